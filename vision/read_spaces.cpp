#include "vision/read_spaces.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "calibration/place_frame.h"
#include "vision/plastics.h"

namespace railref::vision {

namespace {

using calibration::frame_of;
using calibration::PlaceFrame;

struct SpaceColours {
    cv::Vec3f roof;   ///< Lab at the height of a train's roof
    cv::Vec3f print;  ///< Lab at the surface
    cv::Vec3f empty;  ///< Lab of the profile
};

cv::Vec3f lab_of(const cv::Scalar& bgr) {
    const cv::Mat pixel(1, 1, CV_32FC3, cv::Scalar(bgr[0] / 255, bgr[1] / 255, bgr[2] / 255));
    cv::Mat lab;
    cv::cvtColor(pixel, lab, cv::COLOR_BGR2Lab);
    return lab.at<cv::Vec3f>(0, 0);
}

/// Mean over the middle of a patch that shows a PlaceFrame.
cv::Vec3f middle_lab(const cv::Mat& patch, double length_mm, double width_mm) {
    const double px = patch.cols / calibration::kPlaceLengthMm;
    const cv::Size size(std::max(1, cvRound(length_mm * px)), std::max(1, cvRound(width_mm * px)));
    const cv::Rect box((patch.cols - size.width) / 2, (patch.rows - size.height) / 2, size.width, size.height);
    return lab_of(cv::mean(patch(box)));
}

SpaceColours colours_of(const BoardView& view, const PlaceFrame& frame, const cv::Mat& empty) {
    const cv::Size patch(56, 36);
    return {middle_lab(calibration::cut_out(view.roofs, kViewPxPerMm, frame, patch), 17, 4.5),
            middle_lab(calibration::cut_out(view.print, kViewPxPerMm, frame, patch), 17, 4.5),
            middle_lab(empty, 17, 4.5)};
}

double log_normal(cv::Vec3f x, cv::Vec3f mean, cv::Vec3f deviation) {
    double sum = 0;
    for (int c = 0; c < 3; ++c) {
        const double z = (x[c] - mean[c]) / deviation[c];
        sum -= 0.5 * z * z + std::log(static_cast<double>(deviation[c]));
    }
    return sum;
}

/// No single space speaks louder than this: a piece may stand askew, a print may differ.
constexpr double kLoudest = 7;

PlaceEvidence judge(const SpaceColours& colours, const Plastics& plastics, const maps::BoardMap& map) {
    PlaceEvidence evidence;
    evidence.log_likelihood.fill(-1e3);
    evidence.log_likelihood[0] = log_normal(colours.print, colours.empty, {9, 7, 8});
    for (const PlayerColour colour : map.colours())
        evidence.log_likelihood[occupant_index(colour)] =
            log_normal(colours.roof, plastics[maps::index(colour)], {12, 11, 12});
    const double best = *std::ranges::max_element(evidence.log_likelihood);
    for (double& l : evidence.log_likelihood) l = std::max(l - best, -kLoudest);
    return evidence;
}

double share_inside(const calibration::BoardWarp& warp, const PlaceFrame& frame, const maps::BoardMap& map,
                    cv::Size photo) {
    constexpr int along = 5;
    constexpr int across = 3;
    const double angle = frame.angle_deg * CV_PI / 180;
    int inside = 0;
    for (int i = 0; i < along; ++i)
        for (int j = 0; j < across; ++j) {
            const double x = (i - 2) * 5.0;
            const double y = (j - 1) * 3.5;
            const double mm_x = frame.centre_mm.x + x * std::cos(angle) - y * std::sin(angle);
            const double mm_y = frame.centre_mm.y + x * std::sin(angle) + y * std::cos(angle);
            const cv::Point2f p = warp.project(maps::Point{mm_x / map.width_mm(), mm_y / calibration::height_mm(map)});
            inside +=
                p.x >= 0 && p.y >= 0 && p.x < static_cast<float>(photo.width) && p.y < static_cast<float>(photo.height);
        }
    return static_cast<double>(inside) / (along * across);
}

/// The plastics as this photo shows them: medians over the spaces that are sure of their colour.
Plastics learned(const std::vector<SpaceColours>& spaces, const Evidence& evidence, Plastics plastics) {
    for (const PlayerColour colour : maps::all_player_colours) {
        std::array<std::vector<float>, 3> values;
        for (std::size_t i = 0; i < spaces.size(); ++i) {
            const auto& l = evidence[i].log_likelihood;
            if (evidence[i].seen < 1 || l[occupant_index(colour)] < 0) continue;
            if (std::ranges::count_if(l, [](double x) { return x > -3; }) > 1) continue;
            for (int c = 0; c < 3; ++c) values[static_cast<std::size_t>(c)].push_back(spaces[i].roof[c]);
        }
        if (values[0].size() < 5) continue;
        for (int c = 0; c < 3; ++c) {
            auto& v = values[static_cast<std::size_t>(c)];
            std::ranges::nth_element(v, v.begin() + static_cast<std::ptrdiff_t>(v.size() / 2));
            plastics[maps::index(colour)][c] = v[v.size() / 2];
        }
    }
    return plastics;
}

}  // namespace

Evidence read_spaces(const BoardView& view, const calibration::BoardFix& fix, cv::Size photo) {
    const calibration::BoardProfile& profile = *fix.profile;
    const maps::BoardMap& map = *profile.map;
    std::vector<SpaceColours> spaces(profile.spaces.size());
    cv::parallel_for_({0, static_cast<int>(spaces.size())}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i) {
            const auto k = static_cast<std::size_t>(i);
            spaces[k] = colours_of(view, frame_of(profile.spaces[k], map), profile.at_spaces[k]);
        }
    });
    Plastics plastics = usual_plastics();
    Evidence evidence(spaces.size());
    for (int round = 0; round < 3; ++round) {
        for (std::size_t i = 0; i < spaces.size(); ++i) {
            const double seen = share_inside(fix.warp, frame_of(profile.spaces[i], map), map, photo);
            evidence[i] = judge(spaces[i], plastics, map);
            evidence[i].seen = seen;
        }
        plastics = learned(spaces, evidence, plastics);
    }
    for (PlaceEvidence& e : evidence)
        for (double& l : e.log_likelihood) l *= e.seen >= 0.7 ? 1 : 0;
    return evidence;
}

}  // namespace railref::vision
