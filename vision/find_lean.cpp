#include "vision/find_lean.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "calibration/place_frame.h"
#include "vision/board_view.h"
#include "vision/plastics.h"

namespace railref::vision {

namespace {

constexpr int kReachMm = 8;
constexpr int kSteps = 2 * kReachMm + 1;
constexpr float kSpread = 15;         // Lab: plastics vary so much
constexpr float kTooAlike = 32;       // Lab: a space printed so like a plastic says nothing about it
constexpr float kOccupied = 16;       // Lab: a space this unlike the empty one has a piece on it
constexpr double kUsualLeanMm = 2.5;  // standard deviation at half height
constexpr double kEvidenceScale = 3;  // spaces are not independent witnesses

/// Per pixel, how much it looks like one plastic, 0..1.
cv::Mat likeness(const cv::Mat& lab, cv::Vec3f plastic) {
    cv::Mat like(lab.size(), CV_32F);
    for (int y = 0; y < lab.rows; ++y) {
        const auto* from = lab.ptr<cv::Vec3f>(y);
        auto* to = like.ptr<float>(y);
        for (int x = 0; x < lab.cols; ++x) {
            const cv::Vec3f d = from[x] - plastic;
            to[x] = std::exp(-(0.3F * d[0] * d[0] + d[1] * d[1] + d[2] * d[2]) / (2 * kSpread * kSpread));
        }
    }
    return like;
}

cv::Mat lab_of(const cv::Mat& bgr) {
    cv::Mat lab;
    bgr.convertTo(lab, CV_32FC3, 1 / 255.0);
    cv::cvtColor(lab, lab, cv::COLOR_BGR2Lab);
    return lab;
}

/// Where the warp puts the middle of what one sees of a piece, roof and flank, on the surface's view, in millimetres.
cv::Point2f foot_of_middle(const calibration::BoardFix& fix, cv::Point2f centre_mm) {
    const maps::BoardMap& map = *fix.profile->map;
    const cv::Matx33d board_from_photo = fix.warp.photo_from_board.inv();
    const cv::Point2f centre(centre_mm.x / static_cast<float>(map.width_mm()),
                             centre_mm.y / static_cast<float>(calibration::height_mm(map)));
    const cv::Point2f pixel = fix.warp.project(centre, kRoofMm / 2);
    const cv::Vec3d q = board_from_photo * cv::Vec3d(pixel.x, pixel.y, 1);
    const cv::Point2f bend = fix.warp.bend_at(centre);
    return {static_cast<float>((q[0] / q[2] - bend.x) * map.width_mm()),
            static_cast<float>((q[1] / q[2] - bend.y) * calibration::height_mm(map))};
}

class LeanVotes {
public:
    /// Adds what lies over one space, for every lean.
    void add(const cv::Mat& like, cv::Point2f roof_mm, double angle_deg) {
        const double angle = angle_deg * CV_PI / 180;
        for (int y = 0; y < kSteps; ++y)
            for (int x = 0; x < kSteps; ++x) {
                float sum = 0;
                for (int k = -3; k <= 3; ++k) {
                    const double mm_x = static_cast<double>(roof_mm.x) + x - kReachMm + 2.6 * k * std::cos(angle);
                    const double mm_y = static_cast<double>(roof_mm.y) + y - kReachMm + 2.6 * k * std::sin(angle);
                    const cv::Point p(cvFloor(mm_x * kViewPxPerMm), cvFloor(mm_y * kViewPxPerMm));
                    if (p.x >= 0 && p.y >= 0 && p.x < like.cols && p.y < like.rows) sum += like.at<float>(p) / 7;
                }
                votes_.at<float>(y, x) += std::max(0.F, sum - 0.3F);
            }
    }

    [[nodiscard]] cv::Point2f best() const {
        cv::Mat soft;
        cv::GaussianBlur(votes_, soft, {}, 1.2, 0, cv::BORDER_REPLICATE);
        cv::Point2f best(0, 0);
        double most = -1e300;
        for (int y = 0; y < kSteps; ++y)
            for (int x = 0; x < kSteps; ++x) {
                const double lean2 = std::pow(x - kReachMm, 2) + std::pow(y - kReachMm, 2);
                const double score = soft.at<float>(y, x) / kEvidenceScale - lean2 / (2 * kUsualLeanMm * kUsualLeanMm);
                if (score <= most) continue;
                most = score;
                best = {static_cast<float>(x - kReachMm), static_cast<float>(y - kReachMm)};
            }
        return best;
    }

private:
    cv::Mat votes_{kSteps, kSteps, CV_32F, cv::Scalar(0)};
};

/// Mean over the middle of a place's cells.
cv::Vec3f middle_of(const cv::Mat& cells) {
    const cv::Scalar mean = cv::mean(cells(cv::Rect(4, 3, 6, 3)));
    return {static_cast<float>(mean[0]), static_cast<float>(mean[1]), static_cast<float>(mean[2])};
}

/// Colours that no shadow and no paper has.
bool is_colourful(cv::Vec3f lab) { return std::hypot(lab[1], lab[2]) > 25; }

}  // namespace

cv::Point2f find_lean(const cv::Mat& print, const calibration::BoardFix& fix) {
    const calibration::BoardProfile& profile = *fix.profile;
    const cv::Mat lab = lab_of(print);
    const Plastics plastics = usual_plastics();
    std::vector<cv::Vec3f> printed;
    std::vector<bool> occupied;
    for (std::size_t i = 0; i < profile.spaces.size(); ++i) {
        printed.push_back(middle_of(lab_of(profile.at_spaces[i])));
        const calibration::PlaceFrame frame = calibration::frame_of(profile.spaces[i], *profile.map);
        const cv::Size cells(calibration::kColourColumns, calibration::kColourRows);
        const cv::Mat seen = calibration::cut_out(lab, kViewPxPerMm, frame, cells);
        occupied.push_back(cv::norm(middle_of(seen) - printed.back()) > kOccupied);
    }
    LeanVotes votes;
    for (const maps::PlayerColour colour : profile.map->colours()) {
        const cv::Vec3f plastic = plastics[maps::index(colour)];
        if (!is_colourful(plastic)) continue;
        const cv::Mat like = likeness(lab, plastic);
        for (std::size_t i = 0; i < profile.spaces.size(); ++i) {
            if (!occupied[i] || cv::norm(printed[i] - plastic) < kTooAlike) continue;
            const calibration::PlaceFrame frame = calibration::frame_of(profile.spaces[i], *profile.map);
            votes.add(like, foot_of_middle(fix, frame.centre_mm), frame.angle_deg);
        }
    }
    return votes.best() * 1.6F;  // from the middle of roof and flank to the roof's middle
}

}  // namespace railref::vision
