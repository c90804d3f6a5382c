#include "vision/weigh_answer.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "vision/sighting.h"

namespace railref::vision {

namespace {

constexpr double kHidden = 0.9;        // probability from which a place under a hand or a card counts as not seen
constexpr double kShowsInGlare = 0.2;  // PlaceEvidence::print; beneath paper, which is as bright, it is less
constexpr double kSlip = 0.005;        // even the surest answer about one place is wrong so often
constexpr double kMostSlip = 0.2;
constexpr double kGuessed = 0.12;  // how often what lies beyond the picture's edge would have told otherwise
/// Inliers with which a board lies where it seems to; with fewer, places are often beside what is taken for them.
constexpr double kWellPlaced = 200;
constexpr double kThinVeil = 0.7;  // PlaceEvidence::veil with which the surest answer is wrong twice as often

/// Points spread over the place's own ground, millimetres on the board.
std::vector<cv::Point2d> own_ground(const Place& place) {
    const cv::Point2d along(std::cos(place.angle_rad), std::sin(place.angle_rad));
    const cv::Point2d across(-along.y, along.x);
    std::vector<cv::Point2d> points;
    for (int i = -2; i <= 2; ++i)
        for (int j = -1; j <= 1; ++j) points.push_back(place.centre_mm + 5.0 * i * along + 3.5 * j * across);
    return points;
}

/// Share of what the network looks at around a place, so high above the board, that lies beyond the picture's edge.
double share_beyond(cv::Size photo, const calibration::BoardFix& fix, const Place& place, double height_mm) {
    const cv::Point2d along(std::cos(place.angle_rad), std::sin(place.angle_rad));
    const cv::Point2d across(-along.y, along.x);
    constexpr double step_mm = 6;
    const auto is_beyond = [&](int i, int j) {
        return !shows(photo, fix, place.centre_mm + step_mm * (i * along + j * across), height_mm);
    };
    // Seen on the board a picture is convex: with its corners in it all of the patch is.
    if (!is_beyond(-3, -2) && !is_beyond(3, -2) && !is_beyond(-3, 2) && !is_beyond(3, 2)) return 0;
    int beyond = 0;
    int all = 0;
    for (int i = -3; i <= 3; ++i)
        for (int j = -2; j <= 2; ++j, ++all) beyond += is_beyond(i, j) ? 1 : 0;
    return static_cast<double>(beyond) / all;
}

/// Nearly white, and two channels are full: a lamp's warm mirror image, or paper.
bool is_washed_out(const cv::Vec3b& bgr) {
    constexpr int full = 245;
    constexpr int nearly_white = 200;
    const auto count = std::ranges::count_if(bgr.val, [](int v) { return v >= full; });
    return count >= 2 && *std::ranges::min_element(bgr.val) >= nearly_white;
}

/// Shares of the place that lie inside the picture and that are burnt out there, and its brightness.
void look_at_ground(PlaceEvidence& evidence, const LitBoard& board, const Place& place) {
    const BoardView& view = board.view;
    const std::vector<cv::Point2d> ground = own_ground(place);
    const double each = 1.0 / static_cast<double>(ground.size());
    for (const cv::Point2d mm : ground) {
        if (!shows(board.photo, board.fix, mm)) continue;
        evidence.seen += each;
        const cv::Point pixel(std::clamp(cvFloor(mm.x * kViewPxPerMm), 0, view.burnt.cols - 1),
                              std::clamp(cvFloor(mm.y * kViewPxPerMm), 0, view.burnt.rows - 1));
        const cv::Vec3b bgr = view.top.surface.at<cv::Vec3b>(pixel);
        const bool is_lit = evidence.print > kShowsInGlare && is_washed_out(bgr);
        if (is_lit || view.burnt.at<std::uint8_t>(pixel) != 0) evidence.glare += each;
        evidence.brightness += each * (bgr[0] + bgr[1] + bgr[2]) / 3;
    }
}

/// How often the surest answer about one place is wrong in this photo.
double slip_in(const calibration::BoardFix& fix) {
    const double shaky = std::max(1.0, kWellPlaced / fix.inliers);
    return std::min(kMostSlip, kSlip * shaky * shaky);
}

double slip_under(double veil, double slip_elsewhere) {
    const double thickness = veil / kThinVeil;
    return std::min(kMostSlip, slip_elsewhere * (1 + thickness * thickness));
}

/// Beyond the picture's edge the network was shown a guess (beyond_edge.h).
double slip_at_edge(double beyond, double slip_within) { return std::min(kMostSlip, slip_within + kGuessed * beyond); }

PlaceEvidence evidence_of(const Answer& said, double slip, std::span<const PlayerColour> colours) {
    PlaceEvidence evidence;
    const double chance = slip / static_cast<double>(1 + colours.size());
    const auto soften = [&](double p) { return std::log((1 - slip) * p + chance); };
    evidence.log_likelihood.fill(kNotInPlay);
    evidence.log_likelihood[0] = soften(said.nobody);
    for (const PlayerColour colour : colours)
        evidence.log_likelihood[occupant_index(colour)] = soften(said.colours[maps::index(colour)]);
    evidence.hidden = said.hidden;
    return evidence;
}

}  // namespace

bool shows(cv::Size photo, const calibration::BoardFix& fix, cv::Point2d mm, double height_mm) {
    const maps::BoardMap& map = *fix.profile->map;
    const maps::Point board{mm.x / map.width_mm(), mm.y / calibration::height_mm(map)};
    return calibration::is_inside(photo, fix.warp.project(board, height_mm));
}

double uprightness_at(cv::Point2d mm, const calibration::BoardFix& fix) {
    constexpr double step_mm = 5;
    const cv::Size2d size_mm = fix.profile->size_mm;
    const auto seen = [&](cv::Point2d p) {
        return fix.warp.project(maps::Point{p.x / size_mm.width, p.y / size_mm.height});
    };
    const cv::Point2f x = seen(mm + cv::Point2d(step_mm, 0)) - seen(mm - cv::Point2d(step_mm, 0));
    const cv::Point2f y = seen(mm + cv::Point2d(0, step_mm)) - seen(mm - cv::Point2d(0, step_mm));
    cv::Vec2f axes;
    cv::SVD::compute(cv::Matx22f(x.x, y.x, x.y, y.y), axes, cv::SVD::NO_UV);
    return axes[0] > 0 ? static_cast<double>(axes[1] / axes[0]) : 0;
}

PlaceEvidence weigh_answer(const Answer& said, std::size_t index, const Place& found, const LitBoard& board,
                           std::span<const PlayerColour> colours) {
    const double beyond =
        std::max(share_beyond(board.photo, board.fix, found, 0), share_beyond(board.photo, board.fix, found, kRoofMm));
    const double veil = board.light.veil(index);
    PlaceEvidence evidence = evidence_of(said, slip_at_edge(beyond, slip_under(veil, slip_in(board.fix))), colours);
    evidence.veil = veil;
    evidence.print = board.print[index];
    evidence.rendered = board.light.rendered(index);
    evidence.bleached = board.light.bleached(index);
    evidence.uprightness = uprightness_at(found.centre_mm, board.fix);
    look_at_ground(evidence, board, found);
    if (evidence.hidden > kHidden) {
        // Nothing lies there that light alone could not look like: somebody can tell more than the picture.
        if (light_may_hide(evidence))
            evidence.log_likelihood.fill(0);
        else
            std::swap(evidence.covered, evidence.seen);
    }
    if (evidence.seen < kLeastSeen) evidence.log_likelihood.fill(0);
    return evidence;
}

}  // namespace railref::vision
