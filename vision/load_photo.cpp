#include "vision/load_photo.h"

#include <chrono>

#include "calibration/media/media.h"
#include "maps/json_reader.h"
#include "vision/warm_up.h"

namespace railref::vision {

namespace {

constexpr std::size_t kTellingBytes = 16;  // fewer do not say what kind of picture begins there
constexpr int kLargestSide = 2600;         // px: more is not needed to read a board, and costs time

}  // namespace

maps::Result<Photo> load_photo(const std::filesystem::path& file) {
    const auto wrong = [&](std::string what) {
        return tl::unexpected(maps::FileError{file.string(), "", std::move(what)});
    };
    const auto bytes = maps::read_text(file);
    if (!bytes) return tl::unexpected(bytes.error());
    if (media::is_cut_short(*bytes)) return wrong("expected a whole picture, found one that is cut short");
    const auto start = std::chrono::steady_clock::now();
    auto picture = [&] {
        const WarmUp warm_up;
        return media::decode(*bytes, kLargestSide);
    }();
    if (!picture) return wrong(picture.error());
    Photo photo;
    photo.file = file.string();
    photo.pixels = std::move(picture->pixels);
    photo.full_size = picture->full_size;
    photo.decode_ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    return photo;
}

bool is_whole_picture(const std::filesystem::path& file) {
    const auto bytes = maps::read_text(file);
    return bytes && bytes->size() >= kTellingBytes && !media::is_cut_short(*bytes);
}

}  // namespace railref::vision
