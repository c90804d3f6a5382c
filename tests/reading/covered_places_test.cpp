#include <gtest/gtest.h>

#include <filesystem>
#include <opencv2/imgproc.hpp>
#include <span>
#include <variant>

#include "calibration/renderer/random_scene.h"
#include "calibration/renderer/render.h"
#include "drawn_reading.h"
#include "maps/load_map.h"
#include "reading_score.h"
#include "tests/sample_profile.h"
#include "vision/load_photo.h"
#include "vision/read_board.h"

/// Somebody left what they reckoned on, on the board.
namespace railref::tests {
namespace {

/// A sheet full of numbers in the middle of the picture, a third as wide, turned a little.
cv::Mat with_a_score_sheet(const cv::Mat& picture) {
    const cv::Size size(picture.cols / 3, picture.cols / 4);
    cv::Mat sheet(size, CV_8UC3, cv::Scalar(205, 212, 215));
    const int line = size.height / 14;
    for (int y = 2 * line; y < size.height - line; y += line)
        cv::putText(sheet, "Ada 12 + 7 + 21 = 40   Ben 9 + 15", {line, y}, cv::FONT_HERSHEY_SIMPLEX, line / 40.0,
                    cv::Scalar(60, 50, 50), 1, cv::LINE_AA);
    cv::Mat turn = cv::getRotationMatrix2D(
        cv::Point2f(static_cast<float>(size.width) / 2, static_cast<float>(size.height) / 2), 17, 1);
    turn.at<double>(0, 2) += (picture.cols - size.width) / 2.0;
    turn.at<double>(1, 2) += (picture.rows - size.height) / 2.0;
    cv::Mat with_sheet = picture.clone();
    cv::warpAffine(sheet, with_sheet, turn, picture.size(), cv::INTER_AREA, cv::BORDER_TRANSPARENT);
    return with_sheet;
}

/// Routes that are read wrongly though something can be seen of them, as the reading says, and that nobody is asked
/// about.
int silently_wrong(const vision::Photo& photo, std::span<const calibration::BoardProfile* const> profiles,
                   const LabelledPhoto& truth) {
    const auto answer = vision::read_board(std::span(&photo, 1), profiles, {});
    const auto* reading = std::get_if<vision::Reading>(&answer);
    if (reading == nullptr) {
        ADD_FAILURE() << "no board found";
        return 0;
    }
    const ReadingScore score = score_reading(*reading, truth);
    return static_cast<int>(std::ranges::count_if(score.errors, [](const ReadingError& error) {
        return error.kind == ReadingError::Kind::route && error.silent && error.read != "unseen";
    }));
}

// Without mind_covered_places 4 of them are, of the photos 33.
TEST(CoveredPlaces, OfDrawnGamesAreUnseen) {
    const calibration::BoardProfile* known = &sample_profile();
    int wrong = 0;
    for (const std::uint64_t seed : {41U, 42U, 43U}) {
        const renderer::Scene scene =
            renderer::random_scene(*maps::built_in_board("europe"), renderer::View::table, seed, {2000, 1500});
        const cv::Mat pixels = with_a_score_sheet(renderer::render(scene).pixels);
        wrong += silently_wrong({"drawn.png", pixels, pixels.size(), 0}, {&known, 1}, truth_of(scene));
    }
    EXPECT_LE(wrong, 1);
}

TEST(CoveredPlaces, OfPhotosAreUnseen) {
    const std::filesystem::path folder = std::filesystem::path(RAILREF_SHARED_DIR) / "photos";
    if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no ../shared/photos";
    int wrong = 0;
    for (const LabelledPhoto& labelled : labelled_photos(folder)) {
        auto photo = vision::load_photo(labelled.picture);
        ASSERT_TRUE(photo) << photo.error().message();
        photo->pixels = with_a_score_sheet(photo->pixels);
        wrong += silently_wrong(*photo, calibration::built_in_profiles(), labelled);
    }
    EXPECT_LE(wrong, 2);
}

}  // namespace
}  // namespace railref::tests
