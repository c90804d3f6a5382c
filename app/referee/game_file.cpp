#include "app/referee/game_file.h"

#include "app/referee/player_json.h"
#include "app/referee/words.h"
#include "maps/write_file.h"

namespace railref::app {

namespace {

constexpr std::string_view game_format = "railref-game/1";

/// A colour that is a player's.
PlayerColour read_owner(const Words& words, const scoring::Game& game, const maps::JsonNode& node) {
    const PlayerColour owner = words.colour(node);
    if (!words.reader().fault() && game.find_player(owner) == nullptr)
        node.expected("the colour of one of the players");
    return owner;
}

void read_claims(const Words& words, scoring::Game& game, const maps::JsonNode& node) {
    for (const auto& [key, value] : node.members()) {
        game.position.claim(words.route_key(key, value), read_owner(words, game, value));
    }
}

void read_stations(const Words& words, scoring::Game& game, const maps::JsonNode& node) {
    for (const auto& [key, value] : node.members()) {
        if (!words.map().has_stations()) {
            words.reader().note(value.pointer(),
                                "expected no stations, as the board " + words.map().id() + " has none");
        }
        game.position.build_station(words.city_key(key, value), read_owner(words, game, value));
    }
}

scoring::Game read_game_node(const maps::BoardMap& map, maps::JsonReader& reader) {
    const maps::JsonNode root = reader.root();
    const Words words(map, reader);
    const maps::Variant& variant = read_variant(map, root);
    scoring::Game game{&map, &variant, read_players(words, variant, root["players"]), scoring::Position(map)};
    if (reader.fault()) return game;
    read_claims(words, game, root["claims"]);
    if (map.has_stations()) {
        read_stations(words, game, root["stations"]);
    } else if (const auto stations = root.find("stations")) {
        read_stations(words, game, *stations);
    }
    return game;
}

}  // namespace

maps::Result<GameFile> parse_game(std::string_view text, const std::string& file) {
    auto document = maps::parse_json(text, file);
    if (!document) return tl::unexpected(document.error());
    maps::JsonReader reader(*document, file);
    reader.require_format(game_format);
    if (reader.fault()) return tl::unexpected(*reader.fault());
    const maps::BoardMap* map = read_board_id(reader.root()["board"]);
    if (map == nullptr) return tl::unexpected(*reader.fault());
    scoring::Game game = read_game_node(*map, reader);
    if (reader.fault()) return tl::unexpected(*reader.fault());
    return GameFile{std::move(game), std::move(*document)};
}

maps::Result<GameFile> read_game(const std::filesystem::path& file) {
    const auto text = maps::read_text(file);
    if (!text) return tl::unexpected(text.error());
    return parse_game(*text, file.string());
}

maps::Json game_json(const scoring::Game& game, const maps::Json& document) {
    const maps::BoardMap& map = *game.map;
    maps::Json json;
    json["format"] = game_format;
    json["board"] = map.id();
    json["variant"] = game.variant->id;
    json["players"] = players_json(map, game.players, member(document, "players"));
    maps::Json claims = maps::Json::object();
    for (std::size_t i = 0; i < map.routes().size(); ++i) {
        if (const auto owner = game.position.owner(RouteId(i))) claims[map.routes()[i].slug] = maps::name(*owner);
    }
    json["claims"] = in_order_of(member(document, "claims"), claims);
    maps::Json stations = maps::Json::object();
    for (std::size_t i = 0; i < map.cities().size(); ++i) {
        if (const auto owner = game.position.station(CityId(i))) stations[map.cities()[i].slug] = maps::name(*owner);
    }
    json["stations"] = in_order_of(member(document, "stations"), stations);
    return keep_unknown(std::move(json), document, {});
}

maps::Result<void> write_game(const GameFile& game, const std::filesystem::path& file) {
    return maps::write_file(file, game_json(game.game, game.document).dump(2) + "\n");
}

}  // namespace railref::app
