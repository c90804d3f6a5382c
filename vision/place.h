#pragma once

#include "calibration/place.h"

namespace railref::vision {

using calibration::Place;

}  // namespace railref::vision
