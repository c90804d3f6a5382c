#include "vision/sighting.h"

#include <algorithm>
#include <cmath>

namespace railref::vision {

namespace {

constexpr double kNamedAbove = 0.001;  // less likely answers are not worth naming
constexpr double kDark = 40;           // PlaceEvidence::brightness
constexpr double kMostSure = 0.9995;   // nothing is read more surely than this
constexpr double kForgotten = 0.01;    // probability that a colour that nobody named plays, beside one that was

}  // namespace

Probabilities softmax(const LogWeights& log_weights) {
    const double best = *std::ranges::max_element(log_weights);
    Probabilities probability{};
    double sum = 0;
    for (std::size_t k = 0; k < kOccupants; ++k) sum += probability[k] = std::exp(log_weights[k] - best);
    for (double& p : probability) p /= sum;
    return probability;
}

ColoursInPlay colours_in_play(std::span<const PlayerColour> named, const maps::BoardMap& map) {
    ColoursInPlay colours{{map.colours().begin(), map.colours().end()}, {named.begin(), named.end()}};
    if (named.empty()) colours.named = colours.possible;
    for (const PlayerColour colour : named)
        if (std::ranges::find(map.colours(), colour) == map.colours().end()) colours.possible.push_back(colour);
    return colours;
}

bool is_named(const ColoursInPlay& colours, std::size_t occupant_index) {
    return std::ranges::any_of(colours.named,
                               [&](PlayerColour one) { return vision::occupant_index(one) == occupant_index; });
}

LogWeights log_prior(double free, const ColoursInPlay& colours) {
    LogWeights prior;
    prior.fill(kNotInPlay);
    const double each = (1 - free) / static_cast<double>(colours.named.size());
    double nobody = 1;
    for (const PlayerColour colour : colours.possible) {
        const double has = is_named(colours, occupant_index(colour)) ? each : each * kForgotten;
        prior[occupant_index(colour)] = std::log(has);
        nobody -= has;
    }
    prior[0] = std::log(nobody);
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
    std::array<std::size_t, kOccupants> order{};
    for (std::size_t k = 0; k < kOccupants; ++k) order[k] = k;
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) { return weight[a] > weight[b]; });
    std::vector<Occupant> options;
    for (std::size_t i = 0; i < 3; ++i)
        if (i < 2 || weight[order[i]] > 1e-6) options.push_back(occupant_of(order[i]));
    return options;
}

}  // namespace railref::vision
