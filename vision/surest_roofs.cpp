#include "vision/surest_roofs.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "calibration/board_warp.h"
#include "vision/look_at_places.h"
#include "vision/place_input.h"
#include "vision/recolour.h"

namespace railref::vision {

namespace {

constexpr std::size_t kEvery = 4;    // of the spaces every so many is looked at
constexpr double kFree = 0.99;       // probability
constexpr double kLeastSure = -3.0;  // one strange place must not decide

SeenPlaces sample_of(const cv::Mat& surface, const calibration::BoardProfile& profile) {
    const std::vector<Place> places = places_of(profile);
    std::vector<Place> some;
    std::vector<cv::Mat> reference;
    for (std::size_t i = 0; i < profile.spaces.size(); i += kEvery) {
        some.push_back(places[i]);
        reference.push_back(profile.at_spaces[i]);
    }
    const cv::Size2d board_mm = calibration::size_mm(*profile.map);
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

SurestRoofs surest_roofs(const cv::Mat& surface, std::span<const Roofs> hypotheses,
                         const calibration::BoardProfile& profile, const Plastics& plastics) {
    SurestRoofs surest{0, hypotheses[0].look()};
    if (hypotheses.size() == 1) return surest;
    const SeenPlaces sample = sample_of(surface, profile);
    const auto glance = [&](const cv::Mat& roofs, std::span<const std::size_t> which) {
        cv::Mat input = sample.input(roofs, which);
        recolour(input, plastics);
        return glance_at_places(input, profile.map->colours());
    };
    std::vector<std::size_t> all(sample.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const std::vector<Answer> first = glance(surest.view, all);
    const std::vector<std::size_t> taken = with_pieces(first);
    if (taken.empty()) return surest;
    double before = 0;
    for (const std::size_t i : taken) before += sureness(first[i]);
    double most = before + hypotheses[0].log_prior;
    for (std::size_t k = 1; k < hypotheses.size(); ++k) {
        const cv::Mat view = hypotheses[k].look();
        double seen = 0;
        for (const Answer& answer : glance(view, taken)) seen += sureness(answer);
        const double sum = seen + hypotheses[k].log_prior;
        if (std::max(seen - before, sum - most) <= 0) break;
        before = seen;
        if (sum <= most) continue;
        most = sum;
        surest = {k, view};
    }
    return surest;
}

}  // namespace railref::vision
