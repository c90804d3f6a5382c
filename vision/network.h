#pragma once

#include <cstddef>
#include <memory>
#include <opencv2/core.hpp>
#include <span>

namespace railref::vision {

/// A small convolutional network whose weights are part of the program. May be used by several threads, one at a time.
/// Says the same on every processor (fixed_point.h).
class Network {
public:
    /// The bytes of a file that network_file.h reads. `samples_at_once`: reckoned together at most; few, so that what
    /// layers hand on stays in a core's cache.
    explicit Network(std::span<const char> file, std::size_t samples_at_once = 4);
    ~Network();
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;

    /// `input`: n samples of what the network was trained on, n x channels x height x width, CV_32F, or CV_8U where 255
    /// is 1. Returns n rows of logits, CV_32F: all that the last step gives, row by row of its pixels, each with its
    /// channels side by side.
    [[nodiscard]] cv::Mat logits(const cv::Mat& input) const;
    /// As `logits` of all, a row for each of these samples.
    [[nodiscard]] cv::Mat logits(const cv::Mat& input, std::span<const std::size_t> which) const;

private:
    class Copies;
    std::unique_ptr<Copies> copies_;
};

}  // namespace railref::vision
