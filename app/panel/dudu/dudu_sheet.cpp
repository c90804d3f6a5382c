#include "app/panel/dudu/dudu_sheet.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <array>

#include "app/panel/dudu/dudu_model.h"
#include "app/panel/dudu/dudu_score_model.h"
#include "app/panel/dudu/dudu_words.h"
#include "app/panel/dudu/hex_painter.h"
#include "app/panel/palette.h"
#include "app/panel/sheet_painter.h"
#include "app/referee/evidence.h"

namespace railref::app {

namespace {

using scoring::dudu::FinalPosition;
using scoring::dudu::PlayerScore;
using scoring::dudu::Scoresheet;

constexpr double bottom = paper::height - 118;

const Palette& ink() { return palette(false); }

struct DuduSheetText {
    Q_DECLARE_TR_FUNCTIONS(DuduSheet)
};

/// The page's brush; a member function a part, each returns where it ended.
class Page {
public:
    Page(QPainter& painter, const DuduSession& session, const FinalPosition& position)
        : p_(painter), session_(session), position_(position), sheet_(score(position)) {}

    void paint(const QString& date) {
        double y = head(date);
        y = board(y);
        y = table(y + 30);
        proofs(y + 40);
        foot();
    }

private:
    /// One line, made smaller until it fits: nothing on the sheet is cut off.
    void line(const QRectF& box, const QString& text, double size, QFont::Weight weight, const QColor& colour,
              int align = Qt::AlignLeft) {
        QFont font;
        font.setPixelSize(static_cast<int>(size));
        font.setWeight(weight);
        while (font.pixelSize() > 14 && QFontMetricsF(font).horizontalAdvance(text) > box.width())
            font.setPixelSize(font.pixelSize() - 1);
        p_.setFont(font);
        p_.setPen(colour);
        p_.drawText(box, align | Qt::AlignVCenter | Qt::TextSingleLine, text);
    }

    void chip(QPointF at, double size, const std::string& colour) {
        const QRectF box(at, QSizeF(size, size));
        p_.setPen(Qt::NoPen);
        p_.setBrush(piece_colour(colour));
        p_.drawRoundedRect(box, size * 0.24, size * 0.24);
        line(box, QString(piece_letter_of(colour_number(colour))), size * 0.62, QFont::Bold,
             on_piece_colour_of(colour_number(colour)), Qt::AlignHCenter);
    }

    double head(const QString& date) {
        QStringList about{dudu_board_name(session_.map())};
        if (!date.isEmpty()) about += date;
        line({paper::margin, 96, paper::inner - 320, 44}, about.join(QStringLiteral("  ·  ")), 30, QFont::Normal,
             ink().muted);
        line({paper::margin + paper::inner - 300, 92, 300, 48}, QStringLiteral("Railref"), 38, QFont::ExtraBold,
             ink().ink, Qt::AlignRight);
        line({paper::margin, 170, paper::inner, 96}, headline_of(sheet_), 76, QFont::ExtraBold, ink().ink);
        return 300;
    }

    double board(double top) {
        const HexScene scene{facts_of(session_.shared_map()), session_.board_draft()};
        const QRectF bounds = lattice_bounds(*scene.map);
        const double height = std::min(1300.0, paper::inner * bounds.height() / bounds.width());
        const QRectF box(paper::margin, top, paper::inner, height);
        QPainterPath card;
        card.addRoundedRect(box, 22, 22);
        p_.setPen(QPen(ink().line, 2));
        p_.setBrush(ink().map);
        p_.drawPath(card);
        p_.save();
        p_.setClipPath(card);
        p_.translate(box.topLeft());
        HexDrawing drawing;
        drawing.scene = scene;
        paint_hex_board(p_, drawing, HexFrame(bounds, box.size()));
        p_.restore();
        return box.bottom();
    }

    double table(double top) {
        constexpr double name = 330;
        constexpr double row = 72;
        const auto titles = score_sources({});
        const double cell = (paper::inner - name) / static_cast<double>(titles.size() + 1);
        const auto at = [&](std::size_t column, double y) {
            return QRectF(paper::margin + name + static_cast<double>(column) * cell, y, cell - 18, row);
        };
        for (std::size_t i = 0; i < titles.size(); ++i)
            line(at(i, top - 10), titles[i].word, 25, QFont::DemiBold, ink().muted, Qt::AlignRight);
        line(at(titles.size(), top - 10), DuduSheetText::tr("Total"), 25, QFont::DemiBold, ink().muted, Qt::AlignRight);
        double y = top + 52;
        for (const PlayerScore* player : by_rank(sheet_)) {
            if (player->rank == 1)
                p_.fillRect(QRectF(paper::margin, y, paper::inner, row), mix(QColor(Qt::white), ink().amber, 0.14));
            chip({paper::margin + 14, y + 14}, 44, player->colour);
            line({paper::margin + 74, y, name - 84, row}, name_of(*player), 32, QFont::DemiBold, ink().ink);
            const auto sources = score_sources(*player);
            for (std::size_t i = 0; i < sources.size(); ++i)
                line(at(i, y),
                     sources[i].points < 0 ? signed_points(sources[i].points) : QString::number(sources[i].points), 32,
                     QFont::Normal, sources[i].points < 0 ? ink().red : ink().ink, Qt::AlignRight);
            line(at(sources.size(), y), QString::number(player->total), 44, QFont::ExtraBold, ink().ink,
                 Qt::AlignRight);
            y += row;
            p_.fillRect(QRectF(paper::margin, y - 1, paper::inner, 2), ink().line);
        }
        return y;
    }

    /// Every number that is more than a counter, a line each, as large as the room allows; players go into the column
    /// that is shorter so far.
    void proofs(double top) {
        struct Block {
            const PlayerScore* player;
            QStringList lines;
            std::size_t column;
            double from;  ///< in lines
        };
        std::vector<Block> blocks;
        std::array<double, 2> filled{};
        for (const PlayerScore* player : by_rank(sheet_)) {
            const std::size_t column = filled[1] < filled[0] ? 1 : 0;
            blocks.push_back({player, proof_lines(*player), column, filled[column]});
            filled[column] += static_cast<double>(blocks.back().lines.size()) + 1.8;
        }
        const double step = std::min(46.0, (bottom - top) / std::max({1.0, filled[0], filled[1]}));
        const double width = (paper::inner - 60) / 2;
        for (const Block& block : blocks) {
            const double x = paper::margin + static_cast<double>(block.column) * (width + 60);
            double y = top + block.from * step;
            chip({x, y}, step * 0.9, block.player->colour);
            line({x + step * 1.2, y, width - step * 1.2, step}, name_of(*block.player), step * 0.72, QFont::Bold,
                 ink().ink);
            y += step * 1.2;
            for (const QString& text : block.lines) {
                line({x, y, width, step}, text, step * 0.62, QFont::Normal, ink().ink);
                y += step;
            }
        }
    }

    QStringList proof_lines(const PlayerScore& player) {
        QStringList lines;
        for (const char* key : {"orders", "goods", "influence", "penalties", "technologies"}) {
            for (const QVariant& item : prove(sheet_, position_, player, QLatin1String(key))) {
                const QVariantMap map = item.toMap();
                const QString note = map[QStringLiteral("note")].toString();
                if (map[QStringLiteral("value")].toString() == QStringLiteral("0") && key != QLatin1String("orders"))
                    continue;
                QStringList goods;
                for (const QVariant& good : map[QStringLiteral("goods")].toList())
                    goods += good.toMap()[QStringLiteral("name")].toString();
                QString line = map[QStringLiteral("title")].toString();
                if (key == QLatin1String("orders"))
                    line = DuduSheetText::tr("Order %1: %2").arg(line, goods.join(QStringLiteral(" + ")));
                if (!note.isEmpty()) line += QStringLiteral(", ") + note;
                lines += line + QStringLiteral(": ") + map[QStringLiteral("value")].toString();
            }
        }
        return lines;
    }

    void foot() {
        line({paper::margin, paper::height - 100, paper::inner, 40},
             DuduSheetText::tr("Counted by %1").arg(QString::fromStdString(program_version())), 24, QFont::Normal,
             ink().muted);
    }

    QPainter& p_;
    const DuduSession& session_;
    const FinalPosition& position_;
    Scoresheet sheet_;
};

}  // namespace

void paint_dudu_sheet(QPainter& painter, const DuduSession& session, const QString& date) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(QRect(0, 0, paper::width, paper::height), Qt::white);
    if (const auto position = session.final_position()) Page(painter, session, *position).paint(date);
}

QByteArray dudu_sheet_pdf(const DuduSession& session, const QString& date) {
    return page_pdf(dudu_board_name(session.map()),
                    [&](QPainter& painter) { paint_dudu_sheet(painter, session, date); });
}

QByteArray dudu_sheet_png(const DuduSession& session, const QString& date) {
    return page_png([&](QPainter& painter) { paint_dudu_sheet(painter, session, date); });
}

}  // namespace railref::app
