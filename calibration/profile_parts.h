#pragma once

#include <cstring>
#include <opencv2/core.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "calibration/features.h"
#include "maps/json_reader.h"
#include "maps/result.h"

/// The container of profile files, whatever game: one line of text
///     <format> <bytes of JSON> <bytes of numbers> <CRC-32 of both, hex>
/// then a JSON object with the names and the counts, then the numbers, little-endian.
namespace railref::calibration {

/// The two parts of a profile file.
struct ProfileParts {
    std::string_view json;
    std::string_view numbers;
};

/// `what` is what errors call the file: "a board profile".
[[nodiscard]] maps::Result<ProfileParts> split_profile(std::string_view bytes, std::string_view format,
                                                       std::string_view what, const std::string& file);
[[nodiscard]] std::string join_profile(std::string_view format, const maps::Json& header, const std::string& numbers);

/// Bytes of so many features.
[[nodiscard]] std::size_t feature_bytes(int count);

class NumberWriter {
public:
    template <class T>
    void put(const T& value) {
        bytes_.append(reinterpret_cast<const char*>(&value), sizeof(T));
    }
    void put(const Features& features);
    void put(const cv::Mat& matrix);  ///< its rows
    [[nodiscard]] const std::string& bytes() const { return bytes_; }

private:
    std::string bytes_;
};

/// Reads what NumberWriter wrote; the caller has checked that the bytes suffice.
class NumberReader {
public:
    explicit NumberReader(std::string_view bytes) : bytes_(bytes) {}

    template <class T>
    void get(T& value) {
        std::memcpy(static_cast<void*>(&value), bytes_.data(), sizeof(T));
        bytes_.remove_prefix(sizeof(T));
    }
    [[nodiscard]] Features features(int count);
    [[nodiscard]] cv::Mat matrix(int rows, int columns, int type);

private:
    std::string_view bytes_;
};

}  // namespace railref::calibration
