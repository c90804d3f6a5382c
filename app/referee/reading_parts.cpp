#include "app/referee/reading_parts.h"

#include <algorithm>
#include <limits>

#include "app/referee/words.h"

namespace railref::app {

namespace {

vision::Registration read_registration(const maps::JsonNode& node) {
    vision::Registration registration;
    const auto numbers = node["homography"].items();
    if (numbers.size() != registration.homography.size()) node["homography"].expected("a list of 9 numbers");
    for (std::size_t i = 0; i < std::min(numbers.size(), registration.homography.size()); ++i) {
        registration.homography[i] = numbers[i].number();
    }
    registration.inliers = node["inliers"].integer(0, std::numeric_limits<int>::max());
    registration.error_px = node["error_px"].number();
    registration.visible = node["visible"].number();
    return registration;
}

maps::Json registration_json(const vision::Registration& registration, const maps::Json& old) {
    maps::Json json;
    json["homography"] = registration.homography;
    json["inliers"] = registration.inliers;
    json["error_px"] = registration.error_px;
    json["visible"] = registration.visible;
    return keep_unknown(std::move(json), old, {});
}

}  // namespace

double read_probability(const maps::JsonNode& node) {
    const double value = node.number();
    if (value < 0 || value > 1) node.expected("a probability from 0 to 1");
    return value;
}

vision::ReadImage read_image(const maps::JsonNode& node) {
    vision::ReadImage image;
    image.file = node["file"].string();
    image.width = node["width"].integer(0, std::numeric_limits<int>::max());
    image.height = node["height"].integer(0, std::numeric_limits<int>::max());
    image.registration = read_registration(node["registration"]);
    return image;
}

std::vector<vision::Unreadable> read_left_out(const maps::JsonNode& root) {
    std::vector<vision::Unreadable> photos;
    if (const auto list = root.find("left_out"))
        for (const maps::JsonNode& photo : list->items())
            photos.push_back({photo["file"].string(), photo["why"].string()});
    return photos;
}

vision::Timing read_timing(const maps::JsonNode& node) {
    const auto ms = [&](std::string_view key) {
        const auto value = node.find(key);
        return value ? value->number() : 0.0;
    };
    return {ms("decode"), ms("register"), ms("read"), ms("total")};
}

namespace {

/// The entry of `old` at that place, where it is of the same file.
maps::Json entry_before(const maps::Json& old, std::size_t place, const std::string& file) {
    const bool same = old.is_array() && place < old.size() && member(old[place], "file") == file;
    return same ? old[place] : maps::Json();
}

}  // namespace

maps::Json images_json(const std::vector<vision::ReadImage>& images, const maps::Json& old) {
    maps::Json list = maps::Json::array();
    for (const vision::ReadImage& image : images) {
        const maps::Json before = entry_before(old, list.size(), image.file);
        maps::Json json;
        json["file"] = image.file;
        json["width"] = image.width;
        json["height"] = image.height;
        json["registration"] = registration_json(image.registration, member(before, "registration"));
        list.push_back(keep_unknown(std::move(json), before, {}));
    }
    return list;
}

maps::Json left_out_json(const std::vector<vision::Unreadable>& photos, const maps::Json& old) {
    maps::Json list = maps::Json::array();
    for (const vision::Unreadable& photo : photos) {
        maps::Json json;
        json["file"] = photo.file;
        json["why"] = photo.why;
        list.push_back(keep_unknown(std::move(json), entry_before(old, list.size(), photo.file), {}));
    }
    return list;
}

maps::Json timing_json(const vision::Timing& timing, const maps::Json& old) {
    maps::Json json;
    json["decode"] = timing.decode_ms;
    json["register"] = timing.register_ms;
    json["read"] = timing.read_ms;
    json["total"] = timing.total_ms;
    return keep_unknown(std::move(json), old, {});
}

}  // namespace railref::app
