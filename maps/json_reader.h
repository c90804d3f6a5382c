#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "maps/result.h"

/// Strict reading of JSON files, shared by boards, games, tickets and readings.
namespace railref::maps {

/// Keys keep the file's order; a file written again looks like the one read.
using Json = nlohmann::ordered_json;

/// Whole file as text. Errors: missing, unreadable, a folder, more than 256 MB (a film, a device without end).
[[nodiscard]] Result<std::string> read_text(const std::filesystem::path& file);

/// Parses UTF-8 JSON; refuses syntax errors (with line and column) and duplicate keys (with their pointer).
[[nodiscard]] Result<Json> parse_json(std::string_view text, const std::string& file);

class JsonReader;

/// One place in a document. Reading a wrong type or a missing key notes the first fault in the reader and goes on with
/// a harmless value, so that reading code stays straight; ask JsonReader::fault() once at the end.
class JsonNode {
public:
    [[nodiscard]] JsonNode operator[](std::string_view key) const;                ///< a key that must be there
    [[nodiscard]] std::optional<JsonNode> find(std::string_view key) const;       ///< a key that may be left out
    [[nodiscard]] std::vector<JsonNode> items() const;                            ///< of an array
    [[nodiscard]] std::vector<std::pair<std::string, JsonNode>> members() const;  ///< of an object

    [[nodiscard]] std::string string() const;
    [[nodiscard]] std::vector<std::string> strings() const;  ///< of an array of texts
    [[nodiscard]] double number() const;
    [[nodiscard]] int integer() const;  ///< within int; 3.0 is no integer
    [[nodiscard]] int integer(int least, int most) const;
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] bool is_null() const { return json_->is_null(); }

    [[nodiscard]] const std::string& pointer() const { return pointer_; }
    [[nodiscard]] const Json& json() const { return *json_; }

    /// Notes that this place is wrong: `what` is e.g. "a city of this board". "found ..." is added.
    void expected(std::string_view what) const;

private:
    friend class JsonReader;
    JsonNode(JsonReader& reader, const Json& json, std::string pointer)
        : reader_(&reader), json_(&json), pointer_(std::move(pointer)) {}

    JsonReader* reader_;
    const Json* json_;
    std::string pointer_;
};

class JsonReader {
public:
    /// `json` must outlive the reader.
    JsonReader(const Json& json, std::string file) : json_(&json), file_(std::move(file)) {}
    JsonReader(const JsonReader&) = delete;
    JsonReader& operator=(const JsonReader&) = delete;

    [[nodiscard]] JsonNode root() { return {*this, *json_, ""}; }

    /// Requires root /format to be exactly `format` ("railref-game/1").
    void require_format(std::string_view format);

    void note(std::string pointer, std::string expected);
    [[nodiscard]] const std::optional<FileError>& fault() const { return fault_; }
    [[nodiscard]] const std::string& file() const { return file_; }

private:
    const Json* json_;
    std::string file_;
    std::optional<FileError> fault_;
};

}  // namespace railref::maps
