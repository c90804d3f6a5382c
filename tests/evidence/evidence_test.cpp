#include "app/referee/evidence.h"

#include <gtest/gtest.h>

#include <random>

#include "maps/load_map.h"
#include "tests/app/program.h"
#include "tests/evidence/tamper.h"

namespace railref::app {
namespace {

using maps::Json;
using tests::a_picture;
using tests::everything;
using tests::evidence_of;
using tests::replayed;
using tests::small_game;
using tests::small_reading;
using tests::tampered;

/// A photo was read, two places were answered.
GameSession a_game() {
    Json game = small_game();
    game["session"]["reading"] = small_reading();
    game["session"]["answers"] = {
        {"routes", {{"dieppe-paris-pink", "red"}, {"frankfurt-paris-white", "red"}, {"dieppe-london-gray-1", "blue"}}},
        {"stations", {{"london", "red"}}},
        {"score_markers", Json::object()}};
    return GameSession::parse(game.dump(), "a game").value();
}

TEST(Evidence, ReplaysToTheSameScores) {
    const GameSession session = a_game();
    const std::string bytes = evidence_of(session);
    EXPECT_EQ(replayed(bytes), std::vector<std::string>{});
    const Evidence evidence = unpack_evidence(bytes, "x").value();
    const auto& again = std::get<GameSession>(evidence.session);
    EXPECT_EQ(again.position(), session.position());
    EXPECT_EQ(again.answers(), session.answers());
    EXPECT_EQ(evidence.picture, a_picture.jpeg);
    EXPECT_EQ(evidence.program, program_version());
    ASSERT_NE(again.reading(), nullptr);
    EXPECT_EQ(again.reading()->questions.size(), session.reading()->questions.size());
    EXPECT_EQ(evidence_of(again),
              evidence_of(std::get<GameSession>(unpack_evidence(evidence_of(again), "x")->session)));
}

TEST(Evidence, OfEveryBoardReplays) {
    std::mt19937 chance(11);
    for (const std::string_view id : maps::built_in_boards()) {
        for (int i = 0; i < 20; ++i) {
            GameSession session(*maps::built_in_board(id));
            const auto colours = session.map().colours();
            for (std::size_t route = 0; route < session.map().routes().size(); ++route)
                if (chance() % 3 != 0) session.answer(maps::RouteId(route), colours[chance() % 3]);
            for (int ticket = 0; ticket < 9; ++ticket) {
                const maps::Ticket& card = session.map().tickets()[chance() % session.map().tickets().size()];
                session.add_ticket(colours[chance() % 3], {card.from, card.to, card.points});
            }
            EXPECT_EQ(replayed(evidence_of(session)), std::vector<std::string>{}) << id;
        }
    }
}

TEST(Evidence, SaysNothingOfThePhotoBesideTheBoard) {
    Json game = small_game();
    game["session"]["answers"] = {
        {"routes", Json::object()}, {"stations", Json::object()}, {"score_markers", Json::object()}};
    game["session"]["reading"] = small_reading();
    game["session"]["reading"]["images"] = Json::array(
        {{{"file", "/home/ada/holidays/IMG_77.jpg"},
          {"width", 4032},
          {"height", 3024},
          {"registration",
           {{"homography", {1, 0, 0, 0, 1, 0, 0, 0, 1}}, {"inliers", 9}, {"error_px", 1.0}, {"visible", 1.0}}}}});
    game["session"]["reading"]["left_out"] = Json::parse(R"([{"file": "/home/ada/IMG_77b.jpg", "why": "no board"}])");
    const auto files = unpack(evidence_of(GameSession::parse(game.dump(), "g").value()), everything, "x").value();
    for (const auto& [name, content] : files) EXPECT_EQ(content.find("IMG_77"), std::string::npos) << name;
    const Json images = Json::parse(files.at("game.json"))["session"]["reading"]["images"];
    ASSERT_EQ(images.size(), 1U);
    EXPECT_EQ(images[0]["file"], "board.jpg");
    EXPECT_EQ(images[0]["width"], 2400);
}

TEST(Evidence, TellsNumbersThatWereChanged) {
    const std::string bytes = evidence_of(a_game());
    const auto lines =
        replayed(tampered(bytes, "scoresheet.json", [](Json& sheet) { sheet["players"][0]["total"] = 500; }));
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_NE(lines[0].find("red's total: the file says 500, counted again "), std::string::npos) << lines[0];
    EXPECT_EQ(replayed(tampered(bytes, "scoresheet.json", [](Json& sheet) { sheet["winners"] = {"blue"}; })).size(),
              1U);
    EXPECT_FALSE(replayed(tampered(bytes, "scoresheet.json", [](Json& sheet) { sheet["players"].erase(1); })).empty());
    EXPECT_FALSE(replayed(tampered(bytes, "scoresheet.json", [](Json& sheet) { sheet["players"] = 7; })).empty());
}

TEST(Evidence, TellsTrainsThatNobodySaw) {
    const auto lines = replayed(tampered(evidence_of(a_game()), "game.json",
                                         [](Json& game) { game["claims"]["edinburgh-london-black"] = "red"; }));
    const auto told = [&](const std::string& words) {
        return std::ranges::any_of(lines, [&](const auto& line) { return line.find(words) != std::string::npos; });
    };
    EXPECT_TRUE(told("edinburgh-london-black: the game says red, but neither the reading nor an answer does"));
    EXPECT_TRUE(told("red's route_points"));
}

TEST(Evidence, TellsOtherBoardFacts) {
    const auto lines = replayed(
        tampered(evidence_of(a_game()), "evidence.json", [](Json& head) { head["rules"]["facts"] = "fnv1a-0"; }));
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_NE(lines[0].find("facts or rules"), std::string::npos);
}

TEST(Evidence, RefusesWhatItShouldNotHoldInOneLine) {
    const std::string bytes = evidence_of(a_game());
    const auto files = unpack(bytes, everything, "x").value();
    for (const char* missing : {"evidence.json", "game.json", "scoresheet.json"}) {
        auto less = files;
        less.erase(missing);
        const auto refused = unpack_evidence(pack(less, "x").value(), "x.railref");
        ASSERT_FALSE(refused.has_value()) << missing;
        EXPECT_NE(refused.error().message().find(missing), std::string::npos) << refused.error().message();
    }
    for (const auto& [name, text] : std::map<std::string, std::string>{{"evidence.json", "{}"},
                                                                       {"game.json", "[[[[["},
                                                                       {"game.json", "{\"format\":\"railref-game/1\"}"},
                                                                       {"scoresheet.json", "null"},
                                                                       {"board.jpg", "GIF89a"}}) {
        auto other = files;
        other[name] = text;
        const auto refused = unpack_evidence(pack(other, "x").value(), "x.railref");
        ASSERT_FALSE(refused.has_value()) << name << text;
        EXPECT_EQ(refused.error().message().find('\n'), std::string::npos);
    }
}

TEST(Evidence, SurvivesAnyDamage) {
    const std::string bytes = evidence_of(a_game());
    std::mt19937 chance(5);
    for (int i = 0; i < 2000; ++i) {
        std::string damaged = bytes.substr(0, i % 3 == 0 ? chance() % bytes.size() : bytes.size());
        for (int flips = 0; flips < 4 && !damaged.empty(); ++flips)
            damaged[chance() % damaged.size()] = static_cast<char>(chance());
        const auto evidence = unpack_evidence(damaged, "x.railref");
        if (evidence)
            (void)replay(*evidence);
        else
            ASSERT_EQ(evidence.error().message().find('\n'), std::string::npos);
    }
}

}  // namespace
}  // namespace railref::app
