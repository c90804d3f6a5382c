#pragma once

#include <string>

#include "calibration/board_profile.h"

namespace railref::tests {

/// The profile of the drawn Europe board that the program carries as its sample. Targets that use it are told where it
/// lies (RAILREF_SAMPLE_DIR) and depend on `railref`, with which it is made.
inline const calibration::BoardProfile& sample_profile() {
    static const auto profile = calibration::load_profile(std::string(RAILREF_SAMPLE_DIR) + "/sample.profile");
    return *profile;
}

}  // namespace railref::tests
