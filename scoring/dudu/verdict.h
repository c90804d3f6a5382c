#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "maps/dudu/hex.h"

namespace railref::scoring::dudu {

using maps::dudu::Hex;
using maps::dudu::Side;
using maps::dudu::TrackPiece;

enum class Answer : std::uint8_t {
    yes,
    with_penalty,  ///< only for a penalty piece, minus 3 at the end
    no
};

/// The referee's answer to one question at the table.
struct Verdict {
    Answer answer = Answer::yes;
    std::string_view rule;   ///< id of the rule that decides: "track.neighbouring-sides"; listed in maps/dudu/README.md
    std::string sentence;    ///< plain English
    std::vector<Hex> hexes;  ///< that prove it, as said by the function

    bool operator==(const Verdict&) const = default;
};

}  // namespace railref::scoring::dudu
