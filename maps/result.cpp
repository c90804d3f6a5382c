#include "maps/result.h"

namespace railref::maps {

std::string FileError::message() const {
    std::string line = file;
    if (!pointer.empty()) line += ": " + pointer;
    return line + ": " + expected;
}

}  // namespace railref::maps
