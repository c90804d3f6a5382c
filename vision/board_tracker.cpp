#include "vision/board_tracker.h"

#include <algorithm>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/video/tracking.hpp>

#include "calibration/homography.h"
#include "calibration/median.h"
#include "calibration/place_board.h"
#include "vision/guess_board.h"

namespace railref::vision {

namespace {

constexpr int kTrackSide = 960;  // px: long side of the gray pictures
constexpr int kPoints = 300;
constexpr std::size_t kFewestPoints = 30;
constexpr int kRest = 8;           // frames between two searches
constexpr double kLost = 0.3;      // share of agreeing points below which the board is lost
constexpr double kStale = 0.6;     // below which the key is renewed: the view, the light or the board has changed
constexpr int kLeastOnKey = 15;    // frames, since renewing is slow
constexpr double kAgreePx = 1.5;   // in gray pictures
constexpr float kMostUnlike = 25;  // gray levels, mean over a point's window

using Points = std::vector<cv::Point2f>;

cv::Mat shrunk_gray(const cv::Mat& frame, double scale) {
    cv::Mat gray;
    cv::cvtColor(frame, gray, cv::COLOR_BGR2GRAY);
    if (scale > 1) cv::resize(gray, gray, {}, 1 / scale, 1 / scale, cv::INTER_AREA);
    return gray;
}

Points transformed(const Points& points, const cv::Matx33d& by) {
    Points out;
    cv::perspectiveTransform(points, out, by);
    return out;
}

struct Flow {
    Points from;
    Points to;
};

/// Where the points went (Lucas-Kanade in pyramids, Bouguet 2001); those that were not found again are left out.
Flow flow_of(const cv::Mat& then, const cv::Mat& now, const Points& points, int levels) {
    Flow flow;
    if (points.empty()) return flow;
    Points to;
    std::vector<std::uint8_t> found;
    std::vector<float> unlike;
    cv::calcOpticalFlowPyrLK(then, now, points, to, found, unlike, {15, 15}, levels,
                             {cv::TermCriteria::COUNT | cv::TermCriteria::EPS, 20, 0.03});
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (found[i] == 0 || unlike[i] > kMostUnlike) continue;
        flow.from.push_back(points[i]);
        flow.to.push_back(to[i]);
    }
    return flow;
}

struct Motion {
    cv::Matx33d now_from_then;
    int agreeing = 0;
};

std::optional<Motion> motion_of(const Points& then, const Points& now) {
    if (then.size() < kFewestPoints) return {};
    cv::Mat mask;
    const cv::Mat h = cv::findHomography(then, now, cv::USAC_MAGSAC, kAgreePx, mask, 1000, 0.999);
    if (h.empty()) return {};
    return Motion{cv::Matx33d(h), cv::countNonZero(mask)};
}

double median_distance(const Points& a, const Points& b) {
    std::vector<double> distances;
    for (std::size_t i = 0; i < a.size(); ++i) distances.push_back(cv::norm(a[i] - b[i]));
    if (distances.empty()) return 0;
    return calibration::median(distances);
}

}  // namespace

std::optional<BoardTracker::Tracked> BoardTracker::follow(const cv::Mat& frame) {
    scale_ = std::max(1.0, static_cast<double>(std::max(frame.cols, frame.rows)) / kTrackSide);
    const cv::Mat gray = shrunk_gray(frame, scale_);
    if (key_ && key_->gray.size() != gray.size()) key_.reset();
    std::optional<Tracked> tracked;
    if (key_) tracked = track(frame, gray);
    if (!tracked) {
        key_.reset();
        if (frames_to_rest_-- > 0) return {};
        frames_to_rest_ = kRest;
        tracked = search(frame);
        if (!tracked) return {};
        take_key(gray, tracked->fix);
    }
    last_gray_ = gray;
    return tracked;
}

std::optional<BoardTracker::Tracked> BoardTracker::search(const cv::Mat& frame) {
    auto fix = calibration::glimpse_face(frame, profiles_, guess_board(frame, profiles_));
    if (!fix) return {};
    frames_to_rest_ = 0;
    return Tracked{std::move(*fix), 0};
}

std::optional<BoardTracker::Step> BoardTracker::compare_with_key(const cv::Mat& gray, const cv::Matx33d& about) const {
    cv::Mat expected;
    cv::warpPerspective(key_->gray, expected, about, gray.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    const Flow flow = flow_of(expected, gray, transformed(key_->points, about), 1);
    const auto motion = motion_of(flow.from, flow.to);
    if (!motion) return {};
    return Step{motion->now_from_then * about,
                static_cast<double>(motion->agreeing) / static_cast<double>(key_->points.size())};
}

std::optional<BoardTracker::Tracked> BoardTracker::track(const cv::Mat& frame, const cv::Mat& gray) {
    const Points before = transformed(key_->points, now_from_key_);
    const Flow flow = flow_of(last_gray_, gray, before, 3);
    const auto motion = motion_of(flow.from, flow.to);
    if (!motion) return {};
    const auto step = compare_with_key(gray, motion->now_from_then * now_from_key_);
    if (!step || step->share < kLost) return {};
    now_from_key_ = step->now_from_then;

    const cv::Matx33d frame_from_gray = calibration::resized(scale_);
    const cv::Matx33d frame_from_key = frame_from_gray * now_from_key_ * frame_from_gray.inv();
    Tracked tracked{key_->fix, scale_ * median_distance(before, transformed(key_->points, now_from_key_))};
    calibration::BoardWarp& warp = tracked.fix.warp;
    warp.photo_from_board = frame_from_key * warp.photo_from_board;
    if (++frames_on_key_ >= kLeastOnKey && step->share < kStale) {
        cv::Mat full;
        cv::cvtColor(frame, full, cv::COLOR_BGR2GRAY);
        if (auto fix = calibration::place_face(full, warp.photo_from_board, *tracked.fix.profile)) {
            tracked.fix = std::move(*fix);
            take_key(gray, tracked.fix);
            return tracked;
        }
        frames_on_key_ = 0;  // a hand over the board, a blurred frame: later
    }
    warp.up = calibration::estimate_up(warp.photo_from_board, tracked.fix.profile->size_mm, frame.size());
    return tracked;
}

void BoardTracker::take_key(const cv::Mat& gray, calibration::FaceFix fix) {
    Key key;
    key.gray = gray;
    cv::Mat board(gray.size(), CV_8U, cv::Scalar(0));
    std::vector<cv::Point> outline;
    for (const cv::Point2f corner : transformed(calibration::corners_of(fix.warp), calibration::resized(scale_).inv()))
        outline.emplace_back(cvRound(corner.x), cvRound(corner.y));
    cv::fillConvexPoly(board, outline, cv::Scalar(255));
    cv::goodFeaturesToTrack(gray, key.points, kPoints, 0.005, std::max(gray.cols, gray.rows) / 60.0, board);
    key.fix = std::move(fix);
    key_ = std::move(key);
    now_from_key_ = cv::Matx33d::eye();
    frames_on_key_ = 0;
}

}  // namespace railref::vision
