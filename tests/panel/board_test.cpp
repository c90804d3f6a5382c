#include <gtest/gtest.h>

#include <algorithm>

#include "app/panel/board_frame.h"
#include "app/panel/dudu/dudu_sample.h"
#include "app/panel/label_layout.h"
#include "maps/load_map.h"
#include "tests/panel/table.h"

namespace railref::app {
namespace {

TEST(BoardFrame, ATapOnAnySpaceFindsItsRoute) {
    for (const std::string_view id : maps::built_in_boards()) {
        const maps::BoardMap& map = *maps::built_in_board(id);
        const BoardFrame frame(map, {1000, 700}, 1, {0.5, 0.5});
        for (std::size_t i = 0; i < map.routes().size(); ++i)
            for (const maps::Space& space : map.routes()[i].spaces)
                EXPECT_EQ(frame.route_at(frame.to_item(space.centre), 22), static_cast<maps::RouteId>(i))
                    << id << ' ' << map.routes()[i].slug;
    }
}

TEST(BoardFrame, EverythingIsInsideAtZoomOne) {
    for (const std::string_view id : maps::built_in_boards()) {
        const maps::BoardMap& map = *maps::built_in_board(id);
        for (const QSizeF size : {QSizeF(300, 200), QSizeF(300, 600), QSizeF(2400, 1500)}) {
            const BoardFrame frame(map, size, 1, {0.1, 0.9});
            for (const maps::City& city : map.cities())
                EXPECT_TRUE(QRectF(QPointF(), size).contains(frame.to_item(city.centre))) << id << ' ' << city.slug;
        }
    }
}

TEST(BoardFrame, PixelsAndBoardAreInverse) {
    const maps::BoardMap& map = *maps::built_in_board("usa");
    const BoardFrame frame(map, {800, 600}, 2.5, {0.3, 0.6});
    const QPointF there = frame.to_board(frame.to_item({0.42, 0.17}));
    EXPECT_NEAR(there.x(), 0.42, 1e-9);
    EXPECT_NEAR(there.y(), 0.17, 1e-9);
}

TEST(Labels, AWordAvoidsTrainsAndOtherWords) {
    // Two dots side by side, a train to the right of the first: its word has to go elsewhere.
    const std::vector<LabelWish> wishes{{{100, 100}, 4, {60, 14}}, {{200, 100}, 4, {60, 14}}};
    const std::vector<QPolygonF> trains{QPolygonF(QRectF(106, 92, 80, 16))};
    const auto placed = place_labels(wishes, trains, QRectF(0, 0, 400, 200));
    ASSERT_EQ(placed.size(), 2U);
    for (const PlacedLabel& label : placed) {
        EXPECT_FALSE(label.crowded);
        EXPECT_TRUE(QRectF(0, 0, 400, 200).contains(label.box));
        EXPECT_FALSE(label.box.intersects(trains[0].boundingRect()));
    }
    EXPECT_FALSE(placed[0].box.intersects(placed[1].box));
}

TEST(Labels, WhereThereIsNoRoomTheFirstWordStays) {
    const std::vector<LabelWish> wishes(90, {{200, 100}, 4, {60, 14}});
    const auto placed = place_labels(wishes, {}, QRectF(0, 0, 400, 200));
    EXPECT_FALSE(placed.front().crowded);
    EXPECT_TRUE(std::ranges::any_of(placed, &PlacedLabel::crowded));
    for (const PlacedLabel& a : placed)
        for (const PlacedLabel& b : placed) {
            if (&a == &b || a.crowded || b.crowded) continue;
            const QRectF both = a.box & b.box;
            EXPECT_LE(both.width() * both.height(), 0.08 * 60 * 14);
        }
}

/// Of any channel of any pixel, gray levels.
int largest_difference(const QImage& a, const QImage& b) {
    if (a.size() != b.size()) return 255;
    int most = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            most = std::max(
                {most, std::abs(p.red() - q.red()), std::abs(p.green() - q.green()), std::abs(p.blue() - q.blue())});
        }
    return most;
}

/// The window as it is, and after everything in it has been drawn anew.
void expect_as_drawn_anew(Panel& panel, const char* what) {
    const QSize size(1280, 800);
    const QImage now = panel.picture(size);
    panel.theme().set_dark(true);
    (void)panel.picture(size);
    panel.theme().set_dark(false);
    EXPECT_LE(largest_difference(now, panel.picture(size)), 4) << what;  // clipped shapes are rounded otherwise
}

TEST(LayeredBoards, WhatIsMendedLooksAsDrawnAnew) {
    Table table("europe");
    table.panel.go(2);
    (void)table.panel.picture({1280, 800});
    for (int route = 0; route < 12; ++route) {
        table.panel.game().answerRoute(route * 7, route % 4);
        if (route % 3 == 0) QTest::qWait(60);  // one by one, and several while the drawing thread is at work
    }
    table.panel.game().answerCity(5, 2);
    expect_as_drawn_anew(table.panel, "a board with trains and a station");
    table.panel.table().undo();
    expect_as_drawn_anew(table.panel, "the station taken away");
    DuduSession session = dudu_sample_session().value();
    session.set_reading(dudu_sample_reading(session));
    table.panel.table().set_session(session);
    table.panel.go(2);
    (void)table.panel.picture({1280, 800});
    table.panel.models().hex_check.putTrain(4, 2, 0, 1);
    QTest::qWait(60);
    table.panel.models().hex_check.clearHex(3, 4);
    table.panel.models().hex_check.putFactory(2, 6, 3);
    expect_as_drawn_anew(table.panel, "a map with a train and a factory");
    table.panel.dudu().undo();
    expect_as_drawn_anew(table.panel, "the factory taken away");
}

}  // namespace
}  // namespace railref::app
