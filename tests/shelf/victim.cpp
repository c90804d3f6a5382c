// Enters a game without end into the place that it is told, saving every entry, until somebody kills it. Entry number k
// is in the game's file: the name of its first player ends in k. After each save() it says k, one number a line.
#include <unistd.h>

#include <iostream>
#include <random>

#include "app/referee/autosave.h"
#include "app/referee/game_shelf.h"
#include "maps/load_map.h"

using namespace railref;
using namespace railref::app;

int main(int argc, char** argv) {
    if (argc != 2) return 2;
    GameShelf shelf(argv[1]);
    if (!shelf.take_charge()) return 2;
    const auto before = shelf.on_table();
    auto place = before ? maps::Result<GameId>(before->game) : shelf.make_place();
    if (!place || !shelf.put_on_table({*place, 2})) return 2;
    GameSession session(*maps::built_in_board("europe"));
    const auto routes = session.map().routes().size();
    Autosave autosave;
    std::mt19937 chance(static_cast<unsigned>(::getpid()));
    for (int k = 1;; ++k) {
        session.answer(maps::RouteId(chance() % routes), maps::PlayerColour::red);
        session.rename_player(maps::PlayerColour::red, "Ada " + std::to_string(k));
        autosave.save(shelf.game_file(*place), session);
        std::cout << k << std::endl;
    }
}
