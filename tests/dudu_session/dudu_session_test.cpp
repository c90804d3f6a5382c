#include "app/referee/dudu/dudu_session.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "app/referee/any_session.h"
#include "app/referee/dudu/dudu_game_file.h"
#include "maps/dudu/load_hex_map.h"
#include "maps/dudu/train_colours.h"

namespace railref::app {
namespace {

using maps::Json;
using maps::dudu::Hex;
using maps::dudu::Side;
using maps::dudu::TrackPiece;

const maps::dudu::HexMap& narrows() { return *maps::dudu::built_in_hex_map("narrows"); }
const maps::dudu::HexMap& two_bays() { return *maps::dudu::built_in_hex_map("two-bays"); }

HexContents track(Side a, Side b) { return {{*TrackPiece::between(a, b)}, {}, {}}; }

/// A hex of two-bays that is land without a building or a start track.
constexpr Hex field{3, 4};
constexpr Hex meadow{4, 4};

HexReading reading_in_doubt() {
    HexReading reading;
    reading.map = "two-bays";
    for (const auto& [hex, terrain] : two_bays().hexes())
        if (two_bays().building_on(hex) == nullptr) reading.hexes[hex] = {{}, true, 0.999, {}};
    reading.hexes[field] = {track(Side::west, Side::east), true, 0.6, {{{}, 0.4}}};
    reading.hexes[meadow] = {};
    reading.questions = {{field, {track(Side::west, Side::east), {}}, "faint"}};
    return reading;
}

TEST(DuduSession, AWholeGameByTappingAlone) {
    DuduSession session(two_bays());
    EXPECT_FALSE(session.final_position().has_value()) << "nobody plays";
    EXPECT_TRUE(session.add_player("green", "Ada"));
    EXPECT_TRUE(session.set_points("green", 27));
    EXPECT_TRUE(session.set_penalties("green", 2));
    EXPECT_TRUE(session.set_goods("green", "wood", 1));
    EXPECT_TRUE(session.set_goods("green", "paper", 2));
    EXPECT_TRUE(session.add_order("green", {"yellow", {"paper", "wood"}}));
    EXPECT_TRUE(session.set_completed("green", "yellow", 2));
    EXPECT_TRUE(session.set_completed("green", "red", 1));
    EXPECT_TRUE(session.set_technology("green", {scoring::dudu::TechnologyKind::per_two_orders, ""}, 1));
    EXPECT_TRUE(session.set_technology("green", {scoring::dudu::TechnologyKind::order_scoring, "yellow"}, 1));
    const auto sheet = scoring::dudu::score(*session.final_position());
    EXPECT_EQ(sheet.players.at(0).total, 40) << "the example of the specification";
}

TEST(DuduSession, ThatNothingIsWhereNoPhotoShowedFallsToThePhotoThatDoes) {
    DuduSession session(two_bays());
    session.set_reading(reading_in_doubt());
    session.answer({{meadow, {}}, {field, {}}});
    HexReading nearer = reading_in_doubt();
    nearer.hexes[meadow] = {track(Side::west, Side::east), true, 0.99, {}};
    session.set_reading(std::move(nearer));
    EXPECT_EQ(session.state(meadow).contents, track(Side::west, Side::east));
    EXPECT_EQ(session.state(field).contents, HexContents{}) << "somebody looked at it";
}

TEST(DuduSession, ATrainThatMovesAwayLeavesWhatWasDrawnWithIt) {
    DuduSession session(two_bays());
    HexContents with_train = track(Side::west, Side::east);
    with_train.train = {"red", Side::east};
    session.answer(field, with_train);
    HexContents drawn = track(Side::west, Side::south_east);
    drawn.train = with_train.train;
    EXPECT_TRUE(session.answer({{field, drawn}, {meadow, with_train}}));
    EXPECT_EQ(session.state(meadow).contents, with_train);
    EXPECT_EQ(session.state(field).contents, track(Side::west, Side::south_east)) << "as drawn, without the train";
}

TEST(DuduSession, AnAttachedReadingChangesNothingOnTheMap) {
    DuduSession session(two_bays());
    session.answer(meadow, track(Side::west, Side::east));
    const auto board = session.board_draft();
    ASSERT_TRUE(session.attach_reading(reading_in_doubt()));
    EXPECT_EQ(session.board_draft(), board);
    EXPECT_NE(session.reading(), nullptr);
}

TEST(DuduSession, PhotoQuestionsAnswers) {
    DuduSession session(two_bays());
    EXPECT_TRUE(session.set_reading(reading_in_doubt()));
    EXPECT_EQ(session.open_questions().size(), 1U);
    EXPECT_EQ(session.unseen_hexes(), std::vector<Hex>{meadow});
    EXPECT_EQ(session.state(field).trust, HexState::Trust::open);
    EXPECT_EQ(session.board_draft().tracks.size(), 1U);
    EXPECT_TRUE(session.answer(field, {}));
    EXPECT_TRUE(session.answer(meadow, track(Side::south_east, Side::north_west)));
    EXPECT_TRUE(session.open_questions().empty());
    EXPECT_TRUE(session.unseen_hexes().empty());
    EXPECT_TRUE(session.set_reading(reading_in_doubt()) || true);
    EXPECT_EQ(session.board_draft().tracks.at(0).hex, meadow) << "answers outrule photos";
    EXPECT_TRUE(session.take_back_answer(field));
    EXPECT_EQ(session.open_questions().size(), 1U);
    HexReading other = reading_in_doubt();
    other.map = "narrows";
    EXPECT_FALSE(session.set_reading(other));
}

TEST(DuduSession, RefusesAReadingOfAnotherLayoutThatCouldNotBeReadBack) {
    const auto refused = [](const char* what, const std::function<void(HexReading&)>& change) {
        HexReading reading = reading_in_doubt();
        change(reading);
        DuduSession session(two_bays());
        EXPECT_FALSE(session.set_reading(std::move(reading))) << what;
        EXPECT_TRUE(DuduSession::parse(session.json().dump(), "kept").has_value()) << what;
    };
    refused("a hex is missing", [](HexReading& reading) { reading.hexes.erase(meadow); });
    refused("a hex beside the map", [](HexReading& reading) { reading.hexes[{99, 0}] = {}; });
    refused("another hex instead", [](HexReading& reading) {
        reading.hexes.erase(meadow);
        reading.hexes[two_bays().cities()[0].hex] = {};
    });
    refused("a question on a city", [](HexReading& reading) { reading.questions[0].hex = two_bays().cities()[0].hex; });
}

TEST(DuduSession, TrainsOfEveryColourThatIsOfferedAreKept) {
    for (const char* colour : maps::dudu::train_colours) {
        HexReading reading = reading_in_doubt();
        reading.hexes[field].contents.train = vision::dudu::TrainSeen{colour, Side::east};
        DuduSession session(two_bays());
        ASSERT_TRUE(session.set_reading(std::move(reading)));
        const auto again = DuduSession::parse(session.json().dump(), "kept");
        ASSERT_TRUE(again.has_value()) << again.error().message();
        EXPECT_EQ(again->board_draft(), session.board_draft()) << colour;
    }
}

TEST(DuduSession, ATrainStandsInOnePlaceOnly) {
    DuduSession session(two_bays());
    HexContents here = track(Side::west, Side::east);
    here.train = {"red", Side::east};
    EXPECT_TRUE(session.answer(field, here));
    EXPECT_TRUE(session.answer(meadow, here));
    EXPECT_EQ(session.board_draft().trains.size(), 1U);
    EXPECT_EQ(session.board_draft().trains.at(0).hex, meadow);
    EXPECT_EQ(session.board_draft().tracks.size(), 2U) << "the track stays";
    EXPECT_TRUE(session.undo());
    EXPECT_EQ(session.board_draft().trains.at(0).hex, field);
    ASSERT_EQ(session.final_draft().players.size(), 1U) << "whose train is on the board plays";
}

TEST(DuduSession, WhereATrainIsAnswersNothingElse) {
    HexReading reading = reading_in_doubt();
    reading.hexes[field].contents.train = vision::dudu::TrainSeen{"red", Side::east};
    DuduSession session(two_bays());
    ASSERT_TRUE(session.set_reading(std::move(reading)));
    HexContents elsewhere = track(Side::west, Side::east);
    elsewhere.train = {"red", Side::west};
    ASSERT_TRUE(session.answer(meadow, elsewhere));
    EXPECT_EQ(session.open_questions().size(), 1U) << "the track on the hex that it left is still in doubt";
    EXPECT_EQ(session.state(field).contents, track(Side::west, Side::east));
    EXPECT_EQ(session.board_draft().trains.size(), 1U);
    const auto loaded = DuduSession::parse(session.json().dump(), "kept");
    ASSERT_TRUE(loaded.has_value()) << loaded.error().message();
    EXPECT_EQ(loaded->open_questions().size(), 1U);
    EXPECT_TRUE(session.take_back_answer(meadow));
    EXPECT_EQ(session.board_draft().trains.at(0).hex, field) << "where the photo sees it";
}

TEST(DuduSession, RefusesWhatCannotBe) {
    DuduSession session(two_bays());
    EXPECT_FALSE(session.answer({7, 2}, track(Side::west, Side::east))) << "a city";
    EXPECT_FALSE(session.answer({99, 0}, {})) << "beside the map";
    EXPECT_FALSE(session.set_points("green", -1));
    EXPECT_FALSE(session.set_goods("green", "gold", 1));
    EXPECT_FALSE(session.add_order("green", {"yellow", {}}));
    EXPECT_TRUE(session.players().empty());
    for (const char* colour : {"red", "blue", "green", "yellow"}) EXPECT_TRUE(session.add_player(colour));
    EXPECT_FALSE(session.add_player("pink")) << "four at most";
    EXPECT_FALSE(session.add_player("red"));
    EXPECT_TRUE(session.set_goods("red", "wood", 2));
    EXPECT_FALSE(session.remove_good("wood")) << "somebody has it";
    EXPECT_FALSE(session.remove_order("red", 0));
    EXPECT_FALSE(session.set_sales("red", std::vector<scoring::dudu::Sale>{{0, {"wood"}}}));
}

TEST(DuduSession, AnImpossibleBoardIsKeptToo) {
    DuduSession session(two_bays());
    session.add_player("red");
    HexContents train;
    train.train = {"red", Side::east};
    EXPECT_TRUE(session.answer(field, train));
    EXPECT_FALSE(session.board().has_value()) << "a train without track";
    EXPECT_EQ(session.board_problems().size(), 1U);
    const std::string saved = session.json().dump();
    EXPECT_TRUE(parse_dudu_game(saved, "game").has_value()) << "it can be scored all the same";
    const auto loaded = DuduSession::parse(saved, "game");
    ASSERT_TRUE(loaded.has_value()) << loaded.error().message();
    EXPECT_EQ(loaded->state(field).contents, train);
}

TEST(DuduSession, FactoriesKeepTheirKindOnAnImpossibleBoardToo) {
    DuduSession session(two_bays());
    session.add_player("red");
    HexContents train;
    train.train = {"red", Side::east};
    ASSERT_TRUE(session.answer({{field, train}, {meadow, {{}, {}, Side::east}}}));
    ASSERT_TRUE(session.set_factory_kind(meadow, "paper"));
    ASSERT_FALSE(session.board().has_value());
    const auto loaded = DuduSession::parse(session.json().dump(), "game");
    ASSERT_TRUE(loaded.has_value()) << loaded.error().message();
    EXPECT_EQ(loaded->factory_kind(meadow), "paper");
}

TEST(DuduSession, AnOwnMapIsInTheFile) {
    auto draft = two_bays().facts();
    draft.id = "ours";
    draft.name = "火车岛";
    auto map = maps::dudu::HexMap::from_draft(std::move(draft), "ours");
    ASSERT_TRUE(map.has_value());
    DuduSession session(*map);
    session.add_player("red");
    const auto loaded = DuduSession::parse(session.json().dump(), "game");
    ASSERT_TRUE(loaded.has_value()) << loaded.error().message();
    EXPECT_EQ(loaded->map(), *map);
}

TEST(DuduSession, ABoardEditedInTheFileWins) {
    DuduSession session(two_bays());
    session.add_player("red");
    session.answer(field, track(Side::west, Side::east));
    Json json = session.json();
    json["tracks"] = Json::parse("[[4, 4, 0, 3]]");
    const auto loaded = DuduSession::parse(json.dump(), "game");
    ASSERT_TRUE(loaded.has_value()) << loaded.error().message();
    EXPECT_EQ(loaded->state(field).contents, HexContents{});
    EXPECT_EQ(loaded->state(meadow).contents, track(Side::west, Side::east));
}

TEST(DuduSession, RefusesBrokenFiles) {
    DuduSession session(two_bays());
    session.add_player("red");
    session.set_reading(reading_in_doubt());
    session.answer(meadow, track(Side::west, Side::east));
    const Json sound = session.json();
    const auto refused = [&](const char* pointer, const Json& value, std::string_view place) {
        Json json = sound;
        json[Json::json_pointer(pointer)] = value;
        const auto loaded = DuduSession::parse(json.dump(), "game");
        EXPECT_FALSE(loaded.has_value()) << pointer;
        if (!loaded) {
            EXPECT_EQ(loaded.error().pointer, place) << loaded.error().message();
        }
    };
    ASSERT_TRUE(DuduSession::parse(sound.dump(), "game").has_value());
    refused("/format", "railref-game/9", "/format");
    refused("/map", "atlantis", "/map");
    refused("/map", Json{{"format", "railref-hex-map/1"}}, "/map");
    refused("/session/answers/0/hex", Json{99, 99}, "/session/answers/0/hex");
    refused("/session/answers/0/contents/tracks/0", Json{0, 1}, "/session/answers/0/contents/tracks/0");
    refused("/session/reading/map", hex_map_json(narrows()), "/session/reading/hexes/7/hex");
    refused("/session/reading/map/id", "bays", "/session/reading/map");
    refused("/session/reading/questions/0/options", Json::array(), "/session/reading/questions/0/options");
    refused("/players/0/points", -3, "/players/0/points");
    Json mapless = sound;
    mapless.erase("map");
    mapless.erase("tracks");
    mapless.erase("trains");
    mapless.erase("factories");
    const auto loaded = DuduSession::parse(mapless.dump(), "game");
    ASSERT_FALSE(loaded.has_value());
    EXPECT_EQ(loaded.error().pointer, "/map");
}

TEST(DuduSession, AnySessionTellsTheGamesApart) {
    DuduSession session(narrows());
    EXPECT_FALSE(worth_keeping(session));
    session.add_player("red", "Ada");
    EXPECT_TRUE(worth_keeping(session));
    EXPECT_TRUE(is_bare(session));
    session.set_points("red", 3);
    EXPECT_FALSE(is_bare(session));
    const auto any = parse_session(session.json().dump(), "game");
    ASSERT_TRUE(any.has_value());
    EXPECT_TRUE(std::holds_alternative<DuduSession>(*any));
    EXPECT_EQ(entered_names(*any), std::vector<std::string>{"Ada"});
}

/// One random change; most are accepted.
void change(DuduSession& session) {
    const auto colour = *rc::gen::element<std::string>("red", "blue", "green");
    const auto good = *rc::gen::element<std::string>("wood", "paper", "iron");
    const auto city = *rc::gen::element<std::string>("red", "yellow");
    const int number = *rc::gen::inRange(-1, 6);
    const Hex hex{*rc::gen::inRange(0, 6), *rc::gen::inRange(3, 6)};
    const auto side = maps::dudu::all_sides[static_cast<std::size_t>(*rc::gen::inRange(0, 6))];
    HexContents contents = track(side, opposite(side));
    if (number > 2) contents.train = {colour, side};
    if (number == 0) contents = {{}, {}, side};
    switch (*rc::gen::inRange(0, 11)) {
        case 0:
            session.set_points(colour, number);
            break;
        case 1:
            session.set_goods(colour, good, number);
            break;
        case 2:
            session.add_order(colour, {city, {good}});
            break;
        case 3:
            session.remove_order(colour, 0);
            break;
        case 4:
            session.set_completed(colour, city, number);
            break;
        case 5:
            session.answer(hex, contents);
            break;
        case 6:
            session.take_back_answer(hex);
            break;
        case 7:
            session.set_waterway(colour, number > 2);
            break;
        case 8:
            session.set_technology(colour, {scoring::dudu::TechnologyKind::sell_plus_one, city}, number);
            break;
        case 9:
            session.set_reading(reading_in_doubt());
            break;
        case 10:
            session.set_factory_kind(hex, good);
            break;
    }
}

RC_GTEST_PROP(DuduSession, EveryStepIsUndoneAndDoneAgain, ()) {
    DuduSession session(two_bays());
    std::vector<Json> states{session.json()};
    for (int i = 0; i < 20; ++i) {
        change(session);
        if (session.json() != states.back()) states.push_back(session.json());
    }
    for (std::size_t i = states.size() - 1; i > 0; --i) {
        while (session.json() == states[i]) RC_ASSERT(session.undo());
        RC_ASSERT(session.json() == states[i - 1]);
    }
    while (session.redo()) {
    }
    RC_ASSERT(session.json() == states.back());
}

RC_GTEST_PROP(DuduSession, ALoadedGameIsTheSavedOne, ()) {
    DuduSession session(two_bays());
    for (int i = 0; i < 20; ++i) change(session);
    const auto loaded = DuduSession::parse(session.json().dump(), "game");
    RC_ASSERT(loaded.has_value());
    RC_ASSERT(loaded->json() == session.json());
    RC_ASSERT(loaded->board_draft() == session.board_draft());
}

}  // namespace
}  // namespace railref::app
