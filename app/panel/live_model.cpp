#include "app/panel/live_model.h"

#include <QtConcurrent/QtConcurrentRun>
#include <utility>

#include "app/panel/file_words.h"
#include "vision/frame_source.h"
#include "vision/live_reading.h"

namespace railref::app {
namespace {

constexpr int preview_width_px = 960;
QString words_for(vision::LiveReader::State state) {
    using enum vision::LiveReader::State;
    switch (state) {
        case searching:
            return LiveModel::tr("Hold the camera over the whole board.");
        case mirrored:
            return LiveModel::tr("The picture is mirrored. Use the back camera, or turn mirroring off.");
        case moving:
            return LiveModel::tr("Hold it still.");
        case too_small:
            return LiveModel::tr("The board is too small in the picture. Move closer.");
        case colourless:
            return LiveModel::tr("Its colours cannot be told. Use a white light, not too bright.");
        case reading:
            return LiveModel::tr("Reading. Keep hands off the board for a moment.");
        case stable:
            return LiveModel::tr("The board is read.");
    }
    return {};
}

}  // namespace

LiveModel::LiveModel(TableModel& table, PhotoModel& photo, QObject* parent)
    : QObject(parent), table_(&table), photo_(&photo) {
    connect(&work_, &QFutureWatcherBase::finished, this, &LiveModel::take_outcome);
    connect(&photo, &PhotoModel::begun, this, [this] {  // a photo is read instead
        stop();
        error_.clear();
        emit changed();
    });
}

LiveModel::~LiveModel() {
    stop_.request_stop();
    work_.waitForFinished();
}

void LiveModel::start(const QString& source) {
    if (running_) return;
    stop_ = {};
    take_now_ = false;
    running_ = true;
    ready_ = false;
    error_.clear();
    preview_ = {};
    words_ = tr("Looking for the camera…");
    emit changed();
    vision::ReadOptions options;
    options.colours = table_->colours_in_play();
    work_.setFuture(
        QtConcurrent::run([this, source = source.toStdString(), profiles = profiles_,
                           own_maps = table_->dudu().map_shelf().folder(), options, stop = stop_.get_token()] {
            try {
                return watch(source, KnownPrintings(profiles, own_maps), options, stop);
            } catch (const std::exception& error) {  // as in PhotoModel::try_to_read
                return Outcome(maps::FileError{source, "", error.what()});
            }
        }));
}

LiveModel::Outcome LiveModel::watch(const std::string& source, const KnownPrintings& known,
                                    const vision::ReadOptions& options, const std::stop_token& stop) {
    auto camera = vision::FrameSource::open(source);
    if (!camera) return camera.error();
    vision::LiveReader reader(known.faces(), options, source);
    cv::Mat frame;
    while (!stop.stop_requested()) {
        const auto next = camera->next(frame, std::chrono::milliseconds(200));
        if (next == vision::FrameSource::Next::ended)
            return maps::FileError{source, "", "the pictures ended before the board was read"};
        if (next == vision::FrameSource::Next::waiting) continue;
        const auto state = reader.add(frame);
        const auto board = reader.board();
        const bool ready = reader.reading().has_value() && board.has_value();
        const Seen seen{words_for(state), ready,
                        to_image(frame).scaledToWidth(preview_width_px, Qt::FastTransformation)};
        QMetaObject::invokeMethod(
            this, [this, seen] { show(seen); }, Qt::QueuedConnection);
        if (!ready || (state != vision::LiveReader::State::stable && !take_now_)) continue;
        vision::Photo photo;
        photo.file = source;
        photo.pixels = frame;
        photo.full_size = frame.size();
        vision::GameReading reading = *reader.reading();
        std::visit([&](auto& one) { one.images.front().registration = *board; }, reading);
        QImage above = known.from_above({&photo, 1}, reading);
        return ReadPhoto{std::move(reading), std::move(above)};
    }
    return vision::Cancelled{};
}

void LiveModel::show(const Seen& seen) {
    if (!running_) return;
    preview_ = seen.preview;
    emit frame_changed();
    if (seen.words == words_ && seen.ready == ready_) return;
    words_ = seen.words;
    ready_ = seen.ready;
    emit changed();
}

void LiveModel::stop() { stop_.request_stop(); }

void LiveModel::takeNow() { take_now_ = true; }

void LiveModel::wait() {
    work_.waitForFinished();
    take_outcome();
}

void LiveModel::take_outcome() {
    if (!running_ || work_.future().resultCount() == 0) return;
    running_ = false;
    ready_ = false;
    preview_ = {};
    Outcome outcome = stop_.stop_requested() ? Outcome(vision::Cancelled{}) : work_.result();
    if (const auto* fault = std::get_if<maps::FileError>(&outcome)) error_ = say_file_fault(*fault);
    emit changed();
    if (auto* read = std::get_if<ReadPhoto>(&outcome)) photo_->take(std::move(*read));
}

}  // namespace railref::app
