#include <gtest/gtest.h>

#include <QPainter>
#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include "app/panel/board_frame.h"
#include "app/panel/dudu/dudu_sample.h"
#include "app/panel/dudu/hex_board_item.h"
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

// ---- the same piece by piece: what is drawn reaches over the pieces themselves, and further over the photo

struct View {
    QSizeF size;
    double zoom;
    double blend;
};

constexpr std::array views{View{{330, 260}, 1, 0},  View{{330, 260}, 1, 0.5},  View{{1280, 800}, 1, 0},
                           View{{1280, 800}, 1, 1}, View{{1280, 800}, 3, 0.4}, View{{1280, 800}, 8, 0},
                           View{{1280, 800}, 8, 1}};

std::string name_of(const View& view) {
    return std::to_string(view.size.width()) + " px wide, zoom " + std::to_string(view.zoom) + ", blend " +
           std::to_string(view.blend);
}

QImage gray_photo() {
    QImage photo(600, 400, QImage::Format_RGB32);
    photo.fill(QColor("#7A8087"));
    return photo;
}

QImage picture_of(LayeredItem& item) {
    QImage picture(item.size().toSize(), QImage::Format_RGB32);
    QPainter painter(&picture);
    item.paint(&painter);
    return picture;
}

QImage at_rest(LayeredItem& item) {
    (void)picture_of(item);  // a board is kept from its first frame on
    item.settle();
    return picture_of(item);
}

void lay(BoardItem& item, const Ownership& what, maps::CityId middle, const View& view) {
    item.setSize(view.size);
    item.set_blend(view.blend);
    item.set_ownership(what);
    item.set_photo(gray_photo());
    item.showCity(static_cast<int>(middle), view.zoom);
}

void expect_as_laid_anew(BoardItem& mended, maps::CityId middle, const View& view, const char* what) {
    BoardItem anew;
    lay(anew, mended.ownership(), middle, view);
    EXPECT_LE(largest_difference(at_rest(mended), at_rest(anew)), 4) << what << ", " << name_of(view);
}

TEST(LayeredBoards, TrainsAndStationsAreMendedToTheirEdges) {
    const maps::BoardMap& map = *maps::built_in_board("europe");
    const maps::CityId middle = map.find_city("paris").value();
    for (const View& view : views) {
        BoardItem mended;
        Ownership now{&map, scoring::Position(map)};
        lay(mended, now, middle, view);
        (void)at_rest(mended);
        const auto change = [&](auto&& one_change) {
            one_change(*now.position);
            mended.set_ownership(now);
            mended.settle();
        };
        const auto each_piece = [&](const std::optional<maps::PlayerColour>& owner) {
            for (std::size_t i = 0; i < map.routes().size(); i += 2)
                change([&](scoring::Position& position) {
                    const auto route = static_cast<maps::RouteId>(i);
                    owner ? position.claim(route, *owner) : position.free(route);
                });
            for (std::size_t i = 0; i < map.cities().size(); ++i)
                change([&](scoring::Position& position) {
                    const auto city = static_cast<maps::CityId>(i);
                    owner ? position.build_station(city, *owner) : position.remove_station(city);
                });
        };
        each_piece(maps::PlayerColour::yellow);
        expect_as_laid_anew(mended, middle, view, "laid one by one");
        each_piece({});
        expect_as_laid_anew(mended, middle, view, "taken away one by one");
    }
}

void lay(HexBoardItem& item, const HexScene& scene, Hex middle, const View& view) {
    item.setSize(view.size);
    item.set_photo(gray_photo());
    item.set_blend(view.blend);
    item.set_scene(scene);
    item.showHex(middle.q, middle.r, view.zoom);
}

void expect_as_laid_anew(HexBoardItem& mended, Hex middle, const View& view, const char* what) {
    HexBoardItem anew;
    lay(anew, mended.scene(), middle, view);
    EXPECT_LE(largest_difference(at_rest(mended), at_rest(anew)), 4) << what << ", " << name_of(view);
}

TEST(LayeredBoards, HexesAreMendedToTheirEdges) {
    const DuduSession session = dudu_sample_session().value();
    const HexScene full{facts_of(session.shared_map()), session.board_draft()};
    const Hex middle = full.board.trains.front().hex;
    for (const View& view : views) {
        HexBoardItem mended;
        lay(mended, full, middle, view);
        (void)at_rest(mended);
        HexScene now = full;
        const auto take_away = [&](auto& pieces) {
            while (!pieces.empty()) {
                pieces.pop_back();
                mended.set_scene(now);
                mended.settle();
            }
        };
        const auto put_back = [&](auto& pieces, const auto& all) {
            for (const auto& piece : all) {
                pieces.push_back(piece);
                mended.set_scene(now);
                mended.settle();
            }
        };
        take_away(now.board.trains);
        take_away(now.board.factories);
        take_away(now.board.tracks);
        expect_as_laid_anew(mended, middle, view, "taken away one by one");
        put_back(now.board.tracks, full.board.tracks);
        put_back(now.board.factories, full.board.factories);
        put_back(now.board.trains, full.board.trains);
        expect_as_laid_anew(mended, middle, view, "laid one by one");
    }
}

}  // namespace
}  // namespace railref::app
