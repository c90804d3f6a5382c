#include "vision/warm_up.h"

#include <gtest/gtest.h>
#include <sys/mman.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <thread>

#include "vision/picture_memory.h"

namespace railref::vision {
namespace {

bool is_there(const char* memory) {
    unsigned char there = 0;
    return mincore(const_cast<char*>(memory), 1, &there) == 0 && (there & 1) != 0;
}

TEST(WarmUp, ClearsMemoryForPicturesAndChangesNothingInIt) {
#if !defined(MADV_POPULATE_WRITE) || defined(__SANITIZE_ADDRESS__)
    GTEST_SKIP() << "this system cannot clear memory ahead, or the heap is another";
#else
    prepare_picture_memory();
    const std::span<char> room = room_for_pictures();
    if (room.empty()) GTEST_SKIP() << "this system gives no huge pages";
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(room.data()) % kHugePage, 0);
    EXPECT_EQ(room.size() % kHugePage, 0);
    const auto untouched = [&] {
        std::span<char> rest = room;
        while (!rest.empty() && is_there(rest.data())) rest = rest.subspan(kHugePage);
        return rest;
    };
    ASSERT_GT(untouched().size(), 2 * kHugePage);
    char* first = untouched().data();
    if (madvise(first, kHugePage, MADV_POPULATE_WRITE) != 0) GTEST_SKIP() << "this system cannot clear memory ahead";
    std::fill_n(first, 100, 'x');  // where the heap has nothing yet
    const WarmUp warm_up;
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!is_there(first + kHugePage) && std::chrono::steady_clock::now() < deadline)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_TRUE(is_there(first + kHugePage));
    EXPECT_EQ(std::count(first, first + 100, 'x'), 100);
#endif
}

}  // namespace
}  // namespace railref::vision
