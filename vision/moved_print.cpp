#include "vision/moved_print.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

#include "vision/for_each_index.h"
#include "vision/place_input.h"
#include "vision/place_network.h"

namespace railref::vision {

namespace {

// The network's answers, as in training/moves.py: steps along a patch, then across it, the middle one for no move.
constexpr std::size_t kAlong = 7;
constexpr double kAlongMm = 3.2;
constexpr std::size_t kAcross = 13;
constexpr double kAcrossMm = 1.6;

constexpr double kMostMm = 10;                                   // 1.25 % of a board's width
constexpr double kStepMm = 1;                                    // between the moves that are weighed
constexpr std::array kShares{0.003, 0.01, 0.03, 0.1, 0.3, 0.6};  // of a printing's bands that lie elsewhere
constexpr double kNearlyMm = 0.6;          // those that do not are found so far away on average, along either axis
constexpr double kElsewhereMm = 4;         // standard deviation of those that do
constexpr double kAnotherPrinting = 0.03;  // share from which a board is of another printing than its profile
constexpr double kQuiteElsewhereMm = 5;    // twins lie 8 to 10 mm apart
constexpr double kHardly = 0.02;           // probability below which another place is not looked at
constexpr double kAstray = 0.05;           // an answer that says nothing
constexpr double kLeastMm = 2;             // less is in the pictures that the place networks learned from

/// What the network says of one place.
struct Said {
    std::array<double, kAlong> along{};  // log probabilities
    std::array<double, kAcross> across{};
};

template <std::size_t N>
std::array<double, N> log_probabilities(const float* logits) {
    const double top = *std::max_element(logits, logits + N);
    std::array<double, N> p{};
    double sum = 0;
    for (std::size_t k = 0; k < N; ++k) sum += p[k] = std::exp(logits[k] - top);
    for (double& v : p) v = std::log((1 - kAstray) * v / sum + kAstray / N);
    return p;
}

/// Between the steps linearly.
template <std::size_t N>
double at(const std::array<double, N>& by_step, double mm, double step_mm) {
    const double where = std::clamp(mm / step_mm + static_cast<double>(N / 2), 0.0, static_cast<double>(N - 1));
    const std::size_t below = std::min(static_cast<std::size_t>(where), N - 2);
    const double share = where - static_cast<double>(below);
    return (1 - share) * by_step[below] + share * by_step[below + 1];
}

/// What the network says of the places on one band of the print: likelihoods of its moves, as `moves` lists them, as
/// shares of the likeliest one's.
std::vector<double> likelihoods_of(const std::vector<std::size_t>& band, const std::vector<Said>& said,
                                   std::span<const Place> places, const std::vector<cv::Point2d>& moves) {
    std::vector<double> sums(moves.size());
    for (const std::size_t i : band) {
        const cv::Point2d along(std::cos(places[i].angle_rad), std::sin(places[i].angle_rad));
        const cv::Point2d across(-along.y, along.x);
        for (std::size_t m = 0; m < moves.size(); ++m)
            sums[m] +=
                at(said[i].along, moves[m].dot(along), kAlongMm) + at(said[i].across, moves[m].dot(across), kAcrossMm);
    }
    const double top = std::ranges::max(sums);
    for (double& v : sums) v = std::exp(v - top);
    return sums;
}

/// All moves that are weighed.
std::vector<cv::Point2d> possible_moves() {
    std::vector<cv::Point2d> moves;
    for (double y = -kMostMm; y <= kMostMm; y += kStepMm)
        for (double x = -kMostMm; x <= kMostMm; x += kStepMm)
            if (const cv::Point2d move(x, y); cv::norm(move) <= kMostMm) moves.push_back(move);
    return moves;
}

std::vector<double> normalised(std::vector<double> p) {
    const double sum = std::accumulate(p.begin(), p.end(), 0.0);
    for (double& v : p) v /= sum;
    return p;
}

/// How usual moves are in a printing that has `share` of its bands elsewhere and the others nearly where they should
/// be.
std::vector<double> priors_of(const std::vector<cv::Point2d>& moves, double share) {
    const auto by_distance = [&](const auto& density) {
        std::vector<double> p;
        for (const cv::Point2d move : moves) p.push_back(density(cv::norm(move)));
        return normalised(std::move(p));
    };
    std::vector<double> priors = by_distance([](double mm) { return std::exp(-mm / kNearlyMm); });
    const std::vector<double> elsewhere =
        by_distance([](double mm) { return std::exp(-mm * mm / (2 * kElsewhereMm * kElsewhereMm)); });
    for (std::size_t m = 0; m < moves.size(); ++m) priors[m] = (1 - share) * priors[m] + share * elsewhere[m];
    return priors;
}

/// A printing compared with the profile's.
struct Printing {
    double share = 0;            ///< of its bands that lie elsewhere
    std::vector<double> priors;  ///< of moves
};

/// The printing that explains all bands best (empirical Bayes): where all lie as they should but a few that glare makes
/// look moved, those few are not believed.
Printing likeliest_printing(const std::vector<std::vector<double>>& bands, const std::vector<cv::Point2d>& moves) {
    Printing best;
    double most = -std::numeric_limits<double>::infinity();
    for (const double share : kShares) {
        std::vector<double> priors = priors_of(moves, share);
        double sum = 0;
        for (const std::vector<double>& likelihoods : bands)
            sum += std::log(std::inner_product(priors.begin(), priors.end(), likelihoods.begin(), 0.0));
        if (sum <= most) continue;
        most = sum;
        best = {share, std::move(priors)};
    }
    return best;
}

/// The likeliest move of a band, and the likeliest of those that would show quite another thing.
Moved likeliest_move(std::vector<double> likelihoods, const Printing& printing, const std::vector<cv::Point2d>& moves) {
    std::ranges::transform(likelihoods, printing.priors, likelihoods.begin(), std::multiplies<>());
    const std::vector<double> posteriors = normalised(std::move(likelihoods));
    const auto best = std::ranges::max_element(posteriors) - posteriors.begin();
    const cv::Point2d move = moves[static_cast<std::size_t>(best)];
    Moved moved{cv::norm(move) > kLeastMm ? move : cv::Point2d(), {}, 0};
    double most = 0;
    for (std::size_t m = 0; m < moves.size(); ++m) {
        if (cv::norm(moves[m] - move) < kQuiteElsewhereMm) continue;
        moved.otherwise += posteriors[m];
        if (posteriors[m] <= most) continue;
        most = posteriors[m];
        moved.otherwise_mm = moves[m];
    }
    if (printing.share < kAnotherPrinting || moved.otherwise < kHardly) moved.otherwise = 0;
    return moved;
}

/// Places that move together: a route and its twin, a city.
struct Band {
    std::vector<std::size_t> places;
    std::size_t spaces = 1;  ///< of each route
};

std::vector<Band> bands_of(const maps::BoardMap& map) {
    std::vector<Band> bands(map.routes().size());
    const auto by_route = places_by_route(map);
    std::size_t place = 0;
    for (std::size_t r = 0; r < by_route.size(); ++r) {
        const maps::Route& route = map.routes()[r];
        Band& band = bands[route.twin ? std::min(r, maps::index(*route.twin)) : r];
        band.spaces = by_route[r].size();
        band.places.insert(band.places.end(), by_route[r].begin(), by_route[r].end());
        place += by_route[r].size();
    }
    for (std::size_t c = 0; c < map.cities().size(); ++c) bands.push_back({{place++}});
    std::erase_if(bands, [](const Band& band) { return band.places.empty(); });
    return bands;
}

}  // namespace

std::vector<Moved> moved_print(const cv::Mat& input, std::span<const Place> places, const maps::BoardMap& map) {
    const cv::Mat logits = place_moves().logits(input);
    std::vector<Said> said;
    for (int i = 0; i < logits.rows; ++i)
        said.push_back({log_probabilities<kAlong>(logits.ptr<float>(i)),
                        log_probabilities<kAcross>(logits.ptr<float>(i) + kAlong)});
    const std::vector<cv::Point2d> moves = possible_moves();
    const std::vector<Band> bands = bands_of(map);
    std::vector<std::vector<double>> likelihoods(bands.size());
    for_each_index(bands.size(),
                   [&](std::size_t b) { likelihoods[b] = likelihoods_of(bands[b].places, said, places, moves); });
    const Printing printing = likeliest_printing(likelihoods, moves);
    std::vector<Moved> moved(places.size());
    for (std::size_t b = 0; b < bands.size(); ++b) {
        Moved move = likeliest_move(likelihoods[b], printing, moves);
        move.otherwise = std::pow(move.otherwise, 1 / static_cast<double>(bands[b].spaces));
        for (const std::size_t i : bands[b].places) moved[i] = move;
    }
    return moved;
}

}  // namespace railref::vision
