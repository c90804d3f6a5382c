#include "vision/picture_memory.h"

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
#if __has_include(<sys/mman.h>)
#include <sys/mman.h>
#endif

#include <cstdint>
#include <cstdlib>

namespace railref::vision {

namespace {

constexpr std::size_t kMegabyte = std::size_t{1} << 20;

std::span<char> prepared_room;

#ifdef M_MMAP_THRESHOLD
/// What the heap will take first is asked for in pages of two megabytes, where the system gives them to who asks: it
/// then clears and maps a picture's memory in a few steps instead of thousands.
void ask_for_huge_pages() {
#if defined(MADV_HUGEPAGE)
    constexpr std::size_t length = 192 * kMegabyte;
    void* room = std::malloc(length);
    if (room == nullptr) return;
    const auto first = (reinterpret_cast<std::uintptr_t>(room) + kHugePage - 1) / kHugePage * kHugePage;
    const std::span pages(reinterpret_cast<char*>(first), length - kHugePage);
    if (madvise(pages.data(), pages.size(), MADV_HUGEPAGE) == 0) prepared_room = pages;
    std::free(room);  // and stays in the heap, see below
#endif
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

void share_picture_memory() {
#ifdef M_ARENA_MAX
    mallopt(M_ARENA_MAX, 1);
#endif
}

std::span<char> room_for_pictures() { return prepared_room; }

}  // namespace railref::vision
