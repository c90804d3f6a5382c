#include "vision/surest_lean.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "calibration/board_warp.h"
#include "vision/look_at_places.h"
#include "vision/place_input.h"

namespace railref::vision {

namespace {

constexpr std::size_t kEvery = 4;    // of the spaces every so many is looked at
constexpr double kFree = 0.99;       // probability
constexpr double kClearly = 0.3;     // log probability
constexpr double kPerPiece = 0.1;    // log probability
constexpr double kLeastSure = -3.0;  // one strange place must not decide

struct Sample {
    std::vector<Place> places;
    std::vector<cv::Mat> reference;
};

Sample sample_of(const calibration::BoardProfile& profile) {
    Sample sample;
    const std::vector<Place> places = places_of(*profile.map);
    for (std::size_t i = 0; i < profile.spaces.size(); i += kEvery) {
        sample.places.push_back(places[i]);
        sample.reference.push_back(profile.at_spaces[i]);
    }
    return sample;
}

/// Those that may have a piece; a free place looks free whatever the lean.
std::vector<std::size_t> with_pieces(const std::vector<Answer>& answers) {
    std::vector<std::size_t> taken;
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (answers[i].nobody < kFree) taken.push_back(i);
    return taken;
}

double sureness(const Answer& answer) {
    return std::max(std::log(std::max(answer.nobody, std::ranges::max(answer.colours))), kLeastSure);
}

}  // namespace

std::size_t surest_lean(const cv::Mat& surface, std::span<const cv::Mat> roofs, std::span<const Lean> leans,
                        const calibration::BoardProfile& profile) {
    const Sample sample = sample_of(profile);
    const cv::Size2d board_mm(profile.map->width_mm(), calibration::height_mm(*profile.map));
    const auto input_of = [&](std::size_t k) {
        return place_input({surface, roofs[k]}, sample.places, sample.reference, board_mm);
    };
    const auto glance = [&](const cv::Mat& input) { return glance_at_places(input, profile.map->colours()); };
    const std::vector<Answer> first = glance(input_of(0));
    const std::vector<std::size_t> taken = with_pieces(first);
    if (taken.empty()) return 0;
    double most = kPerPiece * leans[0].fit + kClearly;
    for (const std::size_t i : taken) most += sureness(first[i]);
    std::size_t surest = 0;
    for (std::size_t k = 1; k < roofs.size(); ++k) {
        double sum = kPerPiece * leans[k].fit;
        for (const Answer& answer : glance(chosen_places(input_of(k), taken))) sum += sureness(answer);
        if (sum <= most) break;  // farther the same way is no better
        most = sum;
        surest = k;
    }
    return surest;
}

}  // namespace railref::vision
