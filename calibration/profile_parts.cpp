#include "calibration/profile_parts.h"

#include <zlib.h>

#include <cstdint>
#include <sstream>

namespace railref::calibration {

namespace {

constexpr int kDescriptorBytes = 128;

std::uint32_t checksum(std::string_view bytes) {
    return static_cast<std::uint32_t>(crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

}  // namespace

std::size_t feature_bytes(int count) {
    return static_cast<std::size_t>(count) * (sizeof(cv::Point2f) + kDescriptorBytes);
}

void NumberWriter::put(const Features& features) {
    for (const cv::Point2f p : features.at) put(p);
    put(features.descriptors);
}

void NumberWriter::put(const cv::Mat& matrix) {
    for (int y = 0; y < matrix.rows; ++y)
        bytes_.append(matrix.ptr<char>(y), static_cast<std::size_t>(matrix.cols) * matrix.elemSize());
}

Features NumberReader::features(int count) {
    Features features;
    features.at.resize(static_cast<std::size_t>(count));
    for (cv::Point2f& p : features.at) get(p);
    features.descriptors = matrix(count, kDescriptorBytes, CV_8U);
    return features;
}

cv::Mat NumberReader::matrix(int rows, int columns, int type) {
    cv::Mat m(rows, columns, type);
    const std::size_t size = m.total() * m.elemSize();
    std::memcpy(m.data, bytes_.data(), size);
    bytes_.remove_prefix(size);
    return m;
}

maps::Result<ProfileParts> split_profile(std::string_view bytes, std::string_view format, std::string_view what,
                                         const std::string& file) {
    const auto wrong = [&](std::string line) { return tl::unexpected(maps::FileError{file, "", std::move(line)}); };
    const std::size_t line_end = bytes.substr(0, 200).find('\n');
    if (!bytes.starts_with(format) || line_end == std::string_view::npos)
        return wrong("expected " + std::string(what) + " (\"" + std::string(format) +
                     "\"), found another kind of file");
    std::istringstream line{std::string(bytes.substr(format.size(), line_end - format.size()))};
    std::size_t json = 0;
    std::size_t numbers = 0;
    std::uint32_t crc = 0;
    if (!(line >> json >> numbers >> std::hex >> crc))
        return wrong("expected lengths and a checksum in the first line");
    const std::string_view body = bytes.substr(line_end + 1);
    if (json > body.size() || numbers > body.size() || body.size() != json + numbers)
        return wrong("expected " + std::to_string(json + numbers) + " bytes after the first line, found " +
                     std::to_string(body.size()) + ": the file is cut short or damaged");
    if (checksum(body) != crc) return wrong("expected another checksum: the file is damaged");
    return ProfileParts{body.substr(0, json), body.substr(json)};
}

std::string join_profile(std::string_view format, const maps::Json& header, const std::string& numbers) {
    const std::string json = header.dump(1) + "\n";
    std::ostringstream out;
    out << format << ' ' << json.size() << ' ' << numbers.size() << ' ' << std::hex << checksum(json + numbers) << '\n'
        << json << numbers;
    return out.str();
}

}  // namespace railref::calibration
