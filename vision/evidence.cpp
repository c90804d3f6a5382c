#include "vision/evidence.h"

#include <algorithm>
#include <functional>
#include <limits>

namespace railref::vision {

Occupant occupant_of(std::size_t occupant_index) {
    if (occupant_index == 0) return Nobody{};
    return maps::all_player_colours[occupant_index - 1];
}

bool says_anything(const PlaceEvidence& place) {
    return std::ranges::any_of(place.log_likelihood, [&](double l) { return l != place.log_likelihood[0]; });
}

namespace {

constexpr double kAgain = 0.3;  // what one more picture is worth that is as decided as the first

/// By how much one answer is ahead of the next, as far as the place can be seen.
double decidedness(const PlaceEvidence& place) {
    auto l = place.log_likelihood;
    std::ranges::partial_sort(l, l.begin() + 2, std::greater<>{});
    return (l[0] - l[1]) * (1 - place.hidden);
}

PlaceEvidence fuse_place(std::span<const Evidence> pictures, std::size_t at) {
    double sum = 0;
    double squares = 0;
    for (const Evidence& picture : pictures) {
        const double decided = decidedness(picture[at]);
        sum += decided;
        squares += decided * decided;
    }
    PlaceEvidence all;
    all.hidden = 1;
    all.glare = 1;
    all.uprightness = 0;
    all.rendered = true;
    all.bleached = true;
    all.veil = std::numeric_limits<double>::infinity();
    const double worth = squares > 0 ? 1 + kAgain * (sum * sum / squares - 1) : 0;  // of so many pictures in effect
    for (const Evidence& picture : pictures) {
        const PlaceEvidence& one = picture[at];
        const double weight = sum > 0 ? worth * decidedness(one) / sum : 0;
        for (std::size_t k = 0; k < kOccupants; ++k) all.log_likelihood[k] += weight * one.log_likelihood[k];
        all.seen = std::max(all.seen, one.seen);
        all.hidden = std::min(all.hidden, one.hidden);
        all.glare = std::min(all.glare, one.seen >= kLeastSeen ? one.glare : 1);
        all.brightness = std::max(all.brightness, one.brightness);
        all.rendered &= one.rendered || one.seen < kLeastSeen;
        all.bleached &= one.bleached || one.seen < kLeastSeen;
        all.veil = std::min(all.veil, one.seen >= kLeastSeen ? one.veil : all.veil);
        all.uprightness = std::max(all.uprightness, one.seen >= kLeastSeen ? one.uprightness : 0);
    }
    all.by_shade =
        std::ranges::max_element(pictures, {}, [at](const Evidence& picture) { return decidedness(picture[at]); })
            ->at(at)
            .by_shade;
    return all;
}

}  // namespace

Evidence fuse(std::span<const Evidence> pictures) {
    Evidence all;
    for (std::size_t at = 0; at < pictures.front().size(); ++at) all.push_back(fuse_place(pictures, at));
    return all;
}

}  // namespace railref::vision
