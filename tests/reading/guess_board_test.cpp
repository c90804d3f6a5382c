// The first glance: where a small network says that a board lies, before features are looked for.

#include "vision/guess_board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "calibration/board_profile.h"
#include "calibration/place_board.h"
#include "labelled_photos.h"
#include "slanted_view.h"
#include "vision/load_photo.h"

namespace railref::tests {
namespace {

using calibration::FaceGuess;
using calibration::FaceProfile;

const std::filesystem::path kSharedFolder = RAILREF_SHARED_DIR;

std::vector<const FaceProfile*> known_faces() {
    const auto profiles = calibration::built_in_profiles();
    return {profiles.begin(), profiles.end()};
}

struct GuessTally {
    int pictures = 0;
    int near = 0;  ///< guesses from which boards are placed as well as after a search
};

void compare(const cv::Mat& photo, const FaceProfile& face, const cv::Matx33d& photo_from_board, GuessTally& tally) {
    ++tally.pictures;
    const auto guesses = vision::guess_board(photo, known_faces());
    if (guesses.empty()) return;
    ASSERT_EQ(guesses.size(), 1U);
    EXPECT_EQ(guesses[0].profile, &face);
    const double off = calibration::apart(photo_from_board, guesses[0].photo_from_board);
    EXPECT_LT(off, 0.25);
    tally.near += off < 0.08 ? 1 : 0;
}

TEST(GuessBoard, SeesMostBoardsWhicheverWayThePictureIsTurned) {
    GuessTally tally;
    for (const LabelledPhoto& truth : labelled_photos(kSharedFolder)) {
        const auto photo = vision::load_photo(truth.picture);
        ASSERT_TRUE(photo);
        const auto fix = calibration::find_face(photo->pixels, known_faces());
        ASSERT_TRUE(fix);
        compare(photo->pixels, *fix->profile, fix->warp.photo_from_board, tally);
        cv::Mat turned;
        cv::rotate(photo->pixels, turned, cv::ROTATE_90_CLOCKWISE);
        const cv::Matx33d turn(0, -1, photo->pixels.rows - 1.0, 1, 0, 0, 0, 0, 1);
        compare(turned, *fix->profile, turn * fix->warp.photo_from_board, tally);
    }
    if (tally.pictures == 0) GTEST_SKIP() << "no ../shared/photos";
    EXPECT_GE(tally.near, 0.9 * tally.pictures) << "of " << tally.pictures;
}

TEST(GuessBoard, SaysNothingOfPicturesWithoutABoard) {
    cv::theRNG().state = 3;
    for (const cv::Size size :
         {cv::Size(1, 1), cv::Size(3, 900), cv::Size(900, 2), cv::Size(640, 480), cv::Size(1500, 2000)}) {
        cv::Mat photo(size, CV_8UC3, cv::Scalar(60, 120, 90));
        EXPECT_TRUE(vision::guess_board(photo, known_faces()).empty()) << size;
        cv::randu(photo, 0, 255);
        EXPECT_TRUE(vision::guess_board(photo, known_faces()).empty()) << size;
    }
}

TEST(GuessBoard, NamesOnlyKnownFaces) {
    const auto file = kSharedFolder / "photos/usa/IMG_4132.jpg";
    if (!std::filesystem::exists(file)) GTEST_SKIP() << "no ../shared/photos";
    const auto photo = vision::load_photo(file);
    ASSERT_TRUE(photo);
    std::vector<const FaceProfile*> others = known_faces();
    std::erase_if(others, [](const FaceProfile* face) { return face->board == "usa"; });
    EXPECT_TRUE(vision::guess_board(photo->pixels, others).empty());
    // Another copy of the same board, calibrated by its owner.
    std::vector<const FaceProfile*> two = known_faces();
    const FaceProfile own = **std::ranges::find(two, "usa", &FaceProfile::board);
    two.push_back(&own);
    EXPECT_EQ(vision::guess_board(photo->pixels, two).size(), 2U);
}

// A guess saves the search where it is right, and harms nothing where it is not.
TEST(GuessBoard, IsForgottenWhereItProvesWrong) {
    const auto file = kSharedFolder / "photos/usa/IMG_4132.jpg";
    if (!std::filesystem::exists(file)) GTEST_SKIP() << "no ../shared/photos";
    const auto photo = vision::load_photo(file);
    ASSERT_TRUE(photo);
    const std::vector<const FaceProfile*> known = known_faces();
    const auto searched = calibration::find_face(photo->pixels, known);
    ASSERT_TRUE(searched);
    const cv::Matx33d truth = searched->warp.photo_from_board;
    const cv::Matx33d upside_down = truth * cv::Matx33d(-1, 0, 1, 0, -1, 1, 0, 0, 1);
    const FaceProfile* europe = *std::ranges::find(known, "europe", &FaceProfile::board);
    for (const FaceGuess& wrong : {FaceGuess{searched->profile, upside_down}, FaceGuess{europe, truth},
                                   FaceGuess{searched->profile, cv::Matx33d::eye()}}) {
        const auto fix = calibration::find_face(photo->pixels, known, std::span(&wrong, 1));
        ASSERT_TRUE(fix);
        EXPECT_EQ(fix->profile, searched->profile);
        EXPECT_EQ(fix->inliers, searched->inliers);
        EXPECT_EQ(cv::norm(fix->warp.photo_from_board - truth), 0);
    }
}

/// The labelled picture as a phone close to its board would have taken it; nothing where ../shared is absent.
std::optional<SlantedView> from_close(const renderer::Camera& camera, const std::string& picture) {
    const auto photo = vision::load_photo(kSharedFolder / picture);
    if (!photo) return {};
    const auto fix = calibration::find_board(photo->pixels, calibration::built_in_profiles());
    if (!fix) return {};
    return seen_by(camera, {2000, 1500}, photo->pixels, *fix);
}

// Cut off by the picture's edge and receding in none of the eight directions that are searched anyway.
TEST(GuessLevelled, LeadsToBoardsThatASearchMisses) {
    const renderer::Camera low{
        .target = {393.8, -6.3, 0}, .distance_mm = 149, .tilt_deg = 60, .azimuth_deg = 87, .roll_deg = 111};
    const auto view = from_close(low, "renders/usa_easy_0001.jpg");
    if (!view) GTEST_SKIP() << "no ../shared/renders";
    const auto recedes_deg = vision::guess_levelled(view->pixels, known_faces()).recedes_deg;
    ASSERT_FALSE(recedes_deg.empty());
    EXPECT_EQ(recedes_deg[0], 22.5);
    EXPECT_FALSE(calibration::find_face(view->pixels, known_faces()));
    const auto fix = vision::find_face_at_a_glance(view->pixels, known_faces());
    ASSERT_TRUE(fix);
    EXPECT_EQ(fix->profile->board, "usa");
}

// Squeezed into a corner of the picture: six directions seem likelier than the right one.
TEST(GuessLevelled, NamesTheRightDirectionAmongManyLikelyOnes) {
    const renderer::Camera low{
        .target = {534.9, -36.3, 0}, .distance_mm = 134, .tilt_deg = 60, .azimuth_deg = 97, .roll_deg = 37};
    const auto view = from_close(low, "photos/usa/IMG_4141.jpg");
    if (!view) GTEST_SKIP() << "no ../shared/photos";
    const auto fix = vision::find_face_at_a_glance(view->pixels, known_faces());
    ASSERT_TRUE(fix);
    EXPECT_EQ(fix->profile->board, "usa");
}

TEST(GuessLevelled, SaysNothingOfPicturesWithoutABoard) {
    const cv::Mat photo(640, 480, CV_8UC3, cv::Scalar(60, 120, 90));
    const auto levelled = vision::guess_levelled(photo, known_faces());
    EXPECT_TRUE(levelled.recedes_deg.empty());
    EXPECT_TRUE(levelled.guesses.empty());
}

}  // namespace
}  // namespace railref::tests
