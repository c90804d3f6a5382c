#include "vision/read_markers.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "calibration/place.h"
#include "vision/evidence.h"
#include "vision/look_at_places.h"
#include "vision/place_input.h"

namespace railref::vision {

namespace {

constexpr double kTrained = 0.03;  // share of squares with a marker of one colour that the network has learned from
constexpr double kElsewhere = 3;  // weight of "on no square": beside the track, unseen under another marker, taken away
// No square says more, so that a second one that clearly looks like the marker (a card's corner) is a doubt.
constexpr double kMostSaid = 10.4;       // log odds
constexpr double kAskBelow = 0.9;        // confidence
constexpr double kMostSure = 0.995;      // nothing is read more surely than this
constexpr std::size_t kMostOptions = 3;  // what a question may offer
constexpr double kHardlyLess = 2;        // log odds
constexpr double kClearlyStands = 3;     // the same
constexpr double kAsExpected = 0.3;      // probability that routes tell the square where some may be unseen
constexpr double kSurelyOutside = 8;     // odds

std::vector<Place> squares_of(const maps::BoardMap& map) {
    std::vector<Place> squares;
    for (const maps::Point& square : map.score_track()) squares.push_back(calibration::place_of(square, map));
    return squares;
}

bool inside_photo(const TopViews& views, const Place& square) {
    const cv::Point pixel(cvFloor(square.centre_mm.x * kViewPxPerMm), cvFloor(square.centre_mm.y * kViewPxPerMm));
    if (!cv::Rect({}, views.surface.size()).contains(pixel)) return false;
    return views.surface.at<cv::Vec3b>(pixel) != cv::Vec3b() || views.roofs.at<cv::Vec3b>(pixel) != cv::Vec3b();
}

double log_ratio(const SquareAnswer& answer, std::size_t colour) {
    const double p = std::clamp(answer.stands[colour] + answer.hidden * kTrained, 1e-4, 1 - 1e-4);
    return std::log(p / (1 - p)) - std::log(kTrained / (1 - kTrained));
}

}  // namespace

MarkerEvidence read_markers(const BoardView& view, const calibration::BoardFix& fix,
                            std::span<const PlayerColour> colours) {
    MarkerEvidence evidence;
    const calibration::BoardProfile& profile = *fix.profile;
    const std::vector<Place> squares = squares_of(*profile.map);
    if (squares.empty()) return evidence;
    const cv::Size2d board_mm = calibration::size_mm(*profile.map);
    const std::vector<cv::Mat> reference(profile.at_squares.begin(), profile.at_squares.end());
    const auto said = look_at_squares(place_input(view.top, squares, reference, board_mm), colours);
    for (const PlayerColour colour : colours)
        for (std::size_t s = 0; s < squares.size(); ++s)
            evidence[colour].push_back(inside_photo(view.top, squares[s]) ? log_ratio(said[s], maps::index(colour))
                                                                          : 0);
    return evidence;
}

MarkerEvidence fuse(std::span<const MarkerEvidence> pictures) {
    MarkerEvidence all = pictures.front();
    std::vector<double> decided(pictures.size());
    for (auto& [colour, squares] : all)
        for (std::size_t s = 0; s < squares.size(); ++s) {
            const auto said = [&](const MarkerEvidence& picture) { return picture.at(colour)[s]; };
            std::ranges::transform(pictures, decided.begin(), [&](const auto& p) { return std::abs(said(p)); });
            const std::vector<double> weights = weights_of_pictures(decided);
            squares[s] = 0;
            for (std::size_t i = 0; i < pictures.size(); ++i) squares[s] += weights[i] * said(pictures[i]);
        }
    return all;
}

namespace {

/// Log likelihood ratio of a marker that stands where its player's routes put it or, as likely, on any square, against
/// none on the track.
double log_evidence(const std::vector<double>& squares, int expected) {
    double anywhere = 0;
    for (const double s : squares) anywhere += std::exp(s) / static_cast<double>(squares.size());
    return std::log((std::exp(squares[static_cast<std::size_t>(expected)]) + anywhere) / 2);
}

/// Players who keep score on this board all have a marker there; otherwise nobody's is looked for.
bool score_is_kept(const MarkerEvidence& evidence, const std::map<PlayerColour, int>& expected) {
    double sum = 0;
    for (const auto& [colour, square] : expected)
        if (const auto found = evidence.find(colour); found != evidence.end() && !found->second.empty())
            sum += log_evidence(found->second, square);
    return sum > 0;
}

/// Log odds of the marker being there.
double says(const std::vector<double>& squares, int square) {
    return std::min(squares[static_cast<std::size_t>(square)], kMostSaid);
}

std::vector<int> by_evidence(const std::vector<double>& squares) {
    std::vector<int> order(squares.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater<>{}, [&](int s) { return squares[static_cast<std::size_t>(s)]; });
    return order;
}

/// The others' squares, nearest first to where this player's routes put its marker: it may stand under theirs. Not the
/// nearest alone: where routes were misread, that place is some points off.
std::vector<int> may_be_under(PlayerColour colour, const std::map<PlayerColour, MarkerSighting>& markers,
                              int expected) {
    std::vector<int> squares;
    for (const auto& [other, sighting] : markers)
        if (other != colour) squares.push_back(sighting.square);
    std::ranges::stable_sort(squares, {}, [&](int square) { return std::abs(square - expected); });
    return squares;
}

void offer(std::vector<int>& options, int square) {
    if (options.size() < kMostOptions && std::ranges::find(options, square) == options.end()) options.push_back(square);
}

/// The likeliest square, the next if it is hardly less likely, the expected one, where the marker would be hidden by
/// another, then the next likely.
Question question_about(PlayerColour colour, const std::vector<double>& squares,
                        const std::map<PlayerColour, MarkerSighting>& markers, int expected) {
    const std::vector<int> order = by_evidence(squares);
    std::vector<int> options{order[0]};
    if (says(squares, order[1]) > says(squares, order[0]) - kHardlyLess) offer(options, order[1]);
    offer(options, expected);
    for (const int square : may_be_under(colour, markers, expected)) offer(options, square);
    for (const int square : order) offer(options, square);
    return {colour, options, ""};
}

/// Whether another player's marker clearly stands there: this one's may be under it.
bool may_cover(const MarkerEvidence& evidence, PlayerColour colour, std::size_t square) {
    return std::ranges::any_of(
        evidence, [&](const auto& other) { return other.first != colour && other.second[square] > kClearlyStands; });
}

/// It stands on any square, and rather where its player's routes put it, as far as those can be seen. Of squares
/// outside every picture nothing is known: their log odds are 0.
bool is_probably_outside(const MarkerEvidence& evidence, PlayerColour colour, int expected) {
    const std::vector<double>& squares = evidence.at(colour);
    const double any = 1 / static_cast<double>(squares.size());
    double outside = 0;
    double inside = kElsewhere * any;
    for (std::size_t s = 0; s < squares.size(); ++s) {
        const double prior = static_cast<int>(s) == expected ? kAsExpected + any : any;
        const double shown = std::exp(squares[s]);
        (squares[s] == 0 ? outside : inside) += prior * (may_cover(evidence, colour, s) ? std::max(1.0, shown) : shown);
    }
    return outside > kSurelyOutside * inside;
}

MarkerSighting sighting_on(const std::vector<double>& squares, int surest) {
    const double best = says(squares, surest);
    double sum = kElsewhere * std::exp(-best);
    for (int s = 0; s < std::ssize(squares); ++s) sum += std::exp(says(squares, s) - best);
    return {surest, std::min(1 / sum, kMostSure)};
}

}  // namespace

MarkerDecisions decide_markers(const MarkerEvidence& evidence, const std::map<PlayerColour, int>& expected) {
    MarkerDecisions decisions;
    if (!score_is_kept(evidence, expected)) return decisions;
    for (const auto& [colour, square] : expected)
        if (const auto found = evidence.find(colour);
            found != evidence.end() && !is_probably_outside(evidence, colour, square))
            decisions.markers[colour] = sighting_on(found->second, by_evidence(found->second).front());
    for (const auto& [colour, sighting] : decisions.markers)
        if (sighting.confidence < kAskBelow)
            decisions.questions.push_back(
                question_about(colour, evidence.at(colour), decisions.markers, expected.at(colour)));
    return decisions;
}

}  // namespace railref::vision
