#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/referee/history.h"
#include "maps/dudu/hex_map.h"
#include "maps/result.h"

namespace railref::app {

/// A hex map while it is being laid out hex by hex: a field of rows that can be painted. It need not be sound before it
/// is finished. Every change is one step that can be undone; a change that changes nothing makes no step.
class MapSketch {
public:
    using Hex = maps::dudu::Hex;
    using Side = maps::dudu::Side;

    static constexpr int least = 4;  ///< hexes a row, and rows
    static constexpr int most = 24;

    /// A field of land with eight start tracks spread over its two sides.
    MapSketch(int columns, int rows);
    /// To go on with a map that is there.
    explicit MapSketch(maps::dudu::HexMapDraft draft);

    [[nodiscard]] const maps::dudu::HexMapDraft& draft() const { return history_.now().draft; }
    [[nodiscard]] int columns() const { return history_.now().columns; }
    [[nodiscard]] int rows() const { return history_.now().rows; }
    /// Within the field, with or without a hex.
    [[nodiscard]] bool inside(Hex hex) const;
    /// Everything that is still missing or wrong, as HexMap::validate says it.
    [[nodiscard]] std::vector<maps::FileError> problems() const;
    /// The finished map, or the first thing that is wrong.
    [[nodiscard]] maps::Result<maps::dudu::HexMap> finish(std::string id) const;

    bool set_name(std::string name);
    /// What lies inside the smaller field is kept; start tracks are spread anew.
    bool resize(int columns, int rows);
    bool paint(Hex hex, maps::dudu::Terrain terrain);
    bool erase(Hex hex);  ///< no hex there: a hole, or a bay in the border
    /// Moves the city of that colour here; its openings are every second side that leads on.
    bool put_city(Hex hex, const std::string& colour);
    bool put_site(Hex hex, const std::string& good);
    bool remove_building(Hex hex);
    /// closed -> open -> water -> closed; sides that lead nowhere stay closed.
    bool turn_side(Hex hex, Side side);
    /// A start track from the border to the far side; on a hex that has one, it goes. Refused: no side on the border.
    bool toggle_start(Hex hex);
    /// Where the start track on that hex leads.
    bool lead_start(Hex hex, Side inward);

    [[nodiscard]] bool can_undo() const { return history_.can_undo(); }
    [[nodiscard]] bool can_redo() const { return history_.can_redo(); }
    bool undo() { return history_.undo(); }
    bool redo() { return history_.redo(); }

private:
    struct State {
        maps::dudu::HexMapDraft draft;
        int columns = 0;
        int rows = 0;
        bool operator==(const State&) const = default;
    };

    /// In the smallest field that holds all its hexes.
    static State framed(maps::dudu::HexMapDraft draft);
    bool step(State next);

    History<State> history_;
};

}  // namespace railref::app
