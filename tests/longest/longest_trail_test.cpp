#include "scoring/longest_trail.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <set>

#include "tests/bench/hard_networks.h"
#include "tests/oracle/longest_trail_oracle.h"

namespace railref::scoring {
namespace {

int oracle_length(const std::vector<TrailEdge>& edges) {
    std::vector<oracle::Edge> plain;
    for (const auto& edge : edges) plain.push_back({edge.a, edge.b, edge.length});
    return oracle::LongestTrailOracle(std::move(plain)).length();
}

void expect_trail(const std::vector<TrailEdge>& edges, const LongestTrail& answer) {
    std::set<std::size_t> used;
    int length = 0;
    auto vertex = answer.start;
    for (const std::size_t e : answer.edges) {
        ASSERT_TRUE(used.insert(e).second) << "edge " << e << " twice";
        ASSERT_TRUE(edges[e].a == vertex || edges[e].b == vertex) << "edge " << e << " does not touch " << int{vertex};
        vertex = edges[e].a == vertex ? edges[e].b : edges[e].a;
        length += edges[e].length;
    }
    EXPECT_EQ(length, answer.length);
    EXPECT_GE(answer.parity_bound, answer.length);
}

/// Graphs unlike any board: dense, wide frontiers, many parallel edges (but not so many that the oracle never ends).
TEST(LongestTrail, EqualsTheOracleOnRandomGraphs) {
    std::mt19937 random(1973);
    LongestTrailSolver solver;
    for (int i = 0; i < 5'000; ++i) {
        const auto vertices = static_cast<unsigned>(2 + random() % 9);
        std::vector<TrailEdge> edges;
        for (auto count = random() % std::min(11U, 3 * vertices); count > 0; --count) {
            const auto a = random() % vertices;
            const auto b = (a + 1 + random() % (vertices - 1)) % vertices;
            const auto far_apart = 255 / (vertices - 1);  // vertex numbers need not be dense
            edges.push_back({static_cast<std::uint8_t>(a * far_apart), static_cast<std::uint8_t>(b * far_apart),
                             static_cast<std::uint8_t>(1 + random() % 6)});
        }
        const LongestTrail answer = solver.solve(edges);
        ASSERT_EQ(answer.length, oracle_length(edges)) << "graph " << i;
        ASSERT_EQ(answer.length, solver.length(edges));
        expect_trail(edges, answer);
        ASSERT_FALSE(HasFailure()) << "graph " << i;
    }
}

/// Loops that hang on a path by bridges: each may be visited only by giving up the rest of the path.
TEST(LongestTrail, LoopsOnBridges) {
    std::mt19937 random(7);
    LongestTrailSolver solver;
    for (int i = 0; i < 2'000; ++i) {
        std::vector<TrailEdge> edges;
        std::uint8_t next = 1;
        const auto add = [&](std::uint8_t a, std::uint8_t b) {
            edges.push_back({a, b, static_cast<std::uint8_t>(1 + random() % 6)});
        };
        const auto size = 10 + random() % 26;
        while (edges.size() < size) {
            const auto at = static_cast<std::uint8_t>(random() % next);
            add(at, next++);
            if (random() % 2 == 0) continue;
            add(static_cast<std::uint8_t>(next - 1), next);
            add(next, static_cast<std::uint8_t>(next + 1));
            add(static_cast<std::uint8_t>(next + 1), static_cast<std::uint8_t>(next - 1));
            next = static_cast<std::uint8_t>(next + 2);
        }
        const LongestTrail answer = solver.solve(edges);
        ASSERT_EQ(answer.length, oracle_length(edges)) << "graph " << i;
        expect_trail(edges, answer);
        ASSERT_FALSE(HasFailure()) << "graph " << i;
    }
}

TEST(LongestTrail, RoomForTheLargestGraph) {
    LongestTrailSolver solver;
    std::vector<TrailEdge> ring;
    for (unsigned v = 0; v < 256; ++v) {
        ring.push_back({static_cast<std::uint8_t>(v), static_cast<std::uint8_t>((v + 1) % 256), 9});
    }
    EXPECT_EQ(solver.solve(ring).length, 256 * 9);
    const std::vector<TrailEdge> bundle(256, TrailEdge{3, 250, 1});
    EXPECT_EQ(solver.solve(bundle).length, 256);
    const std::vector<TrailEdge> odd_bundle(255, TrailEdge{3, 250, 1});
    EXPECT_EQ(solver.solve(odd_bundle).length, 255);
    EXPECT_EQ(solver.solve({}).length, 0);
    std::vector<TrailEdge> matching;
    for (unsigned v = 0; v < 256; v += 2) {
        matching.push_back(
            {static_cast<std::uint8_t>(v), static_cast<std::uint8_t>(v + 1), static_cast<std::uint8_t>(v / 2 + 1)});
    }
    EXPECT_EQ(solver.solve(matching).length, 128);
    EXPECT_EQ(solver.solve(matching).start / 2, 127);
}

TEST(LongestTrail, MovesWithItsMemory) {
    LongestTrailSolver first;
    EXPECT_EQ(first.length(std::vector<TrailEdge>{{0, 1, 4}}), 4);
    LongestTrailSolver second = std::move(first);
    EXPECT_EQ(second.length(std::vector<TrailEdge>{{0, 1, 4}, {1, 2, 2}}), 6);
}

/// Heavy knots joined by light branches: the best trail may lie inside a knot, outside it, or use one of its bridges.
TEST(LongestTrail, KnotsOnBranches) {
    std::mt19937 random(4);
    LongestTrailSolver solver;
    for (int i = 0; i < 5'000; ++i) {
        std::vector<TrailEdge> edges;
        std::uint8_t next = 1;
        const auto add = [&](std::size_t a, std::size_t b, std::size_t length) {
            edges.push_back(
                {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(length)});
        };
        for (auto knots = 1 + random() % 2; knots > 0; --knots) {
            add(random() % next, next, 1);
            for (auto count = 4 + random() % 3; count > 0; --count) {
                const auto a = random() % 4;
                add(next + a, next + (a + 1 + random() % 3) % 4, 3 + random() % 7);
            }
            next = static_cast<std::uint8_t>(next + 4);
        }
        for (auto branches = random() % 6; branches > 0; --branches)
            add(random() % next, next + branches, 1 + random() % 4);
        const LongestTrail answer = solver.solve(edges);
        ASSERT_EQ(answer.length, oracle_length(edges)) << "graph " << i;
        expect_trail(edges, answer);
        ASSERT_FALSE(HasFailure()) << "graph " << i;
    }
}

/// Parity alone would circle through the knot 0, 1, 2 (24 trains) and walk 4, 3, 5 (6). A trail can do both only in
/// part (24 + 1 + 3); to stay inside the knot and use its last edge as well is better (29). Every order of the edges,
/// since the order decides which piece the search branches on.
TEST(LongestTrail, TheBestMayLieInsideEitherPiece) {
    std::vector<TrailEdge> edges{{0, 1, 6}, {0, 1, 6}, {0, 2, 6}, {0, 2, 6},
                                 {1, 2, 5}, {0, 3, 1}, {3, 4, 3}, {3, 5, 3}};
    std::mt19937 random(29);
    LongestTrailSolver solver;
    for (int i = 0; i < 200; ++i) {
        std::shuffle(edges.begin(), edges.end(), random);
        const LongestTrail answer = solver.solve(edges);
        EXPECT_EQ(answer.length, 29);
        EXPECT_EQ(answer.parity_bound, 30);
        expect_trail(edges, answer);
    }
}

TEST(LongestTrail, HardNetworks) {
    LongestTrailSolver solver;
    for (const auto& network : bench::hard_networks()) {
        std::vector<TrailEdge> edges;
        for (const auto& edge : network.edges) {
            edges.push_back({static_cast<std::uint8_t>(edge.a), static_cast<std::uint8_t>(edge.b),
                             static_cast<std::uint8_t>(edge.length)});
        }
        const LongestTrail answer = solver.solve(edges);
        EXPECT_EQ(answer.length, oracle_length(edges)) << network.name;
        expect_trail(edges, answer);
    }
}

/// Boards that the program does not ship, as plain graphs.
class OtherBoards : public testing::TestWithParam<const char*> {
protected:
    std::vector<TrailEdge> edges_;

    void SetUp() override {
        const auto file = std::filesystem::path(RAILREF_SHARED_DIR) / "boards" / (std::string(GetParam()) + ".json");
        if (!std::filesystem::exists(file)) GTEST_SKIP() << file << " is not there: this board was not tested";
        std::ifstream stream(file);
        const auto board = nlohmann::json::parse(stream);
        std::map<std::string, std::uint8_t> number;
        for (const auto& city : board["cities"]) {
            number.emplace(city["id"], static_cast<std::uint8_t>(number.size()));
        }
        for (const auto& route : board["routes"]) {
            edges_.push_back({number.at(route["from"]), number.at(route["to"]), route["length"].get<std::uint8_t>()});
        }
    }
};

INSTANTIATE_TEST_SUITE_P(Boards, OtherBoards,
                         testing::Values("france", "germany", "india", "legendaryasia", "oldwest", "pennsylvania",
                                         "switzerland"),
                         [](const auto& test) { return std::string(test.param); });

TEST_P(OtherBoards, EqualsTheOracleOnParts) {
    std::mt19937 random(81);
    LongestTrailSolver solver;
    for (int i = 0; i < 3'000; ++i) {
        std::set<std::uint8_t> reached;
        std::vector<TrailEdge> part;
        const auto size = 1 + random() % 13;
        for (int attempt = 0; attempt < 500 && part.size() < size; ++attempt) {
            const TrailEdge& edge = edges_[random() % edges_.size()];
            if (!part.empty() && !reached.contains(edge.a) && !reached.contains(edge.b) && random() % 20 != 0) continue;
            part.push_back(edge);  // perhaps once more: a double route
            reached.insert({edge.a, edge.b});
        }
        const LongestTrail answer = solver.solve(part);
        ASSERT_EQ(answer.length, oracle_length(part)) << "part " << i;
        expect_trail(part, answer);
        ASSERT_FALSE(HasFailure()) << "part " << i;
    }
}

/// Lengths by the minimum-weight perfect matching of NetworkX 3.6 (the odd cities and two free ends).
TEST_P(OtherBoards, WholeBoardEqualsAMatching) {
    const std::map<std::string, int> lengths{{"france", 362},        {"germany", 267}, {"india", 219},
                                             {"legendaryasia", 243}, {"oldwest", 345}, {"pennsylvania", 302},
                                             {"switzerland", 159}};
    LongestTrailSolver solver;
    const LongestTrail answer = solver.solve(edges_);
    expect_trail(edges_, answer);
    EXPECT_EQ(answer.length, lengths.at(GetParam()));
    EXPECT_EQ(answer.length, answer.parity_bound);
}

}  // namespace
}  // namespace railref::scoring
