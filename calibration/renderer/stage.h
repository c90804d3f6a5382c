#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/renderer/mesh.h"
#include "calibration/renderer/setting.h"
#include "calibration/renderer/shadow.h"

namespace railref::renderer {

/// Something on the board or beside it, where it really is.
struct Body {
    Mesh mesh;            ///< in the world, mm
    Vec3 albedo;          ///< reflected share of linear light, BGR
    double gloss = 0.16;  ///< strength of the lamp's highlight
};

/// A bright rectangle far above the table, such as a window, that a glossy face mirrors.
struct Window {
    Vec3 middle;
    Vec3 half_width;
    Vec3 half_height;
    double strength = 0.5;  ///< of its mirror image; 1 is white
};

/// What stands before the camera: a printed board on a table, and things on both. Knows no game.
struct Stage {
    cv::Size2d face_mm;
    cv::Mat print;  ///< the printed face evenly lit, CV_8UC3 BGR
    std::vector<Body> bodies;
    std::vector<Caster> unseen;  ///< what throws a shadow but is not in the picture, such as a hand
    std::optional<Window> window;
};

/// Takes the photo, CV_8UC3 BGR, not yet compressed. The same arguments give the same pixels.
[[nodiscard]] cv::Mat photograph(const Setting& setting, const Stage& stage);

}  // namespace railref::renderer
