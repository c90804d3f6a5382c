#include "calibration/profile_bytes.h"

#include "calibration/board_warp.h"
#include "calibration/profile_parts.h"
#include "maps/json_reader.h"
#include "maps/load_map.h"
#include "maps/write_file.h"

namespace railref::calibration {

namespace {

constexpr std::string_view kFormat = "railref-profile/1";
constexpr int kColourBytes = kColourColumns * kColourRows * 3;
/// Appends the places' colours.
void put(NumberWriter& writer, const std::vector<PlaceColours>& places) {
    for (const PlaceColours& colours : places) writer.put(colours);
}

std::vector<PlaceColours> read_places(NumberReader& reader, std::size_t count) {
    std::vector<PlaceColours> places;
    for (std::size_t i = 0; i < count; ++i) places.push_back(reader.matrix(kColourRows, kColourColumns, CV_8UC3));
    return places;
}

struct Counts {
    int far = 0;
    int near = 0;
    int spots = 0;
    std::size_t spaces = 0;
    std::size_t cities = 0;
    std::size_t squares = 0;

    [[nodiscard]] std::size_t bytes() const {
        return feature_bytes(far + near) + static_cast<std::size_t>(spots) * (sizeof(cv::Point2f) + sizeof(cv::Vec3b)) +
               spaces * 5 * sizeof(double) + (spaces + cities + squares) * kColourBytes;
    }
};

std::size_t space_count(const maps::BoardMap& map) {
    std::size_t count = 0;
    for (const maps::Route& route : map.routes()) count += route.spaces.size();
    return count;
}

BoardProfile read_numbers(std::string_view bytes, const Counts& counts) {
    NumberReader reader(bytes);
    BoardProfile profile;
    profile.far_features = reader.features(counts.far);
    profile.near_features = reader.features(counts.near);
    profile.light_spots.at.resize(static_cast<std::size_t>(counts.spots));
    profile.light_spots.colours.resize(static_cast<std::size_t>(counts.spots));
    for (cv::Point2f& p : profile.light_spots.at) reader.get(p);
    for (cv::Vec3b& c : profile.light_spots.colours) reader.get(c);
    profile.spaces.resize(counts.spaces);
    for (maps::Space& space : profile.spaces) {
        reader.get(space.centre.x);
        reader.get(space.centre.y);
        reader.get(space.length);
        reader.get(space.width);
        reader.get(space.angle_deg);
    }
    profile.at_spaces = read_places(reader, counts.spaces);
    profile.at_cities = read_places(reader, counts.cities);
    profile.at_squares = read_places(reader, counts.squares);
    return profile;
}

}  // namespace

std::string profile_to_bytes(const BoardProfile& profile) {
    maps::Json header;
    header["format"] = kFormat;
    header["board"] = profile.map->id();
    header["printing"] = profile.printing;
    header["source"] = profile.source;
    header["far_features"] = profile.far_features.size();
    header["near_features"] = profile.near_features.size();
    header["light_spots"] = profile.light_spots.at.size();
    NumberWriter numbers;
    numbers.put(profile.far_features);
    numbers.put(profile.near_features);
    for (const cv::Point2f p : profile.light_spots.at) numbers.put(p);
    for (const cv::Vec3b& c : profile.light_spots.colours) numbers.put(c);
    for (const maps::Space& space : profile.spaces)
        for (const double v : {space.centre.x, space.centre.y, space.length, space.width, space.angle_deg})
            numbers.put(v);
    put(numbers, profile.at_spaces);
    put(numbers, profile.at_cities);
    put(numbers, profile.at_squares);
    return join_profile(kFormat, header, numbers.bytes());
}

maps::Result<BoardProfile> parse_profile(std::string_view bytes, const std::string& file) {
    const auto parts = split_profile(bytes, kFormat, "a board profile", file);
    if (!parts) return tl::unexpected(parts.error());
    const auto json = maps::parse_json(parts->json, file);
    if (!json) return tl::unexpected(json.error());
    maps::JsonReader reader(*json, file);
    reader.require_format(kFormat);
    const maps::JsonNode root = reader.root();
    const maps::BoardMap* map = maps::built_in_board(root["board"].string());
    if (map == nullptr) root["board"].expected("a board of this program");
    const std::string printing = root["printing"].string();
    const std::string source = root["source"].string();
    constexpr int most = 100000;
    Counts counts{root["far_features"].integer(0, most), root["near_features"].integer(0, most),
                  root["light_spots"].integer(0, most)};
    if (reader.fault()) return tl::unexpected(*reader.fault());
    counts.spaces = space_count(*map);
    counts.cities = map->cities().size();
    counts.squares = map->score_track().size();
    if (counts.bytes() != parts->numbers.size())
        return tl::unexpected(maps::FileError{file, "",
                                              "expected " + std::to_string(counts.bytes()) +
                                                  " bytes of numbers for the " + map->id() + " board, found " +
                                                  std::to_string(parts->numbers.size())});
    BoardProfile profile = read_numbers(parts->numbers, counts);
    profile.map = map;
    profile.board = map->id();
    profile.size_mm = size_mm(*map);
    profile.printing = printing;
    profile.source = source;
    return profile;
}

maps::Result<BoardProfile> load_profile(const std::filesystem::path& file) {
    const auto bytes = maps::read_text(file);
    if (!bytes) return tl::unexpected(bytes.error());
    return parse_profile(*bytes, file.string());
}

maps::Result<void> save_profile(const BoardProfile& profile, const std::filesystem::path& file) {
    return maps::write_file(file, profile_to_bytes(profile));
}

}  // namespace railref::calibration
