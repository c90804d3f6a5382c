#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "maps/dudu/hex_map.h"
#include "vision/reading.h"

/// What photos say of a hex map in play; a value without pictures.
namespace railref::vision::dudu {

using maps::dudu::Hex;
using maps::dudu::Side;
using maps::dudu::TrackPiece;

/// A train piece and the side that it faces.
struct TrainSeen {
    std::string colour;  ///< one of maps::dudu::train_colours
    Side facing{};

    auto operator<=>(const TrainSeen&) const = default;
};

/// What one hex holds besides its print. Printed start tracks are not listed: they are the map's.
struct HexContents {
    std::set<TrackPiece> tracks;       ///< drawn in play
    std::optional<TrainSeen> train;    ///< stands on track, drawn or printed
    std::optional<Side> factory_exit;  ///< the one side of a drawn factory that is not black

    auto operator<=>(const HexContents&) const = default;
};

/// What the photos say of one hex.
struct HexSighting {
    HexContents contents;   ///< the most probable
    bool seen = false;      ///< false: outside every picture, or hidden so that nothing can be said
    double confidence = 0;  ///< calibrated probability that all of `contents` is right; 0 where not seen
    std::vector<std::pair<HexContents, double>> also;  ///< other contents worth naming, most probable first
};

/// A hex that a person must look at before the reading may be trusted.
struct HexQuestion {
    Hex hex;
    std::vector<HexContents> options;  ///< two or three, the present contents first
    std::string why;  ///< "glare", "faint", "smudge", "under the train", "photos disagree"; may be empty
};

struct HexReading {
    std::string map;                     ///< id of the map that was recognised
    std::vector<ReadImage> images;       ///< in which the map was found
    std::vector<Unreadable> left_out;    ///< photos that say nothing beside those that do
    std::map<Hex, HexSighting> hexes;    ///< every hex of the map without a printed building
    std::vector<HexQuestion> questions;  ///< most doubtful first
    Timing timing;
};

}  // namespace railref::vision::dudu
