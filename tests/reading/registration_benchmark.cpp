// How exactly boards are placed: railref_registration_benchmark GRIDS FOLDER...
// GRIDS holds NAME.grid.txt for pictures NAME.jpg of the folders, as render_grids.py writes them: per line the
// board-normalised x and y, and the pixel of that point on the print and 9.5 mm above it. All errors are millimetres on
// the board (0.4 mm is one pixel of a board 2,000 px wide). Time is told as a multiple of cv::imread's on the file.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <opencv2/imgcodecs.hpp>

#include "calibration/board_profile.h"
#include "calibration/find_face.h"
#include "labelled_photos.h"
#include "vision/board_view.h"
#include "vision/load_photo.h"

namespace {

using namespace railref;
using Clock = std::chrono::steady_clock;

double ms_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

struct GridPoint {
    cv::Point2d board;
    cv::Point2d print;  ///< pixels of the file's picture
    cv::Point2d roof;
};

std::vector<GridPoint> load_grid(const std::filesystem::path& file) {
    std::vector<GridPoint> grid;
    std::ifstream in(file);
    for (GridPoint p; in >> p.board.x >> p.board.y >> p.print.x >> p.print.y >> p.roof.x >> p.roof.y;)
        grid.push_back(p);
    return grid;
}

/// Errors in millimetres, sorted.
struct Errors {
    std::vector<double> values;

    void add(double mm) { values.push_back(mm); }
    [[nodiscard]] double at(double share) {
        if (values.empty()) return 0;
        const auto k = static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
        std::nth_element(values.begin(), values.begin() + k, values.end());
        return values[static_cast<std::size_t>(k)];
    }
};

/// A small difference in pixels near a board point as millimetres on the board.
double in_mm(cv::Point2d pixels, cv::Point2d board, const calibration::BoardWarp& warp, const maps::BoardMap& map) {
    const auto at = [&](double x, double y) {
        return cv::Point2d(warp.project(cv::Point2f(static_cast<float>(x), static_cast<float>(y))));
    };
    const double step = 0.01;
    const cv::Point2d x = (at(board.x + step, board.y) - at(board.x - step, board.y)) / (2 * step * map.width_mm());
    const cv::Point2d y =
        (at(board.x, board.y + step) - at(board.x, board.y - step)) / (2 * step * calibration::height_mm(map));
    const cv::Matx22d from_px = cv::Matx22d(x.x, y.x, x.y, y.y).inv();
    return cv::norm(from_px * cv::Vec2d(pixels.x, pixels.y));
}

struct Tally {
    Errors print;
    Errors pose;  ///< of the roofs' displacement as the homography alone tells it
    Errors lean;  ///< the same after find_lean
    double registering_ms = 0;
    double imread_ms = 0;
    int pictures = 0;
    int found = 0;
};

void measure(Errors& errors, const std::vector<GridPoint>& grid, const calibration::BoardFix& fix, double scale,
             cv::Size photo, bool roofs) {
    for (const GridPoint& p : grid) {
        const auto to_small = [&](cv::Point2d q) {
            return (q + cv::Point2d(0.5, 0.5)) / scale - cv::Point2d(0.5, 0.5);
        };
        const cv::Point2d print = to_small(p.print);
        if (!cv::Rect2d(cv::Point2d(0, 0), cv::Size2d(photo)).contains(print)) continue;
        const cv::Point2f at(p.board);
        cv::Point2d off = cv::Point2d(fix.warp.project(at)) - print;
        if (roofs) off = cv::Point2d(fix.warp.project(at, 9.5)) - to_small(p.roof) - off;
        errors.add(in_mm(off, p.board, fix.warp, *fix.profile->map));
    }
}

void add(Errors& all, const Errors& some) {
    all.values.insert(all.values.end(), some.values.begin(), some.values.end());
}

void run(const tests::LabelledPhoto& picture, const std::filesystem::path& grids, Tally& all) {
    auto start = Clock::now();
    const cv::Mat whole = cv::imread(picture.picture.string());
    const double imread_ms = ms_since(start);
    const auto photo = vision::load_photo(picture.picture);
    if (!photo) return;
    ++all.pictures;
    start = Clock::now();
    auto fix = calibration::find_board(photo->pixels, calibration::built_in_profiles());
    const double ms = ms_since(start);
    if (!fix || fix->profile->map->id() != picture.board) {
        std::printf("%-34s %s\n", picture.picture.filename().c_str(), fix ? "WRONG BOARD" : "NOT FOUND");
        return;
    }
    ++all.found;
    all.registering_ms += ms;
    all.imread_ms += imread_ms;
    std::printf("%-34s inliers %4d err %.2f px, register %4.0f ms = %.1f imread", picture.picture.filename().c_str(),
                fix->inliers, fix->error_px, ms, ms / imread_ms);
    const auto grid = load_grid(grids / (picture.picture.stem().string() + ".grid.txt"));
    if (!grid.empty()) {
        Tally own;
        const double scale = static_cast<double>(photo->full_size.width) / photo->pixels.cols;
        measure(own.print, grid, *fix, scale, photo->pixels.size(), false);
        measure(own.pose, grid, *fix, scale, photo->pixels.size(), true);
        const vision::BoardView view = vision::view_board(photo->pixels, *fix, vision::usual_plastics());
        measure(own.lean, grid, *fix, scale, photo->pixels.size(), true);
        std::printf("; print mm median %.2f 95%% %.2f worst %.2f; roofs by pose %.2f, by lean %.2f, 95%% %.2f",
                    own.print.at(0.5), own.print.at(0.95), own.print.at(1), own.pose.at(0.5), own.lean.at(0.5),
                    own.lean.at(0.95));
        add(all.print, own.print);
        add(all.pose, own.pose);
        add(all.lean, own.lean);
    }
    std::printf("\n");
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::cerr << "railref_registration_benchmark GRIDS FOLDER...\n";
        return 2;
    }
    Tally all;
    for (int i = 2; i < argc; ++i)
        for (const auto& picture : tests::labelled_photos(argv[i])) run(picture, argv[1], all);
    std::printf("found %d of %d, register %.0f ms = %.1f imread", all.found, all.pictures,
                all.registering_ms / std::max(1, all.found), all.registering_ms / std::max(1e-9, all.imread_ms));
    std::printf(
        "; print mm median %.2f 95%% %.2f 99%% %.2f worst %.2f; roofs by pose %.2f 95%% %.2f, by lean %.2f 95%% %.2f\n",
        all.print.at(0.5), all.print.at(0.95), all.print.at(0.99), all.print.at(1), all.pose.at(0.5), all.pose.at(0.95),
        all.lean.at(0.5), all.lean.at(0.95));
}
