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
#include "app/panel/words.h"
#include "app/referee/watched_folder.h"

namespace railref::app {
namespace {

constexpr int from_above_width_px = 2400;

QImage to_image(const cv::Mat& bgr) {
    const QImage view(bgr.data, bgr.cols, bgr.rows, static_cast<qsizetype>(bgr.step), QImage::Format_BGR888);
    return view.convertToFormat(QImage::Format_RGB32);
}

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

PhotoModel::PhotoModel(GameModel& game, QObject* parent) : QObject(parent), game_(&game) {
    connect(&work_, &QFutureWatcherBase::finished, this, &PhotoModel::take_outcome);
    connect(&watch_, &FolderWatch::arrived, this, [this](const QString& file) { read(QUrl::fromLocalFile(file)); });
    connect(&game, &GameModel::board_changed, this, [this] {
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

void PhotoModel::read(const QUrl& file) { begin({path_of(file)}, calibration::built_in_profiles()); }

void PhotoModel::add(const QUrl& file) {
    auto files = files_;
    files.push_back(path_of(file));
    begin(std::move(files), calibration::built_in_profiles());
}

void PhotoModel::readAll(const QList<QUrl>& files) {
    std::vector<std::filesystem::path> paths;
    for (const QUrl& file : files) paths.push_back(path_of(file));
    if (!paths.empty()) begin(std::move(paths), calibration::built_in_profiles());
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

void PhotoModel::read_with(const std::filesystem::path& file, const calibration::BoardProfile* profile) {
    begin({file}, {profile});
}

void PhotoModel::begin(std::vector<std::filesystem::path> files,
                       std::vector<const calibration::BoardProfile*> profiles) {
    cancel();
    work_.waitForFinished();
    stop_ = {};
    taken_ = false;
    trying_ = std::move(files);
    file_name_ = QString::fromStdString(trying_.back().filename().string());
    show_progress(tr("Opening the photo"), 0.02);
    set_state(QStringLiteral("reading"), {});

    vision::ReadOptions options;
    options.stop = stop_.get_token();
    options.progress = [this](std::string_view step, double share) {
        const QString words = reading_step(std::string(step));
        QMetaObject::invokeMethod(
            this, [this, words, share] { show_progress(words, share); }, Qt::QueuedConnection);
    };
    if (game_->session())
        for (const scoring::Player& player : game_->session()->players()) options.colours.push_back(player.colour);
    if (options.colours.size() < 2) options.colours.clear();  // nobody has said yet who plays

    work_.setFuture(QtConcurrent::run(
        [files = trying_, profiles = std::move(profiles), options] { return read_files(files, profiles, options); }));
}

PhotoModel::Outcome PhotoModel::read_files(const std::vector<std::filesystem::path>& files,
                                           const std::vector<const calibration::BoardProfile*>& profiles,
                                           const vision::ReadOptions& options) {
    std::vector<vision::Photo> photos;
    for (const auto& file : files) {
        auto photo = vision::load_photo(file);
        if (!photo)
            return BadPhoto{QString::fromStdString(file.filename().string()), say_file_fault(photo.error()), {}};
        photos.push_back(std::move(*photo));
    }
    auto answer = vision::read_board(photos, profiles, options);
    if (std::holds_alternative<vision::Cancelled>(answer)) return vision::Cancelled{};
    if (auto* nothing = std::get_if<vision::NoBoard>(&answer)) {
        const auto bad = std::ranges::find(photos, nothing->file, &vision::Photo::file);
        return BadPhoto{QString::fromStdString(std::filesystem::path(nothing->file).filename().string()),
                        photo_trouble(nothing->why), faults_of(look_at(bad == photos.end() ? photos.front() : *bad))};
    }
    auto& reading = std::get<vision::Reading>(answer);
    // The first picture is the one to be looked at; what lies outside it comes from the next.
    cv::Mat above;
    for (std::size_t i = 0; i < photos.size(); ++i) {
        const cv::Mat one =
            vision::rectify(photos[i], reading.images[i].registration, *reading.map, from_above_width_px);
        if (above.empty()) {
            above = one;
            continue;
        }
        cv::Mat outside;
        cv::inRange(above, cv::Scalar::all(0), cv::Scalar::all(0), outside);
        one.copyTo(above, outside);
    }
    return ReadPhoto{std::move(reading), to_image(above)};
}

void PhotoModel::cancel() { stop_.request_stop(); }

void PhotoModel::wait() {
    work_.waitForFinished();
    take_outcome();
}

void PhotoModel::show_again(const QImage& from_above) {
    cancel();
    from_above_ = from_above;
    summary_ = {};
    set_state(QStringLiteral("done"), {});
}

void PhotoModel::take_outcome() {
    if (taken_ || work_.future().resultCount() == 0) return;
    taken_ = true;
    Outcome outcome = work_.result();
    if (stop_.stop_requested() || std::holds_alternative<vision::Cancelled>(outcome))
        return set_state(from_above_.isNull() ? QStringLiteral("none") : QStringLiteral("done"), {});
    if (const auto* bad = std::get_if<BadPhoto>(&outcome)) {
        set_state(QStringLiteral("failed"), bad->why);
        advice_ = advice_for(*bad);
        emit changed();
        return;
    }
    take(std::move(std::get<ReadPhoto>(outcome)));
}

void PhotoModel::take(ReadPhoto photo) {
    const auto files = std::exchange(trying_, {});
    const double seconds = photo.reading.timing.total_ms / 1000;
    const auto claimed = std::ranges::count_if(photo.reading.routes, [](const vision::Sighting& route) {
        return std::holds_alternative<maps::PlayerColour>(route.owner);
    });
    game_->take_reading(std::move(photo.reading));  // may change the board, and so forget the old photo
    from_above_ = photo.from_above;
    files_ = files;
    summary_ = [claimed, seconds] {
        return tr("%1 claimed routes read in %2 s.").arg(claimed).arg(seconds, 0, 'f', 1);
    };
    set_state(QStringLiteral("done"), {});
    emit done();
}

void PhotoModel::show_progress(const QString& step, double share) {
    step_ = step;
    share_ = share;
    emit progress_changed();
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
