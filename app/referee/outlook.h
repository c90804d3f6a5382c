#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

#include "app/referee/game_session.h"
#include "scoring/doubt.h"

/// What a person should look at next, and whether it can still change who wins.
namespace railref::app {

/// Something on the board that nobody has settled.
struct OpenPlace {
    /// `asked`: the reading asks. `unseen`: outside the photos or covered. `unsure`: the reading does not ask, but if
    /// it erred there, another player could win.
    enum class Kind { asked, unseen, unsure };

    std::variant<RouteId, CityId, PlayerColour> place;  ///< a colour: its score marker
    Kind kind = Kind::asked;
    /// The likeliest first: owners, or squares of the score track.
    std::variant<std::vector<Occupant>, std::vector<int>> options;
    std::string why;  ///< as vision::Question::why
    scoring::Matters matters = scoring::Matters::winner;
};

struct Outlook {
    std::vector<OpenPlace> open;  ///< in the order in which they should be asked
    /// Every hand has as many tickets as must be kept; without the hands nobody can say who may win.
    bool hands_known = false;
    /// No place that is open can change who wins, nor, but for a chance below half a percent, one that may be misread.
    bool winner_settled = false;
    bool sampled = false;  ///< winner_settled rests on sampled positions, not on all
};

/// Takes up to a second or so: not for the GUI thread. Places that can change the winner come first, by
/// scoring::weigh_doubt; an unseen place of which nothing is known counts as one that can. Markers never change a
/// score and come last. Nothing where `stop` came first.
[[nodiscard]] std::optional<Outlook> look_ahead(const GameSession& session, const std::stop_token& stop);

}  // namespace railref::app
