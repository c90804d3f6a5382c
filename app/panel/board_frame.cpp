#include "app/panel/board_frame.h"

#include <QTransform>
#include <algorithm>
#include <cmath>

namespace railref::app {
namespace {

constexpr double square_reach = 0.013;  ///< half the side of a square of the score track

/// What has to be seen: all spaces and cities and a margin for the names, and the squares. Board-normalised.
QRectF content(const maps::BoardMap& map, std::span<const int> squares) {
    double left = 1, top = 1, right = 0, bottom = 0;
    const auto include = [&](const maps::Point& at, double reach) {
        left = std::min(left, at.x - reach);
        right = std::max(right, at.x + reach);
        top = std::min(top, at.y - reach * map.aspect());
        bottom = std::max(bottom, at.y + reach * map.aspect());
    };
    for (const maps::Route& route : map.routes())
        for (const maps::Space& space : route.spaces) include(space.centre, space.length / 2 + 0.012);
    for (const maps::City& city : map.cities()) include(city.centre, 0.026);
    for (const int square : squares) include(map.score_track()[static_cast<std::size_t>(square)], 1.2 * square_reach);
    return {left, top, right - left, bottom - top};
}

double held(double value, double low, double high) {
    return low > high ? (low + high) / 2 : std::clamp(value, low, high);
}

}  // namespace

BoardFrame::BoardFrame(const maps::BoardMap& map, QSizeF size, double zoom, QPointF centre,
                       std::span<const int> squares)
    : map_(&map) {
    const QRectF shown = content(map, squares);
    const double fit = std::min(size.width() / shown.width(), size.height() / shown.height() * map.aspect());
    width_ = fit * zoom;
    height_ = width_ / map.aspect();
    const double half_x = size.width() / width_ / 2;
    const double half_y = size.height() / height_ / 2;
    const double x = held(centre.x(), shown.left() + half_x, shown.right() - half_x);
    const double y = held(centre.y(), shown.top() + half_y, shown.bottom() - half_y);
    origin_ = {size.width() / 2 - x * width_, size.height() / 2 - y * height_};
}

BoardFrame BoardFrame::of_picture(const maps::BoardMap& map, QSizeF size) {
    BoardFrame frame(map);
    frame.width_ = size.width();
    frame.height_ = size.height();
    return frame;
}

QPointF BoardFrame::to_board(QPointF at) const {
    const QPointF from_origin = at - origin_;
    return {from_origin.x() / width_, from_origin.y() / height_};
}

QRectF BoardFrame::square(int number) const {
    const double side = 2 * square_reach * width_;
    QRectF square(QPointF(), QSizeF(side, side));
    square.moveCenter(to_item(map_->score_track()[static_cast<std::size_t>(number)]));
    return square;
}

QPolygonF BoardFrame::face(const maps::Space& space, double grow) const {
    const double half_length = space.length * width_ / 2 + grow;
    const double half_width = space.width * width_ / 2 + grow;
    const QPointF middle = to_item(space.centre);
    QTransform place;
    place.translate(middle.x(), middle.y());
    place.rotate(space.angle_deg);
    return place.map(QPolygonF({{-half_length, -half_width},
                                {half_length, -half_width},
                                {half_length, half_width},
                                {-half_length, half_width}}));
}

std::optional<maps::RouteId> BoardFrame::route_at(QPointF at, double reach) const {
    std::optional<maps::RouteId> nearest;
    double best = reach;
    for (std::size_t i = 0; i < map_->routes().size(); ++i)
        for (const maps::Space& space : map_->routes()[i].spaces) {
            QTransform turn;
            turn.rotate(-space.angle_deg);
            const QPointF offset = turn.map(at - to_item(space.centre));
            const double outside_x = std::max(0.0, std::abs(offset.x()) - space.length * width_ / 2);
            const double outside_y = std::max(0.0, std::abs(offset.y()) - space.width * width_ / 2);
            // Inside a face the nearer axis decides, so that twins part along their common edge.
            const double distance = std::hypot(outside_x, outside_y) + std::abs(offset.y()) * 0.01;
            if (distance < best) best = distance, nearest = static_cast<maps::RouteId>(i);
        }
    return nearest;
}

std::optional<maps::CityId> BoardFrame::city_at(QPointF at, double reach) const {
    std::optional<maps::CityId> nearest;
    double best = reach;
    for (std::size_t i = 0; i < map_->cities().size(); ++i) {
        const QPointF offset = at - to_item(map_->cities()[i].centre);
        const double distance = std::hypot(offset.x(), offset.y());
        if (distance < best) best = distance, nearest = static_cast<maps::CityId>(i);
    }
    return nearest;
}

QPointF BoardFrame::middle_of(maps::RouteId route) const {
    const auto& spaces = map_->route(route).spaces;
    const maps::Point at = spaces[spaces.size() / 2].centre;
    return {at.x, at.y};
}

}  // namespace railref::app
