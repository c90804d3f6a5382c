#include "app/referee/dudu/dudu_board_json.h"

#include <filesystem>

#include "maps/dudu/load_hex_map.h"

namespace railref::app {

namespace {

using maps::Json;
using maps::JsonNode;
using maps::dudu::Hex;
using maps::dudu::HexMap;
using scoring::dudu::BoardDraft;
using scoring::dudu::BoardPosition;
using scoring::dudu::Factory;
using scoring::dudu::Stroke;
using scoring::dudu::Train;

/// A map inside the game file, a built-in one, or the file of that name beside the game file.
maps::Result<HexMap> find_map(const JsonNode& node, const std::string& file) {
    if (node.json().is_object()) {
        auto map = maps::dudu::parse_hex_map(node.json().dump(), file);
        if (!map) map.error().pointer = "/map" + map.error().pointer;
        return map;
    }
    const std::string name = node.string();
    if (const HexMap* map = maps::dudu::built_in_hex_map(name)) return *map;
    if (std::filesystem::path(name).extension() == ".json")
        return maps::dudu::load_hex_map(std::filesystem::path(file).parent_path() / name);
    std::string known;
    for (const std::string_view id : maps::dudu::built_in_hex_maps()) known += std::string(id) + ", ";
    return tl::unexpected(maps::FileError{
        file, "/map",
        "expected a built-in map (" + known + "or a map file that ends in .json), found \"" + name + "\""});
}

/// [q, r, side, side]
Stroke read_stroke(const JsonNode& node) {
    const auto numbers = node.items();
    if (numbers.size() == 4) {
        constexpr int farthest = 1000;
        return {{numbers[0].integer(-farthest, farthest), numbers[1].integer(-farthest, farthest)},
                maps::dudu::read_side(numbers[2]),
                maps::dudu::read_side(numbers[3])};
    }
    node.expected("[q, r, side, side]");
    return {};
}

bool is_player(const JsonNode& root, const std::string& colour) {
    for (const JsonNode& player : root["players"].items()) {
        if (player["colour"].string() == colour) return true;
    }
    return false;
}

Train read_train(const std::string& colour, const JsonNode& node) {
    Train train{colour, maps::dudu::read_hex(node["hex"]), maps::dudu::read_side(node["facing"]), false};
    if (const auto waterway = node.find("waterway")) train.waterway = waterway->boolean();
    return train;
}

BoardDraft read_draft(const JsonNode& root) {
    BoardDraft draft;
    if (const auto tracks = root.find("tracks")) {
        for (const JsonNode& item : tracks->items()) draft.tracks.push_back(read_stroke(item));
    }
    if (const auto trains = root.find("trains")) {
        for (const auto& [colour, node] : trains->members()) {
            if (!is_player(root, colour)) node.expected("the colour of one of the players as key");
            draft.trains.push_back(read_train(colour, node));
        }
    }
    if (const auto factories = root.find("factories")) {
        for (const JsonNode& item : factories->items())
            draft.factories.push_back(
                {item["kind"].string(), maps::dudu::read_hex(item["hex"]), maps::dudu::read_side(item["exit"])});
    }
    return draft;
}

/// Without a map there is nothing for them to lie on.
void require_no_board(const JsonNode& root) {
    for (const std::string_view key : {"tracks", "trains", "factories"}) {
        if (const auto node = root.find(key)) node->expected("no \"" + std::string(key) + "\" without the key \"map\"");
    }
}

Json train_json(const Train& train) {
    Json json{{"hex", Json::array({train.hex.q, train.hex.r})}, {"facing", index(train.facing)}};
    if (train.waterway) json["waterway"] = true;
    return json;
}

}  // namespace

maps::Result<std::optional<BoardPosition>> read_dudu_board(const Json& document, const std::string& file) {
    maps::JsonReader reader(document, file);
    const JsonNode root = reader.root();
    const auto name = root.find("map");
    if (!name) {
        require_no_board(root);
        if (reader.fault()) return tl::unexpected(*reader.fault());
        return std::nullopt;
    }
    auto map = find_map(*name, file);
    BoardDraft draft = read_draft(root);
    if (reader.fault()) return tl::unexpected(*reader.fault());
    if (!map) return tl::unexpected(map.error());
    auto board = BoardPosition::from_draft(std::move(*map), std::move(draft), file);
    if (!board) return tl::unexpected(board.error());
    return std::optional(std::move(*board));
}

Json dudu_map_json(const HexMap& map) {
    const HexMap* built_in = maps::dudu::built_in_hex_map(map.id());
    if (built_in != nullptr && *built_in == map) return map.id();
    return hex_map_json(map);
}

void put_dudu_board(const BoardPosition& board, Json& document) {
    if (!document.contains("map")) document["map"] = dudu_map_json(board.map());
    document["tracks"] = Json::array();
    for (const Stroke& stroke : board.facts().tracks)
        document["tracks"].push_back(Json::array({stroke.hex.q, stroke.hex.r, index(stroke.from), index(stroke.to)}));
    document["trains"] = Json::object();
    for (const Train& train : board.trains()) document["trains"][train.colour] = train_json(train);
    document["factories"] = Json::array();
    for (const Factory& factory : board.factories()) {
        document["factories"].push_back(Json{{"kind", factory.kind},
                                             {"hex", Json::array({factory.hex.q, factory.hex.r})},
                                             {"exit", index(factory.exit)}});
    }
}

}  // namespace railref::app
