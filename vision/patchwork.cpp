#include "vision/patchwork.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "vision/place_input.h"

namespace railref::vision {

namespace {

constexpr double kCellMm = kPxPerCell / kViewPxPerMm;
constexpr double kReachMm = 35;  // from where another place's cells are hardly of use

/// A place's cells: columns and rows as fractions, from the middle of the first.
class Cells {
public:
    explicit Cells(const Place& place)
        : centre_(place.centre_mm), cos_(std::cos(place.angle_rad)), sin_(std::sin(place.angle_rad)) {}

    [[nodiscard]] cv::Point2d cell_at(cv::Point2d mm) const {
        const cv::Point2d from = mm - centre_;
        return middle + cv::Point2d(cos_ * from.x + sin_ * from.y, cos_ * from.y - sin_ * from.x) / kCellMm;
    }
    [[nodiscard]] cv::Point2d ground_at(cv::Point2d cell) const {
        const cv::Point2d from = (cell - middle) * kCellMm;
        return centre_ + cv::Point2d(cos_ * from.x - sin_ * from.y, sin_ * from.x + cos_ * from.y);
    }

private:
    static inline const cv::Point2d middle{(kCellColumns - 1) / 2.0, (kCellRows - 1) / 2.0};

    cv::Point2d centre_;
    double cos_;
    double sin_;
};

/// How many cells a point lies inside a place's patch; negative outside.
double inside(cv::Point2d cell) {
    return std::min({cell.x, kCellColumns - 1 - cell.x, cell.y, kCellRows - 1 - cell.y});
}

/// Between the cells linearly, outside as at the border.
cv::Vec3f colour_at(cv::Point2d cell, const cv::Mat3f& cells) {
    const double x = std::clamp(cell.x, 0.0, kCellColumns - 1.0);
    const double y = std::clamp(cell.y, 0.0, kCellRows - 1.0);
    const int left = std::min(cvFloor(x), kCellColumns - 2);
    const int top = std::min(cvFloor(y), kCellRows - 2);
    const auto right_share = static_cast<float>(x - left);
    const auto lower_share = static_cast<float>(y - top);
    const auto row = [&](int r) { return cells(r, left) + right_share * (cells(r, left + 1) - cells(r, left)); };
    return row(top) + lower_share * (row(top + 1) - row(top));
}

}  // namespace

cv::Mat patchwork(const Place& at, std::span<const Place> places, std::span<const cv::Mat> cells) {
    std::vector<std::pair<Cells, cv::Mat3f>> near;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (cv::norm(places[i].centre_mm - at.centre_mm) > kReachMm) continue;
        near.emplace_back(Cells(places[i]), cv::Mat3f());
        cells[i].convertTo(near.back().second, CV_32F);
    }
    const Cells wanted(at);
    cv::Mat3f pieced(kCellRows, kCellColumns, cv::Vec3f());
    for (int y = 0; y < kCellRows; ++y)
        for (int x = 0; x < kCellColumns; ++x) {
            const cv::Point2d ground = wanted.ground_at(cv::Point2d(x, y));
            double most = -std::numeric_limits<double>::infinity();
            for (const auto& [other, colours] : near) {
                const cv::Point2d cell = other.cell_at(ground);
                if (inside(cell) <= most) continue;
                most = inside(cell);
                pieced(y, x) = colour_at(cell, colours);
            }
        }
    return pieced;
}

}  // namespace railref::vision
