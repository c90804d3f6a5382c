// The referee's answers in play, rule by rule: drawing, moving, turning, factories, location actions, the end.
#include <gtest/gtest.h>

#include <algorithm>

#include "scoring/dudu/end_of_game.h"
#include "scoring/dudu/factory_rules.h"
#include "scoring/dudu/location_rules.h"
#include "scoring/dudu/track_rules.h"
#include "scoring/dudu/train_moves.h"
#include "tests/dudu/tiny_map.h"

namespace railref::scoring::dudu {
namespace {

constexpr Side E = Side::east, SE = Side::south_east, SW = Side::south_west, W = Side::west, NW = Side::north_west,
               NE = Side::north_east;

std::string_view drawing(const BoardPosition& position, const std::vector<Stroke>& stretch,
                         Drawing paid = Drawing::main_action) {
    const Verdict verdict = check_drawing(position, stretch, paid);
    EXPECT_EQ(verdict.answer == Answer::yes, verdict.rule == "track.legal");
    EXPECT_FALSE(verdict.sentence.empty());
    return verdict.rule;
}

TEST(DuduDrawing, UpToThreePiecesInOneLine) {
    const BoardPosition board = on_tiny_map({});
    EXPECT_EQ(drawing(board, {{{2, 2}, W, E}}), "track.legal");
    EXPECT_EQ(drawing(board, {{{2, 2}, W, E}, {{3, 2}, W, SE}, {{3, 3}, NW, SE}}), "track.legal");
    EXPECT_EQ(drawing(board, {{{3, 2}, SE, W}, {{3, 3}, SE, NW}, {{2, 2}, E, W}}), "track.legal") << "in any order";
    EXPECT_EQ(drawing(board, {{{2, 2}, W, E}, {{4, 2}, W, E}}), "track.not-connected");
    EXPECT_EQ(drawing(board, {{{2, 2}, W, E}, {{3, 2}, SW, NE}}), "track.not-connected")
        << "hexes touch, tracks do not";
    EXPECT_EQ(drawing(board, {{{2, 2}, W, E}, {{3, 2}, W, E}, {{3, 2}, W, SE}}), "track.not-connected") << "a fork";
    EXPECT_EQ(drawing(board, {{{2, 2}, W, E}, {{3, 2}, W, E}, {{4, 2}, W, E}, {{5, 2}, W, E}}), "track.too-many");
    EXPECT_EQ(drawing(board, {}), "track.none");
    EXPECT_EQ(drawing(board, {{{2, 2}, W, E}}, Drawing::iron), "track.legal");
    EXPECT_EQ(drawing(board, {{{2, 2}, W, E}, {{3, 2}, W, E}}, Drawing::iron), "track.too-many");
}

TEST(DuduDrawing, NeverBetweenNeighbouringSides) {
    const BoardPosition board = on_tiny_map({});
    EXPECT_EQ(drawing(board, {{{2, 2}, E, SE}}), "track.neighbouring-sides");
    EXPECT_EQ(drawing(board, {{{2, 2}, NE, E}}), "track.neighbouring-sides") << "5 and 0 are neighbours";
    EXPECT_EQ(drawing(board, {{{2, 2}, E, E}}), "track.same-side");
}

TEST(DuduDrawing, NotThroughBuildingsAndNotOffTheMap) {
    const BoardPosition board = on_tiny_map({{}, {}, {{"paper", {6, 6}, E}}});
    EXPECT_EQ(drawing(board, {{{4, 4}, W, E}}), "track.on-building");
    EXPECT_EQ(drawing(board, {{{1, 0}, W, E}}), "track.on-building");
    EXPECT_EQ(drawing(board, {{{6, 6}, W, E}}), "track.on-building");
    EXPECT_EQ(drawing(board, {{{9, 9}, W, E}}), "track.off-map");
    EXPECT_EQ(check_drawing(board, std::vector<Stroke>{{{3, 4}, W, E}, {{4, 4}, W, E}}, Drawing::main_action).hexes,
              (std::vector<Hex>{{4, 4}}));
}

/// Rulebook: several tracks on a hex, and under a train, are fine.
TEST(DuduDrawing, OnAHexThatHasTrackOrATrain) {
    const BoardPosition board = on_tiny_map({{{{2, 2}, W, E}}, {{"green", {2, 2}, E}}, {}});
    EXPECT_EQ(drawing(board, {{{2, 2}, W, SE}}), "track.legal");
    EXPECT_EQ(drawing(board, {{{2, 2}, E, W}}), "track.already-there");
}

/// From (1, 2) east to (3, 2), where the track forks east and south-east.
BoardDraft fork() {
    return {{{{1, 2}, W, E}, {{2, 2}, W, E}, {{3, 2}, W, E}, {{3, 2}, W, SE}, {{4, 2}, W, E}, {{3, 3}, NW, SE}},
            {{"green", {2, 2}, E}},
            {}};
}

TEST(DuduMove, FollowsTheTrackInTheDirectionOfTheTrain) {
    const BoardPosition board = on_tiny_map(fork());
    const Train& green = *board.find_train("green");
    std::vector<std::pair<Hex, Side>> found;
    for (const Stop& stop : stops(board, green, Move::main_action)) found.emplace_back(stop.hex, stop.facing);
    std::sort(found.begin(), found.end());
    EXPECT_EQ(found, (std::vector<std::pair<Hex, Side>>{{{3, 2}, E}, {{3, 2}, SE}, {{3, 3}, SE}, {{4, 2}, E}}));
    EXPECT_EQ(check_move(board, green, {3, 3}, Move::main_action).hexes, (std::vector<Hex>{{2, 2}, {3, 2}, {3, 3}}));
    EXPECT_EQ(check_move(board, green, {1, 2}, Move::main_action).rule, "move.no-way") << "it faces the other way";
    EXPECT_EQ(check_move(board, green, {2, 3}, Move::main_action).rule, "move.no-way") << "next hex, but no track";
}

TEST(DuduMove, PassesTrainsButDoesNotStopOnThem) {
    BoardDraft draft = fork();
    draft.trains.push_back({"black", {3, 2}, E});
    const BoardPosition board = on_tiny_map(draft);
    const Train& green = *board.find_train("green");
    EXPECT_EQ(check_move(board, green, {4, 2}, Move::main_action).answer, Answer::yes);
    EXPECT_EQ(check_move(board, green, {3, 2}, Move::main_action).rule, "move.occupied");
    EXPECT_EQ(stops(board, green, Move::main_action).size(), 2U);
}

TEST(DuduMove, WoodOrCoalIsGoodForFiveSteps) {
    BoardDraft draft;
    for (int q = 1; q < 8; ++q) draft.tracks.push_back({{q, 6}, W, E});
    draft.trains = {{"green", {1, 6}, E}};
    const BoardPosition board = on_tiny_map(draft);
    const Train& green = *board.find_train("green");
    EXPECT_EQ(check_move(board, green, {6, 6}, Move::wood_or_coal).answer, Answer::yes);
    EXPECT_EQ(check_move(board, green, {7, 6}, Move::wood_or_coal).rule, "move.too-far");
    EXPECT_EQ(check_move(board, green, {7, 6}, Move::main_action).answer, Answer::yes);
    EXPECT_EQ(stops(board, green, Move::wood_or_coal).size(), 5U);
    EXPECT_EQ(stops(board, green, Move::main_action).size(), 6U);
}

TEST(DuduTurn, CostsAPenaltyPieceAndNeedsTrack) {
    BoardDraft draft = fork();
    draft.trains = {{"green", {3, 2}, E}};
    const BoardPosition board = on_tiny_map(draft);
    const Train& green = *board.find_train("green");
    EXPECT_EQ(check_turn(board, green, SE).answer, Answer::with_penalty);
    EXPECT_EQ(check_turn(board, green, W).answer, Answer::with_penalty);
    EXPECT_EQ(check_turn(board, green, NE).rule, "turn.no-track");
    EXPECT_EQ(check_turn(board, green, E).rule, "turn.same");
}

std::string_view factory(const BoardPosition& board, Hex hex) {
    const FactoryVerdict answer = check_factory(board, *board.find_train("green"), hex);
    EXPECT_EQ(answer.regions.size() > 1, answer.verdict.rule == "factory.cuts-map");
    EXPECT_EQ(answer.verdict.hexes.front(), hex);
    return answer.verdict.rule;
}

TEST(DuduFactory, StandsNextToTheTrainOnAnEmptyHex) {
    const BoardPosition board = on_tiny_map({{{{5, 5}, W, E}, {{6, 5}, W, E}}, {{"green", {5, 5}, E}}, {}});
    EXPECT_EQ(factory(board, {5, 6}), "factory.legal");
    EXPECT_EQ(factory(board, {4, 5}), "factory.legal") << "before the wood site's water opening";
    EXPECT_EQ(factory(board, {5, 5}), "factory.on-track");
    EXPECT_EQ(factory(board, {6, 5}), "factory.on-track");
    EXPECT_EQ(factory(board, {5, 7}), "factory.far-from-train");
    EXPECT_EQ(factory(board, {4, 4}), "factory.on-building");
    EXPECT_EQ(factory(board, {-1, 5}), "factory.off-map");
}

TEST(DuduFactory, NotBeforeAnOpening) {
    const BoardPosition board =
        on_tiny_map({{{{5, 5}, W, E}, {{6, 4}, W, SE}}, {{"green", {5, 5}, E}}, {{"paper", {6, 6}, NW}}});
    EXPECT_EQ(factory(board, {5, 4}), "factory.before-opening") << "of the wood site";
    EXPECT_EQ(factory(board, {6, 5}), "factory.before-opening") << "the exit of another factory";
    EXPECT_EQ(factory(board, {5, 6}), "factory.legal") << "beside a black side of the factory";
}

TEST(DuduFactory, NotRightInFrontOfAnotherTrain) {
    const BoardPosition board = on_tiny_map(
        {{{{5, 5}, W, E}, {{6, 6}, NW, E}, {{4, 6}, W, E}}, {{"green", {5, 5}, E}, {"black", {4, 6}, E}}, {}});
    EXPECT_EQ(factory(board, {5, 6}), "factory.before-train");
    EXPECT_EQ(factory(board, {6, 5}), "factory.legal") << "in front of the builder's own train";
}

/// The factory would close the last gap of a wall, and the answer shows what is shut off: the corner (8, 8).
TEST(DuduFactory, DoesNotCutTheMap) {
    const BoardPosition board =
        on_tiny_map({{{{6, 8}, W, NE}}, {{"green", {6, 8}, NE}}, {{"paper", {8, 7}, NW}, {"brick", {0, 8}, NE}}});
    const FactoryVerdict answer = check_factory(board, *board.find_train("green"), {7, 8});
    EXPECT_EQ(answer.verdict.rule, "factory.cuts-map");
    ASSERT_EQ(answer.regions.size(), 2U);
    EXPECT_EQ(answer.regions[1], (std::vector<Hex>{{8, 8}}));
    EXPECT_EQ(answer.regions[0].size(), 81U - 5U - 2U - 2U);  // all but 5 printed buildings, 2 factories, the two hexes
    EXPECT_EQ(answer.verdict.hexes, (std::vector<Hex>{{7, 8}, {8, 8}}));
    EXPECT_EQ(factory(board, {7, 7}), "factory.legal") << "the corner is still reached over (7, 8)";
}

TEST(DuduLocation, OpeningWaterOrPenalty) {
    BoardDraft draft{{{{5, 4}, W, E}, {{4, 5}, W, E}, {{3, 4}, W, E}, {{6, 6}, W, E}},
                     {{"green", {5, 4}, E}, {"black", {4, 5}, E}, {"white", {3, 4}, E}, {"red", {6, 6}, E}},
                     {}};
    const BoardPosition board = on_tiny_map(draft);
    const auto at = [&](const char* colour) { return check_location_action(board, *board.find_train(colour), {4, 4}); };
    EXPECT_EQ(at("green").rule, "location.opening");
    EXPECT_EQ(at("green").answer, Answer::yes);
    EXPECT_EQ(at("black").rule, "location.water");
    EXPECT_EQ(at("black").answer, Answer::with_penalty);
    EXPECT_EQ(at("white").rule, "location.closed");
    EXPECT_EQ(at("white").answer, Answer::with_penalty);
    EXPECT_EQ(at("red").rule, "location.not-next-to");
    EXPECT_EQ(at("red").answer, Answer::no);
    EXPECT_EQ(check_location_action(board, *board.find_train("green"), {6, 4}).rule, "location.none");
    draft.trains[1].waterway = true;
    const BoardPosition with = on_tiny_map(draft);
    EXPECT_EQ(check_location_action(with, *with.find_train("black"), {4, 4}).rule, "location.waterway");
    EXPECT_EQ(check_location_action(with, *with.find_train("black"), {4, 4}).answer, Answer::yes);
}

/// Rulebook: one exit; a location action over a black side costs 3 points.
TEST(DuduLocation, FactoryHasOneExit) {
    const BoardPosition board = on_tiny_map(
        {{{{6, 6}, W, E}, {{4, 6}, W, E}}, {{"green", {6, 6}, E}, {"black", {4, 6}, E}}, {{"paper", {5, 6}, E}}});
    EXPECT_EQ(check_location_action(board, *board.find_train("green"), {5, 6}).answer, Answer::yes);
    EXPECT_EQ(check_location_action(board, *board.find_train("black"), {5, 6}).answer, Answer::with_penalty);
}

TEST(DuduEnd, TheRoundAndTwoMore) {
    EXPECT_EQ(end_of_game({{24, 10, 3}, 7, 1, {}})->stage, Stage::playing);
    const auto reached = end_of_game({{25, 10, 3}, 7, 1, {}});
    EXPECT_EQ(reached->stage, Stage::last_of_all);
    EXPECT_EQ(reached->last_round, 9);
    EXPECT_EQ(reached->turns_left, (std::vector<int>{2, 3, 3}));
    EXPECT_EQ(reached->sentence,
              "25 points were reached in round 7: this round is finished, then two more are played, up to round 9.");
    EXPECT_EQ(end_of_game({{25, 10, 30}, 8, 0, 7})->stage, Stage::extra_rounds);
    EXPECT_EQ(end_of_game({{25, 10, 30}, 9, 2, 7})->turns_left, (std::vector<int>{0, 0, 1}));
    EXPECT_EQ(end_of_game({{25, 10, 30}, 9, 3, 7})->stage, Stage::over);
    EXPECT_EQ(end_of_game({{25, 10, 30}, 10, 0, 7})->stage, Stage::over);
}

/// Whoever reaches 25 and wherever the turn is, everybody ends with as many turns.
TEST(DuduEnd, EverybodyHasAsManyTurns) {
    for (std::size_t seat = 0; seat <= 4; ++seat) {
        const auto answer = end_of_game({{25, 0, 0, 0}, 5, seat, {}});
        ASSERT_TRUE(answer.has_value());
        for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ((i < seat ? 5 : 4) + answer->turns_left[i], 7);
    }
}

TEST(DuduEnd, ImpossibleClocksHaveNoAnswer) {
    EXPECT_FALSE(end_of_game({{}, 1, 0, {}}).has_value());
    EXPECT_FALSE(end_of_game({{0, 0}, 0, 0, {}}).has_value());
    EXPECT_FALSE(end_of_game({{0, 0}, 3, 3, {}}).has_value());
    EXPECT_FALSE(end_of_game({{0, 0}, 3, 0, 4}).has_value());
}

struct Impossible {
    const char* what;
    BoardDraft draft;
    const char* pointer;
    const char* expected;
};

class ImpossibleBoard : public ::testing::TestWithParam<Impossible> {};

TEST_P(ImpossibleBoard, IsRefusedWithAReason) {
    const auto position = BoardPosition::from_draft(tiny_map(), GetParam().draft, "my.json");
    ASSERT_FALSE(position.has_value()) << GetParam().what;
    EXPECT_EQ(position.error().pointer, GetParam().pointer);
    EXPECT_NE(position.error().expected.find(GetParam().expected), std::string::npos) << position.error().message();
}

const Impossible impossible[] = {
    {"track off the map", {{{{9, 9}, W, E}}, {}, {}}, "/tracks/0", "a hex of the map, found (9, 9)"},
    {"track on a city", {{{{1, 0}, W, E}}, {}, {}}, "/tracks/0", "the red city at (1, 0)"},
    {"sharp bend", {{{{2, 2}, W, NW}}, {}, {}}, "/tracks/0", "found west and north-west of (2, 2)"},
    {"track twice", {{{{2, 2}, W, E}, {{2, 2}, E, W}}, {}, {}}, "/tracks/1", "each track once"},
    {"start track again", {{{{0, 1}, E, W}}, {}, {}}, "/tracks/0", "printed on the map"},
    {"factory on track", {{{{2, 2}, W, E}}, {}, {{"paper", {2, 2}, E}}}, "/factories/0/hex", "without track"},
    {"two factories on a hex",
     {{}, {}, {{"paper", {2, 2}, E}, {"brick", {2, 2}, E}}},
     "/factories/1/hex",
     "one factory a hex"},
    {"factory on a site", {{}, {}, {{"paper", {4, 4}, E}}}, "/factories/0/hex", "the wood resource site"},
    {"train without track", {{}, {{"green", {2, 2}, E}}, {}}, "/trains/green/hex", "has none"},
    {"train across the track",
     {{{{2, 2}, W, E}}, {{"green", {2, 2}, SE}}, {}},
     "/trains/green/facing",
     "found south-east"},
    {"two trains on a hex",
     {{{{2, 2}, W, E}}, {{"green", {2, 2}, E}, {"black", {2, 2}, W}}, {}},
     "/trains/black/hex",
     "two on (2, 2)"},
    {"two trains of one player",
     {{{{2, 2}, W, E}}, {{"green", {2, 2}, E}, {"green", {0, 1}, E}}, {}},
     "/trains/green",
     "one train a player"},
};

INSTANTIATE_TEST_SUITE_P(OneByOne, ImpossibleBoard, ::testing::ValuesIn(impossible),
                         [](const auto& board) { return "n" + std::to_string(board.index); });

}  // namespace
}  // namespace railref::scoring::dudu
