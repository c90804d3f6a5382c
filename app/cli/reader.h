#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/cli/command.h"
#include "calibration/lens.h"
#include "vision/read_game.h"

/// What the ways of `railref read` share: photos, folders and cameras.
namespace railref::app {

struct ReaderOptions {
    std::string board;
    std::string colours;
    std::string profile;
    std::string lens;
    std::string plastics;
    bool json = false;
};

using vision::GameReading;

/// What photos are read with.
struct Reader {
    std::shared_ptr<const calibration::BoardProfile> own_profile;  ///< of --profile
    std::vector<const calibration::BoardProfile*> profiles;
    std::shared_ptr<const calibration::dudu::HexProfile> own_hex_map;  ///< of --profile
    std::vector<const calibration::dudu::HexProfile*> hex_maps;
    vision::ReadOptions options;
    bool some_lack_colours = false;         ///< boards that --colours has ruled out
    std::optional<calibration::Lens> lens;  ///< of --lens
};

/// Everything loaded, or the one line that says what is wrong with the options.
[[nodiscard]] tl::expected<Reader, std::string> make_reader(const ReaderOptions& options);

// A value, or the exit status after its line has been printed. Of photos that are left out beside others it is noted.
[[nodiscard]] tl::expected<std::vector<vision::Photo>, Exit> load_photos(const Reader& reader,
                                                                         const std::vector<std::string>& files);
[[nodiscard]] tl::expected<GameReading, Exit> read_photos(const Reader& reader,
                                                          const std::vector<vision::Photo>& photos);

/// The map of a reading of `reader`.
[[nodiscard]] const maps::dudu::HexMap& map_of(const Reader& reader, const vision::dudu::HexReading& reading);

/// For people.
[[nodiscard]] std::string text_of(const Reader& reader, const GameReading& reading);
/// The reading as a document of its game.
[[nodiscard]] maps::Json json_of(const Reader& reader, const GameReading& reading);

/// The same on one line.
Exit print_json_line(const maps::Json& reading);

/// Every photo of the folder by itself, one JSON line each. Goes on after a photo that cannot be read; the worst status
/// of all is the program's.
Exit read_folder(const Reader& reader, const std::string& folder);
/// Pictures that arrive from now on, one JSON line each, until the program is told to stop or the folder is gone.
Exit watch_folder(const Reader& reader, const std::string& folder);

}  // namespace railref::app
