#include "app/referee/dudu/dudu_evidence.h"

#include <algorithm>

#include "app/referee/dudu/dudu_scoresheet_json.h"
#include "app/referee/dudu/hex_contents_json.h"
#include "app/referee/fingerprint.h"
#include "app/referee/words.h"
#include "maps/dudu/load_hex_map.h"

namespace railref::app {

namespace {

using maps::Json;

/// Of a list of objects the one that has that value; null where none has.
const Json& item_with(const Json& list, std::string_view key, const Json& value) {
    static const Json none;
    if (!list.is_array()) return none;
    const auto found = std::ranges::find_if(list, [&](const Json& item) { return member(item, key) == value; });
    return found == list.end() ? none : *found;
}

}  // namespace

Json evidence_rules(const DuduSession& session) {
    Fingerprint facts;
    facts << maps::dudu::hex_map_json(session.map()).dump();
    return {{"map", session.map().id()}, {"good_values", session.good_values()}, {"facts", facts.text()}};
}

maps::Result<Json> counted_scoresheet(const DuduSession& session) {
    const auto position = session.final_position();
    if (!position) return tl::unexpected(position.error());
    return dudu_scoresheet_json(scoring::dudu::score(*position));
}

std::map<std::string, Json> figures(const DuduSession& session, const Json& sheet) {
    std::map<std::string, Json> figures{{"winners", member(sheet, "winners")}};
    const Json& players = member(sheet, "players");
    if (!players.is_array()) return figures;
    for (const Json& player : players) {
        const Json& colour = member(player, "colour");
        const std::string who = colour.is_string() ? colour.get<std::string>() : "somebody";
        for (const char* key : {"rank", "total", "points", "order_points", "goods_points", "influence_points",
                                "penalty_points", "technology_points"})
            figures[who + "'s " + key] = member(player, key);
        const scoring::dudu::Player* known = session.find_player(who);
        if (known != nullptr && known->sales) figures[who + "'s sales"] = member(player, "sales");
    }
    return figures;
}

// Loading a game makes an answer of every hex that neither reading nor answers give: those are the odd ones.
std::vector<std::string> unexplained(const DuduSession& session, const Json& game) {
    std::vector<std::string> lines;
    const Json& saved = member(game, "session");
    if (saved.is_null()) return lines;
    for (const auto& [hex, contents] : session.answers()) {
        const Json& answer = item_with(member(saved, "answers"), "hex", hex_json(hex));
        if (member(answer, "contents") != hex_contents_json(contents))
            lines.push_back("hex " + text(hex) + ": the game says " + hex_contents_json(contents).dump() +
                            ", but neither the reading nor an answer does");
    }
    return lines;
}

}  // namespace railref::app
