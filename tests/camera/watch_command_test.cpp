#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <opencv2/imgcodecs.hpp>

#include "tests/camera/background.h"

namespace railref::tests {
namespace {

std::string sample() { return content(std::string(RAILREF_SAMPLE_DIR) + "/sample.jpg"); }
std::string no_board() {
    std::vector<unsigned char> bytes;
    cv::imencode(".jpg", cv::Mat(480, 640, CV_8UC3, cv::Scalar(20, 120, 200)), bytes);
    return {bytes.begin(), bytes.end()};
}

auto lines_of(const std::string& text) { return std::ranges::count(text, '\n'); }

TEST(Watch, ReadsWhatArrivesAndOnlyWhenItIsWhole) {
    const Folder folder;
    (void)folder.write("old.jpg", no_board());
    Background watch({RAILREF_PROGRAM, "read", folder.path(""), "--watch", "--profile",
                      std::string(RAILREF_SAMPLE_DIR) + "/sample.profile"});
    ASSERT_TRUE(watch.started());
    ASSERT_TRUE(comes_true([&] { return watch.err().find("watching") != std::string::npos; })) << watch.err();
    const std::string photo = sample();
    (void)folder.write("late.jpg", std::string_view(photo).substr(0, photo.size() / 2));
    (void)folder.write("empty_table.jpg", no_board());
    ASSERT_TRUE(comes_true([&] { return lines_of(watch.err()) >= 2; }));  // empty_table.jpg was refused
    EXPECT_EQ(watch.out(), "") << "half a picture was read";
    std::ofstream(folder.path("late.jpg"), std::ios::app | std::ios::binary) << photo.substr(photo.size() / 2);
    ASSERT_TRUE(comes_true([&] { return lines_of(watch.out()) == 1; })) << watch.err();
    const auto reading = maps::parse_json(watch.out(), "watch");
    ASSERT_TRUE(reading);
    EXPECT_EQ((*reading)["format"], "railref-reading/1");
    EXPECT_NE((*reading)["images"][0]["file"].get<std::string>().find("late.jpg"), std::string::npos);
    EXPECT_EQ(watch.stop(), 0);
    EXPECT_EQ(lines_of(watch.err()), 2) << watch.err();
    EXPECT_NE(watch.err().find("empty_table.jpg"), std::string::npos);
    EXPECT_EQ(watch.err().find("old.jpg"), std::string::npos);
}

TEST(Watch, WrongUsage) {
    const Folder folder;
    expect_one_line(railref({"read", folder.path("nowhere"), "--watch"}), 2);
    expect_one_line(railref({"read", folder.write("photo.jpg", no_board()), "--watch"}), 2);
    expect_one_line(railref({"read", "--watch"}), 2);
    expect_one_line(railref({"read", folder.path(""), folder.path(""), "--watch"}), 2);
    expect_one_line(railref({"read", folder.path(""), "--watch", "--json-lines"}), 2);
    expect_one_line(railref({"read", folder.path(""), "--watch", "--overlay", folder.path("o.png")}), 2);
}

}  // namespace
}  // namespace railref::tests
