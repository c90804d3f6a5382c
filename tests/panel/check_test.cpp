#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <set>

#include "app/referee/game_file.h"
#include "maps/load_map.h"
#include "scoring/scoresheet.h"
#include "tests/panel/table.h"

namespace railref::app {
namespace {

using maps::PlayerColour;

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
    CheckModel& check = table.panel.check();
    check.wait();
    const QVariantMap asked = check.question();
    EXPECT_EQ(asked.value("kind").toString(), "route");
    EXPECT_EQ(asked.value("id").toInt(), static_cast<int>(route));
    EXPECT_EQ(asked.value("options").toList().size(), 2);
    EXPECT_EQ(asked.value("why").toString(), "Light is reflected there.");

    check.answer(1);
    check.wait();
    EXPECT_TRUE(check.question().isEmpty());
    EXPECT_EQ(table.session().position().owner(route), PlayerColour::red);
    table.panel.game().undo();
    check.wait();
    EXPECT_EQ(check.question().value("id").toInt(), static_cast<int>(route));
}

/// Red is far ahead with a full hand; blue's one doubtful train cannot change that.
vision::Reading far_ahead(const maps::BoardMap& map, maps::RouteId doubtful) {
    auto reading = empty_reading(map);
    for (const auto& [from, to] : {std::pair{"seattle", "helena"}, {"helena", "denver"}, {"denver", "santa-fe"}})
        reading.routes[maps::index(route_between(map, from, to))].owner = PlayerColour::red;
    reading.routes[maps::index(route_between(map, "miami", "atlanta"))].owner = PlayerColour::blue;
    auto& unsure = reading.routes[maps::index(doubtful)];
    unsure = {vision::Nobody{}, 0.6, {{PlayerColour::blue, 0.4}}};
    reading.questions = {{doubtful, std::vector<vision::Occupant>{vision::Nobody{}, PlayerColour::blue}, ""}};
    return reading;
}

void deal(Table& table, int colour, std::initializer_list<std::pair<const char*, const char*>> tickets) {
    for (const auto& [from, to] : tickets) {
        const auto card = table.map().find_ticket(table.session().variant(), table.map().find_city(from).value(),
                                                  table.map().find_city(to).value());
        ASSERT_TRUE(card.has_value()) << from << ' ' << to;
        table.panel.tickets().set_player(colour);
        ASSERT_TRUE(table.panel.tickets().add(static_cast<int>(*card)));
    }
}

TEST(Check, WhatCannotChangeTheWinnerIsNotAskedUnlessSomebodyWantsIt) {
    Table table("usa");
    table.panel.game().togglePlayer(red);
    table.panel.game().togglePlayer(blue);
    const maps::RouteId route = route_between(table.map(), "nashville", "atlanta");
    table.panel.game().take_reading(far_ahead(table.map(), route));
    CheckModel& check = table.panel.check();
    check.wait();
    EXPECT_FALSE(check.winner_settled()) << "nobody knows the hands yet";
    EXPECT_FALSE(check.question().isEmpty());

    deal(table, red, {{"denver", "el-paso"}, {"duluth", "houston"}});
    deal(table, blue, {{"seattle", "new-york"}, {"los-angeles", "miami"}});
    check.wait();
    EXPECT_TRUE(check.winner_settled());
    EXPECT_EQ(check.deciding_count(), 0);
    EXPECT_EQ(check.open_count(), 1);
    check.skip();
    EXPECT_TRUE(check.resting());
    EXPECT_TRUE(check.question().isEmpty());
    EXPECT_TRUE(check.outlook().contains("cannot change who wins")) << check.outlook().toStdString();
    check.goOn();
    EXPECT_EQ(check.question().value("id").toInt(), static_cast<int>(route));
}

TEST(Check, UnseenPlacesAreAskedAndCanBeEmptiedAtOnce) {
    Table table("usa");
    table.panel.game().togglePlayer(red);
    auto reading = empty_reading(table.map());
    for (const int route : {0, 1, 2}) reading.routes[static_cast<std::size_t>(route)] = {vision::Unseen{}, 0, {}};
    table.panel.game().take_reading(std::move(reading));
    CheckModel& check = table.panel.check();
    check.wait();
    EXPECT_EQ(check.unseen_count(), 3);
    EXPECT_TRUE(check.question().value("unseen").toBool());
    EXPECT_EQ(check.question().value("options").toList().size(), 2) << "red and nobody";
    check.nobodyOnUnseen();
    check.wait();
    EXPECT_EQ(check.unseen_count(), 0);
    EXPECT_TRUE(check.question().isEmpty());
    table.panel.game().undo();
    EXPECT_EQ(check.unseen_count(), 3) << "one step";
}

TEST(Check, ABrokenRuleIsShownAtItsPlace) {
    Table table("europe");
    table.panel.game().togglePlayer(red);
    const auto& map = table.map();
    const auto twins = map.routes_between(map.find_city("london").value(), map.find_city("edinburgh").value());
    ASSERT_EQ(twins.size(), 2U);
    for (const maps::RouteId route : twins) table.panel.game().answerRoute(static_cast<int>(route), red);
    table.panel.check().wait();
    EXPECT_EQ(table.panel.check().warned().routes.size() >= 2U, true);
    const QVariantList warnings = table.panel.check().warnings();
    ASSERT_FALSE(warnings.isEmpty());
    EXPECT_TRUE(warnings.constFirst().toMap().value("message").toString().contains("Red has both routes"));
    table.panel.game().undo();
    table.panel.check().wait();
    EXPECT_TRUE(table.panel.check().warned().routes.empty());
}

TEST(Check, TheKeyboardAloneChangesARoute) {
    Table table("usa");
    table.panel.window()->show();
    table.panel.window()->requestActivate();  // a bare X server gives the keyboard to nobody
    ASSERT_TRUE(QTest::qWaitForWindowActive(table.panel.window()));
    table.panel.game().togglePlayer(red);
    table.panel.go(2);
    BoardItem& board = table.board("checkBoardItem");
    board.forceActiveFocus();
    QTest::keyClick(table.panel.window(), Qt::Key_Right);
    const int route = board.cursor_route();
    ASSERT_GE(route, 0);
    QTest::keyClick(table.panel.window(), Qt::Key_Return);  // who has it?
    QTest::keyClick(table.panel.window(), Qt::Key_1);       // the first player
    EXPECT_EQ(table.session().position().owner(static_cast<maps::RouteId>(route)), PlayerColour::red);
    QTest::keyClick(table.panel.window(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(table.session().position().owner(static_cast<maps::RouteId>(route)), std::nullopt);
    QTest::keyClick(table.panel.window(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(table.session().position().owner(static_cast<maps::RouteId>(route)), PlayerColour::red);
}

TEST(Check, ArrowKeysReachEveryPlace) {
    Table table("europe");
    table.panel.go(2);
    BoardItem& board = table.board("checkBoardItem");
    std::set<std::pair<int, int>> seen;
    std::mt19937 random(1);
    for (int i = 0; i < 12'000; ++i) {
        const auto way = std::uniform_int_distribution(0, 3)(random);
        board.step(way == 0 ? 1 : way == 1 ? -1 : 0, way == 2 ? 1 : way == 3 ? -1 : 0);
        seen.emplace(board.cursor_route(), board.cursor_city());
    }
    EXPECT_EQ(seen.size(), table.map().routes().size() + table.map().cities().size());
}

TEST(Check, TheMendedPictureIsTheFreshOne) {
    Table table("europe");
    table.panel.game().togglePlayer(red);
    table.panel.game().togglePlayer(blue);
    table.panel.go(2);
    (void)table.panel.picture({1280, 800});
    for (int route = 0; route < 12; ++route) {
        table.panel.game().answerRoute(route * 3, route % 2 ? red : blue);
        (void)table.panel.picture({1280, 800});
    }
    const QImage mended = table.panel.picture({1280, 800});
    BoardItem& board = table.board("checkBoardItem");
    board.set_dark(true);
    (void)table.panel.picture({1280, 800});
    board.set_dark(false);
    const QImage fresh = table.panel.picture({1280, 800});
    // Edges are smoothed along another clip: a shade, never a shape.
    int worst = 0;
    for (int y = 0; y < fresh.height(); ++y)
        for (int x = 0; x < fresh.width(); ++x)
            worst = std::max(worst, std::abs(qGray(fresh.pixel(x, y)) - qGray(mended.pixel(x, y))));
    EXPECT_LE(worst, 6);
}

TEST(Check, AWrongScoreMarkerIsWarnedOfOnItsSquare) {
    Table table("europe");
    table.panel.game().togglePlayer(red);
    table.panel.game().togglePlayer(blue);
    table.panel.go(2);
    table.panel.check().wait();
    (void)table.panel.picture({1280, 800});
    EXPECT_TRUE(table.panel.check().warned().squares.empty());
    const QPointF before = table.board("checkBoardItem").routePoint(0);
    table.panel.game().answerMarker(red, 37);
    table.panel.check().wait();
    EXPECT_EQ(table.panel.check().warned().squares, std::vector<int>{37});
    ASSERT_EQ(table.panel.check().warnings().size(), 1);
    EXPECT_EQ(table.panel.check().warnings()[0].toMap()["squares"].toList(), QVariantList{37});
    EXPECT_NE(table.board("checkBoardItem").routePoint(0), before) << "the track comes into sight";
    table.panel.game().answerMarker(red, 0);
    table.panel.check().wait();
    EXPECT_TRUE(table.panel.check().warned().squares.empty()) << "the marker agrees with an empty board";
}

TEST(Check, WeighingWhatIsNoLongerTheGameIsStopped) {
    const maps::BoardMap& map = *maps::built_in_board("usa");
    GameSession session(map);
    ASSERT_TRUE(session.set_reading(empty_reading(map)));
    std::stop_source stop;
    EXPECT_TRUE(look_ahead(session, stop.get_token()).has_value());
    stop.request_stop();
    EXPECT_FALSE(look_ahead(session, stop.get_token()).has_value());
}

TEST(Check, OnlySeatsSayWhoseTrainsMayLieOnTheBoard) {
    Table table("europe");
    GameModel& game = table.panel.game();
    const auto& card = table.map().tickets()[0];
    for (const PlayerColour colour : {PlayerColour::red, PlayerColour::blue})
        game.change([&](GameSession& session) {
            return session.add_ticket(colour, {card.from, card.to, card.points});
        });
    ASSERT_EQ(table.session().players().size(), 2U);
    EXPECT_TRUE(game.colours_in_play().empty()) << "two of perhaps four hands";
    game.togglePlayer(static_cast<int>(PlayerColour::green));
    game.togglePlayer(static_cast<int>(PlayerColour::yellow));
    vision::Reading reading = empty_reading(table.map());
    reading.routes[0] = {PlayerColour::black, 0.99, {}};
    game.take_reading(std::move(reading));
    const auto colours = game.colours_in_play();
    const auto everybody = table.map().colours();
    EXPECT_TRUE(std::ranges::is_permutation(colours, everybody)) << "those seated, with hands, or with trains";
    game.togglePlayer(static_cast<int>(PlayerColour::green));
    EXPECT_TRUE(game.colours_in_play().empty());
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
