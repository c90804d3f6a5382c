#include "app/referee/watched_folder.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

#include "vision/load_photo.h"

namespace railref::app {

namespace fs = std::filesystem;

std::span<const std::string_view> picture_endings() {
    static constexpr std::array<std::string_view, 10> known{".jpg", ".jpeg", ".png",  ".webp", ".bmp",
                                                            ".tif", ".tiff", ".heic", ".heif", ".avif"};
    return known;
}

bool is_picture_name(const fs::path& file) {
    const std::string name = file.filename().string();
    if (name.starts_with('.')) return false;  // others' unfinished copies
    std::string extension = file.extension().string();
    std::ranges::transform(extension, extension.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return std::ranges::find(picture_endings(), extension) != picture_endings().end();
}

maps::Result<WatchedFolder> WatchedFolder::open(const fs::path& folder) {
    WatchedFolder watched(folder);
    auto files = watched.look();
    if (!files) return tl::unexpected(files.error());
    for (const auto& [file, state] : *files) watched.seen_[file] = {state, {}, true};
    return watched;
}

maps::Result<std::map<fs::path, WatchedFolder::State>> WatchedFolder::look() const {
    std::error_code error;
    std::map<fs::path, State> files;
    for (fs::directory_iterator entry(folder_, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code gone;  // a file may vanish while it is looked at
        if (!is_picture_name(entry->path()) || !entry->is_regular_file(gone)) continue;
        State state;
        state.size = entry->file_size(gone);
        if (!gone) state.written = entry->last_write_time(gone);
        if (!gone) files[entry->path()] = state;
    }
    if (error)
        return tl::unexpected(
            maps::FileError{folder_.string(), "", "expected a folder that can be read: " + error.message()});
    return files;
}

maps::Result<std::vector<fs::path>> WatchedFolder::arrivals(Time now) {
    const auto files = look();
    if (!files) return tl::unexpected(files.error());
    std::erase_if(seen_, [&](const auto& known) { return !files->contains(known.first); });
    std::vector<fs::path> arrived;
    for (const auto& [file, state] : *files) {
        const auto known = seen_.try_emplace(file, Seen{state, now, false}).first;
        Seen& seen = known->second;
        if (seen.state != state) seen = {state, now, false};
        if (seen.given_out || now - seen.since < kSettled) continue;
        if (now - seen.since < kGivenUp && !vision::is_whole_picture(file)) continue;
        seen.given_out = true;
        arrived.push_back(file);
    }
    return arrived;
}

}  // namespace railref::app
