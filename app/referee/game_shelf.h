#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/referee/any_session.h"
#include "maps/result.h"

namespace railref::app {

/// Names one game on the shelf: "20261121-224503", when it was begun (UTC); "-2" and so on within one second.
class GameId {
public:
    /// Digits and dashes only, so that no id can name a place outside the shelf.
    [[nodiscard]] static std::optional<GameId> parse(std::string_view text);

    [[nodiscard]] const std::string& text() const { return text_; }
    /// "2026-11-21 22:45", UTC.
    [[nodiscard]] std::string begun() const;
    auto operator<=>(const GameId&) const = default;

private:
    explicit GameId(std::string text) : text_(std::move(text)) {}
    std::string text_;
};

/// The game on the table when the program last saved something, and the screen it was at.
struct OnTable {
    GameId game;
    int step = 0;

    bool operator==(const OnTable&) const = default;
};

/// The games that this user's program has kept, past ones and the present one, as plain files in one folder:
///
///     games/ID/game.json    the game with its session, as save() writes it
///     games/ID/board.jpg    the board seen from above, where a photo was read (no more of the photo is kept)
///     removed/ID/           a game taken off the shelf; it can be put back until the next start
///     on-table.json         {"format": "railref-shelf/1", "game": ID, "step": 2}
///     names.json            {"format": "railref-player-names/1", "names": ["Ada", ...]}, latest first
///
/// There is no index that could disagree with the games. Every file is replaced whole (temporary file, fsync, rename),
/// so one that the program was killed over holds the state before or the state after.
class GameShelf {
public:
    /// Nothing is made before the first write.
    explicit GameShelf(std::filesystem::path folder);
    GameShelf(const GameShelf&) = delete;
    GameShelf& operator=(const GameShelf&) = delete;
    ~GameShelf();

    /// At the start of the program: clears what a killed one has left (temporary files, removed games). False where
    /// another running program has the shelf: its game is then neither cleared nor to be offered.
    bool take_charge();

    /// A new place for a game, with its folder.
    [[nodiscard]] maps::Result<GameId> make_place();
    /// Oldest first; only places that hold a game.
    [[nodiscard]] std::vector<GameId> games() const;
    [[nodiscard]] std::filesystem::path game_file(const GameId& id) const;
    [[nodiscard]] std::filesystem::path picture_file(const GameId& id) const;
    [[nodiscard]] maps::Result<AnySession> load(const GameId& id) const;
    [[nodiscard]] maps::Result<void> remove(const GameId& id);
    [[nodiscard]] maps::Result<void> put_back(const GameId& id);

    [[nodiscard]] std::optional<OnTable> on_table() const;
    [[nodiscard]] maps::Result<void> put_on_table(const OnTable& what);

    /// Names of players, latest first.
    [[nodiscard]] std::vector<std::string> names() const;
    /// Puts them before the others, each once; at most 40 are kept.
    [[nodiscard]] maps::Result<void> remember_names(std::span<const std::string> names);

private:
    [[nodiscard]] std::filesystem::path place(const GameId& id) const;

    std::filesystem::path folder_;
    int lock_ = -1;  ///< descriptor of the lock file
};

}  // namespace railref::app
