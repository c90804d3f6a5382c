#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <vector>

namespace railref::vision {

/// Pictures of one width and type, one below the other: what is done to all is done at once.
[[nodiscard]] inline cv::Mat stacked(std::span<const cv::Mat> pictures) {
    cv::Mat all;
    if (!pictures.empty()) cv::vconcat(pictures.data(), pictures.size(), all);
    return all;
}

/// What became of them, as high as each was; all share the stack's memory.
[[nodiscard]] inline std::vector<cv::Mat> split_like(std::span<const cv::Mat> pictures, const cv::Mat& stack) {
    std::vector<cv::Mat> split;
    int row = 0;
    for (const cv::Mat& picture : pictures) {
        split.push_back(stack.rowRange(row, row + picture.rows));
        row += picture.rows;
    }
    return split;
}

}  // namespace railref::vision
