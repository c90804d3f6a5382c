#include "app/referee/evidence.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "app/referee/archive.h"
#include "app/referee/dudu/dudu_evidence.h"
#include "app/referee/game_evidence.h"
#include "app/referee/words.h"

namespace railref::app {

namespace {

using maps::Json;

constexpr std::string_view evidence_format = "railref-evidence/1";
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

/// The reading as it may leave the house: it speaks of board.jpg alone, whose pixels are the board's own frame.
Json public_game(Json game, const TopPicture& picture) {
    if (!game["session"].contains("reading")) return game;
    Json& reading = game["session"]["reading"];
    reading.erase("left_out");
    Json& images = reading["images"];
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
                              const std::string& file) {
    const auto found = files.find(name);
    if (found == files.end()) return failure(file, "", "expected " + name + " in it");
    return maps::parse_json(found->second, file + ": " + name);
}

maps::Result<Json> of_format(Json json, std::string_view format, const std::string& file) {
    if (member(json, "format") == format) return json;
    return failure(file, "/format", "expected \"" + std::string(format) + "\"");
}

std::string_view scoresheet_format(const AnySession& session) {
    return std::holds_alternative<GameSession>(session) ? "railref-scoresheet/1" : "railref-dudu-scoresheet/1";
}

std::string text_or_empty(const Json& json) { return json.is_string() ? json.get<std::string>() : std::string(); }

std::string brief(const Json& value) {
    constexpr std::size_t enough = 80;
    std::string text = value.is_null() ? "nothing" : value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return text.size() > enough ? text.substr(0, enough) + "..." : text;
}

using Figures = std::map<std::string, Json>;

std::vector<std::string> compare(const Figures& stated, const Figures& counted) {
    std::set<std::string> names;
    for (const auto& [name, value] : stated) names.insert(name);
    for (const auto& [name, value] : counted) names.insert(name);
    std::vector<std::string> lines;
    for (const std::string& name : names) {
        const Json ours = counted.contains(name) ? counted.at(name) : Json();
        const Json theirs = stated.contains(name) ? stated.at(name) : Json();
        if (ours != theirs)
            lines.push_back(name + ": the file says " + brief(theirs) + ", counted again " + brief(ours));
    }
    return lines;
}

template <class Session>
std::vector<std::string> replay_game(const Session& session, const Evidence& evidence) {
    std::vector<std::string> lines;
    if (evidence.facts != member(evidence_rules(session), "facts")) {
        lines.push_back("the board's facts or rules are not those that " +
                        (evidence.program.empty() ? "the program" : evidence.program) + " counted with");
    }
    std::ranges::move(unexplained(session, evidence.game), std::back_inserter(lines));
    const auto counted = counted_scoresheet(session);
    if (!counted)
        lines.push_back("the game cannot be scored: " + counted.error().message());
    else
        std::ranges::move(compare(figures(session, evidence.scoresheet), figures(session, *counted)),
                          std::back_inserter(lines));
    return lines;
}

}  // namespace

std::string program_version() { return "railref " RAILREF_VERSION; }

maps::Result<std::string> pack_evidence(const AnySession& session, const TopPicture& picture) {
    const auto sheet = std::visit([](const auto& game) { return counted_scoresheet(game); }, session);
    if (!sheet) return tl::unexpected(sheet.error());
    const Json evidence = {{"format", evidence_format},
                           {"program", program_version()},
                           {"rules", std::visit([](const auto& game) { return evidence_rules(game); }, session)}};
    const Json game = std::visit([](const auto& one) { return one.json(); }, session);
    std::map<std::string, std::string> files{{"evidence.json", evidence.dump(2) + "\n"},
                                             {"game.json", public_game(game, picture).dump(2) + "\n"},
                                             {"scoresheet.json", sheet->dump(2) + "\n"}};
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
    auto head = parse_part(*files, "evidence.json", file);
    if (head) head = of_format(std::move(*head), evidence_format, file + ": evidence.json");
    if (!head) return tl::unexpected(head.error());
    auto game = parse_part(*files, "game.json", file);
    if (!game) return tl::unexpected(game.error());
    auto session = parse_session((*files)["game.json"], file + ": game.json");
    if (!session) return tl::unexpected(session.error());
    auto sheet = parse_part(*files, "scoresheet.json", file);
    if (sheet) sheet = of_format(std::move(*sheet), scoresheet_format(*session), file + ": scoresheet.json");
    if (!sheet) return tl::unexpected(sheet.error());
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
    return std::visit([&](const auto& session) { return replay_game(session, evidence); }, evidence.session);
}

maps::Result<std::string> read_game_text(const std::filesystem::path& file) {
    auto text = maps::read_text(file);
    if (!text || !looks_packed(*text)) return text;
    auto evidence = read_evidence(file);
    if (!evidence) return tl::unexpected(evidence.error());
    return evidence->game.dump();
}

}  // namespace railref::app
