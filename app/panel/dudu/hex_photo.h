#pragma once

#include <QImage>
#include <filesystem>
#include <string_view>
#include <vector>

#include "calibration/dudu/fit_lattice.h"
#include "calibration/dudu/hex_profile.h"
#include "maps/result.h"

namespace railref::app {

/// The printings that the panel knows: of every built-in map, and of those of the user's own maps of which one was
/// learned as they are laid out now (unreadable ones are left out).
class HexPrintings {
public:
    explicit HexPrintings(const std::filesystem::path& own_maps);  ///< MapShelf's folder

    [[nodiscard]] std::vector<const calibration::dudu::HexProfile*> all() const;
    /// nullptr where none is of that map.
    [[nodiscard]] const maps::dudu::HexMap* map(std::string_view id) const;

private:
    std::vector<calibration::dudu::HexProfile> own_;
};

/// Learns how the user's own map is printed from the photo that it was laid out over, where the middles of four hexes
/// are known (pixels), and keeps it for HexPrintings. Errors say what is wrong with the photo.
[[nodiscard]] maps::Result<void> learn_own_map(const QImage& photo, const maps::dudu::HexMap& map,
                                               const std::vector<calibration::dudu::TappedHex>& middles,
                                               const std::filesystem::path& own_maps);

}  // namespace railref::app
