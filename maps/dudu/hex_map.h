#pragma once

#include <array>
#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "maps/dudu/hex.h"
#include "maps/result.h"

/// The facts of one 火車嘟嘟 map. Immutable and always sound.
namespace railref::maps::dudu {

enum class Terrain : std::uint8_t { land, forest, water };

/// What a side of a building is good for.
enum class Access : std::uint8_t {
    closed,  ///< forest: a location action over it costs a penalty piece
    open,    ///< an opening
    water    ///< an opening for who has the waterway ability; a factory may stand before it
};

enum class BuildingKind : std::uint8_t { city, resource_site, factory };

[[nodiscard]] std::string_view name(BuildingKind kind);  ///< "city", "resource site", "factory"

/// Anything on which no track may be drawn: a city, a resource site, and in play a factory.
struct Building {
    BuildingKind kind = BuildingKind::city;
    std::string what;  ///< the city's colour, the site's good, the factory's kind
    Hex hex;
    std::array<Access, 6> sides{};  ///< by Side

    [[nodiscard]] Access access(Side side) const { return sides[index(side)]; }
    bool operator==(const Building&) const = default;
};

/// "the yellow city at (2, 1)"
[[nodiscard]] std::string text(const Building& building);

/// One of the eight printed tracks on which trains start.
struct StartTrack {
    Hex hex;
    Side border = Side::west;  ///< leads off the map
    Side inward = Side::east;  ///< the train faces it

    bool operator==(const StartTrack&) const = default;
};

/// A map file's content before it is checked; HexMap::from_draft is the only way on.
struct HexMapDraft {
    std::string id;
    std::string name;
    int min_players = 2;
    int max_players = 4;
    std::map<Hex, Terrain> hexes;
    std::set<Terrain> impassable;  ///< terrain on which nothing may be drawn
    std::vector<Building> cities;
    std::vector<Building> resource_sites;
    std::vector<StartTrack> starts;

    bool operator==(const HexMapDraft&) const = default;
};

class HexMap {
public:
    /// Everything that is wrong, with pointers into "railref-hex-map/1"; empty means sound.
    [[nodiscard]] static std::vector<FileError> validate(const HexMapDraft& draft, const std::string& file);

    /// The map, or the first thing that is wrong with the draft.
    [[nodiscard]] static Result<HexMap> from_draft(HexMapDraft draft, const std::string& file);

    [[nodiscard]] const std::string& id() const { return facts_.id; }
    [[nodiscard]] const std::string& name() const { return facts_.name; }
    [[nodiscard]] int min_players() const { return facts_.min_players; }
    [[nodiscard]] int max_players() const { return facts_.max_players; }
    [[nodiscard]] const std::map<Hex, Terrain>& hexes() const { return facts_.hexes; }
    [[nodiscard]] std::span<const Building> cities() const { return facts_.cities; }
    [[nodiscard]] std::span<const Building> resource_sites() const { return facts_.resource_sites; }
    [[nodiscard]] std::span<const StartTrack> starts() const { return facts_.starts; }
    [[nodiscard]] const HexMapDraft& facts() const { return facts_; }

    [[nodiscard]] bool contains(Hex hex) const { return facts_.hexes.contains(hex); }
    /// On the map, and of a terrain on which track may be drawn.
    [[nodiscard]] bool passable(Hex hex) const;
    /// The printed city or resource site there; nullptr where there is none.
    [[nodiscard]] const Building* building_on(Hex hex) const;

    bool operator==(const HexMap&) const = default;

private:
    explicit HexMap(HexMapDraft facts) : facts_(std::move(facts)) {}

    HexMapDraft facts_;
};

}  // namespace railref::maps::dudu
