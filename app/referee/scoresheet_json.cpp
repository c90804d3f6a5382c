#include "app/referee/scoresheet_json.h"

#include "app/referee/slugs.h"

namespace railref::app {

namespace {

using maps::Json;

Json certificate_json(const maps::BoardMap& map, const scoring::LongestRoute& longest) {
    Json json;
    if (const auto* odd = std::get_if<scoring::OddCitiesCertificate>(&longest.certificate)) {
        json["method"] = "odd_cities";
        json["odd_cities"] = slugs(map, odd->odd_cities);
        json["left_out"] = slugs(map, odd->left_out);
    } else {
        json["method"] = "search";
        json["nodes_visited"] = std::get<scoring::SearchCertificate>(longest.certificate).nodes_visited;
    }
    return json;
}

Json ticket_json(const maps::BoardMap& map, const scoring::TicketScore& score) {
    Json json;
    json["from"] = map.city(score.ticket.from).slug;
    json["to"] = map.city(score.ticket.to).slug;
    json["points"] = score.ticket.points;
    json["completed"] = score.completed;
    json["path"] = slugs(map, score.path);
    return json;
}

Json stations_json(const maps::BoardMap& map, const scoring::StationScore& stations) {
    Json json;
    json["built"] = stations.built;
    json["unused"] = stations.unused;
    json["points"] = stations.points;
    json["borrowed"] = borrowed_json(map, stations.borrowed);
    return json;
}

Json player_json(const maps::BoardMap& map, const scoring::PlayerScore& score) {
    Json json;
    json["colour"] = maps::name(score.colour);
    json["name"] = score.name;
    json["rank"] = score.rank;
    json["total"] = score.total;
    json["trains_used"] = score.trains_used;
    json["route_points"] = score.route_points;
    json["tickets"] = Json::array();
    for (const scoring::TicketScore& ticket : score.tickets) json["tickets"].push_back(ticket_json(map, ticket));
    json["ticket_points"] = score.ticket_points;
    json["tickets_completed"] = score.tickets_completed;
    if (map.has_stations()) json["stations"] = stations_json(map, score.stations);
    json["longest_route"] = longest_route_json(map, score.longest_route);
    json["bonuses"] = Json::array();
    for (const scoring::BonusScore& bonus : score.bonuses) {
        json["bonuses"].push_back(Json{{"kind", word(bonus.kind)}, {"points", bonus.points}});
    }
    return json;
}

}  // namespace

std::string_view word(scoring::DecidedBy decided_by) {
    switch (decided_by) {
        case scoring::DecidedBy::total:
            return "total";
        case scoring::DecidedBy::tickets_completed:
            return "tickets_completed";
        case scoring::DecidedBy::stations_built:
            return "stations_built";
        case scoring::DecidedBy::longest_path:
            return "longest_path";
        case scoring::DecidedBy::shared:
            return "shared";
    }
    return "";
}

std::string_view word(maps::BonusKind kind) {
    switch (kind) {
        case maps::BonusKind::longest_path:
            return "longest_path";
        case maps::BonusKind::globetrotter:
            return "globetrotter";
        case maps::BonusKind::unused_station:
            return "unused_station";
    }
    return "";
}

Json longest_route_json(const maps::BoardMap& map, const scoring::LongestRoute& longest) {
    Json json;
    json["length"] = longest.trail.length;
    json["routes"] = slugs(map, longest.trail.routes);
    json["cities"] = slugs(map, longest.trail.cities);
    json["upper_bound"] = longest.upper_bound;
    json["certificate"] = certificate_json(map, longest);
    json["why_not_longer"] = longest.why_not_longer;
    return json;
}

Json scoresheet_json(const scoring::Game& game, const scoring::Scoresheet& sheet) {
    Json json;
    json["format"] = "railref-scoresheet/1";
    json["board"] = game.map->id();
    json["variant"] = game.variant->id;
    json["finished"] = sheet.finished;
    json["players"] = Json::array();
    for (const scoring::PlayerScore& score : sheet.players) json["players"].push_back(player_json(*game.map, score));
    json["winners"] = Json::array();
    for (const maps::PlayerColour winner : sheet.winners) json["winners"].push_back(maps::name(winner));
    json["decided_by"] = word(sheet.decided_by);
    return json;
}

}  // namespace railref::app
