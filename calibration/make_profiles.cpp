// Makes a built-in profile: railref_make_profiles BOARD PICTURE PRINTING SOURCE OUT [LEFT TOP RIGHT BOTTOM]
// The last four say which part of the picture is the board's frame (shares of width and height), where the picture is
// already a top view; without them the board is found as `railref calibrate` finds it.

#include <cstdlib>
#include <iostream>
#include <opencv2/imgcodecs.hpp>
#include <string>
#include <vector>

#include "calibration/calibrate.h"
#include "calibration/make_profile.h"
#include "calibration/profile_bytes.h"
#include "maps/load_map.h"

namespace {

using namespace railref;

calibration::BoardWarp warp_of_frame(const std::vector<std::string>& words, cv::Size picture) {
    const double left = std::stod(words[5]) * picture.width;
    const double top = std::stod(words[6]) * picture.height;
    const double right = std::stod(words[7]) * picture.width;
    const double bottom = std::stod(words[8]) * picture.height;
    calibration::BoardWarp warp;
    // The frame begins at the edge of its first pixel, and pixel centres are whole numbers.
    warp.photo_from_board = cv::Matx33d(right - left, 0, left - 0.5, 0, bottom - top, top - 0.5, 0, 0, 1);
    return warp;
}

int make(const std::vector<std::string>& words) {
    const maps::BoardMap* map = maps::built_in_board(words[0]);
    const cv::Mat picture = cv::imread(words[1]);
    if (map == nullptr || picture.empty()) {
        std::cerr << "expected a board and a picture\n";
        return 2;
    }
    calibration::BoardProfile profile;
    if (words.size() == 9) {
        profile = calibration::make_profile(picture, warp_of_frame(words, picture.size()), *map, {}, {});
    } else {
        auto made = calibration::calibrate(picture, words[1], *map, calibration::built_in_profiles());
        if (!made) {
            std::cerr << made.error().message() << '\n';
            return 1;
        }
        profile = std::move(*made);
    }
    profile.printing = words[2];
    profile.source = words[3];
    const auto saved = calibration::save_profile(profile, words[4]);
    if (!saved) std::cerr << saved.error().message() << '\n';
    return saved ? 0 : 2;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.size() != 5 && words.size() != 9) {
        std::cerr << "railref_make_profiles BOARD PICTURE PRINTING SOURCE OUT [LEFT TOP RIGHT BOTTOM]\n";
        return 2;
    }
    return make(words);
}
