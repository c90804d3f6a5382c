#pragma once

#include <map>
#include <optional>
#include <variant>
#include <vector>

#include "scoring/position.h"
#include "vision/reading.h"

/// How a reading and people's answers make a position.
namespace railref::app {

using maps::CityId;
using maps::PlayerColour;
using maps::RouteId;
using vision::Nobody;
using vision::Occupant;

/// What somebody can own: a route, or a city for a station.
using Place = std::variant<RouteId, CityId>;

/// People's answers; they outrule every photo. The last answer to a place stands.
struct Answers {
    std::map<RouteId, Occupant> routes;
    std::map<CityId, Occupant> stations;

    [[nodiscard]] const Occupant* find(Place place) const;
    void set(Place place, Occupant owner);
    void erase(Place place);
    bool operator==(const Answers&) const = default;
};

/// Who owns a place, and how far that can be trusted.
struct PlaceState {
    /// `open`: the reading asks and nobody has answered. `unseen`: no photo shows it and nobody has answered.
    enum class Trust { read, answered, open, unseen };

    Occupant owner;
    Trust trust = Trust::answered;
    double probability = 1;  ///< of `owner`; 1 where a person answered

    bool operator==(const PlaceState&) const = default;
};

/// The answer if there is one; else the reading's owner; else, for an open question or an unseen place, the likeliest
/// owner. Without a reading an unanswered place is nobody's.
[[nodiscard]] PlaceState place_state(const vision::Reading* reading, const Answers& answers, Place place);

/// A place that counts as `state` says though nobody has confirmed it (trust is open or unseen).
struct Assumption {
    Place place;
    PlaceState state;
};

/// A whole position, and every place in it that was assumed: the open questions in the reading's order, then the unseen
/// places in the board's order.
struct Settled {
    scoring::Position position;
    std::vector<Assumption> assumptions;
};

[[nodiscard]] Settled settle(const maps::BoardMap& map, const vision::Reading* reading, const Answers& answers);

}  // namespace railref::app
