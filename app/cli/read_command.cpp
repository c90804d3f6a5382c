#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <opencv2/imgcodecs.hpp>

#include "app/cli/command.h"
#include "app/cli/overlay.h"
#include "app/cli/reading_text.h"
#include "app/cli/text.h"
#include "app/referee/reading_file.h"
#include "app/referee/words.h"
#include "app/referee/write_file.h"
#include "maps/load_map.h"
#include "vision/read_board.h"

namespace railref::app {

namespace {

namespace fs = std::filesystem;

struct Options {
    std::vector<std::string> photos;
    std::string board;
    std::string colours;
    std::string profile;
    std::string overlay;
    std::string camera;
    bool json = false;
    bool json_lines = false;
};

using Line = std::string;
template <class T>
using OrLine = tl::expected<T, Line>;

/// What photos are read with.
struct Reader {
    calibration::BoardProfile own_profile;  ///< of --profile
    std::vector<const calibration::BoardProfile*> profiles;
    vision::ReadOptions options;
};

OrLine<std::vector<maps::PlayerColour>> parse_colours(std::string_view text) {
    std::vector<maps::PlayerColour> colours;
    for (const std::string& word : split(text)) {
        const auto colour = maps::player_colour(word);
        if (!colour) return tl::unexpected("--colours: expected player colours like red,blue, found \"" + word + "\"");
        if (std::find(colours.begin(), colours.end(), *colour) == colours.end()) colours.push_back(*colour);
    }
    return colours;
}

/// The built-in profiles, or the one of --profile.
OrLine<void> load_profiles(Reader& reader, const Options& options) {
    if (options.profile.empty()) {
        reader.profiles = calibration::built_in_profiles();
        return {};
    }
    auto loaded = calibration::load_profile(options.profile);
    if (!loaded) return tl::unexpected(loaded.error().message());
    reader.own_profile = std::move(*loaded);
    reader.profiles = {&reader.own_profile};
    return {};
}

/// Leaves only profiles of the board that was named, with all colours that were named.
OrLine<void> choose_profiles(Reader& reader, const Options& options) {
    if (!options.board.empty()) {
        if (maps::built_in_board(options.board) == nullptr) {
            return tl::unexpected("--board: expected a board (" + board_list() + "), found \"" + options.board + "\"");
        }
        std::erase_if(reader.profiles, [&](const auto* profile) { return profile->map->id() != options.board; });
        if (reader.profiles.empty())
            return tl::unexpected("--board: there is no profile of the board " + options.board);
    }
    std::erase_if(reader.profiles, [&](const auto* profile) {
        return !std::all_of(reader.options.colours.begin(), reader.options.colours.end(),
                            [&](maps::PlayerColour colour) { return profile->map->has_colour(colour); });
    });
    if (reader.profiles.empty())
        return tl::unexpected(Line("--colours: no board that could be meant has all these colours"));
    return {};
}

OrLine<void> prepare(Reader& reader, const Options& options) {
    const auto colours = parse_colours(options.colours);
    if (!colours) return tl::unexpected(colours.error());
    reader.options.colours = *colours;
    if (const auto loaded = load_profiles(reader, options); !loaded) return loaded;
    return choose_profiles(reader, options);
}

/// A reading, or the exit status after its line has been printed.
tl::expected<vision::Reading, Exit> read_photos(const Reader& reader, const std::vector<vision::Photo>& photos) {
    auto result = vision::read_board(photos, reader.profiles, reader.options);
    if (auto* reading = std::get_if<vision::Reading>(&result)) return std::move(*reading);
    if (const auto* none = std::get_if<vision::NoBoard>(&result)) {
        return tl::unexpected(refuse(none->file + ": " + none->why));
    }
    return tl::unexpected(fail("cancelled"));
}

tl::expected<std::vector<vision::Photo>, Exit> load_photos(const std::vector<std::string>& files) {
    std::vector<vision::Photo> photos;
    for (const std::string& file : files) {
        auto photo = vision::load_photo(file);
        if (!photo) return tl::unexpected(fail(photo.error()));
        photos.push_back(std::move(*photo));
    }
    return photos;
}

bool is_photo(const fs::path& file) {
    std::string extension = file.extension().string();
    std::transform(extension.begin(), extension.end(), extension.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    constexpr std::array known{".jpg", ".jpeg", ".png", ".webp", ".bmp", ".tif", ".tiff", ".heic", ".heif"};
    return std::find(known.begin(), known.end(), extension) != known.end();
}

OrLine<std::vector<std::string>> photos_in(const std::string& folder) {
    std::error_code error;
    std::vector<std::string> files;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        if (is_photo(entry->path()) && !entry->is_directory(error)) files.push_back(entry->path().string());
    }
    if (error) return tl::unexpected(folder + ": cannot be read as a folder: " + error.message());
    if (files.empty()) return tl::unexpected(folder + ": expected photos in this folder, found none");
    std::sort(files.begin(), files.end());
    return files;
}

/// One photo's reading on one line.
Exit print_line(const Reader& reader, const std::string& file) {
    const auto photos = load_photos({file});
    if (!photos) return photos.error();
    const auto reading = read_photos(reader, *photos);
    if (!reading) return reading.error();
    return print_text(reading_json(*reading).dump(-1, ' ', false, maps::Json::error_handler_t::replace) + "\n");
}

/// Goes on after a photo that cannot be read; the worst status of all is the program's.
Exit read_folder(const Reader& reader, const Options& options) {
    if (options.photos.size() != 1) return fail("--json-lines: expected one folder");
    const auto files = photos_in(options.photos.front());
    if (!files) return fail(files.error());
    Exit worst = Exit::done;
    for (const std::string& file : *files) worst = std::max(worst, print_line(reader, file));
    return worst;
}

Exit write_overlay(const std::string& file, const vision::Photo& photo, const vision::Reading& reading) {
    std::vector<uchar> png;
    cv::imencode(".png", draw_overlay(photo, reading, reading.images.front()), png);
    const auto written = write_file(file, {reinterpret_cast<const char*>(png.data()), png.size()});
    return written ? Exit::done : fail(written.error());
}

Exit read_one_position(const Reader& reader, const Options& options) {
    const auto photos = load_photos(options.photos);
    if (!photos) return photos.error();
    const auto reading = read_photos(reader, *photos);
    if (!reading) return reading.error();
    if (!options.overlay.empty()) {
        const Exit exit = write_overlay(options.overlay, photos->front(), *reading);
        if (exit != Exit::done) return exit;
    }
    return options.json ? print_json(reading_json(*reading)) : print_text(reading_text(*reading));
}

Exit read(const Options& options) {
    if (!options.camera.empty()) return fail("--camera: live reading is not available yet");
    if (options.photos.empty()) return fail("read: expected a photo (railref read --help)");
    Reader reader;
    if (const auto ready = prepare(reader, options); !ready) return fail(ready.error());
    return options.json_lines ? read_folder(reader, options) : read_one_position(reader, options);
}

}  // namespace

void add_read(CLI::App& app, Run& run) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("read", "Read a position from one or more photos of the board");
    command->footer(
        "Finds the board by itself, at any rotation. Several photos of one position make one reading: glare in one\n"
        "is clear in another. With --json-lines every photo of a folder is read by itself, one JSON line each.");
    command->add_option("PHOTO", options->photos, "Photos of the board, or one folder with --json-lines")
        ->type_name("FILE");
    command->add_option("--board", options->board, "Board (" + board_list() + "); recognised when left out")
        ->type_name("BOARD");
    command->add_option("--colours", options->colours, "Colours in play, as red,blue; makes the reading surer")
        ->type_name("COLOUR,...");
    command->add_option("--profile", options->profile, "Profile of your own board, made by \"railref calibrate\"")
        ->type_name("FILE");
    command->add_flag("--json", options->json, "Print the reading as JSON (railref-reading/1)");
    CLI::Option* overlay =
        command->add_option("--overlay", options->overlay, "Write the photo with the reading drawn over it (PNG)")
            ->type_name("FILE");
    command->add_flag("--json-lines", options->json_lines, "Read every photo of a folder, one reading a line")
        ->excludes(overlay);
    command->add_option("--camera", options->camera, "Webcam number, video file or stream (not available yet)")
        ->type_name("SOURCE");
    command->callback([options, &run] { run = [options] { return read(*options); }; });
}

}  // namespace railref::app
