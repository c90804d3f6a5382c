#include <gtest/gtest.h>

#include <algorithm>
#include <opencv2/calib3d.hpp>
#include <opencv2/features2d.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/renderer/random_scene.h"
#include "calibration/renderer/render.h"
#include "maps/load_map.h"

namespace railref::renderer {
namespace {

struct Features {
    std::vector<cv::KeyPoint> points;
    cv::Mat descriptors;
};

Features features_of(const cv::Mat& picture) {
    cv::Mat gray;
    cv::cvtColor(picture, gray, cv::COLOR_BGR2GRAY);
    Features features;
    cv::SIFT::create(4000)->detectAndCompute(gray, {}, features.points, features.descriptors);
    return features;
}

struct Registered {
    cv::Matx33d photo_from_empty;
    int inliers = 0;
};

Registered register_photo(const Features& empty, const Features& photo) {
    std::vector<std::vector<cv::DMatch>> matches;
    cv::BFMatcher(cv::NORM_L2).knnMatch(photo.descriptors, empty.descriptors, matches, 2);
    std::vector<cv::Point2f> from;
    std::vector<cv::Point2f> to;
    for (const auto& pair : matches) {
        if (pair.size() < 2 || pair[0].distance > 0.8F * pair[1].distance) continue;
        from.push_back(empty.points[static_cast<std::size_t>(pair[0].trainIdx)].pt);
        to.push_back(photo.points[static_cast<std::size_t>(pair[0].queryIdx)].pt);
    }
    if (from.size() < 8) return {};
    cv::Mat used;
    const cv::Mat h = cv::findHomography(from, to, cv::USAC_MAGSAC, 3.0, used);
    return {h.empty() ? cv::Matx33d::eye() : cv::Matx33d(h.ptr<double>()), cv::countNonZero(used)};
}

class Registration : public testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(Boards, Registration, testing::Values("usa", "europe", "nordic"),
                         [](const auto& board) { return board.param; });

// Our drawing must be as good to find as a real board: plenty of local features that do not repeat.
TEST_P(Registration, AGamesPhotoRegistersOnTheEmptyBoard) {
    const maps::BoardMap& map = *maps::built_in_board(GetParam());
    const Picture empty = render(empty_scene(map, View::straight, 1, {1600, 1200}));
    const Features features = features_of(empty.pixels);
    EXPECT_GT(features.points.size(), 2000U);
    for (const View view : {View::straight, View::table}) {
        const Picture photo = render(random_scene(map, view, 6, {1600, 1200}));
        const Registered registered = register_photo(features, features_of(photo.pixels));
        EXPECT_GT(registered.inliers, 100);
        const cv::Matx33d photo_from_board = registered.photo_from_empty * empty.truth.homography.matrix;
        for (const maps::City& city : map.cities()) {
            const cv::Point2d found = mapped(photo_from_board, city.centre);
            EXPECT_LT(cv::norm(found - mapped(photo.truth.homography.matrix, city.centre)), 6) << city.slug;
        }
    }
}

}  // namespace
}  // namespace railref::renderer
