#include "vision/frame_source.h"

#include <algorithm>
#include <cctype>
#include <condition_variable>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <stop_token>
#include <thread>

#include "calibration/media/media.h"

namespace railref::vision {

class FrameSource::Frames {
public:
    virtual ~Frames() = default;
    virtual Next next(cv::Mat& frame, std::chrono::milliseconds patience) = 0;
};

namespace {

/// A frame after the other, as fast as they are asked for.
class FileFrames : public FrameSource::Frames {
public:
    explicit FileFrames(std::unique_ptr<media::Capture> capture) : capture_(std::move(capture)) {}

    FrameSource::Next next(cv::Mat& frame, std::chrono::milliseconds /*patience*/) override {
        return capture_->read(frame) ? FrameSource::Next::frame : FrameSource::Next::ended;
    }

private:
    std::unique_ptr<media::Capture> capture_;
};

/// A thread takes the frames as they come and keeps the newest.
class LiveFrames : public FrameSource::Frames {
public:
    explicit LiveFrames(std::unique_ptr<media::Capture> capture)
        : capture_(std::move(capture)), thread_([this](const std::stop_token& stop) { take(stop); }) {}

    FrameSource::Next next(cv::Mat& frame, std::chrono::milliseconds patience) override {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, patience, [&] { return !newest_.empty() || ended_; });
        if (newest_.empty()) return ended_ ? FrameSource::Next::ended : FrameSource::Next::waiting;
        frame = std::move(newest_);
        newest_ = cv::Mat();
        return FrameSource::Next::frame;
    }

private:
    void take(const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            cv::Mat frame;
            const bool taken = capture_->read(frame);
            const std::scoped_lock lock(mutex_);
            if (taken) newest_ = std::move(frame);
            ended_ = !taken;
            changed_.notify_one();
            if (ended_) return;
        }
    }

    std::unique_ptr<media::Capture> capture_;
    std::mutex mutex_;
    std::condition_variable changed_;
    cv::Mat newest_;
    bool ended_ = false;
    std::jthread thread_;  // last: it ends before what it uses
};

bool is_number(const std::string& text) {
    return !text.empty() && text.size() < 4 &&
           std::ranges::all_of(text, [](unsigned char c) { return std::isdigit(c); });
}

bool is_url(const std::string& text) { return text.find("://") != std::string::npos; }

}  // namespace

maps::Result<FrameSource> FrameSource::open(const std::string& source) {
    const auto wrong = [&](std::string what) { return tl::unexpected(maps::FileError{source, "", std::move(what)}); };
    std::error_code ignored;
    if (!is_number(source) && !is_url(source)) {
        if (!std::filesystem::exists(source, ignored)) return wrong("expected a video file, found no such file");
        if (std::filesystem::is_directory(source, ignored)) return wrong("expected a video file, found a folder");
    }
    auto opened = is_number(source) ? media::open_camera(std::stoi(source)) : media::open_video(source);
    if (!opened) return wrong(opened.error());
    auto capture = std::move(*opened);
    if (!capture) {
        if (is_number(source)) return wrong("expected a camera of this number, found none that can be opened");
        return wrong(is_url(source) ? "expected a video stream, found none that can be opened"
                                    : "expected a video, found none that can be played");
    }
    // Files, of which some do not say how many frames they have, wait; of what is behind an address only videos do.
    const bool waits = is_url(source) ? capture->frames() > 0 : std::filesystem::is_regular_file(source, ignored);
    if (waits && !is_number(source)) return FrameSource(std::make_unique<FileFrames>(std::move(capture)));
    return FrameSource(std::make_unique<LiveFrames>(std::move(capture)));
}

void quieten_ffmpeg() {
    constexpr int unless_somebody_wants_to_hear = 0;
    ::setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", unless_somebody_wants_to_hear);
}

FrameSource::FrameSource(std::unique_ptr<Frames> frames) : frames_(std::move(frames)) {}
FrameSource::~FrameSource() = default;
FrameSource::FrameSource(FrameSource&&) noexcept = default;
FrameSource& FrameSource::operator=(FrameSource&&) noexcept = default;

FrameSource::Next FrameSource::next(cv::Mat& frame, std::chrono::milliseconds patience) {
    return frames_->next(frame, patience);
}

}  // namespace railref::vision
