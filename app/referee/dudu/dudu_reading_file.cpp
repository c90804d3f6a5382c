#include "app/referee/dudu/dudu_reading_file.h"

#include <algorithm>

#include "app/referee/dudu/hex_contents_json.h"
#include "app/referee/reading_parts.h"
#include "app/referee/words.h"
#include "maps/dudu/load_hex_map.h"

namespace railref::app {

namespace {

using maps::Json;
using maps::JsonNode;
using maps::dudu::Hex;
using maps::dudu::HexMap;
using vision::dudu::HexContents;
using vision::dudu::HexQuestion;
using vision::dudu::HexReading;
using vision::dudu::HexSighting;

constexpr std::string_view dudu_reading_format = "railref-dudu-reading/1";

/// A hex of the map on which something may be drawn.
Hex read_free_hex(const HexMap& map, const JsonNode& node) {
    const Hex hex = maps::dudu::read_hex(node);
    if (!map.contains(hex) || map.building_on(hex) != nullptr) node.expected("a hex of the map without a building");
    return hex;
}

HexSighting read_sighting(const JsonNode& node) {
    HexSighting sighting;
    sighting.seen = node["seen"].boolean();
    sighting.contents = read_hex_contents(node);
    sighting.confidence = read_probability(node["confidence"]);
    if (const auto also = node.find("also"))
        for (const JsonNode& item : also->items())
            sighting.also.emplace_back(read_hex_contents(item), read_probability(item["probability"]));
    return sighting;
}

void read_hexes(HexReading& reading, const HexMap& map, const JsonNode& node) {
    for (const JsonNode& item : node.items()) {
        const Hex hex = read_free_hex(map, item["hex"]);
        if (!reading.hexes.emplace(hex, read_sighting(item)).second) item["hex"].expected("every hex once");
    }
    for (const auto& [hex, terrain] : map.hexes())
        if (map.building_on(hex) == nullptr && !reading.hexes.contains(hex))
            node.expected("every hex of the map without a building; " + text(hex) + " is missing");
}

HexQuestion read_question(const HexMap& map, const JsonNode& node) {
    HexQuestion question;
    question.hex = read_free_hex(map, node["hex"]);
    const auto options = node["options"].items();
    if (options.size() < 2 || options.size() > 3) node["options"].expected("a list of two or three answers");
    for (const JsonNode& option : options) question.options.push_back(read_hex_contents(option));
    if (const auto why = node.find("why")) question.why = why->string();
    return question;
}

Json sighting_json(Hex hex, const HexSighting& sighting) {
    Json json{{"hex", hex_json(hex)}, {"seen", sighting.seen}};
    json.update(hex_contents_json(sighting.contents));
    json["confidence"] = sighting.confidence;
    if (!sighting.also.empty()) json["also"] = Json::array();
    for (const auto& [contents, probability] : sighting.also) {
        Json other = hex_contents_json(contents);
        other["probability"] = probability;
        json["also"].push_back(std::move(other));
    }
    return json;
}

Json question_json(const HexQuestion& question) {
    Json json{{"hex", hex_json(question.hex)}, {"options", Json::array()}};
    for (const HexContents& contents : question.options) json["options"].push_back(hex_contents_json(contents));
    if (!question.why.empty()) json["why"] = question.why;
    return json;
}

}  // namespace

maps::Result<DuduReadingFile> parse_dudu_reading(std::string_view json, const std::string& file) {
    auto document = maps::parse_json(json, file);
    if (!document) return tl::unexpected(document.error());
    maps::JsonReader reader(*document, file);
    reader.require_format(dudu_reading_format);
    const JsonNode root = reader.root();
    const Json map_document = root["map"].json();
    if (reader.fault()) return tl::unexpected(*reader.fault());
    auto map = maps::dudu::parse_hex_map(map_document.dump(), file);
    if (!map) {
        map.error().pointer = "/map" + map.error().pointer;
        return tl::unexpected(map.error());
    }
    HexReading reading;
    reading.map = map->id();
    if (const auto images = root.find("images"))
        for (const JsonNode& image : images->items()) reading.images.push_back(read_image(image));
    reading.left_out = read_left_out(root);
    read_hexes(reading, *map, root["hexes"]);
    for (const JsonNode& item : root["questions"].items()) reading.questions.push_back(read_question(*map, item));
    if (const auto timing = root.find("timing_ms")) reading.timing = read_timing(*timing);
    if (reader.fault()) return tl::unexpected(*reader.fault());
    return DuduReadingFile{std::move(reading), std::move(*map), std::move(*document)};
}

maps::Result<DuduReadingFile> read_dudu_reading(const std::filesystem::path& file) {
    const auto text = maps::read_text(file);
    if (!text) return tl::unexpected(text.error());
    return parse_dudu_reading(*text, file.string());
}

Json dudu_reading_json(const HexReading& reading, const HexMap& map, const Json& document) {
    Json json;
    json["format"] = dudu_reading_format;
    json["map"] = maps::dudu::hex_map_json(map);
    json["images"] = images_json(reading.images, member(document, "images"));
    if (!reading.left_out.empty()) json["left_out"] = left_out_json(reading.left_out, member(document, "left_out"));
    json["hexes"] = Json::array();
    for (const auto& [hex, sighting] : reading.hexes) json["hexes"].push_back(sighting_json(hex, sighting));
    json["questions"] = Json::array();
    for (const HexQuestion& question : reading.questions) json["questions"].push_back(question_json(question));
    json["timing_ms"] = timing_json(reading.timing, member(document, "timing_ms"));
    return keep_unknown(std::move(json), document, {});
}

}  // namespace railref::app
