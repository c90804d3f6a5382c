#pragma once

#include "calibration/renderer/dudu/hex_ink.h"
#include "calibration/renderer/dudu/hex_pieces.h"
#include "calibration/renderer/stage.h"

namespace railref::renderer::dudu {

/// What is about besides the game.
struct Clutter {
    int cubes = 0;      ///< goods on the table and now and then on the map
    int cards = 0;      ///< beside the map
    bool pen = false;   ///< lies on the map
    bool hand = false;  ///< throws its shadow on the map
};

/// Everything that a photo of a hex map depends on. The same scene gives the same picture.
struct HexScene : Setting {
    const maps::dudu::HexMap* map = nullptr;
    HexState state;
    std::uint64_t printing = 1;  ///< seed of draw_hex_sheet
    double px_per_mm = 4.5;      ///< of the printed sheet
    Drawing drawing;
    TrainShape train;
    double sloppiness = 0.5;  ///< how far trains stand off the middle and turned; 0..1
    Clutter clutter;
    double window = 0;  ///< strength of a window's mirror image in the face; 0: none
};

/// An empty map of this printing, seen in even light from above; as `railref calibrate` wants it.
[[nodiscard]] HexScene empty_hex_scene(const maps::dudu::HexMap& map, std::uint64_t printing, std::uint64_t seed);

/// A game with its clutter in a random setting; `seed` decides all but map and printing.
[[nodiscard]] HexScene random_hex_scene(const maps::dudu::HexMap& map, std::uint64_t printing, View view,
                                        std::uint64_t seed, cv::Size size);

struct HexPicture {
    cv::Mat pixels;               ///< CV_8UC3 BGR
    FittedHomography homography;  ///< face-normalised (maps::dudu::HexFace) to pixels
};

[[nodiscard]] HexPicture render(const HexScene& scene);

/// Everything true of a picture: the board in the keys of "railref-dudu-game/1", homography and camera.
[[nodiscard]] maps::Json truth_json(const HexScene& scene, const HexPicture& picture, std::string_view image_name);

}  // namespace railref::renderer::dudu
