#include "vision/warm_up.h"

#include <gtest/gtest.h>
#if __has_include(<sys/mman.h>)
#include <sys/mman.h>
#endif

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <span>
#include <thread>

#include "vision/picture_memory.h"

namespace railref::vision {
namespace {

#if defined(MADV_POPULATE_WRITE) && !defined(__SANITIZE_ADDRESS__)  // which has a heap of its own

bool is_there(const char* memory) {
    unsigned char there = 0;
    return mincore(const_cast<char*>(memory), 1, &there) == 0 && (there & 1) != 0;
}

TEST(WarmUp, ClearsMemoryForPicturesAndChangesNothingInIt) {
    prepare_picture_memory();
    std::span<char> room = room_for_pictures();
    if (room.empty()) GTEST_SKIP() << "this system gives no huge pages";
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(room.data()) % kHugePage, 0);
    EXPECT_EQ(room.size() % kHugePage, 0);
    while (!room.empty() && is_there(room.data())) room = room.subspan(kHugePage);
    ASSERT_GT(room.size(), 2 * kHugePage);
    if (madvise(room.data(), kHugePage, MADV_POPULATE_WRITE) != 0) GTEST_SKIP() << "this system is too old";
    std::fill_n(room.data(), 100, 'x');  // the heap has nothing there yet
    const WarmUp warm_up;
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (!is_there(&room[kHugePage]) && std::chrono::steady_clock::now() < deadline)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_TRUE(is_there(&room[kHugePage]));
    EXPECT_EQ(std::count(room.begin(), room.begin() + 100, 'x'), 100);
}

#endif

}  // namespace
}  // namespace railref::vision
