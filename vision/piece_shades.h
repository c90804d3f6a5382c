#pragma once

#include <array>
#include <functional>
#include <opencv2/core.hpp>
#include <optional>
#include <span>
#include <vector>

#include "vision/evidence.h"
#include "vision/look_at_places.h"
#include "vision/plastics.h"

namespace railref::vision {

/// Colour of what lies on a place's middle, Lab in the profile's light: the median over the roof of a train there.
/// `input` as place_input gives it.
[[nodiscard]] cv::Vec3f shade_on(const cv::Mat& input, std::size_t place);

/// The same there and beside it.
[[nodiscard]] ShadesAcross shades_across(const cv::Mat& input, std::size_t place);

/// Channel by channel; of at least one.
[[nodiscard]] cv::Vec3f median_shade(std::span<const cv::Vec3f> shades);

/// Probabilities by index(PlayerColour).
using Shares = std::array<double, maps::all_player_colours.size()>;

/// All that a train's roof on a place may look like, as SeenPlaces::possible_roofs gives it.
using PossibleRoofs = std::function<std::vector<cv::Vec3f>(std::size_t place)>;

/// Trains that are read as one colour but are of another hue than its plastic, certainly or in a picture that shows
/// that plastic too, and so in good part, are another edition's: whose they are is a guess, by how near each colour's
/// plastic is; trains amid burnt-out print do not tell. Per space: that guess, or nothing where the train looks as it
/// should or none lies there. `answers` are those of the train spaces, the first entries of `input`, which has been
/// recoloured from `plastics`.
[[nodiscard]] std::vector<std::optional<Shares>> strange_trains(std::span<const Answer> answers, const cv::Mat& input,
                                                                const PossibleRoofs& possible, const Plastics& plastics,
                                                                std::span<const maps::PlayerColour> colours);

}  // namespace railref::vision
