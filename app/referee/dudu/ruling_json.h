#pragma once

#include <string>
#include <vector>

#include "maps/json_reader.h"
#include "scoring/dudu/end_of_game.h"
#include "scoring/dudu/factory_rules.h"
#include "scoring/dudu/train_moves.h"

/// The referee's answers about a board of 火車嘟嘟, as documents and as text.
namespace railref::app {

struct Ruling {
    scoring::dudu::Verdict verdict;
    std::vector<scoring::dudu::Stop> stops;                       ///< of a question where a train can go
    std::vector<std::vector<scoring::dudu::Hex>> regions;  ///< of a factory that would cut the map
};

/// Every place where the train can go; "no" where there is none.
[[nodiscard]] Ruling ruling_on_stops(const scoring::dudu::BoardPosition& board, const scoring::dudu::Train& train,
                                     scoring::dudu::Move move);

/// "railref-ruling/1", described in maps/dudu/README.md.
[[nodiscard]] maps::Json ruling_json(const std::string& question, const Ruling& ruling);
[[nodiscard]] maps::Json end_json(const scoring::dudu::EndVerdict& verdict);

/// "Yes. The stretch may be drawn. (track.legal)"
[[nodiscard]] std::string ruling_text(const Ruling& ruling);

}  // namespace railref::app
