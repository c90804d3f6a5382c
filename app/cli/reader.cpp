#include "app/cli/reader.h"

#include <algorithm>

#include "app/cli/dudu_reading_text.h"
#include "app/cli/hex_maps.h"
#include "app/cli/reading_text.h"
#include "app/cli/text.h"
#include "app/referee/dudu/dudu_reading_file.h"
#include "app/referee/reading_file.h"
#include "app/referee/words.h"
#include "calibration/dudu/built_in_hex_profiles.h"
#include "maps/load_map.h"
#include "vision/load_photo.h"

namespace railref::app {

namespace {

using Line = std::string;
template <class T>
using OrLine = tl::expected<T, Line>;

OrLine<std::vector<maps::PlayerColour>> parse_colours(std::string_view text) {
    std::vector<maps::PlayerColour> colours;
    for (const std::string& word : split(text)) {
        const auto colour = maps::player_colour(word);
        if (!colour) return tl::unexpected("--colours: expected player colours like red,blue, found \"" + word + "\"");
        if (std::find(colours.begin(), colours.end(), *colour) == colours.end()) colours.push_back(*colour);
    }
    return colours;
}

/// The built-in profiles, or the one of --profile, of whichever game.
OrLine<void> load_profiles(Reader& reader, const ReaderOptions& options) {
    if (options.profile.empty()) {
        reader.profiles = calibration::built_in_profiles();
        reader.hex_maps = calibration::dudu::built_in_hex_profiles();
        return {};
    }
    const auto bytes = maps::read_text(options.profile);
    if (!bytes) return tl::unexpected(bytes.error().message());
    if (calibration::dudu::is_hex_profile(*bytes)) {
        auto loaded = calibration::dudu::parse_hex_profile(*bytes, options.profile);
        if (!loaded) return tl::unexpected(loaded.error().message());
        reader.own_hex_map = std::make_shared<const calibration::dudu::HexProfile>(std::move(*loaded));
        reader.hex_maps = {reader.own_hex_map.get()};
        return {};
    }
    auto loaded = calibration::parse_profile(*bytes, options.profile);
    if (!loaded) return tl::unexpected(loaded.error().message());
    reader.own_profile = std::make_shared<const calibration::BoardProfile>(std::move(*loaded));
    reader.profiles = {reader.own_profile.get()};
    return {};
}

OrLine<void> load_lens(Reader& reader, const ReaderOptions& options) {
    if (options.lens.empty()) return {};
    const auto text = maps::read_text(options.lens);
    if (!text) return tl::unexpected(text.error().message());
    auto lens = calibration::parse_lens(*text, options.lens);
    if (!lens) return tl::unexpected(lens.error().message());
    reader.lens = *lens;
    return {};
}

OrLine<void> load_plastics(Reader& reader, const ReaderOptions& options) {
    if (options.plastics.empty()) return {};
    const auto text = maps::read_text(options.plastics);
    if (!text) return tl::unexpected(text.error().message());
    const auto plastics = vision::parse_plastics(*text, options.plastics);
    if (!plastics) return tl::unexpected(plastics.error().message());
    reader.options.plastics = *plastics;
    return {};
}

/// Leaves only profiles of the board or the hex map that was named.
OrLine<void> choose_board(Reader& reader, const std::string& board) {
    if (maps::built_in_board(board) != nullptr) {
        std::erase_if(reader.profiles, [&](const auto* profile) { return profile->map->id() != board; });
        reader.hex_maps.clear();
        if (reader.profiles.empty()) return tl::unexpected("--board: there is no profile of the board " + board);
        return {};
    }
    const auto map = find_hex_map(board);
    if (!map) return tl::unexpected("--board: " + map.error());
    std::erase_if(reader.hex_maps, [&](const auto* profile) { return profile->map != *map; });
    reader.profiles.clear();
    if (reader.hex_maps.empty())
        return tl::unexpected("--board: there is no profile of the map " + map->id() +
                              "; make one of your copy with \"railref calibrate\"");
    return {};
}

/// Leaves only boards with all colours that were named.
OrLine<void> choose_colours(Reader& reader) {
    if (reader.options.colours.empty()) return {};
    const auto lacks_some = [&](const auto* profile) {
        return !std::ranges::all_of(reader.options.colours,
                                    [&](maps::PlayerColour colour) { return profile->map->has_colour(colour); });
    };
    reader.some_lack_colours = std::erase_if(reader.profiles, lacks_some) > 0;
    if (reader.profiles.empty() && reader.hex_maps.empty())
        return tl::unexpected(Line("--colours: no board that could be meant has all these colours"));
    return {};
}

}  // namespace

tl::expected<Reader, std::string> make_reader(const ReaderOptions& options) {
    Reader reader;
    const auto colours = parse_colours(options.colours);
    if (!colours) return tl::unexpected(colours.error());
    reader.options.colours = *colours;
    if (const auto loaded = load_lens(reader, options); !loaded) return tl::unexpected(loaded.error());
    if (const auto loaded = load_plastics(reader, options); !loaded) return tl::unexpected(loaded.error());
    if (const auto loaded = load_profiles(reader, options); !loaded) return tl::unexpected(loaded.error());
    if (!options.board.empty())
        if (const auto chosen = choose_board(reader, options.board); !chosen) return tl::unexpected(chosen.error());
    if (const auto chosen = choose_colours(reader); !chosen) return tl::unexpected(chosen.error());
    return reader;
}

tl::expected<GameReading, Exit> read_photos(const Reader& reader, const std::vector<vision::Photo>& photos) {
    auto result = vision::read_game(photos, {.boards = reader.profiles, .hex_maps = reader.hex_maps}, reader.options);
    if (auto* reading = std::get_if<GameReading>(&result)) {
        for (const vision::Unreadable& none : std::visit([](const auto& one) { return one.left_out; }, *reading))
            note(none.file + ": left out: " + none.why);
        return std::move(*reading);
    }
    if (const auto* none = std::get_if<vision::Unreadable>(&result)) {
        const bool ruled_out = reader.some_lack_colours && none->why.starts_with("no board");
        return tl::unexpected(refuse(none->file + ": " + none->why +
                                     (ruled_out ? "; only boards with all of --colours were looked for" : "")));
    }
    return tl::unexpected(fail("cancelled"));
}

const maps::dudu::HexMap& map_of(const Reader& reader, const vision::dudu::HexReading& reading) {
    return (*std::ranges::find(reader.hex_maps, reading.map, &calibration::dudu::HexProfile::board))->map;
}

std::string text_of(const Reader& reader, const GameReading& reading) {
    if (const auto* board = std::get_if<vision::Reading>(&reading)) return reading_text(*board);
    const auto& hexes = std::get<vision::dudu::HexReading>(reading);
    return dudu_reading_text(hexes, map_of(reader, hexes));
}

maps::Json json_of(const Reader& reader, const GameReading& reading) {
    if (const auto* board = std::get_if<vision::Reading>(&reading)) return reading_json(*board);
    const auto& hexes = std::get<vision::dudu::HexReading>(reading);
    return dudu_reading_json(hexes, map_of(reader, hexes));
}

tl::expected<std::vector<vision::Photo>, Exit> load_photos(const Reader& reader,
                                                           const std::vector<std::string>& files) {
    std::vector<vision::Photo> photos;
    for (const std::string& file : files) {
        auto photo = vision::load_photo(file);
        if (!photo) return tl::unexpected(fail(photo.error()));
        if (reader.lens) {
            auto straight = calibration::undistort(photo->pixels, *reader.lens);
            if (!straight) return tl::unexpected(fail(file + ": " + straight.error()));
            photo->pixels = std::move(*straight);
        }
        photos.push_back(std::move(*photo));
    }
    return photos;
}

Exit print_json_line(const maps::Json& reading) {
    return print_text(reading.dump(-1, ' ', false, maps::Json::error_handler_t::replace) + "\n");
}

}  // namespace railref::app
