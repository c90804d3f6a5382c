#include "vision/patchwork.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include "drawn_scene.h"

namespace railref::vision {
namespace {

/// A board whose blue rises to the right and whose green rises downwards, a level a millimetre.
cv::Mat slope() {
    cv::Mat picture(200, 300, CV_8UC3);
    for (int y = 0; y < picture.rows; ++y)
        for (int x = 0; x < picture.cols; ++x)
            picture.at<cv::Vec3b>(y, x) = cv::Vec3b(cv::saturate_cast<std::uint8_t>((x + 0.5) / kViewPxPerMm),
                                                    cv::saturate_cast<std::uint8_t>((y + 0.5) / kViewPxPerMm), 40);
    return picture;
}

TEST(Patchwork, BetweenPlacesIsWhatTheEmptyBoardShowsThere) {
    const std::vector<Place> places{
        {{60, 60}, 0.4}, {{84, 66}, 1.2}, {{108, 60}, -0.3}, {{84, 84}, 0}, {{84, 48}, 0.1}};
    const auto cells = cell_colours(slope(), places);
    const Place between{{84, 62}, 0.7};
    const std::vector<Place> there{between};
    cv::Mat wanted;
    cell_colours(slope(), there)[0].convertTo(wanted, CV_32F);
    const cv::Mat pieced = patchwork(between, places, cells);
    ASSERT_EQ(pieced.size(), wanted.size());
    ASSERT_EQ(pieced.type(), CV_32FC3);
    EXPECT_LT(cv::norm(pieced, wanted, cv::NORM_INF), 2.0);
}

TEST(Patchwork, OfAPlaceItselfIsItsOwn) {
    const auto places = drawn_places();
    const auto cells = cell_colours(drawn_scene(1), places);
    for (std::size_t i = 0; i < places.size(); ++i) {
        cv::Mat own;
        cells[i].convertTo(own, CV_32F);
        // Inside; at its border another's may lie further from its own border.
        const cv::Rect inner(4, 3, kCellColumns - 8, kCellRows - 6);
        EXPECT_LT(cv::norm(patchwork(places[i], places, cells)(inner), own(inner), cv::NORM_INF), 1e-3) << i;
    }
}

TEST(Patchwork, BeyondEveryPlaceGoesOnAsTheNearestEnds) {
    const std::vector<Place> places{{{100, 80}, 0}};
    const auto cells = cell_colours(slope(), places);
    const cv::Mat pieced = patchwork({{100, 100}, 0}, places, cells);
    const cv::Vec3f last = pieced.at<cv::Vec3f>(kCellRows - 1, 5);
    const cv::Vec3f border = cells[0].at<cv::Vec3b>(kCellRows - 1, 5);
    EXPECT_LT(cv::norm(last - border), 0.01);
}

}  // namespace
}  // namespace railref::vision
