#include "vision/evidence.h"

#include <algorithm>

namespace railref::vision {

Occupant occupant_of(std::size_t occupant_index) {
    if (occupant_index == 0) return Nobody{};
    return maps::all_player_colours[occupant_index - 1];
}

void fuse(Evidence& sum, const Evidence& other) {
    for (std::size_t i = 0; i < sum.size(); ++i) {
        for (std::size_t k = 0; k < kOccupants; ++k) sum[i].log_likelihood[k] += other[i].log_likelihood[k];
        if (other[i].seen > sum[i].seen) sum[i].brightness = other[i].brightness;
        sum[i].seen = std::max(sum[i].seen, other[i].seen);
        sum[i].hidden = std::min(sum[i].hidden, other[i].hidden);
        sum[i].glare = std::min(sum[i].glare, other[i].glare);
    }
}

}  // namespace railref::vision
