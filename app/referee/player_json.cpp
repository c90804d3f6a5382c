#include "app/referee/player_json.h"

#include <algorithm>
#include <set>

namespace railref::app {

namespace {

/// No printed card is worth more than 25; a table's own cards may be.
constexpr int most_ticket_points = 1000;

/// Points printed on the card between two cities: the variant's, else the board's if all its cards agree.
std::optional<int> printed_points(const maps::BoardMap& map, const maps::Variant& variant, CityId a, CityId b) {
    if (const auto id = map.find_ticket(variant, a, b)) return map.ticket(*id).points;
    std::set<int> points;
    for (const maps::Ticket& ticket : map.tickets()) {
        if ((ticket.from == a && ticket.to == b) || (ticket.from == b && ticket.to == a)) points.insert(ticket.points);
    }
    return points.size() == 1 ? std::optional(*points.begin()) : std::nullopt;
}

scoring::HeldTicket read_ticket(const Words& words, const maps::Variant& variant, const maps::JsonNode& node) {
    scoring::HeldTicket ticket{words.city(node["from"]), words.city(node["to"]), 0};
    if (words.reader().fault()) return ticket;
    if (ticket.from == ticket.to) {
        node["to"].expected("another city than \"from\"");
        return ticket;
    }
    if (const auto points = node.find("points")) {
        ticket.points = points->integer(0, most_ticket_points);
    } else if (const auto printed = printed_points(words.map(), variant, ticket.from, ticket.to)) {
        ticket.points = *printed;
    } else {
        words.reader().note(node.pointer(),
                            "expected \"points\", as the board's decks have no card (or several) between these cities");
    }
    return ticket;
}

std::vector<scoring::StationChoice> read_choices(const Words& words, const maps::JsonNode& node) {
    std::vector<scoring::StationChoice> choices;
    for (const auto& [key, value] : node.members()) {
        choices.push_back({words.city_key(key, value), words.route(value)});
    }
    return choices;
}

/// Points from -10,000 to 10,000: a sheet may hold any slip, but no nonsense.
scoring::PaperSheet read_paper(const maps::JsonNode& node) {
    constexpr int most = 10'000;
    const auto line = [&](std::string_view key) -> std::optional<int> {
        const auto value = node.find(key);
        return value ? std::optional(value->integer(-most, most)) : std::nullopt;
    };
    return {line("routes"), line("tickets"), line("stations"), line("bonuses"), line("total")};
}

scoring::Player read_player(const Words& words, const maps::Variant& variant, const maps::JsonNode& node) {
    scoring::Player player;
    player.colour = words.colour(node["colour"]);
    if (const auto name = node.find("name")) player.name = name->string();
    for (const maps::JsonNode& ticket : node["tickets"].items()) {
        player.tickets.push_back(read_ticket(words, variant, ticket));
    }
    if (const auto marker = node.find("score_marker")) player.score_marker = marker->integer(0, scoring::last_square);
    if (const auto choices = node.find("station_choices")) player.station_choices = read_choices(words, *choices);
    if (const auto paper = node.find("paper")) player.paper = read_paper(*paper);
    return player;
}

maps::Json ticket_json(const maps::BoardMap& map, const scoring::HeldTicket& ticket, const maps::Json& old) {
    maps::Json json;
    json["from"] = map.city(ticket.from).slug;
    json["to"] = map.city(ticket.to).slug;
    json["points"] = ticket.points;
    return keep_unknown(std::move(json), old, {});
}

/// Tickets between the same cities are told apart by their order.
maps::Json tickets_json(const maps::BoardMap& map, const std::vector<scoring::HeldTicket>& tickets,
                        const maps::Json& old) {
    std::vector<const maps::Json*> left;
    if (old.is_array()) {
        for (const maps::Json& item : old) left.push_back(&item);
    }
    maps::Json list = maps::Json::array();
    for (const scoring::HeldTicket& ticket : tickets) {
        const auto same = std::find_if(left.begin(), left.end(), [&](const maps::Json* item) {
            return member(*item, "from") == map.city(ticket.from).slug &&
                   member(*item, "to") == map.city(ticket.to).slug;
        });
        list.push_back(ticket_json(map, ticket, same == left.end() ? maps::Json() : **same));
        if (same != left.end()) left.erase(same);
    }
    return list;
}

const maps::Json& old_player(const maps::Json& old, PlayerColour colour) {
    static const maps::Json nothing;
    if (!old.is_array()) return nothing;
    const auto found = std::find_if(
        old.begin(), old.end(), [&](const maps::Json& item) { return member(item, "colour") == maps::name(colour); });
    return found == old.end() ? nothing : *found;
}

maps::Json paper_json(const scoring::PaperSheet& paper, const maps::Json& old) {
    maps::Json json = maps::Json::object();
    const auto line = [&](std::string_view key, const std::optional<int>& points) {
        if (points) json[std::string(key)] = *points;
    };
    line("routes", paper.routes);
    line("tickets", paper.tickets);
    line("stations", paper.stations);
    line("bonuses", paper.bonuses);
    line("total", paper.total);
    return keep_unknown(std::move(json), old, {"routes", "tickets", "stations", "bonuses", "total"});
}

maps::Json player_json(const maps::BoardMap& map, const scoring::Player& player, const maps::Json& old) {
    maps::Json json;
    json["colour"] = maps::name(player.colour);
    json["name"] = player.name;
    json["tickets"] = tickets_json(map, player.tickets, member(old, "tickets"));
    if (player.score_marker) json["score_marker"] = *player.score_marker;
    for (const scoring::StationChoice& choice : player.station_choices) {
        json["station_choices"][map.city(choice.city).slug] = map.route(choice.route).slug;
    }
    if (player.paper) json["paper"] = paper_json(*player.paper, member(old, "paper"));
    return keep_unknown(std::move(json), old, {"score_marker", "station_choices", "paper"});
}

}  // namespace

std::vector<scoring::Player> read_players(const Words& words, const maps::Variant& variant,
                                          const maps::JsonNode& list) {
    std::vector<scoring::Player> players;
    std::set<PlayerColour> seen;
    for (const maps::JsonNode& node : list.items()) {
        players.push_back(read_player(words, variant, node));
        if (words.reader().fault()) break;
        if (!seen.insert(players.back().colour).second) node["colour"].expected("each colour once");
    }
    return players;
}

const maps::Variant& read_variant(const maps::BoardMap& map, const maps::JsonNode& root) {
    const auto node = root.find("variant");
    if (!node) return map.default_variant();
    const maps::Variant* variant = node->json().is_string() ? map.find_variant(node->string()) : nullptr;
    if (variant != nullptr) return *variant;
    std::string known;
    for (const maps::Variant& one : map.variants()) known += (known.empty() ? "" : ", ") + one.id;
    node->expected("a variant of the board " + map.id() + " (" + known + ")");
    return map.default_variant();
}

maps::Json players_json(const maps::BoardMap& map, const std::vector<scoring::Player>& players, const maps::Json& old) {
    maps::Json list = maps::Json::array();
    for (const scoring::Player& player : players)
        list.push_back(player_json(map, player, old_player(old, player.colour)));
    return list;
}

}  // namespace railref::app
