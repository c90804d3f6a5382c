#include "app/referee/autosave.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <thread>

#include "app/referee/game_shelf.h"
#include "maps/load_map.h"
#include "tests/temporary_folder.h"

extern char** environ;

namespace railref::app {
namespace {

namespace fs = std::filesystem;

class Autosaved : public ::testing::Test {
protected:
    tests::TemporaryFolder temporary_;
    const fs::path& folder_ = temporary_.path();
};

pid_t start_victim(const fs::path& shelf, const fs::path& out) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    std::string program = RAILREF_VICTIM;
    std::string folder = shelf.string();
    char* argv[] = {program.data(), folder.data(), nullptr};
    pid_t child = 0;
    const int failed = posix_spawn(&child, RAILREF_VICTIM, &actions, nullptr, argv, environ);
    posix_spawn_file_actions_destroy(&actions);
    return failed == 0 ? child : -1;
}

/// The last whole line's number; 0 where there is none.
int last_said(const fs::path& out) {
    std::ifstream in(out);
    int last = 0;
    for (std::string line; std::getline(in, line) && !in.eof();) last = std::stoi(line);
    return last;
}

/// However long the machine takes to start a program.
void wait_for_first_entry(const fs::path& out) {
    const auto patience = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (last_said(out) == 0 && std::chrono::steady_clock::now() < patience)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

int entry_of(const GameSession& session) { return std::stoi(session.players().front().name.substr(4)); }

/// `RAILREF_KILLS` makes it longer: ./run test full.
int kills() {
    const char* wish = std::getenv("RAILREF_KILLS");
    return wish == nullptr ? 25 : std::atoi(wish);
}

TEST_F(Autosaved, LosesTheLastEntryAtMostWhenKilledAtAnyMoment) {
    std::mt19937 chance(7);
    int games_found = 0;
    int entries = 0;
    for (int i = 0; i < kills(); ++i) {
        const pid_t victim = start_victim(folder_ / "shelf", folder_ / "said");
        ASSERT_GT(victim, 0);
        if (i % 4 != 0) wait_for_first_entry(folder_ / "said");  // the others may die while they start
        std::this_thread::sleep_for(std::chrono::microseconds(chance() % 60000));
        kill(victim, SIGKILL);
        int status = 0;
        ASSERT_EQ(waitpid(victim, &status, 0), victim);
        ASSERT_TRUE(WIFSIGNALED(status)) << "the victim ended by itself";

        const int said = last_said(folder_ / "said");
        GameShelf shelf(folder_ / "shelf");
        ASSERT_TRUE(shelf.take_charge());
        const auto on_table = shelf.on_table();
        if (!on_table) {
            ASSERT_LE(said, 1) << "entries were lost in kill " << i;
            continue;
        }
        const auto session = shelf.load(on_table->game);
        ASSERT_TRUE(session.has_value()) << session.error().message();
        ++games_found;
        // What a victim of before wrote stays where this one was killed before its second entry.
        if (said > 1) {
            ASSERT_GE(entry_of(std::get<GameSession>(*session)), said - 1) << "in kill " << i;
        }
        entries += said;
        const auto place = shelf.game_file(on_table->game).parent_path();
        ASSERT_EQ(std::distance(fs::directory_iterator(place), fs::directory_iterator()), 1) << "something was left";
    }
    EXPECT_GT(games_found, kills() / 2);
    EXPECT_GT(entries, kills());
}

TEST_F(Autosaved, TellsWhyNothingCouldBeWritten) {
    Autosave autosave;
    autosave.save(folder_ / "no such folder" / "game.json", GameSession(*maps::built_in_board("usa")));
    autosave.wait();
    const auto fault = autosave.take_fault();
    ASSERT_TRUE(fault.has_value());
    EXPECT_NE(fault->message().find("cannot be written"), std::string::npos) << fault->message();
    EXPECT_FALSE(autosave.take_fault().has_value());
}

TEST_F(Autosaved, WritesTheLastOfManyStates) {
    GameSession session(*maps::built_in_board("usa"));
    {
        Autosave autosave;
        for (int i = 0; i < 20; ++i) {
            session.rename_player(maps::PlayerColour::blue, std::to_string(i));
            autosave.save(folder_ / "game.json", session);
        }
    }
    const auto loaded = GameSession::load(folder_ / "game.json");
    ASSERT_TRUE(loaded.has_value());
    EXPECT_EQ(loaded->players().front().name, "19");
}

}  // namespace
}  // namespace railref::app
