#include "calibration/sift.h"

#include <gtest/gtest.h>

#include <cmath>
#include <opencv2/features2d.hpp>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "calibration/renderer/board_art.h"
#include "maps/load_map.h"

/// OpenCV's SIFT is the oracle for keypoints, and for the plain descriptors that are the oracle for this library's.
namespace railref::calibration {
namespace {

constexpr double kContrast = 0.02;

cv::Mat drawn_board(int width) {
    cv::Mat gray;
    cv::cvtColor(renderer::draw_board(*maps::built_in_board("europe"), width), gray, cv::COLOR_BGR2GRAY);
    return gray;
}

cv::Mat blotches(cv::Size size) {
    cv::Mat fine(size, CV_8U);
    cv::RNG(7).fill(fine, cv::RNG::UNIFORM, 0, 255);
    cv::Mat smooth;
    cv::GaussianBlur(fine, smooth, {}, 2.5);
    cv::normalize(smooth, smooth, 0, 255, cv::NORM_MINMAX);
    return smooth;
}

struct Known {
    std::vector<cv::KeyPoint> keypoints;
    cv::Mat descriptors;
};

Known as_opencv_has_it(const cv::Mat& gray) {
    Known known;
    cv::SIFT::create(0, static_cast<int>(ScaleSpace::kLayers), kContrast)
        ->detectAndCompute(gray, cv::noArray(), known.keypoints, known.descriptors);
    return known;
}

/// The row of the known keypoint that is the same; -1: none is.
int same_as(const DirectedKeypoint& keypoint, const Known& known) {
    for (std::size_t i = 0; i < known.keypoints.size(); ++i) {
        const cv::KeyPoint& other = known.keypoints[i];
        // OpenCV counts angles clockwise.
        const double turned = std::remainder(keypoint.angle + static_cast<double>(other.angle), 360.0);
        if (cv::norm(other.pt - keypoint.at) < 0.01 && std::abs(other.size - keypoint.size) < 0.01F &&
            std::abs(turned) < 0.2)
            return static_cast<int>(i);
    }
    return -1;
}

constexpr int kCells = 4;
constexpr int kBins = 8;

/// Cells outside get nothing.
void share(cv::Mat1d& counts, double row, double column, double bin, double count) {
    for (int r = cvFloor(row); r <= cvFloor(row) + 1; ++r)
        for (int c = cvFloor(column); c <= cvFloor(column) + 1; ++c)
            for (int b = cvFloor(bin); b <= cvFloor(bin) + 1; ++b) {
                if (r < 0 || r >= kCells || c < 0 || c >= kCells) continue;
                const double part = (1 - std::abs(row - r)) * (1 - std::abs(column - c)) * (1 - std::abs(bin - b));
                counts(0, (r * kCells + c) * kBins + (b + kBins) % kBins) += part * count;
            }
}

/// SIFT's descriptor written down plainly (Lowe 2004, section 6), of gradients `step` pixels apart.
cv::Mat1d described_plainly(const ScaleSpace& space, const DirectedKeypoint& keypoint, int step) {
    const cv::Mat1f gaussian = space.gaussian_of(keypoint);
    const float magnification = ScaleSpace::magnification(keypoint.octave);
    const cv::Point at(keypoint.at * magnification);
    const double cell = 3.0 * keypoint.size / 2 * magnification;
    const double turn = keypoint.angle * CV_PI / 180;
    cv::Mat1d counts(1, kSiftDimensions, 0.0);
    const int reach = step * cvCeil(4 * cell / step);
    for (int y = -reach; y <= reach; y += step)
        for (int x = -reach; x <= reach; x += step) {
            const cv::Point p = at + cv::Point(x, y);
            if (!cv::Rect(1, 1, gaussian.cols - 2, gaussian.rows - 2).contains(p)) continue;
            const double across = (x * std::cos(turn) - y * std::sin(turn)) / cell;
            const double down = (x * std::sin(turn) + y * std::cos(turn)) / cell;
            if (std::max(std::abs(across), std::abs(down)) >= kCells / 2.0 + 0.5) continue;
            const double dx = gaussian(p.y, p.x + 1) - gaussian(p.y, p.x - 1);
            const double dy = gaussian(p.y - 1, p.x) - gaussian(p.y + 1, p.x);
            const double against = std::remainder(std::atan2(dy, dx) - turn, 2 * CV_PI);
            const double bin = (against < 0 ? against + 2 * CV_PI : against) / (2 * CV_PI) * kBins;
            const double window = std::exp(-(across * across + down * down) / (0.5 * kCells * kCells));
            share(counts, down + kCells / 2.0 - 0.5, across + kCells / 2.0 - 0.5, bin, window * std::hypot(dx, dy));
        }
    cv::min(counts, 0.2 * cv::norm(counts), counts);
    counts *= 512 / cv::norm(counts);
    return counts;
}

/// The greatest difference of the whole numbers that descriptors consist of.
double apart(const cv::Mat1d& plain, const cv::Mat& descriptor) {
    cv::Mat whole;
    plain.convertTo(whole, CV_8U);
    whole.convertTo(whole, CV_32F);
    return cv::norm(whole, descriptor, cv::NORM_INF);
}

/// OpenCV's descriptors are those of all gradients, this library's of some.
void expect_as_opencv(const cv::Mat& gray, std::size_t more_than) {
    constexpr int all = 1;
    constexpr int some = 2;
    constexpr double hardly_different = 0.12 * 512;
    const Known known = as_opencv_has_it(gray);
    const ScaleSpace space(gray, kContrast);
    const auto keypoints = in_their_directions(space, space.keypoints());
    const cv::Mat descriptors = describe(space, keypoints);
    ASSERT_GT(known.keypoints.size(), more_than);
    const auto count = static_cast<double>(known.keypoints.size());
    EXPECT_NEAR(static_cast<double>(keypoints.size()), count, 0.005 * count);
    int same = 0;
    int alike = 0;
    for (std::size_t i = 0; i < keypoints.size(); ++i) {
        const int other = same_as(keypoints[i], known);
        if (other < 0) continue;
        ++same;
        const cv::Mat mine = descriptors.row(static_cast<int>(i));
        const cv::Mat theirs = known.descriptors.row(other);
        EXPECT_LE(apart(described_plainly(space, keypoints[i], all), theirs), 2);
        EXPECT_LE(apart(described_plainly(space, keypoints[i], some), mine), 2);
        if (cv::norm(mine, theirs) < hardly_different) ++alike;
    }
    EXPECT_GE(same, 0.995 * count);
    EXPECT_GE(alike, 0.99 * same);
}

TEST(Sift, IsOpenCvsOnADrawnBoard) { expect_as_opencv(drawn_board(500), 200); }

TEST(Sift, IsOpenCvsOnBlotches) { expect_as_opencv(blotches({311, 203}), 200); }

TEST(Sift, IsOpenCvsOnASmallPictureOfOddSize) { expect_as_opencv(blotches({61, 47}), 20); }

TEST(Sift, FindsNothingWhereNothingIs) {
    EXPECT_TRUE(ScaleSpace(cv::Mat(90, 120, CV_8U, cv::Scalar(128)), kContrast).keypoints().empty());
}

TEST(Sift, TakesPicturesOfAnySize) {
    for (const cv::Size size : {cv::Size(1, 1), {2, 9}, {5, 3}, {7, 60}, {11, 11}}) {
        const ScaleSpace space(blotches(size), kContrast);
        const auto keypoints = in_their_directions(space, space.keypoints());
        EXPECT_EQ(describe(space, keypoints).rows, static_cast<int>(keypoints.size()));
    }
}

TEST(Sift, IsTheSameOnOneCore) {
    const cv::Mat gray = drawn_board(400);
    const auto described = [&] {
        const ScaleSpace space(gray, kContrast);
        return describe(space, in_their_directions(space, space.keypoints()));
    };
    const cv::Mat on_all = described();
    cv::setNumThreads(1);
    const cv::Mat on_one = described();
    cv::setNumThreads(-1);
    ASSERT_EQ(on_one.size(), on_all.size());
    EXPECT_EQ(cv::norm(on_one, on_all, cv::NORM_INF), 0);
}

}  // namespace
}  // namespace railref::calibration
