#include "app/cli/command.h"

#include <filesystem>
#include <iostream>

#include "app/cli/text.h"
#include "app/referee/evidence.h"

namespace railref::app {

Exit fail(std::string_view line) {
    note(line);
    return Exit::failed;
}

Exit fail(const maps::FileError& error) { return fail(error.message()); }

void add_reading_and_tickets(CLI::App& command, std::string& reading, std::string& tickets) {
    command.add_option("READING", reading, "What the photos say (railref-reading/1)")->type_name("FILE")->required();
    command.add_option("--tickets", tickets, "Players, tickets and answers (railref-tickets/1)")
        ->type_name("FILE")
        ->required();
}

Exit refuse(std::string_view line) {
    note(line);
    return Exit::no;
}

void note(std::string_view line) { std::cerr << "railref: " << printable(line) << "\n"; }

bool same_file(const std::string& a, const std::string& b) {
    std::error_code ignored;
    return std::filesystem::equivalent(a, b, ignored);
}

bool may_write(const std::string& file, const std::function<bool(const std::string& file)>& is_ours) {
    std::error_code ignored;
    return !std::filesystem::is_regular_file(file, ignored) || std::filesystem::file_size(file, ignored) == 0 ||
           is_ours(file);
}

Exit print_json(const maps::Json& json, Exit exit) {
    return print_text(json.dump(2, ' ', false, maps::Json::error_handler_t::replace) + "\n", exit);
}

Exit print_text(std::string_view text, Exit exit) {
    std::cout << text << std::flush;
    return std::cout ? exit : fail("standard output cannot be written");
}

maps::Result<GameFile> open_game(const std::string& file) {
    const auto text = read_game_text(file);
    if (!text) return tl::unexpected(text.error());
    return parse_game(*text, file);
}

tl::expected<const scoring::Player*, std::string> find_player(const scoring::Game& game, std::string_view word) {
    const auto colour = maps::player_colour(word);
    const scoring::Player* player = colour ? game.find_player(*colour) : nullptr;
    if (player != nullptr) return player;
    std::string players;
    for (const scoring::Player& one : game.players) {
        players += (players.empty() ? "" : ", ") + std::string(maps::name(one.colour));
    }
    return tl::unexpected("--player: expected one of the game's players (" + players + "), found \"" +
                          std::string(word) + "\"");
}

}  // namespace railref::app
