#pragma once

#include <chrono>
#include <memory>
#include <opencv2/core.hpp>
#include <string>

#include "maps/result.h"

namespace railref::vision {

/// So that FFmpeg adds nothing to our one line on standard error. Changes the environment: before any thread begins.
void quieten_ffmpeg();

/// Frames of a webcam, a video file or a network stream. Of a file every frame comes; of what is live the newest, so
/// that a slow reader does not fall behind.
class FrameSource {
public:
    /// `source` is a webcam's number, a file, or a URL (http, rtsp, ...). Errors: nothing there, nothing that plays.
    [[nodiscard]] static maps::Result<FrameSource> open(const std::string& source);

    ~FrameSource();
    FrameSource(FrameSource&&) noexcept;
    FrameSource& operator=(FrameSource&&) noexcept;

    enum class Next { frame, waiting, ended };
    /// The next frame, CV_8UC3 BGR; `waiting` where a live source gave none in `patience`.
    [[nodiscard]] Next next(cv::Mat& frame, std::chrono::milliseconds patience);

    class Frames;  ///< how they come

private:
    explicit FrameSource(std::unique_ptr<Frames> frames);
    std::unique_ptr<Frames> frames_;
};

}  // namespace railref::vision
