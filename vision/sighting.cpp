#include "vision/sighting.h"

#include <algorithm>
#include <cmath>

namespace railref::vision {

namespace {

constexpr double kNobodyOption = 1;    // whoever looks must always be able to say that nobody is there
constexpr double kNamedAbove = 0.001;  // less likely answers are not worth naming
constexpr double kDark = 40;           // PlaceEvidence::brightness
constexpr double kMostSure = 0.9995;   // nothing is read more surely than this

}  // namespace

Probabilities softmax(const std::array<double, kOccupants>& log_weights) {
    const double best = *std::ranges::max_element(log_weights);
    Probabilities probability{};
    double sum = 0;
    for (std::size_t k = 0; k < kOccupants; ++k) sum += probability[k] = std::exp(log_weights[k] - best);
    for (double& p : probability) p /= sum;
    return probability;
}

std::array<double, kOccupants> log_prior(double free, std::span<const PlayerColour> colours) {
    std::array<double, kOccupants> prior;
    prior.fill(-50);
    prior[0] = std::log(free);
    for (const PlayerColour colour : colours)
        prior[occupant_index(colour)] = std::log((1 - free) / static_cast<double>(colours.size()));
    return prior;
}

std::size_t likeliest(const Probabilities& probability) {
    return static_cast<std::size_t>(std::ranges::max_element(probability) - probability.begin());
}

Sighting sighting_of(const Probabilities& probability) {
    Sighting sighting;
    const std::size_t best = likeliest(probability);
    std::visit([&](auto who) { sighting.owner = who; }, occupant_of(best));
    sighting.confidence = std::min(probability[best], kMostSure);
    for (std::size_t k = 0; k < kOccupants; ++k)
        if (k != best && probability[k] > kNamedAbove) sighting.also[occupant_of(k)] = probability[k];
    return sighting;
}

Sighting unseen_sighting(const Probabilities& prior) {
    Sighting sighting;
    for (std::size_t k = 0; k < kOccupants; ++k)
        if (prior[k] > kNamedAbove) sighting.also[occupant_of(k)] = prior[k];
    return sighting;
}

std::string hard_to_see(double glare, double brightness) {
    if (glare > kDazzling) return "glare";
    return brightness < kDark ? "shadow" : "";
}

std::vector<Occupant> answers(const Probabilities& probability, Probabilities weight) {
    weight[likeliest(probability)] += 1e6;
    weight[0] += kNobodyOption;
    std::array<std::size_t, kOccupants> order{};
    for (std::size_t k = 0; k < kOccupants; ++k) order[k] = k;
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) { return weight[a] > weight[b]; });
    std::vector<Occupant> options;
    for (std::size_t i = 0; i < 3; ++i)
        if (i < 2 || weight[order[i]] > 1e-6) options.push_back(occupant_of(order[i]));
    return options;
}

}  // namespace railref::vision
