#include "scoring/dudu/end_of_game.h"

#include <algorithm>

namespace railref::scoring::dudu {

namespace {

constexpr int points_that_end = 25;
constexpr int extra_rounds = 2;
constexpr std::size_t most_players = 4;

bool possible(const GameClock& clock) {
    const bool seats =
        !clock.points.empty() && clock.points.size() <= most_players && clock.next_seat <= clock.points.size();
    const bool rounds =
        clock.round >= 1 && clock.ending_round.value_or(1) >= 1 && clock.ending_round.value_or(1) <= clock.round;
    return seats && rounds;
}

bool reached(const GameClock& clock) {
    return clock.ending_round.has_value() ||
           std::any_of(clock.points.begin(), clock.points.end(), [](int points) { return points >= points_that_end; });
}

Stage stage_of(const GameClock& clock, int ending, int last) {
    if (clock.round > last || (clock.round == last && clock.next_seat == clock.points.size())) return Stage::over;
    return clock.round == ending ? Stage::last_of_all : Stage::extra_rounds;
}

std::string sentence_of(const EndVerdict& verdict, int ending) {
    const std::string last = std::to_string(*verdict.last_round);
    const std::string since = "25 points were reached in round " + std::to_string(ending);
    switch (verdict.stage) {
        case Stage::last_of_all:
            return since + ": this round is finished, then two more are played, up to round " + last + ".";
        case Stage::extra_rounds:
            return since + ": two more rounds are played after it, up to round " + last + ".";
        case Stage::over:
            return since + ": the game is over after round " + last + "; the final scoring follows.";
        case Stage::playing:
            break;
    }
    return {};
}

}  // namespace

std::optional<EndVerdict> end_of_game(const GameClock& clock) {
    if (!possible(clock)) return {};
    if (!reached(clock)) return EndVerdict{Stage::playing, {}, {}, "Nobody has 25 points yet: play goes on."};
    const int ending = clock.ending_round.value_or(clock.round);
    EndVerdict verdict;
    verdict.last_round = ending + extra_rounds;
    verdict.stage = stage_of(clock, ending, *verdict.last_round);
    for (std::size_t seat = 0; seat < clock.points.size(); ++seat) {
        const int this_round = seat >= clock.next_seat ? 1 : 0;
        verdict.turns_left.push_back(std::max(0, *verdict.last_round - clock.round + this_round));
    }
    verdict.sentence = sentence_of(verdict, ending);
    return verdict;
}

}  // namespace railref::scoring::dudu
