#include "vision/pushed_twins.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "vision/evidence.h"
#include "vision/sighting.h"

namespace railref::vision {

namespace {

constexpr double kMostApartMm = 15;    // of twins' spaces that face each other; they lie 8 to 10 mm apart
constexpr double kOthersMm = 9;        // from another route's space: what lies there is that route's
constexpr double kSlip = 0.02;         // a look at a space is wrong so often
constexpr double kSlipAside = 0.05;    // and one at ground beside the spaces
constexpr double kAnotherToo = 0.5;    // that the next train too was pushed a whole width: people see what they leave
constexpr double kHardly = 0.06;       // odds below which trains lie where they should
constexpr double kMostOdds = 6;        // that they do not: somebody is always asked
const double kClear = std::log(0.9);   // of what is said of a pair
const double kTrains = std::log(0.1);  // of what a space's side may show: trains
const double kOthersHave = std::log(0.05);  // trains pushed onto another route's spaces
const double kShadow = std::log(0.3);       // ground beside trains that lies in their shadow, and looks like black ones
const double kOneOwner = std::log(0.1);     // of both twins
constexpr double kSurely = 0.9;             // that a train of some colour lies on a space
constexpr double kNever = -std::numeric_limits<double>::infinity();

/// Across a pair of twins, in halves of what they lie apart: 0 on the first one's spaces, 2 on the other's.
using Half = int;
constexpr Half kFirst = 0;
constexpr Half kSecond = 2;
constexpr Half kBeforeFirst = kFirst - 2;
constexpr Half kBehindSecond = kSecond + 2;
constexpr bool is_beside_spaces(Half at) { return at != kFirst && at != kSecond; }

/// Where the trains of each twin lie, if it has any.
struct Layout {
    std::optional<Half> first;
    std::optional<Half> second;
    double prior = 1;
};

const std::array kAsTheyShould{Layout{{}, {}}, Layout{kFirst, {}}, Layout{{}, kSecond}, Layout{kFirst, kSecond}};
const std::array kPushed{Layout{-2, 0, 0.02}, Layout{-1, 1, 0.05},  Layout{1, 3, 0.05},
                         Layout{2, 4, 0.02},  Layout{-1, {}, 0.05}, Layout{{}, 3, 0.05}};

/// What is seen along a route, wherever it was looked for.
class Seen {
public:
    /// What every space says, log probabilities by occupant; all together count as so many witnesses.
    Seen(std::vector<LogWeights> spaces, double witnesses)
        : spaces_(std::move(spaces)), weight_(witnesses / static_cast<double>(spaces_.size())) {
        for (const LogWeights& space : spaces_)
            for (std::size_t k = 0; k < kOccupants; ++k) together_[k] += weight_ * space[k];
    }

    [[nodiscard]] const LogWeights& together() const { return together_; }
    /// Log likelihood of rows of two occupants side by side, of which either may show on each space.
    [[nodiscard]] double of_either(std::size_t one, std::size_t other) const {
        double sum = 0;
        for (const LogWeights& space : spaces_) sum += std::log((std::exp(space[one]) + std::exp(space[other])) / 2);
        return weight_ * sum;
    }

private:
    std::vector<LogWeights> spaces_;
    double weight_;
    LogWeights together_{};
};

struct Pair {
    std::vector<std::size_t> first;   ///< places, from one city to the other
    std::vector<std::size_t> second;  ///< the same; each faces one of the first
};

/// Twins whose spaces face each other all along.
std::vector<Pair> pairs_of(const maps::BoardMap& map, std::span<const Place> places) {
    const std::vector<std::vector<std::size_t>> spaces = places_by_route(map);
    const auto face = [&](std::size_t a, std::size_t b) {
        return cv::norm(places[a].centre_mm - places[b].centre_mm) < kMostApartMm;
    };
    std::vector<Pair> pairs;
    for (std::size_t r = 0; r < spaces.size(); ++r) {
        const maps::Route& route = map.routes()[r];
        if (!route.twin || maps::index(*route.twin) < r) continue;
        Pair pair{spaces[r], spaces[maps::index(*route.twin)]};
        if (map.routes()[maps::index(*route.twin)].from != route.from) std::ranges::reverse(pair.second);
        if (std::ranges::equal(pair.first, pair.second, face)) pairs.push_back(std::move(pair));
    }
    return pairs;
}

/// By occupant: whether trains of that colour surely lie on the board.
using Playing = std::array<bool, kOccupants>;

Playing surely_playing(std::span<const Answer> spaces) {
    std::array<int, kOccupants> trains{};
    for (const Answer& space : spaces)
        for (std::size_t c = 1; c < kOccupants; ++c) trains[c] += space.colours[c - 1] > kSurely ? 1 : 0;
    Playing playing{};
    std::ranges::transform(trains, playing.begin(), [](int count) { return count >= kFewTrains; });
    return playing;
}

/// One pair of twins and what is seen of it so far.
class PairSeen {
public:
    PairSeen(Pair pair, std::span<const Answer> said, std::span<const Place> spaces, const Playing& playing)
        : pair_(std::move(pair)), spaces_(spaces), playing_(playing) {
        for (const auto& [at, route] : {std::pair{kFirst, &pair_.first}, std::pair{kSecond, &pair_.second}})
            for (const std::size_t i : *route) answers_[at].push_back(said[i]);
        weigh(kFirst, kSlip);
        weigh(kSecond, kSlip);
    }

    /// Both twins are free, or both have owners, and no doubt of it.
    [[nodiscard]] bool speaks_for_itself() const {
        const std::size_t first = likeliest(kFirst);
        const std::size_t second = likeliest(kSecond);
        const bool alike = first == 0 ? second == 0 : second != 0 && second != first;
        return alike && is_clear();
    }
    /// Where trains that were pushed off the pair would lie.
    [[nodiscard]] std::vector<Half> sides() const {
        std::vector<Half> sides;
        if (likeliest(kFirst) != 0 || !is_clear()) sides.push_back(kBeforeFirst);
        if (likeliest(kSecond) != 0 || !is_clear()) sides.push_back(kBehindSecond);
        return sides;
    }
    /// After a glance at its sides: all that has to be looked at; nothing where no trains lie beside it.
    [[nodiscard]] std::vector<Half> in_question() const {
        std::set<Half> halves;
        if (may_hold_trains(kBeforeFirst)) halves.insert({-2, -1, 1});
        if (may_hold_trains(kBehindSecond)) halves.insert({1, 3, 4});
        return {halves.begin(), halves.end()};
    }

    void want(Half at, std::vector<Aside>& looks) const {
        for (std::size_t k = 0; k < pair_.first.size(); ++k) looks.push_back(aside(k, at));
    }
    /// What was said of these; the first answer after them.
    std::vector<Answer>::const_iterator see(Half at, std::vector<Answer>::const_iterator answers) {
        const auto end = answers + static_cast<std::ptrdiff_t>(pair_.first.size());
        answers_[at].assign(answers, end);
        weigh(at, kSlipAside);
        return end;
    }

    /// If trains may lie aside, what is seen of them there has its share in what is `said`. Spaces of which that is so.
    std::vector<std::size_t> tell(std::vector<Answer>& said) const {
        double as_they_should = kNever;
        for (const Layout& layout : kAsTheyShould) as_they_should = std::max(as_they_should, log_likelihood(layout));
        const auto likelier = [&](const Layout& a, const Layout& b) { return log_likelihood(a) < log_likelihood(b); };
        const Layout& pushed = *std::ranges::max_element(kPushed, likelier);
        const double odds = std::min(std::exp(log_likelihood(pushed) - as_they_should), kMostOdds);
        if (odds < kHardly) return {};
        // So that all spaces together have these odds.
        const double each = std::pow(odds, 1 / witnesses());
        const double share = each / (1 + each);
        for (std::size_t k = 0; k < pair_.first.size(); ++k) {
            mix(said[pair_.first[k]], share, answers_.at(pushed.first.value_or(kFirst))[k]);
            mix(said[pair_.second[k]], share, answers_.at(pushed.second.value_or(kSecond))[k]);
        }
        std::vector<std::size_t> both = pair_.first;
        both.insert(both.end(), pair_.second.begin(), pair_.second.end());
        return both;
    }

private:
    [[nodiscard]] std::size_t likeliest(Half at) const {
        const LogWeights& seen = seen_.at(at).together();
        return static_cast<std::size_t>(std::ranges::max_element(seen) - seen.begin());
    }
    [[nodiscard]] bool is_clear() const {
        return std::ranges::max(seen_.at(kFirst).together()) > kClear &&
               std::ranges::max(seen_.at(kSecond).together()) > kClear;
    }

    [[nodiscard]] bool may_hold_trains(Half side) const {
        const auto found = seen_.find(side);
        if (found == seen_.end()) return false;
        const LogWeights& seen = found->second.together();
        return *std::max_element(seen.begin() + 1, seen.end()) > witnesses() * kTrains;
    }

    /// Where to look for what lies there beside the k-th spaces.
    [[nodiscard]] Aside aside(std::size_t k, Half at) const {
        const cv::Point2d across = spaces_[pair_.second[k]].centre_mm - spaces_[pair_.first[k]].centre_mm;
        const bool from_first = at <= (kFirst + kSecond) / 2;
        return {from_first ? pair_.first[k] : pair_.second[k], (at - (from_first ? kFirst : kSecond)) * 0.5 * across};
    }
    /// Another route's space lies there.
    [[nodiscard]] bool is_others(const Aside& look) const {
        const cv::Point2d at = spaces_[look.place].centre_mm + look.by_mm;
        for (std::size_t i = 0; i < spaces_.size(); ++i)
            if (cv::norm(spaces_[i].centre_mm - at) < kOthersMm && std::ranges::count(pair_.first, i) == 0 &&
                std::ranges::count(pair_.second, i) == 0)
                return true;
        return false;
    }

    void weigh(Half at, double slip) {
        std::vector<LogWeights> spaces;
        for (std::size_t k = 0; k < answers_.at(at).size(); ++k) spaces.push_back(log_probabilities(k, at, slip));
        seen_.insert_or_assign(at, Seen(std::move(spaces), witnesses()));
    }
    [[nodiscard]] LogWeights log_probabilities(std::size_t k, Half at, double slip) const {
        const Answer& answer = answers_.at(at)[k];
        const bool beside = is_beside_spaces(at);
        const bool others = beside && is_others(aside(k, at));
        const auto log = [&](double p) { return std::log((1 - slip) * p + slip / kOccupants); };
        LogWeights space{others ? 0 : log(answer.nobody)};
        for (std::size_t c = 1; c < kOccupants; ++c) {
            space[c] = others ? kOthersHave : log(answer.colours[c - 1]);
            // A stripe of light or a picture beside the track may have any colour, trains only those that play.
            if (beside && !playing_[c]) space[c] = std::min(space[c], space[0]);
        }
        return space;
    }
    [[nodiscard]] double witnesses() const { return std::pow(pair_.first.size(), kIndependence); }

    /// Of all that is seen, whoever owns the trains, and the prior.
    [[nodiscard]] double log_likelihood(const Layout& layout) const {
        const auto unseen = [&](std::optional<Half> at) { return at && !seen_.contains(*at); };
        if (unseen(layout.first) || unseen(layout.second)) return kNever;
        double most = kNever;
        for (std::size_t first = layout.first ? 1 : 0; first < (layout.first ? kOccupants : 1); ++first)
            for (std::size_t second = layout.second ? 1 : 0; second < (layout.second ? kOccupants : 1); ++second)
                most = std::max(most, log_likelihood(layout, first, second));
        return log_prior(layout) + most;
    }
    [[nodiscard]] double log_likelihood(const Layout& layout, std::size_t first, std::size_t second) const {
        double sum = first == second && first != 0 ? kOneOwner : 0;
        for (const auto& [at, seen] : seen_) {
            if (layout.first == at)
                sum += seen.together()[first];
            else if (layout.second == at)
                sum += seen.together()[second];
            else
                sum += log_likelihood_of_ground(layout, first, second, at);
        }
        return sum;
    }
    /// Halfway beside trains either they or the ground may be seen, halfway between two rows either row.
    [[nodiscard]] double log_likelihood_of_ground(const Layout& layout, std::size_t first, std::size_t second,
                                                  Half at) const {
        const Seen& seen = seen_.at(at);
        const bool beside_first = layout.first && std::abs(at - *layout.first) == 1;
        const bool beside_second = layout.second && std::abs(at - *layout.second) == 1;
        if (beside_first && beside_second) return seen.of_either(first, second);
        double most = seen.together()[0];
        if (beside_first) most = std::max(most, seen.together()[first]);
        if (beside_second) most = std::max(most, seen.together()[second]);
        if ((beside_first || beside_second) && is_beside_spaces(at))
            most = std::max(most, kShadow + seen.together()[occupant_index(PlayerColour::black)]);
        return most;
    }
    [[nodiscard]] double log_prior(const Layout& layout) const {
        const bool whole_width = layout.first == kSecond || layout.second == kFirst;
        const double others = whole_width ? static_cast<double>(pair_.first.size()) - 1 : 0;
        return std::log(layout.prior) + others * std::log(kAnotherToo);
    }

    Pair pair_;
    std::span<const Place> spaces_;
    Playing playing_;
    std::map<Half, std::vector<Answer>> answers_;
    std::map<Half, Seen> seen_;
};

/// Looks at those halves of each pair.
void see(std::vector<PairSeen>& pairs, std::vector<Half> (PairSeen::*halves_of)() const,
         const std::function<std::vector<Answer>(std::span<const Aside>)>& look) {
    std::vector<Aside> looks;
    for (const PairSeen& pair : pairs)
        for (const Half at : (pair.*halves_of)()) pair.want(at, looks);
    if (looks.empty()) return;
    const std::vector<Answer> answers = look(looks);
    auto next = answers.begin();
    for (PairSeen& pair : pairs)
        for (const Half at : (pair.*halves_of)()) next = pair.see(at, next);
}

}  // namespace

std::vector<std::size_t> mind_pushed_twins(std::vector<Answer>& said, std::span<const Place> places,
                                           const maps::BoardMap& map, const SeeAside& aside) {
    const std::span<const Place> spaces = places.first(places.size() - map.cities().size());
    const Playing playing = surely_playing(std::span(said).first(spaces.size()));
    std::vector<PairSeen> pairs;
    for (Pair& pair : pairs_of(map, places)) {
        PairSeen seen(std::move(pair), said, spaces, playing);
        if (!seen.speaks_for_itself()) pairs.push_back(std::move(seen));
    }
    see(pairs, &PairSeen::sides, aside.glance);
    std::erase_if(pairs, [](const PairSeen& pair) { return pair.in_question().empty(); });
    see(pairs, &PairSeen::in_question, aside.look);
    std::vector<std::size_t> lie_aside;
    for (const PairSeen& pair : pairs) std::ranges::copy(pair.tell(said), std::back_inserter(lie_aside));
    return lie_aside;
}

}  // namespace railref::vision
