#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/referee/answers.h"
#include "app/referee/game_file.h"
#include "app/referee/tickets_file.h"
#include "scoring/position.h"
#include "vision/reading.h"

namespace railref::app {

/// A score marker that was taken from the reading though it asks about it.
struct MarkerAssumption {
    PlayerColour player{};
    int square = 0;
};

struct Converted {
    GameFile file;
    std::vector<Assumption> assumptions;
    std::vector<MarkerAssumption> markers;
};

/// The game that a reading and the players' tickets make. Answers are applied; open questions and unseen places take
/// the likeliest owner and are listed. Colours on the board that no player lists become players without tickets, after
/// the listed ones, in the board's order. A player's marker that is not given is the reading's.
[[nodiscard]] Converted convert(const vision::Reading& reading, const TicketsFile& tickets);

/// Where the photos see a player's score marker; none without photos.
[[nodiscard]] std::optional<int> read_square(const vision::Reading* reading, PlayerColour colour);

/// The shared core of convert() and of a session's game.
[[nodiscard]] scoring::Game make_game(const maps::BoardMap& map, const maps::Variant& variant,
                                      std::vector<scoring::Player> players, scoring::Position position,
                                      const vision::Reading* reading);

/// "edinburgh-london-black: open question, taken as red (71.0 %)", one line for a person.
[[nodiscard]] std::string describe(const maps::BoardMap& map, const Assumption& assumption);
[[nodiscard]] std::string describe(const MarkerAssumption& assumption);

}  // namespace railref::app
