#include "app/referee/dudu/map_sketch.h"

#include <algorithm>

namespace railref::app {

namespace {

using maps::dudu::Access;
using maps::dudu::all_sides;
using maps::dudu::Building;
using maps::dudu::BuildingKind;
using maps::dudu::Hex;
using maps::dudu::HexMap;
using maps::dudu::HexMapDraft;
using maps::dudu::Side;
using maps::dudu::StartTrack;
using maps::dudu::Terrain;
using maps::dudu::TrackPiece;

/// Rows lean by half a hex each; the field is upright all the same.
int first_q(int r) { return -(r / 2); }

Building* building_on(HexMapDraft& draft, Hex hex) {
    for (auto* list : {&draft.cities, &draft.resource_sites})
        for (Building& building : *list)
            if (building.hex == hex) return &building;
    return nullptr;
}

bool is_free(const HexMapDraft& draft, Hex hex) {
    const auto there = [&](const Building& building) { return building.hex == hex; };
    return draft.hexes.contains(hex) && std::ranges::none_of(draft.cities, there) &&
           std::ranges::none_of(draft.resource_sites, there);
}

void drop_building(HexMapDraft& draft, Hex hex) {
    const auto there = [&](const Building& building) { return building.hex == hex; };
    std::erase_if(draft.cities, there);
    std::erase_if(draft.resource_sites, there);
}

void drop_start(HexMapDraft& draft, Hex hex) {
    std::erase_if(draft.starts, [&](const StartTrack& start) { return start.hex == hex; });
}

Building with_openings(const HexMapDraft& draft, Building building) {
    for (std::size_t i = 0; i < all_sides.size(); i += 2)
        if (is_free(draft, neighbour(building.hex, all_sides[i]))) building.sides[i] = Access::open;
    return building;
}

/// Openings that lead nowhere any more are closed.
void close_dead_openings(HexMapDraft& draft) {
    for (auto* list : {&draft.cities, &draft.resource_sites}) {
        for (Building& building : *list) {
            for (const Side side : all_sides) {
                const Hex before = neighbour(building.hex, side);
                Access& access = building.sides[index(side)];
                if (access == Access::open && !is_free(draft, before)) access = Access::closed;
                if (access == Access::water && !draft.hexes.contains(before)) access = Access::closed;
            }
        }
    }
}

std::optional<StartTrack> start_on(const HexMapDraft& draft, Hex hex) {
    // West and east first: there the rulebook's maps have them.
    for (const Side border :
         {Side::west, Side::east, Side::north_west, Side::south_west, Side::north_east, Side::south_east}) {
        if (draft.hexes.contains(neighbour(hex, border))) continue;
        if (is_free(draft, neighbour(hex, opposite(border)))) return StartTrack{hex, border, opposite(border)};
    }
    return {};
}

/// Four on either side, on the first and last hex of rows spread evenly.
void spread_starts(HexMapDraft& draft, int columns, int rows) {
    draft.starts.clear();
    for (const bool west : {true, false}) {
        for (int i = 0; i < 4; ++i) {
            const int r = (2 * i + 1) * rows / 8;
            const Hex hex{first_q(r) + (west ? 0 : columns - 1), r};
            const Side border = west ? Side::west : Side::east;
            if (is_free(draft, hex) && is_free(draft, neighbour(hex, opposite(border))))
                draft.starts.push_back({hex, border, opposite(border)});
        }
    }
}

HexMapDraft nameless() {
    HexMapDraft draft;
    draft.id = "sketch";
    return draft;
}

}  // namespace

MapSketch::MapSketch(int columns, int rows) : history_(State{nameless(), 0, 0}) {
    resize(columns, rows);
    history_ = History(history_.now());
}

MapSketch::MapSketch(HexMapDraft draft) : history_(framed(std::move(draft))) {}

MapSketch::State MapSketch::framed(HexMapDraft draft) {
    State state{std::move(draft), least, least};
    for (const auto& [hex, terrain] : state.draft.hexes) {
        state.columns = std::max(state.columns, hex.q - first_q(hex.r) + 1);
        state.rows = std::max(state.rows, hex.r + 1);
    }
    return state;
}

bool MapSketch::inside(Hex hex) const {
    const int column = hex.q - first_q(std::max(0, hex.r));
    return hex.r >= 0 && hex.r < rows() && column >= 0 && column < columns();
}

std::vector<maps::FileError> MapSketch::problems() const { return HexMap::validate(draft(), draft().name); }

maps::Result<HexMap> MapSketch::finish(std::string id) const {
    HexMapDraft finished = draft();
    finished.id = std::move(id);
    return HexMap::from_draft(std::move(finished), draft().name);
}

bool MapSketch::step(State next) {
    close_dead_openings(next.draft);
    return history_.step(std::move(next));
}

bool MapSketch::set_name(std::string name) {
    State next = history_.now();
    next.draft.name = std::move(name);
    return step(std::move(next));
}

bool MapSketch::resize(int columns, int rows) {
    State next = history_.now();
    next.columns = std::clamp(columns, least, most);
    next.rows = std::clamp(rows, least, most);
    std::map<Hex, Terrain> hexes;
    for (int r = 0; r < next.rows; ++r) {
        for (int column = 0; column < next.columns; ++column) {
            const Hex hex{first_q(r) + column, r};
            const auto before = next.draft.hexes.find(hex);
            const bool was_inside = inside(hex);
            if (before != next.draft.hexes.end())
                hexes.insert(*before);
            else if (!was_inside)
                hexes[hex] = Terrain::land;
        }
    }
    next.draft.hexes = std::move(hexes);
    const auto outside = [&](const Building& building) { return !next.draft.hexes.contains(building.hex); };
    std::erase_if(next.draft.cities, outside);
    std::erase_if(next.draft.resource_sites, outside);
    spread_starts(next.draft, next.columns, next.rows);
    return step(std::move(next));
}

bool MapSketch::paint(Hex hex, Terrain terrain) {
    if (!inside(hex)) return false;
    State next = history_.now();
    next.draft.hexes[hex] = terrain;
    return step(std::move(next));
}

bool MapSketch::erase(Hex hex) {
    State next = history_.now();
    next.draft.hexes.erase(hex);
    drop_building(next.draft, hex);
    drop_start(next.draft, hex);
    return step(std::move(next));
}

bool MapSketch::put_city(Hex hex, const std::string& colour) {
    if (!inside(hex)) return false;
    State next = history_.now();
    std::erase_if(next.draft.cities, [&](const Building& city) { return city.what == colour; });
    drop_building(next.draft, hex);
    drop_start(next.draft, hex);
    next.draft.hexes.try_emplace(hex, Terrain::land);
    next.draft.cities.push_back(with_openings(next.draft, {BuildingKind::city, colour, hex, {}}));
    return step(std::move(next));
}

bool MapSketch::put_site(Hex hex, const std::string& good) {
    if (!inside(hex)) return false;
    State next = history_.now();
    drop_building(next.draft, hex);
    drop_start(next.draft, hex);
    next.draft.hexes.try_emplace(hex, Terrain::land);
    next.draft.resource_sites.push_back(with_openings(next.draft, {BuildingKind::resource_site, good, hex, {}}));
    return step(std::move(next));
}

bool MapSketch::remove_building(Hex hex) {
    State next = history_.now();
    drop_building(next.draft, hex);
    return step(std::move(next));
}

bool MapSketch::turn_side(Hex hex, Side side) {
    State next = history_.now();
    Building* building = building_on(next.draft, hex);
    if (building == nullptr) return false;
    const Hex before = neighbour(hex, side);
    Access& access = building->sides[index(side)];
    const bool can_open = is_free(next.draft, before);
    const bool can_water = next.draft.hexes.contains(before);
    if (access == Access::closed && can_open)
        access = Access::open;
    else if (access != Access::water && can_water)
        access = Access::water;
    else
        access = Access::closed;
    return step(std::move(next));
}

bool MapSketch::toggle_start(Hex hex) {
    State next = history_.now();
    const auto before = next.draft.starts.size();
    drop_start(next.draft, hex);
    if (next.draft.starts.size() == before) {
        const auto start = start_on(next.draft, hex);
        if (!start || !is_free(next.draft, hex)) return false;
        next.draft.starts.push_back(*start);
    }
    return step(std::move(next));
}

bool MapSketch::lead_start(Hex hex, Side inward) {
    State next = history_.now();
    for (StartTrack& start : next.draft.starts)
        if (start.hex == hex && TrackPiece::between(start.border, inward)) start.inward = inward;
    return step(std::move(next));
}

}  // namespace railref::app
