#include "app/referee/game_evidence.h"

#include "app/referee/fingerprint.h"
#include "app/referee/scoresheet_json.h"
#include "app/referee/words.h"

namespace railref::app {

namespace {

using maps::Json;

/// Of everything on the board that a score depends on; not of where things are drawn.
std::string fingerprint(const maps::BoardMap& map, const maps::Variant& variant) {
    Fingerprint print;
    const maps::Rules& rules = map.rules();
    print << map.id() << variant.id << rules.trains_per_player << rules.stations_per_player;
    for (const auto& [length, points] : rules.points_by_length) print << length << points;
    for (const maps::TieBreaker tie : rules.tie_breakers) print << static_cast<int>(tie);
    for (const maps::Bonus& bonus : variant.bonuses) print << static_cast<int>(bonus.kind) << bonus.points;
    for (const maps::Route& route : map.routes()) {
        print << route.slug << map.city(route.from).slug << map.city(route.to).slug << route.length();
    }
    return print.text();
}

}  // namespace

Json evidence_rules(const GameSession& session) {
    return {{"board", session.map().id()},
            {"edition", session.map().edition()},
            {"variant", session.variant().id},
            {"rulebook", session.map().rules().rulebook},
            {"facts", fingerprint(session.map(), session.variant())}};
}

maps::Result<Json> counted_scoresheet(const GameSession& session) {
    const scoring::Game game = session.game();
    return scoresheet_json(game, scoring::score(game));
}

// Paths and certificates are left out: another way of equal length proves the same.
std::map<std::string, Json> figures(const GameSession&, const Json& sheet) {
    std::map<std::string, Json> figures;
    for (const char* key : {"board", "variant", "finished", "winners", "decided_by"}) figures[key] = member(sheet, key);
    const Json& players = member(sheet, "players");
    if (!players.is_array()) return figures;
    for (const Json& player : players) {
        const Json& colour = member(player, "colour");
        const std::string who = colour.is_string() ? colour.get<std::string>() : std::string();
        for (const char* key :
             {"rank", "total", "trains_used", "route_points", "ticket_points", "tickets_completed", "bonuses"})
            figures[who + "'s " + key] = member(player, key);
        figures[who + "'s longest_route"] = member(member(player, "longest_route"), "length");
        for (const char* key : {"built", "unused", "points"}) {
            if (const Json& value = member(member(player, "stations"), key); !value.is_null())
                figures[who + "'s stations " + key] = value;
        }
        const Json& tickets = member(player, "tickets");
        for (std::size_t i = 0; tickets.is_array() && i < tickets.size(); ++i) {
            const std::string ticket = who + "'s ticket " + std::to_string(i + 1);
            for (const char* key : {"from", "to", "points", "completed"})
                figures[ticket + " " + key] = member(tickets[i], key);
        }
    }
    return figures;
}

// Loading a game makes an answer of every owner that neither reading nor answers give: those are the odd ones.
std::vector<std::string> unexplained(const GameSession& session, const Json& game) {
    std::vector<std::string> lines;
    const Json& saved = member(game, "session");
    if (saved.is_null()) return lines;
    const maps::BoardMap& map = session.map();
    const Json& routes = member(member(saved, "answers"), "routes");
    for (const auto& [route, owner] : session.answers().routes) {
        if (member(routes, map.route(route).slug) != word(owner))
            lines.push_back(map.route(route).slug + ": the game says " + word(owner) +
                            ", but neither the reading nor an answer does");
    }
    const Json& stations = member(member(saved, "answers"), "stations");
    for (const auto& [city, owner] : session.answers().stations) {
        if (member(stations, map.city(city).slug) != word(owner))
            lines.push_back("station " + map.city(city).slug + ": the game says " + word(owner) +
                            ", but neither the reading nor an answer does");
    }
    return lines;
}

}  // namespace railref::app
