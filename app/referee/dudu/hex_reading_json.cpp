#include "app/referee/dudu/hex_reading_json.h"

#include "app/referee/reading_parts.h"
#include "maps/dudu/load_hex_map.h"

namespace railref::app {

namespace {

using maps::Json;
using maps::JsonNode;
using maps::dudu::read_hex;
using maps::dudu::read_side;
using vision::dudu::HexContents;
using vision::dudu::HexQuestion;
using vision::dudu::HexReading;
using vision::dudu::HexSighting;

Json sighting_json(maps::dudu::Hex hex, const HexSighting& sighting) {
    Json json{{"hex", hex_json(hex)}};
    json["contents"] = hex_contents_json(sighting.contents);
    json["seen"] = sighting.seen;
    json["confidence"] = sighting.confidence;
    if (!sighting.also.empty()) json["also"] = Json::array();
    for (const auto& [contents, probability] : sighting.also)
        json["also"].push_back({{"contents", hex_contents_json(contents)}, {"probability", probability}});
    return json;
}

HexSighting read_sighting(const JsonNode& node) {
    HexSighting sighting;
    sighting.contents = read_hex_contents(node["contents"]);
    sighting.seen = node["seen"].boolean();
    sighting.confidence = read_probability(node["confidence"]);
    if (const auto also = node.find("also")) {
        for (const JsonNode& item : also->items())
            sighting.also.emplace_back(read_hex_contents(item["contents"]), read_probability(item["probability"]));
    }
    return sighting;
}

Json question_json(const HexQuestion& question) {
    Json json{{"hex", hex_json(question.hex)}, {"options", Json::array()}};
    for (const HexContents& option : question.options) json["options"].push_back(hex_contents_json(option));
    if (!question.why.empty()) json["why"] = question.why;
    return json;
}

HexQuestion read_question(const JsonNode& node) {
    HexQuestion question;
    question.hex = read_hex(node["hex"]);
    const auto options = node["options"].items();
    if (options.size() < 2 || options.size() > 3) node["options"].expected("a list of two or three contents");
    for (const JsonNode& option : options) question.options.push_back(read_hex_contents(option));
    if (const auto why = node.find("why")) question.why = why->string();
    return question;
}

}  // namespace

Json hex_json(maps::dudu::Hex hex) { return Json::array({hex.q, hex.r}); }

Json hex_contents_json(const HexContents& contents) {
    Json json = Json::object();
    for (const auto& piece : contents.tracks)
        json["tracks"].push_back(Json::array({index(piece.first()), index(piece.second())}));
    if (contents.train) json["train"] = {{"colour", contents.train->colour}, {"facing", index(contents.train->facing)}};
    if (contents.factory_exit) json["factory"] = index(*contents.factory_exit);
    return json;
}

HexContents read_hex_contents(const JsonNode& node) {
    HexContents contents;
    if (const auto tracks = node.find("tracks")) {
        for (const JsonNode& item : tracks->items()) {
            const auto sides = item.items();
            const auto piece = sides.size() == 2
                                   ? maps::dudu::TrackPiece::between(read_side(sides[0]), read_side(sides[1]))
                                   : std::nullopt;
            if (piece)
                contents.tracks.insert(*piece);
            else
                item.expected("two sides from 0 to 5 that are not neighbours");
        }
    }
    if (const auto train = node.find("train"))
        contents.train = vision::dudu::TrainSeen{(*train)["colour"].string(), read_side((*train)["facing"])};
    if (const auto factory = node.find("factory")) contents.factory_exit = read_side(*factory);
    return contents;
}

Json hex_reading_json(const HexReading& reading) {
    Json json{{"map", reading.map}, {"images", Json::array()}, {"hexes", Json::array()}, {"questions", Json::array()}};
    json["images"] = images_json(reading.images, {});
    for (const auto& [hex, sighting] : reading.hexes) json["hexes"].push_back(sighting_json(hex, sighting));
    for (const HexQuestion& question : reading.questions) json["questions"].push_back(question_json(question));
    return json;
}

HexReading read_hex_reading(const JsonNode& node) {
    HexReading reading;
    reading.map = node["map"].string();
    for (const JsonNode& item : node["images"].items()) reading.images.push_back(read_image(item));
    for (const JsonNode& item : node["hexes"].items()) reading.hexes[read_hex(item["hex"])] = read_sighting(item);
    for (const JsonNode& item : node["questions"].items()) reading.questions.push_back(read_question(item));
    return reading;
}

}  // namespace railref::app
