#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/referee/any_session.h"
#include "maps/json_reader.h"
#include "maps/result.h"

/// Evidence files, "railref-evidence/1" (name.railref): all that a result rests on, in one file that anybody can open
/// later and score again. A zip archive of
///
///     evidence.json     {"format": "railref-evidence/1", "program", "rules": {"facts", ...}}; facts: a fingerprint of
///                       all facts of the board or map that scores depend on; the rest names them for people
///                       (game_evidence.h, dudu/dudu_evidence.h)
///     game.json         railref-game/1 or railref-dudu-game/1 with the session: players, what they hold, reading,
///                       people's answers
///     scoresheet.json   the game's scoresheet as the program counted it
///     board.jpg         the photo, straightened and cropped to the board, without EXIF; left out without a photo
///
/// The reading's "images" speak of board.jpg; the photo's own name, place and surroundings stay at home.
namespace railref::app {

struct Evidence {
    AnySession session;
    maps::Json game;        ///< the document behind `session`
    maps::Json scoresheet;  ///< as counted when the file was made
    std::string program;    ///< "railref 0.1.0"
    std::string facts;      ///< fingerprint of the board's facts then
    std::string picture;    ///< JPEG bytes; empty without a photo
};

/// JPEG of the board seen from above (width and height in pixels), or empty.
struct TopPicture {
    std::string jpeg;
    int width = 0;
    int height = 0;
};

/// The session's game with its scores now, as an evidence file's bytes. Error: a game that cannot be scored yet.
[[nodiscard]] maps::Result<std::string> pack_evidence(const AnySession& session, const TopPicture& picture);

/// Errors, in one line: no evidence file, cut short, damaged, not what it should hold, larger than any real one.
[[nodiscard]] maps::Result<Evidence> read_evidence(const std::filesystem::path& file);
[[nodiscard]] maps::Result<Evidence> unpack_evidence(std::string_view bytes, const std::string& file);

/// Everything in which the file contradicts itself or the rules as this program knows them, one line each: places that
/// hold what neither the reading nor a person says, and numbers of the scoresheet that counting again does not give.
/// Empty: it replays to the same scores.
[[nodiscard]] std::vector<std::string> replay(const Evidence& evidence);

/// "railref 0.1.0"
[[nodiscard]] std::string program_version();

/// The game document of a game file or of an evidence file.
[[nodiscard]] maps::Result<std::string> read_game_text(const std::filesystem::path& file);

}  // namespace railref::app
