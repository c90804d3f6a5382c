#pragma once

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "maps/load_map.h"
#include "scoring/position.h"

/// Game files as the tests write them, read without the care of the program's own reader.
namespace railref::scoring::test {

using Json = nlohmann::ordered_json;

inline Json read_json(const std::filesystem::path& file) {
    std::ifstream stream(file);
    return Json::parse(stream);
}

inline CityId city(const BoardMap& map, const std::string& slug) { return map.find_city(slug).value(); }
inline RouteId route(const BoardMap& map, const std::string& slug) { return map.find_route(slug).value(); }
inline PlayerColour colour(const std::string& word) { return maps::player_colour(word).value(); }

inline Player player_from(const BoardMap& map, const Json& json) {
    Player player;
    player.colour = colour(json.at("colour"));
    player.name = json.value("name", "");
    for (const Json& ticket : json.value("tickets", Json::array())) {
        player.tickets.push_back({city(map, ticket.at("from")), city(map, ticket.at("to")), ticket.at("points")});
    }
    if (json.contains("score_marker")) player.score_marker = json.at("score_marker").get<int>();
    const Json choices = json.value("station_choices", Json::object());
    for (const auto& [slug, choice] : choices.items()) {
        player.station_choices.push_back({city(map, slug), route(map, choice)});
    }
    return player;
}

inline Game game_from(const Json& json) {
    const BoardMap& map = *maps::built_in_board(json.at("board").get<std::string>());
    Game game{&map, map.find_variant(json.value("variant", "base")), {}, Position(map)};
    for (const Json& player : json.at("players")) game.players.push_back(player_from(map, player));
    const Json claims = json.value("claims", Json::object());
    for (const auto& [slug, owner] : claims.items()) {
        game.position.claim(route(map, slug), colour(owner));
    }
    const Json stations = json.value("stations", Json::object());
    for (const auto& [slug, owner] : stations.items()) {
        game.position.build_station(city(map, slug), colour(owner));
    }
    return game;
}

/// A game written as JSON text in a test.
inline Game game_of(const char* text) { return game_from(Json::parse(text)); }

inline const Player& player_of(const Game& game, const std::string& word) { return *game.find_player(colour(word)); }

}  // namespace railref::scoring::test
