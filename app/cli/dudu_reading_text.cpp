#include "app/cli/dudu_reading_text.h"

#include <vector>

namespace railref::app {

namespace {

using maps::dudu::Hex;
using vision::dudu::HexContents;
using vision::dudu::HexReading;

std::string side_pair(maps::dudu::TrackPiece piece) {
    return std::string(name(piece.first())) + " to " + std::string(name(piece.second()));
}

std::string contents_text(const HexContents& contents) {
    std::vector<std::string> parts;
    for (const auto piece : contents.tracks) parts.push_back("track " + side_pair(piece));
    if (contents.train)
        parts.push_back(contents.train->colour + " train facing " + std::string(name(contents.train->facing)));
    if (contents.factory_exit) parts.push_back("factory with its exit " + std::string(name(*contents.factory_exit)));
    if (parts.empty()) return "nothing";
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
    return text;
}

std::string percent(double probability) { return std::to_string(static_cast<int>(probability * 100)) + " %"; }

}  // namespace

std::string dudu_reading_text(const HexReading& reading, const maps::dudu::HexMap& map) {
    std::string text = map.name() + "\n";
    std::size_t unseen = 0;
    for (const auto& [hex, sighting] : reading.hexes) {
        if (!sighting.seen) ++unseen;
        if (!sighting.seen || sighting.contents == HexContents{}) continue;
        text += "  " + maps::dudu::text(hex) + "  " + contents_text(sighting.contents) + "  " +
                percent(sighting.confidence) + "\n";
    }
    for (const auto& question : reading.questions) {
        text += "? " + maps::dudu::text(question.hex) + ": ";
        for (std::size_t i = 0; i < question.options.size(); ++i)
            text += (i == 0 ? "" : "; or ") + contents_text(question.options[i]);
        text += (question.why.empty() ? "" : " (" + question.why + ")") + "\n";
    }
    if (unseen > 0) text += "not seen: " + std::to_string(unseen) + (unseen == 1 ? " hex" : " hexes") + "\n";
    return text;
}

}  // namespace railref::app
