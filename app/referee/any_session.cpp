#include "app/referee/any_session.h"

#include <algorithm>

#include "app/referee/dudu/dudu_game_file.h"

namespace railref::app {

namespace {

bool has_entries(const scoring::Player& player) { return !player.tickets.empty(); }

bool has_entries(const scoring::dudu::Player& player) {
    scoring::dudu::Player bare;
    bare.colour = player.colour;
    bare.name = player.name;
    return player != bare;
}

}  // namespace

std::string format_of(std::string_view json) {
    const auto document = maps::parse_json(json, "");
    if (!document || !document->is_object()) return "";
    const auto format = document->find("format");
    return format != document->end() && format->is_string() ? format->get<std::string>() : "";
}

maps::Result<AnySession> parse_session(std::string_view json, const std::string& file) {
    const auto any = [](auto session) -> maps::Result<AnySession> {
        if (!session) return tl::unexpected(session.error());
        return AnySession(std::move(*session));
    };
    return format_of(json) == dudu_game_format ? any(DuduSession::parse(json, file))
                                               : any(GameSession::parse(json, file));
}

maps::Result<AnySession> load_session(const std::filesystem::path& file) {
    const auto text = maps::read_text(file);
    if (!text) return tl::unexpected(text.error());
    return parse_session(*text, file.string());
}

maps::Result<void> save(const AnySession& session, const std::filesystem::path& file) {
    return std::visit([&](const auto& game) { return game.save(file); }, session);
}

std::vector<std::string> entered_names(const AnySession& session) {
    std::vector<std::string> names;
    std::visit(
        [&](const auto& game) {
            for (const auto& player : game.players()) names.push_back(player.name);
        },
        session);
    return names;
}

bool has_reading(const AnySession& session) {
    return std::visit([](const auto& game) { return game.reading() != nullptr; }, session);
}

bool worth_keeping(const AnySession& session) {
    return std::visit([](const auto& game) { return !game.players().empty(); }, session) || !is_bare(session);
}

bool is_bare(const AnySession& session) {
    return std::visit(
        [](const auto& game) {
            return game.reading() == nullptr && game.answers() == std::decay_t<decltype(game.answers())>{} &&
                   std::ranges::none_of(game.players(), [](const auto& player) { return has_entries(player); });
        },
        session);
}

}  // namespace railref::app
