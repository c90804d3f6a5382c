#pragma once

#include <string>

#include "app/cli/reader.h"

namespace railref::app {

/// Frames of a webcam (its number), a video file or a stream (its URL) are read until the reading is stable; then it is
/// printed, and the program ends.
Exit read_camera(const Reader& reader, const std::string& source, bool json);

}  // namespace railref::app
