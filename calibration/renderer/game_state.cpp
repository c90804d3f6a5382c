#include "calibration/renderer/game_state.h"

#include <string>
#include <utility>

#include "maps/load_map.h"

namespace railref::renderer {

namespace {

using maps::Json;
using maps::JsonNode;

PlayerColour read_colour(const JsonNode& node, const maps::BoardMap& map) {
    const auto colour = maps::player_colour(node.string());
    if (!colour || !map.has_colour(*colour)) node.expected("a player colour of this board");
    return colour.value_or(map.colours().front());
}

void read_claims(const JsonNode& node, const maps::BoardMap& map, BoardState& state) {
    for (const auto& [slug, owner] : node.members()) {
        const auto route = map.find_route(slug);
        if (!route) owner.expected("a route of this board as key");
        if (route) state.claims[*route] = read_colour(owner, map);
    }
}

void read_stations(const JsonNode& node, const maps::BoardMap& map, BoardState& state) {
    for (const auto& [slug, owner] : node.members()) {
        const auto city = map.find_city(slug);
        if (!city) owner.expected("a city of this board as key");
        if (city) state.stations[*city] = read_colour(owner, map);
    }
}

void read_markers(const JsonNode& players, const maps::BoardMap& map, BoardState& state) {
    for (const JsonNode& player : players.items()) {
        const PlayerColour colour = read_colour(player["colour"], map);
        if (const auto marker = player.find("score_marker")) state.markers[colour] = marker->integer(0, 99);
    }
}

// The markers are left to the photo: the sample's reading is live.
Json tickets_of(const Json& game) {
    Json tickets{{"format", "railref-tickets/1"}};
    if (game.contains("variant")) tickets["variant"] = game["variant"];
    tickets["players"] = game["players"];
    for (Json& player : tickets["players"]) player.erase("score_marker");
    return tickets;
}

}  // namespace

maps::Result<PlacedGame> load_placed_game(const std::filesystem::path& file) {
    const auto text = maps::read_text(file);
    if (!text) return tl::unexpected(text.error());
    const auto json = maps::parse_json(*text, file.string());
    if (!json) return tl::unexpected(json.error());
    maps::JsonReader reader(*json, file.string());
    reader.require_format("railref-game/1");
    const JsonNode board = reader.root()["board"];
    PlacedGame game;
    game.map = maps::built_in_board(board.string());
    if (game.map == nullptr) board.expected("a built-in board");
    if (reader.fault()) return tl::unexpected(*reader.fault());
    read_markers(reader.root()["players"], *game.map, game.state);
    read_claims(reader.root()["claims"], *game.map, game.state);
    if (const auto stations = reader.root().find("stations")) read_stations(*stations, *game.map, game.state);
    if (reader.fault()) return tl::unexpected(*reader.fault());
    game.tickets = tickets_of(*json);
    return game;
}

}  // namespace railref::renderer
