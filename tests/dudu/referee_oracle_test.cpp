// Reachability and the cutting of the map against brute force on random boards.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "maps/dudu/load_hex_map.h"
#include "scoring/dudu/factory_rules.h"
#include "scoring/dudu/train_moves.h"

namespace railref::scoring::dudu {
namespace {

using maps::dudu::all_sides;

int below(std::mt19937& random, std::size_t end) {
    return static_cast<int>(std::uniform_int_distribution<std::size_t>(0, end - 1)(random));
}

std::vector<Hex> hexes_of(const HexMap& map) {
    std::vector<Hex> hexes;
    for (const auto& [hex, terrain] : map.hexes()) hexes.push_back(hex);
    return hexes;
}

/// Each track that there can be with the chance of `track_percent`; factories and trains dropped anywhere, where
/// possible.
BoardPosition random_board(const HexMap& map, std::mt19937& random, int track_percent, int factories) {
    const std::vector<Hex> hexes = hexes_of(map);
    const auto any_hex = [&] { return hexes[static_cast<std::size_t>(below(random, hexes.size()))]; };
    const auto any_side = [&] { return all_sides[static_cast<std::size_t>(below(random, 6))]; };
    BoardDraft draft;
    const auto keep_if_possible = [&](auto& list, auto item) {
        list.push_back(item);
        if (!BoardPosition::validate(map, draft, "").empty()) list.pop_back();
    };
    for (int i = 0; i < factories; ++i) keep_if_possible(draft.factories, Factory{"paper", any_hex(), any_side()});
    const BoardPosition built = *BoardPosition::from_draft(map, draft, "built");
    for (const Hex hex : hexes) {
        for (const Side a : all_sides) {
            for (const Side b : all_sides) {
                const auto piece = TrackPiece::between(a, b);
                const bool possible = a < b && piece && built.is_free(hex) && !built.tracks_on(hex).contains(*piece);
                if (possible && below(random, 100) < track_percent) draft.tracks.push_back({hex, a, b});
            }
        }
    }
    draft.trains.push_back({"green", map.starts()[0].hex, map.starts()[0].inward});
    for (const char* colour : {"black", "white"}) {
        for (int tries = 0; tries < 20; ++tries) keep_if_possible(draft.trains, Train{colour, any_hex(), any_side()});
    }
    return *BoardPosition::from_draft(map, draft, "random");
}

/// Walks step by step with its own arithmetic: what can be reached in exactly n steps, for n up to more steps than
/// there are places.
std::set<std::pair<Hex, Side>> walked(const BoardPosition& board, const Train& train, int most_steps) {
    constexpr int dq[] = {1, 0, -1, -1, 0, 1};
    constexpr int dr[] = {0, 1, 1, 0, -1, -1};
    std::set<std::pair<Hex, Side>> now{{train.hex, train.facing}};
    std::set<std::pair<Hex, Side>> seen;
    for (int step = 0; step < most_steps; ++step) {
        std::set<std::pair<Hex, Side>> next;
        for (const auto& [hex, facing] : now) {
            const int out = static_cast<int>(facing);
            const Hex there{hex.q + dq[out], hex.r + dr[out]};
            const int in = (out + 3) % 6;
            std::vector<Stroke> strokes = board.facts().tracks;
            for (const auto& start : board.map().starts()) strokes.push_back({start.hex, start.border, start.inward});
            for (const Stroke& stroke : strokes) {
                if (stroke.hex != there) continue;
                if (static_cast<int>(stroke.from) == in) next.insert({there, stroke.to});
                if (static_cast<int>(stroke.to) == in) next.insert({there, stroke.from});
            }
        }
        std::erase_if(next, [&](const auto& place) { return seen.contains(place); });
        if (next.empty()) break;
        seen.insert(next.begin(), next.end());
        now = std::move(next);
    }
    std::erase_if(seen, [&](const auto& place) {
        const bool taken = std::any_of(board.trains().begin(), board.trains().end(), [&](const Train& other) {
            return other.colour != train.colour && other.hex == place.first;
        });
        return taken || (place.first == train.hex && place.second == train.facing);
    });
    return seen;
}

std::set<std::pair<Hex, Side>> places(const std::vector<Stop>& stops) {
    std::set<std::pair<Hex, Side>> set;
    for (const Stop& stop : stops) set.insert({stop.hex, stop.facing});
    return set;
}

TEST(DuduMoveOracle, FindsWhatAWalkStepByStepFinds) {
    std::mt19937 random(20240730);
    std::size_t found = 0;
    for (const std::string_view id : maps::dudu::built_in_hex_maps()) {
        for (int round = 0; round < 20; ++round) {
            const BoardPosition board = random_board(*maps::dudu::built_in_hex_map(id), random, 10 + 3 * round, 2);
            for (const Train& train : board.trains()) {
                const auto anywhere = stops(board, train, Move::main_action);
                ASSERT_EQ(places(anywhere), walked(board, train, 1000));
                ASSERT_EQ(places(stops(board, train, Move::wood_or_coal)), walked(board, train, 5));
                found += anywhere.size();
            }
        }
    }
    EXPECT_GT(found, 1000U) << "the boards are too empty to prove anything";
}

/// Every way shown is one that a train can follow.
TEST(DuduMoveOracle, WaysGoFromHexToNeighbouringHex) {
    std::mt19937 random(7);
    const BoardPosition board = random_board(*maps::dudu::built_in_hex_map("two-bays"), random, 40, 2);
    for (const Train& train : board.trains()) {
        for (const Stop& stop : stops(board, train, Move::main_action)) {
            ASSERT_EQ(stop.way.front(), train.hex);
            ASSERT_EQ(stop.way.back(), stop.hex);
            for (std::size_t i = 1; i < stop.way.size(); ++i)
                ASSERT_TRUE(maps::dudu::side_towards(stop.way[i - 1], stop.way[i]).has_value());
        }
    }
}

/// Regions of free hexes by repeated painting; `closed` counts as built on.
int regions(const BoardPosition& board, std::optional<Hex> closed) {
    std::map<Hex, int> colour;
    int next = 0;
    for (const auto& [hex, terrain] : board.map().hexes()) {
        if (board.is_free(hex) && hex != closed) colour[hex] = next++;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (auto& [hex, mine] : colour) {
            for (const auto& [dq, dr] : {std::pair{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}) {
                const auto other = colour.find({hex.q + dq, hex.r + dr});
                if (other == colour.end() || other->second >= mine) continue;
                mine = other->second;
                changed = true;
            }
        }
    }
    std::set<int> left;
    for (const auto& [hex, mine] : colour) left.insert(mine);
    return static_cast<int>(left.size());
}

TEST(DuduFactoryOracle, CutsWhereTakingTheHexAwayLeavesMoreRegions) {
    std::mt19937 random(25);
    std::size_t cuts = 0;
    for (const std::string_view id : maps::dudu::built_in_hex_maps()) {
        for (int round = 0; round < 12; ++round) {
            const BoardPosition board = random_board(*maps::dudu::built_in_hex_map(id), random, 1, 4 * round);
            const int before = regions(board, {});
            std::vector<Hex> expected;
            for (const auto& [hex, terrain] : board.map().hexes()) {
                if (board.is_free(hex) && regions(board, hex) > before) expected.push_back(hex);
            }
            ASSERT_EQ(cutting_hexes(board), expected);
            cuts += expected.size();
        }
    }
    EXPECT_GT(cuts, 50U) << "the boards are too open to prove anything";
}

/// The regions shown are those that painting finds around the hex.
TEST(DuduFactoryOracle, ShowsTheCut) {
    std::mt19937 random(26);
    std::size_t shown = 0;
    for (int round = 0; round < 60; ++round) {
        const BoardPosition board = random_board(*maps::dudu::built_in_hex_map("narrows"), random, 4, 25);
        for (const Train& train : board.trains()) {
            for (const Side side : all_sides) {
                const Hex hex = neighbour(train.hex, side);
                const FactoryVerdict answer = check_factory(board, train, hex);
                if (answer.regions.empty()) continue;
                ++shown;
                ASSERT_EQ(static_cast<int>(answer.regions.size()), regions(board, hex) - regions(board, {}) + 1);
                std::set<Hex> all;
                for (const auto& region : answer.regions) all.insert(region.begin(), region.end());
                for (const auto& region : answer.regions) {
                    for (const Hex member : region) {
                        ASSERT_TRUE(board.is_free(member));
                        for (const Side way : all_sides) {
                            const Hex next = neighbour(member, way);
                            const bool inside = std::find(region.begin(), region.end(), next) != region.end();
                            ASSERT_TRUE(inside || !board.is_free(next) || next == hex);
                        }
                    }
                }
            }
        }
    }
    EXPECT_GT(shown, 0U);
}

}  // namespace
}  // namespace railref::scoring::dudu
