#include <benchmark/benchmark.h>

#include <cstdio>
#include <vector>

#include "maps/load_map.h"
#include "scoring/doubt.h"
#include "scoring/score_summary.h"
#include "tests/oracle/random_game.h"
#include "tests/oracle/score_oracle.h"

// How many final scores a second, on random legal positions. The goal is at least 20,000 a second on one core for USA
// positions of 4 players.
namespace railref::scoring {
namespace {

std::vector<Game> games(const char* board, std::size_t players, std::size_t number) {
    const BoardMap& map = *maps::built_in_board(board);
    oracle::RandomGames random(map, 7);
    std::vector<Game> found;
    while (found.size() < number) {
        Game game = random.legal();
        if (game.players.size() == players) found.push_back(std::move(game));
    }
    return found;
}

template <class Function>
void each_game(benchmark::State& state, const char* board, std::size_t players, Function function) {
    const std::vector<Game> positions = games(board, players, 256);
    std::size_t next = 0;
    for (auto _ : state) benchmark::DoNotOptimize(function(positions[next++ % positions.size()]));
    state.counters["sheets_per_second"] =
        benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

ScoreSummary numbers(const Game& game) { return summarise(game); }
Scoresheet sheet(const Game& game) { return score(game); }
oracle::OracleSheet by_oracle(const Game& game) { return oracle::score(game); }

/// A position whose first `routes` claims are each in doubt with their being nobody's.
DoubtVerdict doubt(const Game& game, std::size_t routes) {
    DoubtfulPosition doubtful{game, {}};
    for (std::size_t i = 0; i < game.map->routes().size() && doubtful.places.size() < routes; ++i) {
        const auto route = static_cast<RouteId>(i);
        const auto owner = game.position.owner(route);
        if (owner) doubtful.places.push_back({route, {{owner, 0.9}, {std::nullopt, 0.1}}});
    }
    return weigh_doubt(doubtful);
}

BENCHMARK_CAPTURE(each_game, numbers_usa_4, "usa", 4, numbers);
BENCHMARK_CAPTURE(each_game, numbers_europe_4, "europe", 4, numbers);
BENCHMARK_CAPTURE(each_game, numbers_nordic_3, "nordic", 3, numbers);
BENCHMARK_CAPTURE(each_game, sheet_usa_4, "usa", 4, sheet);
BENCHMARK_CAPTURE(each_game, sheet_europe_4, "europe", 4, sheet);
BENCHMARK_CAPTURE(each_game, sheet_nordic_3, "nordic", 3, sheet);
BENCHMARK_CAPTURE(each_game, oracle_usa_4, "usa", 4, by_oracle);
BENCHMARK_CAPTURE(each_game, oracle_europe_4, "europe", 4, by_oracle);
BENCHMARK_CAPTURE(each_game, doubt_exact_10_routes, "usa", 4, [](const Game& game) { return doubt(game, 10); });
BENCHMARK_CAPTURE(each_game, doubt_exact_16_routes, "usa", 4, [](const Game& game) {
    return doubt(game, 16);
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(each_game, doubt_sampled_40_routes, "usa", 4, [](const Game& game) {
    return doubt(game, 40);
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(each_game, doubt_sampled_europe_40, "europe", 4, [](const Game& game) {
    return doubt(game, 40);
})->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace railref::scoring

BENCHMARK_MAIN();
