#pragma once

#include <optional>
#include <span>
#include <vector>

#include "calibration/board_profile.h"
#include "vision/photo.h"

namespace railref::vision {

/// Pieces on a board that is thought to be empty.
struct PiecesLeft {
    std::vector<maps::RouteId> routes;
    std::vector<maps::CityId> stations;

    [[nodiscard]] bool none() const { return routes.empty() && stations.empty(); }
};

/// What surely lies on the board in the photo that the profile `own` was made from. Where one of the `known` profiles
/// fits, it tells what the empty board shows; else the spaces themselves do: most spaces of one printed colour look
/// alike, and those that a piece lies on do not; trains on a handful of routes may then be missed, and stations.
/// Nothing where the photo cannot be read.
[[nodiscard]] std::optional<PiecesLeft> find_pieces(const Photo& photo, const calibration::BoardProfile& own,
                                                    std::span<const calibration::BoardProfile* const> known);

}  // namespace railref::vision
