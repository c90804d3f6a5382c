#pragma once

#include <string>

#include "vision/reading.h"

namespace railref::app {

/// A reading for people: what each colour has, what must be looked at, what no photo shows.
[[nodiscard]] std::string reading_text(const vision::Reading& reading);

}  // namespace railref::app
