#pragma once

#include <QQuickItem>
#include <QTest>
#include <stdexcept>
#include <string_view>

#include "app/panel/board_item.h"
#include "app/panel/panel.h"

/// A panel with fingers: what the tests tap.
namespace railref::app {

inline maps::RouteId route_between(const maps::BoardMap& map, std::string_view from, std::string_view to) {
    return map.routes_between(map.find_city(from).value(), map.find_city(to).value()).at(0);
}

/// Nothing lies on the board, for certain.
inline vision::Reading empty_reading(const maps::BoardMap& map) {
    vision::Reading reading;
    reading.map = &map;
    const vision::Sighting nobody{vision::Nobody{}, 0.99, {}};
    reading.routes.assign(map.routes().size(), nobody);
    if (map.has_stations()) reading.stations.assign(map.cities().size(), nobody);
    return reading;
}

inline QQuickItem* visible_item(const QQuickItem& root, QLatin1String name) {
    for (QQuickItem* child : root.childItems()) {
        if (!child->isVisible()) continue;
        if (child->objectName() == name) return child;
        if (QQuickItem* found = visible_item(*child, name)) return found;
    }
    return nullptr;
}

class Table {
public:
    explicit Table(const char* board) {
        panel.theme().set_motion(false);
        panel.window()->resize(1280, 800);
        panel.game().newGame(QLatin1String(board));
    }

    [[nodiscard]] const GameSession& session() { return *panel.game().session(); }
    [[nodiscard]] const maps::BoardMap& map() { return session().map(); }

    BoardItem& board(const char* name) {
        auto* item = panel.window()->findChild<BoardItem*>(QLatin1String(name));
        if (item == nullptr) throw std::runtime_error(name);
        return *item;
    }

    void tap(BoardItem& item, QPointF at) {
        QTest::mouseClick(panel.window(), Qt::LeftButton, {}, item.mapToScene(at).toPoint());
        QTest::qWait(0);
    }
    /// The control of that name, seen on the screen as it stands.
    void tap(const char* name) {
        (void)panel.picture(panel.window()->size());
        QQuickItem* item = visible_item(*panel.window()->contentItem(), QLatin1String(name));
        if (item == nullptr) throw std::runtime_error(name);
        QTest::mouseClick(panel.window(), Qt::LeftButton, {},
                          item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
        QTest::qWait(0);
    }
    [[nodiscard]] int step() { return panel.window()->property("step").toInt(); }
    void tap_route(maps::RouteId route) {
        BoardItem& item = board("checkBoardItem");
        tap(item, item.routePoint(static_cast<int>(route)));
    }
    /// Taps belong to this colour from now on; -2: they ask.
    void hold(int colour) {
        panel.window()->findChild<QObject*>(QStringLiteral("brush"))->setProperty("brush", colour);
    }

    Panel panel;
};

constexpr int red = static_cast<int>(maps::PlayerColour::red);
constexpr int blue = static_cast<int>(maps::PlayerColour::blue);

}  // namespace railref::app
