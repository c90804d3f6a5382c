#include <gtest/gtest.h>

#include <functional>

#include "tests/app/program.h"

/// A file that is missing, damaged or wrong: one line that names the file, the place and what was expected; status 2.
namespace railref::tests {
namespace {

using maps::Json;

struct Damage {
    std::string name;
    std::string text;
    std::vector<std::string> says;  ///< each must be in the line
};

/// The small game after a change.
Damage changed(std::string name, const std::function<void(Json&)>& change, std::vector<std::string> says) {
    Json game = small_game();
    change(game);
    return {std::move(name), game.dump(), std::move(says)};
}

/// The small game's text with a part replaced.
Damage replaced(std::string name, const std::string& from, const std::string& to, std::vector<std::string> says) {
    std::string text = small_game().dump();
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    return {std::move(name), text, std::move(says)};
}

std::vector<Damage> text_damages() {
    const std::string sound = small_game().dump(1);
    std::string deep;
    for (int i = 0; i < 100000; ++i) deep += "[";
    return {
        {"empty", "", {"empty"}},
        {"blank", " \n\t ", {"empty"}},
        {"truncated", sound.substr(0, sound.size() / 2), {"line ", "end of the file"}},
        {"one byte short", sound.substr(0, sound.size() - 1), {"line "}},
        {"more after the end", sound + "x", {"line "}},
        {"no JSON", "\xFF\xD8\xFF\xE0 a photo", {"JSON"}},
        {"a list", "[]", {"object"}},
        {"a number", "3", {"object"}},
        {"deep nesting", deep, {"nesting"}},
        replaced("deep nesting in a field that nobody reads", R"("name":"Ada")", "\"x\":" + deep, {"nesting"}),
        replaced("invalid UTF-8", "Ada", "A\xFF\xFE", {"UTF-8"}),
        replaced("NaN", R"("points":5)", R"("points":NaN)", {"line "}),
        replaced("a huge number", R"("points":5)", R"("points":1e999)", {"range"}),
        replaced("duplicate key", R"("variant":"base")", R"("board":"usa")", {"/board", "once"}),
        replaced("duplicate claim", R"("dieppe-paris-pink":"red")", R"("frankfurt-paris-white":"red")",
                 {"/claims/frankfurt-paris-white", "once"}),
        replaced("duplicate key in a player", R"("name":"Bob")", R"("colour":"blue")", {"/players/1/colour", "once"}),
    };
}

std::vector<Damage> value_damages() {
    return {
        changed("no format", [](Json& game) { game.erase("format"); }, {"format", "missing"}),
        changed("another format", [](Json& game) { game["format"] = "railref-tickets/1"; },
                {"/format", "railref-game/1"}),
        changed("a later version", [](Json& game) { game["format"] = "railref-game/2"; },
                {"/format", "railref-game/1"}),
        changed("format of a wrong type", [](Json& game) { game["format"] = 1; }, {"/format"}),
        changed("unknown board", [](Json& game) { game["board"] = "atlantis"; }, {"/board", "usa, europe, nordic"}),
        changed("no board", [](Json& game) { game.erase("board"); }, {"board", "missing"}),
        changed("board of a wrong type", [](Json& game) { game["board"] = Json::array({"europe"}); }, {"/board"}),
        changed("unknown variant", [](Json& game) { game["variant"] = "gold"; }, {"/variant", "big_cities"}),
        changed("variant null", [](Json& game) { game["variant"] = nullptr; }, {"/variant"}),
        changed("no players", [](Json& game) { game.erase("players"); }, {"players", "missing"}),
        changed("players an object", [](Json& game) { game["players"] = Json::object(); }, {"/players", "list"}),
        changed("a player a text", [](Json& game) { game["players"][0] = "red"; }, {"/players/0", "object"}),
        changed("unknown colour", [](Json& game) { game["players"][0]["colour"] = "pink"; },
                {"/players/0/colour", "pink"}),
        changed("a colour of another board", [](Json& game) { game["players"][0]["colour"] = "purple"; },
                {"/players/0/colour", "purple"}),
        changed("a colour twice", [](Json& game) { game["players"][1]["colour"] = "red"; },
                {"/players/1/colour", "once"}),
        changed("name a number", [](Json& game) { game["players"][0]["name"] = 7; }, {"/players/0/name"}),
        changed("no tickets", [](Json& game) { game["players"][1].erase("tickets"); }, {"/players/1", "tickets"}),
        changed("unknown city", [](Json& game) { game["players"][0]["tickets"][0]["from"] = "springfield"; },
                {"/players/0/tickets/0/from", "springfield"}),
        changed("a city of another board", [](Json& game) { game["players"][0]["tickets"][0]["to"] = "denver"; },
                {"/players/0/tickets/0/to", "denver"}),
        changed("both ends the same", [](Json& game) { game["players"][0]["tickets"][0]["to"] = "london"; },
                {"/players/0/tickets/0/to", "another city"}),
        changed("points a fraction", [](Json& game) { game["players"][0]["tickets"][0]["points"] = 5.5; },
                {"/players/0/tickets/0/points", "5.5"}),
        changed("points a text", [](Json& game) { game["players"][0]["tickets"][0]["points"] = "5"; },
                {"/players/0/tickets/0/points"}),
        changed("points beyond reason", [](Json& game) { game["players"][0]["tickets"][0]["points"] = 1e18; },
                {"/players/0/tickets/0/points"}),
        changed("no such card and no points", [](Json& game) { game["players"][0]["tickets"][0].erase("points"); },
                {"/players/0/tickets/0", "points"}),
        changed("marker beyond the track", [](Json& game) { game["players"][0]["score_marker"] = 100; },
                {"/players/0/score_marker", "0 to 99"}),
        changed("marker below 0", [](Json& game) { game["players"][0]["score_marker"] = -1; },
                {"/players/0/score_marker"}),
        changed("choice at no city",
                [](Json& game) {
                    game["players"][0]["station_choices"] = {{"oz", "dieppe-paris-pink"}};
                },
                {"/players/0/station_choices/oz"}),
        changed("choice of no route",
                [](Json& game) {
                    game["players"][0]["station_choices"] = {{"london", "tube"}};
                },
                {"/players/0/station_choices/london", "tube"}),
        changed("choices a list", [](Json& game) { game["players"][0]["station_choices"] = Json::array(); },
                {"/players/0/station_choices"}),
        changed("unknown route", [](Json& game) { game["claims"]["a-b"] = "red"; }, {"/claims/a-b"}),
        changed("a key that needs escapes", [](Json& game) { game["claims"]["a/b~c"] = "red"; }, {"/claims/a~1b~0c"}),
        changed("claimed by nobody", [](Json& game) { game["claims"]["dieppe-paris-pink"] = "none"; },
                {"/claims/dieppe-paris-pink"}),
        changed("claimed by no player", [](Json& game) { game["claims"]["dieppe-paris-pink"] = "green"; },
                {"/claims/dieppe-paris-pink", "player"}),
        changed("claims null", [](Json& game) { game["claims"] = nullptr; }, {"/claims"}),
        changed("no claims", [](Json& game) { game.erase("claims"); }, {"claims", "missing"}),
        changed("a station at a route", [](Json& game) { game["stations"]["dieppe-paris-pink"] = "red"; },
                {"/stations/dieppe-paris-pink"}),
        changed("a station of no player", [](Json& game) { game["stations"]["paris"] = "yellow"; },
                {"/stations/paris"}),
        changed("no stations on Europe", [](Json& game) { game.erase("stations"); }, {"stations", "missing"}),
    };
}

void expect_refused(const Folder& folder, const Damage& damage) {
    SCOPED_TRACE(damage.name);
    const std::string file = folder.write("game.json", damage.text);
    const Outcome outcome = railref({"score", file});
    expect_one_line(outcome, 2);
    EXPECT_TRUE(outcome.err.starts_with("railref: " + file + ": ")) << outcome.err;
    for (const std::string& word : damage.says)
        EXPECT_NE(outcome.err.find(word), std::string::npos) << word << ": " << outcome.err;
    EXPECT_EQ(content(file), damage.text) << "a file that cannot be read stays as it is";
}

TEST(BadGame, DamagedText) {
    const Folder folder;
    for (const Damage& damage : text_damages()) expect_refused(folder, damage);
}

TEST(BadGame, WrongValues) {
    const Folder folder;
    for (const Damage& damage : value_damages()) expect_refused(folder, damage);
}

TEST(BadGame, TheSoundOneIsTaken) {
    const Folder folder;
    EXPECT_EQ(railref({"score", folder.write("game.json", small_game())}).status, 0);
}

TEST(BadGame, EveryCommandRefusesItTheSameWay) {
    const Folder folder;
    Json game = small_game();
    game["board"] = 3;
    const std::string file = folder.write("game.json", game);
    for (const std::vector<std::string>& command : {std::vector<std::string>{"score", file, "--json"},
                                                    {"check", file},
                                                    {"check", file, "--json"},
                                                    {"longest", file, "--player", "red"},
                                                    {"stations", file, "--player", "red", "--json"}}) {
        SCOPED_TRACE(command.front());
        const Outcome outcome = railref(command);
        expect_one_line(outcome, 2);
        EXPECT_NE(outcome.err.find(file + ": /board: expected"), std::string::npos) << outcome.err;
    }
}

TEST(BadGame, MissingFileAndFolder) {
    const Folder folder;
    expect_one_line(railref({"score", folder.path("none.json")}), 2);
    expect_one_line(railref({"score", folder.path("")}), 2);
    expect_one_line(railref({"check", folder.path("none.json"), "--json"}), 2);
    expect_one_line(railref({"score", folder.write("is-a-file", "{}") + "/game.json"}), 2);
}

TEST(BadGame, AControlCharacterDoesNotBreakTheLine) {
    const Folder folder;
    Json game = small_game();
    game["claims"]["a\nb\x1b[2J"] = "red";
    const Outcome outcome = railref({"score", folder.write("game.json", game)});
    expect_one_line(outcome, 2);
    EXPECT_EQ(outcome.err.find('\x1b'), std::string::npos);
}

TEST(BadReading, IsRefused) {
    const Folder folder;
    const std::string tickets = folder.write("tickets.json", small_tickets());
    const auto refused = [&](const std::string& says, const std::function<void(Json&)>& change) {
        SCOPED_TRACE(says);
        Json reading = small_reading();
        change(reading);
        const std::string file = folder.write("reading.json", reading);
        const Outcome outcome = railref({"convert", file, "--tickets", tickets, "-o", folder.path("game.json")});
        expect_one_line(outcome, 2);
        EXPECT_NE(outcome.err.find(file + ": " + says), std::string::npos) << outcome.err;
        EXPECT_FALSE(std::filesystem::exists(folder.path("game.json")));
    };
    refused("/format", [](Json& reading) { reading["format"] = "railref-reading/9"; });
    refused("/board", [](Json& reading) { reading["board"] = "germany"; });
    refused("/routes: expected every place", [](Json& reading) { reading["routes"].erase("dieppe-paris-pink"); });
    refused("/stations: expected every place", [](Json& reading) { reading["stations"].erase("london"); });
    refused("/routes/x-y", [](Json& reading) { reading["routes"]["x-y"] = reading["routes"]["dieppe-paris-pink"]; });
    refused("/routes/dieppe-paris-pink/owner",
            [](Json& reading) { reading["routes"]["dieppe-paris-pink"]["owner"] = "pink"; });
    refused("/routes/dieppe-paris-pink/confidence",
            [](Json& reading) { reading["routes"]["dieppe-paris-pink"]["confidence"] = 1.5; });
    refused("/routes/dieppe-paris-pink/also/unseen",
            [](Json& reading) { reading["routes"]["dieppe-paris-pink"]["also"]["unseen"] = 0.5; });
    refused("/score_markers/red/square", [](Json& reading) {
        reading["score_markers"]["red"] = {{"square", 100}, {"confidence", 1}};
    });
    refused("/questions/0: expected exactly one", [](Json& reading) {
        reading["questions"].push_back(Json{{"options", {"red", "none"}}});
    });
    refused("/questions/0/options", [](Json& reading) {
        reading["questions"].push_back(Json{{"route", "dieppe-paris-pink"}, {"options", Json::array({"none"})}});
    });
    refused("/left_out/0: expected the key \"why\"",
            [](Json& reading) { reading["left_out"] = Json::parse(R"([{"file": "a.jpg"}])"); });
    refused("/images/0/registration/homography",
            [](Json& reading) { reading["images"][0]["registration"]["homography"].push_back(1); });
}

TEST(BadTickets, AreRefused) {
    const Folder folder;
    const std::string reading = folder.write("reading.json", small_reading());
    const auto refused = [&](const std::string& says, const std::function<void(Json&)>& change) {
        SCOPED_TRACE(says);
        Json tickets = small_tickets();
        change(tickets);
        const std::string file = folder.write("tickets.json", tickets);
        for (const std::vector<std::string>& command :
             {std::vector<std::string>{"convert", reading, "--tickets", file, "-o", folder.path("game.json")},
              {"doubt", reading, "--tickets", file}}) {
            const Outcome outcome = railref(command);
            expect_one_line(outcome, 2);
            EXPECT_NE(outcome.err.find(file + ": " + says), std::string::npos) << outcome.err;
        }
        EXPECT_FALSE(std::filesystem::exists(folder.path("game.json")));
    };
    refused("/format", [](Json& tickets) { tickets["format"] = "railref-game/1"; });
    refused("/variant", [](Json& tickets) { tickets["variant"] = "1910"; });
    refused("/players/1/colour", [](Json& tickets) { tickets["players"][1]["colour"] = "red"; });
    refused("/players/0/tickets/0/to", [](Json& tickets) { tickets["players"][0]["tickets"][0]["to"] = "boston"; });
    refused("/answers/routes/dieppe-paris-pink",
            [](Json& tickets) { tickets["answers"]["routes"]["dieppe-paris-pink"] = "unseen"; });
    refused("/answers/stations/atlantis", [](Json& tickets) { tickets["answers"]["stations"]["atlantis"] = "red"; });
    refused("/answers", [](Json& tickets) { tickets["answers"] = true; });
}

}  // namespace
}  // namespace railref::tests
