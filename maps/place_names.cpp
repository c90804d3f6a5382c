#include "maps/place_names.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>

#include "maps/json_reader.h"
#include "maps/load_map.h"

// The bytes of maps/names/*.json, put into the program by railref_embed().
extern "C" {
extern const char railref_names_usa_begin[], railref_names_usa_end[];
extern const char railref_names_europe_begin[], railref_names_europe_end[];
extern const char railref_names_nordic_begin[], railref_names_nordic_end[];
}

namespace railref::maps {

namespace {

constexpr std::array<std::string_view, 3> languages{"zh_TW", "zh_CN", "ja"};

/// One board's names in one language.
struct Names {
    std::string board;
    std::string rulebook;
    std::map<std::string, std::string, std::less<>> variants;
    std::vector<std::string> cities;  ///< in the board's order
};

using NamesByLanguage = std::map<std::string, Names, std::less<>>;

std::string text(const JsonNode& node) {
    if (!node.json().is_string() || node.string().empty()) {
        node.expected("a name");
        return {};
    }
    return node.string();
}

/// Every language, variant and city has a name.
NamesByLanguage read_names(const BoardMap& map, JsonReader& reader) {
    NamesByLanguage all;
    reader.require_format("railref-names/1");
    for (const std::string_view language : languages) {
        const JsonNode node = reader.root()["languages"][language];
        Names& names = all[std::string(language)];
        names.board = text(node["board"]);
        names.rulebook = text(node["rulebook"]);
        for (const Variant& variant : map.variants()) names.variants[variant.id] = text(node["variants"][variant.id]);
        for (const City& city : map.cities()) names.cities.push_back(text(node["cities"][city.slug]));
    }
    return all;
}

/// Names that do not load are a broken build, not bad input.
NamesByLanguage load_or_abort(std::string_view board, const char* begin, const char* end) {
    const std::string file = "maps/names/" + std::string(board) + ".json";
    const auto json = parse_json({begin, static_cast<std::size_t>(end - begin)}, file);
    if (json) {
        JsonReader reader(*json, file);
        NamesByLanguage names = read_names(*built_in_board(board), reader);
        if (!reader.fault()) return names;
        std::fprintf(stderr, "railref: built-in names are broken: %s\n", reader.fault()->message().c_str());
    }
    std::abort();
}

/// nullptr: as printed.
const Names* names_of(const BoardMap& map, std::string_view language) {
    static const std::map<const BoardMap*, NamesByLanguage> all{
        {built_in_board("usa"), load_or_abort("usa", railref_names_usa_begin, railref_names_usa_end)},
        {built_in_board("europe"), load_or_abort("europe", railref_names_europe_begin, railref_names_europe_end)},
        {built_in_board("nordic"), load_or_abort("nordic", railref_names_nordic_begin, railref_names_nordic_end)}};
    const auto board = all.find(&map);
    if (board == all.end()) return nullptr;
    const auto found = board->second.find(language);
    return found == board->second.end() ? nullptr : &found->second;
}

}  // namespace

std::span<const std::string_view> name_languages() { return languages; }

const std::string& city_name(const BoardMap& map, CityId city, std::string_view language) {
    const Names* names = names_of(map, language);
    return names == nullptr ? map.city(city).name : names->cities[index(city)];
}

const std::string& board_name(const BoardMap& map, std::string_view language) {
    const Names* names = names_of(map, language);
    return names == nullptr ? map.name() : names->board;
}

const std::string& variant_name(const BoardMap& map, const Variant& variant, std::string_view language) {
    const Names* names = names_of(map, language);
    return names == nullptr ? variant.name : names->variants.find(variant.id)->second;
}

const std::string& rulebook_name(const BoardMap& map, std::string_view language) {
    const Names* names = names_of(map, language);
    return names == nullptr ? map.rules().rulebook : names->rulebook;
}

}  // namespace railref::maps
