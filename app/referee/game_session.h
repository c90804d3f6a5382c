#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/referee/answers.h"
#include "app/referee/history.h"
#include "maps/json_reader.h"
#include "maps/result.h"
#include "scoring/position.h"
#include "scoring/scoresheet.h"
#include "vision/reading.h"

namespace railref::app {

/// One game at the table while it is being entered: what the photos say, what people answered, who plays with which
/// tickets; and at every moment the game and its scores that follow. The core under the command line and the panel.
///
/// Every change is one step that can be undone without limit. A change that is refused (see each function) or changes
/// nothing returns false and makes no step. Not thread-safe; copying is cheap, so slow work takes a copy.
class GameSession {
public:
    /// No photo, no players, nothing on the board, the board's default variant. `map` must outlive the session.
    explicit GameSession(const maps::BoardMap& map);

    /// A saved session, or any railref-game/1: its claims count as people's answers.
    [[nodiscard]] static maps::Result<GameSession> load(const std::filesystem::path& file);
    [[nodiscard]] static maps::Result<GameSession> parse(std::string_view json, const std::string& file);

    // What is known.
    [[nodiscard]] const maps::BoardMap& map() const { return *map_; }
    [[nodiscard]] const maps::Variant& variant() const;
    /// Those that people entered, in their order. game().players adds every other colour that is on the board.
    [[nodiscard]] std::span<const scoring::Player> players() const;
    /// nullptr before the first photo.
    [[nodiscard]] const vision::Reading* reading() const;
    [[nodiscard]] const Answers& answers() const;
    [[nodiscard]] PlaceState state(Place place) const;
    /// The reading's questions that nobody has answered, most doubtful first.
    [[nodiscard]] std::vector<vision::Question> open_questions() const;
    /// Places that no photo shows and nobody has answered, in the board's order.
    [[nodiscard]] std::vector<Place> unseen_places() const;

    // What follows from it.
    /// The board as it stands: answers, then the reading, then the likeliest owner.
    [[nodiscard]] scoring::Position position() const;
    [[nodiscard]] scoring::Game game() const;
    [[nodiscard]] scoring::Scoresheet scoresheet() const;

    // Changes.
    bool set_variant(std::string_view id);  ///< refused: no such variant of this board
    /// A new photo's reading. People's answers stay: they outrule every photo. Only that nobody is at a place which no
    /// photo showed so far is forgotten where this one shows it. Refused: another board's.
    bool set_reading(vision::Reading reading);
    /// The reading that the board as it stands was made from: what stands on it stays. Refused: another board's.
    bool attach_reading(vision::Reading reading);
    bool remove_reading();
    /// One answer of a person; on an answered place the last one wins. Refused: a colour that the board has not, a
    /// station on a board without stations.
    bool answer(Place place, Occupant owner);
    /// The same answer for many places, as one step.
    bool answer(std::span<const Place> places, Occupant owner);
    /// Back to what the photos say.
    bool take_back_answer(Place place);
    bool clear_answers();

    bool add_player(PlayerColour colour, std::string name = {});  ///< refused: there already, or not of this board
    bool remove_player(PlayerColour colour);                      ///< with the tickets; what is on the board stays
    bool rename_player(PlayerColour colour, std::string name);
    bool move_player(PlayerColour colour, std::size_t to);  ///< to this place in the order, the last one if beyond
    // The following make the colour a player first if it is not yet one.
    bool add_ticket(PlayerColour colour, scoring::HeldTicket ticket);  ///< refused: the two cities are the same
    bool remove_ticket(PlayerColour colour, std::size_t index);
    /// Square 0..99; nothing: what the reading says. Refused: another square.
    bool set_score_marker(PlayerColour colour, std::optional<int> square);
    /// The one route that the player says the own station borrows; nothing: the best choice.
    bool choose_station_route(PlayerColour colour, CityId city, std::optional<RouteId> route);

    [[nodiscard]] bool can_undo() const { return history_.can_undo(); }
    [[nodiscard]] bool can_redo() const { return history_.can_redo(); }
    bool undo() { return history_.undo(); }
    bool redo() { return history_.redo(); }

    /// A railref-game/1 file that `railref score` takes, with the reading and the answers under the key "session".
    /// All or nothing. History is not saved.
    [[nodiscard]] maps::Result<void> save(const std::filesystem::path& file) const;
    [[nodiscard]] maps::Json json() const;

private:
    struct State;

    [[nodiscard]] const State& now() const { return history_.now(); }

    const maps::BoardMap* map_;
    History<State> history_;
    maps::Json document_;  ///< of the file it came from, for fields that this version does not know
};

}  // namespace railref::app
