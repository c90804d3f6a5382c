#pragma once

#include "maps/json_reader.h"

namespace railref::app {

/// "railref-boards/1": every board that is built in.
[[nodiscard]] maps::Json boards_json();

}  // namespace railref::app
