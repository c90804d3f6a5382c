#include "vision/moved_print.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <opencv2/imgproc.hpp>
#include <optional>

#include "vision/evidence.h"
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

constexpr double kMostMm = 10;  // 1.25 % of a board's width
constexpr double kStepMm = 1;   // between the moves that are weighed
constexpr double kNearMm = 2;   // of the likeliest one: the mean of these is a fifth nearer to where places lie
constexpr std::array kShares{0.003, 0.01, 0.03, 0.1, 0.3, 0.6};  // of a printing's bands that lie elsewhere
constexpr double kNearlyMm = 0.6;          // those that do not are found so far away on average, along either axis
constexpr double kElsewhereMm = 4;         // standard deviation of those that do
constexpr double kDriftMm = 2.5;           // and from one of their spaces to the next, along either axis,
constexpr double kDrifts = 0.6;            // where those do not move alike,
constexpr double kFollows = 0.5;           // and from a city to the routes that follow it
constexpr double kAnotherPrinting = 0.03;  // share from which a board is of another printing than its profile
constexpr double kQuiteElsewhereMm = 5;    // twins lie 8 to 10 mm apart
constexpr double kHardly = 0.02;           // probability below which another place is not looked at
constexpr double kSeemsAlone = 0.5;  // that what alone seems to lie quite elsewhere does not: glare bleaches print
constexpr double kAstray = 0.05;     // an answer that says nothing
constexpr double kLeastMm = 2;       // less is in the pictures that the place networks learned from

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

/// Something of every move that is weighed: rows of moves down, columns of moves to the right; 0 beyond kMostMm.
using OfMoves = cv::Mat1d;

cv::Point2d move_at(int row, int column) {
    return cv::Point2d(column * kStepMm, row * kStepMm) - cv::Point2d(kMostMm, kMostMm);
}

template <typename Function>
OfMoves of_moves(const Function& value) {
    constexpr int side = static_cast<int>(2 * kMostMm / kStepMm) + 1;
    OfMoves all(side, side, 0.0);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            if (const cv::Point2d move = move_at(y, x); cv::norm(move) <= kMostMm) all(y, x) = value(move);
    return all;
}

double sum_of(const OfMoves& values) { return cv::sum(values)[0]; }

OfMoves normalised(const OfMoves& p) { return cv::Mat(p / std::max(sum_of(p), std::numeric_limits<double>::min())); }

OfMoves product(const OfMoves& p, const OfMoves& q) { return cv::Mat(p.mul(q)); }

/// What moves are along a place and across it.
class AsSeenFrom {
public:
    explicit AsSeenFrom(const Place& place) : along_(std::cos(place.angle_rad), std::sin(place.angle_rad)) {}

    cv::Point2d operator()(cv::Point2d move_mm) const { return {move_mm.dot(along_), along_.cross(move_mm)}; }

private:
    cv::Point2d along_;
};

/// What the network says of one place: how likely it is after each move, as shares of the likeliest. `seen_at_mm`: how
/// far from its profiled place it was looked at.
OfMoves likelihoods_of(const Said& said, const Place& place, cv::Point2d seen_at_mm) {
    const double top = std::ranges::max(said.along) + std::ranges::max(said.across);
    const AsSeenFrom seen_from(place);
    return of_moves([&](cv::Point2d move) {
        const cv::Point2d further = seen_from(move - seen_at_mm);
        return std::exp(at(said.along, further.x, kAlongMm) + at(said.across, further.y, kAcrossMm) - top);
    });
}

/// Whether a place that lies so far away from where it was looked at could be seen to lie there. `further_mm`: along it
/// and across.
bool is_within_reach(cv::Point2d further_mm) {
    return std::abs(further_mm.x) <= kAlongMm * static_cast<double>(kAlong / 2) &&
           std::abs(further_mm.y) <= kAcrossMm * static_cast<double>(kAcross / 2);
}

/// What a look from `seen_at_mm` adds to an earlier one: how likely it is that the place lies within reach is known
/// from before, where within, now.
OfMoves refined(const OfMoves& before, const OfMoves& now, const Place& place, cv::Point2d seen_at_mm) {
    const AsSeenFrom seen_from(place);
    const OfMoves reach =
        of_moves([&](cv::Point2d move) { return is_within_reach(seen_from(move - seen_at_mm)) ? 1.0 : 0.0; });
    const double known = before.dot(reach) / std::max(now.dot(reach), std::numeric_limits<double>::min());
    return cv::Mat(before.mul(1 - reach) + known * now.mul(reach));
}

/// A route and its twin, or a city; the cities are the last ones.
struct Band {
    /// Places that move together, one space of either twin, in their order along the route.
    std::vector<std::vector<std::size_t>> links;
    std::optional<std::pair<maps::CityId, maps::CityId>> ends;  ///< of a route, where its first and its last link lie
};

std::vector<Band> bands_of(const maps::BoardMap& map) {
    std::vector<Band> bands(map.routes().size());
    const auto by_route = places_by_route(map);
    std::size_t place = 0;
    for (std::size_t r = 0; r < by_route.size(); ++r) {
        const maps::Route& route = map.routes()[r];
        const std::size_t first_of_pair = route.twin ? std::min(r, maps::index(*route.twin)) : r;
        const bool turned = route.from != map.routes()[first_of_pair].from;
        auto& links = bands[first_of_pair].links;
        bands[first_of_pair].ends = {map.routes()[first_of_pair].from, map.routes()[first_of_pair].to};
        links.resize(by_route[r].size());
        for (std::size_t k = 0; k < by_route[r].size(); ++k)
            links[turned ? links.size() - 1 - k : k].push_back(by_route[r][k]);
        place += by_route[r].size();
    }
    for (std::size_t c = 0; c < map.cities().size(); ++c) bands.push_back({{{place++}}, {}});
    std::erase_if(bands, [](const Band& band) { return band.links.empty(); });
    return bands;
}

/// What all places of a band say together if it lies nearly where it should, and if it lies elsewhere.
struct BandSays {
    double nearly = 0;  ///< likelihoods
    double elsewhere = 0;
    OfMoves if_nearly;                  ///< probabilities of the whole band's move
    std::vector<OfMoves> if_elsewhere;  ///< and of each link's
};

/// How usual moves are of a band that lies nearly where it should, and of one that does not.
struct Usual {
    OfMoves nearly = normalised(of_moves([](cv::Point2d move) { return std::exp(-cv::norm(move) / kNearlyMm); }));
    OfMoves elsewhere = normalised(
        of_moves([](cv::Point2d move) { return std::exp(-move.dot(move) / (2 * kElsewhereMm * kElsewhereMm)); }));
};

/// A link further, its move may be a little different.
OfMoves drifted(const OfMoves& p) {
    // As cv::GaussianBlur does it, which reckons the kernel anew each time.
    static const cv::Mat kernel = cv::getGaussianKernel(9, kDriftMm / kStepMm, CV_64F);
    OfMoves after;
    cv::sepFilter2D(p, after, CV_64F, kernel, kernel, {-1, -1}, 0, cv::BORDER_CONSTANT);
    return cv::Mat((1 - kDrifts) * p + kDrifts * after);
}

/// Forward and backward along the links (Rabiner 1989, III B).
BandSays listen(const std::vector<OfMoves>& links, const Usual& usual) {
    BandSays says;
    OfMoves together = usual.nearly.clone();
    for (const OfMoves& link : links) together = product(together, link);
    says.nearly = sum_of(together);
    says.if_nearly = normalised(together);
    std::vector<OfMoves> forward;
    for (const OfMoves& link : links)
        forward.push_back(product(link, forward.empty() ? usual.elsewhere : drifted(forward.back())));
    says.elsewhere = sum_of(forward.back());
    OfMoves backward = of_moves([](cv::Point2d) { return 1.0; });
    says.if_elsewhere.resize(links.size());
    for (std::size_t k = links.size(); k-- > 0;) {
        says.if_elsewhere[k] = normalised(product(forward[k], backward));
        backward = drifted(product(backward, links[k]));
    }
    return says;
}

/// A printing compared with the profile's.
struct Printing {
    double share = 0;     ///< of its bands that lie elsewhere
    double evidence = 0;  ///< MovedPrint

    [[nodiscard]] bool is_another() const { return share >= kAnotherPrinting; }
};

/// The printing that explains all bands best (empirical Bayes): where all lie as they should but a few that glare makes
/// look moved, those few are not believed.
Printing likeliest_printing(const std::vector<BandSays>& bands) {
    Printing best;
    double most = -std::numeric_limits<double>::infinity();
    double of_none = 0;
    for (const double share : kShares) {
        double sum = 0;
        for (const BandSays& band : bands) sum += std::log((1 - share) * band.nearly + share * band.elsewhere);
        if (share == kShares.front()) of_none = sum;
        if (sum <= most) continue;
        most = sum;
        best = {share, sum - of_none};
    }
    return best;
}

OfMoves posteriors_of(const BandSays& says, std::size_t link, const Printing& printing) {
    const double nearly = (1 - printing.share) * says.nearly;
    const double as_it_should = nearly / (nearly + printing.share * says.elsewhere);
    return cv::Mat(as_it_should * says.if_nearly + (1 - as_it_should) * says.if_elsewhere[link]);
}

/// The mean of the likeliest move and those near it.
cv::Point2d mean_around_likeliest(const OfMoves& posteriors) {
    cv::Point best;
    cv::minMaxLoc(posteriors, nullptr, nullptr, nullptr, &best);
    const cv::Point2d likeliest = move_at(best.y, best.x);
    cv::Point2d sum;
    double weight = 0;
    for (int y = 0; y < posteriors.rows; ++y)
        for (int x = 0; x < posteriors.cols; ++x) {
            const cv::Point2d move = move_at(y, x);
            if (cv::norm(move - likeliest) > kNearMm) continue;
            sum += posteriors(y, x) * move;
            weight += posteriors(y, x);
        }
    return weight > 0 ? sum / weight : likeliest;
}

/// Where a link lies, and the likeliest move of those that would show quite another thing.
Moved likeliest_move(const OfMoves& posteriors, const Printing& printing) {
    const cv::Point2d move = mean_around_likeliest(posteriors);
    Moved moved{cv::norm(move) > kLeastMm ? move : cv::Point2d(), {}, 0};
    double most = 0;
    for (int y = 0; y < posteriors.rows; ++y)
        for (int x = 0; x < posteriors.cols; ++x) {
            const cv::Point2d other = move_at(y, x);
            if (cv::norm(other - move) < kQuiteElsewhereMm) continue;
            moved.otherwise += posteriors(y, x);
            if (posteriors(y, x) <= most) continue;
            most = posteriors(y, x);
            moved.otherwise_mm = other;
        }
    if (!printing.is_another()) return {moved.by_mm, {}, cv::norm(move) < kQuiteElsewhereMm ? 0 : kSeemsAlone};
    if (moved.otherwise < kHardly) moved.otherwise = 0;
    return moved;
}

/// What places of one link say together.
OfMoves together(const std::vector<std::size_t>& link, const std::vector<OfMoves>& likelihoods) {
    OfMoves all = likelihoods[link.front()];
    for (const std::size_t i : std::span(link).subspan(1)) all = product(all, likelihoods[i]);
    return all;
}

/// What is true of all spaces of a route or of none, as a share of each: where one place says something and the other
/// surely something else, so many witnesses together then leave them as likely as the `whole` does.
double share_of_each(double whole, std::size_t spaces) {
    const double witnesses = std::pow(static_cast<double>(spaces), kIndependence);
    return 1 / (1 + std::pow((1 - whole) / whole, 1 / witnesses));
}

/// Likelihoods per band and link.
using Heard = std::vector<std::vector<OfMoves>>;

std::vector<BandSays> listen_to_all(const Heard& heard, const Usual& usual) {
    std::vector<BandSays> says(heard.size());
    for_each_index(heard.size(), [&](std::size_t b) { says[b] = listen(heard[b], usual); });
    return says;
}

/// Routes end at their cities, which trains seldom cover: a route's ends hear where the cities lie, from what `says` of
/// them. Not all routes follow.
void hear_cities(Heard& heard, std::span<const Band> bands, std::span<const BandSays> says, const Printing& printing,
                 const Usual& usual) {
    const std::span<const BandSays> of_cities =
        says.last(std::ranges::count_if(bands, [](const Band& band) { return !band.ends; }));
    const OfMoves usually = cv::Mat((1 - printing.share) * usual.nearly + printing.share * usual.elsewhere);
    const OfMoves possible = cv::Mat(cv::max(usually, std::numeric_limits<double>::min()));
    std::vector<OfMoves> near_city(of_cities.size());
    for_each_index(of_cities.size(), [&](std::size_t c) {
        const OfMoves rather = cv::Mat(drifted(posteriors_of(of_cities[c], 0, printing)) / possible);
        near_city[c] = cv::Mat((1 - kFollows) + kFollows * rather);
    });
    for (std::size_t b = 0; b < bands.size(); ++b) {
        if (!bands[b].ends) continue;
        heard[b].front() = product(heard[b].front(), near_city[maps::index(bands[b].ends->first)]);
        heard[b].back() = product(heard[b].back(), near_city[maps::index(bands[b].ends->second)]);
    }
}

}  // namespace

MovedPrintSearch::MovedPrintSearch(std::span<const Place> places, const maps::BoardMap& map)
    : places_(places), map_(&map), likelihoods_(places.size()) {}

void MovedPrintSearch::look(const cv::Mat& input, std::span<const std::size_t> which,
                            std::span<const cv::Point2d> by_mm) {
    const cv::Mat logits = place_moves().logits(input);
    for_each_index(which.size(), [&](std::size_t k) {
        const auto* row = logits.ptr<float>(static_cast<int>(k));
        const Said said{log_probabilities<kAlong>(row), log_probabilities<kAcross>(row + kAlong)};
        OfMoves& likelihoods = likelihoods_[which[k]];
        const OfMoves now = likelihoods_of(said, places_[which[k]], by_mm[k]);
        likelihoods = likelihoods.empty() ? now : refined(likelihoods, now, places_[which[k]], by_mm[k]);
    });
}

MovedPrint MovedPrintSearch::found() const {
    const Usual usual;
    const std::vector<Band> bands = bands_of(*map_);
    Heard heard(bands.size());
    for_each_index(bands.size(), [&](std::size_t b) {
        for (const auto& link : bands[b].links) heard[b].push_back(together(link, likelihoods_));
    });
    std::vector<BandSays> says = listen_to_all(heard, usual);
    const Printing printing = likeliest_printing(says);
    if (printing.is_another()) {
        hear_cities(heard, bands, says, printing, usual);
        says = listen_to_all(heard, usual);
    }
    MovedPrint print{std::vector<Moved>(places_.size()), printing.is_another(), printing.evidence};
    for (std::size_t b = 0; b < bands.size(); ++b) {
        const auto& links = bands[b].links;
        for (std::size_t k = 0; k < links.size(); ++k) {
            Moved move = likeliest_move(posteriors_of(says[b], k, printing), printing);
            move.otherwise = share_of_each(move.otherwise, links.size());
            for (const std::size_t i : links[k]) print.places[i] = move;
        }
    }
    return print;
}

}  // namespace railref::vision
