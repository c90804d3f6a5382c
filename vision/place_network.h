#pragma once

#include <memory>
#include <opencv2/core.hpp>

#include "maps/ids.h"

namespace railref::vision {

/// A network's answers: nobody, every player colour in its order, hidden by something else.
inline constexpr std::size_t kAnswers = 2 + maps::all_player_colours.size();
inline constexpr std::size_t kHiddenAnswer = kAnswers - 1;

/// A small convolutional network over one place's surroundings, trained by training/ (how and on what: its README).
/// May be used by several threads, one at a time.
class PlaceNetwork {
public:
    /// The weights that are part of the program; each is loaded once.
    [[nodiscard]] static const PlaceNetwork& first_look();     ///< at every train space and city; quick
    [[nodiscard]] static const PlaceNetwork& second_look();    ///< at those that stay doubtful; deeper
    [[nodiscard]] static const PlaceNetwork& score_squares();  ///< whose marker stands on a square of the score track

    ~PlaceNetwork();
    PlaceNetwork(const PlaceNetwork&) = delete;
    PlaceNetwork& operator=(const PlaceNetwork&) = delete;

    /// `input`: n places as place_input gives them. Returns n x kAnswers logits, CV_32F.
    [[nodiscard]] cv::Mat logits(const cv::Mat& input) const;

private:
    PlaceNetwork(const char* begin, const char* end);

    struct Loaded;
    std::unique_ptr<Loaded> loaded_;
};

}  // namespace railref::vision
