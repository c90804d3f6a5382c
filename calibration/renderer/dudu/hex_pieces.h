#pragma once

#include <string_view>

#include "calibration/renderer/mesh.h"

namespace railref::renderer::dudu {

/// How a train piece is made; all have a front that one can see from above.
enum class TrainMake {
    engine,     ///< a moulded engine: cab, round boiler, chimney, cow-catcher
    silhouette  ///< the side view of an engine sawn out of wood, narrower in front
};

struct TrainShape {
    TrainMake make = TrainMake::engine;
    double length_mm = 26;
    double width_mm = 12;
    double height_mm = 15;
};

/// Faces along x, stands on z = 0 with its middle over the origin.
[[nodiscard]] Mesh train_mesh(const TrainShape& shape);

/// A pen along x, lying on z = 0.
[[nodiscard]] Mesh pen_mesh(double length_mm, double thickness_mm);

/// Wood or plastic of one of maps::dudu::train_colours: BGR, linear.
[[nodiscard]] Vec3 train_albedo(std::string_view colour);

}  // namespace railref::renderer::dudu
