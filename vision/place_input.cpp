#include "vision/place_input.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <opencv2/imgproc.hpp>

#include "calibration/median.h"
#include "vision/beyond_edge.h"
#include "vision/for_each_index.h"
#include "vision/patchwork.h"

namespace railref::vision {

namespace {

constexpr double kUnsure = 8;       // gray levels that what is left of a veil or of software adds or takes
constexpr double kSqueezed = 215;   // and above which tone curves squeeze light,
constexpr double kMostMore = 0.15;  // so that 255 may stand for so much more
constexpr double kMany = 0.1;       // of the places: from so many elsewhere on, the light seems another than it is

/// The patch around a place, x along its long side.
cv::Mat cut(const cv::Mat& view, const Place& place) { return calibration::cut_out(view, kViewPxPerMm, place, kPatch); }

std::vector<cv::Mat> cut_all(const cv::Mat& view, std::span<const Place> places) {
    std::vector<cv::Mat> patches(places.size());
    for_each_index(places.size(), [&](std::size_t i) { patches[i] = cut(view, places[i]); });
    return patches;
}

std::vector<cv::Mat> in_floats(std::span<const cv::Mat> cells) {
    std::vector<cv::Mat> floats(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i].convertTo(floats[i], CV_32F);
    return floats;
}

/// What the empty board shows of a patch, CV_32FC3.
cv::Mat print_of(const cv::Mat& cells) {
    cv::Mat print;
    cv::resize(cells, print, kPatch, 0, 0, cv::INTER_LINEAR);
    return print;
}

/// A picture's three channels one after the other, rounded to gray levels.
void write_levels(const cv::Mat& colours, std::uint8_t* planes) {
    cv::Mat levels;
    colours.convertTo(levels, CV_8U);
    std::array<cv::Mat, 3> channels;
    for (cv::Mat& channel : channels) {
        channel = {levels.size(), CV_8U, planes};
        planes += levels.total();
    }
    cv::split(levels, channels.data());
}

/// What a gray level may stand for.
std::array<double, 3> possible_levels(double level) {
    const double squeezed = std::max(0.0, (level - kSqueezed) / (255 - kSqueezed));
    return {level - kUnsure, level, level + std::max(kUnsure, squeezed * kMostMore * level)};
}

std::vector<cv::Vec3b> possible_colours(const cv::Vec3b& seen) {
    std::vector<cv::Vec3b> colours;
    for (const double blue : possible_levels(seen[0]))
        for (const double green : possible_levels(seen[1]))
            for (const double red : possible_levels(seen[2])) {
                // What no channel can show: of the same hue, darker.
                const double top = std::max({blue, green, red, 255.0});
                colours.push_back(cv::Vec3d(blue, green, red) * (255 / top));
            }
    return colours;
}

/// Room for what the network looks at, about so many places.
cv::Mat planes_for(std::size_t places) {
    const std::array shape{static_cast<int>(places), 9, kPatch.height, kPatch.width};
    return {static_cast<int>(shape.size()), shape.data(), CV_8U};
}

}  // namespace

std::vector<Place> places_of(const calibration::BoardProfile& profile) {
    std::vector<Place> places;
    for (const maps::Space& space : profile.spaces) places.push_back(calibration::place_of(space, *profile.map));
    for (const maps::City& city : profile.map->cities())
        places.push_back(calibration::place_of(city.centre, *profile.map));
    return places;
}

std::vector<std::vector<std::size_t>> places_by_route(const maps::BoardMap& map) {
    std::vector<std::vector<std::size_t>> places;
    std::size_t next = 0;
    for (const maps::Route& route : map.routes()) {
        places.emplace_back(route.spaces.size());
        std::iota(places.back().begin(), places.back().end(), next);
        next += route.spaces.size();
    }
    return places;
}

std::vector<cv::Mat> cell_colours(const cv::Mat& surface_view, std::span<const Place> places) {
    std::vector<cv::Mat> colours;
    for (const cv::Mat& patch : cut_all(surface_view, places)) {
        cv::Mat cells;
        cell_means(patch).convertTo(cells, CV_8U);
        colours.push_back(cells);
    }
    return colours;
}

SeenPlaces::SeenPlaces(const cv::Mat& surface, std::vector<Place> places, std::span<const cv::Mat> reference,
                       cv::Size2d board_mm)
    : profiled_(std::move(places)),
      places_(profiled_),
      surface_(cut_all(surface, places_)),
      reference_(in_floats(reference)),
      board_mm_(board_mm),
      light_(surface_, reference_, places_, board_mm) {}

void SeenPlaces::move(const cv::Mat& surface, std::span<const std::size_t> which, std::span<const cv::Point2d> by_mm) {
    for_each_index(which.size(), [&](std::size_t k) {
        const std::size_t i = which[k];
        places_[i].centre_mm += by_mm[k];
        surface_[i] = cut(surface, places_[i]);
    });
}

bool SeenPlaces::settle_light() {
    std::size_t moved = 0;
    for (std::size_t i = 0; i < places_.size(); ++i) moved += places_[i].centre_mm != profiled_[i].centre_mm ? 1 : 0;
    const bool anew = static_cast<double>(moved) > kMany * static_cast<double>(places_.size());
    if (anew) light_ = SeenLight(surface_, reference_, places_, board_mm_);
    return light_.look_for_software(surface_, reference_, places_, board_mm_) || anew;
}

cv::Mat SeenPlaces::input(const cv::Mat& roofs) const {
    std::vector<std::size_t> all(places_.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return input(roofs, all);
}

cv::Mat SeenPlaces::input(const cv::Mat& roofs, std::span<const std::size_t> which) const {
    cv::Mat input = planes_for(which.size());
    for_each_index(which.size(), [&](std::size_t k) {
        const std::size_t i = which[k];
        write(i, surface_[i], cut(roofs, places_[i]), reference_[i], input.ptr<std::uint8_t>(static_cast<int>(k)));
    });
    return input;
}

void SeenPlaces::rewrite(cv::Mat& input, const cv::Mat& roofs, std::span<const std::size_t> which) const {
    for_each_index(which.size(), [&](std::size_t k) {
        const std::size_t i = which[k];
        write(i, surface_[i], cut(roofs, places_[i]), reference_[i], input.ptr<std::uint8_t>(static_cast<int>(i)));
    });
}

std::vector<cv::Vec3f> SeenPlaces::possible_roofs(const cv::Mat& roofs, std::size_t place) const {
    const cv::Mat roof = cut(roofs, places_[place])(kRoof);
    const cv::Vec3b seen = calibration::median_colour({&roof, 1});
    const std::vector<cv::Vec3b> colours = light_.is_usual() ? std::vector{seen} : possible_colours(seen);
    const std::size_t count = colours.size();
    std::vector<std::uint8_t> planes(3 * count);
    const cv::Mat row(1, static_cast<int>(count), CV_8UC3, const_cast<cv::Vec3b*>(colours.data()));
    light_.write(place, {&row, 1}, planes.data());
    std::vector<cv::Vec3f> possible;
    for (std::size_t k = 0; k < count; ++k)
        possible.push_back(cv::Vec3f(planes[k], planes[k + count], planes[k + 2 * count]) / 255);
    return possible;
}

cv::Mat SeenPlaces::input_aside(const TopViews& views, std::span<const Aside> which) const {
    cv::Mat input = planes_for(which.size());
    for_each_index(which.size(), [&](std::size_t k) {
        const auto& [i, by_mm] = which[k];
        const Place seen{places_[i].centre_mm + by_mm, places_[i].angle_rad};
        const Place profiled{profiled_[i].centre_mm + by_mm, profiled_[i].angle_rad};
        write(i, cut(views.surface, seen), cut(views.roofs, seen), patchwork(profiled, profiled_, reference_),
              input.ptr<std::uint8_t>(static_cast<int>(k)));
    });
    return input;
}

void SeenPlaces::write(std::size_t light_of, const cv::Mat& surface, const cv::Mat& roofs, const cv::Mat& reference,
                       std::uint8_t* planes) const {
    const cv::Mat print = print_of(reference);
    std::uint8_t* roof_planes = planes + 3 * kPatch.area();
    std::uint8_t* print_planes = planes + 6 * kPatch.area();
    light_.write(light_of, std::array{surface, roofs}, planes);
    write_levels(print, print_planes);
    fill_beyond_edge(surface, print, print_planes, planes);
    // Of trains at the far edge the roofs lie beyond it, their sides do not.
    fill_beyond_edge(roofs, print, planes, roof_planes);
}

cv::Mat place_input(const TopViews& views, std::span<const Place> places, std::span<const cv::Mat> reference,
                    cv::Size2d board_mm) {
    SeenPlaces seen(views.surface, {places.begin(), places.end()}, reference, board_mm);
    seen.settle_light();
    return seen.input(views.roofs);
}

}  // namespace railref::vision
