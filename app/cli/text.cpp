#include "app/cli/text.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace railref::app {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// Unicode 15, East Asian Width W and F, in coarse blocks; combining marks that names of our languages use.
constexpr std::array wide{Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},   Range{0x3041, 0xA4CF},
                          Range{0xA960, 0xA97F},   Range{0xAC00, 0xD7A3},   Range{0xF900, 0xFAFF},
                          Range{0xFE30, 0xFE6F},   Range{0xFF00, 0xFF60},   Range{0xFFE0, 0xFFE6},
                          Range{0x1F300, 0x1F64F}, Range{0x1F680, 0x1F6FF}, Range{0x1F900, 0x1F9FF},
                          Range{0x20000, 0x3FFFD}};
constexpr std::array combining{Range{0x0300, 0x036F}, Range{0x0483, 0x0489}, Range{0x0591, 0x05BD},
                               Range{0x064B, 0x065F}, Range{0x0E31, 0x0E31}, Range{0x0E34, 0x0E3A},
                               Range{0x0E47, 0x0E4E}, Range{0x200B, 0x200F}, Range{0x20D0, 0x20FF},
                               Range{0xFE00, 0xFE0F}, Range{0xFE20, 0xFE2F}};

template <class Ranges>
bool within(const Ranges& ranges, char32_t code) {
    return std::any_of(ranges.begin(), ranges.end(),
                       [code](const Range& range) { return code >= range.first && code <= range.last; });
}

std::size_t sequence_length(unsigned char lead) { return lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4; }

/// Takes the first character off valid UTF-8; a stray byte counts as itself.
char32_t take_character(std::string_view& text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = std::min(sequence_length(lead), text.size());
    constexpr std::array<unsigned char, 5> mask{0, 0x7F, 0x1F, 0x0F, 0x07};
    char32_t code = lead & mask[length];
    for (std::size_t i = 1; i < length; ++i) code = (code << 6) | (static_cast<unsigned char>(text[i]) & 0x3F);
    text.remove_prefix(length);
    return code;
}

std::string spaces(std::size_t count) { return std::string(count, ' '); }

std::string repeated(std::string_view text, std::size_t times) {
    std::string result;
    for (std::size_t i = 0; i < times; ++i) result += text;
    return result;
}

}  // namespace

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    while (!text.empty()) {
        const char32_t code = take_character(text);
        if (within(combining, code)) continue;
        width += within(wide, code) ? 2 : 1;
    }
    return width;
}

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::string_view before = text;
        const char32_t code = take_character(text);
        const bool control = code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x2028 || code == 0x2029 ||
                             (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
        if (control) {
            result += ' ';
        } else {
            result += before.substr(0, before.size() - text.size());
        }
    }
    return result;
}

std::string pad_right(std::string_view text, std::size_t width) {
    return std::string(text) + spaces(width - std::min(width, display_width(text)));
}

std::string pad_left(std::string_view text, std::size_t width) {
    return spaces(width - std::min(width, display_width(text))) + std::string(text);
}

std::vector<std::string> wrap(std::string_view text, std::size_t width) {
    std::vector<std::string> lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view one = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (one.empty()) continue;
        if (!line.empty() && display_width(line) + 1 + display_width(one) > width) {
            lines.push_back(std::move(line));
            line.clear();
        }
        line += (line.empty() ? "" : " ") + std::string(one);
    }
    if (!line.empty() || lines.empty()) lines.push_back(std::move(line));
    return lines;
}

std::string hanging(std::string_view head, std::string_view text, std::size_t width) {
    const std::size_t indent = display_width(head);
    std::string result(head);
    bool first = true;
    for (const std::string& line : wrap(text, width - std::min(width, indent))) {
        if (!first) result += spaces(indent);
        result += line + "\n";
        first = false;
    }
    return result;
}

std::string table(const std::vector<std::vector<std::string>>& rows, const std::vector<Align>& align) {
    std::vector<std::size_t> widths(align.size(), 0);
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], display_width(row[i]));
    }
    std::string result;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        std::string line;
        std::size_t width = 0;
        for (std::size_t i = 0; i < rows[r].size(); ++i) {
            const std::string& cell = rows[r][i];
            line += (i == 0 ? "  " : "   ") +
                    (align[i] == Align::left ? pad_right(cell, widths[i]) : pad_left(cell, widths[i]));
            width += widths[i] + (i == 0 ? 0 : 3);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        result += line + "\n";
        if (r == 0) result += "  " + repeated("─", width) + "\n";
    }
    return result;
}

std::string listed(const std::vector<std::string>& items) {
    std::string result;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) result += i + 1 == items.size() ? " and " : ", ";
        result += items[i];
    }
    return result;
}

std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> parts;
    bool more = !text.empty();
    while (more) {
        const std::size_t end = std::min(text.find(','), text.size());
        std::string_view part = text.substr(0, end);
        more = end < text.size();
        text.remove_prefix(more ? end + 1 : end);
        part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
        part = part.substr(0, part.find_last_not_of(' ') + 1);
        parts.emplace_back(part);
    }
    return parts;
}

std::string count(int number, std::string_view thing) {
    return std::to_string(number) + " " + std::string(thing) + (number == 1 ? "" : "s");
}

std::string signed_points(int points) {
    if (points == 0) return "0";
    return points > 0 ? "+" + std::to_string(points) : "−" + std::to_string(-points);
}

}  // namespace railref::app
