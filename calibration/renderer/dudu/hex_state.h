#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "maps/dudu/hex_map.h"
#include "maps/json_reader.h"

namespace railref::renderer::dudu {

using maps::dudu::Hex;
using maps::dudu::HexMap;
using maps::dudu::Side;
using maps::dudu::TrackPiece;

struct DrawnTrack {
    Hex hex;
    TrackPiece piece;

    auto operator<=>(const DrawnTrack&) const = default;
};

struct StandingTrain {
    std::string colour;  ///< one of maps::dudu::train_colours
    Hex hex;
    Side facing{};
};

struct DrawnFactory {
    std::string kind;
    Hex hex;
    Side exit{};  ///< the one side that is not black
};

/// What is drawn and stands on a map in play.
struct HexState {
    std::vector<DrawnTrack> tracks;  ///< start tracks are the map's; pieces drawn in one go follow each other
    std::vector<StandingTrain> trains;
    std::vector<DrawnFactory> factories;
};

/// A map in play: lines from the start tracks with branches, a few strokes elsewhere, a train on each player's line,
/// factories beside the track. `share` from 0 (the first turns) to 1 (the last ones). The same seed gives the same.
[[nodiscard]] HexState random_hex_state(const HexMap& map, std::uint64_t seed, double share);

/// The keys "map", "tracks", "trains" and "factories" of "railref-dudu-game/1".
[[nodiscard]] maps::Json hex_state_json(const HexMap& map, const HexState& state);

}  // namespace railref::renderer::dudu
