#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/referee/history.h"
#include "maps/json_reader.h"
#include "maps/result.h"
#include "scoring/dudu/board_position.h"
#include "scoring/dudu/final_position.h"
#include "scoring/dudu/final_score.h"
#include "vision/dudu/hex_reading.h"

namespace railref::app {

using vision::dudu::HexContents;
using vision::dudu::HexReading;

/// What a hex holds as far as is known, and how far that may be trusted.
struct HexState {
    enum class Trust : std::uint8_t {
        read,      ///< the photo, without a doubt; or empty where there is no photo
        answered,  ///< a person has said so
        open,      ///< the photo's likeliest contents; a question waits
        unseen     ///< outside every photo
    };
    HexContents contents;
    Trust trust = Trust::read;

    bool operator==(const HexState&) const = default;
};

/// One game of 火車嘟嘟 at the table while it is being entered: what the photos say, what people answered, who holds
/// what; and at every moment the board and the final scores that follow. The same ideas as GameSession: every change is
/// one step that can be undone without limit; a change that is refused or changes nothing returns false and makes no
/// step. Players' numbers are always such that they can be scored; the board may be impossible for a while. Not
/// thread-safe; copying is cheap.
class DuduSession {
public:
    /// No photo, no players, nothing drawn, the usual values of the goods.
    explicit DuduSession(std::shared_ptr<const maps::dudu::HexMap> map);
    explicit DuduSession(const maps::dudu::HexMap& map);

    /// A saved session, or any railref-dudu-game/1 that names its map: its board counts as people's answers.
    [[nodiscard]] static maps::Result<DuduSession> load(const std::filesystem::path& file);
    [[nodiscard]] static maps::Result<DuduSession> parse(std::string_view json, const std::string& file);

    // What is known.
    [[nodiscard]] const maps::dudu::HexMap& map() const { return *map_; }
    [[nodiscard]] const std::shared_ptr<const maps::dudu::HexMap>& shared_map() const { return map_; }
    [[nodiscard]] const std::map<std::string, int>& good_values() const;
    /// Those that people entered, in their order. final_draft() adds every other colour whose train is on the board.
    [[nodiscard]] std::span<const scoring::dudu::Player> players() const;
    [[nodiscard]] const scoring::dudu::Player* find_player(std::string_view colour) const;
    [[nodiscard]] bool has_waterway(const std::string& colour) const;
    [[nodiscard]] const HexReading* reading() const;  ///< nullptr before the first photo
    [[nodiscard]] const std::map<maps::dudu::Hex, HexContents>& answers() const;
    [[nodiscard]] HexState state(maps::dudu::Hex hex) const;
    /// The reading's questions that nobody has answered, most doubtful first.
    [[nodiscard]] std::vector<vision::dudu::HexQuestion> open_questions() const;
    /// Hexes that no photo shows and nobody has answered.
    [[nodiscard]] std::vector<maps::dudu::Hex> unseen_hexes() const;

    // What follows from it.
    [[nodiscard]] scoring::dudu::BoardDraft board_draft() const;
    /// What is impossible on the board, with pointers into board_draft().
    [[nodiscard]] std::vector<maps::FileError> board_problems() const;
    /// Nothing while the board is impossible.
    [[nodiscard]] std::optional<scoring::dudu::BoardPosition> board() const;
    [[nodiscard]] scoring::dudu::FinalDraft final_draft() const;
    /// Error: nobody plays yet.
    [[nodiscard]] maps::Result<scoring::dudu::FinalPosition> final_position() const;

    // The board.
    /// A new photo's reading. People's answers stay: they outrule every photo. Only that nothing is on a hex which no
    /// photo showed so far is forgotten where this one shows it. Refused: another map's (is_reading_of).
    bool set_reading(HexReading reading);
    /// The reading that the map as it stands was made from: what stands on it stays. Refused: another map's.
    bool attach_reading(HexReading reading);
    bool remove_reading();
    /// What lies on a hex. A train that stood elsewhere leaves that place. Refused: no such hex, or a printed building.
    bool answer(maps::dudu::Hex hex, HexContents contents);
    /// The same for several hexes, as one step.
    bool answer(const std::map<maps::dudu::Hex, HexContents>& contents);
    bool take_back_answer(maps::dudu::Hex hex);  ///< back to what the photos say
    bool clear_answers();
    bool set_factory_kind(maps::dudu::Hex hex, std::string kind);
    [[nodiscard]] std::string factory_kind(maps::dudu::Hex hex) const;  ///< "factory" where nobody has said

    // The players. Refused: a fifth; what FinalPosition refuses (negative numbers, more goods than the box holds, ...).
    bool add_player(std::string colour, std::string name = {});
    bool remove_player(const std::string& colour);
    // The following make the colour a player first if it is not yet one.
    bool rename_player(const std::string& colour, std::string name);
    bool set_points(const std::string& colour, int points);
    bool set_penalties(const std::string& colour, int pieces);
    bool set_goods(const std::string& colour, const std::string& good, int count);
    bool add_order(const std::string& colour, scoring::dudu::Order order);
    bool remove_order(const std::string& colour, std::size_t index);
    bool set_completed(const std::string& colour, const std::string& city, int orders);
    bool set_technology(const std::string& colour, const scoring::dudu::Technology& technology, int count);
    /// Nothing: the best sale. Changing goods or orders forgets it.
    bool set_sales(const std::string& colour, std::optional<std::vector<scoring::dudu::Sale>> sales);
    bool set_waterway(const std::string& colour, bool has);
    bool set_good_value(const std::string& good, int value);  ///< makes the good where there is none of that name
    bool remove_good(const std::string& good);                ///< refused: somebody has it

    [[nodiscard]] bool can_undo() const { return history_.can_undo(); }
    [[nodiscard]] bool can_redo() const { return history_.can_redo(); }
    bool undo() { return history_.undo(); }
    bool redo() { return history_.redo(); }

    /// A railref-dudu-game/1 file that `railref score` takes, with the reading and the answers under the key "session".
    /// A map that is not built in is in the file itself; an impossible board is under "session" only. All or nothing.
    [[nodiscard]] maps::Result<void> save(const std::filesystem::path& file) const;
    [[nodiscard]] maps::Json json() const;

private:
    struct State;

    /// Puts it into `next`; false where it is refused.
    [[nodiscard]] bool put(State& next, maps::dudu::Hex hex, HexContents contents) const;
    /// Changes one player, made if not yet there; refused where the result could not be scored.
    bool edit(const std::string& colour, const std::function<void(scoring::dudu::Player&)>& change);
    bool step_if_sound(State next);
    [[nodiscard]] const State& now() const { return history_.now(); }

    std::shared_ptr<const maps::dudu::HexMap> map_;
    History<State> history_;
    maps::Json document_;  ///< of the file it came from, for fields that this version does not know
};

/// The reading says of every hex of the map that has no printed building, and of no other: a map of one's own may have
/// been laid out otherwise since.
[[nodiscard]] bool is_reading_of(const HexReading& reading, const maps::dudu::HexMap& map);

/// The goods that the rulebook names, with the values that its examples show: raw 1, made in a factory 3.
[[nodiscard]] const std::map<std::string, int>& usual_good_values();

}  // namespace railref::app
