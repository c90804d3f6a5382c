// Finding and placing boards, held to exact truth: boards drawn by our own renderer, known from one drawing of them.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <map>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <string>

#include "calibration/features.h"
#include "calibration/find_face.h"
#include "calibration/homography.h"
#include "calibration/level_view.h"
#include "calibration/make_profile.h"
#include "calibration/place_board.h"
#include "calibration/renderer/board_art.h"
#include "calibration/renderer/geometry.h"
#include "calibration/renderer/random_scene.h"
#include "calibration/renderer/render.h"
#include "maps/load_map.h"
#include "slanted_view.h"
#include "vision/board_view.h"
#include "vision/load_photo.h"
#include "vision/read_board.h"

namespace railref::tests {
namespace {

using calibration::BoardFix;
using calibration::BoardProfile;
using renderer::Scene;
using renderer::View;

TEST(MatchNearby, KnownFeaturesMayLieAnywhere) {
    calibration::Features known;
    constexpr float infinity = std::numeric_limits<float>::infinity();
    for (const float x : {10.F, 500.F, 3e9F, -3e9F, infinity, std::numeric_limits<float>::quiet_NaN()})
        known.at.emplace_back(x, 20);
    known.descriptors = cv::Mat(static_cast<int>(known.size()), 128, CV_8U);
    cv::theRNG().state = 3;
    cv::randu(known.descriptors, 0, 90);
    const calibration::Features seen{{{12, 20}, {490, 20}}, known.descriptors.rowRange(0, 2).clone()};
    const auto matches = calibration::match_nearby(seen, known, 24, 3.5F);
    ASSERT_EQ(matches.size(), 2U);
    for (const calibration::Match& match : matches) EXPECT_EQ(match.query, match.known);
}

// What a feature is must not depend on what lies far from it.
TEST(DetectFeatures, InAPartOfThePictureAsInTheWhole) {
    const cv::Mat board = renderer::draw_board(*maps::built_in_board("europe"), 1500);
    cv::Mat gray;
    cv::cvtColor(board, gray, cv::COLOR_BGR2GRAY);
    constexpr int most = 1'000'000;
    const calibration::Features whole = calibration::detect_features(gray, most);
    // A feature belongs to the window whose middle third it lies in.
    const int third = gray.cols / 9;
    std::size_t alone = 0;
    std::size_t again = 0;
    for (int x = 0; x + 3 * third <= gray.cols; x += third) {
        const cv::Rect window(x, 0, 3 * third, gray.rows);
        calibration::Features part = calibration::detect_features(gray(window), most);
        for (cv::Point2f& p : part.at) p.x += static_cast<float>(x);
        std::vector<bool> is_again(part.size());
        for (const calibration::Match& match : calibration::match_nearby(part, whole, 1, 3.5F))
            is_again[static_cast<std::size_t>(match.query)] = true;
        for (std::size_t i = 0; i < part.size(); ++i) {
            const float inside = part.at[i].x - static_cast<float>(x);
            if (inside < static_cast<float>(third) || inside >= static_cast<float>(2 * third)) continue;
            ++alone;
            again += is_again[i] ? 1 : 0;
        }
    }
    EXPECT_GT(alone, 500U);
    EXPECT_GT(static_cast<double>(again), 0.98 * static_cast<double>(alone));
}

TEST(DetectFeatures, OfALargePictureTheStrongest) {
    cv::Mat gray(1200, 1200, CV_8U, cv::Scalar(120));
    cv::Mat part = gray.colRange(0, 300);
    cv::theRNG().state = 5;
    cv::Mat noise(part.size() / 6, CV_8U);
    cv::randu(noise, 0, 255);
    cv::resize(noise, part, part.size(), 0, 0, cv::INTER_CUBIC);
    const calibration::Features seen = calibration::detect_features(gray, 300);
    EXPECT_EQ(seen.size(), 300U);
    EXPECT_EQ(seen.descriptors.rows, 300);
}

const maps::BoardMap& map_of(const char* board) { return *maps::built_in_board(board); }

/// What one knows of a board from our drawing of it.
const BoardProfile& profile_of(const std::string& board) {
    static std::map<std::string, BoardProfile> known;
    const auto [entry, is_new] = known.try_emplace(board);
    if (is_new) {
        const maps::BoardMap& map = *maps::built_in_board(board);
        const cv::Mat art = renderer::draw_board(map, 1600);
        calibration::BoardWarp warp;
        warp.photo_from_board = cv::Matx33d(art.cols, 0, -0.5, 0, art.rows, -0.5, 0, 0, 1);
        entry->second = calibration::make_profile(art, warp, map, "drawn", "renderer");
    }
    return entry->second;
}

std::optional<BoardFix> find(const cv::Mat& photo, const BoardProfile& profile) {
    const BoardProfile* const only = &profile;
    return calibration::find_board(photo, std::span(&only, 1));
}

/// Where a point `height_mm` above the board is in the scene's picture.
cv::Point2d seen_at(const Scene& scene, cv::Point2d board, double height_mm) {
    const renderer::Vec3 foot = renderer::world_of(*scene.map, {board.x, board.y});
    return renderer::Projection(scene.camera, scene.size).project(foot + renderer::Vec3(0, 0, height_mm))->pixel;
}

/// Pixels near a board point as millimetres on the board.
double in_mm(cv::Point2d pixels, cv::Point2f board, const BoardFix& fix) {
    const maps::BoardMap& map = *fix.profile->map;
    const cv::Point2f x = (fix.warp.project(board + cv::Point2f(0.01F, 0)) - fix.warp.project(board)) * 100;
    const cv::Point2f y = (fix.warp.project(board + cv::Point2f(0, 0.01F)) - fix.warp.project(board)) * 100;
    const cv::Vec2d b = cv::Matx22d(x.x, y.x, x.y, y.y).inv() * cv::Vec2d(pixels.x, pixels.y);
    return std::hypot(b[0] * map.width_mm(), b[1] * calibration::height_mm(map));
}

/// Errors in millimetres at the spaces that are in the picture, sorted. `truth` says where a board point is.
template <class Truth>
std::vector<double> errors_mm(const BoardFix& fix, cv::Size photo, const Truth& truth, double height_mm = 0) {
    std::vector<double> errors;
    for (const maps::Space& space : fix.profile->spaces) {
        const cv::Point2f board(cv::Point2d(space.centre.x, space.centre.y));
        const cv::Point2d pixel = truth(cv::Point2d(board));
        if (!cv::Rect2d(cv::Point2d(0, 0), cv::Size2d(photo)).contains(pixel)) continue;
        errors.push_back(in_mm(cv::Point2d(fix.warp.project(board, height_mm)) - pixel, board, fix));
    }
    std::ranges::sort(errors);
    return errors;
}

double at_share(const std::vector<double>& sorted, double share) {
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

struct Pose {
    const char* board;
    double tilt_deg;
    double azimuth_deg;
    double roll_deg;
    double share;  ///< of the picture that the board fills; above 1 its rim is cut off
    double k1;
    int width;
    double light;
};

class EveryPose : public testing::TestWithParam<Pose> {};

Scene scene_in(const Pose& pose) {
    Scene scene = renderer::random_scene(map_of(pose.board), View::table, 5, {pose.width, pose.width * 3 / 4});
    scene.camera.tilt_deg = pose.tilt_deg;
    scene.camera.azimuth_deg = pose.azimuth_deg;
    scene.camera.roll_deg = pose.roll_deg;
    scene.camera = renderer::framed(scene.camera, renderer::face_mm(*scene.map), scene.size, pose.share);
    scene.camera.k1 = pose.k1;
    scene.sensor.exposure = pose.light;
    scene.texture_px = 2000;
    return scene;
}

// One pixel of a board 2,000 pixels wide is 0.4 mm.
TEST_P(EveryPose, IsFoundAndPlacedToAPixel) {
    const Scene scene = scene_in(GetParam());
    const cv::Mat photo = renderer::render(scene).pixels;
    const BoardProfile& profile = profile_of(GetParam().board);
    const auto fix = find(photo, profile);
    ASSERT_TRUE(fix);
    const auto errors = errors_mm(*fix, photo.size(), [&](cv::Point2d p) { return seen_at(scene, p, 0); });
    EXPECT_LT(at_share(errors, 0.5), 0.4);
    EXPECT_LT(at_share(errors, 0.95), 1.0);
    BoardFix leaning = *fix;
    (void)vision::view_board(photo, leaning, vision::usual_plastics());
    const auto roofs = errors_mm(
        leaning, photo.size(), [&](cv::Point2d p) { return seen_at(scene, p, vision::kRoofMm); }, vision::kRoofMm);
    EXPECT_LT(at_share(roofs, 0.5), 0.8);
}

INSTANTIATE_TEST_SUITE_P(
    Drawn, EveryPose,
    testing::Values(Pose{"usa", 0, 0, 90, 0.9, 0, 1600, 1}, Pose{"usa", 35, 20, 180, 0.9, 0.02, 1600, 0.6},
                    Pose{"europe", 58, 10, 0, 0.9, 0.01, 1600, 1}, Pose{"europe", 20, 270, 45, 1.15, 0.02, 1200, 0.4},
                    Pose{"nordic", 30, 90, 0, 0.9, 0.01, 1200, 1}, Pose{"usa", 25, 200, 10, 0.9, 0, 800, 0.25},
                    Pose{"usa", 60, 130, 80, 0.9, 0.01, 1600, 1}));

struct DimPose {
    Pose pose;
    double noise;
};

class DimAndSlanted : public testing::TestWithParam<DimPose> {};

// So few features are recognised there that they alone would not be trusted.
TEST_P(DimAndSlanted, IsStillFound) {
    const auto& [pose, noise] = GetParam();
    const Scene scene = scene_in(pose);
    const cv::Mat photo = noisy(renderer::render(scene).pixels, 1, noise);
    const auto fix = find(photo, profile_of(pose.board));
    ASSERT_TRUE(fix);
    const auto errors = errors_mm(*fix, photo.size(), [&](cv::Point2d p) { return seen_at(scene, p, 0); });
    EXPECT_LT(at_share(errors, 0.5), 0.8);
    EXPECT_LT(at_share(errors, 0.95), 2.0);
}

INSTANTIATE_TEST_SUITE_P(Drawn, DimAndSlanted,
                         testing::Values(DimPose{{"usa", 55, 35, 170, 0.8, 0.01, 1000, 0.3}, 10},
                                         DimPose{{"europe", 58, 65, 170, 0.8, 0.01, 1000, 0.3}, 14},
                                         DimPose{{"nordic", 58, 35, 170, 0.8, 0.01, 1000, 0.3}, 6},
                                         DimPose{{"usa", 60, 65, 170, 0.8, 0.01, 1000, 0.3}, 14},
                                         DimPose{{"nordic", 60, 290, 170, 0.8, 0.01, 1000, 0.3}, 14}));

TEST(FindFace, PlacesTheBoardFromAGuessAsWellAsFromASearch) {
    const Scene scene = scene_in({"usa", 25, 40, 5, 0.9, 0.01, 1600, 1});
    const cv::Mat photo = renderer::render(scene).pixels;
    const BoardProfile& usa = profile_of("usa");
    const cv::Matx33d truth =
        renderer::fit_homography(renderer::Projection(scene.camera, scene.size), renderer::face_mm(*scene.map)).matrix;
    for (const double wrong : {0.01, 0.04, 0.1}) {  // boards
        const cv::Matx33d askew(1 + wrong, wrong, -wrong, -wrong, 1 - wrong, wrong, 0, wrong, 1);
        const calibration::FaceGuess guess{&usa, truth * askew};
        const auto fix = calibration::find_face(photo, {}, std::span(&guess, 1));
        ASSERT_TRUE(fix) << wrong;
        const auto errors = errors_mm(calibration::fix_of<BoardProfile>(*fix), photo.size(),
                                      [&](cv::Point2d p) { return seen_at(scene, p, 0); });
        EXPECT_LT(at_share(errors, 0.95), 1.0) << wrong;
    }
}

/// Where the whole board lies, millimetres: the mean over its spaces, as it would be seen from above.
cv::Point2d middle_mm(const BoardFix& fix, const cv::Matx33d& board_from_photo) {
    cv::Point2d sum(0, 0);
    for (const maps::Space& space : fix.profile->spaces) {
        const cv::Point2d board(space.centre.x, space.centre.y);
        sum += calibration::moved(board_from_photo, cv::Point2d(fix.warp.project(cv::Point2f(board))));
    }
    const cv::Point2d mean = sum / static_cast<double>(fix.profile->spaces.size());
    return {mean.x * fix.profile->size_mm.width, mean.y * fix.profile->size_mm.height};
}

// Hundreds of features agree where the board lies far more closely than each of them says. A picture shrunk by another
// factor than was reckoned with had shifted the whole board by up to half a millimetre, after every guess otherwise.
TEST(PlaceFace, ShiftsTheBoardAfterNoGuess) {
    const Scene scene = scene_in({"usa", 25, 40, 5, 0.9, 0.01, 2400, 1});
    cv::Mat gray;
    cv::cvtColor(renderer::render(scene).pixels, gray, cv::COLOR_BGR2GRAY);
    const BoardProfile& usa = profile_of("usa");
    const cv::Matx33d photo_from_board =
        renderer::fit_homography(renderer::Projection(scene.camera, scene.size), renderer::face_mm(*scene.map)).matrix;
    std::vector<cv::Point2d> middles;
    for (const double larger : {0.97, 0.98, 0.99, 1.0, 1.01, 1.02, 1.03}) {
        const cv::Matx33d about(larger, 0, (1 - larger) / 2, 0, larger, (1 - larger) / 2, 0, 0, 1);
        const auto fix = calibration::place_face(gray, photo_from_board * about, usa);
        ASSERT_TRUE(fix) << larger;
        middles.push_back(middle_mm(calibration::fix_of<BoardProfile>(*fix), photo_from_board.inv()));
        EXPECT_LT(cv::norm(middles.back() - middles.front()), 0.12) << larger;
    }
}

// Where the table recedes as the view supposes, the board appears as from straight above: its axes equally long and at
// right angles, as large at its far side as at the near one.
TEST(LevelView, ShowsTheBoardFromAbove) {
    Scene scene = scene_in({"europe", 55, 0, 0, 0.9, 0, 1600, 1});
    const cv::Matx33d photo_from_board =
        renderer::fit_homography(renderer::Projection(scene.camera, scene.size), renderer::face_mm(*scene.map)).matrix;
    const calibration::View view = calibration::level_view(cv::Mat(scene.size, CV_8U, cv::Scalar(0)), 800, 270);
    const cv::Matx33d view_from_board = view.photo_from_view.inv() * photo_from_board;
    const cv::Size2d face_mm = renderer::face_mm(*scene.map);
    const auto at = [&](double x, double y) { return renderer::mapped(view_from_board, {x, y}); };
    const double px_per_mm = cv::norm(at(1, 0.5) - at(0, 0.5)) / face_mm.width;
    for (const double y : {0.05, 0.5, 0.95})
        for (const double x : {0.05, 0.5, 0.95}) {
            const cv::Point2d right = (at(x + 0.01, y) - at(x - 0.01, y)) / (0.02 * face_mm.width);
            const cv::Point2d down = (at(x, y + 0.01) - at(x, y - 0.01)) / (0.02 * face_mm.height);
            EXPECT_NEAR(cv::norm(right) / px_per_mm, 1, 0.01);
            EXPECT_NEAR(cv::norm(down) / px_per_mm, 1, 0.01);
            EXPECT_NEAR(right.dot(down) / (px_per_mm * px_per_mm), 0, 0.01);
        }
}

/// A photo in which the art lies elsewhere, as another printing has it: by up to `most_mm`, smoothly.
struct Reprint {
    cv::Matx33d photo_from_board;
    cv::Size2d board_mm;
    double most_mm;

    [[nodiscard]] cv::Point2d moved_by(cv::Point2d board) const {
        constexpr double turn = 2 * std::numbers::pi;
        return {most_mm / board_mm.width * std::sin(turn * (board.y * 0.9 + 0.1)),
                most_mm / board_mm.height * std::sin(turn * (board.x * 1.2 + 0.3)) * 0.7};
    }

    [[nodiscard]] cv::Mat of(const cv::Mat& photo) const {
        const cv::Matx33d board_from_photo = photo_from_board.inv();
        cv::Mat from(photo.size(), CV_32FC2);
        for (int y = 0; y < from.rows; ++y)
            for (int x = 0; x < from.cols; ++x) {
                const cv::Vec3d b = board_from_photo * cv::Vec3d(x, y, 1);
                const cv::Point2d board(b[0] / b[2], b[1] / b[2]);
                const cv::Point2d d = moved_by(board);
                const cv::Vec3d q = photo_from_board * cv::Vec3d(board.x - d.x, board.y - d.y, 1);
                from.at<cv::Vec2f>(y, x) = {static_cast<float>(q[0] / q[2]), static_cast<float>(q[1] / q[2])};
            }
        cv::Mat moved;
        cv::remap(photo, moved, from, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REFLECT);
        return moved;
    }

    [[nodiscard]] cv::Point2d pixel_of(cv::Point2d board) const {
        cv::Point2d to = board;
        for (int round = 0; round < 30; ++round) to = board + moved_by(to);
        const cv::Vec3d q = photo_from_board * cv::Vec3d(to.x, to.y, 1);
        return {q[0] / q[2], q[1] / q[2]};
    }
};

TEST(AnotherPrinting, IsFollowed) {
    Scene scene = scene_in({"usa", 15, 0, 0, 0.9, 0, 1200, 1});
    const auto picture = renderer::render(scene);
    const maps::BoardMap& map = map_of("usa");
    const Reprint reprint{
        picture.truth.homography.matrix, {map.width_mm(), calibration::height_mm(map)}, 0.0125 * map.width_mm()};
    const auto fix = find(reprint.of(picture.pixels), profile_of("usa"));
    ASSERT_TRUE(fix);
    const auto errors = errors_mm(*fix, picture.pixels.size(), [&](cv::Point2d p) { return reprint.pixel_of(p); });
    EXPECT_LT(at_share(errors, 0.5), 0.8);
    EXPECT_LT(at_share(errors, 0.95), 3.0);
}

// Straightened to a top view by a phone, a slanted photo looks as if taken from above; its pieces still lean.
TEST(Lean, IsSeenInAStraightenedPhoto) {
    Scene scene = scene_in({"europe", 30, 15, 0, 0.85, 0, 1600, 1});
    const auto picture = renderer::render(scene);
    const cv::Size size(1500, 1000);
    const cv::Matx33d straight = cv::Matx33d(1400, 0, 50, 0, 1400 / map_of("europe").aspect(), 30, 0, 0, 1) *
                                 picture.truth.homography.matrix.inv();
    cv::Mat photo;
    cv::warpPerspective(picture.pixels, photo, straight, size);
    auto fix = find(photo, profile_of("europe"));
    ASSERT_TRUE(fix);
    const auto roof_errors = [&](const BoardFix& placed) {
        return errors_mm(
            placed, size,
            [&](cv::Point2d p) {
                const cv::Point2d pixel = seen_at(scene, p, vision::kRoofMm);
                const cv::Vec3d q = straight * cv::Vec3d(pixel.x, pixel.y, 1);
                return cv::Point2d(q[0] / q[2], q[1] / q[2]);
            },
            vision::kRoofMm);
    };
    EXPECT_GT(at_share(roof_errors(*fix), 0.5), 3);
    (void)vision::view_board(photo, *fix, vision::usual_plastics());
    EXPECT_LT(at_share(roof_errors(*fix), 0.5), 1.5);
}

TEST(FindBoard, RefusesTheMirrorImage) {
    const cv::Mat photo = renderer::render(scene_in({"usa", 10, 0, 0, 0.9, 0, 800, 1})).pixels;
    const BoardProfile& profile = profile_of("usa");
    ASSERT_TRUE(find(photo, profile));
    cv::Mat mirrored;
    cv::flip(photo, mirrored, 1);
    EXPECT_FALSE(find(mirrored, profile));
}

TEST(ReadBoard, SaysThatAPhotoIsMirrored) {
    cv::Mat photo;
    cv::flip(renderer::render(scene_in({"usa", 10, 0, 0, 0.9, 0, 800, 1})).pixels, photo, 1);
    const std::vector photos{vision::Photo{"mirrored.jpg", photo, photo.size()}};
    const std::vector profiles{&profile_of("usa")};
    const auto read = vision::read_board(photos, profiles, {});
    const auto* none = std::get_if<vision::Unreadable>(&read);
    ASSERT_NE(none, nullptr);
    EXPECT_TRUE(none->why.starts_with("the board in it is mirrored")) << none->why;
}

TEST(FindBoard, RefusesAnotherBoard) {
    const cv::Mat photo = renderer::render(scene_in({"europe", 10, 0, 0, 0.9, 0, 800, 1})).pixels;
    EXPECT_FALSE(find(photo, profile_of("usa")));
    EXPECT_FALSE(find(photo, profile_of("nordic")));
}

TEST(FindBoard, RefusesATableWithoutABoard) {
    cv::Mat photo = renderer::render(scene_in({"usa", 30, 0, 0, 0.6, 0, 1000, 1})).pixels;
    // Only the table and the spare pieces beside the board are left.
    const auto fix = find(photo, profile_of("usa"));
    ASSERT_TRUE(fix);
    std::vector<cv::Point> corners;
    for (const cv::Point2f p : {cv::Point2f(0, 0), cv::Point2f(1, 0), cv::Point2f(1, 1), cv::Point2f(0, 1)})
        corners.emplace_back(fix->warp.project(p));
    cv::fillConvexPoly(photo, corners, cv::Scalar(70, 90, 110));
    EXPECT_FALSE(find(photo, profile_of("usa")));
}

struct Harm {
    const char* picture;
    const char* board;
    double turn_deg;
    double light;
    double noise;
};

class HarmedPhoto : public testing::TestWithParam<Harm> {};

/// 800 pixels wide, turned, darkened, noisy, and so near that about a sixth of the board is outside.
cv::Mat harmed(const cv::Mat& photo, const Harm& harm, cv::Matx33d& harmed_from_photo) {
    const cv::Size size(800, 600);
    const double scale = 0.9 * size.width / photo.cols;
    const cv::Mat turn = cv::getRotationMatrix2D(
        cv::Point2f(static_cast<float>(photo.cols) * 0.45F, static_cast<float>(photo.rows) * 0.45F), harm.turn_deg,
        scale);
    const cv::Matx23d to_middle = cv::Matx23d(turn) + cv::Matx23d(0, 0, size.width / 2.0 - photo.cols * 0.45,  //
                                                                  0, 0, size.height / 2.0 - photo.rows * 0.45);
    harmed_from_photo = cv::Matx33d(to_middle(0, 0), to_middle(0, 1), to_middle(0, 2),  //
                                    to_middle(1, 0), to_middle(1, 1), to_middle(1, 2), 0, 0, 1);
    cv::Mat soft;
    cv::GaussianBlur(photo, soft, {}, 0.4 / scale);
    cv::Mat view;
    cv::warpAffine(soft, view, to_middle, size, cv::INTER_LINEAR, cv::BORDER_CONSTANT, cv::Scalar(60, 70, 80));
    return noisy(view, harm.light, harm.noise);
}

TEST_P(HarmedPhoto, IsStillFound) {
    const Harm harm = GetParam();
    const std::filesystem::path file = std::filesystem::path(RAILREF_SHARED_DIR) / harm.picture;
    if (!std::filesystem::exists(file)) GTEST_SKIP() << "no ../shared/" << harm.picture;
    const auto photo = vision::load_photo(file);
    ASSERT_TRUE(photo);
    const auto whole = calibration::find_board(photo->pixels, calibration::built_in_profiles());
    ASSERT_TRUE(whole);
    cv::Matx33d harmed_from_photo;
    const cv::Mat view = harmed(photo->pixels, harm, harmed_from_photo);
    const auto fix = calibration::find_board(view, calibration::built_in_profiles());
    ASSERT_TRUE(fix);
    EXPECT_EQ(fix->profile->map->id(), harm.board);
    const auto errors = errors_mm(*fix, view.size(), [&](cv::Point2d p) {
        const cv::Point2f pixel = whole->warp.project(cv::Point2f(p));
        const cv::Vec3d q = harmed_from_photo * cv::Vec3d(pixel.x, pixel.y, 1);
        return cv::Point2d(q[0], q[1]);
    });
    EXPECT_LT(at_share(errors, 0.5), 0.8);
    EXPECT_LT(at_share(errors, 0.95), 2.0);
}

INSTANTIATE_TEST_SUITE_P(Shared, HarmedPhoto,
                         testing::Values(Harm{"photos/usa/IMG_4156.jpg", "usa", 130, 0.2, 4},
                                         Harm{"photos/usa/IMG_4066_deskewed.jpg", "usa", 250, 1, 8},
                                         Harm{"photos/europe/cropped_messy2.jpg", "europe", 35, 0.35, 4},
                                         Harm{"photos/europe/cropped1_12-12.jpg", "europe", 180, 0.15, 3},
                                         Harm{"renders/nordic_table_0003.jpg", "nordic", 70, 0.3, 4}));

constexpr double kFifth = 0.2;

// What the benchmark of finding says of its views: from where they see the board's middle, and how much is outside.
TEST(Viewpoint, SeesTheBoardFromWhereItSays) {
    const cv::Size2d face_mm(780, 520);
    const Viewpoint whole{60, 97, 397, 0, 1, 0, 2000};
    const Viewpoint cut{60, 97, 397, kFifth, 1, 0, 2000};
    for (const Viewpoint& from : {whole, cut}) {
        const renderer::Projection seen(camera_at(from, face_mm), {2000, 1500});
        const renderer::Vec3 at = seen.position();
        EXPECT_NEAR(std::atan2(std::hypot(at[0], at[1]), at[2]) * 180 / std::numbers::pi, from.tilt_deg, 1e-6);
        int outside = 0;
        for (int i = 0; i < 100; ++i)
            for (int j = 0; j < 100; ++j) {
                const auto there = seen.project(renderer::world_of(face_mm, {(i + 0.5) / 100, (j + 0.5) / 100}));
                outside += there && cv::Rect2d(0, 0, 2000, 1500).contains(there->pixel) ? 0 : 1;
            }
        EXPECT_NEAR(outside / 1e4, from.outside, 0.01);
    }
}

struct SeenAgain {
    const char* picture;
    Viewpoint from;
};

class SlantedPhoto : public testing::TestWithParam<SeenAgain> {};

TEST_P(SlantedPhoto, IsStillFound) {
    const auto& [picture, from] = GetParam();
    const std::filesystem::path file = std::filesystem::path(RAILREF_SHARED_DIR) / picture;
    if (!std::filesystem::exists(file)) GTEST_SKIP() << "no ../shared/" << picture;
    const auto photo = vision::load_photo(file);
    ASSERT_TRUE(photo);
    const auto in_photo = calibration::find_board(photo->pixels, calibration::built_in_profiles());
    ASSERT_TRUE(in_photo);
    const SlantedView view = slanted_view(photo->pixels, *in_photo, from);
    const auto fix = calibration::find_board(view.pixels, calibration::built_in_profiles());
    ASSERT_TRUE(fix);
    EXPECT_EQ(fix->profile->board, in_photo->profile->board);
    const auto errors = placing_errors_mm(*fix, view, *in_photo);
    EXPECT_LT(at_share(errors, 0.5), 1.0);
    EXPECT_LT(at_share(errors, 0.95), 3.0);
}

INSTANTIATE_TEST_SUITE_P(
    Shared, SlantedPhoto,
    testing::Values(SeenAgain{"photos/usa/IMG_4156.jpg", {60, 60, 74, 0, 1, 0, 2000}},
                    SeenAgain{"photos/usa/IMG_4156.jpg", {60, 150, 185, kFifth, 1, 0, 2000}},
                    SeenAgain{"photos/usa/IMG_4163.jpg", {60, 240, 300, kFifth, 0.45, 5, 2000}},
                    SeenAgain{"photos/usa/IMG_4163.jpg", {55, 330, 0, 0, 0.22, 7, 1200}},
                    SeenAgain{"photos/europe/cropped_messy2.jpg", {60, 20, 120, kFifth, 0.45, 5, 2000}},
                    SeenAgain{"photos/europe/cropped_trainning.jpg", {60, 200, 250, 0, 0.22, 7, 1200}},
                    SeenAgain{"renders/nordic_table_0003.jpg", {60, 110, 20, kFifth, 1, 0, 2000}}));

}  // namespace
}  // namespace railref::tests
