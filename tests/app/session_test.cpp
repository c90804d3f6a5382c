#include <gtest/gtest.h>

#include "app/referee/game_file.h"
#include "app/referee/game_session.h"
#include "app/referee/reading_file.h"
#include "maps/load_map.h"
#include "tests/app/program.h"

namespace railref::tests {
namespace {

using app::GameSession;
using app::Nobody;
using app::PlaceState;
using maps::Json;
using maps::PlayerColour;

const maps::BoardMap& europe() { return *maps::built_in_board("europe"); }
maps::RouteId route(const std::string& slug) { return *europe().find_route(slug); }
maps::CityId city(const std::string& slug) { return *europe().find_city(slug); }

vision::Reading reading_in_doubt() {
    Json json = small_reading();
    json["routes"]["dieppe-paris-pink"] = Json::parse(R"({"owner": "red", "confidence": 0.6, "also": {"blue": 0.4}})");
    json["stations"]["wien"] = Json::parse(R"({"owner": "unseen", "confidence": 0, "also": {"none": 0.9}})");
    json["score_markers"]["red"] = {{"square", 3}, {"confidence", 0.5}};
    json["questions"] = Json::parse(R"([{"route": "dieppe-paris-pink", "options": ["red", "blue"]},
                                        {"marker": "red", "options": [3, 4]}])");
    return app::parse_reading(json.dump(), "reading")->reading;
}

TEST(Session, AWholeGameByTappingAlone) {
    GameSession session(europe());
    EXPECT_TRUE(session.answer(route("dieppe-london-gray-1"), PlayerColour::blue));
    EXPECT_TRUE(session.answer(route("dieppe-paris-pink"), PlayerColour::red));
    EXPECT_TRUE(session.answer(route("frankfurt-paris-white"), PlayerColour::green));
    EXPECT_TRUE(session.answer(route("frankfurt-paris-white"), PlayerColour::red)) << "the last answer stands";
    EXPECT_TRUE(session.answer(city("london"), PlayerColour::red));
    EXPECT_TRUE(session.add_ticket(PlayerColour::red, {city("london"), city("frankfurt"), 5}));
    const scoring::Scoresheet sheet = session.scoresheet();
    ASSERT_EQ(sheet.players.size(), 2U);
    EXPECT_EQ(sheet.players[0].colour, PlayerColour::red);
    EXPECT_EQ(sheet.players[0].total, 28);
    EXPECT_EQ(sheet.players[1].total, 14);
}

TEST(Session, PhotoQuestionsAnswers) {
    GameSession session(europe());
    EXPECT_TRUE(session.set_reading(reading_in_doubt()));
    EXPECT_EQ(session.open_questions().size(), 2U);
    EXPECT_EQ(session.unseen_places(), std::vector<app::Place>{city("wien")});
    EXPECT_EQ(session.state(route("dieppe-paris-pink")).trust, PlaceState::Trust::open);
    EXPECT_EQ(session.game().players.at(0).score_marker, 3);
    EXPECT_TRUE(session.answer(route("dieppe-paris-pink"), PlayerColour::blue));
    EXPECT_TRUE(session.answer(city("wien"), Nobody{}));
    EXPECT_TRUE(session.set_score_marker(PlayerColour::red, 4));
    EXPECT_TRUE(session.open_questions().empty());
    EXPECT_TRUE(session.unseen_places().empty());
    EXPECT_EQ(session.position().owner(route("dieppe-paris-pink")), PlayerColour::blue);
    EXPECT_EQ(session.game().players.size(), 2U);
    EXPECT_TRUE(session.take_back_answer(route("dieppe-paris-pink")));
    EXPECT_EQ(session.position().owner(route("dieppe-paris-pink")), PlayerColour::red);
}

TEST(Session, ThatNobodyIsWhereNoPhotoShowedFallsToThePhotoThatDoes) {
    GameSession session(europe());
    session.set_reading(reading_in_doubt());
    session.answer(session.unseen_places(), Nobody{});
    session.answer(route("dieppe-paris-pink"), Nobody{});
    vision::Reading nearer = reading_in_doubt();
    session.set_reading(nearer);
    EXPECT_TRUE(session.unseen_places().empty()) << "it shows no more than the first";
    nearer.stations[maps::index(city("wien"))] = {PlayerColour::green, 0.99, {}};
    session.set_reading(std::move(nearer));
    EXPECT_EQ(session.position().station(city("wien")), PlayerColour::green);
    EXPECT_EQ(session.state(route("dieppe-paris-pink")).trust, PlaceState::Trust::answered) << "somebody looked at it";
    EXPECT_EQ(session.state(route("dieppe-paris-pink")).owner, app::Occupant{Nobody{}});
}

TEST(Session, AnAttachedReadingChangesNothingOnTheBoard) {
    GameSession session(europe());
    session.answer(route("frankfurt-paris-white"), PlayerColour::blue);
    const Json claims = session.json()["claims"];
    ASSERT_TRUE(session.attach_reading(reading_in_doubt()));
    EXPECT_EQ(session.json()["claims"], claims);
    EXPECT_EQ(session.position().owner(route("dieppe-paris-pink")), std::nullopt) << "nobody, as people had said";
    EXPECT_NE(session.reading(), nullptr);
    EXPECT_FALSE(GameSession(*maps::built_in_board("usa")).attach_reading(reading_in_doubt()));
}

TEST(Session, UndoAndRedoWithoutLimit) {
    GameSession session(europe());
    std::vector<Json> states{session.json()};
    for (std::size_t i = 0; i < 90; ++i) {
        const auto colour = europe().colours()[i % europe().colours().size()];
        ASSERT_TRUE(session.answer(maps::RouteId(i), colour));
        states.push_back(session.json());
    }
    for (std::size_t i = states.size() - 1; i > 0; --i) {
        ASSERT_TRUE(session.undo());
        EXPECT_EQ(session.json(), states[i - 1]);
    }
    EXPECT_FALSE(session.undo());
    for (std::size_t i = 1; i < states.size(); ++i) {
        ASSERT_TRUE(session.redo());
        EXPECT_EQ(session.json(), states[i]);
    }
    EXPECT_FALSE(session.redo());
    EXPECT_TRUE(session.undo());
    EXPECT_TRUE(session.set_variant("1912"));
    EXPECT_FALSE(session.can_redo()) << "a new step forgets what was undone";
}

TEST(Session, RefusedOrIdleChangesMakeNoStep) {
    GameSession session(europe());
    EXPECT_FALSE(session.set_variant("gold"));
    EXPECT_FALSE(session.set_variant("base"));
    EXPECT_FALSE(session.answer(route("dieppe-paris-pink"), PlayerColour::purple));
    EXPECT_FALSE(session.add_player(PlayerColour::white));
    EXPECT_FALSE(session.add_ticket(PlayerColour::red, {city("wien"), city("wien"), 5}));
    EXPECT_FALSE(session.set_score_marker(PlayerColour::red, 100));
    EXPECT_FALSE(session.remove_ticket(PlayerColour::red, 0));
    EXPECT_FALSE(session.remove_player(PlayerColour::red));
    EXPECT_FALSE(session.move_player(PlayerColour::red, 0));
    EXPECT_FALSE(session.take_back_answer(route("dieppe-paris-pink")));
    EXPECT_FALSE(session.can_undo());
    EXPECT_TRUE(session.add_player(PlayerColour::red, "Ada"));
    EXPECT_FALSE(session.add_player(PlayerColour::red, "Eve"));
    EXPECT_FALSE(GameSession(*maps::built_in_board("usa")).set_reading(reading_in_doubt()));
    EXPECT_FALSE(GameSession(*maps::built_in_board("usa")).answer(maps::CityId{}, PlayerColour::red));
}

TEST(Session, PlayersInTheirOrder) {
    GameSession session(europe());
    EXPECT_TRUE(session.add_player(PlayerColour::green, "Gus"));
    EXPECT_TRUE(session.add_player(PlayerColour::red, "Ada"));
    EXPECT_TRUE(session.move_player(PlayerColour::red, 0));
    EXPECT_TRUE(session.rename_player(PlayerColour::green, "Gwen"));
    ASSERT_EQ(session.players().size(), 2U);
    EXPECT_EQ(session.players()[0].colour, PlayerColour::red);
    EXPECT_EQ(session.players()[1].name, "Gwen");
    EXPECT_TRUE(session.remove_player(PlayerColour::red));
    EXPECT_EQ(session.players().size(), 1U);
}

TEST(Session, SavedAndLoadedItGoesOnWhereItWas) {
    const Folder folder;
    GameSession session(europe());
    session.set_reading(reading_in_doubt());
    session.set_variant("big_cities");
    session.add_ticket(PlayerColour::red, {city("paris"), city("wien"), 8});
    session.answer(route("amsterdam-london-gray"), PlayerColour::blue);
    session.choose_station_route(PlayerColour::red, city("wien"), route("berlin-wien-green"));
    const std::string file = folder.path("game.json");
    ASSERT_TRUE(session.save(file).has_value());
    const auto loaded = GameSession::load(file);
    ASSERT_TRUE(loaded.has_value()) << loaded.error().message();
    EXPECT_EQ(loaded->json(), session.json());
    EXPECT_EQ(loaded->open_questions().size(), 2U) << "a marker read from the photo is still asked about";
    EXPECT_EQ(loaded->answers(), session.answers());
    EXPECT_FALSE(loaded->can_undo());
    const Outcome scored = railref({"score", file, "--json"});
    EXPECT_EQ(scored.status, 0) << scored.err;
    EXPECT_EQ(scored.json()["players"][0]["total"], session.scoresheet().players[0].total);
}

TEST(Session, WhoSeemedToPlayByAnOpenQuestionIsNoPlayerOfTheSavedGame) {
    GameSession session(europe());
    session.add_player(PlayerColour::green, "Ada");
    vision::Reading reading = reading_in_doubt();
    reading.routes[maps::index(route("berlin-wien-green"))] = {PlayerColour::yellow, 0.5, {{Nobody{}, 0.5}}};
    reading.questions.push_back(
        {route("berlin-wien-green"), std::vector<app::Occupant>{PlayerColour::yellow, Nobody{}}, ""});
    session.set_reading(std::move(reading));
    auto loaded = GameSession::parse(session.json().dump(), "game");
    ASSERT_TRUE(loaded.has_value()) << loaded.error().message();
    EXPECT_EQ(loaded->json(), session.json());
    loaded->answer(route("berlin-wien-green"), Nobody{});
    const auto players = loaded->game().players;
    EXPECT_EQ(std::ranges::find(players, PlayerColour::yellow, &scoring::Player::colour), players.end());
    EXPECT_EQ(loaded->players().size(), 1U) << "Ada";
}

TEST(Session, AnyGameFileLoadsAndItsClaimsAreAnswers) {
    Json game = small_game();
    game["table"] = "round";
    auto session = GameSession::parse(game.dump(), "game");
    ASSERT_TRUE(session.has_value());
    EXPECT_EQ(session->reading(), nullptr);
    EXPECT_EQ(session->answers().routes.size(), 3U);
    EXPECT_EQ(session->json()["table"], "round");
    EXPECT_EQ(session->scoresheet().players[0].total, 28);
}

TEST(Session, ClaimsEditedInTheFileWinOverThePhoto) {
    GameSession session(europe());
    session.set_reading(reading_in_doubt());
    Json saved = session.json();
    saved["claims"].erase("dieppe-london-gray-1");
    saved["claims"]["berlin-wien-green"] = "red";
    const auto loaded = GameSession::parse(saved.dump(), "game");
    ASSERT_TRUE(loaded.has_value()) << loaded.error().message();
    EXPECT_EQ(unordered(loaded->json()["claims"]), unordered(saved["claims"]));
    EXPECT_EQ(loaded->answers().routes.size(), 2U);
}

TEST(Session, ADamagedSessionIsRefused) {
    GameSession session(europe());
    session.set_reading(reading_in_doubt());
    Json saved = session.json();
    saved["session"]["reading"]["routes"].erase("berlin-wien-green");
    const auto loaded = GameSession::parse(saved.dump(), "game.json");
    ASSERT_FALSE(loaded.has_value());
    EXPECT_EQ(loaded.error().pointer, "/session/reading/routes");
    saved["session"]["reading"] = nullptr;
    saved["session"]["answers"] = 7;
    EXPECT_FALSE(GameSession::parse(saved.dump(), "game.json").has_value());
}

}  // namespace
}  // namespace railref::tests
