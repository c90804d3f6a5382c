#include "calibration/renderer/board_art.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>

#include "maps/load_map.h"
#include "tests/render/colours.h"

namespace railref::renderer {
namespace {

constexpr int width_px = 1600;

double distance(const cv::Vec3d& seen, Ink ink) { return cv::norm(seen - cv::Vec3d(ink.blue, ink.green, ink.red)); }

class EveryBoard : public testing::TestWithParam<std::string> {
protected:
    const maps::BoardMap& map_ = *maps::built_in_board(GetParam());
    const cv::Mat& art_ = art_of(GetParam());

    // Drawn once for all tests of a board.
    static const cv::Mat& art_of(const std::string& board) {
        static std::map<std::string, cv::Mat> arts;
        cv::Mat& art = arts[board];
        if (art.empty()) art = draw_board(*maps::built_in_board(board), width_px);
        return art;
    }

    [[nodiscard]] cv::Point2d at(maps::Point p) const { return {p.x * art_.cols, p.y * art_.rows}; }
};

INSTANTIATE_TEST_SUITE_P(Boards, EveryBoard, testing::Values("usa", "europe", "nordic"),
                         [](const auto& board) { return board.param; });

TEST_P(EveryBoard, HasTheMapsAspect) {
    EXPECT_EQ(art_.cols, width_px);
    EXPECT_NEAR(double(art_.cols) / art_.rows, map_.aspect(), 0.001);
}

TEST_P(EveryBoard, HasADotAtEveryCity) {
    for (const maps::City& city : map_.cities()) {
        EXPECT_LT(distance(colour_around(art_, at(city.centre), 2), city_ink()), 30) << city.slug;
    }
}

TEST_P(EveryBoard, PrintsEverySpaceInItsRoutesColour) {
    int looked_at = 0;
    for (const maps::Route& route : map_.routes()) {
        if (route.colour == maps::TrackColour::gray) continue;  // hatched all over
        for (std::size_t i = static_cast<std::size_t>(route.ferry_locomotives); i < route.spaces.size(); ++i) {
            const maps::Space& space = route.spaces[i];
            const double angle = space.angle_deg * CV_PI / 180;
            const double along = 0.30 * space.length * art_.cols;  // beside the sign in the middle
            const cv::Point2d side(std::cos(angle) * along, std::sin(angle) * along);
            const double one = distance(colour_around(art_, at(space.centre) + side, 2), track_ink(route.colour));
            const double other = distance(colour_around(art_, at(space.centre) - side, 2), track_ink(route.colour));
            EXPECT_LT(std::min(one, other), 34) << route.slug << " space " << i;
            ++looked_at;
        }
    }
    EXPECT_GT(looked_at, 90);
}

TEST_P(EveryBoard, IsTheSameForTheSameSeedAndAnotherForAnother) {
    EXPECT_EQ(cv::norm(art_, draw_board(map_, width_px), cv::NORM_INF), 0);
    EXPECT_GT(cv::norm(art_, draw_board(map_, width_px, 2), cv::NORM_L1) / double(art_.total()), 5);
}

}  // namespace
}  // namespace railref::renderer
