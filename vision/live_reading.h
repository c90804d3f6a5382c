#pragma once

#include <memory>
#include <opencv2/core.hpp>
#include <optional>
#include <string>

#include "vision/read_game.h"

namespace railref::vision {

/// Reads a board, of whichever game, from the frames of a camera: the board is found once and tracked, evidence adds up
/// over good frames until every decision stays as it is. Frames that are blurred or on the move are not looked at; a
/// hand on its way over the board does not count, and of what was read of a ticket board's place fades what has changed
/// since. A hand that comes to rest over a hex map is not told from an empty place.
class LiveReader {
public:
    /// `source` is what the reading calls the pictures. Of `options` the colours and the plastics count.
    LiveReader(KnownFaces known, ReadOptions options, std::string source);
    ~LiveReader();
    LiveReader(const LiveReader&) = delete;
    LiveReader& operator=(const LiveReader&) = delete;

    enum class State {
        searching,   ///< no board in sight
        mirrored,    ///< one in sight, but left for right, as front cameras may show it
        moving,      ///< a board in sight, the picture too restless to look at
        too_small,   ///< the board has too few pixels to tell what lies on it (board_evidence.h)
        colourless,  ///< the picture does not tell colours (read_places.h), so not whose trains those are
        reading,     ///< evidence adds up
        stable,      ///< all decisions were the same at the last kStableLooks looks: reading() may be used
    };
    /// Looks in a row, at good frames some frames apart, at which no decision changed.
    static constexpr int kStableLooks = 6;

    /// The next frame, CV_8UC3 BGR; all of one size, in order.
    State add(const cv::Mat& frame);

    /// What the looks so far say together; nothing before the first that has colours.
    [[nodiscard]] const std::optional<GameReading>& reading() const;
    /// Where the board lies in the last frame; nothing when it is out of sight.
    [[nodiscard]] std::optional<Registration> board() const;

    struct Counts {
        int frames = 0;
        int with_board = 0;
        int too_small = 0;  ///< of these
        int looks = 0;
        int colourless = 0;  ///< of the looks
        int mirrored = 0;    ///< how often a frame without a board was found to show one left for right
    };
    [[nodiscard]] Counts counts() const;

private:
    class Work;
    std::unique_ptr<Work> work_;
};

}  // namespace railref::vision
