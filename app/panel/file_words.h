#pragma once

#include <QString>

#include "maps/result.h"

namespace railref::app {

/// What is wrong with a file, a camera or a stream, for the person at the table: its name without the folders, and one
/// or two sentences. What only a programmer understands is left out but for the place inside the file.
[[nodiscard]] QString say_file_fault(const maps::FileError& fault);

}  // namespace railref::app
