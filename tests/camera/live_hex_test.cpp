#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include "app/referee/dudu/dudu_reading_file.h"
#include "calibration/dudu/built_in_hex_profiles.h"
#include "calibration/renderer/dudu/hex_scene.h"
#include "tests/app/program.h"
#include "tests/camera/drawn_video.h"
#include "tests/dudu_vision/hex_test_set.h"
#include "vision/dudu/live_hexes.h"
#include "vision/live_reading.h"

/// A camera over a hex map: drawn videos of our own renders.
namespace railref::tests {
namespace {

using vision::LiveReader;
using vision::dudu::HexReading;
using State = LiveReader::State;

const cv::Size kHexFrame(1280, 960);

struct HexStill {
    cv::Mat pixels;
    HexTruth truth;
};

const HexStill& game() {
    static const HexStill still = [] {
        const auto scene =
            renderer::dudu::random_hex_scene(hex_map("two-bays"), 1, renderer::View::table, 4242, {1920, 1440});
        const auto picture = renderer::dudu::render(scene);
        return HexStill{picture.pixels, hex_truth(renderer::dudu::truth_json(scene, picture, "still"))};
    }();
    return still;
}

TEST(LiveHexes, AHandHeldCameraComesToAStableReading) {
    LiveReader live({{}, calibration::dudu::built_in_hex_profiles()}, {}, "drawn");
    State state = State::searching;
    int frames = 0;
    for (; frames < 90 && state != State::stable; ++frames)
        state = live.add(frame_of(game().pixels, kHexFrame, Shake{}, frames));
    ASSERT_EQ(state, State::stable);
    EXPECT_GE(live.counts().looks, LiveReader::kStableLooks);
    const auto& reading = std::get<HexReading>(live.reading().value());
    EXPECT_EQ(reading.map, "two-bays");
    EXPECT_EQ(reading.images.at(0).file, "drawn");
    const HexScore score = score_of(reading, game().truth);
    EXPECT_EQ(score.silent, 0);
    EXPECT_GE(score.right, score.hexes * 0.97) << score.right << " of " << score.hexes;
    EXPECT_TRUE(live.board());
}

TEST(LiveHexes, ACameraWithoutColoursNeverComesToAStableReading) {
    LiveReader live({{}, calibration::dudu::built_in_hex_profiles()}, {}, "drawn");
    auto state = LiveReader::State::searching;
    for (int frames = 0; frames < 60; ++frames) {
        cv::Mat frame = frame_of(game().pixels, kHexFrame, Shake{}, frames);
        cv::cvtColor(frame, frame, cv::COLOR_BGR2GRAY);
        cv::cvtColor(frame, frame, cv::COLOR_GRAY2BGR);
        state = live.add(frame);
    }
    EXPECT_EQ(state, LiveReader::State::colourless);
    EXPECT_FALSE(live.reading()) << "nothing to take";
}

TEST(LiveHexes, TheProgramReadsAVideoOfAMap) {
    const Folder folder;
    const std::string file = folder.path("map.avi");
    cv::VideoWriter video(file, cv::CAP_OPENCV_MJPEG, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), 30, kHexFrame);
    for (int i = 0; i < 45; ++i) video.write(frame_of(game().pixels, kHexFrame, Shake{}, i));
    video.release();
    const Outcome outcome = railref({"read", "--camera", file, "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    const auto reading = app::parse_dudu_reading(outcome.out, "standard output");
    ASSERT_TRUE(reading.has_value()) << reading.error().message();
    EXPECT_EQ(score_of(reading->reading, game().truth).silent, 0);
}

TEST(LiveHexes, OnlyTheLastLooksCount) {
    const auto look = [](double odds) {
        vision::dudu::HexEvidence evidence;
        evidence.view.hex = {3, 4};
        evidence.view.seen = 1;
        evidence.answer.piece.fill(odds);
        return std::vector{evidence};
    };
    vision::dudu::LiveHexes live;
    live.add(look(8));
    EXPECT_NEAR(live.sum()[0].answer.piece[0], 8, 1e-9);
    for (std::size_t i = 0; i < vision::dudu::LiveHexes::kLooks; ++i) live.add(look(-4));
    EXPECT_NEAR(live.sum()[0].answer.piece[0], -4, 1e-9) << "many looks are worth one";
}

}  // namespace
}  // namespace railref::tests
