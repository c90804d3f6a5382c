#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/referee/dudu/dudu_session.h"
#include "app/referee/game_session.h"

/// A game of either kind: what keeps, shows and shares games asks these instead of knowing them.
namespace railref::app {

using AnySession = std::variant<GameSession, DuduSession>;

/// By the document's "format".
[[nodiscard]] maps::Result<AnySession> load_session(const std::filesystem::path& file);
[[nodiscard]] maps::Result<AnySession> parse_session(std::string_view json, const std::string& file);

[[nodiscard]] maps::Result<void> save(const AnySession& session, const std::filesystem::path& file);

/// The document's format, where it can be told; what is wrong with the file its reader says.
[[nodiscard]] std::string format_of(std::string_view json);

/// Names that people entered, in their order; empty where somebody gave none.
[[nodiscard]] std::vector<std::string> entered_names(const AnySession& session);

/// A photo has been read.
[[nodiscard]] bool has_reading(const AnySession& session);

/// Something has been entered that would be a loss.
[[nodiscard]] bool worth_keeping(const AnySession& session);

/// Players only: not worth a place among past games.
[[nodiscard]] bool is_bare(const AnySession& session);

}  // namespace railref::app
