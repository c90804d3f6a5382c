#include "vision/surest_roofs.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "calibration/board_warp.h"
#include "vision/look_at_places.h"
#include "vision/place_input.h"

namespace railref::vision {

namespace {

constexpr std::size_t kEvery = 4;    // of the spaces every so many is looked at
constexpr double kFree = 0.99;       // probability
constexpr double kLeastSure = -3.0;  // one strange place must not decide

SeenPlaces sample_of(const cv::Mat& surface, const calibration::BoardProfile& profile) {
    const std::vector<Place> places = places_of(*profile.map);
    std::vector<Place> some;
    std::vector<cv::Mat> reference;
    for (std::size_t i = 0; i < profile.spaces.size(); i += kEvery) {
        some.push_back(places[i]);
        reference.push_back(profile.at_spaces[i]);
    }
    const cv::Size2d board_mm(profile.map->width_mm(), calibration::height_mm(*profile.map));
    return {surface, std::move(some), reference, board_mm};
}

/// Those that may have a piece; a free place looks free wherever roofs lie.
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

std::size_t surest_roofs(const cv::Mat& surface, std::span<const Roofs> hypotheses,
                         const calibration::BoardProfile& profile) {
    const SeenPlaces sample = sample_of(surface, profile);
    const auto glance = [&](const Roofs& roofs, std::span<const std::size_t> which) {
        return glance_at_places(sample.input(roofs.view, which), profile.map->colours());
    };
    std::vector<std::size_t> all(sample.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const std::vector<Answer> first = glance(hypotheses[0], all);
    const std::vector<std::size_t> taken = with_pieces(first);
    if (taken.empty()) return 0;
    double most = hypotheses[0].log_prior;
    for (const std::size_t i : taken) most += sureness(first[i]);
    std::size_t surest = 0;
    for (std::size_t k = 1; k < hypotheses.size(); ++k) {
        double sum = hypotheses[k].log_prior;
        for (const Answer& answer : glance(hypotheses[k], taken)) sum += sureness(answer);
        if (sum <= most) break;  // farther the same way is no better
        most = sum;
        surest = k;
    }
    return surest;
}

}  // namespace railref::vision
