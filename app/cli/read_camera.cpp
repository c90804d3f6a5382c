#include "app/cli/read_camera.h"

#include <unistd.h>

#include "app/cli/stop_signal.h"
#include "app/cli/text.h"
#include "vision/frame_source.h"
#include "vision/live_reading.h"

namespace railref::app {

namespace {

using vision::FrameSource;
using vision::LiveReader;

constexpr std::chrono::milliseconds kPatience{200};  // so that Ctrl+C is heard

std::string_view advice(LiveReader::State state) {
    switch (state) {
        case LiveReader::State::searching:
            return "no board in sight";
        case LiveReader::State::mirrored:
            return "a board in sight, but mirrored; use the back camera, or turn mirroring off";
        case LiveReader::State::moving:
            return "a board in sight; hold the camera still";
        case LiveReader::State::too_small:
            return "a board in sight, too small in the picture; move the camera closer";
        case LiveReader::State::colourless:
            return "a board in sight, but its colours cannot be told; white light, not too bright";
        case LiveReader::State::reading:
            return "reading; hands off the board";
        case LiveReader::State::stable:
            break;
    }
    return "stable";
}

/// For a person at the terminal.
class Advice {
public:
    void say(LiveReader::State state) {
        if (!wanted_ || advice(state) == said_) return;
        said_ = advice(state);
        note(said_);
    }

private:
    bool wanted_ = ::isatty(STDERR_FILENO) != 0;
    std::string_view said_;
};

Exit print_reading(const Reader& reader, const GameReading& reading, bool json) {
    return json ? print_json(json_of(reader, reading)) : print_text(text_of(reader, reading));
}

/// Why the frames that came did not do.
Exit refuse_frames(const std::string& source, const LiveReader::Counts& counts, std::string_view ended) {
    const std::string begin = source + ": " + std::string(ended) + " ";
    if (counts.frames == 0) return fail(source + ": expected a video, found no frame in it");
    if (counts.with_board == 0 && counts.mirrored > 0)
        return refuse(begin +
                      "before the board was seen the right way round: the picture is mirrored; use the back "
                      "camera, or turn mirroring off");
    if (counts.with_board == 0)
        return refuse(begin + "before a board that Railref knows was found, in " + count(counts.frames, "frame"));
    if (counts.too_small == counts.with_board)
        return refuse(begin + "before the board was large enough in the picture; move the camera closer");
    if (counts.looks > 0 && counts.colourless == counts.looks)
        return refuse(begin + "before colours could be told on the board; white light, not too bright, no filter");
    return refuse(begin + "before the reading was stable: the board was in sight in " +
                  std::to_string(counts.with_board) + " of " + count(counts.frames, "frame") + ", " +
                  std::to_string(counts.looks) + " of them sharp and still enough to be read");
}

}  // namespace

Exit read_camera(const Reader& reader, const std::string& source, bool json) {
    auto frames = FrameSource::open(source);
    if (!frames) return fail(frames.error());
    LiveReader live({reader.profiles, reader.hex_maps}, reader.options, source);
    const StopSignal stop;
    Advice adviser;
    cv::Mat frame;
    while (!stop.raised()) {
        const FrameSource::Next next = frames->next(frame, kPatience);
        if (next == FrameSource::Next::ended) return refuse_frames(source, live.counts(), "the video ended");
        if (next == FrameSource::Next::waiting) continue;
        if (reader.lens) {
            auto straight = calibration::undistort(frame, *reader.lens);
            if (!straight) return fail(source + ": " + straight.error());
            frame = std::move(*straight);
        }
        const LiveReader::State state = live.add(frame);
        adviser.say(state);
        if (state == LiveReader::State::stable) return print_reading(reader, *live.reading(), json);
    }
    return refuse_frames(source, live.counts(), "it was stopped");
}

}  // namespace railref::app
