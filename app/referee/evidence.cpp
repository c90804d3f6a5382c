#include "app/referee/evidence.h"

#include <set>
#include <sstream>

#include "app/referee/archive.h"
#include "app/referee/scoresheet_json.h"
#include "app/referee/words.h"

namespace railref::app {

namespace {

using maps::Json;

constexpr std::string_view evidence_format = "railref-evidence/1";
constexpr std::string_view scoresheet_format = "railref-scoresheet/1";
constexpr std::size_t mega = std::size_t{1} << 20U;
constexpr std::size_t most_archive_bytes = 64 * mega;

const ArchiveLimits& limits() {
    static const ArchiveLimits the_limits{
        {{"evidence.json", mega}, {"game.json", 8 * mega}, {"scoresheet.json", 8 * mega}, {"board.jpg", 48 * mega}}};
    return the_limits;
}

tl::unexpected<maps::FileError> failure(const std::string& file, const std::string& place, const std::string& what) {
    return tl::unexpected(maps::FileError{file, place, what});
}

/// FNV-1a, 64 bits: tells facts that differ; no defence against a forger, who could change the program as well.
class Fingerprint {
public:
    Fingerprint& operator<<(std::string_view text) {
        for (const char c : text) mix(static_cast<unsigned char>(c));
        mix(0);
        return *this;
    }
    Fingerprint& operator<<(int number) { return *this << std::string_view(std::to_string(number)); }

    [[nodiscard]] std::string text() const {
        std::ostringstream out;
        out << "fnv1a-" << std::hex << hash_;
        return out.str();
    }

private:
    void mix(unsigned char byte) { hash_ = (hash_ ^ byte) * 0x100000001B3U; }

    std::uint64_t hash_ = 0xCBF29CE484222325U;
};

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

/// The reading as it may leave the house: it speaks of board.jpg alone, whose pixels are the board's own frame.
Json public_game(const GameSession& session, const TopPicture& picture) {
    Json game = session.json();
    if (!game["session"].contains("reading")) return game;
    Json& images = game["session"]["reading"]["images"];
    images = Json::array();
    if (picture.jpeg.empty()) return game;
    const double w = picture.width;
    const double h = picture.height;
    images.push_back({{"file", "board.jpg"},
                      {"width", picture.width},
                      {"height", picture.height},
                      {"registration",
                       {{"homography", {w, 0.0, 0.0, 0.0, h, 0.0, 0.0, 0.0, 1.0}},
                        {"inliers", 0},
                        {"error_px", 0.0},
                        {"visible", 1.0}}}});
    return game;
}

maps::Result<Json> parse_part(const std::map<std::string, std::string>& files, const std::string& name,
                              std::string_view format, const std::string& file) {
    const auto found = files.find(name);
    if (found == files.end()) return failure(file, "", "expected " + name + " in it");
    auto json = maps::parse_json(found->second, file + ": " + name);
    if (!json) return json;
    if (member(*json, "format") != format) {
        return failure(file + ": " + name, "/format", "expected \"" + std::string(format) + "\"");
    }
    return json;
}

std::string text_or_empty(const Json& json) { return json.is_string() ? json.get<std::string>() : std::string(); }

// ---- replay

/// Numbers of a scoresheet that must come out again, by a name that a person understands. Paths and certificates are
/// left out: another way of equal length proves the same.
std::map<std::string, Json> figures(const Json& sheet) {
    std::map<std::string, Json> figures;
    for (const char* key : {"board", "variant", "finished", "winners", "decided_by"}) figures[key] = member(sheet, key);
    const Json& players = member(sheet, "players");
    if (!players.is_array()) return figures;
    for (const Json& player : players) {
        const std::string who = text_or_empty(member(player, "colour"));
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

std::string brief(const Json& value) {
    constexpr std::size_t enough = 80;
    std::string text = value.is_null() ? "nothing" : value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return text.size() > enough ? text.substr(0, enough) + "..." : text;
}

void compare_sheets(const Evidence& evidence, std::vector<std::string>& lines) {
    const auto stated = figures(evidence.scoresheet);
    const scoring::Game game = evidence.session.game();
    const auto counted = figures(scoresheet_json(game, scoring::score(game)));
    std::set<std::string> names;
    for (const auto& [name, value] : stated) names.insert(name);
    for (const auto& [name, value] : counted) names.insert(name);
    for (const std::string& name : names) {
        const Json ours = counted.contains(name) ? counted.at(name) : Json();
        const Json theirs = stated.contains(name) ? stated.at(name) : Json();
        if (ours != theirs)
            lines.push_back(name + ": the file says " + brief(theirs) + ", counted again " + brief(ours));
    }
}

/// Loading a game makes an answer of every owner that neither reading nor answers give: those are the odd ones.
void compare_claims(const Evidence& evidence, std::vector<std::string>& lines) {
    const Json& session = member(evidence.game, "session");
    if (session.is_null()) return;
    const maps::BoardMap& map = evidence.session.map();
    const Json& routes = member(member(session, "answers"), "routes");
    for (const auto& [route, owner] : evidence.session.answers().routes) {
        if (member(routes, map.route(route).slug) != word(owner))
            lines.push_back(map.route(route).slug + ": the game says " + word(owner) +
                            ", but neither the reading nor an answer does");
    }
    const Json& stations = member(member(session, "answers"), "stations");
    for (const auto& [city, owner] : evidence.session.answers().stations) {
        if (member(stations, map.city(city).slug) != word(owner))
            lines.push_back("station " + map.city(city).slug + ": the game says " + word(owner) +
                            ", but neither the reading nor an answer does");
    }
}

}  // namespace

std::string program_version() { return "railref " RAILREF_VERSION; }

maps::Result<std::string> pack_evidence(const GameSession& session, const TopPicture& picture) {
    const scoring::Game game = session.game();
    const Json evidence = {{"format", evidence_format},
                           {"program", program_version()},
                           {"rules",
                            {{"board", session.map().id()},
                             {"edition", session.map().edition()},
                             {"variant", session.variant().id},
                             {"rulebook", session.map().rules().rulebook},
                             {"facts", fingerprint(session.map(), session.variant())}}}};
    std::map<std::string, std::string> files{
        {"evidence.json", evidence.dump(2) + "\n"},
        {"game.json", public_game(session, picture).dump(2) + "\n"},
        {"scoresheet.json", scoresheet_json(game, scoring::score(game)).dump(2) + "\n"}};
    if (!picture.jpeg.empty()) files["board.jpg"] = picture.jpeg;
    return pack(files, "the evidence file");
}

maps::Result<Evidence> read_evidence(const std::filesystem::path& file) {
    std::error_code ignored;
    if (std::filesystem::file_size(file, ignored) > most_archive_bytes && !ignored)
        return failure(file.string(), "", "expected an evidence file of at most 64 MB");
    const auto bytes = maps::read_text(file);
    if (!bytes) return tl::unexpected(bytes.error());
    return unpack_evidence(*bytes, file.string());
}

maps::Result<Evidence> unpack_evidence(std::string_view bytes, const std::string& file) {
    if (!looks_packed(bytes))
        return failure(file, "", "expected an evidence file (" + std::string(evidence_format) + ")");
    auto files = unpack(bytes, limits(), file);
    if (!files) return tl::unexpected(files.error());
    const auto head = parse_part(*files, "evidence.json", evidence_format, file);
    if (!head) return tl::unexpected(head.error());
    auto game = parse_part(*files, "game.json", "railref-game/1", file);
    if (!game) return tl::unexpected(game.error());
    auto sheet = parse_part(*files, "scoresheet.json", scoresheet_format, file);
    if (!sheet) return tl::unexpected(sheet.error());
    auto session = GameSession::parse((*files)["game.json"], file + ": game.json");
    if (!session) return tl::unexpected(session.error());
    std::string& picture = (*files)["board.jpg"];
    if (!picture.empty() && !picture.starts_with("\xFF\xD8\xFF")) {
        return failure(file + ": board.jpg", "", "expected a JPEG picture");
    }
    return Evidence{std::move(*session),
                    std::move(*game),
                    std::move(*sheet),
                    text_or_empty(member(*head, "program")),
                    text_or_empty(member(member(*head, "rules"), "facts")),
                    std::move(picture)};
}

std::vector<std::string> replay(const Evidence& evidence) {
    std::vector<std::string> lines;
    if (evidence.facts != fingerprint(evidence.session.map(), evidence.session.variant())) {
        lines.push_back("the board's facts or rules are not those that " +
                        (evidence.program.empty() ? "the program" : evidence.program) + " counted with");
    }
    compare_claims(evidence, lines);
    compare_sheets(evidence, lines);
    return lines;
}

maps::Result<std::string> read_game_text(const std::filesystem::path& file) {
    auto text = maps::read_text(file);
    if (!text || !looks_packed(*text)) return text;
    auto evidence = read_evidence(file);
    if (!evidence) return tl::unexpected(evidence.error());
    return evidence->game.dump();
}

}  // namespace railref::app
