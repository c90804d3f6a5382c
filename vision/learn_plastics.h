#pragma once

#include <span>
#include <string>
#include <vector>

#include "calibration/board_profile.h"
#include "maps/result.h"
#include "vision/photo.h"
#include "vision/plastics.h"
#include "vision/reading.h"

namespace railref::vision {

/// One colour's trains in the photo.
struct LearnedPlastic {
    PlayerColour colour{};
    cv::Vec3f shade;  ///< Lab in the profile's light
    int trains = 0;
};

struct LearnedPlastics {
    const maps::BoardMap* map = nullptr;
    std::vector<LearnedPlastic> colours;  ///< every colour of the board, in its order

    [[nodiscard]] Plastics plastics() const;  ///< usual ones for colours that the board has not
};

inline constexpr int kFewestLearned = 3;  ///< trains of a colour

/// How the trains of this edition look, from one photo of the board on whose spaces at least kFewestLearned trains of
/// every colour lie, on whatever routes. Which shade is which player's colour follows from all of them together: the
/// pairing that is nearest to the usual plastics, where no other is nearly as near. Errors: no board, too few trains,
/// more or fewer shades than the board has colours, two shades that could be either colour.
[[nodiscard]] maps::Result<LearnedPlastics> learn_plastics(const Photo& photo,
                                                           std::span<const calibration::BoardProfile* const> profiles);

}  // namespace railref::vision
