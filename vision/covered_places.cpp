#include "vision/covered_places.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "vision/place_input.h"
#include "vision/place_network.h"
#include "vision/top_views.h"

namespace railref::vision {

namespace {

constexpr double kSeemsFree = 0.3;   // probability of nobody
constexpr double kCovered = 0.98;    // probability that something lies there
constexpr double kHidden = 0.5;      // Answer::hidden that tells of a sheet beside it
constexpr double kBesideMm = 60;     // from place to place beneath one sheet
constexpr int kBeneathOneSheet = 4;  // places at least: smaller things hide what they lie on and no more
constexpr double kDazzled = 0.01;    // share of the ground around a place that is burnt out: glare wipes print out too

/// Probability that something lies on each place that seems free; 0 on others.
std::vector<double> covered(const std::vector<Answer>& said, const cv::Mat& input) {
    std::vector<std::size_t> free;
    for (std::size_t i = 0; i < said.size(); ++i)
        if (said[i].nobody > kSeemsFree) free.push_back(i);
    std::vector<double> probability(said.size(), 0);
    if (free.empty()) return probability;
    const cv::Mat logits = sheets_on_places().logits(input, free);
    for (std::size_t k = 0; k < free.size(); ++k) {
        const auto* of = logits.ptr<float>(static_cast<int>(k));
        probability[free[k]] = 1 / (1 + std::exp(static_cast<double>(of[0] - of[1])));
    }
    return probability;
}

/// Which of `places` are one route's or its twin's, or a city: trains beside them look like something on them all.
std::vector<std::size_t> groups(const maps::BoardMap& map, std::size_t places) {
    std::vector<std::size_t> group(places);
    std::iota(group.begin(), group.end(), map.routes().size());
    const auto by_route = places_by_route(map);
    for (std::size_t r = 0; r < by_route.size(); ++r) {
        const auto& twin = map.routes()[r].twin;
        for (const std::size_t place : by_route[r]) group[place] = twin ? std::min(r, maps::index(*twin)) : r;
    }
    return group;
}

bool is_dazzled(const Place& place, const cv::Mat& burnt) {
    const double reach = kBesideMm * kViewPxPerMm;
    const cv::Rect around(cvRound(place.centre_mm.x * kViewPxPerMm - reach),
                          cvRound(place.centre_mm.y * kViewPxPerMm - reach), cvRound(2 * reach), cvRound(2 * reach));
    const cv::Mat ground = burnt(around & cv::Rect({}, burnt.size()));
    return !ground.empty() && cv::countNonZero(ground) > kDazzled * static_cast<double>(ground.total());
}

}  // namespace

void mind_covered_places(std::vector<Answer>& said, const cv::Mat& input, std::span<const Place> places,
                         const maps::BoardMap& map, const cv::Mat& burnt) {
    const std::vector<std::size_t> group = groups(map, places.size());
    const std::vector<double> probability = covered(said, input);
    const auto lies_beneath = [&](std::size_t i) { return probability[i] > kCovered || said[i].hidden > kHidden; };
    std::vector<std::size_t> beneath;
    for (std::size_t i = 0; i < said.size(); ++i)
        if (lies_beneath(i)) beneath.push_back(i);
    for (const std::size_t i : beneath) {
        if (is_dazzled(places[i], burnt)) continue;
        int beside = 0;
        bool of_others = false;
        for (const std::size_t other : beneath) {
            const cv::Point2d apart = places[other].centre_mm - places[i].centre_mm;
            if (std::hypot(apart.x, apart.y) >= kBesideMm) continue;
            ++beside;
            of_others |= group[other] != group[i];
        }
        if (beside >= kBeneathOneSheet && of_others) said[i].hidden = 1;
    }
}

}  // namespace railref::vision
