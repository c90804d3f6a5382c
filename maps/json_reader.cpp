#include "maps/json_reader.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <limits>
#include <system_error>
#include <vector>

namespace railref::maps {

namespace {

constexpr std::uintmax_t kMostBytes = std::uintmax_t{256} << 20;

/// RFC 6901: "~" and "/" inside a key are escaped.
std::string escaped(std::string_view key) {
    std::string out;
    for (const char c : key) {
        if (c == '~') {
            out += "~0";
        } else if (c == '/') {
            out += "~1";
        } else {
            out += c;
        }
    }
    return out;
}

/// What stands there, short enough for one line.
std::string shown(const Json& json) {
    if (json.is_object()) return "an object";
    if (json.is_array()) return "a list";
    constexpr std::size_t longest = 60;
    std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > longest)
        text = json.is_string() ? "a text of " + std::to_string(text.size()) + " characters" : "a long number";
    return text;
}

struct Place {
    std::size_t line = 1;
    std::size_t column = 1;
};

Place place_of(std::string_view text, std::size_t byte) {
    Place place;
    for (const char c : text.substr(0, byte == 0 ? 0 : byte - 1)) {
        if (c == '\n') {
            ++place.line;
            place.column = 1;
        } else {
            ++place.column;
        }
    }
    return place;
}

/// Watches the parser for what nlohmann lets pass: duplicate keys, and nesting so deep that it would exhaust the stack.
class DocumentGuard {
public:
    /// False to stop the parser.
    bool operator()(int depth, Json::parse_event_t event, const Json& parsed) {
        switch (event) {
            case Json::parse_event_t::object_start:
            case Json::parse_event_t::array_start:
                enter(depth, event == Json::parse_event_t::object_start);
                break;
            case Json::parse_event_t::object_end:
            case Json::parse_event_t::array_end:
                levels_.pop_back();
                break;
            case Json::parse_event_t::key:
                see_key(parsed.get_ref<const std::string&>());
                break;
            case Json::parse_event_t::value:
                count_item();
                break;
        }
        return true;
    }

    [[nodiscard]] const std::optional<std::string>& duplicate() const { return duplicate_; }

private:
    struct Level {
        bool object = false;
        std::set<std::string> keys;
        std::string token;  ///< the key or index that is being read
        std::size_t items = 0;
    };

    void enter(int, bool object) {
        count_item();
        levels_.push_back({object, {}, "", 0});
    }

    void count_item() {
        if (levels_.empty() || levels_.back().object) return;
        levels_.back().token = std::to_string(levels_.back().items++);
    }

    void see_key(const std::string& key) {
        Level& level = levels_.back();
        level.token = escaped(key);
        if (!level.keys.insert(key).second && !duplicate_) duplicate_ = pointer();
    }

    [[nodiscard]] std::string pointer() const {
        std::string path;
        for (const Level& level : levels_) path += "/" + level.token;
        return path;
    }

    std::vector<Level> levels_;
    std::optional<std::string> duplicate_;
};

/// Deeper than any file of ours; the parser's callbacks and destructors recurse.
constexpr int deepest_nesting = 64;

bool too_deep(std::string_view text) {
    int depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string) {
            if (c == '\\') {
                ++i;
            } else if (c == '"') {
                in_string = false;
            }
        } else if (c == '"') {
            in_string = true;
        } else if (c == '{' || c == '[') {
            if (++depth > deepest_nesting) return true;
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return false;
}

/// Stands in for what is missing, so that reading code can go on.
const Json& nothing() {
    static const Json value;
    return value;
}

}  // namespace

Result<std::string> read_text(const std::filesystem::path& file) {
    const auto fail = [&](std::string why) { return tl::unexpected(FileError{file.string(), "", std::move(why)}); };
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (status.type() == std::filesystem::file_type::not_found) return fail("no such file");
    if (error) return fail(error.message());
    if (std::filesystem::is_directory(status)) return fail("expected a file, found a folder");
    std::ifstream in(file, std::ios::binary);
    if (!in) return fail("cannot be read (permission?)");
    std::string text;
    if (const auto size = std::filesystem::file_size(file, error); !error) text.reserve(std::min(size, kMostBytes));
    std::vector<char> part(std::size_t{1} << 20);
    do {
        in.read(part.data(), static_cast<std::streamsize>(part.size()));
        text.append(part.data(), static_cast<std::size_t>(in.gcount()));
        if (text.size() > kMostBytes) return fail("expected at most 256 MB: no photo or game is as large");
    } while (in);
    if (in.bad()) return fail("cannot be read to its end");
    return text;
}

Result<Json> parse_json(std::string_view text, const std::string& file) {
    const auto fail = [&](std::string pointer, std::string why) {
        return tl::unexpected(FileError{file, std::move(pointer), std::move(why)});
    };
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return fail("", "expected JSON, found an empty file");
    if (text.find('\0') != std::string_view::npos) return fail("", "expected JSON, found another kind of file");
    if (too_deep(text)) return fail("", "expected at most " + std::to_string(deepest_nesting) + " levels of nesting");
    DocumentGuard guard;
    try {
        // nlohmann reports where it stopped only through its exception; it does not leave this function.
        Json json = Json::parse(
            text, [&guard](int depth, Json::parse_event_t event, Json& parsed) { return guard(depth, event, parsed); });
        if (guard.duplicate()) return fail(*guard.duplicate(), "expected each key once, found it twice");
        return json;
    } catch (const Json::parse_error& error) {
        const Place place = place_of(text, error.byte);
        return fail(
            "line " + std::to_string(place.line) + ", column " + std::to_string(place.column),
            error.byte > text.size() ? "expected more JSON, found the end of the file" : "expected valid JSON (UTF-8)");
    } catch (const Json::exception&) {
        return fail("", "expected JSON with numbers within range");
    }
}

JsonNode JsonNode::operator[](std::string_view key) const {
    if (!json_->is_object()) {
        expected("an object");
    } else if (const auto found = json_->find(std::string(key)); found != json_->end()) {
        return {*reader_, *found, pointer_ + "/" + escaped(key)};
    } else {
        reader_->note(pointer_, "expected the key \"" + std::string(key) + "\", which is missing");
    }
    return {*reader_, nothing(), pointer_ + "/" + escaped(key)};
}

std::optional<JsonNode> JsonNode::find(std::string_view key) const {
    if (!json_->is_object()) {
        expected("an object");
        return {};
    }
    const auto found = json_->find(std::string(key));
    if (found == json_->end()) return {};
    return JsonNode(*reader_, *found, pointer_ + "/" + escaped(key));
}

std::vector<JsonNode> JsonNode::items() const {
    std::vector<JsonNode> nodes;
    if (!json_->is_array()) {
        expected("a list");
        return nodes;
    }
    for (const Json& item : *json_) nodes.push_back({*reader_, item, pointer_ + "/" + std::to_string(nodes.size())});
    return nodes;
}

std::vector<std::pair<std::string, JsonNode>> JsonNode::members() const {
    std::vector<std::pair<std::string, JsonNode>> nodes;
    if (!json_->is_object()) {
        expected("an object");
        return nodes;
    }
    for (const auto& [key, value] : json_->items()) {
        nodes.emplace_back(key, JsonNode(*reader_, value, pointer_ + "/" + escaped(key)));
    }
    return nodes;
}

std::string JsonNode::string() const {
    if (json_->is_string()) return json_->get<std::string>();
    expected("a text");
    return {};
}

std::vector<std::string> JsonNode::strings() const {
    std::vector<std::string> list;
    for (const JsonNode& item : items()) list.push_back(item.string());
    return list;
}

double JsonNode::number() const {
    if (json_->is_number()) {
        const auto value = json_->get<double>();
        if (std::isfinite(value)) return value;
    }
    expected("a number");
    return 0;
}

int JsonNode::integer() const { return integer(std::numeric_limits<int>::min(), std::numeric_limits<int>::max()); }

int JsonNode::integer(int least, int most) const {
    const bool fits =
        json_->is_number_unsigned()
            ? json_->get<std::uint64_t>() <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())
        : json_->is_number_integer() ? true
                                     : false;
    if (fits) {
        const auto value = json_->get<std::int64_t>();
        if (value >= least && value <= most) return static_cast<int>(value);
    }
    const bool any = least == std::numeric_limits<int>::min() && most == std::numeric_limits<int>::max();
    expected(any ? "a whole number" : "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return least > 0 ? least : most < 0 ? most : 0;
}

bool JsonNode::boolean() const {
    if (json_->is_boolean()) return json_->get<bool>();
    expected("true or false");
    return false;
}

void JsonNode::expected(std::string_view what) const {
    reader_->note(pointer_, "expected " + std::string(what) + ", found " + shown(*json_));
}

void JsonReader::require_format(std::string_view format) {
    const JsonNode node = root()["format"];
    if (!fault_ && node.json() != format) node.expected("\"" + std::string(format) + "\"");
}

void JsonReader::note(std::string pointer, std::string expected) {
    if (!fault_) fault_ = FileError{file_, std::move(pointer), std::move(expected)};
}

}  // namespace railref::maps
