#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "scoring/scoresheet.h"
#include "tests/scoring/game_file.h"

// Positions that an independent implementation scored.
namespace railref::scoring::test {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> example_games() {
    std::vector<fs::path> games;
    const fs::path folder = fs::path(RAILREF_SHARED_DIR) / "spec" / "examples";
    if (!fs::exists(folder)) return games;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().string().ends_with(".game.json")) games.push_back(entry.path());
    }
    std::ranges::sort(games);
    return games;
}

int bonus_points(const PlayerScore& player) {
    int sum = 0;
    for (const BonusScore& bonus : player.bonuses) sum += bonus.points;
    return sum;
}

Json as_expected(const PlayerScore& player, const Json& fields) {
    Json all{{"colour", maps::name(player.colour)},
             {"trains_used", player.trains_used},
             {"route_points", player.route_points},
             {"ticket_points", player.ticket_points},
             {"tickets_completed", player.tickets_completed},
             {"longest_route", player.longest_route.trail.length},
             {"bonus", bonus_points(player)},
             {"total", player.total},
             {"rank", player.rank},
             {"station_points", player.stations.points}};
    all["tickets"] = Json::array();
    for (const TicketScore& ticket : player.tickets) all["tickets"].push_back(ticket.completed);
    Json picked = Json::object();
    for (const auto& [key, value] : fields.items()) picked[key] = all.at(key);
    return picked;
}

TEST(ScoringExamples, AgreeWithTheIndependentOracleInEveryField) {
    const std::vector<fs::path> games = example_games();
    if (games.empty()) GTEST_SKIP() << "../shared/spec/examples is not here";
    for (const fs::path& file : games) {
        const Scoresheet sheet = score(game_from(read_json(file)));
        std::string expect = file.string();
        expect.replace(expect.rfind(".game.json"), std::string::npos, ".expect.json");
        const Json players = read_json(expect).at("players");
        ASSERT_EQ(sheet.players.size(), players.size()) << file;
        for (std::size_t i = 0; i < players.size(); ++i) {
            EXPECT_EQ(as_expected(sheet.players[i], players[i]), players[i]) << file;
        }
    }
    EXPECT_GE(games.size(), 30u);
}

}  // namespace
}  // namespace railref::scoring::test
