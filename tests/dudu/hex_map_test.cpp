// Hex maps: geometry, the built-in maps, round trips, and damaged files refused at the place of the damage.
#include "maps/dudu/hex_map.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <numbers>

#include "maps/dudu/load_hex_map.h"

namespace railref::maps::dudu {
namespace {

/// Centre on paper, y down, for hexes that stand on a corner and are 1 wide.
std::pair<double, double> centre(Hex hex) { return {hex.q + hex.r / 2.0, hex.r * std::sqrt(3.0) / 2.0}; }

TEST(Hex, SidesGoClockwiseFromEast) {
    const auto [x0, y0] = centre({3, -2});
    for (const Side side : all_sides) {
        const auto [x, y] = centre(neighbour({3, -2}, side));
        const double angle = std::numbers::pi / 3 * static_cast<double>(index(side));
        EXPECT_NEAR(x - x0, std::cos(angle), 1e-9) << name(side);
        EXPECT_NEAR(y - y0, std::sin(angle), 1e-9) << name(side);
        EXPECT_EQ(neighbour(neighbour({3, -2}, side), opposite(side)), (Hex{3, -2}));
        EXPECT_EQ(side_towards({3, -2}, neighbour({3, -2}, side)), side);
    }
    EXPECT_EQ(side_towards({0, 0}, {2, 0}), std::nullopt);
}

TEST(TrackPiece, JoinsNineOfTheFifteenPairsOfSides) {
    int pieces = 0;
    for (const Side a : all_sides) {
        for (const Side b : all_sides) {
            const auto piece = TrackPiece::between(a, b);
            EXPECT_EQ(piece, TrackPiece::between(b, a));
            const double turn = std::abs(static_cast<double>(index(a)) - static_cast<double>(index(b)));
            EXPECT_EQ(piece.has_value(), turn >= 2 && turn <= 4) << name(a) << " " << name(b);
            if (a < b && piece) ++pieces;
        }
    }
    EXPECT_EQ(pieces, 9);
}

TEST(BuiltInHexMaps, AreThreeAndSound) {
    ASSERT_EQ(built_in_hex_maps(), (std::vector<std::string_view>{"two-bays", "lake-ring", "narrows"}));
    for (const std::string_view id : built_in_hex_maps()) {
        const HexMap* map = built_in_hex_map(id);
        ASSERT_NE(map, nullptr);
        EXPECT_EQ(map->cities().size(), 4U);
        EXPECT_GE(map->resource_sites().size(), 5U);
        EXPECT_EQ(map->starts().size(), 8U);
        EXPECT_TRUE(HexMap::validate(map->facts(), "").empty());
    }
    EXPECT_EQ(built_in_hex_map("atlantis"), nullptr);
}

TEST(HexMapFile, ReadsBackWhatItWrites) {
    for (const std::string_view id : built_in_hex_maps()) {
        const HexMap* map = built_in_hex_map(id);
        const auto again = parse_hex_map(hex_map_json(*map).dump(), "again.json");
        ASSERT_TRUE(again.has_value()) << again.error().message();
        EXPECT_EQ(*again, *map);
    }
}

TEST(HexMapFile, LoadsFromDisk) {
    const auto map = load_hex_map(std::filesystem::path(RAILREF_SOURCE_DIR) / "maps" / "dudu" / "narrows.json");
    ASSERT_TRUE(map.has_value()) << map.error().message();
    EXPECT_EQ(map->name(), "The Narrows");
    EXPECT_FALSE(map->passable({4, 0}));
    EXPECT_TRUE(map->contains({4, 0}));
    EXPECT_TRUE(map->passable({3, 0}));
    EXPECT_FALSE(load_hex_map("nowhere.json").has_value());
}

Json narrows() { return hex_map_json(*built_in_hex_map("narrows")); }

struct Damage {
    const char* what;
    std::function<void(Json&)> harm;
    const char* pointer;
    const char* expected;  ///< a part of the message
};

class DamagedHexMap : public ::testing::TestWithParam<Damage> {};

TEST_P(DamagedHexMap, IsRefusedAtThePlaceOfTheDamage) {
    Json json = narrows();
    GetParam().harm(json);
    const auto map = parse_hex_map(json.dump(), "my.json");
    ASSERT_FALSE(map.has_value()) << GetParam().what;
    EXPECT_EQ(map.error().file, "my.json");
    EXPECT_EQ(map.error().pointer, GetParam().pointer) << map.error().message();
    EXPECT_NE(map.error().expected.find(GetParam().expected), std::string::npos) << map.error().message();
}

const Damage damages[] = {
    {"another version", [](Json& j) { j["format"] = "railref-hex-map/2"; }, "/format", "\"railref-hex-map/1\""},
    {"id with a space", [](Json& j) { j["id"] = "the narrows"; }, "/id", "an id of a-z"},
    {"no name", [](Json& j) { j.erase("name"); }, "", "\"name\", which is missing"},
    {"one player",
     [](Json& j) {
         j["players"] = {1, 4};
     },
     "/players/0", "from 2 to 4, found 1"},
    {"unknown terrain", [](Json& j) { j["rows"][0]["terrain"] = "..x."; }, "/rows/0/terrain", "\"f\" (forest)"},
    {"hex twice", [](Json& j) { j["rows"].push_back(Json(j["rows"][3])); }, "/rows/11/terrain", "comes twice"},
    {"impassable land", [](Json& j) { j["impassable"].push_back("land"); }, "/impassable", "forest or water"},
    {"an island",
     [](Json& j) {
         j["rows"].push_back({{"q", 40}, {"r", 40}, {"terrain", ".."}});
     },
     "/rows", "(40, 40) is cut off"},
    {"three cities", [](Json& j) { j["cities"].erase(3); }, "/cities", "four cities, found 3"},
    {"colour twice", [](Json& j) { j["cities"][1]["colour"] = "red"; }, "/cities/1/colour", "\"red\" twice"},
    {"city off the map",
     [](Json& j) {
         j["cities"][1]["hex"] = {50, 0};
     },
     "/cities/1/hex", "found (50, 0)"},
    {"hex of one number", [](Json& j) { j["cities"][1]["hex"] = {5}; }, "/cities/1/hex", "[q, r]"},
    {"two buildings on a hex", [](Json& j) { j["resources"][2]["hex"] = j["cities"][1]["hex"]; }, "/cities/1/hex",
     "one building a hex"},
    {"seventh side", [](Json& j) { j["resources"][0]["open"] = {6}; }, "/resources/0/open/0", "from 0 to 5, found 6"},
    {"side twice",
     [](Json& j) {
         j["resources"][0]["open"] = {0, 0};
     },
     "/resources/0/open/1", "each side once"},
    {"no opening",
     [](Json& j) {
         j["resources"][1].erase("water");
         j["resources"][1]["open"] = Json::array();
     },
     "/resources/1", "at least one opening"},
    {"opening onto water", [](Json& j) { j["rows"][1]["terrain"] = ".wwww...."; }, "/resources/0/open",
     "there is none"},
    {"no resources", [](Json& j) { j["resources"] = Json::array(); }, "/resources", "at least one resource site"},
    {"seven starts", [](Json& j) { j["starts"].erase(0); }, "/starts", "eight start tracks, found 7"},
    {"two starts on a hex", [](Json& j) { j["starts"][1] = Json(j["starts"][0]); }, "/starts/1/hex", "of its own"},
    {"start inside the map",
     [](Json& j) {
         j["starts"][0]["hex"] = {1, 0};
     },
     "/starts/0/from", "border"},
    {"start between neighbouring sides", [](Json& j) { j["starts"][0]["to"] = 2; }, "/starts/0/to", "nor next to it"},
};

INSTANTIATE_TEST_SUITE_P(OneByOne, DamagedHexMap, ::testing::ValuesIn(damages),
                         [](const auto& damage) { return "n" + std::to_string(damage.index); });

}  // namespace
}  // namespace railref::maps::dudu
