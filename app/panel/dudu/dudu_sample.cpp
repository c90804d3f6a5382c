#include "app/panel/dudu/dudu_sample.h"

#include <string_view>

extern "C" const char railref_dudu_sample_begin[], railref_dudu_sample_end[];

namespace railref::app {

maps::Result<DuduSession> dudu_sample_session() {
    const std::string_view json(railref_dudu_sample_begin,
                                static_cast<std::size_t>(railref_dudu_sample_end - railref_dudu_sample_begin));
    return DuduSession::parse(json, "the sample");
}

HexReading dudu_sample_reading(const DuduSession& session) {
    HexReading reading;
    reading.map = session.map().id();
    for (const auto& [hex, terrain] : session.map().hexes())
        if (session.map().building_on(hex) == nullptr)
            reading.hexes[hex] = {session.state(hex).contents, true, 0.998, {}};
    const auto& tracks = session.board_draft().tracks;
    for (const std::size_t i : {tracks.size() / 3, tracks.size() / 2}) {
        const auto hex = tracks.at(i).hex;
        const HexContents likely = reading.hexes.at(hex).contents;
        HexContents other = likely;
        other.tracks.erase(other.tracks.begin());
        reading.hexes.at(hex).confidence = 0.7;
        reading.questions.push_back({hex, {likely, other}, "faint"});
    }
    reading.hexes.rbegin()->second = {};
    return reading;
}

}  // namespace railref::app
