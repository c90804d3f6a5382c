#include <gtest/gtest.h>

#include <functional>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include "tests/app/program.h"
#include "tests/camera/background.h"
#include "tests/camera/drawn_video.h"

/// `railref read --camera`: videos are files here, since no camera can be plugged in.
namespace railref::tests {
namespace {

const std::string kSample = RAILREF_SAMPLE_DIR;
const cv::Size kVideoFrame(1280, 720);

/// MJPEG in AVI is written by OpenCV itself, without any codec installed.
bool write_video(const std::string& file, int frames, const auto& frame_at) {
    cv::VideoWriter video(file, cv::CAP_OPENCV_MJPEG, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), 30, kVideoFrame);
    for (int i = 0; i < frames; ++i) video.write(frame_at(i));
    return video.isOpened();
}

/// Every frame as `change` leaves it.
std::string sample_video(const Folder& folder, int frames, const std::function<void(cv::Mat&)>& change = {}) {
    const cv::Mat still = cv::imread(kSample + "/sample.jpg");
    const std::string file = folder.path("sample.avi");
    EXPECT_TRUE(write_video(file, frames, [&](int i) {
        cv::Mat frame = frame_of(still, kVideoFrame, Shake{}, i);
        if (change) change(frame);
        return frame;
    }));
    return file;
}

std::vector<std::string> read_live(const std::string& source) {
    return {"read", "--camera", source, "--profile", kSample + "/sample.profile"};
}

TEST(Camera, AVideoFileIsReadWhenItIsStable) {
    const Folder folder;
    std::vector<std::string> command = read_live(sample_video(folder, 45));
    command.emplace_back("--json");
    const Outcome outcome = railref(command);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    const maps::Json reading = outcome.json();
    EXPECT_EQ(reading["format"], "railref-reading/1");
    EXPECT_EQ(reading["board"], "europe");
    EXPECT_EQ(reading["images"][0]["width"], kVideoFrame.width);
    const maps::Json game =
        maps::Json::parse(content(std::string(RAILREF_SOURCE_DIR) + "/app/sample/sample.game.json"));
    int right = 0;
    for (const auto& [route, owner] : game["claims"].items())
        if (reading["routes"][route]["owner"] == owner) ++right;
    EXPECT_GE(right + 1, static_cast<int>(game["claims"].size()));
}

TEST(Camera, AVideoThatEndsTooSoonIsANo) {
    const Folder folder;
    const Outcome outcome = railref(read_live(sample_video(folder, 12)));
    expect_one_line(outcome, 1);
    EXPECT_NE(outcome.err.find("before the reading was stable"), std::string::npos) << outcome.err;
    EXPECT_NE(outcome.err.find("of 12 frames"), std::string::npos) << outcome.err;
}

/// As cameras and browsers write them: pictures one after the other.
TEST(Camera, OfAFileThatDoesNotSayItsLengthEveryFrameComes) {
    const Folder folder;
    std::string video;
    for (int i = 0; i < 40; ++i) {
        std::vector<unsigned char> jpeg;
        cv::imencode(".jpg", cv::Mat(kVideoFrame, CV_8UC3, cv::Scalar(40, 60, 90 + i)), jpeg);
        video.append(jpeg.begin(), jpeg.end());
    }
    const Outcome outcome = railref(read_live(folder.write("table.mjpeg", video)));
    expect_one_line(outcome, 1);
    EXPECT_NE(outcome.err.find("in 40 frames"), std::string::npos) << outcome.err;
}

TEST(Camera, AVideoWithoutColoursIsRefusedForThat) {
    const Folder folder;
    const auto without_colours = [](cv::Mat& frame) {
        cv::cvtColor(frame, frame, cv::COLOR_BGR2GRAY);
        cv::cvtColor(frame, frame, cv::COLOR_GRAY2BGR);
    };
    const Outcome outcome = railref(read_live(sample_video(folder, 20, without_colours)));
    expect_one_line(outcome, 1);
    EXPECT_NE(outcome.err.find("before colours could be told"), std::string::npos) << outcome.err;
}

TEST(Camera, AMirroredVideoIsRefusedForThat) {
    const Folder folder;
    const auto mirrored = [](cv::Mat& frame) { cv::flip(frame, frame, 1); };
    const Outcome outcome = railref(read_live(sample_video(folder, 12, mirrored)));
    expect_one_line(outcome, 1);
    EXPECT_NE(outcome.err.find("mirrored"), std::string::npos) << outcome.err;
}

TEST(Camera, AVideoWithoutABoardIsANo) {
    const Folder folder;
    const std::string file = folder.path("table.avi");
    ASSERT_TRUE(write_video(file, 20, [](int i) { return cv::Mat(kVideoFrame, CV_8UC3, cv::Scalar(40, 60, 90 + i)); }));
    const Outcome outcome = railref(read_live(file));
    expect_one_line(outcome, 1);
    EXPECT_NE(outcome.err.find("before a board"), std::string::npos) << outcome.err;
}

TEST(Camera, WhatCannotBeOpenedIsOneLine) {
    const Folder folder;
    expect_one_line(railref(read_live("87")), 2);
    expect_one_line(railref(read_live(folder.path("none.avi"))), 2);
    expect_one_line(railref(read_live(folder.path(""))), 2);
    expect_one_line(railref(read_live(folder.write("text.avi", "no video at all, but some words in a file"))), 2);
    expect_one_line(railref(read_live("http://127.0.0.1:9/nothing.avi")), 2);
    expect_one_line(railref(read_live("")), 2);
}

TEST(Camera, WrongUsage) {
    const Folder folder;
    const std::string video = folder.path("v.avi");
    expect_one_line(railref({"read", "--camera"}), 2);
    expect_one_line(railref({"read", "photo.jpg", "--camera", video}), 2);
    expect_one_line(railref({"read", "--camera", video, "--overlay", folder.path("o.png")}), 2);
    expect_one_line(railref({"read", "--camera", video, "--json-lines"}), 2);
    expect_one_line(railref({"read", "--camera", video, "--watch"}), 2);
}

/// A free port, as far as one can know.
int free_port() { return 20000 + static_cast<int>(::getpid() % 20000); }

TEST(Camera, AStreamByItsAddress) {
    const Folder folder;
    (void)sample_video(folder, 45);
    const std::string port = std::to_string(free_port());
    Background server(
        {"python3", "-u", "-m", "http.server", port, "--bind", "127.0.0.1", "--directory", folder.path("")});
    if (!server.started() || !comes_true([&] { return server.out().find("Serving") != std::string::npos; }))
        GTEST_SKIP() << "no python3 to serve a video with";
    std::vector<std::string> command = read_live("http://127.0.0.1:" + port + "/sample.avi");
    command.emplace_back("--json");
    const Outcome outcome = railref(command);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.json()["board"], "europe");
    expect_one_line(railref(read_live("http://127.0.0.1:" + port + "/none.avi")), 2);
}

}  // namespace
}  // namespace railref::tests
