#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace railref::app {

/// What was entered, step by step; every step can be undone, without limit. Copying shares the states, which never
/// change. State may be incomplete where a History is only held.
template <class State>
class History {
public:
    explicit History(State first) : states_{std::make_shared<const State>(std::move(first))} {}

    [[nodiscard]] const State& now() const { return *states_[now_]; }

    /// Makes `next` the present state, and what was undone is forgotten. False, and no step, where nothing changes.
    bool step(State next) {
        if (next == now()) return false;
        states_.resize(now_ + 1);
        states_.push_back(std::make_shared<const State>(std::move(next)));
        ++now_;
        return true;
    }

    [[nodiscard]] bool can_undo() const { return now_ > 0; }
    [[nodiscard]] bool can_redo() const { return now_ + 1 < states_.size(); }

    bool undo() {
        if (!can_undo()) return false;
        --now_;
        return true;
    }

    bool redo() {
        if (!can_redo()) return false;
        ++now_;
        return true;
    }

private:
    std::vector<std::shared_ptr<const State>> states_;  ///< never empty
    std::size_t now_ = 0;
};

}  // namespace railref::app
