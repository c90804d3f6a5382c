#include "app/referee/tickets_file.h"

#include "app/referee/player_json.h"
#include "app/referee/words.h"

namespace railref::app {

namespace {

Answers read_answers(const Words& words, const maps::JsonNode& node) {
    Answers answers;
    if (const auto routes = node.find("routes")) {
        for (const auto& [key, value] : routes->members())
            answers.set(words.route_key(key, value), words.occupant(value));
    }
    if (const auto stations = node.find("stations")) {
        for (const auto& [key, value] : stations->members()) {
            if (!words.map().has_stations()) {
                words.reader().note(value.pointer(),
                                    "expected no stations, as the board " + words.map().id() + " has none");
            }
            answers.set(words.city_key(key, value), words.occupant(value));
        }
    }
    return answers;
}

}  // namespace

maps::Result<TicketsFile> parse_tickets(const maps::BoardMap& map, std::string_view text, const std::string& file) {
    auto document = maps::parse_json(text, file);
    if (!document) return tl::unexpected(document.error());
    maps::JsonReader reader(*document, file);
    reader.require_format("railref-tickets/1");
    if (reader.fault()) return tl::unexpected(*reader.fault());
    const Words words(map, reader);
    TicketsFile tickets;
    tickets.variant = &read_variant(map, reader.root());
    tickets.players = read_players(words, *tickets.variant, reader.root()["players"]);
    if (const auto answers = reader.root().find("answers")) tickets.answers = read_answers(words, *answers);
    if (reader.fault()) return tl::unexpected(*reader.fault());
    tickets.document = std::move(*document);
    return tickets;
}

maps::Result<TicketsFile> read_tickets(const maps::BoardMap& map, const std::filesystem::path& file) {
    const auto text = maps::read_text(file);
    if (!text) return tl::unexpected(text.error());
    return parse_tickets(map, *text, file.string());
}

}  // namespace railref::app
