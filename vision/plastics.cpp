#include "vision/plastics.h"

namespace railref::vision {

namespace {

cv::Vec3f usual_plastic(maps::PlayerColour colour) {
    using maps::PlayerColour;
    switch (colour) {
        case PlayerColour::red:
            return {42, 52, 36};
        case PlayerColour::blue:
            return {38, -2, -38};
        case PlayerColour::green:
            return {30, -28, 12};
        case PlayerColour::yellow:
            return {78, 2, 70};
        case PlayerColour::black:
            return {14, 0, 1};
        case PlayerColour::purple:
            return {28, 30, -30};
        case PlayerColour::white:
            return {90, 0, 5};
    }
    return {};
}

}  // namespace

Plastics usual_plastics() {
    Plastics plastics;
    for (const maps::PlayerColour colour : maps::all_player_colours)
        plastics[maps::index(colour)] = usual_plastic(colour);
    return plastics;
}

}  // namespace railref::vision
