#include "vision/warm_up.h"

#if __has_include(<sys/mman.h>)
#include <sys/mman.h>
#endif

#include <algorithm>
#include <cstddef>
#include <opencv2/core/utility.hpp>
#include <span>
#include <stop_token>
#include <system_error>

#include "vision/picture_memory.h"

namespace railref::vision {

namespace {

#if defined(MADV_POPULATE_WRITE)
/// From the first huge page on that nobody has written to.
std::span<char> untouched(std::span<char> room) {
    unsigned char is_there = 0;
    while (!room.empty() && mincore(room.data(), 1, &is_there) == 0 && (is_there & 1) != 0)
        room = room.subspan(kHugePage);
    return room;
}

/// What a picture of 12 megapixels wants, beside what the process has when the first one comes.
std::span<char> wanted() {
    constexpr std::size_t enough = std::size_t{48} << 20;
    static const std::span<char> room = untouched(room_for_pictures());
    return room.first(std::min(room.size(), enough));
}

/// Changes nothing in what is there already.
void clear_memory(const std::stop_token& stop) {
    for (std::span<char> room = wanted(); !room.empty() && !stop.stop_requested(); room = room.subspan(kHugePage))
        if (madvise(room.data(), kHugePage, MADV_POPULATE_WRITE) != 0) return;  // as systems say that do not know it
}
#else
void clear_memory(const std::stop_token&) {}
#endif

}  // namespace

WarmUp::WarmUp() {
    const auto work = [](const std::stop_token& stop) {
        cv::parallel_for_({0, cv::getNumThreads()}, [](const cv::Range&) {});
        clear_memory(stop);
    };
    try {
        on_another_core_ = std::jthread(work);
    } catch (const std::system_error&) {
        // The system has no thread left: nothing but time is lost.
    }
}

}  // namespace railref::vision
