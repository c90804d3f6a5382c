#include "app/referee/watched_folder.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <opencv2/imgcodecs.hpp>

#include "tests/app/program.h"

namespace railref::tests {
namespace {

namespace fs = std::filesystem;
using app::WatchedFolder;
using Time = WatchedFolder::Time;
using namespace std::chrono_literals;

std::string jpeg(int size = 32) {
    std::vector<unsigned char> bytes;
    cv::imencode(".jpg", cv::Mat(size, size, CV_8UC3, cv::Scalar(20, 120, 200)), bytes);
    return {bytes.begin(), bytes.end()};
}

/// Looks at it, and again when everything has settled.
std::vector<std::string> names_after_settling(WatchedFolder& watched, Time& now) {
    std::vector<std::string> names;
    for (int look = 0; look < 2; ++look, now += WatchedFolder::kSettled) {
        const auto arrived = watched.arrivals(now);
        EXPECT_TRUE(arrived);
        for (const fs::path& file : *arrived) names.push_back(file.filename().string());
    }
    return names;
}

using Names = std::vector<std::string>;

TEST(WatchedFolder, SaysEachNewPictureOnce) {
    const Folder folder;
    (void)folder.write("old.jpg", jpeg());
    auto watched = WatchedFolder::open(folder.path(""));
    ASSERT_TRUE(watched);
    Time now{};
    EXPECT_EQ(names_after_settling(*watched, now), Names{});
    (void)folder.write("b.JPG", jpeg());
    (void)folder.write("a.jpg", jpeg());
    (void)folder.write("notes.txt", "no picture");
    (void)folder.write(".a.jpg", jpeg());
    EXPECT_EQ(names_after_settling(*watched, now), (Names{"a.jpg", "b.JPG"}));
    EXPECT_EQ(names_after_settling(*watched, now), Names{});
    fs::remove(folder.path("a.jpg"));
    EXPECT_EQ(names_after_settling(*watched, now), Names{});
    (void)folder.write("a.jpg", jpeg());
    (void)folder.write("old.jpg", jpeg(48));
    EXPECT_EQ(names_after_settling(*watched, now), (Names{"a.jpg", "old.jpg"}));
}

/// However a file grows, and however long its writer rests, it is given out whole and once.
RC_GTEST_PROP(WatchedFolder, NeverGivesOutAHalfWrittenPicture, ()) {
    const Folder folder;
    auto watched = WatchedFolder::open(folder.path(""));
    RC_ASSERT(watched.has_value());
    const std::string whole = jpeg(64);
    Time now{};
    std::size_t written = 0;
    while (written < whole.size()) {
        written = std::min(whole.size(), written + *rc::gen::inRange<std::size_t>(1, whole.size()));
        (void)folder.write("photo.jpg", whole.substr(0, written));
        const int looks = *rc::gen::inRange(1, 8);
        for (int look = 0; look < looks && written < whole.size(); ++look, now += 300ms)
            RC_ASSERT(watched->arrivals(now)->empty());
    }
    RC_ASSERT(names_after_settling(*watched, now) == Names{"photo.jpg"});
    RC_ASSERT(names_after_settling(*watched, now).empty());
}

TEST(WatchedFolder, TheFirstBytesOfAPictureAreNotAWholeOne) {
    const Folder folder;
    auto watched = WatchedFolder::open(folder.path(""));
    ASSERT_TRUE(watched);
    Time now{};
    for (const std::size_t written : {1, 2, 5, 15, 16, 40}) {
        (void)folder.write("photo.jpg", jpeg().substr(0, written));
        for (int look = 0; look < 8; ++look, now += 300ms) EXPECT_TRUE(watched->arrivals(now)->empty()) << written;
    }
}

TEST(WatchedFolder, APictureThatStaysCutIsGivenOutLate) {
    const Folder folder;
    auto watched = WatchedFolder::open(folder.path(""));
    const std::string whole = jpeg();
    (void)folder.write("cut.jpg", whole.substr(0, whole.size() / 2));
    Time now{};
    EXPECT_TRUE(watched->arrivals(now)->empty());
    EXPECT_TRUE(watched->arrivals(now + WatchedFolder::kGivenUp - 1s)->empty());
    EXPECT_EQ(watched->arrivals(now + WatchedFolder::kGivenUp)->size(), 1U);
}

TEST(WatchedFolder, NoFolder) {
    const Folder folder;
    EXPECT_FALSE(WatchedFolder::open(folder.path("nowhere")));
    fs::create_directory(folder.path("gone"));
    auto watched = WatchedFolder::open(folder.path("gone"));
    fs::remove(folder.path("gone"));
    EXPECT_FALSE(watched->arrivals(Time{}));
}

}  // namespace
}  // namespace railref::tests
