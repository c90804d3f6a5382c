#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "maps/load_map.h"
#include "tests/app/program.h"

namespace railref::tests {
namespace {

using maps::Json;

TEST(Usage, WrongUsageIsOneLineAndStatusTwo) {
    const Folder folder;
    const std::string game = folder.write("game.json", small_game());
    for (const std::vector<std::string>& command : {std::vector<std::string>{"scoer", game},
                                                    {"score"},
                                                    {"score", game, game},
                                                    {"score", game, "--jsn"},
                                                    {"longest", game},
                                                    {"longest", game, "--player"},
                                                    {"convert", game},
                                                    {"convert", game, "--tickets", game},
                                                    {"calibrate", game, "--board", "europe"},
                                                    {"read", game, "--overlay", ""},
                                                    {"convert", game, "--tickets", game, "-o", ""},
                                                    {"boards", "usa"},
                                                    {"--verbose"}}) {
        SCOPED_TRACE(command.front());
        expect_one_line(railref(command), 2);
    }
}

TEST(Usage, HelpIsAResult) {
    const Outcome help = railref({"--help"});
    EXPECT_EQ(help.status, 0);
    EXPECT_EQ(help.err, "");
    for (const std::string command :
         {"read", "convert", "doubt", "score", "check", "longest", "stations", "calibrate", "boards", "pictures"}) {
        EXPECT_NE(help.out.find("\n  " + command), std::string::npos) << command;
        const Outcome one = railref({command, "--help"});
        EXPECT_EQ(one.status, 0) << command;
        EXPECT_NE(one.out.find("Usage: railref " + command), std::string::npos) << one.out;
    }
}

TEST(Usage, TheSampleWithoutADisplayKeepsNoCompiledScreens) {
    const TemporaryFolder cache;  // another version of the program would crash on them
    ASSERT_EQ(setenv("XDG_CACHE_HOME", cache.path().c_str(), 1), 0);
    const Outcome outcome = railref({});
    unsetenv("XDG_CACHE_HOME");
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_NE(outcome.out.find("wins"), std::string::npos) << outcome.out;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(cache.path()))
        EXPECT_NE(entry.path().filename(), "qmlcache") << entry.path();
}

TEST(Usage, AnEmptyNameOfAPlatformIsNone) {
    ASSERT_EQ(setenv("QT_QPA_PLATFORM", "", 1), 0);
    const Outcome outcome = railref({});
    unsetenv("QT_QPA_PLATFORM");
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_NE(outcome.out.find("wins"), std::string::npos) << outcome.out;
}

TEST(Usage, Boards) {
    const Outcome outcome = railref({"boards", "--json"});
    EXPECT_EQ(outcome.status, 0);
    const Json json = outcome.json();
    EXPECT_EQ(json["format"], "railref-boards/1");
    ASSERT_EQ(json["boards"].size(), 3U);
    EXPECT_EQ(json["boards"][0]["id"], "usa");
    EXPECT_EQ(json["boards"][0]["colours"], Json::array({"red", "blue", "green", "yellow", "black"}));
    EXPECT_EQ(json["boards"][0]["players"], Json::array({2, 5}));
    EXPECT_EQ(json["boards"][1]["id"], "europe");
    EXPECT_EQ(json["boards"][1]["variants"][0], "base");
    EXPECT_EQ(json["boards"][2]["players"], Json::array({2, 3}));
    for (const Json& board : json["boards"]) {
        EXPECT_EQ(board["name"], maps::built_in_board(board["id"].get<std::string>())->name());
    }
    EXPECT_EQ(railref({"boards"}).status, 0);
}

}  // namespace
}  // namespace railref::tests
