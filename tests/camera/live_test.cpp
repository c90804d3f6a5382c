#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "calibration/renderer/random_scene.h"
#include "calibration/renderer/render.h"
#include "maps/load_map.h"
#include "tests/camera/drawn_video.h"
#include "tests/sample_profile.h"
#include "vision/board_tracker.h"
#include "vision/live_evidence.h"
#include "vision/live_reading.h"

/// Live reading of drawn videos. The board is our own drawing, its profile the sample's.
namespace railref::tests {
namespace {

using renderer::BoardState;
using vision::LiveReader;
using State = LiveReader::State;

const cv::Size kFrame(1280, 720);
const maps::BoardMap& europe() { return *maps::built_in_board("europe"); }

struct Still {
    BoardState state;
    renderer::Picture picture;
};

/// A game seen from 20 to 35 degrees, and the same with one claim less.
const Still& game(bool whole) {
    const auto draw = [](bool all) {
        renderer::Scene scene = renderer::random_scene(europe(), renderer::View::table, 3, {1920, 1080});
        if (!all) scene.state.claims.erase(scene.state.claims.begin());
        return Still{scene.state, renderer::render(scene)};
    };
    static const Still with = draw(true);
    static const Still without = draw(false);
    return whole ? with : without;
}

struct Wrong {
    int all = 0;
    int silent = 0;
};

vision::Occupant occupant_of(const BoardState& state, maps::RouteId route) {
    const auto claim = state.claims.find(route);
    if (claim == state.claims.end()) return vision::Nobody{};
    return claim->second;
}

Wrong wrong_routes(const vision::Reading& reading, const BoardState& truth) {
    Wrong wrong;
    for (std::size_t r = 0; r < reading.routes.size(); ++r) {
        const auto id = static_cast<maps::RouteId>(r);
        const vision::Occupant owner = occupant_of(truth, id);
        const bool right = std::visit([&](auto who) { return reading.routes[r].owner == vision::Owner(who); }, owner);
        if (right) continue;
        ++wrong.all;
        const bool asked = std::ranges::any_of(reading.questions, [&](const vision::Question& question) {
            const auto* options = std::get_if<std::vector<vision::Occupant>>(&question.options);
            return question.place == decltype(question.place)(id) && options &&
                   std::ranges::find(*options, owner) != options->end();
        });
        if (!asked) ++wrong.silent;
    }
    return wrong;
}

/// A camera over one still after the other; frames are made when they are asked for.
class Camera {
public:
    explicit Camera(std::uint64_t seed = 1) { shake_.seed = seed; }

    template <class Happening>
    State run(const Still& still, int frames, Happening&& happens) {
        State state = State::searching;
        for (int i = 0; i < frames; ++i) {
            cv::Mat frame = frame_of(still.picture.pixels, kFrame, shake_, time_++);
            happens(frame, static_cast<double>(i) / frames);
            state = live_.add(frame);
        }
        return state;
    }
    State run(const Still& still, int frames) {
        return run(still, frames, [](cv::Mat&, double) {});
    }
    /// Frames until the reading is stable; `most` where it is not.
    int run_until_stable(const Still& still, int most) {
        for (int i = 0; i < most; ++i)
            if (run(still, 1) == State::stable) return i;
        return most;
    }

    [[nodiscard]] const LiveReader& live() const { return live_; }
    [[nodiscard]] const vision::Reading& reading() const { return std::get<vision::Reading>(live_.reading().value()); }

private:
    Shake shake_;
    int time_ = 0;
    LiveReader live_{{{&sample_profile()}, {}}, {}, "drawn"};
};

TEST(Live, AHandHeldCameraComesToAStableRightReading) {
    Camera camera;
    EXPECT_LT(camera.run_until_stable(game(true), 60), 60);
    ASSERT_TRUE(camera.live().reading());
    const vision::Reading& reading = camera.reading();
    EXPECT_EQ(reading.map, &europe());
    EXPECT_EQ(wrong_routes(reading, game(true).state).silent, 0);
    EXPECT_LE(wrong_routes(reading, game(true).state).all, 1);
    ASSERT_EQ(reading.images.size(), 1U);
    EXPECT_EQ(reading.images[0].file, "drawn");
    EXPECT_EQ(reading.images[0].width, kFrame.width);
}

TEST(Live, ACameraWithoutColoursNeverComesToAStableReading) {
    Camera camera(7);
    const auto gray = [](cv::Mat& frame, double) {
        cv::cvtColor(frame, frame, cv::COLOR_BGR2GRAY);
        cv::cvtColor(frame, frame, cv::COLOR_GRAY2BGR);
    };
    EXPECT_EQ(camera.run(game(true), 60, gray), State::colourless);
    EXPECT_GT(camera.live().counts().looks, 8);
    EXPECT_EQ(camera.live().counts().colourless, camera.live().counts().looks);
    EXPECT_FALSE(camera.live().reading()) << "nothing to take";
    EXPECT_LT(camera.run_until_stable(game(true), 90), 90) << "colours are back";
    EXPECT_EQ(wrong_routes(camera.reading(), game(true).state).silent, 0);
}

TEST(Live, AMirroredBoardIsNamedUntilItIsTurnedTheRightWayRound) {
    Camera camera(9);
    EXPECT_EQ(camera.run(game(true), 12, [](cv::Mat& frame, double) { cv::flip(frame, frame, 1); }), State::mirrored);
    EXPECT_EQ(camera.live().counts().with_board, 0);
    EXPECT_EQ(camera.live().counts().mirrored, 1) << "looked for once in 40 frames";
    EXPECT_NE(camera.run(game(true), 12), State::mirrored);
    EXPECT_GT(camera.live().counts().with_board, 0);
}

TEST(Live, ABoardInTooFewPixelsIsNotReadUntilTheCameraComesCloser) {
    Camera camera(8);
    const auto from = [](double distance, cv::Mat& frame) {
        cv::Mat far(frame.size(), frame.type(), cv::Scalar(60, 80, 100));
        const cv::Size size(cvRound(frame.cols / distance), cvRound(frame.rows / distance));
        cv::resize(
            frame,
            far(cv::Rect((frame.cols - size.width) / 2, (frame.rows - size.height) / 2, size.width, size.height)), size,
            0, 0, cv::INTER_AREA);
        frame = far;
    };
    constexpr double farthest = 4.2;  // where the board has some 220 pixels
    camera.run(game(true), 20);
    const int looks = camera.live().counts().looks;
    camera.run(game(true), 70, [&](cv::Mat& frame, double share) { from(std::pow(farthest, share), frame); });
    EXPECT_EQ(camera.run(game(true), 1, [&](cv::Mat& frame, double) { from(farthest, frame); }), State::too_small);
    EXPECT_LT(camera.live().counts().looks, looks + 15) << "none while it was too small";
    EXPECT_LT(camera.run_until_stable(game(true), 120), 120);
}

TEST(Live, AHandOnItsWayDoesNotCount) {
    Camera camera(2);
    ASSERT_LT(camera.run_until_stable(game(true), 60), 60);
    const State state = camera.run(game(true), 30, [](cv::Mat& frame, double t) { draw_hand(frame, t, 0.35); });
    EXPECT_NE(state, State::stable) << "something moves over the board";
    EXPECT_EQ(wrong_routes(camera.reading(), game(true).state).silent, 0);
    EXPECT_LT(camera.run_until_stable(game(true), 60), 60);
    EXPECT_EQ(wrong_routes(camera.reading(), game(true).state).silent, 0);
}

TEST(Live, ATrainThatIsAddedIsReadAndTheOldReadingFades) {
    Camera camera(3);
    const auto [added, owner] = *game(true).state.claims.begin();
    ASSERT_LT(camera.run_until_stable(game(false), 60), 60);
    EXPECT_EQ(camera.reading().routes[maps::index(added)].owner, vision::Owner(vision::Nobody{}));
    const maps::Point place = europe().route(added).spaces.front().centre;
    const auto reach = [&](cv::Mat& frame, double t) { draw_hand(frame, place.x, place.y + std::abs(t - 0.5)); };
    camera.run(game(false), 10, reach);
    camera.run(game(true), 10, reach);
    EXPECT_LT(camera.run_until_stable(game(true), 60), 60);
    EXPECT_EQ(camera.reading().routes[maps::index(added)].owner, vision::Owner(owner));
    EXPECT_EQ(wrong_routes(camera.reading(), game(true).state).silent, 0);
}

TEST(Live, ALampThatGoesOnChangesNothing) {
    Camera camera(4);
    ASSERT_LT(camera.run_until_stable(game(true), 60), 60);
    const auto lamp = [](cv::Mat& frame, double) { change_light(frame, 0.6, 0.12); };
    State state = State::searching;
    for (int i = 0; i < 70 && (state != State::stable || i < 20); ++i) state = camera.run(game(true), 1, lamp);
    EXPECT_EQ(state, State::stable);
    EXPECT_EQ(wrong_routes(camera.reading(), game(true).state).silent, 0);
}

TEST(Live, BlurredFramesAreNotLookedAt) {
    Camera camera(5);
    camera.run(game(true), 8);
    const int looks = camera.live().counts().looks;
    const State state =
        camera.run(game(true), 12, [](cv::Mat& frame, double) { cv::GaussianBlur(frame, frame, {}, 3); });
    EXPECT_EQ(state, State::moving);
    EXPECT_EQ(camera.live().counts().looks, looks);
}

TEST(Live, ABoardOutOfSightIsFoundAgain) {
    Camera camera(6);
    camera.run(game(true), 8);
    EXPECT_TRUE(camera.live().board());
    const auto table = [](cv::Mat& frame, double) { frame = cv::Mat(kFrame, CV_8UC3, cv::Scalar(40, 60, 90)); };
    EXPECT_EQ(camera.run(game(true), 6, table), State::searching);
    EXPECT_FALSE(camera.live().board());
    camera.run(game(true), 12);
    EXPECT_TRUE(camera.live().board());
    EXPECT_GT(camera.live().counts().with_board, 8);
}

/// How far the tracked board lies from the true one, at its corners and in its middle.
std::array<cv::Point2d, 5> tracking_errors(const calibration::FaceFix& fix, const cv::Matx33d& truth) {
    std::array<cv::Point2d, 5> errors;
    const std::array points{cv::Point2f(0.1F, 0.1F), cv::Point2f(0.9F, 0.1F), cv::Point2f(0.5F, 0.5F),
                            cv::Point2f(0.1F, 0.9F), cv::Point2f(0.9F, 0.9F)};
    for (std::size_t i = 0; i < points.size(); ++i) {
        const cv::Vec3d q = truth * cv::Vec3d(points[i].x, points[i].y, 1);
        errors[i] = cv::Point2d(fix.warp.project(points[i])) - cv::Point2d(q[0] / q[2], q[1] / q[2]);
    }
    return errors;
}

/// Four seconds of a restless hand, another hand over the board in the middle: tracked as well as it was found.
TEST(BoardTracker, DoesNotDrift) {
    vision::BoardTracker tracker({&sample_profile()});
    Shake shake;
    shake.shift_px = 15;
    const Still& still = game(true);
    std::array<cv::Point2d, 5> found{};
    double worst_found = 0;
    double worst_drift = 0;
    for (int time = 0; time < 120; ++time) {
        cv::Mat frame = frame_of(still.picture.pixels, kFrame, shake, time);
        if (time > 40 && time < 70) draw_hand(frame, (time - 40) / 30.0, 0.35);
        const auto tracked = tracker.follow(frame);
        ASSERT_TRUE(tracked) << "lost at frame " << time;
        const cv::Matx33d truth =
            frame_from_still(still.picture.pixels.size(), kFrame, shake, time) * still.picture.truth.homography.matrix;
        const auto errors = tracking_errors(tracked->fix, truth);
        if (time == 0) found = errors;
        for (std::size_t i = 0; i < errors.size(); ++i) {
            worst_found = std::max(worst_found, cv::norm(found[i]));
            worst_drift = std::max(worst_drift, cv::norm(errors[i] - found[i]));
        }
    }
    EXPECT_LT(worst_found, 6);  // px; the board's lens and its finding are the registration's matter
    EXPECT_LT(worst_drift, 0.7);
}

/// One look's worth of evidence for LiveEvidence: everybody says red with `log_odds`, over a print of one gray.
struct FakeLook {
    vision::BoardEvidence evidence;
    vision::BoardView view;

    FakeLook(double log_odds, double hidden, int gray) {
        vision::PlaceEvidence place;
        place.seen = 1;
        place.hidden = hidden;
        place.log_likelihood[vision::occupant_index(maps::PlayerColour::red)] = log_odds;
        evidence.places.spaces.assign(sample_profile().spaces.size(), place);
        evidence.places.cities.assign(europe().cities().size(), place);
        view.print = cv::Mat(650, 1000, CV_8UC3, cv::Scalar::all(gray));
    }
    [[nodiscard]] static double odds_for_red(const vision::LiveEvidence& evidence) {
        const vision::PlaceEvidence place = evidence.sum().places.spaces.front();
        return place.log_likelihood[vision::occupant_index(maps::PlayerColour::red)] - place.log_likelihood[0];
    }
};

void add(vision::LiveEvidence& evidence, const FakeLook& look, int times) {
    for (int i = 0; i < times; ++i) evidence.add(look.evidence, look.view);
}

TEST(LiveEvidence, ManyLooksAtTheSameThingAreHardlyWorthMoreThanOne) {
    vision::LiveEvidence evidence(sample_profile());
    const FakeLook look(3, 0, 100);
    add(evidence, look, 1);
    EXPECT_NEAR(FakeLook::odds_for_red(evidence), 3, 0.01);
    add(evidence, look, 500);
    EXPECT_GT(FakeLook::odds_for_red(evidence), 3);
    EXPECT_LT(FakeLook::odds_for_red(evidence), 4);
}

TEST(LiveEvidence, WhatIsHiddenCountsLittle) {
    vision::LiveEvidence evidence(sample_profile());
    add(evidence, FakeLook(3, 0, 100), 5);
    const double before = FakeLook::odds_for_red(evidence);
    add(evidence, FakeLook(-6, 0.98, 180), 10);  // a resting arm
    EXPECT_NEAR(FakeLook::odds_for_red(evidence), before, 0.8);
    EXPECT_EQ(evidence.unsettled(), 0);
}

TEST(LiveEvidence, WhatIsCoveredNowIsDoubtfulUntilItShowsAgain) {
    vision::LiveEvidence evidence(sample_profile());
    const FakeLook trains(3, 0, 100);
    add(evidence, trains, 5);
    const double before = FakeLook::odds_for_red(evidence);
    FakeLook card(0, 0.98, 180);  // as weigh_answer has it
    for (vision::PlaceEvidence& place : card.evidence.places.spaces) std::swap(place.seen, place.covered);
    add(evidence, card, 10);
    EXPECT_LT(FakeLook::odds_for_red(evidence), 0.2 * before);
    EXPECT_GT(FakeLook::odds_for_red(evidence), 0);
    add(evidence, trains, 3);
    EXPECT_NEAR(FakeLook::odds_for_red(evidence), before, 0.5);
}

TEST(LiveEvidence, APlaceHiddenAllTheTimeIsUnseen) {
    vision::LiveEvidence evidence(sample_profile());
    add(evidence, FakeLook(3, 1, 100), 5);
    EXPECT_EQ(evidence.sum().places.spaces.front().seen, 0);
}

TEST(LiveEvidence, WhatGlareAloneMayHideAllTheTimeIsAskedAbout) {
    vision::LiveEvidence evidence(sample_profile());
    FakeLook dazzled(0, 1, 250);
    for (vision::PlaceEvidence& place : dazzled.evidence.places.spaces) place.glare = 0.8;
    add(evidence, dazzled, 5);
    EXPECT_EQ(evidence.sum().places.spaces.front().seen, 1);
    EXPECT_FALSE(vision::says_anything(evidence.sum().places.spaces.front()));
}

TEST(LiveEvidence, WhatHazeAloneMayHideAllTheTimeIsAskedAbout) {
    const auto seen_through = [](double veil, double print) {
        vision::LiveEvidence evidence(sample_profile());
        FakeLook hazy(0, 1, 200);
        for (vision::PlaceEvidence& place : hazy.evidence.places.spaces) {
            place.veil = veil;
            place.print = print;
        }
        add(evidence, hazy, 5);
        return evidence.sum().places.spaces.front().seen;
    };
    EXPECT_EQ(seen_through(0.2, 0.5), 0) << "a hand";
    EXPECT_EQ(seen_through(1.5, 0.5), 1);
    EXPECT_EQ(seen_through(1.5, 0), 0) << "a sheet of paper";
}

TEST(LiveEvidence, DoubtsFadeAsWhatIsSeenDoes) {
    vision::LiveEvidence evidence(sample_profile());
    FakeLook strange(3, 0, 100);
    for (vision::PlaceEvidence& place : strange.evidence.places.spaces) {
        place.by_shade.emplace();
        place.rendered = true;
        place.veil = 1;
    }
    const auto now = [&] { return evidence.sum().places.spaces.front(); };
    add(evidence, strange, 5);
    add(evidence, FakeLook(3, 0, 100), 1);
    EXPECT_TRUE(now().by_shade);
    EXPECT_TRUE(now().rendered);
    EXPECT_GT(now().veil, 0.5);
    add(evidence, FakeLook(3, 0, 100), 10);
    EXPECT_FALSE(now().by_shade);
    EXPECT_FALSE(now().rendered);
    EXPECT_LT(now().veil, 0.2);
}

TEST(LiveEvidence, WhatMovesDoesNotCountAndWhatStaysChangedIsForgotten) {
    vision::LiveEvidence evidence(sample_profile());
    add(evidence, FakeLook(3, 0, 100), 5);
    const double before = FakeLook::odds_for_red(evidence);
    add(evidence, FakeLook(-3, 0, 140), 1);
    const double meanwhile = FakeLook::odds_for_red(evidence);
    EXPECT_GT(meanwhile, 0);
    EXPECT_LT(meanwhile, before / 5) << "a train may just be laid there";
    EXPECT_GT(evidence.unsettled(), 0);
    add(evidence, FakeLook(-3, 0, 180), 1);
    EXPECT_EQ(FakeLook::odds_for_red(evidence), meanwhile);
    add(evidence, FakeLook(-3, 0, 180), 1);  // it stays
    EXPECT_NEAR(FakeLook::odds_for_red(evidence), -3, 0.01);
    add(evidence, FakeLook(-3, 0, 180), 2);
    EXPECT_EQ(evidence.unsettled(), 0);
}

TEST(LiveEvidence, AMarkerThatLeavesThePictureIsRemembered) {
    vision::LiveEvidence evidence(sample_profile());
    constexpr std::size_t stands = 5;
    FakeLook seen(3, 0, 100);
    auto& squares = seen.evidence.markers[maps::PlayerColour::red];
    squares.assign(100, -3);
    squares[stands] = 4;
    add(evidence, seen, 3);
    FakeLook outside = seen;
    outside.view.print.setTo(0);
    outside.evidence.markers[maps::PlayerColour::red].assign(100, 0);
    add(evidence, outside, 5);
    EXPECT_NEAR(evidence.sum().markers.at(maps::PlayerColour::red)[stands], 4, 0.01);
    EXPECT_NEAR(evidence.sum().markers.at(maps::PlayerColour::red)[stands + 1], -3, 0.01);
}

TEST(LiveEvidence, ALampThatFlickersForeverIsNoHand) {
    vision::LiveEvidence evidence(sample_profile());
    for (int i = 0; i < 30; ++i) add(evidence, FakeLook(3, 0, i % 2 == 0 ? 100 : 130), 1);
    EXPECT_GT(FakeLook::odds_for_red(evidence), 2.9);
    EXPECT_EQ(evidence.unsettled(), 0);
}

}  // namespace
}  // namespace railref::tests
