#pragma once

#include <cstdint>
#include <opencv2/core.hpp>
#include <span>
#include <vector>

#include "calibration/board_profile.h"
#include "maps/board_map.h"
#include "vision/place.h"
#include "vision/seen_light.h"
#include "vision/top_views.h"

namespace railref::vision {

/// Every space of every route in the map's order, where this printing has it, then every city.
[[nodiscard]] std::vector<Place> places_of(const calibration::BoardProfile& profile);

/// Which of those the spaces of each route are.
[[nodiscard]] std::vector<std::vector<std::size_t>> places_by_route(const maps::BoardMap& map);

/// Where the roof of a train on a place lies in its patch, px.
inline const cv::Rect kRoof(20, 15, 16, 6);

/// A place is seen with its surroundings: 44.8 x 28.8 mm, in cells of 3.2 mm or pixels of 0.8 mm (seen_light.h).

/// The empty board's mean colours in the cells around each place: kCellRows x kCellColumns, CV_8UC3 BGR.
[[nodiscard]] std::vector<cv::Mat> cell_colours(const cv::Mat& surface_view, std::span<const Place> places);

/// A step aside from one of the places.
struct Aside {
    std::size_t place = 0;
    cv::Point2d by_mm;  ///< on the board
};

/// Places as one view of the board's surface shows them, in the light of the photo that the reference was taken from
/// (seen_light.h). Beside a view of the roofs' plane they become what the network looks at.
class SeenPlaces {
public:
    /// `reference` as cell_colours gives it, one per place; `surface` is CV_8UC3 in the photo's light (top_views.h).
    SeenPlaces(const cv::Mat& surface, std::vector<Place> places, std::span<const cv::Mat> reference,
               cv::Size2d board_mm);

    [[nodiscard]] std::size_t size() const { return places_.size(); }
    /// Looks for these places, each named once, as far away as `by_mm` says of each, in the light that was found.
    /// `surface` as before.
    void move(const cv::Mat& surface, std::span<const std::size_t> which, std::span<const cv::Point2d> by_mm);
    /// Finds the light again if many places were moved since (compared with what is printed beside it, print looks
    /// veiled and bleached), and what the camera's software did before it. True: `input` says something else now.
    bool settle_light();
    [[nodiscard]] const SeenLight& light() const { return light_; }
    /// For the network, about these of the places, not none: per place nine planes kPatch of gray levels: surface BGR,
    /// roofs BGR and the reference BGR. CV_8U, 4 dimensions. `roofs` as `surface`.
    [[nodiscard]] cv::Mat input(const cv::Mat& roofs, std::span<const std::size_t> which) const;
    [[nodiscard]] cv::Mat input(const cv::Mat& roofs) const;  ///< about all places
    /// What `input` about all places says of these, anew after they were moved.
    void rewrite(cv::Mat& input, const cv::Mat& roofs, std::span<const std::size_t> which) const;

    /// What a train's roof on that place may look like in the reference's light: one colour, but in unusual light
    /// (SeenLight::is_usual) what is left of it, and bright light that tone curves squeeze, leave levels unsure. BGR of
    /// 0..1. `roofs` as before.
    [[nodiscard]] std::vector<cv::Vec3f> possible_roofs(const cv::Mat& roofs, std::size_t place) const;

    /// As `input`, about ground beside the places, in their light, where the empty board shows what is printed there.
    [[nodiscard]] cv::Mat input_aside(const TopViews& views, std::span<const Aside> which) const;

private:
    void write(std::size_t light_of, const cv::Mat& surface, const cv::Mat& roofs, const cv::Mat& reference,
               std::uint8_t* planes) const;

    std::vector<Place> profiled_;     // as the profile has them
    std::vector<Place> places_;       // as they are looked for
    std::vector<cv::Mat> surface_;    // CV_8UC3 patches
    std::vector<cv::Mat> reference_;  // CV_32FC3 cells
    cv::Size2d board_mm_;
    SeenLight light_;
};

/// SeenPlaces::input about all places.
[[nodiscard]] cv::Mat place_input(const TopViews& views, std::span<const Place> places,
                                  std::span<const cv::Mat> reference, cv::Size2d board_mm);

}  // namespace railref::vision
