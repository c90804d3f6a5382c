#include <cstdio>
#include <optional>

#include "app/cli/command.h"
#include "app/cli/hex_maps.h"
#include "app/cli/names.h"
#include "app/cli/reader.h"
#include "app/cli/text.h"
#include "app/referee/words.h"
#include "calibration/calibrate.h"
#include "calibration/dudu/built_in_hex_profiles.h"
#include "calibration/dudu/calibrate_hex_map.h"
#include "calibration/lens.h"
#include "calibration/lens_sheet.h"
#include "maps/load_map.h"
#include "maps/write_file.h"
#include "vision/learn_plastics.h"
#include "vision/load_photo.h"
#include "vision/pieces_left.h"

namespace railref::app {

namespace {

struct CalibrateOptions {
    std::string photo;
    std::string board;
    std::string output;
    std::string sheet;
    std::string paper = "a4";
    std::vector<std::string> lens_photos;
    std::vector<std::string> taps;  ///< of hexes, "q,r=x,y"
    std::string pieces_photo;
    std::string profile;
};

std::string pieces_text(const vision::PiecesLeft& left, const maps::BoardMap& map) {
    std::vector<std::string> where;
    for (const maps::RouteId route : left.routes) where.push_back(route_label(map, route));
    for (const maps::CityId city : left.stations) where.push_back(map.city(city).name);
    const std::size_t others = where.size() > 3 ? where.size() - 3 : 0;
    where.resize(where.size() - others);
    std::string text = others == 0 ? listed(where) : "";
    if (others > 0) {
        for (const std::string& one : where) text += one + ", ";
        text += "and " + std::to_string(others) + " more";
    }
    return text;
}

/// "q,r=x,y"
std::optional<calibration::dudu::TappedHex> parse_tap(const std::string& text) {
    calibration::dudu::TappedHex tap;
    int used = 0;
    if (std::sscanf(text.c_str(), "%d,%d=%lf,%lf%n", &tap.hex.q, &tap.hex.r, &tap.pixel.x, &tap.pixel.y, &used) != 4 ||
        static_cast<std::size_t>(used) != text.size())
        return {};
    return tap;
}

/// Taps are in pixels of the file's picture; large photos are decoded at half size.
tl::expected<std::vector<calibration::dudu::TappedHex>, std::string> parse_taps(const std::vector<std::string>& texts,
                                                                                const vision::Photo& photo) {
    std::vector<calibration::dudu::TappedHex> taps;
    for (const std::string& text : texts) {
        auto tap = parse_tap(text);
        if (!tap) return tl::unexpected("--at: expected a hex and a pixel like 4,-1=812,455, found \"" + text + "\"");
        tap->pixel *= static_cast<double>(photo.pixels.cols) / photo.full_size.width;
        taps.push_back(*tap);
    }
    return taps;
}

Exit calibrate_hex_map(const CalibrateOptions& options) {
    const auto map = find_hex_map(options.board);
    if (!map) return fail("--board: " + map.error());
    const auto is_profile = [](const std::string& file) {
        return calibration::dudu::load_hex_profile(file).has_value();
    };
    if (!may_write(options.output, is_profile))
        return fail(options.output + ": not written over: it exists and is no profile that can be read");
    const auto photo = vision::load_photo(options.photo);
    if (!photo) return fail(photo.error());
    const auto taps = parse_taps(options.taps, *photo);
    if (!taps) return fail(taps.error());
    const auto profile = calibration::dudu::calibrate_hex_map(photo->pixels, options.photo, *map, *taps,
                                                              calibration::dudu::built_in_hex_profiles());
    if (!profile) return refuse(profile.error().message());
    if (const auto saved = calibration::dudu::save_hex_profile(*profile, options.output); !saved)
        return fail(saved.error());
    return print_text(options.output + ": profile of " + map->name() + " written; use it with --profile\n");
}

Exit calibrate_board(const CalibrateOptions& options) {
    const maps::BoardMap* map = maps::built_in_board(options.board);
    if (map == nullptr) return calibrate_hex_map(options);
    if (!options.taps.empty()) return fail("--at: expected a hex map as --board");
    const auto is_profile = [](const std::string& file) { return calibration::load_profile(file).has_value(); };
    if (!may_write(options.output, is_profile))
        return fail(options.output + ": not written over: it exists and is no profile that can be read");
    const auto photo = vision::load_photo(options.photo);
    if (!photo) return fail(photo.error());
    const auto known = calibration::built_in_profiles();
    const auto profile = calibration::calibrate(photo->pixels, options.photo, *map, known);
    if (!profile) return refuse(profile.error().message());
    const auto left = vision::find_pieces(*photo, *profile, known);
    if (!left) return refuse(options.photo + ": expected a board that can be read, found one whose places cannot be");
    if (!left->none())
        return refuse(options.photo + ": expected an empty board, found pieces on " + pieces_text(*left, *map));
    if (const auto saved = calibration::save_profile(*profile, options.output); !saved) return fail(saved.error());
    return print_text(options.output + ": profile of " + map->name() + " written; use it with --profile\n");
}

Exit print_sheet(const CalibrateOptions& options) {
    const auto is_pdf = [](const std::string& file) {
        const auto text = maps::read_text(file);
        return text && text->starts_with("%PDF");
    };
    if (!may_write(options.sheet, is_pdf)) return fail(options.sheet + ": not written over: it exists and is no PDF");
    const auto paper = options.paper == "letter" ? calibration::Paper::letter : calibration::Paper::a4;
    const auto written = maps::write_file(options.sheet, calibration::lens_sheet_pdf(paper));
    if (!written) return fail(written.error());
    return print_text(options.sheet + ": lens sheet written; print it and glue it on something flat\n");
}

Exit calibrate_lens(const CalibrateOptions& options) {
    const auto is_lens = [](const std::string& file) {
        const auto text = maps::read_text(file);
        return text && calibration::parse_lens(*text, file);
    };
    if (!may_write(options.output, is_lens))
        return fail(options.output + ": not written over: it exists and is no lens file that can be read");
    std::vector<calibration::LensPhoto> photos;
    for (const std::string& file : options.lens_photos) {
        auto photo = vision::load_photo(file);
        if (!photo) return fail(photo.error());
        cv::Mat gray;
        cv::extractChannel(photo->pixels, gray, 1);  // a third of the memory; the sheet has no colours
        photos.push_back({file, gray, photo->full_size});
    }
    const auto lens = calibration::fit_lens(photos);
    if (!lens) return refuse("--lens: " + lens.error());
    const auto written = maps::write_file(options.output, calibration::lens_json(*lens).dump(2) + "\n");
    if (!written) return fail(written.error());
    char error[32];
    std::snprintf(error, sizeof error, "%.2f", lens->error_px);
    return print_text(options.output + ": lens written, fitted to " + count(lens->views, "view") + " within " + error +
                      " pixels; use it with --lens\n");
}

std::string learned_text(const vision::LearnedPlastics& learned) {
    std::string text;
    for (const vision::LearnedPlastic& one : learned.colours)
        text += (text.empty() ? "" : ", ") + std::string(maps::name(one.colour)) + " from " +
                count(static_cast<std::size_t>(one.trains), "train");
    return text;
}

Exit learn_plastics(const CalibrateOptions& options) {
    const auto is_plastics = [](const std::string& file) {
        const auto text = maps::read_text(file);
        return text && vision::parse_plastics(*text, file);
    };
    if (!may_write(options.output, is_plastics))
        return fail(options.output + ": not written over: it exists and is no plastics file that can be read");
    ReaderOptions with;
    with.profile = options.profile;
    const auto reader = make_reader(with);
    if (!reader) return fail(reader.error());
    const auto photo = vision::load_photo(options.pieces_photo);
    if (!photo) return fail(photo.error());
    const auto learned = vision::learn_plastics(*photo, reader->profiles);
    if (!learned) return refuse(learned.error().message());
    const auto written = maps::write_file(options.output, vision::plastics_json(learned->plastics()).dump(2) + "\n");
    if (!written) return fail(written.error());
    return print_text(options.output + ": plastics of " + learned->map->name() + " learned, " + learned_text(*learned) +
                      "; use it with --plastics\n");
}

/// One of the four ways to use the command.
Exit calibrate(const CalibrateOptions& options) {
    const bool board = !options.photo.empty() || !options.board.empty();
    const int ways = (board ? 1 : 0) + (options.sheet.empty() ? 0 : 1) + (options.lens_photos.empty() ? 0 : 1) +
                     (options.pieces_photo.empty() ? 0 : 1);
    if (ways != 1)
        return fail(
            "calibrate: expected either a photo of the empty board, --plastics, --sheet or --lens (railref calibrate "
            "--help)");
    if (!options.sheet.empty()) {
        if (!options.output.empty()) return fail("--sheet: expected no -o beside it");
        return print_sheet(options);
    }
    if (options.output.empty()) return fail("-o: expected a file to write");
    if (!options.lens_photos.empty()) return calibrate_lens(options);
    if (!options.pieces_photo.empty()) return learn_plastics(options);
    if (options.photo.empty()) return fail("calibrate: expected a photo of the empty board");
    if (options.board.empty()) return fail("--board: expected a board (" + board_list() + ")");
    return calibrate_board(options);
}

}  // namespace

void add_calibrate(CLI::App& app, Run& run) {
    auto options = std::make_shared<CalibrateOptions>();
    CLI::App* command =
        app.add_subcommand("calibrate", "Learn your own copy of a board, its trains, or your camera's lens");
    command->footer(
        "  railref calibrate empty.jpg --board europe -o my.profile\n"
        "      Take the photo from above, the whole board in it, without flash; nothing may lie on the board. The\n"
        "      profile holds numbers, no picture. railref read --profile my.profile uses it.\n"
        "  railref calibrate --plastics pieces.jpg -o my.plastics\n"
        "      For editions whose trains have other colours: lay a few trains of every colour on any routes and take\n"
        "      the photo in even light. railref read --plastics my.plastics uses it.\n"
        "  railref calibrate empty.jpg --board map.json --at 0,0=212,180 --at 8,0=1390,192 ... -o my.profile\n"
        "      The same for a hex map.\n"
        "  railref calibrate --sheet sheet.pdf [--paper letter]\n"
        "  railref calibrate --lens photo1.jpg photo2.jpg ... -o my.lens\n"
        "      For those who want it: print the sheet, glue it on something flat, take about ten photos of it from\n"
        "      all sides, also in the picture's corners. railref read --lens my.lens uses it.\n"
        "Exit status 1 when the photos will not do; the line says why, and nothing is written.");
    command->add_option("PHOTO", options->photo, "Photo of the empty board")->type_name("FILE");
    command->add_option("--board", options->board, "Board (" + board_list() + "), a hex map or its file (.json)")
        ->type_name("BOARD");
    command
        ->add_option("--at", options->taps,
                     "Hex map of a printing that is not known: a hex and the pixel of its middle, four times or more")
        ->type_name("Q,R=X,Y")
        ->take_all();
    command->add_option("-o,--output", options->output, "Profile, plastics or lens file to write")->type_name("FILE");
    CLI::Option* sheet =
        command->add_option("--sheet", options->sheet, "Write the lens sheet to print (PDF)")->type_name("FILE");
    command->add_option("--paper", options->paper, "Paper of the sheet: a4 or letter")
        ->check(CLI::IsMember({"a4", "letter"}))
        ->type_name("PAPER")
        ->needs(sheet);
    command
        ->add_option("--plastics", options->pieces_photo, "Photo of the board with some trains of every colour on it")
        ->type_name("PHOTO");
    command->add_option("--profile", options->profile, "Profile of your own board, for --plastics on it")
        ->type_name("FILE")
        ->needs("--plastics");
    command->add_option("--lens", options->lens_photos, "Photos of the lens sheet by one camera")
        ->type_name("PHOTO...");
    command->callback([options, &run] { run = [options] { return calibrate(*options); }; });
}

}  // namespace railref::app
