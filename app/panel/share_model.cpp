#include "app/panel/share_model.h"

#include <QBuffer>
#include <QDate>
#include <QFileInfo>
#include <QLocale>
#include <QtConcurrent/QtConcurrentRun>

#include "app/panel/dudu/dudu_sheet.h"
#include "app/panel/file_words.h"
#include "app/panel/words.h"
#include "app/referee/dudu/dudu_scoresheet_csv.h"
#include "app/referee/dudu/dudu_scoresheet_json.h"
#include "app/referee/scoresheet_csv.h"
#include "app/referee/scoresheet_json.h"
#include "maps/write_file.h"

namespace railref::app {
namespace {

constexpr int jpeg_quality = 90;

maps::Result<std::string> content(const QString& kind, const GameSession& session, const QString& date) {
    if (kind == QStringLiteral("pdf")) return sheet_pdf(make_sheet(session, date)).toStdString();
    if (kind == QStringLiteral("png")) return sheet_png(make_sheet(session, date)).toStdString();
    const scoring::Game game = session.game();
    if (kind == QStringLiteral("csv")) return scoresheet_csv(game, scoring::score(game));
    return scoresheet_json(game, scoring::score(game)).dump(2) + "\n";
}

maps::Result<std::string> content(const QString& kind, const DuduSession& session, const QString& date) {
    const auto position = session.final_position();
    if (!position) return tl::unexpected(position.error());
    if (kind == QStringLiteral("pdf")) return dudu_sheet_pdf(session, date).toStdString();
    if (kind == QStringLiteral("png")) return dudu_sheet_png(session, date).toStdString();
    if (kind == QStringLiteral("csv")) return dudu_scoresheet_csv(score(*position));
    return dudu_scoresheet_json(score(*position)).dump(2) + "\n";
}

maps::Result<std::string> content(const QString& kind, const AnySession& session, const QImage& photo,
                                  const QString& date) {
    if (kind == QStringLiteral("railref")) return pack_evidence(session, top_picture(photo));
    return std::visit([&](const auto& game) { return content(kind, game, date); }, session);
}

bool can_be_scored(const GameSession&) { return true; }
bool can_be_scored(const DuduSession& session) { return session.final_position().has_value(); }

QByteArray sheet_picture(const GameSession& session, const QString& date) {
    return sheet_png(make_sheet(session, date));
}
QByteArray sheet_picture(const DuduSession& session, const QString& date) { return dudu_sheet_png(session, date); }

}  // namespace

Sheet make_sheet(const GameSession& session, const QString& date) {
    const bool asked = std::ranges::any_of(session.open_questions(), [](const vision::Question& question) {
        return !std::holds_alternative<maps::PlayerColour>(question.place);
    });
    const bool open = asked || !session.unseen_places().empty();
    const scoring::Game game = session.game();
    return {game, scoring::score(game), open ? Standing::open : Standing::settled, date};
}

TopPicture top_picture(const QImage& from_above) {
    if (from_above.isNull()) return {};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    from_above.convertToFormat(QImage::Format_RGB32).save(&buffer, "JPG", jpeg_quality);  // pixels alone: no EXIF
    return {bytes.toStdString(), from_above.width(), from_above.height()};
}

ShareModel::ShareModel(TableModel& table, PhotoModel& photo, ShelfModel& shelf, QObject* parent)
    : QObject(parent), table_(&table), photo_(&photo), shelf_(&shelf) {
    connect(&table, &TableModel::changed, this, [this] {
        stale_ = true;
        draw_preview();
        emit changed();
    });
    connect(&table, &TableModel::board_changed, this, &ShareModel::dismissReplay);
    connect(&drawing_, &QFutureWatcherBase::finished, this, &ShareModel::take_preview);
    connect(&writing_, &QFutureWatcherBase::finished, this, &ShareModel::take_written);
}

ShareModel::~ShareModel() {
    drawing_.waitForFinished();
    writing_.waitForFinished();
}

void ShareModel::set_active(bool active) {
    if (active == active_) return;
    active_ = active;
    draw_preview();
    emit changed();
}

QString ShareModel::obstacle() const {
    const auto session = table_->session();
    const bool scored = session && std::visit([](const auto& game) { return can_be_scored(game); }, *session);
    return scored ? QString() : tr("Nobody plays yet: there are no scores to share.");
}

QString ShareModel::date() const {
    return shelf_->id() ? when(*shelf_->id()) : QLocale().toString(QDate::currentDate(), QLocale::ShortFormat);
}

void ShareModel::draw_preview() {
    if (!active_ || !stale_ || !obstacle().isEmpty() || drawing_.isRunning()) return;
    const auto session = table_->session();
    stale_ = false;
    drawing_.setFuture(QtConcurrent::run([session = *session, date = date()] {
        return std::visit([&](const auto& game) { return QImage::fromData(sheet_picture(game, date)); }, session);
    }));
}

void ShareModel::take_preview() {
    if (drawing_.future().resultCount() > 0) preview_ = drawing_.result();
    draw_preview();
    emit changed();
}

void ShareModel::wait() {
    while (active_ && (stale_ || drawing_.isRunning()) && obstacle().isEmpty()) {
        draw_preview();
        drawing_.waitForFinished();
        if (drawing_.future().resultCount() > 0) preview_ = drawing_.result();
    }
    writing_.waitForFinished();
    take_written();
    emit changed();
}

void ShareModel::write(const QString& kind, const QUrl& file) {
    const auto session = table_->session();
    if (const QString why = obstacle(); !why.isEmpty()) return say({}, why);
    writing_.waitForFinished();
    QString path = file.toLocalFile();
    if (QFileInfo(path).suffix().compare(kind, Qt::CaseInsensitive) != 0) path += QChar(u'.') + kind;
    writing_.setFuture(
        QtConcurrent::run([kind, path, session = *session, photo = photo_->from_above(), date = date()]() -> Written {
            const auto bytes = content(kind, session, photo, date);
            if (!bytes) return {path, bytes.error()};
            const auto written = maps::write_file(path.toStdString(), *bytes);
            return {path, written ? std::nullopt : std::optional(written.error())};
        }));
}

void ShareModel::take_written() {
    if (writing_.future().resultCount() == 0) return;
    const Written written = writing_.result();
    if (written.fault)
        say({}, say_file_fault(*written.fault));
    else
        say(tr("Saved as %1.").arg(QFileInfo(written.file).fileName()), {});
}

QString ShareModel::fileName(const QString& kind) const {
    const QString day = shelf_->id() ? QString::fromStdString(shelf_->id()->begun()).left(10)
                                     : QDate::currentDate().toString(Qt::ISODate);
    return QStringLiteral("%1-%2.%3").arg(table_->board_id(), day, kind);
}

bool ShareModel::openEvidence(const QUrl& file) {
    auto evidence = read_evidence(file.toLocalFile().toStdString());
    if (!evidence) {
        say({}, say_file_fault(evidence.error()));
        return false;
    }
    const std::vector<std::string> differences = replay(*evidence);
    const QImage picture = QImage::fromData(QByteArray::fromStdString(evidence->picture), "JPG");
    const bool photographed = has_reading(evidence->session);
    table_->set_session(std::move(evidence->session));
    if (photographed && !picture.isNull()) photo_->show_again(picture);
    QStringList lines;
    for (const std::string& line : differences) lines += QString::fromStdString(line);
    replay_ = {{QStringLiteral("agrees"), lines.isEmpty()},
               {QStringLiteral("lines"), lines},
               {QStringLiteral("program"), QString::fromStdString(evidence->program)}};
    emit replay_changed();
    return true;
}

void ShareModel::dismissReplay() {
    replay_.clear();
    emit replay_changed();
}

void ShareModel::say(const QString& notice, const QString& error) {
    notice_ = notice;
    error_ = error;
    emit said();
}

}  // namespace railref::app
