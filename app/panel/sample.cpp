#include "app/panel/sample.h"

#include <fstream>
#include <string_view>

#include "app/referee/convert.h"
#include "app/referee/game_file.h"
#include "app/referee/tickets_file.h"
#include "maps/load_map.h"

extern "C" const char railref_sample_photo_begin[], railref_sample_photo_end[];
extern "C" const char railref_sample_tickets_begin[], railref_sample_tickets_end[];
extern "C" const char railref_sample_profile_begin[], railref_sample_profile_end[];

namespace railref::app {
namespace {

std::string_view bytes(const char* begin, const char* end) { return {begin, static_cast<std::size_t>(end - begin)}; }

}  // namespace

maps::Result<GameSession> sample_session() {
    const auto profile = sample_profile();
    if (!profile) return tl::unexpected(profile.error());
    const maps::BoardMap& map = *(*profile)->map;
    const auto tickets =
        parse_tickets(map, bytes(railref_sample_tickets_begin, railref_sample_tickets_end), "the sample's tickets");
    if (!tickets) return tl::unexpected(tickets.error());
    const auto& variant = tickets->variant ? *tickets->variant : map.default_variant();
    const scoring::Game game{&map, &variant, tickets->players, scoring::Position(map)};
    return GameSession::parse(game_json(game).dump(), "the sample");
}

maps::Result<const calibration::BoardProfile*> sample_profile() {
    static const auto profile = calibration::parse_profile(
        bytes(railref_sample_profile_begin, railref_sample_profile_end), "the sample's profile");
    if (!profile) return tl::unexpected(profile.error());
    return &*profile;
}

maps::Result<void> write_sample_photo(const std::filesystem::path& file) {
    const std::string_view photo = bytes(railref_sample_photo_begin, railref_sample_photo_end);
    std::ofstream out(file, std::ios::binary);
    out.write(photo.data(), static_cast<std::streamsize>(photo.size()));
    out.close();
    if (!out) return tl::unexpected(maps::FileError{file.string(), "", "cannot be written"});
    return {};
}

}  // namespace railref::app
