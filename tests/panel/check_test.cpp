#include <gtest/gtest.h>

#include <fstream>

#include "app/referee/game_file.h"
#include "maps/load_map.h"
#include "scoring/scoresheet.h"
#include "tests/panel/table.h"

namespace railref::app {
namespace {

using maps::PlayerColour;

vision::Reading empty_reading(const maps::BoardMap& map) {
    vision::Reading reading;
    reading.map = &map;
    const vision::Sighting nobody{vision::Nobody{}, 0.99, {}};
    reading.routes.assign(map.routes().size(), nobody);
    if (map.has_stations()) reading.stations.assign(map.cities().size(), nobody);
    return reading;
}

TEST(Check, TappingWithAColourClaimsAndASecondTapTakesBack) {
    Table table("europe");
    table.panel.game().togglePlayer(red);
    table.panel.game().togglePlayer(blue);
    table.panel.go(2);
    const maps::RouteId route = route_between(table.map(), "brest", "paris");
    table.hold(red);
    table.tap_route(route);
    EXPECT_EQ(table.session().position().owner(route), PlayerColour::red);
    table.hold(blue);
    table.tap_route(route);
    EXPECT_EQ(table.session().position().owner(route), PlayerColour::blue);
    table.tap_route(route);
    EXPECT_EQ(table.session().position().owner(route), std::nullopt);
}

TEST(Check, ATapOnACityBuildsAStation) {
    Table table("europe");
    table.panel.game().togglePlayer(red);
    table.panel.go(2);
    table.hold(red);
    const maps::CityId wien = table.map().find_city("wien").value();
    BoardItem& board = table.board("checkBoardItem");
    table.tap(board, board.cityPoint(static_cast<int>(wien)));
    EXPECT_EQ(table.session().position().station(wien), PlayerColour::red);
}

TEST(Check, UndoAndRedoGoBackAndForthWithoutLimit) {
    Table table("usa");
    table.panel.game().togglePlayer(red);
    table.panel.go(2);
    table.hold(red);
    const auto before = table.session().position();
    for (const auto& [from, to] : {std::pair{"seattle", "helena"}, {"helena", "denver"}, {"denver", "santa-fe"}})
        table.tap_route(route_between(table.map(), from, to));
    const auto after = table.session().position();
    ASSERT_EQ(after.routes_of(PlayerColour::red).size(), 3U);
    for (int i = 0; i < 3; ++i) table.panel.game().undo();
    EXPECT_EQ(table.session().position(), before);
    for (int i = 0; i < 3; ++i) table.panel.game().redo();
    EXPECT_EQ(table.session().position(), after);
    EXPECT_FALSE(table.panel.game().can_redo());
}

/// A whole game entered by tapping alone: every route with the finger, tickets from the deck.
class WholeGame : public testing::TestWithParam<const char*> {};

TEST_P(WholeGame, TappedInScoresAsTheFileDoes) {
    const std::string file = std::string(RAILREF_SHARED_DIR) + "/spec/examples/" + GetParam() + ".game.json";
    if (!std::ifstream(file)) GTEST_SKIP() << file << " is not there";
    const auto wanted = read_game(file);
    ASSERT_TRUE(wanted) << wanted.error().message();
    Table table(wanted->game.map->id().c_str());
    table.panel.game().setVariant(QString::fromStdString(wanted->game.variant->id));
    for (const scoring::Player& player : wanted->game.players)
        table.panel.game().togglePlayer(static_cast<int>(player.colour));
    table.panel.go(2);
    for (const scoring::Player& player : wanted->game.players) {
        table.hold(static_cast<int>(player.colour));
        for (const maps::RouteId route : wanted->game.position.routes_of(player.colour)) table.tap_route(route);
        BoardItem& board = table.board("checkBoardItem");
        for (const maps::CityId city : wanted->game.position.stations_of(player.colour))
            table.tap(board, board.cityPoint(static_cast<int>(city)));
    }
    EXPECT_EQ(table.session().position(), wanted->game.position);

    for (const scoring::Player& player : wanted->game.players) {
        table.panel.tickets().set_player(static_cast<int>(player.colour));
        for (const scoring::HeldTicket& held : player.tickets) {
            const auto card = table.map().find_ticket(*wanted->game.variant, held.from, held.to, held.points);
            ASSERT_TRUE(card.has_value());
            EXPECT_TRUE(table.panel.tickets().add(static_cast<int>(*card)))
                << table.panel.tickets().refusal().toStdString();
        }
    }
    table.panel.go(4);
    const auto truth = scoring::score(wanted->game);
    const auto& tapped = table.panel.scores().scored()->sheet;
    ASSERT_EQ(tapped.players.size(), truth.players.size());
    for (std::size_t i = 0; i < truth.players.size(); ++i) {
        EXPECT_EQ(tapped.players[i].colour, truth.players[i].colour);
        EXPECT_EQ(tapped.players[i].total, truth.players[i].total);
        EXPECT_EQ(tapped.players[i].rank, truth.players[i].rank);
    }
}

INSTANTIATE_TEST_SUITE_P(Examples, WholeGame, testing::Values("usa-01", "europe-03", "nordic-02"));

TEST(Check, AQuestionIsAskedUntilItIsAnswered) {
    Table table("usa");
    table.panel.game().togglePlayer(red);
    const maps::RouteId route = route_between(table.map(), "seattle", "helena");
    auto reading = empty_reading(table.map());
    reading.questions = {{route, std::vector<vision::Occupant>{vision::Nobody{}, PlayerColour::red}, "glare"}};
    table.panel.game().take_reading(std::move(reading));
    const QVariantMap asked = table.panel.game().question();
    EXPECT_EQ(asked.value("kind").toString(), "route");
    EXPECT_EQ(asked.value("id").toInt(), static_cast<int>(route));
    EXPECT_EQ(asked.value("options").toList().size(), 2);
    EXPECT_EQ(asked.value("why").toString(), "Light is reflected there.");

    table.panel.game().answerQuestion(1);
    EXPECT_TRUE(table.panel.game().question().isEmpty());
    EXPECT_EQ(table.session().position().owner(route), PlayerColour::red);
    table.panel.game().undo();
    EXPECT_FALSE(table.panel.game().question().isEmpty());
}

TEST(Check, AnotherBoardsReadingChangesTheBoardAndKeepsThePeople) {
    Table table("usa");
    table.panel.game().togglePlayer(red);
    table.panel.game().renamePlayer(red, "Ada");
    table.panel.game().take_reading(empty_reading(*maps::built_in_board("europe")));
    EXPECT_EQ(table.panel.game().board_id(), "europe");
    ASSERT_EQ(table.session().players().size(), 1U);
    EXPECT_EQ(table.session().players()[0].name, "Ada");
}

}  // namespace
}  // namespace railref::app
