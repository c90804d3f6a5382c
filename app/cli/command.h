#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>
#include <string_view>

#include "app/referee/game_file.h"
#include "maps/json_reader.h"
#include "maps/result.h"
#include "scoring/position.h"

/// What the commands of the program share.
namespace railref::app {

enum class Exit {
    done = 0,
    no = 1,      ///< understood, but the answer is no
    failed = 2,  ///< wrong usage or an unreadable file
};

/// What the command line asks for; set by the command that was named.
using Run = std::function<Exit()>;

// One line on standard error, "railref: ..."; returns what main returns.
Exit fail(std::string_view line);
Exit fail(const maps::FileError& error);
Exit refuse(std::string_view line);
/// For something worth saying that changes no exit status.
void note(std::string_view line);

/// Whether both are there and are one file, however they are named.
[[nodiscard]] bool same_file(const std::string& a, const std::string& b);

/// Not where a file is there that `is_ours` does not know: it is something else, such as a photo, and stays.
[[nodiscard]] bool may_write(const std::string& file, const std::function<bool(const std::string& file)>& is_ours);

/// A result on standard output.
Exit print_json(const maps::Json& json, Exit exit = Exit::done);
Exit print_text(std::string_view text, Exit exit = Exit::done);

/// The game of a game file or of an evidence file.
[[nodiscard]] maps::Result<GameFile> open_game(const std::string& file);

/// READING and --tickets, both required.
void add_reading_and_tickets(CLI::App& command, std::string& reading, std::string& tickets);

/// The player of the game whom --player names, or the one line that says why there is none.
[[nodiscard]] tl::expected<const scoring::Player*, std::string> find_player(const scoring::Game& game,
                                                                            std::string_view word);

void add_read(CLI::App& app, Run& run);
void add_convert(CLI::App& app, Run& run);
void add_doubt(CLI::App& app, Run& run);
void add_score(CLI::App& app, Run& run);
void add_share(CLI::App& app, Run& run);
void add_replay(CLI::App& app, Run& run);
void add_check(CLI::App& app, Run& run);
void add_longest(CLI::App& app, Run& run);
void add_stations(CLI::App& app, Run& run);
void add_judge(CLI::App& app, Run& run);
void add_calibrate(CLI::App& app, Run& run);
void add_boards(CLI::App& app, Run& run);

}  // namespace railref::app
