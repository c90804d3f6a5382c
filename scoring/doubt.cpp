#include "scoring/doubt.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <tuple>

#include "scoring/question_order.h"
#include "scoring/world_scorer.h"

namespace railref::scoring {

namespace {

using Worlds = std::vector<WeightedWorld>;

/// Without impossible options, probabilities adding up to 1, the likeliest option first.
DoubtfulPosition tidied(DoubtfulPosition doubtful) {
    for (DoubtfulPlace& place : doubtful.places) {
        std::erase_if(place.options, [](const DoubtOption& option) { return option.probability <= 0; });
        std::ranges::stable_sort(place.options, std::ranges::greater{}, &DoubtOption::probability);
        double sum = 0;
        for (const DoubtOption& option : place.options) sum += option.probability;
        for (DoubtOption& option : place.options) option.probability /= sum;
    }
    return doubtful;
}

/// Gathers what each place was seen to change.
class Effects {
public:
    explicit Effects(std::size_t places) : matters_(places, Matters::nothing), chance_(places, 0.0) {}

    void compare(std::size_t place, const Outcome& one, const Outcome& other) {
        if (one.winners != other.winners) {
            matters_[place] = Matters::winner;
        } else if (one.totals != other.totals) {
            matters_[place] = std::min(matters_[place], Matters::total);
        }
    }
    void add_chance(std::size_t place, double weight) { chance_[place] += weight; }

    [[nodiscard]] Matters matters(std::size_t place) const { return matters_[place]; }
    [[nodiscard]] double chance(std::size_t place) const { return std::min(1.0, chance_[place]); }

private:
    std::vector<Matters> matters_;
    std::vector<double> chance_;
};

/// All worlds in mixed-radix order, so that changing one answer is a step of a known width.
struct EveryWorld {
    Worlds worlds;
    std::vector<std::size_t> stride;  ///< by place
};

/// Nothing where there are more than `limit`.
std::optional<std::size_t> count_worlds(const DoubtfulPosition& doubtful, std::size_t limit) {
    std::size_t count = 1;
    for (const DoubtfulPlace& place : doubtful.places) {
        if (place.options.size() > limit / count) return std::nullopt;
        count *= place.options.size();
    }
    return count;
}

/// As far as it got when `stop` came; so are all long steps here.
EveryWorld every_world(const DoubtfulPosition& doubtful, std::size_t count, WorldScorer& scorer,
                       const std::stop_token& stop) {
    EveryWorld all;
    for (std::size_t i = 0, width = 1; i < doubtful.places.size(); ++i) {
        all.stride.push_back(width);
        width *= doubtful.places[i].options.size();
    }
    all.worlds.reserve(count);
    for (std::size_t number = 0; number < count && !stop.stop_requested(); ++number) {
        WeightedWorld world{World(doubtful.places.size()), 1.0, {}};
        for (std::size_t i = 0; i < world.answers.size(); ++i) {
            const auto& options = doubtful.places[i].options;
            world.answers[i] = static_cast<std::uint8_t>(number / all.stride[i] % options.size());
            world.weight *= options[world.answers[i]].probability;
        }
        world.outcome = scorer.score(world.answers);
        all.worlds.push_back(std::move(world));
    }
    return all;
}

Effects effects_in(const EveryWorld& all) {
    Effects effects(all.stride.size());
    for (std::size_t number = 0; number < all.worlds.size(); ++number) {
        const WeightedWorld& world = all.worlds[number];
        for (std::size_t place = 0; place < all.stride.size(); ++place) {
            if (world.answers[place] == 0) continue;
            const WeightedWorld& likeliest = all.worlds[number - world.answers[place] * all.stride[place]];
            effects.compare(place, world.outcome, likeliest.outcome);
            if (world.outcome.winners != likeliest.outcome.winners) effects.add_chance(place, world.weight);
        }
    }
    return effects;
}

class Sampler {
public:
    Sampler(const DoubtfulPosition& doubtful, WorldScorer& scorer, const std::stop_token& stop)
        : doubtful_(doubtful), scorer_(scorer), stop_(stop) {}

    Worlds draw(std::size_t samples) {
        Worlds worlds;
        for (std::size_t i = 0; i < samples && !stop_.stop_requested(); ++i) {
            WeightedWorld world{World(doubtful_.places.size()), 1.0 / static_cast<double>(samples), {}};
            for (std::size_t place = 0; place < world.answers.size(); ++place)
                world.answers[place] = draw_answer(place);
            world.outcome = scorer_.score(world.answers);
            worlds.push_back(std::move(world));
        }
        return worlds;
    }

    /// Every answer of every place is tried in the likeliest world and in as many drawn ones as `rescored` allows.
    Effects effects_in(const Worlds& worlds, std::size_t rescored) {
        Effects effects(doubtful_.places.size());
        if (stop_.stop_requested()) return effects;
        const World likeliest(doubtful_.places.size(), 0);
        try_every_answer({likeliest, 0.0, scorer_.score(likeliest)}, effects);
        std::size_t answers = 1;
        for (const DoubtfulPlace& place : doubtful_.places) answers += place.options.size() - 1;
        const std::size_t used = std::clamp<std::size_t>(rescored / answers, 1, worlds.size());
        for (std::size_t i = 0; i < used && !stop_.stop_requested(); ++i) {
            try_every_answer({worlds[i].answers, 1.0 / static_cast<double>(used), worlds[i].outcome}, effects);
        }
        return effects;
    }

private:
    std::uint8_t draw_answer(std::size_t place) {
        constexpr double unit = 1.0 / 9007199254740992.0;  // 2^-53
        double rest = static_cast<double>(random_() >> 11U) * unit;
        const auto& options = doubtful_.places[place].options;
        std::uint8_t answer = 0;
        while (answer + 1U < options.size() && rest >= options[answer].probability) {
            rest -= options[answer++].probability;
        }
        return answer;
    }

    Outcome with_answer(const WeightedWorld& world, std::size_t place, std::size_t answer) {
        if (world.answers[place] == answer) return world.outcome;
        World other = world.answers;
        other[place] = static_cast<std::uint8_t>(answer);
        return scorer_.score(other);
    }

    void try_every_answer(const WeightedWorld& world, Effects& effects) {
        for (std::size_t place = 0; place < doubtful_.places.size(); ++place) {
            const auto& options = doubtful_.places[place].options;
            const Outcome likeliest = with_answer(world, place, 0);
            for (std::size_t answer = 1; answer < options.size(); ++answer) {
                const Outcome outcome = with_answer(world, place, answer);
                effects.compare(place, outcome, likeliest);
                if (outcome.winners == likeliest.winners) continue;
                effects.add_chance(place, world.weight * options[answer].probability);
            }
        }
    }

    const DoubtfulPosition& doubtful_;
    WorldScorer& scorer_;
    const std::stop_token& stop_;
    std::mt19937_64 random_{20'040'101};  // fixed: the same doubt gets the same answer
};

std::vector<std::pair<PlayerColour, double>> win_probabilities(const Game& game, const Worlds& worlds) {
    std::vector<std::pair<PlayerColour, double>> chances;
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        double chance = 0;
        for (const WeightedWorld& world : worlds) {
            if ((world.outcome.winners >> i & 1U) != 0) chance += world.weight;
        }
        chances.emplace_back(game.players[i].colour, std::min(1.0, chance));
    }
    return chances;
}

/// Normal approximation; "rule of three" where a sample was all one way.
double sampling_error(const std::vector<std::pair<PlayerColour, double>>& chances, std::size_t samples) {
    const auto n = static_cast<double>(samples);
    double error = 3.0 / n;
    for (const auto& [colour, p] : chances) error = std::max(error, 1.96 * std::sqrt(p * (1 - p) / n));
    return error;
}

std::vector<DoubtQuestion> questions(const DoubtfulPosition& doubtful, const Worlds& worlds, const Effects& effects) {
    std::vector<std::size_t> deciding;
    std::vector<std::size_t> rest(doubtful.places.size());
    std::iota(rest.begin(), rest.end(), std::size_t{0});
    std::ranges::copy_if(rest, std::back_inserter(deciding),
                         [&](std::size_t place) { return effects.matters(place) == Matters::winner; });
    std::vector<std::size_t> order = most_telling_first(worlds, deciding);
    std::erase_if(rest, [&](std::size_t place) { return std::ranges::find(order, place) != order.end(); });
    std::ranges::stable_sort(rest, {}, [&](std::size_t place) {
        return std::tuple(effects.matters(place), -effects.chance(place),
                          doubtful.places[place].options[0].probability);
    });
    std::ranges::copy(rest, std::back_inserter(order));
    std::vector<DoubtQuestion> result;
    for (const std::size_t place : order) result.push_back({place, effects.matters(place), effects.chance(place)});
    return result;
}

}  // namespace

std::optional<DoubtVerdict> weigh_doubt(const DoubtfulPosition& given, const DoubtLimits& limits,
                                        const std::stop_token& stop) {
    const DoubtfulPosition doubtful = tidied(given);
    WorldScorer scorer(doubtful);
    DoubtVerdict verdict;
    if (const auto count = count_worlds(doubtful, limits.exact)) {
        const EveryWorld all = every_world(doubtful, *count, scorer, stop);
        if (stop.stop_requested()) return std::nullopt;
        verdict.win_probability = win_probabilities(doubtful.game, all.worlds);
        verdict.questions = questions(doubtful, all.worlds, effects_in(all));
        verdict.positions = static_cast<long long>(*count);
        return verdict;
    }
    Sampler sampler(doubtful, scorer, stop);
    const Worlds worlds = sampler.draw(limits.samples);
    const Effects effects = sampler.effects_in(worlds, limits.rescored);
    if (stop.stop_requested()) return std::nullopt;
    verdict.win_probability = win_probabilities(doubtful.game, worlds);
    verdict.error = sampling_error(verdict.win_probability, limits.samples);
    verdict.questions = questions(doubtful, worlds, effects);
    verdict.positions = static_cast<long long>(limits.samples);
    return verdict;
}

DoubtVerdict weigh_doubt(const DoubtfulPosition& doubtful, const DoubtLimits& limits) {
    return weigh_doubt(doubtful, limits, std::stop_token()).value();  // nobody can stop it
}

}  // namespace railref::scoring
