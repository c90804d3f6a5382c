#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "maps/dudu/hex_map.h"
#include "scoring/dudu/verdict.h"

/// What is drawn and stands on a map in play.
namespace railref::scoring::dudu {

using maps::dudu::Building;
using maps::dudu::HexMap;

/// A marker stroke from side to side of a hex, legal or not.
struct Stroke {
    Hex hex;
    Side from{};
    Side to{};

    bool operator==(const Stroke&) const = default;
};

struct Train {
    std::string colour;  ///< of its player
    Hex hex;
    Side facing{};
    bool waterway = false;  ///< its player has the waterway ability [水路]

    bool operator==(const Train&) const = default;
};

struct Factory {
    std::string kind;
    Hex hex;
    Side exit{};

    bool operator==(const Factory&) const = default;
};

/// What a game file or a reading says of the board; BoardPosition::from_draft is the only way on.
struct BoardDraft {
    std::vector<Stroke> tracks;  ///< drawn in play; start tracks are the map's
    std::vector<Train> trains;
    std::vector<Factory> factories;

    bool operator==(const BoardDraft&) const = default;
};

/// Always possible: each track joins two sides that are not neighbours, on a hex without a building; each train stands
/// on track that leads the way it faces, alone on its hex.
class BoardPosition {
public:
    /// Everything that is impossible, with pointers into "railref-dudu-game/1"; empty means possible.
    [[nodiscard]] static std::vector<maps::FileError> validate(const HexMap& map, const BoardDraft& draft,
                                                               const std::string& file);

    /// The position, or the first thing that is impossible. The position keeps a copy of the map.
    [[nodiscard]] static maps::Result<BoardPosition> from_draft(HexMap map, BoardDraft draft, const std::string& file);

    [[nodiscard]] const HexMap& map() const { return map_; }
    [[nodiscard]] const BoardDraft& facts() const { return facts_; }
    [[nodiscard]] std::span<const Train> trains() const { return facts_.trains; }
    [[nodiscard]] std::span<const Factory> factories() const { return facts_.factories; }

    /// Drawn and printed ones; empty where there are none.
    [[nodiscard]] const std::set<TrackPiece>& tracks_on(Hex hex) const;
    [[nodiscard]] const std::map<Hex, std::set<TrackPiece>>& tracks() const { return tracks_; }
    /// nullptr for a colour that has no train on the board.
    [[nodiscard]] const Train* find_train(const std::string& colour) const;
    [[nodiscard]] const Train* train_on(Hex hex) const;

    /// Cities, resource sites and factories.
    [[nodiscard]] std::span<const Building> buildings() const { return buildings_; }
    [[nodiscard]] const Building* building_on(Hex hex) const;
    /// Track may be drawn there: passable and without a building.
    [[nodiscard]] bool is_free(Hex hex) const { return map_.passable(hex) && building_on(hex) == nullptr; }

    bool operator==(const BoardPosition&) const = default;

private:
    BoardPosition(HexMap map, BoardDraft facts);

    HexMap map_;
    BoardDraft facts_;
    std::map<Hex, std::set<TrackPiece>> tracks_;
    std::vector<Building> buildings_;
};

}  // namespace railref::scoring::dudu
