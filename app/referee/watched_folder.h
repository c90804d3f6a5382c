#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <span>
#include <string_view>
#include <vector>

#include "maps/result.h"

namespace railref::app {

/// How the names of picture files end that load_photo() may know: ".jpg", ... in small letters.
[[nodiscard]] std::span<const std::string_view> picture_endings();
/// A picture file that load_photo() may know, by the ending of its name.
[[nodiscard]] bool is_picture_name(const std::filesystem::path& file);

/// A folder that pictures are dropped into, by a phone's synchronisation or a camera. It is looked at again and again;
/// no system watches folders everywhere (shared drives, other systems), and a photo comes once in many seconds.
class WatchedFolder {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// A file that has not grown or changed for so long, and has its end, has arrived.
    static constexpr std::chrono::milliseconds kSettled{700};
    /// A file without its own end that has not changed for so long stays so; it is given out, and reading says what is
    /// wrong with it.
    static constexpr std::chrono::seconds kGivenUp{20};

    /// Pictures that lie there now do not count as new. Errors: no folder, or not to be read.
    [[nodiscard]] static maps::Result<WatchedFolder> open(const std::filesystem::path& folder);

    /// The pictures that have arrived since the last look, by name. One written over arrives again. Call it some times
    /// a second. Errors: the folder is gone.
    [[nodiscard]] maps::Result<std::vector<std::filesystem::path>> arrivals(Time now);

private:
    struct State {
        std::uintmax_t size = 0;
        std::filesystem::file_time_type written;
        bool operator==(const State&) const = default;
    };
    struct Seen {
        State state;
        Time since;
        bool given_out = false;
    };

    explicit WatchedFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}
    [[nodiscard]] maps::Result<std::map<std::filesystem::path, State>> look() const;

    std::filesystem::path folder_;
    std::map<std::filesystem::path, Seen> seen_;
};

}  // namespace railref::app
