#include "maps/dudu/load_hex_map.h"

#include <algorithm>
#include <utility>

namespace railref::maps::dudu {

namespace {

constexpr std::string_view format = "railref-hex-map/1";
/// Far beyond any table; keeps sums of coordinates within int.
constexpr int farthest = 1000;

struct TerrainWord {
    char letter;
    std::string_view word;
    Terrain terrain;
};

constexpr std::array<TerrainWord, 3> terrain_words{
    {{'.', "land", Terrain::land}, {'f', "forest", Terrain::forest}, {'w', "water", Terrain::water}}};
constexpr char no_hex = ' ';

/// { "q": first, "r": row, "terrain": a letter a hex from west to east }
void read_row(const JsonNode& node, std::map<Hex, Terrain>& hexes) {
    Hex hex{node["q"].integer(-farthest, farthest), node["r"].integer(-farthest, farthest)};
    const JsonNode row = node["terrain"];
    for (const char letter : row.string()) {
        const Hex here = hex;
        ++hex.q;
        if (letter == no_hex) continue;
        const auto* word = std::find_if(terrain_words.begin(), terrain_words.end(),
                                        [&](const TerrainWord& known) { return known.letter == letter; });
        if (word == terrain_words.end()) {
            row.expected("letters \".\" (land), \"f\" (forest), \"w\" (water) and \" \" (no hex)");
        } else if (!hexes.emplace(here, word->terrain).second) {
            row.expected("each hex once, but " + text(here) + " comes twice");
        }
    }
}

Terrain read_terrain(const JsonNode& node) {
    const std::string found = node.string();
    for (const TerrainWord& known : terrain_words) {
        if (found == known.word) return known.terrain;
    }
    node.expected("one of land, forest, water");
    return Terrain::land;
}

void read_openings(const JsonNode& list, Access access, Building& building) {
    for (const JsonNode& item : list.items()) {
        Access& side = building.sides[index(read_side(item))];
        if (side != Access::closed) item.expected("each side once");
        side = access;
    }
}

Building read_building(const JsonNode& node, BuildingKind kind, std::string_view what) {
    Building building{kind, node[what].string(), read_hex(node["hex"]), {}};
    read_openings(node["open"], Access::open, building);
    if (const auto water = node.find("water")) read_openings(*water, Access::water, building);
    return building;
}

HexMapDraft read_draft(const JsonNode& root) {
    HexMapDraft draft;
    draft.id = root["id"].string();
    draft.name = root["name"].string();
    const auto players = root["players"].items();
    if (players.size() != 2) root["players"].expected("[fewest, most]");
    if (players.size() == 2) draft.min_players = players[0].integer(2, 4);
    if (players.size() == 2) draft.max_players = players[1].integer(2, 4);
    if (const auto list = root.find("impassable")) {
        for (const JsonNode& item : list->items()) draft.impassable.insert(read_terrain(item));
    }
    for (const JsonNode& item : root["rows"].items()) read_row(item, draft.hexes);
    for (const JsonNode& item : root["cities"].items())
        draft.cities.push_back(read_building(item, BuildingKind::city, "colour"));
    for (const JsonNode& item : root["resources"].items())
        draft.resource_sites.push_back(read_building(item, BuildingKind::resource_site, "good"));
    for (const JsonNode& item : root["starts"].items())
        draft.starts.push_back({read_hex(item["hex"]), read_side(item["from"]), read_side(item["to"])});
    return draft;
}

Json hex_json(Hex hex) { return Json::array({hex.q, hex.r}); }

Json openings_json(const Building& building, Access access) {
    Json list = Json::array();
    for (const Side side : all_sides) {
        if (building.access(side) == access) list.push_back(index(side));
    }
    return list;
}

Json building_json(const Building& building, std::string_view what) {
    Json json{{std::string(what), building.what}, {"hex", hex_json(building.hex)}};
    json["open"] = openings_json(building, Access::open);
    Json water = openings_json(building, Access::water);
    if (!water.empty()) json["water"] = std::move(water);
    return json;
}

Json rows_json(const HexMap& map) {
    std::map<int, std::map<int, char>> letters;  // r, then q
    for (const auto& [hex, terrain] : map.hexes())
        letters[hex.r][hex.q] = terrain_words[static_cast<std::size_t>(terrain)].letter;
    Json rows = Json::array();
    for (const auto& [r, row] : letters) {
        const int first = row.begin()->first;
        std::string terrain(static_cast<std::size_t>(row.rbegin()->first - first + 1), no_hex);
        for (const auto& [q, letter] : row) terrain[static_cast<std::size_t>(q - first)] = letter;
        rows.push_back(Json{{"q", first}, {"r", r}, {"terrain", terrain}});
    }
    return rows;
}

}  // namespace

Hex read_hex(const JsonNode& node) {
    const auto numbers = node.items();
    if (numbers.size() == 2) return {numbers[0].integer(-farthest, farthest), numbers[1].integer(-farthest, farthest)};
    node.expected("[q, r]");
    return {};
}

Side read_side(const JsonNode& node) { return all_sides[static_cast<std::size_t>(node.integer(0, 5))]; }

Result<HexMap> parse_hex_map(std::string_view json, const std::string& file) {
    const auto document = parse_json(json, file);
    if (!document) return tl::unexpected(document.error());
    JsonReader reader(*document, file);
    reader.require_format(format);
    if (reader.fault()) return tl::unexpected(*reader.fault());
    HexMapDraft draft = read_draft(reader.root());
    if (reader.fault()) return tl::unexpected(*reader.fault());
    return HexMap::from_draft(std::move(draft), file);
}

Result<HexMap> load_hex_map(const std::filesystem::path& file) {
    const auto text = read_text(file);
    if (!text) return tl::unexpected(text.error());
    return parse_hex_map(*text, file.string());
}

Json hex_map_json(const HexMap& map) {
    Json json{{"format", format}, {"id", map.id()}, {"name", map.name()}};
    json["players"] = {map.min_players(), map.max_players()};
    if (!map.facts().impassable.empty()) json["impassable"] = Json::array();
    for (const Terrain terrain : map.facts().impassable)
        json["impassable"].push_back(terrain_words[static_cast<std::size_t>(terrain)].word);
    json["rows"] = rows_json(map);
    json["cities"] = Json::array();
    for (const Building& city : map.cities()) json["cities"].push_back(building_json(city, "colour"));
    json["resources"] = Json::array();
    for (const Building& site : map.resource_sites()) json["resources"].push_back(building_json(site, "good"));
    json["starts"] = Json::array();
    for (const StartTrack& start : map.starts())
        json["starts"].push_back(
            Json{{"hex", hex_json(start.hex)}, {"from", index(start.border)}, {"to", index(start.inward)}});
    return json;
}

}  // namespace railref::maps::dudu
