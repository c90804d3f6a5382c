#include "app/panel/sheet_painter.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QImage>
#include <QPageSize>
#include <QPainterPath>
#include <QPdfWriter>
#include <QtCore/QCoreApplication>
#include <algorithm>

#include "app/panel/board_frame.h"
#include "app/panel/board_painter.h"
#include "app/panel/motif.h"
#include "app/panel/palette.h"
#include "app/panel/proofs.h"
#include "app/panel/words.h"
#include "app/referee/evidence.h"

namespace railref::app {
namespace {

using scoring::PlayerScore;
using scoring::TicketScore;

struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

constexpr double gap = 42;
constexpr double foot_top = paper::height - 118;

const Palette& ink() { return palette(false); }

QFont face(double size, QFont::Weight weight = QFont::Normal) {
    QFont font;
    font.setPixelSize(static_cast<int>(size));
    font.setWeight(weight);
    return font;
}

/// Draws words in a box, as many lines as they need; the height that they took.
double write(QPainter& painter, const QRectF& box, const QString& text, const QFont& font, const QColor& colour,
             int flags = Qt::AlignLeft | Qt::TextWordWrap) {
    painter.setFont(font);
    painter.setPen(colour);
    QRectF used;
    painter.drawText(box, flags, text, &used);
    return used.height();
}

/// One line, made smaller until it fits: nothing on the sheet is cut off.
void write_line(QPainter& painter, const QRectF& box, const QString& text, QFont font, const QColor& colour,
                int align = Qt::AlignLeft) {
    while (font.pixelSize() > 14 && QFontMetricsF(font).horizontalAdvance(text) > box.width())
        font.setPixelSize(font.pixelSize() - 1);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(box, align | Qt::AlignVCenter | Qt::TextSingleLine, text);
}

void draw_chip(QPainter& painter, QPointF middle, double size, maps::PlayerColour colour) {
    const QRectF box(middle - QPointF(size, size) / 2, QSizeF(size, size));
    painter.setPen(colour == maps::PlayerColour::white ? QPen(ink().muted, 2) : QPen(Qt::NoPen));
    painter.setBrush(train_colour(colour));
    painter.drawRoundedRect(box, size * 0.24, size * 0.24);
    painter.setPen(on_train_colour(colour));
    painter.setFont(face(size * 0.56, QFont::Bold));
    painter.drawText(box.translated(0, -size * 0.09), Qt::AlignCenter, letter(colour));
    const QRectF strip(middle + QPointF(-size * 0.29, size * 0.25), QSizeF(size * 0.58, size * 0.15));
    paint_motif(painter, strip, motif_of(colour), on_train_colour(colour));
}

// ---- head and board

/// The bottom of what it drew; so with all that follow.
double draw_head(QPainter& painter, const Sheet& sheet) {
    const maps::BoardMap& map = *sheet.game.map;
    QStringList about{board_name(map)};
    if (sheet.game.variant != &map.default_variant()) about += variant_name(map, *sheet.game.variant);
    if (!sheet.date.isEmpty()) about += sheet.date;
    write_line(painter, {paper::margin, 96, paper::inner - 320, 44}, about.join(QStringLiteral("  ·  ")), face(30),
               ink().muted);
    const QFont mark = face(38, QFont::ExtraBold);
    const double ref = QFontMetricsF(mark).horizontalAdvance(QStringLiteral("ref"));
    write_line(painter, {paper::margin + paper::inner - ref, 92, ref + 4, 48}, QStringLiteral("ref"), mark,
               ink().amber);
    write_line(painter, {paper::margin + paper::inner - ref - 300, 92, 300, 48}, QStringLiteral("Rail"), mark,
               ink().ink, Qt::AlignRight);

    write_line(painter, {paper::margin, 150, paper::inner, 44}, overline(sheet.scores, sheet.standing),
               face(30, QFont::DemiBold),
               sheet.standing == Standing::settled && sheet.scores.finished ? ink().green : ink().amber);
    write_line(painter, {paper::margin, 192, paper::inner, 96}, headline(sheet.scores, sheet.standing),
               face(76, QFont::ExtraBold), ink().ink);
    write_line(painter, {paper::margin, 288, paper::inner, 46}, verdict(sheet.scores), face(32), ink().muted);
    return 352;
}

double draw_board(QPainter& painter, const Sheet& sheet, QRectF box) {
    painter.setPen(QPen(ink().line, 2));
    painter.setBrush(ink().map);
    QPainterPath card;
    card.addRoundedRect(box, 22, 22);
    painter.drawPath(card);
    painter.save();
    painter.setClipPath(card);
    painter.translate(box.topLeft());
    Drawing drawing;
    drawing.map = sheet.game.map;
    drawing.position = sheet.game.position;
    const BoardFrame frame(*sheet.game.map, box.size(), 1, QPointF(0.5, 0.5));
    paint_board(painter, drawing, frame, box.width() > 1200 ? 23 : 18);
    painter.restore();
    return box.bottom();
}

// ---- table

struct Column {
    QString title;
    double width;
};

int bar_points(const PlayerScore& player, bool stations) {
    return std::max(0, player.route_points) + std::max(0, player.ticket_points) +
           (stations ? player.stations.points : 0) + bonus_points(player);
}

void draw_bar(QPainter& painter, QRectF box, const PlayerScore& player, bool stations, double point) {
    const std::pair<int, QColor> parts[] = {{player.route_points, ink().route_bar},
                                            {player.ticket_points, ink().ticket_bar},
                                            {stations ? player.stations.points : 0, ink().station_bar},
                                            {bonus_points(player), ink().bonus_bar}};
    double x = box.left();
    painter.setPen(Qt::NoPen);
    for (const auto& [points, colour] : parts) {
        if (points <= 0) continue;
        painter.setBrush(colour);
        painter.drawRoundedRect(QRectF(x, box.top(), std::max(3.0, points * point - 4), box.height()), 6, 6);
        x += points * point;
    }
}

struct TableStyle {
    double row;
    bool bars_beside;  ///< beside the numbers; else below them
};

double draw_table(QPainter& painter, const Sheet& sheet, QRectF box, const TableStyle& style) {
    const bool stations = sheet.game.map->has_stations();
    const double cell = style.bars_beside ? 128 : (box.width() - 260) / (stations ? 5 : 4);
    const double name = style.bars_beside ? 400 : 260;
    const QStringList titles = [&] {
        QStringList list{SheetText::tr("Routes"), SheetText::tr("Tickets")};
        if (stations) list += SheetText::tr("Stations");
        return list << bonus_word(sheet.game) << SheetText::tr("Total");
    }();
    const auto cell_box = [&](int column, double top, double height) {
        return QRectF(box.left() + name + column * cell, top, cell - 8, height);
    };
    for (int i = 0; i < titles.size(); ++i)
        write_line(painter, cell_box(i, box.top(), 44), titles[i], face(24, QFont::DemiBold), ink().muted,
                   Qt::AlignRight);
    int highest = 1;
    for (const PlayerScore& player : sheet.scores.players) highest = std::max(highest, bar_points(player, stations));
    double y = box.top() + 50;
    for (const PlayerScore* player : by_rank(sheet.scores)) {
        if (player->rank == 1) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(mix(QColor(Qt::white), ink().amber, 0.16));
            painter.drawRoundedRect(QRectF(box.left() - 14, y, box.width() + 28, style.row), 14, 14);
        }
        const double line = style.bars_beside ? style.row : 74;
        write_line(painter, {box.left(), y, 40, line}, QString::number(player->rank), face(30), ink().muted);
        draw_chip(painter, {box.left() + 64, y + line / 2}, 44, player->colour);
        write_line(painter, {box.left() + 100, y, name - 108, line}, name_of(*player), face(34, QFont::DemiBold),
                   ink().ink);
        QStringList numbers{QString::number(player->route_points), signed_number(player->ticket_points)};
        if (stations) numbers += QString::number(player->stations.points);
        numbers += bonus_points(*player) > 0 ? QString::number(bonus_points(*player)) : QStringLiteral("–");
        for (int i = 0; i < numbers.size(); ++i)
            write_line(painter, cell_box(i, y, line), numbers[i], face(32), ink().ink, Qt::AlignRight);
        write_line(painter, cell_box(static_cast<int>(numbers.size()), y, line), QString::number(player->total),
                   face(44, QFont::ExtraBold), ink().ink, Qt::AlignRight);
        const double left =
            style.bars_beside ? box.left() + name + static_cast<double>(titles.size()) * cell + 36 : box.left() + 100;
        const double room = box.right() - left;
        const QRectF bar(left, y + (style.bars_beside ? line / 2 - 15 : line - 2), room, style.bars_beside ? 30 : 22);
        draw_bar(painter, bar, *player, stations, room / highest);
        y += style.row;
    }
    return y;
}

double draw_legend(QPainter& painter, const Sheet& sheet, QPointF at) {
    std::vector<std::pair<QString, QColor>> entries{{SheetText::tr("Routes"), ink().route_bar},
                                                    {SheetText::tr("Tickets"), ink().ticket_bar}};
    if (sheet.game.map->has_stations()) entries.emplace_back(SheetText::tr("Stations"), ink().station_bar);
    entries.emplace_back(bonus_word(sheet.game), ink().bonus_bar);
    for (const auto& [word, colour] : entries) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(QRectF(at.x(), at.y() + 6, 22, 22), 5, 5);
        write_line(painter, {at.x() + 32, at.y(), 400, 34}, word, face(24), ink().muted);
        at.rx() += 32 + QFontMetricsF(face(24)).horizontalAdvance(word) + 44;
    }
    return at.y() + 34;
}

// ---- proofs

QString way_of(const scoring::Game& game, const TicketScore& ticket) {
    QStringList names{city_name(*game.map, ticket.ticket.from)};
    maps::CityId city = ticket.ticket.from;
    for (const maps::RouteId route : ticket.path) {
        city = game.map->route(route).other_end(city);
        names += city_name(*game.map, city);
    }
    return names.join(QStringLiteral(" → "));
}

struct Line {
    QString text;
    QString value;
    QColor colour;
    bool heading = false;
    bool small = false;
};

std::vector<Line> proof_lines(const Sheet& sheet, const PlayerScore& player) {
    const maps::BoardMap& map = *sheet.game.map;
    std::vector<Line> lines;
    lines.push_back({SheetText::tr("Routes"), QString::number(player.route_points), ink().ink, true});
    lines.push_back({say_routes(sheet.game, player), {}, ink().muted, false, true});
    if (!player.tickets.empty())
        lines.push_back({SheetText::tr("Tickets"), signed_number(player.ticket_points), ink().ink, true});
    for (const TicketScore& ticket : player.tickets) {
        const QString cities =
            city_name(map, ticket.ticket.from) + QStringLiteral(" – ") + city_name(map, ticket.ticket.to);
        lines.push_back({(ticket.completed ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + cities,
                         signed_number(ticket.completed ? ticket.ticket.points : -ticket.ticket.points),
                         ticket.completed ? ink().green : ink().red});
        if (ticket.completed && ticket.path.size() > 1)
            lines.push_back({way_of(sheet.game, ticket), {}, ink().muted, false, true});
    }
    if (map.has_stations()) {
        lines.push_back({SheetText::tr("Stations"), QString::number(player.stations.points), ink().ink, true});
        lines.push_back({say_stations(sheet.game, player), {}, ink().muted, false, true});
    }
    lines.push_back(
        {SheetText::tr("Longest route"), QString::number(player.longest_route.trail.length), ink().ink, true});
    QStringList cities;
    for (const maps::CityId city : player.longest_route.trail.cities) cities += city_name(map, city);
    if (!cities.isEmpty()) lines.push_back({cities.join(QStringLiteral(" → ")), {}, ink().muted, false, true});
    for (const scoring::BonusScore& bonus : player.bonuses)
        lines.push_back({bonus.kind == maps::BonusKind::longest_path ? SheetText::tr("Bonus for the longest route")
                                                                     : SheetText::tr("Bonus for most tickets"),
                         signed_number(bonus.points), ink().ink, true});
    return lines;
}

/// The column's height at a size of type; draws it where a painter is given.
double column(QPainter& painter, const std::vector<Line>& lines, QRectF box, double size, bool draw) {
    double y = box.top();
    for (const Line& line : lines) {
        const double px = line.small ? size * 0.82 : size;
        const QFont font = face(px, line.heading ? QFont::DemiBold : QFont::Normal);
        const QFontMetricsF metrics(font);
        const double value =
            line.value.isEmpty() ? 0 : QFontMetricsF(face(px, QFont::Bold)).horizontalAdvance(line.value) + 12;
        if (line.heading) y += size * 0.42;
        const QRectF room(box.left(), y, box.width() - value, 4000);
        const double height = metrics.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, line.text).height();
        if (draw) {
            write(painter, room, line.text, font, line.colour);
            if (value > 0)
                write(painter, {box.left(), y, box.width(), std::min(height, metrics.height())}, line.value,
                      face(px, QFont::Bold), line.colour, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine);
        }
        y += height + size * 0.10;
    }
    return y - box.top();
}

void draw_proofs(QPainter& painter, const Sheet& sheet, QRectF box) {
    const auto order = by_rank(sheet.scores);
    if (order.empty()) return;
    const auto count = static_cast<double>(order.size());
    const double width = (box.width() - (count - 1) * gap) / count;
    std::vector<std::vector<Line>> columns;
    for (const PlayerScore* player : order) columns.push_back(proof_lines(sheet, *player));
    double size = 31;
    const auto tallest = [&] {
        double most = 0;
        for (const auto& lines : columns) most = std::max(most, column(painter, lines, {0, 0, width, 0}, size, false));
        return most;
    };
    while (size > 13 && tallest() > box.height() - 60) size -= 0.5;
    double x = box.left();
    for (std::size_t i = 0; i < columns.size(); ++i) {
        painter.setPen(QPen(
            train_colour(order[i]->colour) == QColor("#FBFAF6") ? ink().muted : train_colour(order[i]->colour), 6));
        painter.drawLine(QPointF(x, box.top()), QPointF(x + width, box.top()));
        write_line(painter, {x, box.top() + 8, width, 44}, name_of(*order[i]), face(32, QFont::Bold), ink().ink);
        column(painter, columns[i], {x, box.top() + 52, width, box.height()}, size, true);
        x += width + gap;
    }
}

void draw_foot(QPainter& painter, const Sheet& sheet) {
    painter.setPen(QPen(ink().line, 2));
    painter.drawLine(QPointF(paper::margin, foot_top), QPointF(paper::margin + paper::inner, foot_top));
    const QString text =
        SheetText::tr("Counted by %1 after the rulebook of %2. Every longest route is proved: nothing longer exists.")
            .arg(QString::fromStdString(program_version()), rulebook_name(*sheet.game.map));
    write_line(painter, {paper::margin, foot_top + 8, paper::inner, 40}, text, face(22), ink().muted);
}

/// `device` has the paper's proportions.
void fit(QPainter& painter, const QRect& device) {
    painter.setViewport(device);
    painter.setWindow(0, 0, paper::width, paper::height);
}

}  // namespace

void paint_sheet(QPainter& painter, const Sheet& sheet) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(QRect(0, 0, paper::width, paper::height), Qt::white);
    const double top = draw_head(painter, sheet);
    const auto players = static_cast<double>(sheet.scores.players.size());
    const double aspect = sheet.game.map->aspect();
    double y = 0;
    if (aspect > 1.1) {
        const double board = draw_board(painter, sheet, {paper::margin, top, paper::inner, paper::inner / aspect});
        y = draw_table(painter, sheet, {paper::margin + 14, board + 22, paper::inner - 28, 0}, {76, true});
        y = draw_legend(painter, sheet, {paper::margin + 14, y + 12});
    } else {
        const double height = 1480;
        const double width = std::min(height * aspect, paper::inner * 0.54);
        draw_board(painter, sheet, {paper::margin, top, width, height});
        const double left = paper::margin + width + gap + 14;
        const double table =
            draw_table(painter, sheet, {left, top, paper::margin + paper::inner - left - 14, 0}, {124, false});
        draw_legend(painter, sheet, {left, table + 16});
        y = top + std::max(height, 50 + players * 124 + 60);
    }
    draw_proofs(painter, sheet, {paper::margin, y + 34, paper::inner, foot_top - y - 50});
    draw_foot(painter, sheet);
}

QByteArray sheet_pdf(const Sheet& sheet) {
    return page_pdf(headline(sheet.scores, sheet.standing), [&](QPainter& painter) { paint_sheet(painter, sheet); });
}

QByteArray sheet_png(const Sheet& sheet) {
    return page_png([&](QPainter& painter) { paint_sheet(painter, sheet); });
}

QByteArray page_pdf(const QString& title, const std::function<void(QPainter&)>& paint) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setResolution(254);
    writer.setTitle(title);
    writer.setCreator(QString::fromStdString(program_version()));
    QPainter painter(&writer);
    fit(painter, QRect(0, 0, writer.width(), writer.height()));
    paint(painter);
    painter.end();
    return bytes;
}

QByteArray page_png(const std::function<void(QPainter&)>& paint) {
    constexpr double dots_an_inch = 200;
    constexpr double units_an_inch = 254;
    QImage image(static_cast<int>(paper::width * dots_an_inch / units_an_inch),
                 static_cast<int>(paper::height * dots_an_inch / units_an_inch), QImage::Format_RGB32);
    QPainter painter(&image);
    fit(painter, image.rect());
    paint(painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

}  // namespace railref::app
