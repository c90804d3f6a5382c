#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/referee/answers.h"
#include "maps/board_map.h"
#include "maps/json_reader.h"

/// The words of one board in a document: reads ids and colours, and notes a fault where a word is none of the board's.
namespace railref::app {

class Words {
public:
    /// Both must outlive this.
    Words(const maps::BoardMap& map, maps::JsonReader& reader) : map_(&map), reader_(&reader) {}

    [[nodiscard]] const maps::BoardMap& map() const { return *map_; }
    [[nodiscard]] maps::JsonReader& reader() const { return *reader_; }

    /// The node's text as an id. After a fault a harmless value comes back; so with all functions here.
    [[nodiscard]] CityId city(const maps::JsonNode& node) const;
    [[nodiscard]] RouteId route(const maps::JsonNode& node) const;
    [[nodiscard]] PlayerColour colour(const maps::JsonNode& node) const;
    [[nodiscard]] Occupant occupant(const maps::JsonNode& node) const;    ///< a colour or "none"
    [[nodiscard]] vision::Owner owner(const maps::JsonNode& node) const;  ///< a colour, "none" or "unseen"

    /// A member's key as an id; `node` is the member's value and gives the place.
    [[nodiscard]] CityId city_key(const std::string& key, const maps::JsonNode& node) const;
    [[nodiscard]] RouteId route_key(const std::string& key, const maps::JsonNode& node) const;
    [[nodiscard]] PlayerColour colour_key(const std::string& key, const maps::JsonNode& node) const;
    [[nodiscard]] Occupant occupant_key(const std::string& key, const maps::JsonNode& node) const;

private:
    [[nodiscard]] std::string a_city() const;
    [[nodiscard]] std::string a_route() const;
    [[nodiscard]] std::string a_colour() const;  ///< "a player colour of this board (red, blue)"

    const maps::BoardMap* map_;
    maps::JsonReader* reader_;
};

/// A board's colour of that name; nothing for any other word.
[[nodiscard]] std::optional<PlayerColour> board_colour(const maps::BoardMap& map, std::string_view word);

/// "red, blue, green, yellow, black"
[[nodiscard]] std::string colour_list(const maps::BoardMap& map);

/// "usa, europe, nordic"
[[nodiscard]] std::string board_list();

/// The document's /board: a built-in board. Notes a fault and returns nullptr for any other word.
[[nodiscard]] const maps::BoardMap* read_board_id(const maps::JsonNode& node);

/// The colour's word, or "none".
[[nodiscard]] std::string word(const Occupant& occupant);

/// `fresh` with every key of the object `old` that is neither in `fresh` nor one of `known`: what a newer version or
/// another program wrote is kept, and so is the order of keys.
[[nodiscard]] maps::Json keep_unknown(maps::Json fresh, const maps::Json& old,
                                      std::initializer_list<std::string_view> known);

/// The object `fresh` with its keys in the order of the object `old`; new keys come last.
[[nodiscard]] maps::Json in_order_of(const maps::Json& old, const maps::Json& fresh);

/// The member of an object, or null where there is none or `json` is no object.
[[nodiscard]] const maps::Json& member(const maps::Json& json, std::string_view key);

}  // namespace railref::app
