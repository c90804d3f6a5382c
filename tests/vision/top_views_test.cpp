#include "vision/top_views.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include "maps/load_map.h"

namespace railref::vision {
namespace {

/// A board whose every point has a colour that tells where it is.
cv::Mat coordinates_picture(cv::Size size) {
    cv::Mat picture(size, CV_8UC3);
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x)
            picture.at<cv::Vec3b>(y, x) = {static_cast<std::uint8_t>(x * 255 / size.width),
                                           static_cast<std::uint8_t>(y * 255 / size.height), 128};
    return picture;
}

/// A photo of 1600 x 1200 pixels from about 40 degrees off.
cv::Point2f aslant(cv::Point2d board, double height_mm) {
    const double depth = 1 + 0.6 * (1 - board.y) + 0.0004 * height_mm;
    return {static_cast<float>(800 + 1100 * (board.x - 0.5) / depth),
            static_cast<float>(1150 - 1200 * (1 - board.y) / depth - 1.1 * height_mm)};
}

void expect_colours_in_place(const cv::Mat& view) {
    double worst = 0;
    for (int y = 20; y < view.rows - 20; y += 37)
        for (int x = 20; x < view.cols - 20; x += 41) {
            const auto& v = view.at<cv::Vec3b>(y, x);
            worst = std::max(
                {worst, std::abs(v[0] - (x + 0.5) * 255 / view.cols), std::abs(v[1] - (y + 0.5) * 255 / view.rows)});
        }
    EXPECT_LT(worst, 2.5);
}

class TopViewsOfABoard : public testing::TestWithParam<double> {};

/// Draws the plane at a height as the photo would show it and looks for it in the view of that height.
TEST_P(TopViewsOfABoard, ShowsThePlaneAtItsHeight) {
    const maps::BoardMap& map = *maps::built_in_board("usa");
    const double height_mm = GetParam();
    const cv::Mat plane = coordinates_picture({1500, 990});
    const std::vector<cv::Point2f> from{{-0.5F, -0.5F}, {1499.5F, -0.5F}, {1499.5F, 989.5F}, {-0.5F, 989.5F}};
    const std::vector<cv::Point2f> to{aslant({0, 0}, height_mm), aslant({1, 0}, height_mm), aslant({1, 1}, height_mm),
                                      aslant({0, 1}, height_mm)};
    cv::Mat photo;
    cv::warpPerspective(plane, photo, cv::getPerspectiveTransform(from, to), {1600, 1200});
    for (const double zoom : {1.0, 2.5}) {
        cv::Mat large;
        cv::resize(photo, large, {}, zoom, zoom, cv::INTER_CUBIC);
        const auto photo_from_board = [&](cv::Point2d board, double height) {
            const cv::Point2f p = aslant(board, height);
            return cv::Point2f(static_cast<float>((p.x + 0.5) * zoom - 0.5),
                               static_cast<float>((p.y + 0.5) * zoom - 0.5));
        };
        const TopCamera camera(large, photo_from_board, {map.width_mm(), map.width_mm() / map.aspect()});
        const cv::Mat view = camera.look(photo_from_board, height_mm);
        EXPECT_EQ(view.size(), cv::Size(1000, 660));
        expect_colours_in_place(view);
    }
}

INSTANTIATE_TEST_SUITE_P(Heights, TopViewsOfABoard, testing::Values(0.0, kRoofMm));

/// Pixel by pixel, wherever one part of the view that a core looks at ends and the next begins.
TEST(TopViews, AreThePhotoWhereThatIsSuchAView) {
    cv::Mat photo(660, 1000, CV_8UC3);
    cv::RNG(3).fill(photo, cv::RNG::UNIFORM, 1, 256);
    const auto photo_from_board = [](cv::Point2d board, double) {
        return cv::Point2f(static_cast<float>(1000 * board.x - 0.5), static_cast<float>(660 * board.y - 0.5));
    };
    const cv::Mat view = TopCamera(photo, photo_from_board, {800, 528}).look(photo_from_board, 0);
    ASSERT_EQ(view.size(), photo.size());
    EXPECT_EQ(cv::norm(view, photo, cv::NORM_INF), 0);
}

TEST(TopViews, AreBlackOutsideThePhotoAndNowhereElse) {
    const cv::Mat night = cv::Mat::zeros(600, 400, CV_8UC3);  // the board's left half
    const auto photo_from_board = [](cv::Point2d board, double) {
        return cv::Point2f(static_cast<float>(800 * board.x - 0.5), static_cast<float>(600 * board.y - 0.5));
    };
    const cv::Mat view = TopCamera(night, photo_from_board, {800, 600}).look(photo_from_board, 0);
    const cv::Mat left = view.colRange(0, view.cols / 2 - 2);
    const cv::Mat right = view.colRange(view.cols / 2 + 2, view.cols);
    EXPECT_EQ(cv::countNonZero(left.reshape(1)), 3 * static_cast<int>(left.total()));
    EXPECT_EQ(cv::countNonZero(right.reshape(1)), 0);
}

}  // namespace
}  // namespace railref::vision
