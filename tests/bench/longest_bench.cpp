#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <random>
#include <vector>

#include "maps/load_map.h"
#include "scoring/longest_route.h"
#include "scoring/longest_trail.h"
#include "tests/bench/hard_networks.h"
#include "tests/longest/random_positions.h"
#include "tests/oracle/longest_trail_oracle.h"

// Microseconds to find a longest route, and how many times longer the plain depth-first search takes on the same
// positions in the same run. Goals: played networks (45 trains) 5 us a player in the median, the hardest legal networks
// 2 ms, a whole board 50 ms.
namespace railref::scoring {
namespace {

using Clock = std::chrono::steady_clock;

double microseconds(Clock::duration duration) { return std::chrono::duration<double, std::micro>(duration).count(); }

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

template <class Function>
double microseconds_of(Function function, int repeats) {
    const auto start = Clock::now();
    for (int i = 0; i < repeats; ++i) benchmark::DoNotOptimize(function());
    return microseconds(Clock::now() - start) / repeats;
}

struct PlayerAtTheEnd {
    Position position;
    PlayerColour player;
};

/// Networks as played: every player has grown one or two networks until the trains ran out.
std::vector<PlayerAtTheEnd> played(const BoardMap& map, std::size_t number) {
    std::mt19937 random(45);
    const std::vector players(map.colours().begin(),
                              map.colours().begin() + std::min<std::ptrdiff_t>(4, std::ssize(map.colours())));
    const tests::PositionWish wish{.routes_per_player = 45,
                                   .trains_per_player = map.rules().trains_per_player,
                                   .legal_twins = true,
                                   .chance_of_new_network = 0.02};
    std::vector<PlayerAtTheEnd> found;
    while (found.size() < number) {
        const Position position = tests::random_position(map, players, wish, random);
        for (const auto player : players) found.push_back({position, player});
    }
    return found;
}

template <class Function>
double median_over(const std::vector<PlayerAtTheEnd>& positions, int repeats, Function function) {
    std::vector<double> times;
    for (const auto& [position, player] : positions) {
        times.push_back(microseconds_of([&] { return function(position, player); }, repeats));
    }
    return median(std::move(times));
}

/// The full answer with its proof, or the length alone.
template <class Function>
void as_played(benchmark::State& state, const char* board, Function function) {
    const BoardMap& map = *maps::built_in_board(board);
    const auto positions = played(map, 400);
    std::size_t next = 0;
    for (auto _ : state) {
        const auto& [position, player] = positions[next++ % positions.size()];
        benchmark::DoNotOptimize(function(map, position, player));
    }
    const double engine =
        median_over(positions, 50, [&](const auto& position, auto player) { return function(map, position, player); });
    const double plain = median_over(positions, 1, [&](const auto& position, auto player) {
        return oracle::longest_route_length(map, position, player);
    });
    state.counters["median_us"] = engine;
    state.counters["plain_median_us"] = plain;
    state.counters["plain_to_engine"] = plain / engine;
}

void hard_knot(benchmark::State& state, const bench::HardNetwork& network) {
    std::vector<TrailEdge> edges;
    for (const auto& edge : network.edges) {
        edges.push_back({static_cast<std::uint8_t>(edge.a), static_cast<std::uint8_t>(edge.b),
                         static_cast<std::uint8_t>(edge.length)});
    }
    LongestTrailSolver solver;
    for (auto _ : state) benchmark::DoNotOptimize(solver.length(edges));
    const double engine = microseconds_of([&] { return solver.solve(edges).length; }, 100);
    const auto start = Clock::now();
    const oracle::LongestTrailOracle search(network.edges);
    const double plain = microseconds(Clock::now() - start);
    if (search.length() != solver.length(edges)) state.SkipWithError("differs from the plain search");
    state.counters["routes"] = static_cast<double>(edges.size());
    state.counters["engine_us"] = engine;
    state.counters["plain_states"] = static_cast<double>(search.states());
    state.counters["plain_to_engine"] = plain / engine;
}

/// Beyond any plain search, hence without a ratio.
void whole_board(benchmark::State& state, const char* board) {
    const BoardMap& map = *maps::built_in_board(board);
    Position position(map);
    for (std::size_t route = 0; route < map.routes().size(); ++route) {
        position.claim(static_cast<RouteId>(route), map.colours().front());
    }
    for (auto _ : state) benchmark::DoNotOptimize(longest_route(map, position, map.colours().front()));
}

constexpr auto with_proof = [](const BoardMap& map, const Position& position, PlayerColour player) {
    return longest_route(map, position, player);
};
constexpr auto length_only = [](const BoardMap& map, const Position& position, PlayerColour player) {
    return longest_route_length(map, position, player);
};

BENCHMARK_CAPTURE(as_played, usa_with_proof, "usa", with_proof)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(as_played, europe_with_proof, "europe", with_proof)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(as_played, nordic_with_proof, "nordic", with_proof)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(as_played, usa_length_only, "usa", length_only)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(as_played, europe_length_only, "europe", length_only)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(as_played, nordic_length_only, "nordic", length_only)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(whole_board, usa, "usa")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(whole_board, europe, "europe")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(whole_board, nordic, "nordic")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace railref::scoring

int main(int argc, char** argv) {
    for (const auto& network : railref::bench::hard_networks()) {
        const auto name = std::string("hard_knot/") + network.name;
        benchmark::RegisterBenchmark(name.c_str(), railref::scoring::hard_knot, network)->Unit(benchmark::kMicrosecond);
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
