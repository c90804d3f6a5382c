#pragma once

#include <cmath>

namespace railref::calibration {

/// Tukey's biweight: how much a residual counts, given in shares of the one from which none does.
[[nodiscard]] inline double biweight(double residual) {
    return std::abs(residual) < 1 ? (1 - residual * residual) * (1 - residual * residual) : 0;
}

}  // namespace railref::calibration
