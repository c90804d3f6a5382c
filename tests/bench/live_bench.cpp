// Live reading against what decoding its frames costs: railref_live_bench. A drawn video of 1280x720, as a webcam gives
// it (MJPEG). Ratios to decoding hold on any machine; frames a second are this one's, now.

#include <chrono>
#include <ctime>
#include <iostream>
#include <opencv2/imgcodecs.hpp>
#include <thread>
#include <vector>

#include "calibration/board_profile.h"
#include "tests/camera/drawn_video.h"
#include "vision/live_reading.h"

namespace {

using namespace railref;

struct Cost {
    double wall_ms = 0;
    double cpu_ms = 0;
};

/// Wall and processor time of `work`.
Cost cost_of(const auto& work) {
    const auto start = std::chrono::steady_clock::now();
    const std::clock_t cpu = std::clock();
    work();
    const auto wall = std::chrono::steady_clock::now() - start;
    return {std::chrono::duration<double, std::milli>(wall).count(),
            1000 * static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC};
}

void add(Cost& sum, const Cost& cost) {
    sum.wall_ms += cost.wall_ms;
    sum.cpu_ms += cost.cpu_ms;
}

void print(const char* what, const Cost& cost, int frames, const Cost& decoding) {
    std::cout << what << ": " << cost.wall_ms / frames << " ms a frame (" << cost.cpu_ms / frames
              << " ms of processor), " << cost.cpu_ms / decoding.cpu_ms << " times decoding\n";
}

}  // namespace

int main() {
    const std::string sample = RAILREF_SAMPLE_DIR;
    const cv::Mat still = cv::imread(sample + "/sample.jpg");
    const auto profile = calibration::load_profile(sample + "/sample.profile");
    if (still.empty() || !profile) return 2;
    constexpr int frames = 90;
    std::vector<std::vector<unsigned char>> video(frames);
    for (int i = 0; i < frames; ++i)
        cv::imencode(".jpg", tests::frame_of(still, {1280, 720}, {}, i), video[static_cast<std::size_t>(i)]);

    vision::LiveReader live({{&*profile}, {}}, {}, "bench");
    Cost decoding;
    Cost finding;
    Cost reading;
    int stable_at = -1;
    for (int i = 0; i < frames; ++i) {
        cv::Mat frame;
        add(decoding, cost_of([&] { frame = cv::imdecode(video[static_cast<std::size_t>(i)], cv::IMREAD_COLOR); }));
        vision::LiveReader::State state{};
        const Cost cost = cost_of([&] { state = live.add(frame); });
        add(i == 0 ? finding : reading, cost);
        if (state == vision::LiveReader::State::stable && stable_at < 0) stable_at = i;
    }
    print("decoding", decoding, frames, decoding);
    print("live reading, board in sight", reading, frames - 1, decoding);
    std::cout << "finding the board and the first look: " << finding.wall_ms << " ms (" << finding.cpu_ms
              << " ms of processor)\n"
              << "frames a second: " << 1000 * frames / (decoding.wall_ms + reading.wall_ms) << " here and now, "
              << 1000 * frames / (decoding.cpu_ms + reading.cpu_ms) << " on one core of its own ("
              << std::thread::hardware_concurrency() << " cores here)\n"
              << "looks: " << live.counts().looks << " in " << frames << " frames; stable after frame " << stable_at
              << '\n';
}
