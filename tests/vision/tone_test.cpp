#include "vision/tone.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <opencv2/core.hpp>
#include <vector>

#include "printed_places.h"
#include "vision/place_input.h"
#include "vision/place_light.h"

namespace railref::vision {
namespace {

constexpr double kBrighter = 0.3;  // the photo's light, as a log gain

cv::Vec3d logs_of(const cv::Vec3f& bgr) {
    cv::Vec3d logs;
    for (int c = 0; c < 3; ++c) logs[c] = std::log(bgr[c] + kDarkOffset);
    return logs;
}

/// As a camera shows it whose software stretches brightness around 90 and colours so much.
cv::Vec3f rendered(const cv::Vec3f& bgr, double contrast, double saturation) {
    const cv::Vec3d logs = logs_of(bgr);
    const double bright = (logs[0] + logs[1] + logs[2]) / 3;
    const double middle = std::log(90 + kDarkOffset);
    cv::Vec3f seen;
    for (int c = 0; c < 3; ++c)
        seen[c] = static_cast<float>(
            std::exp(middle + kBrighter + contrast * (bright - middle) + saturation * (logs[c] - bright)) -
            kDarkOffset);
    return seen;
}

std::vector<cv::Mat> rendered(std::vector<cv::Mat> cells, double contrast, double saturation) {
    for (cv::Mat& place : cells) {
        place = place.clone();
        place.forEach<cv::Vec3f>([&](cv::Vec3f& cell, const int*) { cell = rendered(cell, contrast, saturation); });
    }
    return cells;
}

struct Found {
    std::vector<Tone> tones;
    std::vector<cv::Vec3d> log_gain;
};

Found found_in(const std::vector<cv::Mat>& seen, const PrintedPlaces& board) {
    Found found{{}, std::vector<cv::Vec3d>(board.places.size(), cv::Vec3d::all(kBrighter))};
    found.tones = tones(seen, board.reference, board.places, found.log_gain);
    return found;
}

/// Mean distance in logs between the reference and what is seen with its tone undone.
double left(const Found& found, const std::vector<cv::Mat>& seen, const PrintedPlaces& board) {
    double sum = 0;
    double count = 0;
    for (std::size_t i = 0; i < seen.size(); ++i)
        for (int y = 0; y < kCellRows; ++y)
            for (int x = 0; x < kCellColumns; ++x) {
                const cv::Vec3d logs = logs_of(seen[i].at<cv::Vec3f>(y, x)) - found.log_gain[i];
                sum += cv::norm(found.tones[i].undone(logs) - logs_of(board.reference[i].at<cv::Vec3f>(y, x)));
                ++count;
            }
    return sum / count;
}

TEST(Tone, IsPlainWhereOnlyTheLightIsAnother) {
    const PrintedPlaces board = printed_places(40, 150);
    const Found found = found_in(rendered(board.reference, 0.98, 0.95), board);
    for (std::size_t i = 0; i < found.tones.size(); ++i) {
        EXPECT_TRUE(found.tones[i].is_plain()) << i;
        EXPECT_EQ(found.log_gain[i], cv::Vec3d::all(kBrighter));
    }
}

TEST(Tone, OfABoostedOrBleachedPictureIsUndone) {
    const PrintedPlaces board = printed_places(40, 150);
    for (const auto& [contrast, saturation] :
         {std::pair(1.6, 1.0), std::pair(1.0, 1.7), std::pair(1.0, 0.4), std::pair(1.4, 1.5)}) {
        const std::vector<cv::Mat> seen = rendered(board.reference, contrast, saturation);
        const Found found = found_in(seen, board);
        const double before = left({std::vector<Tone>(seen.size()), found.log_gain}, seen, board);
        EXPECT_LT(left(found, seen, board), 0.65 * before) << contrast << " " << saturation;
    }
}

TEST(Tone, IsTakenFromThePrintAndNotFromTrains) {
    const PrintedPlaces board = printed_places(40, 150);
    std::vector<cv::Mat> seen = rendered(board.reference, 1.5, 1);
    for (cv::Mat& place : seen) place.rowRange(3, 6).setTo(rendered({20, 20, 140}, 1.5, 1));
    for (const Tone& tone : found_in(seen, board).tones) EXPECT_NEAR(tone.contrast, 1.5, 0.2);
}

// Colours that do not agree with the reference's at all say nothing of how the camera renders them.
TEST(Tone, IsPlainWherePrintLiesElsewhere) {
    const PrintedPlaces board = printed_places(40, 150);
    std::vector<cv::Mat> seen = rendered(board.reference, 1, 1);
    std::ranges::rotate(seen, seen.begin() + 7);
    for (const Tone& tone : found_in(seen, board).tones) EXPECT_TRUE(tone.is_plain());
}

TEST(Tone, IsPlainOutsideThePhoto) {
    const PrintedPlaces board = printed_places(40, 150);
    std::vector<cv::Mat> seen(board.places.size(), cv::Mat(kCellRows, kCellColumns, CV_32FC3, cv::Scalar::all(0)));
    for (const Tone& tone : found_in(seen, board).tones) EXPECT_TRUE(tone.is_plain());
}

}  // namespace
}  // namespace railref::vision
