#include "app/referee/boards_json.h"

#include "app/referee/slugs.h"
#include "maps/load_map.h"

namespace railref::app {

namespace {

maps::Json board_json(const maps::BoardMap& map) {
    maps::Json json;
    json["id"] = map.id();
    json["name"] = map.name();
    json["variants"] = maps::Json::array();
    for (const maps::Variant& variant : map.variants()) json["variants"].push_back(variant.id);
    json["colours"] = words(map.colours());
    json["players"] = {map.rules().min_players, map.rules().max_players};
    return json;
}

}  // namespace

maps::Json boards_json() {
    maps::Json json;
    json["format"] = "railref-boards/1";
    json["boards"] = maps::Json::array();
    for (const std::string_view id : maps::built_in_boards())
        json["boards"].push_back(board_json(*maps::built_in_board(id)));
    return json;
}

}  // namespace railref::app
