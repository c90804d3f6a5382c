#include <filesystem>

#include "app/cli/dudu_overlay.h"
#include "app/cli/overlay.h"
#include "app/cli/read_camera.h"
#include "app/cli/reader.h"
#include "app/referee/words.h"
#include "calibration/media/media.h"
#include "maps/write_file.h"

namespace railref::app {

namespace {

struct ReadOptions {
    std::vector<std::string> photos;
    ReaderOptions with;
    std::string overlay;
    std::string camera;
    bool json_lines = false;
    bool watch = false;
};

/// Over the first photo that was read.
cv::Mat overlay_of(const Reader& reader, const std::vector<vision::Photo>& photos, const GameReading& reading) {
    const auto first = [&](const auto& one) { return vision::photo_named(photos, one.images.front().file); };
    const vision::Photo photo = std::visit(first, reading);
    if (const auto* board = std::get_if<vision::Reading>(&reading))
        return draw_overlay(photo, *board, board->images.front());
    const auto& hexes = std::get<vision::dudu::HexReading>(reading);
    return draw_overlay(photo, hexes, map_of(reader, hexes));
}

Exit write_png(const std::string& file, const cv::Mat& pixels) {
    const auto png = media::encode_png(pixels);
    if (!png) return fail(file + ": " + png.error());
    const auto written = maps::write_file(file, {reinterpret_cast<const char*>(png->data()), png->size()});
    return written ? Exit::done : fail(written.error());
}

bool is_png(const std::string& file) {
    const auto bytes = maps::read_text(file);
    return bytes && bytes->starts_with("\x89PNG");
}

Exit read_one_position(const Reader& reader, const ReadOptions& options) {
    for (const std::string& photo : options.photos)
        if (same_file(photo, options.overlay))
            return fail(options.overlay + ": not written over: it is a photo to read");
    if (const std::string ending = std::filesystem::path(options.overlay).extension();
        !ending.empty() && ending != ".png")
        return fail("--overlay: expected a name that ends in .png, found " + options.overlay);
    if (!may_write(options.overlay, is_png))
        return fail(options.overlay + ": not written over: it exists and is no PNG");
    const auto photos = load_photos(reader, options.photos);
    if (!photos) return photos.error();
    const auto reading = read_photos(reader, *photos);
    if (!reading) return reading.error();
    if (!options.overlay.empty()) {
        const Exit exit = write_png(options.overlay, overlay_of(reader, *photos, *reading));
        if (exit != Exit::done) return exit;
    }
    return options.with.json ? print_json(json_of(reader, *reading)) : print_text(text_of(reader, *reading));
}

Exit read(const ReadOptions& options) {
    const bool folder = options.json_lines || options.watch;
    if (folder && options.photos.size() != 1) return fail("--json-lines and --watch: expected one folder");
    if (options.camera.empty() && options.photos.empty()) return fail("read: expected a photo (railref read --help)");
    if (!options.camera.empty() && !options.photos.empty()) return fail("--camera: expected no photo beside it");
    const auto reader = make_reader(options.with);
    if (!reader) return fail(reader.error());
    if (!options.camera.empty()) return read_camera(*reader, options.camera, options.with.json);
    if (options.watch) return watch_folder(*reader, options.photos.front());
    if (options.json_lines) return read_folder(*reader, options.photos.front());
    return read_one_position(*reader, options);
}

}  // namespace

void add_read(CLI::App& app, Run& run) {
    auto options = std::make_shared<ReadOptions>();
    CLI::App* command = app.add_subcommand("read", "Read a position from one or more photos of the board");
    command->footer(
        "Finds the board by itself, at any rotation. Several photos of one position make one reading: glare in one\n"
        "is clear in another. With --json-lines every photo of a folder is read by itself, one JSON line each; with\n"
        "--watch every picture that arrives in it, until Ctrl+C. JPEG, PNG, WebP, HEIC, AVIF.");
    command->add_option("PHOTO", options->photos, "Photos of the board, or one folder with --json-lines or --watch")
        ->type_name("FILE");
    command
        ->add_option("--board", options->with.board,
                     "Board (" + board_list() + "), a hex map or its file (.json); recognised when left out")
        ->type_name("BOARD");
    command->add_option("--colours", options->with.colours, "Colours in play, as red,blue; makes the reading surer")
        ->type_name("COLOUR,...");
    command->add_option("--profile", options->with.profile, "Profile of your own board, made by \"railref calibrate\"")
        ->type_name("FILE");
    command->add_option("--lens", options->with.lens, "Lens of your camera, made by \"railref calibrate --lens\"")
        ->type_name("FILE");
    command
        ->add_option("--plastics", options->with.plastics,
                     "How your edition's trains look, made by \"railref calibrate --plastics\"")
        ->type_name("FILE");
    command->add_flag("--json", options->with.json,
                      "Print the reading as JSON (railref-reading/1, railref-dudu-reading/1)");
    CLI::Option* overlay =
        command->add_option("--overlay", options->overlay, "Write the photo with the reading drawn over it (PNG)")
            ->type_name("FILE");
    CLI::Option* lines =
        command->add_flag("--json-lines", options->json_lines, "Read every photo of a folder, one reading a line")
            ->excludes(overlay);
    command->add_flag("--watch", options->watch, "Read every picture that arrives in a folder from now on, one a line")
        ->excludes(overlay)
        ->excludes(lines);
    command
        ->add_option("--camera", options->camera,
                     "Live: a webcam's number, a video file or a stream's URL; prints the reading when it is stable")
        ->type_name("NUMBER|FILE|URL")
        ->excludes(overlay)
        ->excludes("--json-lines")
        ->excludes("--watch");
    command->callback([options, &run] { run = [options] { return read(*options); }; });
}

}  // namespace railref::app
