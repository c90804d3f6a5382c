#include "calibration/dudu/hex_profile.h"

#include <opencv2/imgproc.hpp>

#include "calibration/learn_face.h"
#include "calibration/profile_parts.h"
#include "maps/dudu/hex_face.h"
#include "maps/dudu/load_hex_map.h"
#include "maps/write_file.h"

namespace railref::calibration::dudu {

namespace {

constexpr std::string_view kFormat = "railref-hex-profile/1";

cv::Size print_size(cv::Size2d size_mm) {
    return {cvRound(size_mm.width * kPrintPxPerMm), cvRound(size_mm.height * kPrintPxPerMm)};
}

/// The profile without its numbers, and how many of them there are.
struct Header {
    HexProfile profile;
    int far = 0;
    int near = 0;

    [[nodiscard]] std::size_t bytes() const {
        return feature_bytes(far + near) + static_cast<std::size_t>(print_size(profile.size_mm).area()) * 3;
    }
};

maps::Result<Header> read_header(std::string_view text, const std::string& file) {
    const auto json = maps::parse_json(text, file);
    if (!json) return tl::unexpected(json.error());
    maps::JsonReader reader(*json, file);
    reader.require_format(kFormat);
    const maps::JsonNode root = reader.root();
    const maps::Json document = root["map"].json();
    const std::string printing = root["printing"].string();
    const std::string source = root["source"].string();
    constexpr int most = 100000;
    const int far = root["far_features"].integer(0, most);
    const int near = root["near_features"].integer(0, most);
    if (reader.fault()) return tl::unexpected(*reader.fault());
    const auto map = maps::dudu::parse_hex_map(document.dump(), file);
    if (!map) return tl::unexpected(map.error());
    return Header{HexProfile{{map->id(), size_mm(*map), printing, source, {}, {}}, *map, {}}, far, near};
}

}  // namespace

cv::Size2d size_mm(const maps::dudu::HexMap& map) {
    const maps::dudu::HexFace face(map);
    return {face.width_mm(), face.height_mm()};
}

HexProfile learn_hex_map(const cv::Mat& photo, const BoardWarp& warp, const maps::dudu::HexMap& map,
                         std::string printing, std::string source) {
    HexProfile profile{learn_face(photo, warp, size_mm(map)), map,
                       smooth_view(photo, warp, size_mm(map), kPrintPxPerMm)};
    cv::resize(profile.print, profile.print, print_size(profile.size_mm), 0, 0, cv::INTER_LINEAR);
    profile.board = map.id();
    profile.printing = std::move(printing);
    profile.source = std::move(source);
    return profile;
}

std::string profile_to_bytes(const HexProfile& profile) {
    maps::Json header;
    header["format"] = kFormat;
    header["map"] = maps::dudu::hex_map_json(profile.map);
    header["printing"] = profile.printing;
    header["source"] = profile.source;
    header["far_features"] = profile.far_features.size();
    header["near_features"] = profile.near_features.size();
    NumberWriter numbers;
    numbers.put(profile.far_features);
    numbers.put(profile.near_features);
    numbers.put(profile.print);
    return join_profile(kFormat, header, numbers.bytes());
}

maps::Result<HexProfile> parse_hex_profile(std::string_view bytes, const std::string& file) {
    const auto parts = split_profile(bytes, kFormat, "a hex map's profile", file);
    if (!parts) return tl::unexpected(parts.error());
    auto header = read_header(parts->json, file);
    if (!header) return tl::unexpected(header.error());
    if (header->bytes() != parts->numbers.size())
        return tl::unexpected(maps::FileError{file, "",
                                              "expected " + std::to_string(header->bytes()) +
                                                  " bytes of numbers for the map " + header->profile.board +
                                                  ", found " + std::to_string(parts->numbers.size())});
    NumberReader reader(parts->numbers);
    header->profile.far_features = reader.features(header->far);
    header->profile.near_features = reader.features(header->near);
    const cv::Size size = print_size(header->profile.size_mm);
    header->profile.print = reader.matrix(size.height, size.width, CV_8UC3);
    return std::move(header->profile);
}

maps::Result<HexProfile> load_hex_profile(const std::filesystem::path& file) {
    const auto bytes = maps::read_text(file);
    if (!bytes) return tl::unexpected(bytes.error());
    return parse_hex_profile(*bytes, file.string());
}

maps::Result<void> save_hex_profile(const HexProfile& profile, const std::filesystem::path& file) {
    return maps::write_file(file, profile_to_bytes(profile));
}

bool is_hex_profile(std::string_view bytes) { return bytes.starts_with(kFormat); }

}  // namespace railref::calibration::dudu
