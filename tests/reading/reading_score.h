#pragma once

#include <array>
#include <string>
#include <vector>

#include "labelled_photos.h"
#include "vision/reading.h"

namespace railref::tests {

/// A place that was read wrongly.
struct ReadingError {
    enum class Kind : std::uint8_t { route, station, marker } kind = Kind::route;
    std::string place;
    std::string truth;
    std::string read;
    double confidence = 0;
    bool silent = false;  ///< not asked about, or asked without the truth among the options
};

struct Tally {
    int places = 0;
    int right = 0;
    int silent = 0;

    Tally& operator+=(const Tally& other);
};

struct ReadingScore {
    Tally routes;
    Tally stations;
    Tally markers;
    int questions = 0;
    int boards = 0;
    int whole_boards = 0;  ///< every visible route right
    std::vector<ReadingError> errors;
    /// Reliability of routes: per bin of confidence, how many, how many right, sum of confidences.
    struct Bin {
        int count = 0;
        int right = 0;
        double confidence = 0;
    };
    static constexpr std::array bin_edges{0.0, 0.5, 0.7, 0.9, 0.97, 0.99, 0.997, 1.01};
    std::array<Bin, bin_edges.size() - 1> reliability{};

    ReadingScore& operator+=(const ReadingScore& other);
};

[[nodiscard]] ReadingScore score_reading(const vision::Reading& reading, const LabelledPhoto& truth);

}  // namespace railref::tests
