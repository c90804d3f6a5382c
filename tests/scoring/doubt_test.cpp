#include "scoring/doubt.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <stop_token>
#include <string>
#include <thread>

#include "maps/load_map.h"
#include "scoring/scoresheet.h"
#include "tests/oracle/random_game.h"
#include "tests/scoring/game_file.h"

namespace railref::scoring::test {
namespace {

double chance_of(const DoubtVerdict& verdict, PlayerColour colour) {
    return std::ranges::find(verdict.win_probability, colour, &std::pair<PlayerColour, double>::first)->second;
}

/// Red 15 + 10, blue 15 + 10 and a sure route of 1; one doubtful route decides, one only counts, one does nothing.
TEST(Doubt, ByHand) {
    const Game game =
        game_of(R"({"board": "usa", "players": [{"colour": "red"}, {"colour": "blue"}, {"colour": "green"}],
        "claims": {"duluth-helena-orange": "red", "duluth-toronto-pink": "blue", "atlanta-nashville-gray": "blue"}})");
    const BoardMap& map = *game.map;
    const DoubtfulPosition doubtful{
        game,
        {{route(map, "portland-seattle-gray-1"), {{PlayerColour::green, 1.0}, {std::nullopt, 0.0}}},
         {route(map, "dallas-houston-gray-1"), {{PlayerColour::green, 0.6}, {std::nullopt, 0.4}}},
         {route(map, "boston-new-york-red"), {{std::nullopt, 0.75}, {PlayerColour::red, 0.25}}}}};
    const DoubtVerdict verdict = weigh_doubt(doubtful);
    EXPECT_FALSE(verdict.error.has_value());
    EXPECT_NEAR(chance_of(verdict, PlayerColour::red), 0.25, 1e-12);
    EXPECT_NEAR(chance_of(verdict, PlayerColour::blue), 0.75, 1e-12);
    EXPECT_EQ(chance_of(verdict, PlayerColour::green), 0.0);
    ASSERT_EQ(verdict.questions.size(), 3u);
    EXPECT_EQ(verdict.questions[0].place, 2u);
    EXPECT_EQ(verdict.questions[0].matters, Matters::winner);
    EXPECT_NEAR(verdict.questions[0].chance_it_changes_the_winner, 0.25, 1e-12);
    EXPECT_EQ(verdict.questions[1].place, 1u);
    EXPECT_EQ(verdict.questions[1].matters, Matters::total);
    EXPECT_EQ(verdict.questions[1].chance_it_changes_the_winner, 0.0);
    EXPECT_EQ(verdict.questions[2].place, 0u);
    EXPECT_EQ(verdict.questions[2].matters, Matters::nothing);
}

/// What a station may borrow is another's route: its being taken at all can decide.
TEST(Doubt, AnotherPlayersRouteCompletesATicket) {
    const Game game = game_of(R"({"board": "europe", "players": [
        {"colour": "red", "tickets": [{"from": "dieppe", "to": "zurich", "points": 8}]}, {"colour": "blue"}],
        "claims": {"dieppe-paris-pink": "red", "kyiv-warszawa-gray": "blue"}, "stations": {"paris": "red"}})");
    const DoubtfulPosition doubtful{
        game, {{route(*game.map, "paris-zurich-gray"), {{std::nullopt, 0.7}, {PlayerColour::blue, 0.3}}}}};
    const DoubtVerdict verdict = weigh_doubt(doubtful);
    // Nobody's: red 1 - 8 + 8, blue 7 + 12 + 10. Blue's: red 1 + 8 + 8, blue 4 more. Totals change, the winner does
    // not.
    EXPECT_EQ(verdict.questions.at(0).matters, Matters::total);
    DoubtfulPosition close = doubtful;
    close.game.players[0].tickets[0].points = 20;
    // Nobody's: red 1 - 20 + 8, blue 29. Blue's: red 1 + 20 + 8 = 29, blue 33.
    EXPECT_EQ(weigh_doubt(close).questions.at(0).matters, Matters::total);
    close.game.players[0].tickets[0].points = 30;
    const DoubtVerdict decided = weigh_doubt(close);
    EXPECT_EQ(decided.questions.at(0).matters, Matters::winner);
    EXPECT_NEAR(chance_of(decided, PlayerColour::red), 0.3, 1e-12);
}

/// Without the doubtful routes blue is one point ahead; the even one tells most, the nearly sure one least.
TEST(Doubt, AsksFirstWhatTellsMost) {
    const Game game = game_of(R"({"board": "usa", "players": [{"colour": "red"}, {"colour": "blue"}],
        "claims": {"duluth-helena-orange": "red", "duluth-toronto-pink": "blue", "atlanta-nashville-gray": "blue"}})");
    const BoardMap& map = *game.map;
    const DoubtfulPosition doubtful{
        game,
        {{route(map, "houston-new-orleans-gray"), {{std::nullopt, 0.97}, {PlayerColour::red, 0.03}}},
         {route(map, "boston-new-york-red"), {{std::nullopt, 0.55}, {PlayerColour::red, 0.45}}},
         {route(map, "dallas-little-rock-gray"), {{std::nullopt, 0.9}, {PlayerColour::blue, 0.1}}}}};
    const DoubtVerdict verdict = weigh_doubt(doubtful);
    std::vector<std::size_t> order;
    for (const DoubtQuestion& question : verdict.questions) order.push_back(question.place);
    EXPECT_EQ(order, (std::vector<std::size_t>{1, 2, 0}));
}

DoubtfulPosition doubt_about(oracle::RandomGames& games, std::size_t places) {
    DoubtfulPosition doubtful{games.below(2) == 0 ? games.legal() : games.arbitrary(), {}};
    std::vector<std::variant<RouteId, CityId>> all;
    for (std::size_t i = 0; i < doubtful.game.map->routes().size(); ++i) all.emplace_back(static_cast<RouteId>(i));
    for (std::size_t i = 0; doubtful.game.map->has_stations() && i < doubtful.game.map->cities().size(); ++i) {
        all.emplace_back(static_cast<CityId>(i));
    }
    games.shuffle(all);
    const auto is_taken = [&](const auto& place) {
        const auto* route = std::get_if<RouteId>(&place);
        return route != nullptr && doubtful.game.position.owner(*route).has_value();
    };
    if (games.below(2) == 0) std::ranges::stable_partition(all, is_taken);
    for (std::size_t i = 0; i < places; ++i) {
        DoubtfulPlace place{all[i], {{std::nullopt, 0.1 + static_cast<double>(games.below(10))}}};
        for (const Player& player : doubtful.game.players) {
            if (games.below(3) == 0) place.options.push_back({player.colour, static_cast<double>(games.below(10))});
        }
        doubtful.places.push_back(place);
    }
    return doubtful;
}

/// Every combination scored by score(), everything counted in the plainest way.
struct PlainDoubt {
    std::map<PlayerColour, double> wins;
    std::vector<double> changes;
    std::vector<Matters> matters;
};

class PlainEnumeration {
public:
    explicit PlainEnumeration(const DoubtfulPosition& doubtful) : doubtful_(doubtful) {
        for (const DoubtfulPlace& place : doubtful.places) {
            double sum = 0;
            for (const DoubtOption& option : place.options) sum += option.probability;
            sums_.push_back(sum);
        }
        result_.changes.assign(doubtful.places.size(), 0.0);
        result_.matters.assign(doubtful.places.size(), Matters::nothing);
    }

    PlainDoubt run() {
        std::vector<std::size_t> answers(doubtful_.places.size(), 0);
        visit(answers, 0, 1.0);
        return result_;
    }

private:
    Scoresheet sheet(const std::vector<std::size_t>& answers) const {
        Game game = doubtful_.game;
        for (std::size_t i = 0; i < answers.size(); ++i) {
            const auto owner = doubtful_.places[i].options[answers[i]].owner;
            if (const auto* route = std::get_if<RouteId>(&doubtful_.places[i].place)) {
                owner ? game.position.claim(*route, *owner) : game.position.free(*route);
            } else {
                const CityId city = std::get<CityId>(doubtful_.places[i].place);
                owner ? game.position.build_station(city, *owner) : game.position.remove_station(city);
            }
        }
        return score(game);
    }

    void visit(std::vector<std::size_t>& answers, std::size_t place, double weight) {
        if (weight == 0) return;
        if (place == answers.size()) return weigh(answers, weight);
        for (std::size_t i = 0; i < doubtful_.places[place].options.size(); ++i) {
            answers[place] = i;
            visit(answers, place + 1, weight * doubtful_.places[place].options[i].probability / sums_[place]);
        }
    }

    void weigh(const std::vector<std::size_t>& answers, double weight) {
        const Scoresheet here = sheet(answers);
        for (const PlayerColour winner : here.winners) result_.wins[winner] += weight;
        for (std::size_t place = 0; place < answers.size(); ++place) {
            const auto& options = doubtful_.places[place].options;
            const auto likeliest = static_cast<std::size_t>(
                std::ranges::max_element(options, {}, &DoubtOption::probability) - options.begin());
            std::vector<std::size_t> other = answers;
            other[place] = likeliest;
            const Scoresheet there = sheet(other);
            if (there.winners != here.winners) {
                result_.changes[place] += weight;
                result_.matters[place] = Matters::winner;
            } else if (totals(there) != totals(here)) {
                result_.matters[place] = std::min(result_.matters[place], Matters::total);
            }
        }
    }

    static std::vector<int> totals(const Scoresheet& scores) {
        std::vector<int> all;
        for (const PlayerScore& player : scores.players) all.push_back(player.total);
        return all;
    }

    const DoubtfulPosition& doubtful_;
    std::vector<double> sums_;
    PlainDoubt result_;
};

class DoubtBoards : public testing::TestWithParam<std::string> {
protected:
    const BoardMap& map_ = *maps::built_in_board(GetParam());
};

TEST_P(DoubtBoards, AgreesWithPlainEnumeration) {
    oracle::RandomGames games(map_, 41);
    int deciding = 0;
    for (int i = 0; i < 150; ++i) {
        const DoubtfulPosition doubtful = doubt_about(games, 1 + games.below(5));
        const DoubtVerdict verdict = weigh_doubt(doubtful);
        PlainDoubt plain = PlainEnumeration(doubtful).run();
        ASSERT_FALSE(verdict.error.has_value());
        for (const auto& [colour, chance] : verdict.win_probability) ASSERT_NEAR(chance, plain.wins[colour], 1e-9);
        ASSERT_EQ(verdict.questions.size(), doubtful.places.size());
        for (const DoubtQuestion& question : verdict.questions) {
            ASSERT_NEAR(question.chance_it_changes_the_winner, plain.changes[question.place], 1e-9);
            ASSERT_EQ(question.matters, plain.matters[question.place]);
            deciding += question.matters == Matters::winner ? 1 : 0;
        }
        ASSERT_TRUE(std::ranges::is_sorted(verdict.questions, {}, &DoubtQuestion::matters));
    }
    EXPECT_GT(deciding, 10);
}

TEST_P(DoubtBoards, SamplingStaysWithinItsStatedError) {
    oracle::RandomGames games(map_, 42);
    int outside = 0;
    int chances = 0;
    for (int i = 0; i < 15; ++i) {
        const DoubtfulPosition doubtful = doubt_about(games, 8);
        const DoubtVerdict exact = weigh_doubt(doubtful, {.exact = 1U << 20U});
        const DoubtVerdict sampled = weigh_doubt(doubtful, {.exact = 1, .samples = 4'000, .rescored = 20'000});
        ASSERT_TRUE(sampled.error.has_value());
        ASSERT_LT(*sampled.error, 0.02);
        for (const DoubtQuestion& question : sampled.questions) {
            const auto same = std::ranges::find(exact.questions, question.place, &DoubtQuestion::place);
            ASSERT_NEAR(question.chance_it_changes_the_winner, same->chance_it_changes_the_winner, 0.06);
        }
        for (std::size_t p = 0; p < exact.win_probability.size(); ++p, ++chances) {
            const double off = std::abs(exact.win_probability[p].second - sampled.win_probability[p].second);
            outside += off > *sampled.error ? 1 : 0;
            ASSERT_LT(off, 3 * *sampled.error);
        }
    }
    EXPECT_LE(outside, chances / 8);
}

INSTANTIATE_TEST_SUITE_P(Boards, DoubtBoards, testing::Values("usa", "europe", "nordic"),
                         [](const auto& board) { return board.param; });

/// So many open places that all is sampled; stopped from another thread, it ends long before it is done.
TEST(Doubt, AStoppedWeighingEndsWithoutAVerdict) {
    Game game = game_of(R"({"board": "usa", "players": [{"colour": "red"}, {"colour": "blue"}]})");
    DoubtfulPosition doubtful{game, {}};
    for (std::size_t i = 0; i < 60; ++i)
        doubtful.places.push_back({RouteId(i), {{PlayerColour::red, 0.5}, {PlayerColour::blue, 0.5}}});
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(weigh_doubt(doubtful, {}, stop.get_token()).has_value());
    std::stop_source later;
    std::optional<DoubtVerdict> verdict = DoubtVerdict{};
    const DoubtLimits endless{.exact = 1, .samples = 1U << 30U, .rescored = 1};
    std::thread weighing([&] { verdict = weigh_doubt(doubtful, endless, later.get_token()); });
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    later.request_stop();
    weighing.join();
    EXPECT_FALSE(verdict.has_value());
    doubtful.places.resize(5);
    EXPECT_TRUE(weigh_doubt(doubtful, {}, std::stop_token()).has_value());
}

}  // namespace
}  // namespace railref::scoring::test
