#include <algorithm>
#include <exception>
#include <filesystem>
#include <iostream>
#include <thread>

#include "app/cli/reader.h"
#include "app/cli/stop_signal.h"
#include "app/referee/watched_folder.h"

namespace railref::app {

namespace {

namespace fs = std::filesystem;

constexpr std::chrono::milliseconds kBetweenLooks{200};

tl::expected<std::vector<std::string>, std::string> photos_in(const std::string& folder) {
    std::error_code error;
    std::vector<std::string> files;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        if (is_picture_name(entry->path()) && !entry->is_directory(error)) files.push_back(entry->path().string());
    }
    if (error) return tl::unexpected(folder + ": cannot be read as a folder: " + error.message());
    if (files.empty()) return tl::unexpected(folder + ": expected photos in this folder, found none");
    std::sort(files.begin(), files.end());
    return files;
}

Exit read_and_print(const Reader& reader, const std::string& file) {
    const auto photos = load_photos(reader, {file});
    if (!photos) return photos.error();
    const auto reading = read_photos(reader, *photos);
    return reading ? print_json_line(json_of(reader, *reading)) : reading.error();
}

/// A picture that a library chokes on must not end the others.
Exit print_line(const Reader& reader, const std::string& file) {
    try {
        return read_and_print(reader, file);
    } catch (const std::exception& error) {
        return fail(file + ": stopped: " + error.what());
    }
}

}  // namespace

Exit read_folder(const Reader& reader, const std::string& folder) {
    const auto files = photos_in(folder);
    if (!files) return fail(files.error());
    Exit worst = Exit::done;
    for (const std::string& file : *files) {
        worst = std::max(worst, print_line(reader, file));
        if (!std::cout) break;  // nobody takes the others
    }
    return worst;
}

Exit watch_folder(const Reader& reader, const std::string& folder) {
    auto watched = WatchedFolder::open(folder);
    if (!watched) return fail(watched.error());
    const StopSignal stop;
    note(folder + ": watching for new pictures; Ctrl+C ends it");
    while (!stop.raised()) {
        const auto arrived = watched->arrivals(std::chrono::steady_clock::now());
        if (!arrived) return fail(arrived.error());
        for (const fs::path& file : *arrived) print_line(reader, file.string());
        std::this_thread::sleep_for(kBetweenLooks);
    }
    return Exit::done;
}

}  // namespace railref::app
