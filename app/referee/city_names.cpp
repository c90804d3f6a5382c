#include "app/referee/city_names.h"

#include <array>
#include <cctype>
#include <string>
#include <utility>

namespace railref::app {

namespace {

/// Letters of our boards' names beyond ASCII, both cases, and how people type them without.
constexpr std::array<std::pair<std::string_view, std::string_view>, 33> plain_letters{{
    {"Å", "a"}, {"å", "a"}, {"Ä", "a"}, {"ä", "a"},  {"Á", "a"},  {"á", "a"},  {"À", "a"}, {"à", "a"}, {"Â", "a"},
    {"â", "a"}, {"Ø", "o"}, {"ø", "o"}, {"Ö", "o"},  {"ö", "o"},  {"Ó", "o"},  {"ó", "o"}, {"É", "e"}, {"é", "e"},
    {"È", "e"}, {"è", "e"}, {"Ü", "u"}, {"ü", "u"},  {"Ú", "u"},  {"ú", "u"},  {"Í", "i"}, {"í", "i"}, {"Ñ", "n"},
    {"ñ", "n"}, {"Ç", "c"}, {"ç", "c"}, {"Æ", "ae"}, {"æ", "ae"}, {"ß", "ss"},
}};

/// Lower-case ASCII letters and digits alone; other letters stay as they are.
std::string folded(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        std::size_t used = 1;
        const auto first = static_cast<unsigned char>(text.front());
        if (first < 0x80) {
            if (std::isalnum(first) != 0) result += static_cast<char>(std::tolower(first));
        } else {
            std::string_view plain = text.substr(0, 1);
            for (const auto& [letter, ascii] : plain_letters) {
                if (!text.starts_with(letter)) continue;
                plain = ascii;
                used = letter.size();
            }
            result += plain;
        }
        text.remove_prefix(used);
    }
    return result;
}

}  // namespace

std::optional<maps::CityId> find_city(const maps::BoardMap& map, std::string_view text) {
    if (const auto id = map.find_city(text)) return id;
    const std::string wanted = folded(text);
    for (std::size_t i = 0; !wanted.empty() && i < map.cities().size(); ++i) {
        const maps::City& city = map.cities()[i];
        if (wanted == folded(city.slug) || wanted == folded(city.name)) return maps::CityId(i);
    }
    return {};
}

}  // namespace railref::app
