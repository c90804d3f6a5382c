// Whether boards are found however the phone is held: railref_finding_benchmark [--pictures DIR] FOLDER...
// Every labelled picture of the folders in which the board is found is looked at again from many sides
// (slanted_view.h). Told per tilt and light: boards found, and placed within a millimetre. DIR gets what was missed.

#include <cstdio>
#include <filesystem>
#include <iostream>
#include <opencv2/imgcodecs.hpp>

#include "calibration/board_profile.h"
#include "labelled_photos.h"
#include "slanted_view.h"
#include "vision/read_board.h"

namespace {

using namespace railref;

struct Light {
    const char* name;
    double light;
    double noise;
    int width;
};

constexpr Light kLights[] = {{"as it was", 1, 0, 2000}, {"lamp", 0.45, 5, 2000}, {"dark, noisy, small", 0.22, 7, 1200}};
constexpr double kTilts[] = {0, 30, 45, 55, 60};
constexpr int kSides = 8;

struct Tally {
    int views = 0;
    int found = 0;
    int placed = 0;
};

/// Turned by odd angles, so that no side is favoured.
tests::Viewpoint viewpoint(double tilt, int side, int turn, const Light& light) {
    const double azimuth = 360.0 / kSides * side + 13.0 * turn;
    return {tilt, azimuth, 37.0 * side + 90.0 * turn, side % 2 == 1 ? 0.2 : 0, light.light, light.noise, light.width};
}

bool look(const cv::Mat& photo, const calibration::BoardFix& in_photo, const tests::Viewpoint& from, Tally& tally,
          const std::filesystem::path& missed) {
    const tests::SlantedView view = tests::slanted_view(photo, in_photo, from);
    const auto found = calibration::find_board(view.pixels, calibration::built_in_profiles());
    ++tally.views;
    if (!found || found->profile->board != in_photo.profile->board) {
        std::printf("%s %s tilt %.0f azimuth %.0f roll %.0f outside %.2f light %.2f\n", found ? "WRONG" : "not found",
                    missed.filename().c_str(), from.tilt_deg, from.azimuth_deg, from.roll_deg, from.outside,
                    from.light);
        if (missed.has_parent_path()) cv::imwrite(missed.string(), view.pixels);
        return false;
    }
    ++tally.found;
    const auto errors = tests::placing_errors_mm(*found, view, in_photo);
    const bool placed = !errors.empty() && errors[errors.size() / 2] < 1;
    if (!placed)
        std::printf("placed badly %s tilt %.0f azimuth %.0f roll %.0f: %.1f mm, %d inliers\n",
                    missed.filename().c_str(), from.tilt_deg, from.azimuth_deg, from.roll_deg,
                    errors.empty() ? -1 : errors[errors.size() / 2], found->inliers);
    tally.placed += placed;
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    std::filesystem::path pictures;
    Tally tallies[std::size(kTilts)][std::size(kLights)];
    int turn = 0;
    for (int i = 1; i < argc; ++i) {
        if (std::string_view(argv[i]) == "--pictures") {
            pictures = argv[++i];
            continue;
        }
        for (const auto& picture : tests::labelled_photos(argv[i])) {
            const auto photo = vision::load_photo(picture.picture);
            if (!photo) continue;
            const auto in_photo = calibration::find_board(photo->pixels, calibration::built_in_profiles());
            if (!in_photo) {
                std::printf("not found %s itself\n", picture.picture.filename().c_str());
                continue;
            }
            ++turn;
            for (std::size_t t = 0; t < std::size(kTilts); ++t)
                for (std::size_t l = 0; l < std::size(kLights); ++l)
                    for (int side = 0; side < kSides; ++side) {
                        const auto name = picture.picture.stem().string() + "_" + std::to_string(int(kTilts[t])) + "_" +
                                          std::to_string(side) + "_" + std::to_string(l) + ".jpg";
                        look(photo->pixels, *in_photo, viewpoint(kTilts[t], side, turn, kLights[l]), tallies[t][l],
                             pictures.empty() ? std::filesystem::path(name) : pictures / name);
                    }
        }
    }
    for (std::size_t t = 0; t < std::size(kTilts); ++t)
        for (std::size_t l = 0; l < std::size(kLights); ++l)
            std::printf("%2.0f degrees, %-20s found %3d of %3d, placed %3d\n", kTilts[t], kLights[l].name,
                        tallies[t][l].found, tallies[t][l].views, tallies[t][l].placed);
}
