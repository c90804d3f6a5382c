#include "app/panel/photo_model.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "app/panel/board_frame.h"
#include "app/panel/file_words.h"
#include "app/panel/photo_reader.h"
#include "app/panel/words.h"
#include "app/referee/watched_folder.h"
#include "vision/load_photo.h"

namespace railref::app {
namespace {

/// What can be done about it; where nothing is wrong with the picture itself, what usually helps.
QStringList advice_for(const BadPhoto& bad) {
    QStringList advice;
    for (const vision::PhotoFault fault : bad.faults) switch (fault) {
            case vision::PhotoFault::small:
                advice += PhotoModel::tr("The picture is small. Use the camera’s own photo, not a preview of it.");
                break;
            case vision::PhotoFault::dark:
                advice += PhotoModel::tr("It is dark. Turn on one more lamp.");
                break;
            case vision::PhotoFault::burnt_out:
                advice += PhotoModel::tr("It is burnt out. Move the lamp beside the board, and use no flash.");
                break;
            case vision::PhotoFault::blurred:
                advice += PhotoModel::tr("It is blurred. Rest your elbows on the table and tap the board to focus.");
                break;
            case vision::PhotoFault::colourless:
                advice += PhotoModel::tr("It has hardly any colours. Use no filter, and switch on a white lamp.");
                break;
        }
    if (advice.isEmpty()) {
        advice += PhotoModel::tr("All four corners of the board should be in the picture.");
        advice += PhotoModel::tr("Hold the camera as high above the board as you can.");
        advice += PhotoModel::tr("Clear away boxes and cards that cover it.");
    }
    return advice;
}

QRectF grown(QRectF region, double aspect) {
    const double margin = std::max(0.035, region.width() * 0.25);
    return region.adjusted(-margin, -margin * aspect, margin, margin * aspect);
}

}  // namespace

PhotoModel::PhotoModel(TableModel& table, QObject* parent) : QObject(parent), table_(&table), game_(&table.tickets()) {
    connect(&work_, &QFutureWatcherBase::finished, this, &PhotoModel::take_outcome);
    connect(&watch_, &FolderWatch::arrived, this, &PhotoModel::readAll);
    connect(&table, &TableModel::changed, this, &PhotoModel::changed);
    connect(&table, &TableModel::put_back, this, &PhotoModel::stopWatching);  // new pictures are not of that game
    connect(&table, &TableModel::board_changed, this, [this] {
        from_above_ = {};
        files_.clear();
        summary_ = {};
        if (state_ != QStringLiteral("reading")) set_state(QStringLiteral("none"), {});
    });
}

PhotoModel::~PhotoModel() {
    stop_.request_stop();
    work_.waitForFinished();
}

namespace {

std::filesystem::path path_of(const QUrl& file) { return file.toLocalFile().toStdString(); }

}  // namespace

void PhotoModel::read(const QUrl& file) { begin({path_of(file)}, reader(), game_on_table()); }

void PhotoModel::add(const QUrl& file) {
    auto files = table_->sample() ? Files{} : files_;
    files.push_back(path_of(file));
    begin(std::move(files), reader(), game_on_table());
}

void PhotoModel::readAll(const QList<QUrl>& files) {
    std::vector<std::filesystem::path> paths;
    for (const QUrl& file : files) paths.push_back(path_of(file));
    if (!paths.empty()) begin(std::move(paths), reader(), game_on_table());
}

bool PhotoModel::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data) return false;
    if (data->hasUrls() && data->urls().constFirst().isLocalFile()) {
        readAll(data->urls());
        return true;
    }
    const QImage image = qvariant_cast<QImage>(data->imageData());
    const QString file = pasted_.filePath(tr("pasted %1.png").arg(++pasted_count_));
    if (image.isNull() || !image.save(file)) return false;
    read(QUrl::fromLocalFile(file));
    return true;
}

bool PhotoModel::watch(const QUrl& folder) {
    const bool watching = watch_.watch(folder.toLocalFile());
    emit changed();
    return watching;
}

QString PhotoModel::endings() {
    QStringList patterns;
    for (const std::string_view ending : picture_endings()) {
        const QString small = QStringLiteral("*") + QString::fromUtf8(ending.data(), std::ssize(ending));
        patterns += {small, small.toUpper()};  // file dialogs tell them apart
    }
    return patterns.join(QChar(u' '));
}

void PhotoModel::stopWatching() {
    watch_.watch({});
    emit changed();
}

ReadPhotos PhotoModel::reader() const { return photo_reader(profiles_, table_->dudu().map_shelf().folder()); }

void PhotoModel::read_with(const std::filesystem::path& file, const calibration::BoardProfile* profile) {
    begin({file}, photo_reader({profile}, {}), {game_->colours_of_players(), &GameModel::take_sample_reading});
}

void PhotoModel::begin(Files files, ReadPhotos read, Game game) {
    cancel();
    work_.waitForFinished();
    stop_ = {};
    of_ = std::move(game);
    taken_ = false;
    file_name_ = QString::fromStdString(files.back().filename().string());
    show_progress(tr("Opening the photo"), 0.02);
    set_state(QStringLiteral("reading"), {});
    emit begun();

    vision::ReadOptions options;
    options.stop = stop_.get_token();
    options.progress = [this](std::string_view step, double share) {
        const QString words = reading_step(std::string(step));
        QMetaObject::invokeMethod(
            this, [this, words, share] { show_progress(words, share); }, Qt::QueuedConnection);
    };
    options.colours = of_.colours;

    work_.setFuture(QtConcurrent::run([files = std::move(files), read = std::move(read), options] {
        return Tried{files, try_to_read(files, read, options)};
    }));
}

/// Nothing of ours throws, but a library may that ran out of memory or met a picture it chokes on.
PhotoOutcome PhotoModel::try_to_read(const Files& files, const ReadPhotos& read, const vision::ReadOptions& options) {
    try {
        return read_files(files, read, options);
    } catch (const std::exception& error) {
        return BadPhoto{QString::fromStdString(files.back().filename().string()),
                        tr("Reading it failed: %1").arg(QString::fromUtf8(error.what())),
                        {}};
    }
}

PhotoOutcome PhotoModel::read_files(const Files& files, const ReadPhotos& read, const vision::ReadOptions& options) {
    std::vector<vision::Photo> photos;
    for (const auto& file : files) {
        auto photo = vision::load_photo(file);
        if (!photo)
            return BadPhoto{QString::fromStdString(file.filename().string()), say_file_fault(photo.error()), {}};
        photos.push_back(std::move(*photo));
    }
    return read(photos, options);
}

void PhotoModel::cancel() { stop_.request_stop(); }

void PhotoModel::wait() {
    work_.waitForFinished();
    take_outcome();
}

void PhotoModel::show_again(const QImage& from_above) {
    cancel();
    from_above_ = from_above;
    kind_ = table_->kind();
    summary_ = {};
    left_out_ = false;
    set_state(QStringLiteral("done"), {});
}

void PhotoModel::take_outcome() {
    if (taken_ || work_.future().resultCount() == 0) return;
    taken_ = true;
    auto [files, outcome] = work_.result();
    if (stop_.stop_requested() || std::holds_alternative<vision::Cancelled>(outcome))
        return set_state(from_above_.isNull() ? QStringLiteral("none") : QStringLiteral("done"), {});
    if (const auto* bad = std::get_if<BadPhoto>(&outcome)) return fail(bad->why, advice_for(*bad));
    take(std::move(std::get<ReadPhoto>(outcome)), std::move(files), of_);
}

void PhotoModel::fail(const QString& why, const QStringList& advice) {
    set_state(QStringLiteral("failed"), why);
    advice_ = advice;
    emit changed();
}

namespace {

/// Empty where every photo was read.
QString left_out_words(const std::vector<vision::Unreadable>& photos) {
    QString words;
    for (const vision::Unreadable& photo : photos)
        words += QStringLiteral(" ") +
                 PhotoModel::tr("%1 is left out. %2")
                     .arg(QString::fromStdString(std::filesystem::path(photo.file).filename().string()),
                          photo_trouble(photo.why));
    return words;
}

/// What was read in how many seconds, in the language of the moment.
std::function<QString()> summary_of(const vision::Reading& reading) {
    const double seconds = reading.timing.total_ms / 1000;
    const auto claimed = std::ranges::count_if(reading.routes, [](const vision::Sighting& route) {
        return std::holds_alternative<maps::PlayerColour>(route.owner);
    });
    return [claimed, seconds] {
        return PhotoModel::tr("%1 claimed routes read in %2 s.").arg(claimed).arg(seconds, 0, 'f', 1);
    };
}

std::function<QString()> summary_of(const HexReading& reading) {
    const double seconds = reading.timing.total_ms / 1000;
    const auto drawn =
        std::ranges::count_if(reading.hexes, [](const auto& item) { return item.second.contents != HexContents{}; });
    return [drawn, seconds] {
        return PhotoModel::tr("%1 hexes with track, trains or factories read in %2 s.")
            .arg(drawn)
            .arg(seconds, 0, 'f', 1);
    };
}

}  // namespace

void PhotoModel::take(ReadPhoto photo, Files files, const Game& game) {
    const auto summary = std::visit([](const auto& reading) { return summary_of(reading); }, photo.reading);
    const auto left_out = std::visit([](const auto& reading) { return reading.left_out; }, photo.reading);
    // This may change the board, and so forget the old photo.
    if (auto* board = std::get_if<vision::Reading>(&photo.reading)) {
        table_->choose(QStringLiteral("tickets"));
        (game_->*game.take)(std::move(*board));
    } else {
        const auto fault = table_->dudu().take_reading(std::move(std::get<HexReading>(photo.reading)));
        if (fault) return fail(*fault, {});
        table_->choose(QStringLiteral("dudu"));
    }
    from_above_ = photo.from_above;
    // They need not be looked at again when one more is added.
    std::erase_if(files, [&](const std::filesystem::path& file) {
        return std::ranges::find(left_out, file.string(), &vision::Unreadable::file) != left_out.end();
    });
    files_ = std::move(files);
    left_out_ = !left_out.empty();
    summary_ = [summary, left_out] { return summary() + left_out_words(left_out); };
    kind_ = table_->kind();
    set_state(QStringLiteral("done"), {});
    emit done();
}

void PhotoModel::show_progress(const QString& step, double share) {
    step_ = step;
    share_ = share;
    emit progress_changed();
}

QString PhotoModel::state() const {
    return state_ == QStringLiteral("done") && !is_of_table() ? QStringLiteral("none") : state_;
}

void PhotoModel::set_state(const QString& state, const QString& error) {
    state_ = state;
    error_ = error;
    advice_.clear();
    emit changed();
}

QRectF PhotoModel::routeRegion(int route) const {
    if (!game_->session() || route < 0) return {};
    const maps::BoardMap& map = game_->session()->map();
    QRectF region;
    for (const maps::Space& space : map.route(static_cast<maps::RouteId>(route)).spaces) {
        const double reach = space.length / 2;
        region |=
            QRectF(space.centre.x - reach, space.centre.y - reach * map.aspect(), 2 * reach, 2 * reach * map.aspect());
    }
    return grown(region, map.aspect());
}

QRectF PhotoModel::cityRegion(int city) const {
    if (!game_->session() || city < 0) return {};
    const maps::BoardMap& map = game_->session()->map();
    const maps::Point at = map.city(static_cast<maps::CityId>(city)).centre;
    return grown(QRectF(at.x - 0.02, at.y - 0.02 * map.aspect(), 0.04, 0.04 * map.aspect()), map.aspect());
}

QRectF PhotoModel::squareRegion(int square) const {
    if (!game_->session() || square < 0) return {};
    const maps::BoardMap& map = game_->session()->map();
    if (map.score_track().size() <= static_cast<std::size_t>(square)) return {};
    const maps::Point at = map.score_track()[static_cast<std::size_t>(square)];
    constexpr double reach = 0.035;
    const QRectF region(at.x - reach, at.y - reach * map.aspect(), 2 * reach, 2 * reach * map.aspect());
    return region & QRectF(0, 0, 1, 1);
}

QVariantList PhotoModel::routeOutline(int route) const {
    QVariantList list;
    if (!game_->session() || route < 0) return list;
    const maps::BoardMap& map = game_->session()->map();
    const BoardFrame whole = BoardFrame::of_picture(map, QSizeF(1000, 1000 / map.aspect()));
    for (const maps::Space& space : map.route(static_cast<maps::RouteId>(route)).spaces) {
        QPolygonF face = whole.face(space, 1.5);
        for (QPointF& corner : face) corner = {corner.x() / 1000, corner.y() / 1000 * map.aspect()};
        list.push_back(QVariant::fromValue(face));
    }
    return list;
}

QVariantList PhotoModel::cityOutline(int city) const {
    if (!game_->session() || city < 0) return {};
    const maps::BoardMap& map = game_->session()->map();
    const maps::Point at = map.city(static_cast<maps::CityId>(city)).centre;
    constexpr int corners = 40;
    constexpr double radius = 0.018;
    QPolygonF ring;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        ring += QPointF(at.x + radius * std::cos(angle), at.y + radius * map.aspect() * std::sin(angle));
    }
    return {QVariant::fromValue(ring)};
}

}  // namespace railref::app
