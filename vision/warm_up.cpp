#include "vision/warm_up.h"

#if __has_include(<sys/mman.h>)
#include <sys/mman.h>
#endif

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <opencv2/core/utility.hpp>
#include <span>

#include "vision/picture_memory.h"

namespace railref::vision {

namespace {

constexpr std::size_t kWanted = std::size_t{64} << 20;  // bytes: by a picture of 12 megapixels

#if defined(MADV_POPULATE_WRITE)
/// From the first huge page on that nobody has written to.
std::span<char> untouched(std::span<char> room) {
    unsigned char is_there = 0;
    while (!room.empty() && mincore(room.data(), 1, &is_there) == 0 && (is_there & 1) != 0)
        room = room.subspan(kHugePage);
    return room;
}

/// Changes nothing in what is there already.
void clear(std::span<char> room, const std::stop_token& stop) {
    for (; !room.empty() && !stop.stop_requested(); room = room.subspan(kHugePage))
        if (madvise(room.data(), kHugePage, MADV_POPULATE_WRITE) != 0) return;  // as systems say that do not know it
}
#endif

void warm_up(const std::stop_token& stop) {
    cv::parallel_for_({0, cv::getNumThreads()}, [](const cv::Range&) {});
#if defined(MADV_POPULATE_WRITE)
    const std::span<char> room = untouched(room_for_pictures());
    clear(room.first(std::min(room.size(), kWanted)), stop);
#endif
}

}  // namespace

WarmUp::WarmUp() {
    static std::atomic_flag done;
    if (!done.test_and_set()) on_another_core_ = std::jthread(warm_up);
}

}  // namespace railref::vision
