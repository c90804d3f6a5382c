#include <filesystem>

#include "app/cli/command.h"
#include "app/referee/words.h"
#include "calibration/calibrate.h"
#include "maps/load_map.h"
#include "vision/read_board.h"

namespace railref::app {

namespace {

namespace fs = std::filesystem;

struct Options {
    std::string photo;
    std::string board;
    std::string profile;
};

/// A file that is there and is no readable profile is something else, such as a photo: it stays.
bool may_write(const std::string& file) {
    std::error_code ignored;
    if (!fs::is_regular_file(file, ignored) || fs::file_size(file, ignored) == 0) return true;
    return calibration::load_profile(file).has_value();
}

std::vector<const calibration::BoardProfile*> known_profiles(const maps::BoardMap& map) {
    auto profiles = calibration::built_in_profiles();
    std::erase_if(profiles, [&](const auto* profile) { return profile->map->id() != map.id(); });
    return profiles;
}

Exit calibrate_board(const Options& options) {
    const maps::BoardMap* map = maps::built_in_board(options.board);
    if (map == nullptr)
        return fail("--board: expected a board (" + board_list() + "), found \"" + options.board + "\"");
    if (!may_write(options.profile)) {
        return fail(options.profile + ": not written over: it exists and is no profile that can be read");
    }
    const auto photo = vision::load_photo(options.photo);
    if (!photo) return fail(photo.error());
    const auto profile = calibration::calibrate(photo->pixels, options.photo, *map, known_profiles(*map));
    if (!profile) return refuse(profile.error().message());
    if (const auto saved = calibration::save_profile(*profile, options.profile); !saved) return fail(saved.error());
    return print_text(options.profile + ": profile of " + map->name() + " written; use it with --profile\n");
}

}  // namespace

void add_calibrate(CLI::App& app, Run& run) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("calibrate", "Learn your own copy of a board from one photo of it empty");
    command->footer(
        "Take the photo from above, the whole board in it, without flash; nothing may lie on the board.\n"
        "The profile holds numbers, no picture. Exit status 1 when the photo will not do; the line says why.");
    command->add_option("PHOTO", options->photo, "Photo of the empty board")->type_name("FILE")->required();
    command->add_option("--board", options->board, "Board (" + board_list() + ")")->type_name("BOARD")->required();
    command->add_option("-o,--output", options->profile, "Profile to write")->type_name("FILE")->required();
    command->callback([options, &run] { run = [options] { return calibrate_board(*options); }; });
}

}  // namespace railref::app
