#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <optional>
#include <span>
#include <vector>

#include "maps/ids.h"
#include "vision/reading.h"

namespace railref::vision {

/// Nobody, then every PlayerColour in its order.
inline constexpr std::size_t kOccupants = 1 + maps::all_player_colours.size();

[[nodiscard]] constexpr std::size_t occupant_index(PlayerColour colour) { return 1 + maps::index(colour); }
[[nodiscard]] Occupant occupant_of(std::size_t occupant_index);

/// Lab in the profile's light, across a place from one side to the other: in the middle what lies where a train's roof
/// should, beside it what lies where those of trains that lie aside do.
using ShadesAcross = std::array<cv::Vec3f, 5>;
inline constexpr std::size_t kMiddleShade = 2;

/// What pictures say of one space or city.
struct PlaceEvidence {
    std::array<double, kOccupants> log_likelihood{};  ///< up to a common constant; all equal: nothing is known
    double seen = 0;         ///< share of the place that lies inside the picture, 0..1; 0 where something lies on it
    double covered = 0;      ///< and there that share
    double glare = 0;        ///< share that is burnt out
    double brightness = 0;   ///< of the place in the photo, 0..255
    double hidden = 0;       ///< probability that something else lies on top of it
    double print = 1;        ///< how like its print the place and its surroundings look (print_likeness)
    double uprightness = 1;  ///< how little it is foreshortened: 1 from straight above, 0 edge-on
    bool rendered = false;   ///< the camera's software had changed it more than cameras usually do
    bool bleached = false;   ///< the camera had taken much of the colours; what was restored is guesswork
    bool reprinted = false;  ///< of another printing than the profile's: where the place lies was found, not known
    double veil = 0;         ///< light that a lamp's mirror image adds, as a share of what white sends back there
    std::optional<ShadesAcross> shades;  ///< of what lies there; where it was looked for
    /// The train there looks unlike any that the networks know: whose it is by its shade alone, probabilities. One
    /// guess for all trains of that shade, however many agree.
    std::optional<std::array<double, kOccupants>> by_shade;
    /// Of several pictures, whom one clearly shows there where all together say somebody else.
    std::optional<std::size_t> otherwise;
    bool compared = false;  ///< of several pictures, two show it clearly
};

/// Whether one answer is likelier than another there. Burnt out, for one, all places look alike.
[[nodiscard]] bool says_anything(const PlaceEvidence& place);

/// PlaceEvidence::glare from which glare alone can make a place look hidden.
inline constexpr double kDazzling = 0.3;

/// Whether nothing need lie on a place that looks hidden: it is burnt out, or its print shows through haze.
[[nodiscard]] bool light_may_hide(const PlaceEvidence& place);

/// Of a place less than this share inside the picture nothing can be said: where its middle is, more lies inside.
inline constexpr double kLeastSeen = 0.5;

/// Spaces of a route share light and print: so many of them count as their number to this power of witnesses.
inline constexpr double kIndependence = 0.7;

/// PlaceEvidence::uprightness below which what hides one space of a route hides others too.
inline constexpr double kUpright = 0.5;

/// With fewer trains on the board a colour hardly plays.
inline constexpr int kFewTrains = 4;

/// Evidence of all places of one kind, in the order of the profile.
using Evidence = std::vector<PlaceEvidence>;

/// Of places that two pictures both show clearly, those on which they do not show the same.
struct Disputed {
    int places = 0;
    int of = 0;
};
[[nodiscard]] Disputed disputed(const Evidence& one, const Evidence& other);

/// How much each of several pictures of one thing counts, by how decided they are, not less than 0: glare in one must
/// not dim what is clear in another. Pictures of the same thing err alike: two that agree are worth a third more than
/// one.
[[nodiscard]] std::vector<double> weights_of_pictures(std::span<const double> decidedness);

/// What several pictures of one position say together, in whatever order; not empty, all of one board. Of each place
/// the pictures count by how decided they are (weights_of_pictures); one that clearly contradicts the others is not
/// forgotten.
[[nodiscard]] Evidence fuse(std::span<const Evidence> pictures);

}  // namespace railref::vision
