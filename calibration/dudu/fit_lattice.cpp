#include "calibration/dudu/fit_lattice.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <vector>

#include "calibration/biweight.h"
#include "calibration/dudu/hex_profile.h"
#include "calibration/homography.h"
#include "calibration/median.h"
#include "maps/dudu/hex_face.h"

namespace railref::calibration::dudu {

namespace {

using maps::dudu::Hex;
using maps::dudu::HexFace;
using maps::dudu::HexMap;
using maps::dudu::LatticePoint;
using maps::dudu::Side;

constexpr double kPxPerHex = 64;  // of the top view in which sides are searched
constexpr int kRounds = 8;
constexpr double kFirstReach = 0.2;  // hex widths to either side
constexpr double kLastReach = 0.06;
constexpr double kAgrees = 0.05;
constexpr double kLeastAgreeing = 0.3;
constexpr double kMostPull = 12;  // Pull::found.weight: no single side rules

cv::Point2d moved(const cv::Matx33d& h, LatticePoint p) { return calibration::moved(h, cv::Point2d(p.x, p.y)); }

/// One side of a hex, from corner to corner.
struct Edge {
    LatticePoint from;
    LatticePoint to;
    cv::Point2d normal;
};

/// Every side of the map once.
std::vector<Edge> edges_of(const HexMap& map) {
    std::vector<Edge> edges;
    for (const auto& [hex, terrain] : map.hexes())
        for (const Side side : maps::dudu::all_sides) {
            if (index(side) >= 3 && map.contains(neighbour(hex, side))) continue;
            const Side before = maps::dudu::all_sides[(index(side) + 5) % 6];
            const double angle = 60.0 * static_cast<double>(index(side)) * CV_PI / 180;
            edges.push_back({corner_after(hex, before), corner_after(hex, side), {std::cos(angle), std::sin(angle)}});
        }
    return edges;
}

/// The photo as the lattice lies, kPxPerHex pixels a hex.
struct LatticeView {
    cv::Mat pixels;  ///< CV_32FC3
    cv::Mat inside;  ///< CV_8U, 0 outside the photo
    cv::Point2d origin;

    [[nodiscard]] cv::Point2d at(cv::Point2d lattice) const { return (lattice - origin) * kPxPerHex; }
};

LatticeView view_through(const cv::Mat& photo, const cv::Matx33d& photo_from_lattice, const HexMap& map) {
    const HexFace face(map);
    const LatticePoint corner = face.on_lattice({0, 0});
    const LatticePoint far = face.on_lattice({1, 1});
    LatticeView view;
    view.origin = {corner.x, corner.y};
    const cv::Size size(cvRound((far.x - corner.x) * kPxPerHex), cvRound((far.y - corner.y) * kPxPerHex));
    const cv::Matx33d lattice_from_view(1 / kPxPerHex, 0, corner.x, 0, 1 / kPxPerHex, corner.y, 0, 0, 1);
    const cv::Matx33d photo_from_view = photo_from_lattice * lattice_from_view;
    cv::Mat soft;
    cv::warpPerspective(photo, soft, photo_from_view, size, cv::INTER_AREA | cv::WARP_INVERSE_MAP);
    cv::GaussianBlur(soft, soft, {}, 1.0);
    soft.convertTo(view.pixels, CV_32F);
    const cv::Mat all(photo.size(), CV_8U, cv::Scalar(255));
    cv::warpPerspective(all, view.inside, photo_from_view, size, cv::INTER_NEAREST | cv::WARP_INVERSE_MAP);
    return view;
}

/// Mean colours along lines parallel to the edge, one a pixel across it; empty where the photo ends.
std::vector<cv::Vec3f> colours_across(const LatticeView& view, const Edge& edge, int reach_px) {
    constexpr int steps = 24;
    std::vector<cv::Vec3f> colours;
    const cv::Point2d a = view.at({edge.from.x, edge.from.y});
    const cv::Point2d b = view.at({edge.to.x, edge.to.y});
    for (int d = -reach_px; d <= reach_px; ++d) {
        cv::Vec3f sum(0, 0, 0);
        for (int i = 0; i < steps; ++i) {
            const cv::Point2d p = a + (b - a) * (0.14 + 0.72 * (i + 0.5) / steps) + edge.normal * d;
            const cv::Point pixel(cvRound(p.x), cvRound(p.y));
            if (!cv::Rect({0, 0}, view.pixels.size()).contains(pixel) || view.inside.at<std::uint8_t>(pixel) == 0)
                return {};
            sum += view.pixels.at<cv::Vec3f>(pixel);
        }
        colours.push_back(sum * (1.0F / steps));
    }
    return colours;
}

struct Found {
    double off = 0;     ///< hex widths along the normal
    double weight = 0;  ///< how clearly it stands out
};

/// Where in the profile across an edge a printed line lies, or else the colour changes.
std::optional<Found> find_edge(const std::vector<cv::Vec3f>& colours, int reach_px) {
    constexpr int beside = 4;
    const auto n = static_cast<int>(colours.size());
    std::vector<double> strength(colours.size(), 0.0);
    double mean = 0;
    for (int i = beside; i < n - beside; ++i) {
        const auto at = [&](int k) { return colours[static_cast<std::size_t>(i + k)]; };
        const double line = cv::norm(at(0) - (at(-beside) + at(beside)) * 0.5F);
        const double step = cv::norm(at(2) - at(-2)) * 0.5;
        strength[static_cast<std::size_t>(i)] = line + step;
        mean += strength[static_cast<std::size_t>(i)];
    }
    mean /= std::max(1, n - 2 * beside);
    const auto best = std::ranges::max_element(strength);
    const auto i = static_cast<int>(best - strength.begin());
    if (i <= beside || i >= n - beside - 1 || *best < 1.2 * mean || *best < 1.5) return {};
    // The vertex of the parabola through the three highest.
    const double before = strength[static_cast<std::size_t>(i - 1)];
    const double after = strength[static_cast<std::size_t>(i + 1)];
    const double curve = before + after - 2 * *best;
    const double between = curve < 0 ? std::clamp(0.5 * (before - after) / curve, -0.5, 0.5) : 0;
    return Found{(i - reach_px + between) / kPxPerHex, *best - mean};
}

/// An edge that was found off its place.
struct Pull {
    LatticePoint at;
    cv::Point2d normal;
    Found found;
};

std::vector<Pull> pulls_of(const LatticeView& view, const std::vector<Edge>& edges, double reach, int& in_photo) {
    const int reach_px = cvCeil(reach * kPxPerHex) + 5;
    std::vector<Pull> pulls;
    in_photo = 0;
    for (const Edge& edge : edges) {
        const auto colours = colours_across(view, edge, reach_px);
        if (colours.empty()) continue;
        ++in_photo;
        if (const auto found = find_edge(colours, reach_px))
            pulls.push_back({{(edge.from.x + edge.to.x) / 2, (edge.from.y + edge.to.y) / 2}, edge.normal, *found});
    }
    return pulls;
}

/// How a small change of each of the homography's eight numbers moves p along the normal; lattice coordinates scaled
/// by `size`, so that all numbers weigh alike.
cv::Vec<double, 8> effect(const Pull& pull, cv::Point2d middle, double size) {
    const double x = (pull.at.x - middle.x) / size;
    const double y = (pull.at.y - middle.y) / size;
    const cv::Point2d n = pull.normal;
    const double along = x * n.x + y * n.y;
    return {n.x, n.x * x, n.x * y, n.y, n.y * x, n.y * y, along * x, along * y};
}

/// The homography of the lattice onto itself that follows the pulls.
cv::Matx33d follow(const std::vector<Pull>& pulls, const HexFace& face, double reach) {
    const LatticePoint m = face.on_lattice({0.5, 0.5});
    const double size = (face.on_lattice({1, 1}).x - m.x);
    cv::Vec<double, 8> change = cv::Vec<double, 8>::all(0);
    for (int round = 0; round < 5; ++round) {
        cv::Matx<double, 8, 8> a = cv::Matx<double, 8, 8>::eye() * 1e-3;
        cv::Vec<double, 8> b = cv::Vec<double, 8>::all(0);
        for (const Pull& pull : pulls) {
            const auto e = effect(pull, {m.x, m.y}, size);
            const double w =
                biweight((pull.found.off - e.dot(change)) / reach) * std::min(pull.found.weight, kMostPull);
            a += (w * e) * e.t();
            b += w * pull.found.off * e;
        }
        change = a.solve(b, cv::DECOMP_CHOLESKY);
    }
    const cv::Matx33d here(size, 0, m.x, 0, size, m.y, 0, 0, 1);
    const cv::Matx33d nudge(1 + change[1] / size, change[2] / size, change[0] / size,  //
                            change[4] / size, 1 + change[5] / size, change[3] / size,  //
                            -change[6] / size, -change[7] / size, 1);
    return here * nudge * here.inv();
}

std::optional<std::string> fault_of(std::span<const TappedHex> taps, const HexMap& map) {
    if (taps.size() < 4) return "expected at least four hexes to be tapped, found " + std::to_string(taps.size());
    for (const TappedHex& tap : taps)
        if (!map.contains(tap.hex)) return "expected hexes of the map, found " + text(tap.hex);
    return {};
}

std::optional<cv::Matx33d> homography_of(std::span<const TappedHex> taps) {
    std::vector<cv::Point2d> lattice;
    std::vector<cv::Point2d> pixels;
    for (const TappedHex& tap : taps) {
        const LatticePoint c = centre(tap.hex);
        lattice.emplace_back(c.x, c.y);
        pixels.push_back(tap.pixel);
    }
    const cv::Mat h = cv::findHomography(lattice, pixels, 0);
    if (h.empty()) return {};
    const cv::Matx33d found(h);
    // Taps in a row, or one on a wrong hex, fold the map over.
    if (!(cv::determinant(h) > 1e-9)) return {};
    for (const TappedHex& tap : taps) {
        const LatticePoint c = centre(tap.hex);
        const double depth = found(2, 0) * c.x + found(2, 1) * c.y + found(2, 2);
        if (depth <= 1e-6) return {};
    }
    return found;
}

/// Photo pixels per hex width in the middle of the map.
double px_per_hex(const cv::Matx33d& photo_from_lattice, const HexFace& face) {
    const LatticePoint m = face.on_lattice({0.5, 0.5});
    const cv::Point2d x = moved(photo_from_lattice, {m.x + 0.5, m.y}) - moved(photo_from_lattice, {m.x - 0.5, m.y});
    const cv::Point2d y = moved(photo_from_lattice, {m.x, m.y + 0.5}) - moved(photo_from_lattice, {m.x, m.y - 0.5});
    return std::sqrt(std::abs(x.cross(y)));
}

}  // namespace

tl::expected<LatticeFit, std::string> fit_lattice(const cv::Mat& photo, const HexMap& map,
                                                  std::span<const TappedHex> taps) {
    if (auto fault = fault_of(taps, map)) return tl::unexpected(std::move(*fault));
    const auto first = homography_of(taps);
    if (!first)
        return tl::unexpected(std::string("expected hexes that do not lie in a row, each tapped in its middle"));
    const HexFace face(map);
    const std::vector<Edge> edges = edges_of(map);
    LatticeFit fit{*first};
    for (int round = 0; round < kRounds; ++round) {
        const double reach = kFirstReach * std::pow(kLastReach / kFirstReach, round / (kRounds - 1.0));
        int in_photo = 0;
        const auto pulls = pulls_of(view_through(photo, fit.photo_from_lattice, map), edges, reach, in_photo);
        if (pulls.size() < 20) return tl::unexpected(std::string("expected printed hexes around the taps, found none"));
        fit.photo_from_lattice = fit.photo_from_lattice * follow(pulls, face, reach);
    }
    int in_photo = 0;
    std::vector<double> off;
    for (const Pull& pull : pulls_of(view_through(photo, fit.photo_from_lattice, map), edges, kLastReach, in_photo))
        if (std::abs(pull.found.off) < kAgrees) off.push_back(std::abs(pull.found.off));
    fit.agreeing = static_cast<double>(off.size()) / std::max(1, in_photo);
    if (fit.agreeing < kLeastAgreeing)
        return tl::unexpected(
            std::string("expected the map's printed hexes around the taps, found other lines or none"));
    fit.error_px = median(off) * px_per_hex(fit.photo_from_lattice, face);
    return fit;
}

BoardWarp warp_of(const LatticeFit& fit, const HexMap& map, cv::Size photo) {
    const HexFace face(map);
    const LatticePoint corner = face.on_lattice({0, 0});
    const LatticePoint far = face.on_lattice({1, 1});
    BoardWarp warp;
    warp.photo_from_board =
        fit.photo_from_lattice * cv::Matx33d(far.x - corner.x, 0, corner.x, 0, far.y - corner.y, corner.y, 0, 0, 1);
    warp.photo_from_board *= 1 / warp.photo_from_board(2, 2);
    warp.up = estimate_up(warp.photo_from_board, size_mm(map), photo);
    return warp;
}

}  // namespace railref::calibration::dudu
