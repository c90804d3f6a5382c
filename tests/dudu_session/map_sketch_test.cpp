#include "app/referee/dudu/map_sketch.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <fstream>

#include "app/referee/dudu/map_shelf.h"
#include "maps/dudu/load_hex_map.h"
#include "tests/temporary_folder.h"

namespace railref::app {
namespace {

using maps::dudu::Access;
using maps::dudu::Hex;
using maps::dudu::Side;
using maps::dudu::Terrain;

/// All that a map needs, in nine taps and a name.
MapSketch finished_sketch() {
    MapSketch sketch(10, 9);
    sketch.set_name("Formosa");
    sketch.put_city({2, 1}, "red");
    sketch.put_city({7, 1}, "blue");
    sketch.put_city({0, 6}, "green");
    sketch.put_city({5, 6}, "yellow");
    sketch.put_site({3, 4}, "wood");
    return sketch;
}

TEST(MapSketch, AFewTapsMakeASoundMap) {
    const MapSketch sketch = finished_sketch();
    EXPECT_TRUE(sketch.problems().empty() || (sketch.problems().size() == 1 && sketch.problems()[0].pointer == "/id"));
    const auto map = sketch.finish("formosa");
    ASSERT_TRUE(map.has_value()) << map.error().message();
    const auto again = maps::dudu::parse_hex_map(hex_map_json(*map).dump(), "again");
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(*again, *map);
}

TEST(MapSketch, SidesOpenTurnToWaterAndClose) {
    MapSketch sketch(8, 8);
    sketch.put_site({2, 4}, "iron");
    const auto access = [&] { return sketch.draft().resource_sites[0].access(Side::south_east); };
    EXPECT_EQ(access(), Access::closed);
    for (const Access wanted : {Access::open, Access::water, Access::closed}) {
        EXPECT_TRUE(sketch.turn_side({2, 4}, Side::south_east));
        EXPECT_EQ(access(), wanted);
    }
    EXPECT_FALSE(sketch.turn_side({3, 3}, Side::east)) << "no building";
}

TEST(MapSketch, AnOpeningOntoNothingIsClosed) {
    MapSketch sketch(8, 8);
    sketch.put_site({2, 4}, "iron");
    EXPECT_EQ(sketch.draft().resource_sites[0].access(Side::east), Access::open);
    sketch.erase({3, 4});
    EXPECT_EQ(sketch.draft().resource_sites[0].access(Side::east), Access::closed);
    EXPECT_TRUE(sketch.undo());
    EXPECT_EQ(sketch.draft().resource_sites[0].access(Side::east), Access::open);
    EXPECT_TRUE(sketch.redo());
}

TEST(MapSketch, ACityIsThereOnce) {
    MapSketch sketch(8, 8);
    sketch.put_city({2, 2}, "red");
    sketch.put_city({4, 4}, "red");
    ASSERT_EQ(sketch.draft().cities.size(), 1U);
    EXPECT_EQ(sketch.draft().cities[0].hex, (Hex{4, 4}));
    EXPECT_FALSE(sketch.put_city({40, 4}, "red")) << "outside";
}

TEST(MapSketch, StartsStandOnTheBorder) {
    MapSketch sketch(8, 8);
    EXPECT_EQ(sketch.draft().starts.size(), 8U);
    EXPECT_FALSE(sketch.toggle_start({2, 4})) << "in the middle";
    const Hex first = sketch.draft().starts[0].hex;
    EXPECT_TRUE(sketch.toggle_start(first));
    EXPECT_EQ(sketch.draft().starts.size(), 7U);
    EXPECT_TRUE(sketch.toggle_start(first));
    EXPECT_TRUE(sketch.lead_start(first, Side::south_east));
    EXPECT_FALSE(sketch.lead_start(first, Side::north_west)) << "next to the border side";
}

RC_GTEST_PROP(MapSketch, EveryStepIsUndone, ()) {
    MapSketch sketch = finished_sketch();
    std::vector<maps::dudu::HexMapDraft> states{sketch.draft()};
    for (int i = 0; i < 15; ++i) {
        const Hex hex{*rc::gen::inRange(-4, 10), *rc::gen::inRange(-1, 10)};
        bool done = false;
        switch (*rc::gen::inRange(0, 6)) {
            case 0:
                done = sketch.paint(hex, Terrain::water);
                break;
            case 1:
                done = sketch.erase(hex);
                break;
            case 2:
                done = sketch.put_site(hex, "coal");
                break;
            case 3:
                done = sketch.resize(*rc::gen::inRange(3, 14), *rc::gen::inRange(3, 14));
                break;
            case 4:
                done = sketch.toggle_start(hex);
                break;
            case 5:
                done = sketch.turn_side({3, 4}, maps::dudu::all_sides[static_cast<std::size_t>(i % 6)]);
                break;
        }
        if (done) states.push_back(sketch.draft());
    }
    for (std::size_t i = states.size() - 1; i > 0; --i) {
        RC_ASSERT(sketch.draft() == states[i]);
        RC_ASSERT(sketch.undo());
    }
    RC_ASSERT(sketch.draft() == states.front());
}

TEST(MapShelf, KeepsOwnMapsBesideTheBuiltInOnes) {
    const tests::TemporaryFolder folder;
    MapShelf shelf(folder.path() / "maps");
    const auto built_in = shelf.maps().size();
    EXPECT_EQ(shelf.free_id("Our Map!"), "our-map");
    EXPECT_EQ(shelf.free_id("火车岛"), "map");
    EXPECT_EQ(shelf.free_id("Narrows"), "narrows-2") << "a built-in map's id";
    const auto map = finished_sketch().finish("formosa");
    ASSERT_TRUE(shelf.keep(*map).has_value());
    EXPECT_EQ(shelf.maps().size(), built_in + 1);
    EXPECT_EQ(*shelf.find("formosa"), *map);
    EXPECT_FALSE(shelf.keep(*maps::dudu::built_in_hex_map("narrows")).has_value());
    EXPECT_TRUE(shelf.remove("formosa").has_value());
    EXPECT_EQ(shelf.find("formosa"), nullptr);
}

TEST(MapShelf, KeepsThePrintOfAMapOnlyWhileItIsLaidOutSo) {
    const tests::TemporaryFolder folder;
    MapShelf shelf(folder.path());
    MapSketch sketch = finished_sketch();
    const auto print = [&] { std::ofstream(shelf.print_file("formosa")) << "a print"; };
    ASSERT_TRUE(shelf.keep(*sketch.finish("formosa")).has_value());
    print();
    ASSERT_TRUE(shelf.keep(*sketch.finish("formosa")).has_value());
    EXPECT_TRUE(shelf.has_print("formosa")) << "nothing has changed";
    ASSERT_TRUE(sketch.put_site({5, 3}, "coal"));
    ASSERT_TRUE(shelf.keep(*sketch.finish("formosa")).has_value());
    EXPECT_FALSE(shelf.has_print("formosa"));
    print();
    ASSERT_TRUE(shelf.remove("formosa").has_value());
    EXPECT_FALSE(shelf.has_print("formosa")) << "another map may get that id";
}

}  // namespace
}  // namespace railref::app
