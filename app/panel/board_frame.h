#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <optional>
#include <span>

#include "maps/board_map.h"

namespace railref::app {

/// Where the board lies on the screen: board-normalised coordinates to pixels of the item and back.
class BoardFrame {
public:
    /// The part of the board that has routes fills `size` at zoom 1; `centre` is the board point in the item's middle,
    /// held where no more empty space than needed is seen. `squares` of the score track are to be seen as well.
    BoardFrame(const maps::BoardMap& map, QSizeF size, double zoom, QPointF centre, std::span<const int> squares = {});

    /// The whole frame of the board fills a picture of that size.
    [[nodiscard]] static BoardFrame of_picture(const maps::BoardMap& map, QSizeF size);

    [[nodiscard]] QPointF to_item(maps::Point at) const { return origin_ + QPointF(at.x * width_, at.y * height_); }
    [[nodiscard]] QPointF to_board(QPointF at) const;
    /// The face of a space, each side longer by `grow` pixels.
    [[nodiscard]] QPolygonF face(const maps::Space& space, double grow = 0) const;
    /// A square of the score track (which must be known).
    [[nodiscard]] QRectF square(int number) const;
    [[nodiscard]] QRectF board() const { return {origin_, QSizeF(width_, height_)}; }
    [[nodiscard]] double width() const { return width_; }

    /// The route whose nearest space is within `reach` pixels.
    [[nodiscard]] std::optional<maps::RouteId> route_at(QPointF at, double reach) const;
    [[nodiscard]] std::optional<maps::CityId> city_at(QPointF at, double reach) const;
    /// Of the route's middle space, board-normalised.
    [[nodiscard]] QPointF middle_of(maps::RouteId route) const;

private:
    explicit BoardFrame(const maps::BoardMap& map) : map_(&map) {}

    const maps::BoardMap* map_;
    QPointF origin_;
    double width_ = 0;  ///< of the whole frame, pixels
    double height_ = 0;
};

}  // namespace railref::app
