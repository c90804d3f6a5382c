#include "scoring/dudu/track_rules.h"

#include <algorithm>
#include <optional>

namespace railref::scoring::dudu {

namespace {

std::size_t most_pieces(Drawing drawing) { return drawing == Drawing::main_action ? 3 : 1; }

Verdict refused(std::string_view rule, std::string sentence, std::vector<Hex> hexes) {
    return {Answer::no, rule, std::move(sentence), std::move(hexes)};
}

std::string ends(const Stroke& stroke) {
    return std::string(name(stroke.from)) + " and " + std::string(name(stroke.to)) + " of " + text(stroke.hex);
}

/// What one piece does wrong by itself.
std::optional<Verdict> fault_of(const BoardPosition& position, const Stroke& stroke) {
    if (!position.map().contains(stroke.hex))
        return refused("track.off-map", "There is no hex " + text(stroke.hex) + " on the map.", {stroke.hex});
    if (const Building* building = position.building_on(stroke.hex))
        return refused("track.on-building", "Track may not be drawn through " + text(*building) + ".", {stroke.hex});
    if (!position.map().passable(stroke.hex))
        return refused("track.impassable", "The map allows no track on the terrain of " + text(stroke.hex) + ".",
                       {stroke.hex});
    if (stroke.from == stroke.to)
        return refused("track.same-side", "A piece of track ends at two different sides of " + text(stroke.hex) + ".",
                       {stroke.hex});
    const auto piece = TrackPiece::between(stroke.from, stroke.to);
    if (!piece)
        return refused("track.neighbouring-sides",
                       "A piece of track may not join neighbouring sides: " + ends(stroke) + ".", {stroke.hex});
    if (position.tracks_on(stroke.hex).contains(*piece))
        return refused("track.already-there", "There is track between " + ends(stroke) + " already.", {stroke.hex});
    return {};
}

/// Walks in through `from`: the pieces in this order and turned as needed make one line.
bool line_from(std::span<const Stroke> order, Side from) {
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto piece = TrackPiece::between(order[i].from, order[i].to);
        if (!piece->ends_at(from)) return false;
        const Side out = piece->other_end(from);
        if (i + 1 < order.size() && neighbour(order[i].hex, out) != order[i + 1].hex) return false;
        from = opposite(out);
    }
    return true;
}

bool unbroken(std::span<const Stroke> stretch) {
    std::vector<Stroke> order(stretch.begin(), stretch.end());
    const auto before = [](const Stroke& a, const Stroke& b) { return a.hex < b.hex; };
    std::sort(order.begin(), order.end(), before);
    do {
        if (line_from(order, order.front().from) || line_from(order, order.front().to)) return true;
    } while (std::next_permutation(order.begin(), order.end(), before));
    return false;
}

std::vector<Hex> hexes_of(std::span<const Stroke> stretch) {
    std::vector<Hex> hexes;
    for (const Stroke& stroke : stretch) hexes.push_back(stroke.hex);
    return hexes;
}

}  // namespace

Verdict check_drawing(const BoardPosition& position, std::span<const Stroke> stretch, Drawing drawing) {
    if (stretch.empty()) return refused("track.none", "No piece of track is drawn.", {});
    if (stretch.size() > most_pieces(drawing)) {
        return refused("track.too-many",
                       drawing == Drawing::iron ? "Iron pays for one piece of track."
                                                : "At most three pieces of track are drawn in one action.",
                       hexes_of(stretch));
    }
    for (const Stroke& stroke : stretch) {
        if (auto fault = fault_of(position, stroke)) return *fault;
    }
    if (!unbroken(stretch))
        return refused("track.not-connected", "The pieces do not make one unbroken line.", hexes_of(stretch));
    return {Answer::yes, "track.legal", "The stretch may be drawn.", hexes_of(stretch)};
}

}  // namespace railref::scoring::dudu
