#include "app/referee/dudu/dudu_scoresheet_json.h"

namespace railref::app {

namespace {

using maps::Json;

Json sales_json(const scoring::dudu::PlayerScore& player) {
    Json list = Json::array();
    for (const scoring::dudu::OrderSale& sale : player.sales)
        list.push_back({{"order", sale.order}, {"goods", sale.goods}, {"completed", sale.completed}});
    return list;
}

Json influence_json(const scoring::dudu::PlayerScore& player) {
    Json list = Json::array();
    for (const scoring::dudu::Influence& line : player.influence) {
        list.push_back({{"city", line.city},
                        {"cards", line.cards},
                        {"most_of_others", line.most_of_others},
                        {"points", line.points}});
    }
    return list;
}

Json player_json(const scoring::dudu::PlayerScore& player) {
    Json json;
    json["colour"] = player.colour;
    if (!player.name.empty()) json["name"] = player.name;
    json["points"] = player.points;
    json["order_points"] = player.order_points;
    json["goods_points"] = player.goods_points;
    json["influence_points"] = player.influence_points;
    json["penalty_points"] = player.penalty_points;
    json["technology_points"] = player.technology_points;
    json["total"] = player.total;
    json["rank"] = player.rank;
    json["sales"] = sales_json(player);
    json["influence"] = influence_json(player);
    json["why"] = player.why;
    return json;
}

}  // namespace

Json dudu_scoresheet_json(const scoring::dudu::Scoresheet& sheet) {
    Json json;
    json["format"] = "railref-dudu-scoresheet/1";
    json["players"] = Json::array();
    for (const auto& player : sheet.players) json["players"].push_back(player_json(player));
    json["winners"] = sheet.winners;
    return json;
}

}  // namespace railref::app
