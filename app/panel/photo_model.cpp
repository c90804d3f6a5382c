#include "app/panel/photo_model.h"

#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>

#include "app/panel/words.h"

namespace railref::app {
namespace {

constexpr int from_above_width_px = 2400;

QImage to_image(const cv::Mat& bgr) {
    const QImage view(bgr.data, bgr.cols, bgr.rows, static_cast<qsizetype>(bgr.step), QImage::Format_BGR888);
    return view.convertToFormat(QImage::Format_RGB32);
}

QRectF grown(QRectF region, double aspect) {
    const double margin = std::max(0.035, region.width() * 0.25);
    return region.adjusted(-margin, -margin * aspect, margin, margin * aspect);
}

}  // namespace

PhotoModel::PhotoModel(GameModel& game, QObject* parent) : QObject(parent), game_(&game) {
    connect(&work_, &QFutureWatcherBase::finished, this, &PhotoModel::take_outcome);
    connect(&game, &GameModel::board_changed, this, [this] {
        from_above_ = {};
        summary_.clear();
        if (state_ != QStringLiteral("reading")) set_state(QStringLiteral("none"), {});
    });
}

PhotoModel::~PhotoModel() {
    stop_.request_stop();
    work_.waitForFinished();
}

void PhotoModel::read(const QUrl& file) { begin(file.toLocalFile().toStdString(), calibration::built_in_profiles()); }

void PhotoModel::read_with(const std::filesystem::path& file, const calibration::BoardProfile* profile) {
    begin(file, {profile});
}

void PhotoModel::begin(const std::filesystem::path& file, std::vector<const calibration::BoardProfile*> profiles) {
    cancel();
    work_.waitForFinished();
    stop_ = {};
    taken_ = false;
    file_name_ = QString::fromStdString(file.filename().string());
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

    work_.setFuture(QtConcurrent::run([file, profiles = std::move(profiles), options]() -> Outcome {
        const auto photo = vision::load_photo(file);
        if (!photo) return photo.error();
        auto answer = vision::read_board({&*photo, 1}, profiles, options);
        if (auto* nothing = std::get_if<vision::NoBoard>(&answer)) return *nothing;
        if (std::holds_alternative<vision::Cancelled>(answer)) return vision::Cancelled{};
        auto& reading = std::get<vision::Reading>(answer);
        const QImage above =
            to_image(vision::rectify(*photo, reading.images.front().registration, *reading.map, from_above_width_px));
        return ReadPhoto{std::move(reading), above};
    }));
}

void PhotoModel::cancel() { stop_.request_stop(); }

void PhotoModel::wait() {
    work_.waitForFinished();
    take_outcome();
}

void PhotoModel::show_again(const QImage& from_above) {
    cancel();
    from_above_ = from_above;
    summary_.clear();
    set_state(QStringLiteral("done"), {});
}

void PhotoModel::take_outcome() {
    if (taken_ || work_.future().resultCount() == 0) return;
    taken_ = true;
    Outcome outcome = work_.result();
    if (stop_.stop_requested() || std::holds_alternative<vision::Cancelled>(outcome))
        return set_state(from_above_.isNull() ? QStringLiteral("none") : QStringLiteral("done"), {});
    if (const auto* fault = std::get_if<maps::FileError>(&outcome))
        return set_state(QStringLiteral("failed"), QString::fromStdString(fault->message()));
    if (const auto* nothing = std::get_if<vision::NoBoard>(&outcome))
        return set_state(QStringLiteral("failed"), QString::fromStdString(nothing->why));
    auto& photo = std::get<ReadPhoto>(outcome);
    const double seconds = photo.reading.timing.total_ms / 1000;
    const auto claimed = std::ranges::count_if(photo.reading.routes, [](const vision::Sighting& route) {
        return std::holds_alternative<maps::PlayerColour>(route.owner);
    });
    game_->take_reading(std::move(photo.reading));  // may change the board, and so forget the old photo
    from_above_ = photo.from_above;
    summary_ = tr("%1 claimed routes read in %2 s.").arg(claimed).arg(seconds, 0, 'f', 1);
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

}  // namespace railref::app
