#pragma once

#include <cstddef>
#include <opencv2/core.hpp>

namespace railref::vision {

/// work(0) to work(count - 1), on all cores and in any order.
template <class Work>
void for_each_index(std::size_t count, const Work& work) {
    cv::parallel_for_({0, static_cast<int>(count)}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i) work(static_cast<std::size_t>(i));
    });
}

}  // namespace railref::vision
