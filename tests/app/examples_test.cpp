#include <gtest/gtest.h>

#include <algorithm>

#include "maps/load_map.h"
#include "tests/app/program.h"

/// Positions scored by an independent oracle, through the command line.
namespace railref::tests {
namespace {

using maps::Json;

const std::filesystem::path examples = RAILREF_SHARED_DIR "/spec/examples";

std::vector<std::string> game_files() {
    std::vector<std::string> files;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(examples, none)) {
        if (entry.path().string().ends_with(".game.json")) files.push_back(entry.path().string());
    }
    std::sort(files.begin(), files.end());
    return files;
}

int bonus_points(const Json& player) {
    int points = 0;
    for (const Json& bonus : player["bonuses"]) points += bonus["points"].get<int>();
    return points;
}

void expect_numbers(const Json& found, const Json& expected) {
    for (const char* field :
         {"colour", "trains_used", "route_points", "ticket_points", "tickets_completed", "total", "rank"}) {
        EXPECT_EQ(found[field], expected[field]) << field;
    }
    EXPECT_EQ(found["longest_route"]["length"], expected["longest_route"]);
    EXPECT_EQ(found["longest_route"]["upper_bound"], expected["longest_route"]);
    EXPECT_EQ(bonus_points(found), expected["bonus"].get<int>());
    EXPECT_EQ(found.contains("stations"), expected.contains("station_points"));
    if (expected.contains("station_points")) {
        EXPECT_EQ(found["stations"]["points"], expected["station_points"]);
    }
    if (!expected.contains("tickets")) return;
    ASSERT_EQ(found["tickets"].size(), expected["tickets"].size());
    for (std::size_t i = 0; i < found["tickets"].size(); ++i) {
        EXPECT_EQ(found["tickets"][i]["completed"], expected["tickets"][i]) << "ticket " << i;
    }
}

/// Walks routes given by id from a city; the city where the walk ends, or "" where it breaks.
std::string walk(const maps::BoardMap& map, const std::string& start, const Json& routes) {
    auto at = *map.find_city(start);
    for (const Json& slug : routes) {
        const maps::Route& route = map.route(*map.find_route(slug.get<std::string>()));
        if (!route.touches(at)) return "";
        at = route.other_end(at);
    }
    return map.city(at).slug;
}

/// Every proof holds on the board: paths connect, run on own or borrowed routes, and the longest route is one trail.
void expect_proofs(const maps::BoardMap& map, const Json& game, const Json& player) {
    std::vector<Json> usable;
    for (const auto& [route, owner] : game["claims"].items()) {
        if (owner == player["colour"]) usable.push_back(route);
    }
    const auto own = usable;
    if (player.contains("stations")) {
        for (const auto& [city, route] : player["stations"]["borrowed"].items()) {
            EXPECT_TRUE(map.route(*map.find_route(route.get<std::string>())).touches(*map.find_city(city)));
            EXPECT_TRUE(game["claims"].contains(route.get<std::string>()));
            EXPECT_EQ(std::count(own.begin(), own.end(), route), 0);
            EXPECT_EQ(game["stations"][city], player["colour"]);
            usable.push_back(route);
        }
    }
    for (const Json& ticket : player["tickets"]) {
        EXPECT_EQ(ticket["path"].empty(), !ticket["completed"].get<bool>());
        if (ticket["path"].empty()) continue;
        EXPECT_EQ(walk(map, ticket["from"].get<std::string>(), ticket["path"]), ticket["to"].get<std::string>());
        for (const Json& route : ticket["path"]) EXPECT_NE(std::count(usable.begin(), usable.end(), route), 0) << route;
    }
    const Json& longest = player["longest_route"];
    int length = 0;
    std::set<std::string> travelled;
    for (const Json& route : longest["routes"]) {
        EXPECT_TRUE(travelled.insert(route.get<std::string>()).second);
        EXPECT_NE(std::count(own.begin(), own.end(), route), 0) << route;
        length += map.route(*map.find_route(route.get<std::string>())).length();
    }
    EXPECT_EQ(length, longest["length"].get<int>());
    if (longest["routes"].empty()) return;
    ASSERT_EQ(longest["cities"].size(), longest["routes"].size() + 1);
    EXPECT_EQ(walk(map, longest["cities"].front().get<std::string>(), longest["routes"]),
              longest["cities"].back().get<std::string>());
}

TEST(Examples, AllThirtyAreRightInEveryField) {
    const auto files = game_files();
    if (files.empty()) GTEST_SKIP() << "no worked positions beside this checkout: " << examples;
    ASSERT_EQ(files.size(), 30U);
    for (const std::string& file : files) {
        SCOPED_TRACE(file);
        const Outcome outcome = railref({"score", file, "--json"});
        ASSERT_EQ(outcome.status, 0) << outcome.err;
        const Json sheet = outcome.json();
        const Json game = Json::parse(content(file));
        const Json expected = Json::parse(content(file.substr(0, file.size() - 9) + "expect.json"));
        EXPECT_EQ(sheet["format"], "railref-scoresheet/1");
        EXPECT_EQ(sheet["board"], game["board"]);
        EXPECT_EQ(sheet["variant"], game["variant"]);
        ASSERT_EQ(sheet["players"].size(), expected["players"].size());
        for (std::size_t i = 0; i < sheet["players"].size(); ++i) {
            SCOPED_TRACE(expected["players"][i]["colour"]);
            expect_numbers(sheet["players"][i], expected["players"][i]);
            expect_proofs(*maps::built_in_board(game["board"].get<std::string>()), game, sheet["players"][i]);
            const bool wins =
                std::count(sheet["winners"].begin(), sheet["winners"].end(), expected["players"][i]["colour"]) > 0;
            EXPECT_EQ(wins, expected["players"][i]["rank"] == 1);
        }
    }
}

TEST(Examples, TheTextTableNamesTheSameTotals) {
    const auto files = game_files();
    if (files.empty()) GTEST_SKIP() << "no worked positions beside this checkout: " << examples;
    for (const std::size_t i : {std::size_t{0}, files.size() / 2, files.size() - 1}) {
        SCOPED_TRACE(files[i]);
        const Json sheet = railref({"score", files[i], "--json"}).json();
        const Outcome text = railref({"score", files[i]});
        EXPECT_EQ(text.status, 0);
        for (const Json& player : sheet["players"]) {
            const std::string line = player["name"].get<std::string>() + " (" + player["colour"].get<std::string>() +
                                     "): " + std::to_string(player["total"].get<int>()) + " point";
            EXPECT_NE(text.out.find(line), std::string::npos) << line << "\n" << text.out;
        }
    }
}

}  // namespace
}  // namespace railref::tests
