#include "vision/look_at_places.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <opencv2/imgproc.hpp>

#include "maps/load_map.h"
#include "places_on.h"
#include "vision/place_input.h"

namespace railref::vision {
namespace {

/// A plain board seen from above, with trains drawn as rectangles.
struct DrawnBoard {
    const maps::BoardMap& map = *maps::built_in_board("usa");
    std::vector<Place> places = places_on(map);
    cv::Mat empty;
    std::vector<cv::Mat> reference;

    DrawnBoard() : empty(660, 1000, CV_8UC3, cv::Scalar(170, 185, 190)) {
        for (const Place& place : places) draw(empty, place, cv::Scalar(140, 145, 150), 26, 9);
        reference = cell_colours(empty, places);
    }

    /// Seen as `view` on both planes.
    std::vector<Answer> looked_at(const cv::Mat& view, std::span<const maps::PlayerColour> colours) const {
        const cv::Size2d board_mm(map.width_mm(), map.width_mm() / map.aspect());
        return look_at_places(place_input({view, view}, places, reference, board_mm), colours);
    }

    static void draw(cv::Mat& view, const Place& place, const cv::Scalar& colour, double length, double width) {
        cv::Point2f corners[4];
        cv::RotatedRect(place.centre_mm * kViewPxPerMm, cv::Size2d(length, width) * kViewPxPerMm,
                        static_cast<float>(place.angle_rad * 180 / CV_PI))
            .points(corners);
        std::vector<cv::Point> polygon;
        for (const cv::Point2f c : corners) polygon.emplace_back(cvRound(c.x), cvRound(c.y));
        cv::fillConvexPoly(view, polygon, colour, cv::LINE_AA);
    }
};

TEST(LookAtPlaces, ProbabilitiesSumToOneOverTheColoursInPlay) {
    const DrawnBoard board;
    const std::vector colours{maps::PlayerColour::red, maps::PlayerColour::black};
    const auto evidence = board.looked_at(board.empty, colours);
    ASSERT_EQ(evidence.size(), board.places.size());
    for (const Answer& e : evidence) {
        EXPECT_NEAR(std::accumulate(e.colours.begin(), e.colours.end(), e.nobody), 1, 1e-9);
        EXPECT_EQ(e.colours[maps::index(maps::PlayerColour::blue)], 0);
        EXPECT_GT(e.colours[maps::index(maps::PlayerColour::red)], 0);
        EXPECT_GE(e.hidden, 0);
        EXPECT_LE(e.hidden, 1);
        EXPECT_GT(e.nobody, 0);
    }
}

TEST(LookAtPlaces, TellsPlainTrainsFromAnEmptyBoard) {
    const DrawnBoard board;
    const std::vector<maps::PlayerColour> colours(board.map.colours().begin(), board.map.colours().end());
    const std::array paint{cv::Scalar(36, 34, 205), cv::Scalar(190, 104, 14), cv::Scalar(62, 98, 12),
                           cv::Scalar(22, 212, 244), cv::Scalar(37, 34, 34)};  // BGR of red, blue, green, yellow, black
    cv::Mat view = board.empty.clone();
    std::size_t space = 0;
    std::vector<int> owner;
    for (std::size_t r = 0; r < board.map.routes().size(); ++r)
        for (int s = 0; s < board.map.routes()[r].length(); ++s, ++space) {
            owner.push_back(r % 2 == 0 ? -1 : static_cast<int>(r / 2 % paint.size()));
            if (owner.back() >= 0)
                DrawnBoard::draw(view, board.places[space], paint[static_cast<std::size_t>(owner.back())], 25, 8.5);
        }
    const auto evidence = board.looked_at(view, colours);
    int right = 0;
    for (std::size_t i = 0; i < owner.size(); ++i) {
        const double p = owner[i] < 0 ? evidence[i].nobody : evidence[i].colours[static_cast<std::size_t>(owner[i])];
        right += p > 0.5;
    }
    EXPECT_GE(right, static_cast<int>(0.98 * static_cast<double>(owner.size())));
}

}  // namespace
}  // namespace railref::vision
