#include "vision/read_places.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <opencv2/imgproc.hpp>

#include "vision/covered_places.h"
#include "vision/for_each_index.h"
#include "vision/look_at_places.h"
#include "vision/moved_print.h"
#include "vision/outside_photo.h"
#include "vision/piece_shades.h"
#include "vision/pixels_between.h"
#include "vision/place_input.h"
#include "vision/pushed_twins.h"
#include "vision/recolour.h"
#include "vision/shown_print.h"
#include "vision/weigh_answer.h"

namespace railref::vision {

namespace {

using calibration::BoardProfile;

/// Inliers from which enough print shows to tell where another printing has some of it. With fewer it is believed where
/// evidence is clear: of 28 pictures seen from 58 degrees, bright and dark, none had more than 0.2; photos of boards
/// drawn anew, with three fifths of their features known, under a lamp, 122 to 238.
constexpr int kTellsPrintings = 250;
constexpr double kClearlyAnother = 10;  // MovedPrint::evidence
constexpr double kShowsGround = 0.6;    // uprightness from which trains do not hide the ground beside them
/// Share of the board. Photos and renders have 0.32 at most; photos twice as bright 0.64 to 0.75, with one of 1,304
/// routes wrong and sure; 2.4 times 0.73 to 0.83, with 20.
constexpr double kBurntOut = 0.72;

constexpr double kMayBeFree = 0.7;  // Answer::nobody from which a train's shade is not looked for

/// Share of the board, as far as the photo shows it, on which some colour is brighter than the photo can show.
double share_burnt(const cv::Mat& surface) {
    constexpr std::uint8_t full = 250;
    const auto count = [](const cv::Mat& mask) { return static_cast<double>(cv::countNonZero(mask)); };
    const auto all = static_cast<double>(surface.total());
    const double below = count(pixels_between({}, cv::Vec3b::all(full - 1), surface));
    return (all - below) / std::max(1.0, all - count(outside_photo(surface)));
}

Colours colours_of(const SeenLight& light, const cv::Mat& surface) {
    if (light.colours_left() < kColourless) return Colours::hardly_any;
    return share_burnt(surface) > kBurntOut ? Colours::burnt_out : Colours::tell;
}

std::array<double, kOccupants> by_occupant(const Shares& shares) {
    std::array<double, kOccupants> all{};
    std::ranges::copy(shares, all.begin() + 1);
    return all;
}

/// What all looks at a board's places have in common.
struct Scene {
    const TopViews& top;
    const calibration::BoardFix& fix;
    cv::Size photo;
    std::span<const PlayerColour> colours;
    const Plastics& plastics;
};

/// Where it is not sure that places lie where they are `seen`, the other possible place has its share in what is
/// `said`.
void look_otherwise(std::vector<Answer>& said, SeenPlaces seen, const std::vector<Moved>& moved, const Scene& scene) {
    std::vector<cv::Point2d> further;
    std::vector<std::size_t> in_doubt;
    for (std::size_t i = 0; i < moved.size(); ++i) {
        if (moved[i].otherwise <= 0) continue;
        further.push_back(moved[i].otherwise_mm - moved[i].by_mm);
        in_doubt.push_back(i);
    }
    if (in_doubt.empty()) return;
    seen.move(scene.top.surface, in_doubt, further);
    cv::Mat input = seen.input(scene.top.roofs, in_doubt);
    recolour(input, scene.plastics);
    const std::vector<Answer> said_there = look_at_places(input, scene.colours);
    for (std::size_t k = 0; k < in_doubt.size(); ++k)
        mix(said[in_doubt[k]], moved[in_doubt[k]].otherwise, said_there[k]);
}

/// Twins' trains that lie beside their spaces are looked for there. What no photo shows counts as free. `places` as
/// profiled, `moved` as they were found. The spaces whose trains may lie so.
std::vector<std::size_t> look_beside_twins(std::vector<Answer>& said, const SeenPlaces& seen,
                                           std::span<const Place> places, std::span<const Moved> moved,
                                           const Scene& scene) {
    const auto said_of = [&](std::span<const Aside> which, const auto& look) {
        cv::Mat aside = seen.input_aside(scene.top, which);
        recolour(aside, scene.plastics);
        std::vector<Answer> answers = look(aside, scene.colours);
        for (std::size_t k = 0; k < which.size(); ++k) {
            const auto& [place, by_mm] = which[k];
            const cv::Point2d there = places[place].centre_mm + moved[place].by_mm + by_mm;
            if (!shows(scene.photo, scene.fix, there)) answers[k] = Answer{1, {}, 0};
        }
        return answers;
    };
    return mind_pushed_twins(said, places, *scene.fix.profile->map,
                             {[&](std::span<const Aside> which) { return said_of(which, glance_at_places); },
                              [&](std::span<const Aside> which) { return said_of(which, look_closely_at_places); }});
}

/// What is said of trains that show on their spaces; those that may lie aside count as none.
std::vector<Answer> on_their_spaces(std::span<const Answer> said, std::span<const std::size_t> lie_aside) {
    std::vector<Answer> there(said.begin(), said.end());
    for (const std::size_t space : lie_aside) there[space] = Answer{1, {}, 0};
    return there;
}

/// Places, what the networks look at there and what they say.
struct Look {
    SeenPlaces places;
    MovedPrint print;  ///< where they were found
    cv::Mat input;
    std::vector<Answer> said;
};

/// Which places have moved, and how far.
struct Elsewhere {
    explicit Elsewhere(const std::vector<Moved>& moved) {
        for (std::size_t i = 0; i < moved.size(); ++i)
            if (moved[i].by_mm != cv::Point2d()) {
                which.push_back(i);
                by_mm.push_back(moved[i].by_mm);
            }
    }

    std::vector<std::size_t> which;
    std::vector<cv::Point2d> by_mm;  ///< one each of `which`
};

/// Whether enough print shows, or what shows of it is clear enough.
bool is_believed(const MovedPrint& print, const calibration::BoardFix& fix) {
    return fix.inliers >= kTellsPrintings || print.evidence >= kClearlyAnother;
}

/// Where this board's printing has the places, from where they are. `input` is what `seen` gives of them all.
MovedPrint moved_here(SeenPlaces seen, const cv::Mat& input, const std::vector<Place>& places, const Scene& scene) {
    MovedPrintSearch search(places, *scene.fix.profile->map);
    std::vector<std::size_t> all(places.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    search.look(input, all, std::vector<cv::Point2d>(places.size()));
    MovedPrint print = search.found();
    const Elsewhere first(print.places);
    // On the profile's own printing what seems to have moved a little are trains, and would be followed further.
    if (is_believed(print, scene.fix) && print.is_another && !first.which.empty()) {
        seen.move(scene.top.surface, first.which, first.by_mm);
        search.look(seen.input(scene.top.roofs, first.which), first.which, first.by_mm);
        print = search.found();
    }
    if (!is_believed(print, scene.fix)) return {std::vector<Moved>(places.size()), false, 0};
    return print;
}

/// `places` as the profile has them; where this board's printing has some elsewhere, they are looked at there.
Look look_at(const std::vector<Place>& places, std::span<const cv::Mat> reference, const Scene& scene) {
    const TopViews& top = scene.top;
    SeenPlaces seen(top.surface, places, reference, calibration::size_mm(*scene.fix.profile->map));
    cv::Mat input = seen.input(top.roofs);
    MovedPrint print = moved_here(seen, input, places, scene);
    const Elsewhere elsewhere(print.places);
    seen.move(top.surface, elsewhere.which, elsewhere.by_mm);
    if (seen.settle_light())
        input = seen.input(top.roofs);
    else
        seen.rewrite(input, top.roofs, elsewhere.which);
    recolour(input, scene.plastics);
    std::vector<Answer> said = look_at_places(input, scene.colours);
    look_otherwise(said, seen, print.places, scene);
    return {std::move(seen), std::move(print), std::move(input), std::move(said)};
}

}  // namespace

PlacesRead read_places(const BoardView& view, const calibration::BoardFix& fix, cv::Size photo,
                       std::span<const PlayerColour> colours, const Plastics& plastics) {
    const BoardProfile& profile = *fix.profile;
    std::vector<cv::Mat> reference = profile.at_spaces;
    reference.insert(reference.end(), profile.at_cities.begin(), profile.at_cities.end());
    const std::vector<Place> as_profiled = places_of(profile);
    const Scene scene{view.top, fix, photo, colours, plastics};
    auto [places, print, input, said] = look_at(as_profiled, reference, scene);
    const std::vector<Moved>& moved = print.places;
    const cv::Point2d middle(profile.size_mm.width / 2, profile.size_mm.height / 2);
    std::vector<std::size_t> lie_aside;
    if (uprightness_at(middle, fix) > kShowsGround)
        lie_aside = look_beside_twins(said, places, as_profiled, moved, scene);
    std::vector<Place> found_at;
    for (std::size_t i = 0; i < as_profiled.size(); ++i)
        found_at.push_back({as_profiled[i].centre_mm + moved[i].by_mm, as_profiled[i].angle_rad});
    mind_covered_places(said, input, found_at, *profile.map, view.burnt);
    const auto strange = strange_trains(
        on_their_spaces(std::span(said).first(profile.spaces.size()), lie_aside), input,
        [&](std::size_t place) { return places.possible_roofs(view.top.roofs, place); }, plastics, colours);
    PlacesRead read;
    read.colours = colours_of(places.light(), view.top.surface);
    const bool told = read.colours == Colours::tell;
    const std::vector<double> likeness = print_likeness(input);
    const LitBoard lit{view, fix, photo, places.light(), likeness};
    read.spaces.resize(profile.spaces.size());
    read.cities.resize(as_profiled.size() - profile.spaces.size());
    const bool is_another_printing = print.is_another;
    for_each_index(as_profiled.size(), [&, &said = said, &input = input](std::size_t i) {
        PlaceEvidence evidence = weigh_answer(said[i], i, found_at[i], lit, colours);
        evidence.reprinted = is_another_printing;
        if (!told) evidence.log_likelihood.fill(0);
        if (i < strange.size() && strange[i] && told) evidence.by_shade = by_occupant(*strange[i]);
        if (said[i].nobody < kMayBeFree && told) evidence.shades = shades_across(input, i);
        (i < read.spaces.size() ? read.spaces[i] : read.cities[i - read.spaces.size()]) = evidence;
    });
    if (!profile.map->has_stations()) read.cities.clear();
    return read;
}

}  // namespace railref::vision
