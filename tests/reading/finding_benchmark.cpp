// Whether boards are found however the phone is held:
//     railref_finding_benchmark [--pictures DIR] [--steepest] [--glance] FOLDER...
// Every labelled picture of the folders in which the board is found is looked at again from eight sides at six tilts
// in three lights (slanted_view.h), from every other side with a fifth of the board outside; --steepest: at 55 to 65
// degrees only. Told per tilt and light: boards found, and placed with a median error under a millimetre, and how long
// the search took on the mean and at most, in times that of the first light at the first tilt. DIR gets what was
// missed.
// --glance: how many the network alone sees about where they lie, at the first glance and once levelled.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <opencv2/imgcodecs.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "calibration/board_profile.h"
#include "calibration/place_board.h"
#include "labelled_photos.h"
#include "slanted_view.h"
#include "vision/guess_board.h"
#include "vision/load_photo.h"

namespace {

using namespace railref;

struct Light {
    const char* name;
    double light;
    double noise;
    int width;
};

constexpr Light kLights[] = {{"as it was", 1, 0, 2000}, {"lamp", 0.45, 5, 2000}, {"dark, noisy, small", 0.22, 7, 1200}};
constexpr int kSides = 8;
constexpr double kFifth = 0.2;

constexpr double kNear = 0.08;  // boards

struct Wanted {
    std::filesystem::path pictures;  ///< gets what was missed; empty: nothing does
    bool glance = false;             ///< what the network alone sees, nothing else
};

struct Tally {
    int views = 0;
    int found = 0;
    int placed = 0;
    int glimpsed = 0;    ///< seen about where they lie
    int levelled = 0;    ///< those too that are once the view is levelled
    double seconds = 0;  ///< of searching
    double longest = 0;
};

/// One tilt in one light.
struct Class {
    double tilt_deg;
    const Light* light;
    Tally tally;
};

std::vector<Class> classes(bool steepest) {
    std::vector<Class> all;
    for (const double tilt : {0.0, 30.0, 45.0, 55.0, 60.0, 65.0})
        for (const Light& light : kLights)
            if (!steepest || tilt >= 55) all.push_back({tilt, &light, {}});
    return all;
}

/// Turned by odd angles from picture to picture, so that no side is favoured.
tests::Viewpoint viewpoint(const Class& one, int side, int turn) {
    const Light& light = *one.light;
    return {one.tilt_deg,
            360.0 / kSides * side + 13.0 * turn,
            37.0 * side + 90.0 * turn,
            side % 2 == 1 ? kFifth : 0,
            light.light,
            light.noise,
            light.width};
}

std::optional<calibration::BoardFix> find_as_in_a_reading(const cv::Mat& photo) {
    const auto profiles = calibration::built_in_profiles();
    const std::vector<const calibration::FaceProfile*> faces(profiles.begin(), profiles.end());
    auto fix = vision::find_face_at_a_glance(photo, faces);
    if (!fix) return {};
    return calibration::fix_of<calibration::BoardProfile>(*std::move(fix));
}

void look(const cv::Mat& photo, const calibration::BoardFix& in_photo, const tests::Viewpoint& from,
          const std::string& name, const std::filesystem::path& pictures, Tally& tally) {
    const tests::SlantedView view = tests::slanted_view(photo, in_photo, from);
    const auto start = std::chrono::steady_clock::now();
    const auto found = find_as_in_a_reading(view.pixels);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    tally.seconds += seconds;
    tally.longest = std::max(tally.longest, seconds);
    ++tally.views;
    if (!found || found->profile->board != in_photo.profile->board) {
        std::printf("%s: %s\n", name.c_str(), found ? "WRONG BOARD" : "not found");
        if (!pictures.empty()) cv::imwrite((pictures / (name + ".jpg")).string(), view.pixels);
        return;
    }
    ++tally.found;
    const auto errors = tests::placing_errors_mm(*found, view, in_photo);
    const double median = errors.empty() ? 0 : errors[errors.size() / 2];
    if (median < 1)
        ++tally.placed;
    else
        std::printf("%s: placed %.1f mm off, %d inliers\n", name.c_str(), median, found->inliers);
}

/// From so near boards are placed.
bool is_among(std::span<const calibration::FaceGuess> guesses, const calibration::FaceProfile& face,
              const cv::Matx33d& truth) {
    return std::ranges::any_of(guesses, [&](const calibration::FaceGuess& guess) {
        return guess.profile->board == face.board && calibration::apart(truth, guess.photo_from_board) < kNear;
    });
}

void glance(const cv::Mat& photo, const calibration::BoardFix& in_photo, const tests::Viewpoint& from, Tally& tally) {
    const tests::SlantedView view = tests::slanted_view(photo, in_photo, from);
    const cv::Matx33d truth = view.view_from_photo * in_photo.warp.photo_from_board;
    const auto profiles = calibration::built_in_profiles();
    const std::vector<const calibration::FaceProfile*> faces(profiles.begin(), profiles.end());
    ++tally.views;
    const bool glimpsed = is_among(vision::guess_board(view.pixels, faces), *in_photo.profile, truth);
    tally.glimpsed += glimpsed ? 1 : 0;
    tally.levelled +=
        glimpsed || is_among(vision::guess_levelled(view.pixels, faces).guesses, *in_photo.profile, truth) ? 1 : 0;
}

/// `turn` counts the pictures.
void look_from_all_sides(const tests::LabelledPhoto& picture, int turn, const Wanted& wanted,
                         std::vector<Class>& classes) {
    const auto photo = vision::load_photo(picture.picture);
    if (!photo) return;
    const auto in_photo = calibration::find_board(photo->pixels, calibration::built_in_profiles());
    const std::string stem = picture.picture.stem().string();
    if (!in_photo || in_photo->profile->board != picture.board) {
        std::printf("%s: not found in the picture itself\n", stem.c_str());
        return;
    }
    for (Class& one : classes)
        for (int side = 0; side < kSides; ++side) {
            const std::string name = stem + " from " + std::to_string(std::lround(one.tilt_deg)) + " degrees, side " +
                                     std::to_string(side) + ", " + one.light->name;
            if (wanted.glance)
                glance(photo->pixels, *in_photo, viewpoint(one, side, turn), one.tally);
            else
                look(photo->pixels, *in_photo, viewpoint(one, side, turn), name, wanted.pictures, one.tally);
        }
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::string> words(argv + 1, argv + argc);
    const auto told = [&](const char* option) { return std::erase(words, option) > 0; };
    std::vector<Class> all = classes(told("--steepest"));
    Wanted wanted;
    wanted.glance = told("--glance");
    if (words.size() > 2 && words[0] == "--pictures") {
        wanted.pictures = words[1];
        words.erase(words.begin(), words.begin() + 2);
    }
    if (words.empty()) {
        std::cerr << "railref_finding_benchmark [--pictures DIR] [--steepest] [--glance] FOLDER...\n";
        return 2;
    }
    int turn = 0;
    for (const std::string& folder : words)
        for (const auto& picture : tests::labelled_photos(folder)) look_from_all_sides(picture, ++turn, wanted, all);
    const double usual = all.front().tally.seconds / std::max(1, all.front().tally.views);
    for (const auto& [tilt, light, tally] : all) {
        std::printf("%2.0f degrees, %-20s ", tilt, light->name);
        if (wanted.glance)
            std::printf("at a glance %3d of %3d, levelled %3d\n", tally.glimpsed, tally.views, tally.levelled);
        else
            std::printf("found %3d of %3d, placed %3d, %.1f times as long, %.1f at most\n", tally.found, tally.views,
                        tally.placed, tally.seconds / std::max(1, tally.views) / usual, tally.longest / usual);
    }
}
