// Writes what the program sees where nobody's trains seem to lie, for vision/training/train_sheets.py:
//     railref_dump_free_places OUT.bin [--lamps N] [--cameras] FOLDER...
// Of every labelled picture in which the board is found, as it is, N times in lamp light (lamp_light.h), as other
// phones would have rendered it (other_camera.h). Beside a picture with sheets on it lies PICTURE.sheets: their
// corners, pixels.
//
// A record: what share of the place is covered (float), then place_input's nine planes.

#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <opencv2/imgproc.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "calibration/find_face.h"
#include "labelled_photos.h"
#include "lamp_light.h"
#include "other_camera.h"
#include "vision/board_view.h"
#include "vision/load_photo.h"
#include "vision/look_at_places.h"
#include "vision/place_input.h"
#include "vision/recolour.h"

namespace {

using namespace railref;
using vision::Place;

constexpr double kSeemsFree = 0.3;  // as in vision/covered_places.cpp
constexpr double kHidden = 0.9;     // what is surely hidden needs no second opinion

using Sheets = std::vector<std::vector<cv::Point2f>>;

Sheets sheets_on(const std::filesystem::path& picture) {
    std::ifstream in(picture.string() + ".sheets");
    Sheets sheets;
    for (std::string line; std::getline(in, line);) {
        std::istringstream numbers(line);
        sheets.emplace_back(4);
        for (cv::Point2f& corner : sheets.back()) numbers >> corner.x >> corner.y;
    }
    return sheets;
}

/// Of 15 points on its ground.
float share_covered(const Place& place, const calibration::BoardFix& fix, const Sheets& sheets) {
    const cv::Point2d along(std::cos(place.angle_rad), std::sin(place.angle_rad));
    const cv::Point2d across(-along.y, along.x);
    const cv::Size2d face = fix.profile->size_mm;
    int covered = 0;
    for (int i = -2; i <= 2; ++i)
        for (int j = -1; j <= 1; ++j) {
            const cv::Point2d mm = place.centre_mm + 5.0 * i * along + 3.5 * j * across;
            const cv::Point2f pixel = fix.warp.project(cv::Point2f(cv::Point2d(mm.x / face.width, mm.y / face.height)));
            covered += std::ranges::any_of(
                sheets, [&](const auto& sheet) { return cv::pointPolygonTest(sheet, pixel, false) >= 0; });
        }
    return static_cast<float>(covered) / 15;
}

void dump(const cv::Mat& pixels, const Sheets& sheets, std::ostream& out) {
    auto fix = calibration::find_board(pixels, calibration::built_in_profiles());
    if (!fix) return;
    const calibration::BoardProfile& profile = *fix->profile;
    const vision::Plastics plastics = vision::usual_plastics();
    const vision::BoardView view = vision::view_board(pixels, *fix, plastics);
    const std::vector<Place> places = vision::places_of(profile);
    std::vector<cv::Mat> reference = profile.at_spaces;
    reference.insert(reference.end(), profile.at_cities.begin(), profile.at_cities.end());
    vision::SeenPlaces seen(view.top.surface, places, reference, profile.size_mm);
    seen.settle_light();
    cv::Mat input = seen.input(view.top.roofs);
    vision::recolour(input, plastics);
    const auto said = vision::look_at_places(input, profile.map->colours());
    const int planes = input.size[1] * vision::kPatch.area();
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (said[i].nobody < kSeemsFree || said[i].hidden > kHidden) continue;
        const float share = share_covered(places[i], *fix, sheets);
        out.write(reinterpret_cast<const char*>(&share), sizeof(share));
        out.write(input.ptr<char>(static_cast<int>(i)), planes);
    }
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("Places that seem free, for train_sheets.py");
    std::string file;
    std::vector<std::filesystem::path> folders;
    std::uint64_t lamps = 0;
    bool cameras = false;
    app.add_option("OUT", file)->required();
    app.add_option("FOLDER", folders)->required()->check(CLI::ExistingDirectory);
    app.add_option("--lamps", lamps, "Also so many times in lamp light");
    app.add_flag("--cameras", cameras, "Also as other phones would have rendered it");
    CLI11_PARSE(app, argc, argv);
    std::ofstream out(file, std::ios::binary);
    for (const auto& folder : folders)
        for (const tests::LabelledPhoto& labelled : tests::labelled_photos(folder)) {
            const auto photo = vision::load_photo(labelled.picture);
            if (!photo) continue;
            Sheets sheets = sheets_on(labelled.picture);
            const auto scale = static_cast<float>(photo->pixels.cols) / static_cast<float>(photo->full_size.width);
            for (auto& sheet : sheets)
                for (cv::Point2f& corner : sheet) corner *= scale;
            dump(photo->pixels, sheets, out);
            for (std::uint64_t seed = 0; seed < lamps; ++seed)
                dump(tests::in_lamp_light(photo->pixels, seed), sheets, out);
            if (!cameras) continue;
            for (const tests::OtherCamera& camera : tests::other_cameras())
                dump(camera.rendered(photo->pixels), sheets, out);
        }
    if (!out.flush()) {
        std::cerr << file << ": could not be written\n";
        return 2;
    }
    return 0;
}
