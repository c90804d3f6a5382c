#include "vision/picture_memory.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>

namespace railref::vision {
namespace {

/// What the system keeps of the memory that `address` lies in (proc(5), VmFlags); empty where it does not say.
std::string flags_of(std::uintptr_t address) {
    std::ifstream maps("/proc/self/smaps");
    bool here = false;
    for (std::string line; std::getline(maps, line);) {
        std::istringstream range(line);
        std::uintptr_t first = 0;
        std::uintptr_t end = 0;
        char dash = 0;
        if (range >> std::hex >> first >> dash >> end && dash == '-') here = first <= address && address < end;
        if (here && line.starts_with("VmFlags:")) return line + ' ';
    }
    return {};
}

// Pictures lie where huge pages were asked for. More than one of them: a hole of their own size may be left in the heap
// by the tests before.
TEST(PictureMemory, AsksForHugePages) {
#if defined(__SANITIZE_ADDRESS__) || !defined(__GLIBC__)
    GTEST_SKIP() << "another heap";
#endif
    if (!std::filesystem::exists("/sys/kernel/mm/transparent_hugepage")) GTEST_SKIP() << "this system has none";
    prepare_picture_memory();
    constexpr std::size_t bytes = std::size_t{128} << 20;
    const std::unique_ptr<void, decltype(&std::free)> pictures(std::malloc(bytes), std::free);
    const std::string flags = flags_of(reinterpret_cast<std::uintptr_t>(pictures.get()) + bytes / 2);
    if (flags.empty()) GTEST_SKIP() << "this system does not say";
    EXPECT_NE(flags.find(" hg "), std::string::npos) << flags;
}

}  // namespace
}  // namespace railref::vision
