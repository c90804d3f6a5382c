#include "app/referee/dudu/dudu_game_file.h"

#include <array>
#include <limits>
#include <utility>

#include "app/referee/dudu/dudu_board_json.h"

namespace railref::app {

namespace {

using maps::Json;
using maps::JsonNode;
using scoring::dudu::FinalDraft;
using scoring::dudu::Order;
using scoring::dudu::Player;
using scoring::dudu::Sale;
using scoring::dudu::Technology;
using scoring::dudu::TechnologyKind;

constexpr int any_count = std::numeric_limits<int>::max();

constexpr std::array<std::pair<std::string_view, TechnologyKind>, 3> technology_words{
    {{"per_two_orders", TechnologyKind::per_two_orders},
     {"order_scoring", TechnologyKind::order_scoring},
     {"sell_plus_one", TechnologyKind::sell_plus_one}}};

std::map<std::string, int> counts(const JsonNode& node) {
    std::map<std::string, int> map;
    for (const auto& [key, value] : node.members()) map[key] = value.integer(0, any_count);
    return map;
}

Technology read_technology(const JsonNode& node) {
    const JsonNode kind = node["kind"];
    const std::string found = kind.string();
    for (const auto& [word, value] : technology_words) {
        if (found != word) continue;
        if (value != TechnologyKind::per_two_orders) return {value, node["city"].string()};
        const auto city = node.find("city");
        return {value, city ? city->string() : ""};
    }
    kind.expected("one of per_two_orders, order_scoring, sell_plus_one");
    return {};
}

std::optional<std::vector<Sale>> read_sales(const JsonNode& player) {
    const auto node = player.find("sales");
    if (!node) return {};
    std::vector<Sale> sales;
    for (const JsonNode& item : node->items())
        sales.push_back({static_cast<std::size_t>(item["order"].integer(0, any_count)), item["goods"].strings()});
    return sales;
}

Player read_player(const JsonNode& node) {
    Player player;
    player.colour = node["colour"].string();
    if (const auto name = node.find("name")) player.name = name->string();
    player.points = node["points"].integer(0, any_count);
    player.penalties = node["penalties"].integer(0, any_count);
    player.goods = counts(node["goods"]);
    for (const JsonNode& item : node["orders_in_hand"].items())
        player.orders_in_hand.push_back({item["city"].string(), item["goods"].strings()});
    player.completed_orders = node["completed_orders"].strings();
    for (const JsonNode& item : node["technologies"].items()) player.technologies.push_back(read_technology(item));
    player.sales = read_sales(node);
    return player;
}

std::string_view word(TechnologyKind kind) {
    for (const auto& [text, value] : technology_words) {
        if (value == kind) return text;
    }
    return "";
}

/// What stands at that place of an older document, to be written over.
Json old_item(const Json& player, std::string_view list, std::size_t i) {
    const auto found = player.find(std::string(list));
    const bool there = found != player.end() && found->is_array() && i < found->size() && (*found)[i].is_object();
    return there ? (*found)[i] : Json::object();
}

Json old_player(const Json& document, const std::string& colour) {
    const auto players = document.find("players");
    if (players == document.end() || !players->is_array()) return Json::object();
    for (const Json& player : *players) {
        if (player.is_object() && player.contains("colour") && player["colour"] == colour) return player;
    }
    return Json::object();
}

Json counts_json(const std::map<std::string, int>& map) {
    Json json = Json::object();
    for (const auto& [key, count] : map) json[key] = count;
    return json;
}

Json orders_json(const Player& player, const Json& old) {
    Json list = Json::array();
    for (std::size_t i = 0; i < player.orders_in_hand.size(); ++i) {
        Json json = old_item(old, "orders_in_hand", i);
        json["city"] = player.orders_in_hand[i].city;
        json["goods"] = player.orders_in_hand[i].goods;
        list.push_back(std::move(json));
    }
    return list;
}

Json technologies_json(const Player& player, const Json& old) {
    Json list = Json::array();
    for (std::size_t i = 0; i < player.technologies.size(); ++i) {
        Json json = old_item(old, "technologies", i);
        json["kind"] = word(player.technologies[i].kind);
        json.erase("city");
        if (!player.technologies[i].city.empty()) json["city"] = player.technologies[i].city;
        list.push_back(std::move(json));
    }
    return list;
}

Json sales_json(const std::vector<Sale>& sales, const Json& old) {
    Json list = Json::array();
    for (std::size_t i = 0; i < sales.size(); ++i) {
        Json json = old_item(old, "sales", i);
        json["order"] = sales[i].order;
        json["goods"] = sales[i].goods;
        list.push_back(std::move(json));
    }
    return list;
}

Json player_json(const Player& player, const Json& old) {
    Json json = old;
    json["colour"] = player.colour;
    if (!player.name.empty() || json.contains("name")) json["name"] = player.name;
    json["points"] = player.points;
    json["penalties"] = player.penalties;
    json["goods"] = counts_json(player.goods);
    json["orders_in_hand"] = orders_json(player, old);
    json["completed_orders"] = player.completed_orders;
    json["technologies"] = technologies_json(player, old);
    json.erase("sales");
    if (player.sales) json["sales"] = sales_json(*player.sales, old);
    return json;
}

}  // namespace

FinalDraft read_final_draft(const JsonNode& root) {
    FinalDraft draft;
    draft.good_values = counts(root["good_values"]);
    for (const JsonNode& item : root["players"].items()) draft.players.push_back(read_player(item));
    return draft;
}

maps::Result<DuduGameFile> parse_dudu_game(std::string_view text, const std::string& file) {
    auto document = maps::parse_json(text, file);
    if (!document) return tl::unexpected(document.error());
    maps::JsonReader reader(*document, file);
    reader.require_format(dudu_game_format);
    if (reader.fault()) return tl::unexpected(*reader.fault());
    FinalDraft draft = read_final_draft(reader.root());
    if (reader.fault()) return tl::unexpected(*reader.fault());
    auto position = scoring::dudu::FinalPosition::from_draft(std::move(draft), file);
    if (!position) return tl::unexpected(position.error());
    auto board = read_dudu_board(*document, file);
    if (!board) return tl::unexpected(board.error());
    return DuduGameFile{std::move(*position), std::move(*board), std::move(*document)};
}

maps::Result<DuduGameFile> read_dudu_game(const std::filesystem::path& file) {
    const auto text = maps::read_text(file);
    if (!text) return tl::unexpected(text.error());
    return parse_dudu_game(*text, file.string());
}

Json dudu_game_json(const scoring::dudu::FinalPosition& position, const Json& document) {
    return dudu_game_json(position.facts(), document);
}

Json dudu_game_json(const FinalDraft& draft, const Json& document) {
    Json json = document;
    json["format"] = dudu_game_format;
    json["good_values"] = counts_json(draft.good_values);
    Json players = Json::array();
    for (const Player& player : draft.players)
        players.push_back(player_json(player, old_player(document, player.colour)));
    json["players"] = std::move(players);
    return json;
}

}  // namespace railref::app
