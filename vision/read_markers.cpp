#include "vision/read_markers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <opencv2/imgproc.hpp>

#include "calibration/place_frame.h"
#include "vision/plastics.h"

namespace railref::vision {

namespace {

constexpr double kMarkerMm = 7;                           // height of its face above the board
constexpr int kReach = 7;                                 // patches are 2 * kReach + 1 pixels of 1 mm wide
constexpr double kFaceMm = 5;                             // radius that a marker surely fills
constexpr std::array<float, 3> kPaintSpread{14, 13, 14};  // Lab, of one player's paint between editions and lights
constexpr std::array<float, 3> kPrintSpread{9, 7, 8};     // Lab, between the printed square here and in the profile
constexpr double kPlainSpread = 9;      // a marker's face is plainer than this, a printed square with its number is not
constexpr double kSomethingElse = -14;  // log density of glare, a finger, a card: any colour
constexpr double kStandsOut = 4;        // log odds of a disc that nobody overlooks
constexpr double kAskBelow = 0.95;
constexpr double kRivalSpread = 2.5;  // log odds are worth so much less than they say

struct FaceColours {
    cv::Vec3f mean;
    double roughness = 0;  ///< standard deviation of lightness over the face
};

cv::Mat lab_of(const cv::Mat& bgr) {
    cv::Mat lab;
    bgr.convertTo(lab, CV_32FC3, 1 / 255.0);
    cv::cvtColor(lab, lab, cv::COLOR_BGR2Lab);
    return lab;
}

/// The face a marker would have at `centre_mm`, in the profile's light; black outside the photo.
cv::Mat face_patch(const cv::Mat& photo, const BoardView& view, const calibration::BoardFix& fix,
                   cv::Point2f centre_mm) {
    const maps::BoardMap& map = *fix.profile->map;
    const double height = calibration::height_mm(map);
    constexpr int size = 2 * kReach + 1;
    cv::Mat sources(size, size, CV_32FC2);
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const cv::Point2d mm = cv::Point2d(centre_mm) + cv::Point2d(x - kReach, y - kReach);
            const maps::Point p{mm.x / map.width_mm(), mm.y / height};
            const cv::Point2f pixel = fix.warp.project(p, kMarkerMm);
            sources.at<cv::Vec2f>(y, x) = {pixel.x, pixel.y};
        }
    cv::Mat patch;
    cv::remap(photo, patch, sources, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_CONSTANT);
    return in_profile_light(
        patch, view, {centre_mm.x / static_cast<float>(map.width_mm()), centre_mm.y / static_cast<float>(height)});
}

FaceColours face_of(const cv::Mat& patch) {
    const cv::Mat lab = lab_of(patch);
    cv::Mat mask(lab.size(), CV_8U, cv::Scalar(0));
    const double radius = kFaceMm;
    cv::circle(mask, {lab.cols / 2, lab.rows / 2}, cvRound(radius), cv::Scalar(255), cv::FILLED);
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(lab, mean, deviation, mask);
    return {{static_cast<float>(mean[0]), static_cast<float>(mean[1]), static_cast<float>(mean[2])}, deviation[0]};
}

double log_normal(cv::Vec3f x, cv::Vec3f mean, const std::array<float, 3>& spread) {
    double sum = 0;
    for (int c = 0; c < 3; ++c) {
        const double z = (x[c] - mean[c]) / spread[static_cast<std::size_t>(c)];
        sum -= 0.5 * z * z + std::log(static_cast<double>(spread[static_cast<std::size_t>(c)]));
    }
    return sum;
}

/// The middle 10 mm of what the profile knows of a square.
cv::Vec3f empty_square(const calibration::PlaceColours& colours) {
    const cv::Mat lab = lab_of(colours);
    const cv::Scalar mean = cv::mean(lab(cv::Rect(5, 3, 4, 3)));
    return {static_cast<float>(mean[0]), static_cast<float>(mean[1]), static_cast<float>(mean[2])};
}

}  // namespace

MarkerEvidence read_markers(const cv::Mat& photo, const BoardView& view, const calibration::BoardFix& fix,
                            std::span<const PlayerColour> colours) {
    MarkerEvidence evidence;
    const calibration::BoardProfile& profile = *fix.profile;
    const Plastics plastics = usual_plastics();
    const auto track = profile.map->score_track();
    for (std::size_t s = 0; s < track.size(); ++s) {
        const cv::Mat patch = face_patch(photo, view, fix, calibration::frame_of(track[s], *profile.map).centre_mm);
        const bool outside = cv::countNonZero(patch.reshape(1)) == 0;
        const FaceColours face = face_of(patch);
        const double free = std::max(log_normal(face.mean, empty_square(profile.at_squares[s]), kPrintSpread), -30.0);
        const double rough = 0.5 * std::pow(std::max(0.0, face.roughness - kPlainSpread) / 4, 2);
        const auto paint = [&](PlayerColour colour) {
            return log_normal(face.mean, plastics[maps::index(colour)], kPaintSpread) - rough;
        };
        for (const PlayerColour colour : colours) {
            double rivals = std::max(free, kSomethingElse);  // nothing, no marker at all, or another player's marker
            for (const PlayerColour other : colours)
                if (other != colour) rivals = std::max(rivals, paint(other));
            evidence[colour].push_back(outside ? -20 : std::clamp(paint(colour) - rivals, -20.0, 20.0));
        }
    }
    return evidence;
}

void fuse(MarkerEvidence& sum, const MarkerEvidence& other) {
    for (auto& [colour, squares] : sum)
        for (std::size_t s = 0; s < squares.size(); ++s) squares[s] = std::max(squares[s], other.at(colour)[s]);
}

namespace {

/// Somebody's marker stands out: the players keep score on this board, so everybody's marker is looked for.
bool score_is_kept(const MarkerEvidence& evidence, std::span<const PlayerColour> owners) {
    return std::ranges::any_of(owners, [&](PlayerColour owner) {
        const auto found = evidence.find(owner);
        return found != evidence.end() && !found->second.empty() && std::ranges::max(found->second) > kStandsOut;
    });
}

}  // namespace

MarkerDecisions decide_markers(const MarkerEvidence& evidence, std::span<const PlayerColour> owners) {
    MarkerDecisions decisions;
    if (!score_is_kept(evidence, owners)) return decisions;
    for (const auto& [colour, squares] : evidence) {
        if (std::ranges::find(owners, colour) == owners.end()) continue;
        std::vector<int> order(squares.size());
        std::iota(order.begin(), order.end(), 0);
        const auto odds = [&](int s) { return squares[static_cast<std::size_t>(s)]; };
        std::ranges::sort(order, std::greater<>{}, odds);
        double sum = 0;
        for (const int s : order) sum += std::exp((odds(s) - odds(order[0])) / kRivalSpread);
        const MarkerSighting sighting{order[0], std::min(1 / sum, 0.99)};
        decisions.markers[colour] = sighting;
        if (sighting.confidence < kAskBelow)
            decisions.questions.push_back({colour, std::vector<int>{order.begin(), order.begin() + 3}, ""});
    }
    return decisions;
}

}  // namespace railref::vision
