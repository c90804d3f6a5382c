#include "app/referee/words.h"

#include <algorithm>

#include "maps/load_map.h"

namespace railref::app {

namespace {

template <class Range, class Word>
std::string joined(const Range& range, Word word) {
    std::string text;
    for (const auto& item : range) text += (text.empty() ? "" : ", ") + std::string(word(item));
    return text;
}

}  // namespace

std::optional<PlayerColour> board_colour(const maps::BoardMap& map, std::string_view word) {
    const auto colour = maps::player_colour(word);
    return colour && map.has_colour(*colour) ? colour : std::nullopt;
}

std::string colour_list(const maps::BoardMap& map) {
    return joined(map.colours(), [](PlayerColour colour) { return maps::name(colour); });
}

std::string board_list() {
    return joined(maps::built_in_boards(), [](std::string_view id) { return id; });
}

const maps::BoardMap* read_board_id(const maps::JsonNode& node) {
    const std::string expected = "a board (" + board_list() + ")";
    if (!node.json().is_string()) {
        node.expected(expected);
        return nullptr;
    }
    const maps::BoardMap* map = maps::built_in_board(node.string());
    if (map == nullptr) node.expected(expected);
    return map;
}

std::string word(const Occupant& occupant) {
    const auto* colour = std::get_if<PlayerColour>(&occupant);
    return colour == nullptr ? "none" : std::string(maps::name(*colour));
}

const maps::Json& member(const maps::Json& json, std::string_view key) {
    static const maps::Json nothing;
    if (!json.is_object()) return nothing;
    const auto found = json.find(std::string(key));
    return found == json.end() ? nothing : *found;
}

maps::Json in_order_of(const maps::Json& old, const maps::Json& fresh) {
    maps::Json ordered = maps::Json::object();
    if (old.is_object()) {
        for (const auto& [key, value] : old.items()) {
            if (const auto found = fresh.find(key); found != fresh.end()) ordered[key] = *found;
        }
    }
    for (const auto& [key, value] : fresh.items()) {
        if (!ordered.contains(key)) ordered[key] = value;
    }
    return ordered;
}

maps::Json keep_unknown(maps::Json fresh, const maps::Json& old, std::initializer_list<std::string_view> known) {
    if (!old.is_object()) return fresh;
    for (const auto& [key, value] : old.items()) {
        if (std::find(known.begin(), known.end(), key) == known.end() && !fresh.contains(key)) fresh[key] = value;
    }
    return in_order_of(old, fresh);
}

std::string Words::a_city() const { return "a city of the board " + map_->id(); }
std::string Words::a_route() const { return "a route of the board " + map_->id(); }
std::string Words::a_colour() const {
    return "a player colour of the board " + map_->id() + " (" + colour_list(*map_) + ")";
}

CityId Words::city(const maps::JsonNode& node) const {
    const auto found = node.json().is_string() ? map_->find_city(node.string()) : std::nullopt;
    if (!found) node.expected(a_city());
    return found.value_or(CityId{});
}

RouteId Words::route(const maps::JsonNode& node) const {
    const auto found = node.json().is_string() ? map_->find_route(node.string()) : std::nullopt;
    if (!found) node.expected(a_route());
    return found.value_or(RouteId{});
}

PlayerColour Words::colour(const maps::JsonNode& node) const {
    const auto found = node.json().is_string() ? board_colour(*map_, node.string()) : std::nullopt;
    if (!found) node.expected(a_colour());
    return found.value_or(map_->colours().front());
}

Occupant Words::occupant(const maps::JsonNode& node) const {
    if (node.json() == "none") return Nobody{};
    const auto found = node.json().is_string() ? board_colour(*map_, node.string()) : std::nullopt;
    if (!found) node.expected("\"none\" or " + a_colour());
    return found ? Occupant(*found) : Nobody{};
}

vision::Owner Words::owner(const maps::JsonNode& node) const {
    if (node.json() == "unseen") return vision::Unseen{};
    if (node.json() == "none") return Nobody{};
    const auto found = node.json().is_string() ? board_colour(*map_, node.string()) : std::nullopt;
    if (!found) node.expected("\"none\", \"unseen\" or " + a_colour());
    return found ? vision::Owner(*found) : vision::Unseen{};
}

CityId Words::city_key(const std::string& key, const maps::JsonNode& node) const {
    const auto found = map_->find_city(key);
    if (!found) reader_->note(node.pointer(), "expected " + a_city() + " as key");
    return found.value_or(CityId{});
}

RouteId Words::route_key(const std::string& key, const maps::JsonNode& node) const {
    const auto found = map_->find_route(key);
    if (!found) reader_->note(node.pointer(), "expected " + a_route() + " as key");
    return found.value_or(RouteId{});
}

PlayerColour Words::colour_key(const std::string& key, const maps::JsonNode& node) const {
    const auto found = board_colour(*map_, key);
    if (!found) reader_->note(node.pointer(), "expected " + a_colour() + " as key");
    return found.value_or(map_->colours().front());
}

Occupant Words::occupant_key(const std::string& key, const maps::JsonNode& node) const {
    if (key == "none") return Nobody{};
    const auto found = board_colour(*map_, key);
    if (!found) reader_->note(node.pointer(), "expected \"none\" or " + a_colour() + " as key");
    return found ? Occupant(*found) : Nobody{};
}

}  // namespace railref::app
