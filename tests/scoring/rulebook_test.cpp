#include <gtest/gtest.h>

#include "scoring/scoresheet.h"
#include "scoring/stations.h"
#include "tests/scoring/game_file.h"

// Worked by hand from the rulebooks' own sentences.
namespace railref::scoring::test {
namespace {

using maps::BonusKind;

std::vector<BonusKind> bonuses_of(const PlayerScore& player) {
    std::vector<BonusKind> kinds;
    for (const BonusScore& bonus : player.bonuses) kinds.push_back(bonus.kind);
    return kinds;
}

// USA, "points for routes": 1, 2, 4, 7, 10, 15.
TEST(Rulebook, UsaPointsTable) {
    const auto sheet = score(game_of(R"({"board": "usa", "players": [{"colour": "red"}], "claims": {
        "atlanta-nashville-gray": "red", "boston-new-york-red": "red", "chicago-duluth-red": "red",
        "calgary-helena-gray": "red", "helena-omaha-red": "red", "duluth-helena-orange": "red"}})"));
    EXPECT_EQ(sheet.players[0].route_points, 1 + 2 + 4 + 7 + 10 + 15);
    EXPECT_EQ(sheet.players[0].trains_used, 21);
    EXPECT_EQ(sheet.decided_by, DecidedBy::total);
}

// Europe, "calculating scores": 1, 2, 4, 7, 15, 21.
TEST(Rulebook, EuropePointsTable) {
    const auto sheet = score(game_of(R"({"board": "europe", "players": [{"colour": "red"}], "claims": {
        "dieppe-paris-pink": "red", "bruxelles-paris-red": "red", "berlin-frankfurt-red": "red",
        "marseille-pamplona-red": "red", "palermo-smyrna-gray": "red", "petrograd-stockholm-gray": "red"}})"));
    EXPECT_EQ(sheet.players[0].route_points, 1 + 2 + 4 + 7 + 15 + 21);
    EXPECT_EQ(sheet.players[0].stations.points, 3 * 4);
}

// Nordic, "route scoring table": 1, 2, 4, 7, 10, 15 and 27 for Murmansk to Lieksa.
TEST(Rulebook, NordicPointsTable) {
    const auto sheet = score(game_of(R"({"board": "nordic", "players": [{"colour": "white"}], "claims": {
        "boden-tornio-green": "white", "alborg-goteborg-gray": "white", "alborg-oslo-white": "white",
        "honningsvag-tromso-pink": "white", "kirkenes-rovaniemi-blue": "white", "mo-i-rana-trondheim-red": "white",
        "lieksa-murmansk-gray": "white"}})"));
    EXPECT_EQ(sheet.players[0].route_points, 1 + 2 + 4 + 7 + 10 + 15 + 27);
}

// USA, "scoring": add the points of completed tickets, subtract those of the others.
TEST(Rulebook, TicketsAddOrSubtract) {
    const auto sheet = score(game_of(R"({"board": "usa", "players": [{"colour": "red", "tickets": [
        {"from": "boston", "to": "miami", "points": 12}, {"from": "los-angeles", "to": "chicago", "points": 16}]}],
        "claims": {"boston-new-york-red": "red", "new-york-washington-orange": "red",
                   "raleigh-washington-gray-1": "red", "charleston-raleigh-gray": "red",
                   "charleston-miami-pink": "red"}})"));
    const PlayerScore& red = sheet.players[0];
    EXPECT_EQ(red.ticket_points, 12 - 16);
    EXPECT_EQ(red.tickets_completed, 1);
    EXPECT_EQ(red.tickets[0].path.size(), 5u);
    EXPECT_TRUE(red.tickets[1].path.empty());
    EXPECT_EQ(red.total, (2 + 2 + 2 + 2 + 7) + (12 - 16) + 10);
}

// USA, "scoring": the path may loop and pass a city several times, each train counts once.
TEST(Rulebook, LongestPathMayLoop) {
    const auto sheet = score(game_of(R"({"board": "usa", "players": [{"colour": "red"}], "claims": {
        "dallas-houston-gray-1": "red", "houston-new-orleans-gray": "red", "little-rock-new-orleans-green": "red",
        "dallas-little-rock-gray": "red", "dallas-oklahoma-city-gray-1": "red", "dallas-el-paso-red": "red"}})"));
    EXPECT_EQ(sheet.players[0].longest_route.trail.length, 1 + 2 + 3 + 2 + 2 + 4);
}

// USA, "scoring": "in a tie all of them get the 10 points"; nobody gets anything for no path.
TEST(Rulebook, LongestPathIsSharedByAllWhoTie) {
    const auto sheet = score(game_of(R"({"board": "usa",
        "players": [{"colour": "red"}, {"colour": "blue"}, {"colour": "green"}],
        "claims": {"duluth-helena-orange": "red", "duluth-toronto-pink": "blue", "helena-omaha-red": "green"}})"));
    EXPECT_EQ(bonuses_of(sheet.players[0]), std::vector{BonusKind::longest_path});
    EXPECT_EQ(bonuses_of(sheet.players[1]), std::vector{BonusKind::longest_path});
    EXPECT_TRUE(sheet.players[2].bonuses.empty());
    EXPECT_EQ(sheet.winners, (std::vector{PlayerColour::red, PlayerColour::blue}));
    EXPECT_EQ(sheet.decided_by, DecidedBy::shared);
    EXPECT_EQ(sheet.players[2].rank, 3);

    const auto empty = score(game_of(R"({"board": "usa", "players": [{"colour": "red"}, {"colour": "blue"}]})"));
    EXPECT_TRUE(empty.players[0].bonuses.empty());
    EXPECT_EQ(empty.players[0].total, 0);
}

// USA, "scoring": equal totals: most completed tickets wins.
TEST(Rulebook, UsaTieGoesToMostTickets) {
    const auto sheet = score(game_of(R"({"board": "usa", "players": [
        {"colour": "blue", "tickets": [{"from": "duluth", "to": "toronto", "points": 10}]},
        {"colour": "red", "tickets": [{"from": "duluth", "to": "helena", "points": 4},
                                      {"from": "helena", "to": "duluth", "points": 6}]}],
        "claims": {"duluth-helena-orange": "red", "duluth-toronto-pink": "blue"}})"));
    EXPECT_EQ(sheet.players[0].total, sheet.players[1].total);
    EXPECT_EQ(sheet.winners, std::vector{PlayerColour::red});
    EXPECT_EQ(sheet.decided_by, DecidedBy::tickets_completed);
    EXPECT_EQ(sheet.players[0].rank, 2);
}

// USA, "scoring": still equal: whoever holds the longest-path card.
TEST(Rulebook, UsaTieThenGoesToTheHolderOfTheCard) {
    const auto sheet = score(game_of(R"({"board": "usa", "players": [
        {"colour": "blue", "tickets": [{"from": "omaha", "to": "helena", "points": 10}]},
        {"colour": "red", "tickets": [{"from": "duluth", "to": "toronto", "points": 5}]}],
        "claims": {"helena-omaha-red": "blue", "denver-phoenix-white": "blue", "duluth-toronto-pink": "red"}})"));
    EXPECT_EQ(sheet.players[0].total, 30);
    EXPECT_EQ(sheet.players[1].total, 30);
    EXPECT_EQ(sheet.winners, std::vector{PlayerColour::red});
    EXPECT_EQ(sheet.decided_by, DecidedBy::longest_path);
}

// Europe, "calculating scores": most tickets, then fewest stations, then the Express. Three tie: tickets put the third
// behind, but what parts first from second is the stations.
TEST(Rulebook, EuropeTieAmongThree) {
    const auto sheet = score(game_of(R"({"board": "europe", "players": [
        {"colour": "red", "tickets": [{"from": "petrograd", "to": "stockholm", "points": 8},
                                      {"from": "stockholm", "to": "petrograd", "points": 8}]},
        {"colour": "blue", "tickets": [{"from": "palermo", "to": "smyrna", "points": 8},
                                       {"from": "palermo", "to": "athina", "points": 8}]},
        {"colour": "green", "tickets": [{"from": "madrid", "to": "brest", "points": 22}]}],
        "claims": {"petrograd-stockholm-gray": "red", "palermo-smyrna-gray": "blue", "athina-smyrna-gray": "blue",
                   "barcelona-madrid-yellow": "green", "barcelona-pamplona-gray": "green",
                   "brest-pamplona-pink": "green"},
        "stations": {"edinburgh": "red"}})"));
    for (const PlayerScore& player : sheet.players) EXPECT_EQ(player.total, 55);
    EXPECT_EQ(sheet.players[0].rank, 2);
    EXPECT_EQ(sheet.players[1].rank, 1);
    EXPECT_EQ(sheet.players[2].rank, 3);
    EXPECT_EQ(sheet.decided_by, DecidedBy::stations_built);
}

// Europe, "build a train station": one route, the same for all tickets; it does not count to the Express; 4 points for
// each station left over.
TEST(Rulebook, StationUsesOneRouteForAllTickets) {
    Game game = game_of(R"({"board": "europe", "players": [
        {"colour": "red", "tickets": [{"from": "dieppe", "to": "zurich", "points": 8},
                                      {"from": "dieppe", "to": "frankfurt", "points": 6}]},
        {"colour": "blue"}],
        "claims": {"dieppe-paris-pink": "red", "paris-zurich-gray": "blue", "frankfurt-paris-white": "blue"},
        "stations": {"paris": "red"}})");
    const BoardMap& map = *game.map;
    auto red = score(game).players[0];
    EXPECT_EQ(red.ticket_points, 8 - 6);
    EXPECT_EQ(red.stations.borrowed, (Borrowed{{city(map, "paris"), route(map, "paris-zurich-gray")}}));
    EXPECT_EQ(red.tickets[0].path, (std::vector{route(map, "dieppe-paris-pink"), route(map, "paris-zurich-gray")}));
    EXPECT_EQ(red.stations.points, 2 * 4);
    EXPECT_EQ(red.longest_route.trail.length, 1);

    game.players[0].station_choices = {{city(map, "paris"), route(map, "frankfurt-paris-white")}};
    red = score(game).players[0];
    EXPECT_EQ(red.ticket_points, 6 - 8);
}

// Europe, 15th anniversary rulebook, end of game: several players may borrow one route.
TEST(Rulebook, SeveralPlayersBorrowOneRoute) {
    const auto sheet = score(game_of(R"({"board": "europe", "players": [
        {"colour": "red", "tickets": [{"from": "paris", "to": "zurich", "points": 5}]},
        {"colour": "green", "tickets": [{"from": "paris", "to": "zurich", "points": 5}]}, {"colour": "blue"}],
        "claims": {"paris-zurich-gray": "blue"}, "stations": {"paris": "red", "zurich": "green"}})"));
    EXPECT_EQ(sheet.players[0].tickets_completed, 1);
    EXPECT_EQ(sheet.players[1].tickets_completed, 1);
}

// Nordic, "calculating scores": the globetrotter goes to all who tie for most tickets, and nobody for none.
TEST(Rulebook, NordicGlobetrotterAndTie) {
    const auto sheet = score(game_of(R"({"board": "nordic", "players": [
        {"colour": "purple", "tickets": [{"from": "honningsvag", "to": "tromso", "points": 5}]},
        {"colour": "white", "tickets": [{"from": "alborg", "to": "oslo", "points": 7}]}, {"colour": "black"}],
        "claims": {"honningsvag-tromso-pink": "purple", "alborg-goteborg-gray": "white", "goteborg-oslo-orange": "white",
                   "alborg-arhus-pink": "white"}})"));
    EXPECT_EQ(sheet.players[0].total, 7 + 5 + 10);
    EXPECT_EQ(sheet.players[1].total, 5 + 7 + 10);
    EXPECT_EQ(bonuses_of(sheet.players[0]), std::vector{BonusKind::globetrotter});
    EXPECT_TRUE(sheet.players[2].bonuses.empty());
    EXPECT_EQ(sheet.winners, std::vector{PlayerColour::white});
    EXPECT_EQ(sheet.decided_by, DecidedBy::longest_path);

    const auto none = score(game_of(R"({"board": "nordic", "players": [{"colour": "purple"}, {"colour": "white",
        "tickets": [{"from": "alborg", "to": "oslo", "points": 7}]}]})"));
    EXPECT_TRUE(none.players[0].bonuses.empty());
    EXPECT_TRUE(none.players[1].bonuses.empty());
}

// All rulebooks, "end of the game": two trains or fewer.
TEST(Rulebook, FinishedWithTwoTrainsLeft) {
    Game game = game_of(R"({"board": "nordic", "players": [{"colour": "white"}], "claims": {
        "lieksa-murmansk-gray": "white", "mo-i-rana-trondheim-red": "white", "kirkenes-rovaniemi-blue": "white",
        "andalsnes-bergen-black": "white", "mo-i-rana-narvik-orange": "white", "honningsvag-tromso-pink": "white",
        "kuopio-vaasa-gray": "white"}})");
    EXPECT_FALSE(score(game).finished);  // 37 of 40
    game.position.claim(route(*game.map, "boden-tornio-green"), PlayerColour::white);
    EXPECT_TRUE(score(game).finished);
}

// A variant without the longest-path bonus has no card to break a tie with.
TEST(Rulebook, NoCardNoTieBreaker) {
    const auto sheet = score(game_of(R"({"board": "usa", "variant": "big_cities", "players": [
        {"colour": "blue", "tickets": [{"from": "omaha", "to": "helena", "points": 5}]},
        {"colour": "red", "tickets": [{"from": "duluth", "to": "toronto", "points": 10}]}],
        "claims": {"helena-omaha-red": "blue", "denver-phoenix-white": "blue", "duluth-toronto-pink": "red"}})"));
    EXPECT_EQ(sheet.players[0].total, 25);
    EXPECT_EQ(sheet.players[1].total, 25);
    EXPECT_EQ(sheet.decided_by, DecidedBy::shared);
}

}  // namespace
}  // namespace railref::scoring::test
