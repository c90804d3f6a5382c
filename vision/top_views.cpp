#include "vision/top_views.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "vision/for_each_index.h"
#include "vision/outside_photo.h"

namespace railref::vision {

namespace {

constexpr double kOversampling = 1.5;  // photo pixels per view pixel, each way
constexpr int kGrid = 8;               // view pixels between two points that are projected exactly

/// Photo pixels per millimetre in the middle of the board.
double px_per_mm(const PhotoFromBoard& photo_from_board, cv::Size2d board_mm) {
    const cv::Point2f across = photo_from_board({0.55, 0.5}, 0) - photo_from_board({0.45, 0.5}, 0);
    const cv::Point2f down = photo_from_board({0.5, 0.55}, 0) - photo_from_board({0.5, 0.45}, 0);
    const double mm2 = 0.01 * board_mm.area();
    return std::sqrt(std::abs(static_cast<double>(across.cross(down))) / mm2);
}

/// Where the pixels of these rows of the view lie, given what grid points do: exact on these, bilinear between. The
/// first row is a cell's first; at(column, row) of the grid is a pixel of the photo.
template <class At>
cv::Mat sources(int width, const cv::Range& rows, const At& at) {
    // One more grid point on each side, since resize() repeats the rim instead of going on.
    cv::Mat grid((rows.size() + kGrid - 1) / kGrid + 2, (width + kGrid - 1) / kGrid + 2, CV_32FC2);
    for (int y = 0; y < grid.rows; ++y)
        for (int x = 0; x < grid.cols; ++x)
            grid.at<cv::Vec2f>(y, x) = cv::Vec2f(cv::Point2f(at(x, rows.start / kGrid + y)));
    cv::Mat fine;
    cv::resize(grid, fine, grid.size() * kGrid, 0, 0, cv::INTER_LINEAR);
    return fine(cv::Rect(kGrid, kGrid, width, rows.size()));
}

/// work(rows) for bands of a picture's rows, on all cores.
template <class Work>
void for_each_band(const cv::Mat& picture, const Work& work) {
    constexpr int rows = 8 * kGrid;
    for_each_index(static_cast<std::size_t>((picture.rows + rows - 1) / rows), [&](std::size_t i) {
        const int first = static_cast<int>(i) * rows;
        work(cv::Range(first, std::min(picture.rows, first + rows)));
    });
}

bool has_black(const cv::Mat& photo) {
    std::atomic<bool> any = false;
    for_each_band(photo, [&](const cv::Range& rows) {
        if (!any && cv::countNonZero(outside_photo(photo.rowRange(rows))) > 0) any = true;
    });
    return any;
}

/// The picture itself where it has no black, else a copy.
cv::Mat without_black(const cv::Mat& photo) {
    if (!has_black(photo)) return photo;
    cv::Mat lifted(photo.size(), photo.type());
    for_each_band(photo, [&](const cv::Range& rows) {
        cv::Mat band = lifted.rowRange(rows);
        photo.rowRange(rows).copyTo(band);
        band.setTo(cv::Scalar::all(1), outside_photo(band));
    });
    return lifted;
}

}  // namespace

TopCamera::TopCamera(const cv::Mat& photo, const PhotoFromBoard& photo_from_board, cv::Size2d board_mm)
    : seen_(photo), board_px_(board_mm * kViewPxPerMm), view_(cvRound(board_px_.width), cvRound(board_px_.height)) {
    if (const double s = kOversampling * kViewPxPerMm / px_per_mm(photo_from_board, board_mm); s <= 0.8) {
        // Down to a half every pixel has its share between four, in an eighth of the time that means over areas take.
        const int how = s < 0.5 ? cv::INTER_AREA : cv::INTER_LINEAR;
        cv::resize(photo, seen_, {cvRound(photo.cols * s), cvRound(photo.rows * s)}, 0, 0, how);
        shrink_ = {static_cast<double>(seen_.cols) / photo.cols, static_cast<double>(seen_.rows) / photo.rows};
    }
    seen_ = without_black(seen_);
}

cv::Mat TopCamera::look(const PhotoFromBoard& photo_from_board, double height_mm) const {
    const auto seen_at = [&](int column, int row) {
        const cv::Point2d board((column - 0.5) * kGrid / board_px_.width, (row - 0.5) * kGrid / board_px_.height);
        const cv::Point2d p = photo_from_board(board, height_mm);
        return cv::Point2d((p.x + 0.5) * shrink_.x - 0.5, (p.y + 0.5) * shrink_.y - 0.5);
    };
    cv::Mat view(view_, CV_8UC3);
    for_each_band(view, [&](const cv::Range& rows) {
        cv::Mat band = view.rowRange(rows);
        cv::remap(seen_, band, sources(view_.width, rows, seen_at), cv::noArray(), cv::INTER_LINEAR,
                  cv::BORDER_CONSTANT);
    });
    return view;
}

}  // namespace railref::vision
