#include "scoring/question_order.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

namespace railref::scoring {

namespace {

/// In bits: below this there is nothing to be learnt.
constexpr double nothing_left = 1e-9;

/// Worlds that the answers so far cannot tell apart share a group.
class Knowledge {
public:
    explicit Knowledge(const std::vector<WeightedWorld>& worlds) : worlds_(worlds), group_(worlds.size(), 0) {
        std::map<std::uint8_t, std::uint32_t> number;
        for (const WeightedWorld& world : worlds) {
            const auto next = static_cast<std::uint32_t>(number.size());
            result_.push_back(number.try_emplace(world.outcome.winners, next).first->second);
        }
        results_ = number.size();
    }

    /// Entropy of the winners that is left when the answer about `place` is known too, in bits.
    double entropy_after(std::size_t place) const {
        const std::size_t answers = answer_count(place);
        std::vector<double> mass(groups_ * answers * results_, 0.0);
        for (std::size_t i = 0; i < worlds_.size(); ++i) {
            mass[(group_[i] * answers + worlds_[i].answers[place]) * results_ + result_[i]] += worlds_[i].weight;
        }
        return conditional_entropy(mass);
    }

    double entropy() const {
        std::vector<double> mass(groups_ * results_, 0.0);
        for (std::size_t i = 0; i < worlds_.size(); ++i) mass[group_[i] * results_ + result_[i]] += worlds_[i].weight;
        return conditional_entropy(mass);
    }

    void learn(std::size_t place) {
        std::unordered_map<std::size_t, std::uint32_t> renumbered;
        const std::size_t answers = answer_count(place);
        for (std::size_t i = 0; i < worlds_.size(); ++i) {
            const std::size_t key = group_[i] * answers + worlds_[i].answers[place];
            const auto next = static_cast<std::uint32_t>(renumbered.size());
            group_[i] = renumbered.try_emplace(key, next).first->second;
        }
        groups_ = renumbered.size();
    }

private:
    std::size_t answer_count(std::size_t place) const {
        std::uint8_t most = 0;
        for (const WeightedWorld& world : worlds_) most = std::max(most, world.answers[place]);
        return most + std::size_t{1};
    }

    /// Blocks of `results_` masses, one block a group.
    double conditional_entropy(const std::vector<double>& mass) const {
        double entropy = 0;
        double total = 0;
        for (std::size_t block = 0; block < mass.size(); block += results_) {
            double sum = 0;
            for (std::size_t i = block; i < block + results_; ++i) sum += mass[i];
            total += sum;
            for (std::size_t i = block; i < block + results_; ++i) {
                if (mass[i] > 0) entropy -= mass[i] * std::log2(mass[i] / sum);
            }
        }
        return total > 0 ? entropy / total : 0;
    }

    const std::vector<WeightedWorld>& worlds_;
    std::vector<std::uint32_t> group_;
    std::vector<std::uint32_t> result_;
    std::size_t groups_ = 1;
    std::size_t results_ = 0;
};

}  // namespace

std::vector<std::size_t> most_telling_first(const std::vector<WeightedWorld>& worlds, std::vector<std::size_t> places) {
    std::vector<std::size_t> order;
    Knowledge knowledge(worlds);
    for (double left = knowledge.entropy(); left > nothing_left && !places.empty();) {
        std::vector<double> after;
        for (const std::size_t place : places) after.push_back(knowledge.entropy_after(place));
        const auto best = std::ranges::min_element(after) - after.begin();
        if (after[static_cast<std::size_t>(best)] > left - nothing_left) break;
        left = after[static_cast<std::size_t>(best)];
        order.push_back(places[static_cast<std::size_t>(best)]);
        knowledge.learn(order.back());
        places.erase(places.begin() + best);
    }
    return order;
}

}  // namespace railref::scoring
