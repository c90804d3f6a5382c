#include "vision/picture_memory.h"

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
#if __has_include(<sys/mman.h>)
#include <sys/mman.h>
#endif

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <span>

namespace railref::vision {

namespace {

constexpr std::size_t kMegabyte = std::size_t{1} << 20;
constexpr std::size_t kHugePage = 2 * kMegabyte;

/// Where the heap has room for pictures; none where it was not prepared.
std::span<char>& prepared_room() {
    static std::span<char> room;
    return room;
}

#ifdef M_MMAP_THRESHOLD
/// What the heap will take first is asked for in pages of two megabytes, where the system gives them to who asks: it
/// then clears and maps a picture's memory in a few steps instead of thousands.
void ask_for_huge_pages() {
#if defined(MADV_HUGEPAGE)
    constexpr std::size_t length = 192 * kMegabyte;
    void* room = std::malloc(length);
    if (room == nullptr) return;
    const auto first = (reinterpret_cast<std::uintptr_t>(room) + kHugePage - 1) / kHugePage * kHugePage;
    prepared_room() = {reinterpret_cast<char*>(first), length - kHugePage};
    madvise(prepared_room().data(), prepared_room().size(), MADV_HUGEPAGE);
    std::free(room);  // and stays in the heap, see below
#endif
}
#endif

#if defined(MADV_POPULATE_WRITE)
/// From the first huge page on that nobody has written to; `room` is made of whole ones.
std::span<char> untouched(std::span<char> room) {
    constexpr std::size_t small_page = 4096;
    unsigned char is_there = 0;
    while (!room.empty() && mincore(room.data(), small_page, &is_there) == 0 && (is_there & 1) != 0)
        room = room.subspan(kHugePage);
    return room;
}
#endif

}  // namespace

void prepare_picture_memory() {
#ifdef M_MMAP_THRESHOLD
    constexpr int megabyte = static_cast<int>(kMegabyte);
    mallopt(M_MMAP_THRESHOLD, 256 * megabyte);
    mallopt(M_TRIM_THRESHOLD, 256 * megabyte);
    mallopt(M_TOP_PAD, 16 * megabyte);
    ask_for_huge_pages();
#endif
}

MemoryAhead::MemoryAhead() {
#if defined(MADV_POPULATE_WRITE)
    static std::atomic_flag done;  // later readings find what the first has left
    if (done.test_and_set()) return;
    clearing_ = std::jthread([room = untouched(prepared_room())](const std::stop_token& stop) mutable {
        constexpr std::size_t wanted = 64 * kMegabyte;  // by a picture of 12 megapixels
        room = room.first(std::min(room.size(), wanted));
        for (; !room.empty() && !stop.stop_requested(); room = room.subspan(kHugePage))
            if (madvise(room.data(), kHugePage, MADV_POPULATE_WRITE) != 0) return;  // as an old system says
    });
#endif
}

}  // namespace railref::vision
