#include "app/panel/dudu/hex_frame.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "maps/dudu/hex_face.h"
#include "maps/dudu/load_hex_map.h"

namespace railref::app {
namespace {

const maps::dudu::HexMap& map() { return *maps::dudu::built_in_hex_map("lake-ring"); }

HexFrame any_frame() {
    const double width = *rc::gen::inRange(200, 2000);
    const double height = *rc::gen::inRange(200, 2000);
    return {lattice_bounds(map().facts()), QSizeF(width, height), *rc::gen::inRange(10, 80) / 10.0,
            {*rc::gen::inRange(0, 100) / 100.0, *rc::gen::inRange(0, 100) / 100.0}};
}

RC_GTEST_PROP(HexFrames, FindTheHexAndSideThatTheyDraw, ()) {
    const HexFrame frame = any_frame();
    for (const auto& [hex, terrain] : map().hexes()) {
        RC_ASSERT(frame.hex_at(frame.centre(hex)) == hex);
        for (const Side side : maps::dudu::all_sides) {
            const QPointF near = frame.towards(hex, side, 0.9);
            RC_ASSERT(frame.hex_at(near) == hex);
            RC_ASSERT(frame.side_at(hex, near) == side);
            const QPointF over = frame.towards(hex, side, 1.1);
            RC_ASSERT(frame.hex_at(over) == neighbour(hex, side));
        }
    }
}

TEST(HexFrames, AgreeWithTheMapsFace) {
    const maps::dudu::HexFace face(map());
    const QRectF bounds = face_bounds(map().facts());
    for (const auto& [hex, terrain] : map().hexes()) {
        const maps::Point at = face.on_face(hex);
        const QPointF lattice = lattice_centre(hex);
        EXPECT_NEAR((lattice.x() - bounds.left()) / bounds.width(), at.x, 1e-9);
        EXPECT_NEAR((lattice.y() - bounds.top()) / bounds.height(), at.y, 1e-9);
    }
}

}  // namespace
}  // namespace railref::app
