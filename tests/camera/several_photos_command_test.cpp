#include <gtest/gtest.h>

#include <algorithm>
#include <opencv2/imgcodecs.hpp>

#include "tests/app/program.h"

/// `railref read a.jpg b.jpg`.
namespace railref::tests {
namespace {

TEST(SeveralPhotosCommand, OneWithoutABoardIsLeftOutAndSaidToBe) {
    const Folder folder;
    const std::string sample = std::string(RAILREF_SAMPLE_DIR) + "/sample.jpg";
    const std::string table = folder.path("table.png");
    ASSERT_TRUE(cv::imwrite(table, cv::Mat(600, 800, CV_8UC3, cv::Scalar(40, 60, 90))));
    const auto read = [&](const std::vector<std::string>& photos, const std::string& overlay) {
        std::vector<std::string> command{"read",   "--profile", std::string(RAILREF_SAMPLE_DIR) + "/sample.profile",
                                         "--json", "--overlay", overlay};
        command.insert(command.end(), photos.begin(), photos.end());
        return railref(command);
    };
    const Outcome alone = read({sample}, folder.path("alone.png"));
    const Outcome beside = read({table, sample}, folder.path("beside.png"));
    EXPECT_EQ(alone.err, "");
    EXPECT_EQ(beside.status, 0);
    EXPECT_EQ(beside.err.find("railref: " + table + ": left out: no board"), 0U) << beside.err;
    EXPECT_EQ(std::ranges::count(beside.err, '\n'), 1) << beside.err;
    const maps::Json reading = beside.json();
    ASSERT_EQ(reading["left_out"].size(), 1U);
    EXPECT_EQ(reading["left_out"][0]["file"], table);
    for (const char* part : {"images", "routes", "stations", "questions"}) EXPECT_EQ(reading[part], alone.json()[part]);
    EXPECT_FALSE(alone.json().contains("left_out"));
    EXPECT_EQ(content(folder.path("beside.png")), content(folder.path("alone.png")))
        << "drawn over the photo that was read";
}

TEST(SeveralPhotosCommand, TheOverlayIsDrawnOverAPhotoWithColours) {
    const Folder folder;
    const std::string sample = std::string(RAILREF_SAMPLE_DIR) + "/sample.jpg";
    const std::string gray = folder.path("gray.png");
    ASSERT_TRUE(cv::imwrite(gray, cv::imread(sample, cv::IMREAD_GRAYSCALE)));
    const std::string overlay = folder.path("overlay.png");
    const Outcome outcome =
        railref({"read", gray, sample, "--profile", std::string(RAILREF_SAMPLE_DIR) + "/sample.profile", "--json",
                 "--overlay", overlay});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.err.find("railref: " + gray + ": left out: it has hardly any colours"), 0U) << outcome.err;
    const maps::Json images = outcome.json()["images"];
    ASSERT_EQ(images.size(), 1U);
    EXPECT_EQ(images[0]["file"], sample);
    const cv::Mat corner = cv::imread(overlay)(cv::Rect(0, 0, 40, 40));
    const cv::Mat of_sample = cv::imread(sample)(cv::Rect(0, 0, 40, 40));
    EXPECT_LT(cv::norm(corner, of_sample, cv::NORM_INF), 8) << "drawn over the gray one";
}

}  // namespace
}  // namespace railref::tests
