#include "maps/dudu/hex_map.h"

#include <algorithm>

namespace railref::maps::dudu {

namespace {

constexpr std::size_t city_count = 4;
constexpr std::size_t start_count = 8;
constexpr std::size_t most_hexes = 1000;

bool is_slug(std::string_view word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
}

bool passable_in(const HexMapDraft& draft, Hex hex) {
    const auto found = draft.hexes.find(hex);
    return found != draft.hexes.end() && !draft.impassable.contains(found->second);
}

/// Collects what is wrong; one member function a part of the map file.
class Inspection {
public:
    Inspection(const HexMapDraft& draft, const std::string& file) : draft_(draft), file_(file) {
        for (const Building& city : draft.cities) ++buildings_on_[city.hex];
        for (const Building& site : draft.resource_sites) ++buildings_on_[site.hex];
    }

    std::vector<FileError> run() {
        head();
        buildings();
        starts();
        if (errors_.empty()) one_region();
        return std::move(errors_);
    }

private:
    void require(bool sound, const std::string& pointer, const std::string& expected) {
        if (!sound) errors_.push_back({file_, pointer, expected});
    }

    /// Track may be drawn there.
    [[nodiscard]] bool is_free(Hex hex) const { return passable_in(draft_, hex) && !buildings_on_.contains(hex); }

    void head() {
        require(is_slug(draft_.id), "/id", "expected an id of a-z, 0-9, \"-\" and \"_\"");
        require(!draft_.name.empty(), "/name", "expected a name, found an empty text");
        require(2 <= draft_.min_players && draft_.min_players <= draft_.max_players && draft_.max_players <= 4,
                "/players", "expected [fewest, most] from 2 to 4");
        require(!draft_.hexes.empty() && draft_.hexes.size() <= most_hexes, "/rows",
                "expected 1 to 1000 hexes, found " + std::to_string(draft_.hexes.size()));
        require(!draft_.impassable.contains(Terrain::land), "/impassable", "expected forest or water, found land");
    }

    void buildings() {
        require(draft_.cities.size() == city_count, "/cities",
                "expected four cities, found " + std::to_string(draft_.cities.size()));
        std::set<std::string> colours;
        for (std::size_t i = 0; i < draft_.cities.size(); ++i) {
            const std::string pointer = "/cities/" + std::to_string(i);
            const Building& city = draft_.cities[i];
            require(!city.what.empty(), pointer + "/colour", "expected a colour, found an empty text");
            require(colours.insert(city.what).second, pointer + "/colour",
                    "expected each colour once, found \"" + city.what + "\" twice");
            building(city, pointer);
        }
        require(!draft_.resource_sites.empty(), "/resources", "expected at least one resource site, found none");
        for (std::size_t i = 0; i < draft_.resource_sites.size(); ++i) {
            const std::string pointer = "/resources/" + std::to_string(i);
            require(!draft_.resource_sites[i].what.empty(), pointer + "/good", "expected a good, found an empty text");
            building(draft_.resource_sites[i], pointer);
        }
    }

    void building(const Building& building, const std::string& pointer) {
        require(draft_.hexes.contains(building.hex), pointer + "/hex",
                "expected a hex of the map, found " + text(building.hex));
        require(buildings_on_.at(building.hex) == 1, pointer + "/hex",
                "expected one building a hex, found two on " + text(building.hex));
        bool reachable = false;
        for (const Side side : all_sides) {
            const Hex before = neighbour(building.hex, side);
            const Access access = building.access(side);
            require(access != Access::open || is_free(before), pointer + "/open",
                    "expected openings onto hexes where track may be drawn; " + std::string(name(side)) + " of " +
                        text(building.hex) + " there is none");
            require(access != Access::water || draft_.hexes.contains(before), pointer + "/water",
                    "expected water openings onto hexes of the map; " + std::string(name(side)) + " of " +
                        text(building.hex) + " there is none");
            reachable |= access != Access::closed;
        }
        require(reachable, pointer, "expected at least one opening");
    }

    void starts() {
        require(draft_.starts.size() == start_count, "/starts",
                "expected eight start tracks, found " + std::to_string(draft_.starts.size()));
        std::set<Hex> seen;
        for (std::size_t i = 0; i < draft_.starts.size(); ++i) {
            const StartTrack& start = draft_.starts[i];
            const std::string pointer = "/starts/" + std::to_string(i);
            require(is_free(start.hex), pointer + "/hex",
                    "expected a hex where track may be drawn, found " + text(start.hex));
            require(seen.insert(start.hex).second, pointer + "/hex",
                    "expected each start on a hex of its own, found two on " + text(start.hex));
            require(TrackPiece::between(start.border, start.inward).has_value(), pointer + "/to",
                    "expected a side that is neither \"from\" nor next to it");
            require(!draft_.hexes.contains(neighbour(start.hex, start.border)), pointer + "/from",
                    "expected a side on the border of the map");
            require(is_free(neighbour(start.hex, start.inward)), pointer + "/to",
                    "expected a side that leads onto a hex where track may be drawn");
        }
    }

    /// Everything can be reached: the hexes where track may be drawn hang together.
    void one_region() {
        std::set<Hex> unseen;
        for (const auto& [hex, terrain] : draft_.hexes) {
            if (is_free(hex)) unseen.insert(hex);
        }
        if (unseen.empty()) return;
        std::vector<Hex> border{*unseen.begin()};
        unseen.erase(unseen.begin());
        while (!border.empty()) {
            const Hex hex = border.back();
            border.pop_back();
            for (const Side side : all_sides) {
                const auto next = unseen.find(neighbour(hex, side));
                if (next == unseen.end()) continue;
                border.push_back(*next);
                unseen.erase(next);
            }
        }
        if (unseen.empty()) return;
        require(false, "/rows",
                "expected one region of hexes where track may be drawn; " + text(*unseen.begin()) + " is cut off");
    }

    const HexMapDraft& draft_;
    const std::string& file_;
    std::map<Hex, int> buildings_on_;
    std::vector<FileError> errors_;
};

}  // namespace

std::string_view name(BuildingKind kind) {
    constexpr std::array<std::string_view, 3> names{"city", "resource site", "factory"};
    return names[static_cast<std::size_t>(kind)];
}

std::string text(const Building& building) {
    return "the " + building.what + " " + std::string(name(building.kind)) + " at " + text(building.hex);
}

std::vector<FileError> HexMap::validate(const HexMapDraft& draft, const std::string& file) {
    return Inspection(draft, file).run();
}

Result<HexMap> HexMap::from_draft(HexMapDraft draft, const std::string& file) {
    auto errors = validate(draft, file);
    if (!errors.empty()) return tl::unexpected(std::move(errors.front()));
    return HexMap(std::move(draft));
}

bool HexMap::passable(Hex hex) const { return passable_in(facts_, hex); }

const Building* HexMap::building_on(Hex hex) const {
    for (const auto* list : {&facts_.cities, &facts_.resource_sites}) {
        for (const Building& building : *list) {
            if (building.hex == hex) return &building;
        }
    }
    return nullptr;
}

}  // namespace railref::maps::dudu
