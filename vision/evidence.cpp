#include "vision/evidence.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "vision/sighting.h"
#include "vision/veiling_glare.h"

namespace railref::vision {

Occupant occupant_of(std::size_t occupant_index) {
    if (occupant_index == 0) return Nobody{};
    return maps::all_player_colours[occupant_index - 1];
}

bool says_anything(const PlaceEvidence& place) {
    return std::ranges::any_of(place.log_likelihood, [&](double l) { return l != place.log_likelihood[0]; });
}

bool light_may_hide(const PlaceEvidence& place) {
    constexpr double thick = 0.9;
    constexpr double opaque = 0.98 * kThickestVeil;
    constexpr double shows_through = 0.25;  // paper looks like a veil too; what lies beneath it is less like print
    const bool hazy = place.veil > thick && place.veil < opaque && place.print > shows_through;
    return place.glare > kDazzling || hazy;
}

namespace {

constexpr double kAgain = 0.3;      // what one more picture is worth that is as decided as the first
constexpr double kAsDecided = 0.5;  // as the most decided picture: from such a share on its view of a place counts
constexpr double kDisputes = 3;     // log odds by which a picture contradicts what all say together
/// PlaceEvidence::print below which what is seen may lie on the board: one of fifty free places of photos and renders
/// has less, one of ten with trains, and nearly all beneath something.
constexpr double kShowsPrint = 0.2;

/// By how much a picture's likeliest answer is ahead of this one, as far as the place can be seen.
double ahead(const PlaceEvidence& place, std::size_t of) {
    return (std::ranges::max(place.log_likelihood) - place.log_likelihood[of]) * (1 - place.hidden);
}

/// By how much one answer is ahead of the next, as far as the place can be seen.
double decidedness(const PlaceEvidence& place) {
    auto l = place.log_likelihood;
    std::ranges::partial_sort(l, l.begin() + 2, std::greater<>{});
    return (l[0] - l[1]) * (1 - place.hidden);
}

bool shows_clearly(const PlaceEvidence& place) {
    return place.seen >= kLeastSeen && place.print > kShowsPrint && decidedness(place) > kDisputes;
}

/// What each picture says of one place, the most decided one first; of equally decided ones, by what they say,
/// whichever comes first.
std::vector<const PlaceEvidence*> by_decidedness(std::span<const Evidence> pictures, std::size_t at) {
    std::vector<const PlaceEvidence*> places;
    for (const Evidence& picture : pictures) places.push_back(&picture[at]);
    std::ranges::stable_sort(places, std::greater<>{}, [](const PlaceEvidence* place) {
        return std::pair(decidedness(*place), place->log_likelihood);
    });
    return places;
}

/// Those of them that say most of the place and show it: one that says next to nothing takes no doubt away. Where none
/// of those shows it, or none says anything, each of them counts with what is best in it.
std::vector<const PlaceEvidence*> best_views(std::span<const PlaceEvidence* const> places) {
    const double enough = kAsDecided * decidedness(*places.front());
    std::vector<const PlaceEvidence*> best(places.begin(), places.end());
    std::erase_if(best, [&](const PlaceEvidence* one) { return decidedness(*one) < enough; });
    const auto shows_it = [](const PlaceEvidence* one) { return one->seen >= kLeastSeen; };
    if (std::ranges::any_of(best, shows_it)) std::erase_if(best, std::not_fn(shows_it));
    return best;
}

/// What one of the best views shows well is seen well.
void add_view(PlaceEvidence& all, std::span<const PlaceEvidence* const> places) {
    const std::vector<const PlaceEvidence*> best = best_views(places);
    all.glare = best.front()->glare;
    all.print = best.front()->print;
    all.uprightness = best.front()->uprightness;
    all.rendered = best.front()->rendered;
    all.bleached = best.front()->bleached;
    all.reprinted = best.front()->reprinted;
    all.veil = best.front()->veil;
    for (const PlaceEvidence* one : best) {
        all.glare = std::min(all.glare, one->glare);
        all.print = std::max(all.print, one->print);
        all.rendered &= one->rendered;
        all.bleached &= one->bleached;
        all.reprinted &= one->reprinted;
        all.veil = std::min(all.veil, one->veil);
        all.uprightness = std::max(all.uprightness, one->uprightness);
        if (!all.by_shade) all.by_shade = one->by_shade;
        if (!all.shades) all.shades = one->shades;
    }
}

PlaceEvidence fuse_place(std::span<const Evidence> pictures, std::size_t at) {
    const std::vector<const PlaceEvidence*> places = by_decidedness(pictures, at);
    std::vector<double> decided;
    for (const PlaceEvidence* place : places) decided.push_back(decidedness(*place));
    const std::vector<double> weights = weights_of_pictures(decided);
    PlaceEvidence all;
    all.hidden = 1;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const PlaceEvidence& one = *places[i];
        for (std::size_t k = 0; k < kOccupants; ++k) all.log_likelihood[k] += weights[i] * one.log_likelihood[k];
        all.seen = std::max(all.seen, one.seen);
        all.covered = std::max(all.covered, one.covered);
        all.hidden = std::min(all.hidden, one.hidden);
        all.brightness = std::max(all.brightness, one.brightness);
    }
    if (all.seen >= kLeastSeen) all.covered = 0;  // only in some pictures
    add_view(all, places);
    const std::size_t best = likeliest(all.log_likelihood);
    for (const PlaceEvidence* one : places) {
        if (one->otherwise && !all.otherwise) all.otherwise = one->otherwise;
        if (!all.otherwise && ahead(*one, best) > kDisputes) all.otherwise = likeliest(one->log_likelihood);
    }
    const auto is_compared = [](const PlaceEvidence* one) { return one->compared; };
    const auto is_clear = [](const PlaceEvidence* one) { return shows_clearly(*one); };
    all.compared = std::ranges::any_of(places, is_compared) || std::ranges::count_if(places, is_clear) > 1;
    return all;
}

}  // namespace

std::vector<double> weights_of_pictures(std::span<const double> decidedness) {
    double sum = 0;
    double squares = 0;
    for (const double decided : decidedness) {
        sum += decided;
        squares += decided * decided;
    }
    std::vector<double> weights(decidedness.size(), 0.0);
    if (squares <= 0) return weights;
    const double worth = 1 + kAgain * (sum * sum / squares - 1);  // of so many pictures in effect
    std::ranges::transform(decidedness, weights.begin(), [&](double decided) { return worth * decided / sum; });
    return weights;
}

Disputed disputed(const Evidence& one, const Evidence& other) {
    Disputed count;
    for (std::size_t at = 0; at < one.size(); ++at) {
        if (!shows_clearly(one[at]) || !shows_clearly(other[at])) continue;
        ++count.of;
        count.places += likeliest(one[at].log_likelihood) != likeliest(other[at].log_likelihood) ? 1 : 0;
    }
    return count;
}

Evidence fuse(std::span<const Evidence> pictures) {
    Evidence all;
    for (std::size_t at = 0; at < pictures.front().size(); ++at) all.push_back(fuse_place(pictures, at));
    return all;
}

}  // namespace railref::vision
