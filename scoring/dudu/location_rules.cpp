#include "scoring/dudu/location_rules.h"

namespace railref::scoring::dudu {

namespace {

using maps::dudu::Access;

}  // namespace

Verdict check_location_action(const BoardPosition& position, const Train& train, Hex place) {
    const std::vector<Hex> hexes{train.hex, place};
    const Building* building = position.building_on(place);
    if (building == nullptr)
        return {Answer::no, "location.none", "There is no building on " + text(place) + ".", hexes};
    const auto side = maps::dudu::side_towards(place, train.hex);
    const std::string who = "The " + train.colour + " train on " + text(train.hex);
    if (!side) {
        return {Answer::no, "location.not-next-to", who + " is not next to " + text(*building) + ".", hexes};
    }
    const std::string where = "the " + std::string(name(*side)) + " side of " + text(*building);
    switch (building->access(*side)) {
        case Access::open:
            return {Answer::yes, "location.opening", who + " is before an opening, " + where + ".", hexes};
        case Access::water:
            if (train.waterway)
                return {Answer::yes, "location.waterway", who + " uses its waterway at " + where + ".", hexes};
            return {Answer::with_penalty, "location.water",
                    who + " is at a water opening, " + where + ", without the waterway: only for a penalty piece.",
                    hexes};
        case Access::closed:
            break;
    }
    return {Answer::with_penalty, "location.closed",
            who + " is at " + where + ", which is closed: only for a penalty piece.", hexes};
}

}  // namespace railref::scoring::dudu
