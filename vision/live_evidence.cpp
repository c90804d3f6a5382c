#include "vision/live_evidence.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "calibration/place.h"

namespace railref::vision {

namespace {

constexpr double kKept = 0.8;    // of the weight of older looks at every new one: about five count
constexpr double kWorth = 0.15;  // so many looks to this power are worth as many independent ones
constexpr double kEnough = 1.7;  // looks that a settled place has
constexpr double kLost = 0.15;   // looks that a place is worth over which something moves or lies: somebody is asked
constexpr double kHidden = 0.5;  // more likely than not
constexpr double kMostly = 0.5;  // of the looks
constexpr double kChange = 11;   // gray levels, mean over a spot: more than noise and a slip of a pixel make
constexpr int kFlicker = 12;     // looks in a row; what moves longer is light, not a hand

constexpr double kPrintPxPerMm = kViewPxPerMm / 2;
constexpr double kBlurMm = 4;  // so that a slip of a pixel changes little

/// Of squares outside the picture nobody's log odds are known (read_markers.h).
bool shows(const MarkerEvidence& look, std::size_t square) {
    return std::ranges::any_of(look, [&](const auto& of_colour) { return of_colour.second[square] != 0; });
}

bool is_on_its_way(int looks_in_a_row) { return looks_in_a_row > 0 && looks_in_a_row <= kFlicker; }

cv::Mat small_print(const cv::Mat& print) {
    cv::Mat small;
    cv::resize(print, small, {print.cols / 2, print.rows / 2}, 0, 0, cv::INTER_AREA);
    const int width = cvRound(kBlurMm * kPrintPxPerMm) | 1;
    cv::blur(small, small, {width, width});
    return small;
}

}  // namespace

WatchedSpot::WatchedSpot(const calibration::Place& place, double reach_mm) {
    const cv::Point2d along(std::cos(place.angle_rad), std::sin(place.angle_rad));
    for (std::size_t i = 0; i < kSamples; ++i) {
        const double reach = reach_mm * (2.0 * static_cast<double>(i) / (kSamples - 1) - 1);
        at_mm_[i] = cv::Point2f(place.centre_mm + reach * along);
    }
}

double WatchedSpot::difference(const Look& a, const Look& b) {
    double sum = 0;
    for (std::size_t i = 0; i < kSamples; ++i) sum += cv::norm(a[i] - b[i], cv::NORM_L1);
    return sum / (3 * kSamples);
}

WatchedSpot::Change WatchedSpot::observe(const cv::Mat& print, double px_per_mm) {
    Look now;
    for (std::size_t i = 0; i < kSamples; ++i)
        now[i] = print.at<cv::Vec3b>(std::clamp(cvFloor(at_mm_[i].y * px_per_mm), 0, print.rows - 1),
                                     std::clamp(cvFloor(at_mm_[i].x * px_per_mm), 0, print.cols - 1));
    const bool moving = seen_ && difference(now, last_) > kChange;
    last_ = now;
    if (!seen_) counted_ = now;
    seen_ = true;
    if (moving) return Change::moving;
    return difference(now, counted_) > kChange ? Change::changed : Change::none;
}

void WatchedSpot::count() {
    for (std::size_t i = 0; i < kSamples; ++i) counted_[i] = last_[i];
}

bool LiveEvidence::PlaceSum::is_moving() const { return is_on_its_way(moving); }

void LiveEvidence::PlaceSum::add(const PlaceEvidence& look, double share) {
    const auto blend = [share](double& so_far, double now) { so_far = (1 - share) * so_far + share * now; };
    for (std::size_t k = 0; k < kOccupants; ++k) blend(mean.log_likelihood[k], look.log_likelihood[k]);
    for (const auto number : {&PlaceEvidence::glare, &PlaceEvidence::print, &PlaceEvidence::brightness,
                              &PlaceEvidence::uprightness, &PlaceEvidence::veil})
        blend(mean.*number, look.*number);
    mean.seen = look.seen;
    blend(rendered, look.rendered ? 1 : 0);
    blend(bleached, look.bleached ? 1 : 0);
    blend(reprinted, look.reprinted ? 1 : 0);
    blend(strange, look.by_shade ? 1 : 0);
    mean.rendered = rendered > kMostly;
    mean.bleached = bleached > kMostly;
    mean.reprinted = reprinted > kMostly;
    if (look.by_shade || strange <= kMostly) mean.by_shade = look.by_shade;
    if (look.shades) mean.shades = look.shades;
}

LiveEvidence::LiveEvidence(const calibration::BoardProfile& profile) {
    const maps::BoardMap& map = *profile.map;
    constexpr double reach_mm = 8;
    for (const maps::Space& space : profile.spaces)
        spaces_.push_back({WatchedSpot(calibration::place_of(space, map), reach_mm)});
    if (map.has_stations())
        for (const maps::City& city : map.cities())
            cities_.push_back({WatchedSpot(calibration::place_of(city.centre, map), reach_mm / 2)});
    for (const maps::Point square : map.score_track())
        squares_.push_back({WatchedSpot(calibration::place_of(square, map), reach_mm / 2)});
}

void LiveEvidence::add(PlaceSum& sum, const PlaceEvidence& look, const cv::Mat& print) {
    sum.last = look;
    if (look.seen < kLeastSeen) return;
    const WatchedSpot::Change change = sum.spot.observe(print, kPrintPxPerMm);
    sum.moving = change == WatchedSpot::Change::moving ? sum.moving + 1 : 0;
    if (sum.is_moving()) return;
    const double weight = 1 - look.hidden;
    if (look.hidden < kHidden) {
        if (change == WatchedSpot::Change::changed) sum.looks = 0;
        sum.spot.count();
    }
    const double older = sum.looks * (1 - weight * (1 - kKept));
    sum.looks = older + weight;
    sum.add(look, sum.looks > 0 ? weight / sum.looks : 0);
}

void LiveEvidence::add_markers(const MarkerEvidence& look, const cv::Mat& print) {
    if (markers_.empty()) markers_ = look;
    for (std::size_t s = 0; s < squares_.size(); ++s) {
        if (!shows(look, s)) continue;
        SquareSum& square = squares_[s];
        const WatchedSpot::Change change = square.spot.observe(print, kPrintPxPerMm);
        square.moving = change == WatchedSpot::Change::moving ? square.moving + 1 : 0;
        if (is_on_its_way(square.moving)) continue;
        square.spot.count();
        const double kept = change == WatchedSpot::Change::changed || square.looks == 0 ? 0 : kKept;
        for (auto& [colour, squares] : markers_) squares[s] = kept * squares[s] + (1 - kept) * look.at(colour)[s];
        ++square.looks;
    }
}

void LiveEvidence::add(const BoardEvidence& look, const BoardView& view) {
    const cv::Mat print = small_print(view.print);
    for (std::size_t i = 0; i < spaces_.size(); ++i) add(spaces_[i], look.places.spaces[i], print);
    for (std::size_t i = 0; i < cities_.size(); ++i) add(cities_[i], look.places.cities[i], print);
    add_markers(look.markers, print);
}

BoardEvidence LiveEvidence::sum() const {
    const auto settled = [](const PlaceSum& sum) {
        constexpr double nothing = 0.1;
        if (sum.looks < nothing) {  // as the last look has it, with doubt
            PlaceEvidence place = sum.last;
            for (double& l : place.log_likelihood) l /= 2;
            if (place.hidden > kHidden && !light_may_hide(place)) {
                place.covered = std::max(place.covered, place.seen);
                place.seen = 0;
            }
            return place;
        }
        PlaceEvidence place = sum.mean;
        // What lies there may have changed beneath.
        const bool lost = sum.is_moving() || sum.last.covered >= kLeastSeen;
        const double worth = lost ? kLost : std::pow(sum.looks, kWorth);
        for (double& l : place.log_likelihood) l *= worth;
        return place;
    };
    BoardEvidence all;
    for (const PlaceSum& space : spaces_) all.places.spaces.push_back(settled(space));
    for (const PlaceSum& city : cities_) all.places.cities.push_back(settled(city));
    all.markers = markers_;
    return all;
}

int LiveEvidence::unsettled() const {
    const auto is_unsettled = [](const PlaceSum& sum) {
        if (sum.last.seen < kLeastSeen || sum.last.hidden > kHidden) return false;
        return sum.looks < kEnough || sum.is_moving();
    };
    return static_cast<int>(std::ranges::count_if(spaces_, is_unsettled) +
                            std::ranges::count_if(cities_, is_unsettled));
}

}  // namespace railref::vision
