#include "app/cli/reader.h"

#include <algorithm>

#include "app/cli/text.h"
#include "app/referee/reading_file.h"
#include "app/referee/words.h"
#include "maps/load_map.h"

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

/// The built-in profiles, or the one of --profile.
OrLine<void> load_profiles(Reader& reader, const ReaderOptions& options) {
    if (options.profile.empty()) {
        reader.profiles = calibration::built_in_profiles();
        return {};
    }
    auto loaded = calibration::load_profile(options.profile);
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

/// Leaves only profiles of the board that was named, with all colours that were named.
OrLine<void> choose_profiles(Reader& reader, const ReaderOptions& options) {
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

}  // namespace

tl::expected<Reader, std::string> make_reader(const ReaderOptions& options) {
    Reader reader;
    const auto colours = parse_colours(options.colours);
    if (!colours) return tl::unexpected(colours.error());
    reader.options.colours = *colours;
    if (const auto loaded = load_lens(reader, options); !loaded) return tl::unexpected(loaded.error());
    if (const auto loaded = load_plastics(reader, options); !loaded) return tl::unexpected(loaded.error());
    if (const auto loaded = load_profiles(reader, options); !loaded) return tl::unexpected(loaded.error());
    if (const auto chosen = choose_profiles(reader, options); !chosen) return tl::unexpected(chosen.error());
    return reader;
}

tl::expected<vision::Reading, Exit> read_photos(const Reader& reader, const std::vector<vision::Photo>& photos) {
    auto result = vision::read_board(photos, reader.profiles, reader.options);
    if (auto* reading = std::get_if<vision::Reading>(&result)) return std::move(*reading);
    if (const auto* none = std::get_if<vision::NoBoard>(&result)) {
        return tl::unexpected(refuse(none->file + ": " + none->why));
    }
    return tl::unexpected(fail("cancelled"));
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

Exit print_json_line(const vision::Reading& reading) {
    return print_text(reading_json(reading).dump(-1, ' ', false, maps::Json::error_handler_t::replace) + "\n");
}

}  // namespace railref::app
