#pragma once

#include <cstdint>
#include <opencv2/core.hpp>

#include "calibration/renderer/canvas.h"
#include "maps/dudu/hex_face.h"

namespace railref::renderer::dudu {

/// Kinds of printing that look altogether different; `printing % kPrintFamilies` says which one a seed draws.
inline constexpr int kPrintFamilies = 6;

/// A printed sheet: the map's frame (maps::dudu::HexFace) with a border of the same width around it.
struct HexSheet {
    cv::Mat pixels;        ///< CV_8UC3 BGR, evenly lit
    double border_mm = 0;  ///< beyond the frame
    double px_per_mm = 0;

    /// Pixel of a lattice point.
    [[nodiscard]] cv::Point2d at(const maps::dudu::HexFace& face, maps::dudu::LatticePoint p) const;
    [[nodiscard]] cv::Size2d size_mm() const { return {pixels.cols / px_per_mm, pixels.rows / px_per_mm}; }
};

/// Our own drawing of an empty map: terrain, cities, resource sites, start tracks, a score track along the border.
/// Colours, ornaments, lines and patterns are imagined from `printing`; the same arguments give the same picture.
[[nodiscard]] HexSheet draw_hex_sheet(const maps::dudu::HexMap& map, double px_per_mm, std::uint64_t printing);

}  // namespace railref::renderer::dudu
