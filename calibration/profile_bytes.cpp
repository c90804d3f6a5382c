#include "calibration/profile_bytes.h"

#include <unistd.h>

#include <array>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <sstream>

#include "maps/json_reader.h"
#include "maps/load_map.h"

namespace railref::calibration {

namespace {

constexpr std::string_view kFormat = "railref-profile/1";
constexpr int kColourBytes = kColourColumns * kColourRows * 3;
constexpr int kDescriptorBytes = 128;

/// CRC-32 as in zlib (reflected, polynomial 0xEDB88320).
std::uint32_t crc32(std::string_view bytes) {
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char c : bytes) {
        crc ^= static_cast<std::uint8_t>(c);
        for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1U) ^ (0xEDB88320U & (0U - (crc & 1U)));
    }
    return ~crc;
}

class Writer {
public:
    template <class T>
    void put(const T& value) {
        const auto* bytes = reinterpret_cast<const char*>(&value);
        bytes_.append(bytes, sizeof(T));
    }
    void put(const Features& features) {
        for (const cv::Point2f p : features.at) put(p);
        for (int i = 0; i < features.descriptors.rows; ++i)
            bytes_.append(features.descriptors.ptr<char>(i), kDescriptorBytes);
    }
    void put(const std::vector<PlaceColours>& places) {
        for (const PlaceColours& colours : places)
            for (int y = 0; y < colours.rows; ++y)
                bytes_.append(colours.ptr<char>(y), static_cast<std::size_t>(colours.cols) * 3);
    }
    [[nodiscard]] const std::string& bytes() const { return bytes_; }

private:
    std::string bytes_;
};

/// Reads what Writer wrote; the caller has checked that the bytes suffice.
class Reader {
public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    template <class T>
    void get(T& value) {
        std::memcpy(static_cast<void*>(&value), bytes_.data(), sizeof(T));
        bytes_.remove_prefix(sizeof(T));
    }
    Features features(int count) {
        Features features;
        features.at.resize(static_cast<std::size_t>(count));
        for (cv::Point2f& p : features.at) get(p);
        features.descriptors = matrix(count, kDescriptorBytes, CV_8U);
        return features;
    }
    std::vector<PlaceColours> places(std::size_t count) {
        std::vector<PlaceColours> places;
        for (std::size_t i = 0; i < count; ++i) places.push_back(matrix(kColourRows, kColourColumns, CV_8UC3));
        return places;
    }

private:
    cv::Mat matrix(int rows, int columns, int type) {
        cv::Mat m(rows, columns, type);
        const std::size_t size = m.total() * m.elemSize();
        std::memcpy(m.data, bytes_.data(), size);
        bytes_.remove_prefix(size);
        return m;
    }

    std::string_view bytes_;
};

struct Counts {
    int far = 0;
    int near = 0;
    int spots = 0;
    std::size_t spaces = 0;
    std::size_t cities = 0;
    std::size_t squares = 0;

    [[nodiscard]] std::size_t bytes() const {
        return static_cast<std::size_t>(far + near) * (sizeof(cv::Point2f) + kDescriptorBytes) +
               static_cast<std::size_t>(spots) * (sizeof(cv::Point2f) + sizeof(cv::Vec3b)) +
               spaces * 5 * sizeof(double) + (spaces + cities + squares) * kColourBytes;
    }
};

std::size_t space_count(const maps::BoardMap& map) {
    std::size_t count = 0;
    for (const maps::Route& route : map.routes()) count += route.spaces.size();
    return count;
}

BoardProfile read_numbers(std::string_view bytes, const Counts& counts) {
    Reader reader(bytes);
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
    profile.at_spaces = reader.places(counts.spaces);
    profile.at_cities = reader.places(counts.cities);
    profile.at_squares = reader.places(counts.squares);
    return profile;
}

/// The two parts of a profile file.
struct Parts {
    std::string_view json;
    std::string_view numbers;
};

maps::Result<Parts> split(std::string_view bytes, const std::string& file) {
    const auto wrong = [&](std::string what) { return tl::unexpected(maps::FileError{file, "", std::move(what)}); };
    const std::size_t line_end = bytes.substr(0, 200).find('\n');
    if (!bytes.starts_with(kFormat) || line_end == std::string_view::npos)
        return wrong("expected a board profile (\"" + std::string(kFormat) + "\"), found another kind of file");
    std::istringstream line{std::string(bytes.substr(kFormat.size(), line_end - kFormat.size()))};
    std::size_t json = 0;
    std::size_t numbers = 0;
    std::uint32_t crc = 0;
    if (!(line >> json >> numbers >> std::hex >> crc))
        return wrong("expected lengths and a checksum in the first line");
    const std::string_view body = bytes.substr(line_end + 1);
    if (json > body.size() || numbers > body.size() || body.size() != json + numbers)
        return wrong("expected " + std::to_string(json + numbers) + " bytes after the first line, found " +
                     std::to_string(body.size()) + ": the file is cut short or damaged");
    if (crc32(body) != crc) return wrong("expected another checksum: the file is damaged");
    return Parts{body.substr(0, json), body.substr(json)};
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
    Writer numbers;
    numbers.put(profile.far_features);
    numbers.put(profile.near_features);
    for (const cv::Point2f p : profile.light_spots.at) numbers.put(p);
    for (const cv::Vec3b& c : profile.light_spots.colours) numbers.put(c);
    for (const maps::Space& space : profile.spaces)
        for (const double v : {space.centre.x, space.centre.y, space.length, space.width, space.angle_deg})
            numbers.put(v);
    numbers.put(profile.at_spaces);
    numbers.put(profile.at_cities);
    numbers.put(profile.at_squares);
    const std::string json = header.dump(1) + "\n";
    std::ostringstream out;
    out << kFormat << ' ' << json.size() << ' ' << numbers.bytes().size() << ' ' << std::hex
        << crc32(json + numbers.bytes()) << '\n'
        << json << numbers.bytes();
    return out.str();
}

maps::Result<BoardProfile> parse_profile(std::string_view bytes, const std::string& file) {
    const auto parts = split(bytes, file);
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
    const auto failed = [&] {
        return tl::unexpected(maps::FileError{file.string(), "", "expected a place where a file can be written"});
    };
    const std::filesystem::path temporary = file.string() + ".part" + std::to_string(::getpid());
    std::error_code ignored;
    {
        std::ofstream out(temporary, std::ios::binary);
        out << profile_to_bytes(profile);
        out.flush();
        if (!out) {
            std::filesystem::remove(temporary, ignored);
            return failed();
        }
    }
    std::error_code error;
    std::filesystem::rename(temporary, file, error);
    if (!error) return {};
    std::filesystem::remove(temporary, ignored);
    return failed();
}

}  // namespace railref::calibration
