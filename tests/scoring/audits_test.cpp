#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "maps/load_map.h"
#include "scoring/marker_audit.h"
#include "scoring/sheet_audit.h"
#include "tests/oracle/random_game.h"
#include "tests/scoring/game_file.h"

namespace railref::scoring::test {
namespace {

/// Red has 1 + 4 + 7 + 7 = 19 points of routes.
Game usa() {
    return game_of(R"({"board": "usa", "players": [{"colour": "red"}, {"colour": "blue"}], "claims": {
        "atlanta-nashville-gray": "red", "chicago-duluth-red": "red", "calgary-helena-gray": "red",
        "calgary-seattle-gray": "red", "duluth-helena-orange": "blue"}})");
}

MarkerAudit audit_at(Game game, int square) {
    game.players[0].score_marker = square;
    return audit_marker(game, game.players[0]).value();
}

TEST(MarkerAudit, AgreesOrSaysByHowMuch) {
    EXPECT_FALSE(audit_marker(usa(), usa().players[0]).has_value());
    EXPECT_TRUE(audit_at(usa(), 19).agrees());
    EXPECT_EQ(audit_at(usa(), 19).sentence,
              "Red's score marker stands on 19 and the routes on the board are worth 19 points.");
    const MarkerAudit audit = audit_at(usa(), 12);
    EXPECT_EQ(audit.behind, 7);
    EXPECT_EQ(audit.ahead, 93);
    ASSERT_FALSE(audit.slips.empty());
    EXPECT_EQ(audit.slips[0].kind, SlipKind::not_scored);
    EXPECT_EQ(audit.slips[0].routes.size(), 2u);
    EXPECT_EQ(audit.slips[0].sentence,
              "One of the 2 routes of 4 trains (Calgary - Helena and Calgary - Seattle) was not scored: 7 points.");
}

TEST(MarkerAudit, LikeliestFirst) {
    // 1 too many: the 1-train route twice; a 1 read as 2 comes after it.
    const MarkerAudit audit = audit_at(usa(), 20);
    ASSERT_GE(audit.slips.size(), 2u);
    EXPECT_EQ(audit.slips[0].kind, SlipKind::scored_twice);
    EXPECT_EQ(audit.slips[1].kind, SlipKind::wrong_row);
    EXPECT_EQ(audit.slips[1].row_used, 2);
    EXPECT_EQ(audit.slips[1].sentence,
              "Atlanta - Nashville (1 train) was scored as 2 trains: 2 points instead of 1 point.");
    EXPECT_TRUE(std::ranges::is_sorted(audit.slips, {}, &Slip::kind));
}

TEST(MarkerAudit, AcrossAHundred) {
    Game game = usa();
    for (const char* slug : {"duluth-toronto-pink", "helena-seattle-yellow", "miami-new-orleans-red",
                             "helena-omaha-red", "el-paso-houston-green", "calgary-winnipeg-white"}) {
        game.position.claim(route(*game.map, slug), PlayerColour::red);
    }
    const MarkerAudit audit = audit_at(game, 97);  // 19 + 5 * 15 + 10 = 104
    EXPECT_EQ(audit.route_points, 104);
    EXPECT_EQ(audit.behind, 7);
    EXPECT_EQ(audit.slips.at(0).kind, SlipKind::not_scored);
    EXPECT_EQ(audit_at(game, 4).sentence,
              "Red's score marker stands on 4 after 1 lap of 100, and the routes on the board are worth 104 points.");
}

class AuditBoards : public testing::TestWithParam<std::string> {};

/// Whatever single slip happened is among the explanations.
TEST_P(AuditBoards, FindsTheSlipThatWasMade) {
    const BoardMap& map = *maps::built_in_board(GetParam());
    oracle::RandomGames games(map, 31);
    for (int i = 0; i < 2'000; ++i) {
        Game game = games.legal();
        Player& player = game.players[0];
        const auto own = game.position.routes_of(player.colour);
        const RouteId route = own[games.below(own.size())];
        auto row = map.rules().points_by_length.begin();
        std::advance(row, static_cast<std::ptrdiff_t>(games.below(map.rules().points_by_length.size())));
        const std::size_t kind = games.below(3);
        const int change = kind == 0   ? -map.points(route)
                           : kind == 1 ? map.points(route)
                                       : row->second - map.points(route);
        player.score_marker = (*player.score_marker + change + 100) % 100;
        const MarkerAudit audit = audit_marker(game, player).value();
        ASSERT_EQ((audit.behind + audit.ahead) % 100, 0);
        if (change == 0) {
            ASSERT_TRUE(audit.agrees());
            continue;
        }
        ASSERT_TRUE(std::ranges::any_of(audit.slips, [&](const Slip& slip) {
            return slip.change == change && std::ranges::count(slip.routes, route) == 1;
        }));
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, AuditBoards, testing::Values("usa", "europe", "nordic"),
                         [](const auto& board) { return board.param; });

Game paper_game() {
    return game_of(R"({"board": "europe", "players": [
        {"colour": "red", "tickets": [{"from": "dieppe", "to": "zurich", "points": 8},
                                      {"from": "dieppe", "to": "frankfurt", "points": 6}]}, {"colour": "blue"}],
        "claims": {"dieppe-paris-pink": "red", "brest-pamplona-pink": "red", "paris-zurich-gray": "blue",
                   "frankfurt-paris-white": "blue", "marseille-zurich-pink": "blue"},
        "stations": {"paris": "red"}})");
}

SheetAudit audit_paper(const PaperSheet& paper) {
    const Game game = paper_game();
    return audit_sheet(game, score(game).players[0], paper);
}

// Red: routes 8, tickets 2, stations 8, no bonus (4 against 5), total 18.
TEST(SheetAudit, AgreesWithWhatIsRight) {
    EXPECT_TRUE(audit_paper({8, 2, 8, 0, 18}).agrees());
    EXPECT_TRUE(audit_paper({}).agrees());
    EXPECT_EQ(audit_paper({8, 2, 8, 0, 18}).sentences, std::vector<std::string>{"Red's sheet agrees with Railref."});
}

void expect_reason(const PaperSheet& paper, PointSource source, const std::string& reason) {
    const SheetAudit audit = audit_paper(paper);
    const auto found = std::ranges::find(audit.differences, source, &SheetDifference::source);
    ASSERT_NE(found, audit.differences.end()) << reason;
    EXPECT_EQ(std::ranges::count(found->reasons, reason), 1) << (found->reasons.empty() ? "" : found->reasons[0]);
}

TEST(SheetAudit, SaysWhereAndWhy) {
    expect_reason({.routes = 7}, PointSource::routes, "Dieppe - Paris (1 train) was not scored: 1 point.");
    expect_reason({.routes = -92}, PointSource::routes, "A lap of 100 on the score track was not counted.");
    expect_reason({.tickets = 8}, PointSource::tickets,
                  "Dieppe to Frankfurt (6) was not subtracted; it is not completed.");
    expect_reason({.tickets = 14}, PointSource::tickets,
                  "Dieppe to Frankfurt (6) was counted as completed; it is not.");
    expect_reason({.tickets = -6}, PointSource::tickets, "Dieppe to Zürich (8) was left out; it is completed.");
    expect_reason({.tickets = -14}, PointSource::tickets,
                  "The stations were forgotten: without borrowed routes the tickets are worth -14 points.");
    expect_reason({.stations = 0}, PointSource::stations,
                  "Stations left over were not counted: 2 stations left over, 4 points each.");
    expect_reason({.stations = 4}, PointSource::stations,
                  "The stations built were counted, not those left over: 2 stations left over, 4 points each.");
    expect_reason({.stations = 12}, PointSource::stations,
                  "1 station too many counted: there are 2 stations left over, 4 points each.");
    expect_reason({.bonuses = 10}, PointSource::bonuses, "Red does not have the bonus for the longest route.");
    expect_reason({.total = 10}, PointSource::total, "The stations left over (8 points) were left out.");
    expect_reason({.total = 28}, PointSource::total, "Red does not have the bonus for the longest route.");
}

TEST(SheetAudit, AddsUp) {
    const SheetAudit audit = audit_paper({8, 2, 8, 0, 20});
    EXPECT_EQ(audit.sum_of_lines, 18);
    EXPECT_EQ(audit.sentences, (std::vector<std::string>{"Total: your sheet says 20, Railref 18, which is 2 less.",
                                                         "The lines of your sheet add up to 18, not to 20."}));
}

}  // namespace
}  // namespace railref::scoring::test
