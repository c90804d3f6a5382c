#include "app/cli/command.h"

#include <iostream>

#include "app/cli/text.h"
#include "app/referee/words.h"

namespace railref::app {

Exit fail(std::string_view line) {
    note(line);
    return Exit::failed;
}

Exit fail(const maps::FileError& error) { return fail(error.message()); }

Exit refuse(std::string_view line) {
    note(line);
    return Exit::no;
}

void note(std::string_view line) { std::cerr << "railref: " << printable(line) << "\n"; }

Exit print_json(const maps::Json& json, Exit exit) {
    return print_text(json.dump(2, ' ', false, maps::Json::error_handler_t::replace) + "\n", exit);
}

Exit print_text(std::string_view text, Exit exit) {
    std::cout << text << std::flush;
    return std::cout ? exit : fail("standard output cannot be written");
}

tl::expected<maps::PlayerColour, std::string> find_colour(const maps::BoardMap& map, std::string_view word) {
    if (const auto colour = board_colour(map, word)) return *colour;
    return tl::unexpected("--player: expected a player colour of the board " + map.id() + " (" + colour_list(map) +
                          "), found \"" + std::string(word) + "\"");
}

}  // namespace railref::app
