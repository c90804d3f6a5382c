#include "vision/dudu/hex_patches.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <opencv2/imgproc.hpp>

#include "maps/dudu/hex_face.h"
#include "vision/place_light.h"
#include "vision/top_views.h"

namespace railref::vision::dudu {

namespace {

using calibration::dudu::kPrintPxPerMm;

constexpr int kLightCells = 13;  // each way; 4 mm
constexpr double kTrainMm = 10;
constexpr double kLeanUnitMm = 20;

/// The patch around a point of a top view.
cv::Mat cut(const cv::Mat& view, double px_per_mm, cv::Point2d centre_mm, Symmetry symmetry) {
    const double scale = kHexPatchMm / kHexPatchPx * px_per_mm;
    const double angle = symmetry.turn * CV_PI / 3;
    const double c = std::cos(angle) * scale;
    const double s = std::sin(angle) * scale;
    const double middle = (kHexPatchPx - 1) / 2.0;
    const cv::Point2d at = centre_mm * px_per_mm - cv::Point2d(0.5, 0.5);
    const cv::Matx23d view_from_patch(c, -s, at.x - c * middle + s * middle,  //
                                      s, c, at.y - s * middle - c * middle);
    cv::Mat patch;
    cv::warpAffine(view, patch, view_from_patch, {kHexPatchPx, kHexPatchPx}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                   cv::BORDER_CONSTANT);
    if (symmetry.mirrored) cv::flip(patch, patch, 0);
    return patch;
}

/// How a direction on the face appears in a patch.
cv::Point2d direction_in(cv::Point2d direction, Symmetry symmetry) {
    const double angle = -symmetry.turn * CV_PI / 3;
    const cv::Point2d turned(direction.x * std::cos(angle) - direction.y * std::sin(angle),
                             direction.x * std::sin(angle) + direction.y * std::cos(angle));
    return symmetry.mirrored ? cv::Point2d(turned.x, -turned.y) : turned;
}

cv::Mat cells_of(const cv::Mat& patch) {
    cv::Mat exact;
    patch.convertTo(exact, CV_32F);
    cv::resize(exact, exact, {kLightCells, kLightCells}, 0, 0, cv::INTER_AREA);
    return exact;
}

/// 1 inside the disc that all turns share.
const cv::Mat& disc() {
    static const cv::Mat mask = [] {
        cv::Mat m(kHexPatchPx, kHexPatchPx, CV_32F, cv::Scalar(0));
        const double middle = (kHexPatchPx - 1) / 2.0;
        for (int y = 0; y < m.rows; ++y)
            for (int x = 0; x < m.cols; ++x)
                if (std::hypot(x - middle, y - middle) <= middle + 0.5) m.at<float>(y, x) = 1;
        return m;
    }();
    return mask;
}

/// Three planes of 0..1 in the profile's light.
void write_planes(const cv::Mat& patch, const cv::Vec3d& log_gain, float* planes) {
    const cv::Mat& mask = disc();
    for (int c = 0; c < 3; ++c) {
        const auto back = static_cast<float>(std::exp(-log_gain[c]));
        for (int y = 0; y < patch.rows; ++y) {
            const auto* row = patch.ptr<cv::Vec3b>(y);
            const auto* inside = mask.ptr<float>(y);
            for (int x = 0; x < patch.cols; ++x) {
                const float lit = in_reference_light(row[x][c], back);
                *planes++ = inside[x] * std::clamp(lit / 255, 0.F, 1.F);
            }
        }
    }
}

/// Where the top of something `kTrainMm` high appears on the face, millimetres from its foot.
cv::Point2d lean_at(const calibration::BoardWarp& warp, cv::Point2d face, cv::Size2d size_mm) {
    const cv::Point2f top = warp.project(cv::Point2f(face), kTrainMm);
    const cv::Vec3d back = warp.photo_from_board.inv() * cv::Vec3d(top.x, top.y, 1);
    const cv::Point2f bend = warp.bend_at(cv::Point2f(face));
    return {(back[0] / back[2] - bend.x - face.x) * size_mm.width,
            (back[1] / back[2] - bend.y - face.y) * size_mm.height};
}

/// Shares of the hex inside the picture and burnt out.
void measure(HexView& view, const cv::Mat& surface, cv::Point2d centre_mm, const HexFix& fix, cv::Size photo) {
    const cv::Size2d size = fix.profile->size_mm;
    int all = 0;
    int inside = 0;
    int burnt = 0;
    for (int i = -4; i <= 4; ++i)
        for (int j = -4; j <= 4; ++j) {
            const cv::Point2d mm = centre_mm + cv::Point2d(i, j) * 4.2;
            if (cv::norm(mm - centre_mm) > 18) continue;
            ++all;
            const cv::Point2f p = fix.warp.project(
                cv::Point2f(static_cast<float>(mm.x / size.width), static_cast<float>(mm.y / size.height)));
            if (!calibration::is_inside(photo, p)) continue;
            ++inside;
            const cv::Point pixel(std::clamp(cvFloor(mm.x * kViewPxPerMm), 0, surface.cols - 1),
                                  std::clamp(cvFloor(mm.y * kViewPxPerMm), 0, surface.rows - 1));
            const cv::Vec3b bgr = surface.at<cv::Vec3b>(pixel);
            if (std::min({bgr[0], bgr[1], bgr[2]}) >= 248) ++burnt;
        }
    view.seen = static_cast<double>(inside) / all;
    view.burnt = inside == 0 ? 0 : static_cast<double>(burnt) / inside;
}

}  // namespace

HexPatches::HexPatches(const cv::Mat& photo, const HexFix& fix) : print_(fix.profile->print) {
    const auto photo_from_face = [&fix](cv::Point2d face, double height_mm) {
        return fix.warp.project(cv::Point2f(face), height_mm);
    };
    surface_ = TopCamera(photo, photo_from_face, fix.profile->size_mm).look(photo_from_face, 0);
    view_hexes(photo, fix);
    std::vector<Place> places;
    std::vector<cv::Mat> seen;
    std::vector<cv::Mat> known;
    for (const cv::Point2d centre : centres_mm_) {
        places.push_back({centre, 0});
        seen.push_back(cells_of(cut(surface_, kViewPxPerMm, centre, {})));
        known.push_back(cells_of(cut(print_, kPrintPxPerMm, centre, {})));
    }
    log_gain_ = light_gain(seen, known, places, fix.profile->size_mm);
}

void HexPatches::view_hexes(const cv::Mat& photo, const HexFix& fix) {
    const maps::dudu::HexMap& map = fix.profile->map;
    const maps::dudu::HexFace face(map);
    for (const auto& [hex, terrain] : map.hexes()) {
        if (map.building_on(hex) != nullptr) continue;
        const maps::Point on = face.on_face(hex);
        centres_mm_.emplace_back(on.x * face.width_mm(), on.y * face.height_mm());
        lean_mm_.push_back(lean_at(fix.warp, {on.x, on.y}, fix.profile->size_mm));
        hexes_.push_back({hex});
        measure(hexes_.back(), surface_, centres_mm_.back(), fix, photo.size());
    }
}

cv::Mat HexPatches::look(Symmetry symmetry) const {
    std::vector<std::size_t> all(hexes_.size());
    std::iota(all.begin(), all.end(), 0);
    return look(symmetry, all);
}

cv::Mat HexPatches::look(Symmetry symmetry, std::span<const std::size_t> which) const {
    const std::array shape{static_cast<int>(which.size()), kHexPlanes, kHexPatchPx, kHexPatchPx};
    constexpr int area = kHexPatchPx * kHexPatchPx;
    cv::Mat planes(static_cast<int>(shape.size()), shape.data(), CV_32F);
    cv::parallel_for_({0, shape[0]}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i) {
            const std::size_t k = which[static_cast<std::size_t>(i)];
            auto* to = planes.ptr<float>(i);
            write_planes(cut(surface_, kViewPxPerMm, centres_mm_[k], symmetry), log_gain_[k], to);
            write_planes(cut(print_, kPrintPxPerMm, centres_mm_[k], symmetry), {0, 0, 0}, to + 3 * area);
            const cv::Point2d lean = direction_in(lean_mm_[k] / kLeanUnitMm, symmetry);
            std::fill_n(to + 6 * area, area, static_cast<float>(lean.x));
            std::fill_n(to + 7 * area, area, static_cast<float>(lean.y));
        }
    });
    return planes;
}

}  // namespace railref::vision::dudu
