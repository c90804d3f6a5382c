#include "app/referee/reading_file.h"

#include <algorithm>
#include <limits>

#include "app/referee/reading_parts.h"
#include "app/referee/words.h"

namespace railref::app {

namespace {

using vision::MarkerSighting;
using vision::Owner;
using vision::Question;
using vision::Reading;
using vision::Sighting;
using vision::Unseen;

constexpr std::string_view reading_format = "railref-reading/1";

Sighting read_sighting(const Words& words, const maps::JsonNode& node) {
    Sighting sighting;
    sighting.owner = words.owner(node["owner"]);
    sighting.confidence = read_probability(node["confidence"]);
    for (const auto& [key, value] : node["also"].members()) {
        sighting.also[words.occupant_key(key, value)] = read_probability(value);
    }
    return sighting;
}

/// One sighting per place of the board, in its order. `at` turns a key into an index, `slug` an index into its key.
template <class At, class Slug>
std::vector<Sighting> read_sightings(const Words& words, const maps::JsonNode& node, std::size_t count, At at,
                                     Slug slug) {
    std::vector<std::optional<Sighting>> found(count);
    for (const auto& [key, value] : node.members()) {
        const std::size_t place = at(key, value);
        found[place] = read_sighting(words, value);
        if (words.reader().fault()) break;
    }
    std::vector<Sighting> sightings;
    for (std::size_t i = 0; i < count; ++i) {
        if (!found[i])
            words.reader().note(node.pointer(), "expected every place of the board, \"" + slug(i) + "\" is missing");
        sightings.push_back(found[i].value_or(Sighting{}));
    }
    return sightings;
}

std::vector<Sighting> read_routes(const Words& words, const maps::JsonNode& node) {
    const maps::BoardMap& map = words.map();
    return read_sightings(
        words, node, map.routes().size(),
        [&](const std::string& key, const maps::JsonNode& value) { return maps::index(words.route_key(key, value)); },
        [&](std::size_t i) { return map.routes()[i].slug; });
}

std::vector<Sighting> read_stations(const Words& words, const maps::JsonNode& root) {
    const maps::BoardMap& map = words.map();
    if (map.has_stations()) {
        return read_sightings(
            words, root["stations"], map.cities().size(),
            [&](const std::string& key, const maps::JsonNode& value) {
                return maps::index(words.city_key(key, value));
            },
            [&](std::size_t i) { return map.cities()[i].slug; });
    }
    const auto stations = root.find("stations");
    if (stations && !stations->members().empty()) {
        stations->expected("no stations, as the board " + map.id() + " has none");
    }
    return {};
}

template <class T, class Read>
std::vector<T> read_options(const maps::JsonNode& node, Read read) {
    const auto items = node.items();
    if (items.size() < 2 || items.size() > 3) node.expected("a list of two or three answers");
    std::vector<T> options;
    for (const maps::JsonNode& item : items) options.push_back(read(item));
    return options;
}

Question read_question(const Words& words, const maps::JsonNode& node) {
    Question question;
    const auto route = node.find("route");
    const auto city = node.find("city");
    const auto marker = node.find("marker");
    if (int{route.has_value()} + int{city.has_value()} + int{marker.has_value()} != 1) {
        node.expected("exactly one of \"route\", \"city\" and \"marker\"");
        return question;
    }
    if (marker) {
        question.place = words.colour(*marker);
        question.options =
            read_options<int>(node["options"], [](const auto& item) { return item.integer(0, scoring::last_square); });
    } else {
        if (route) question.place = words.route(*route);
        if (city) question.place = words.city(*city);
        question.options =
            read_options<Occupant>(node["options"], [&](const auto& item) { return words.occupant(item); });
    }
    if (const auto why = node.find("why")) question.why = why->string();
    return question;
}

Reading read_reading_node(const maps::BoardMap& map, maps::JsonReader& reader) {
    const maps::JsonNode root = reader.root();
    const Words words(map, reader);
    Reading reading;
    reading.map = &map;
    // Images and times only describe: a reading that another program made may lack them.
    if (const auto images = root.find("images")) {
        for (const maps::JsonNode& image : images->items()) reading.images.push_back(read_image(image));
    }
    reading.left_out = read_left_out(root);
    reading.routes = read_routes(words, root["routes"]);
    reading.stations = read_stations(words, root);
    if (const auto markers = root.find("score_markers")) {
        for (const auto& [key, value] : markers->members()) {
            reading.score_markers[words.colour_key(key, value)] = {value["square"].integer(0, scoring::last_square),
                                                                   read_probability(value["confidence"])};
        }
    }
    for (const maps::JsonNode& question : root["questions"].items()) {
        reading.questions.push_back(read_question(words, question));
    }
    if (const auto timing = root.find("timing_ms")) reading.timing = read_timing(*timing);
    return reading;
}

std::string owner_word(const Owner& owner) {
    if (std::holds_alternative<Unseen>(owner)) return "unseen";
    const auto* colour = std::get_if<PlayerColour>(&owner);
    return colour == nullptr ? "none" : std::string(maps::name(*colour));
}

maps::Json sighting_json(const Sighting& sighting, const maps::Json& old) {
    maps::Json json;
    json["owner"] = owner_word(sighting.owner);
    json["confidence"] = sighting.confidence;
    json["also"] = maps::Json::object();
    for (const auto& [occupant, probability] : sighting.also) json["also"][word(occupant)] = probability;
    return keep_unknown(std::move(json), old, {});
}

/// {"route": id}, {"city": id} or {"marker": colour}.
maps::Json place_json(const maps::BoardMap& map, const Question& question) {
    maps::Json json;
    if (const auto* route = std::get_if<RouteId>(&question.place)) json["route"] = map.route(*route).slug;
    if (const auto* city = std::get_if<CityId>(&question.place)) json["city"] = map.city(*city).slug;
    if (const auto* colour = std::get_if<PlayerColour>(&question.place)) json["marker"] = maps::name(*colour);
    return json;
}

const maps::Json& old_question(const maps::Json& old, const maps::Json& place) {
    static const maps::Json nothing;
    if (!old.is_array()) return nothing;
    const auto found = std::find_if(old.begin(), old.end(), [&](const maps::Json& item) {
        return member(item, place.begin().key()) == place.begin().value();
    });
    return found == old.end() ? nothing : *found;
}

/// The nearest to those that it lacks.
std::string word_in_format(const std::string& why) {
    if (why == "unusual colour") return "rule";
    return why == "covered" ? "" : why;
}

maps::Json question_json(const maps::BoardMap& map, const Question& question, const maps::Json& old) {
    maps::Json json = place_json(map, question);
    const maps::Json& before = old_question(old, json);
    json["options"] = maps::Json::array();
    if (const auto* squares = std::get_if<std::vector<int>>(&question.options)) json["options"] = *squares;
    if (const auto* owners = std::get_if<std::vector<Occupant>>(&question.options)) {
        for (const Occupant& owner : *owners) json["options"].push_back(word(owner));
    }
    if (const std::string why = word_in_format(question.why); !why.empty()) json["why"] = why;
    return keep_unknown(std::move(json), before, {"why"});
}

}  // namespace

maps::Result<ReadingFile> parse_reading(std::string_view text, const std::string& file) {
    auto document = maps::parse_json(text, file);
    if (!document) return tl::unexpected(document.error());
    maps::JsonReader reader(*document, file);
    reader.require_format(reading_format);
    if (reader.fault()) return tl::unexpected(*reader.fault());
    const maps::BoardMap* map = read_board_id(reader.root()["board"]);
    if (map == nullptr) return tl::unexpected(*reader.fault());
    Reading reading = read_reading_node(*map, reader);
    if (reader.fault()) return tl::unexpected(*reader.fault());
    return ReadingFile{std::move(reading), std::move(*document)};
}

maps::Result<ReadingFile> read_reading(const std::filesystem::path& file) {
    const auto text = maps::read_text(file);
    if (!text) return tl::unexpected(text.error());
    return parse_reading(*text, file.string());
}

maps::Json reading_json(const Reading& reading, const maps::Json& document) {
    const maps::BoardMap& map = *reading.map;
    maps::Json json;
    json["format"] = reading_format;
    json["board"] = map.id();
    json["images"] = images_json(reading.images, member(document, "images"));
    if (!reading.left_out.empty()) json["left_out"] = left_out_json(reading.left_out, member(document, "left_out"));
    json["routes"] = maps::Json::object();
    for (std::size_t i = 0; i < reading.routes.size(); ++i) {
        const std::string& slug = map.routes()[i].slug;
        json["routes"][slug] = sighting_json(reading.routes[i], member(member(document, "routes"), slug));
    }
    json["stations"] = maps::Json::object();
    for (std::size_t i = 0; i < reading.stations.size(); ++i) {
        const std::string& slug = map.cities()[i].slug;
        json["stations"][slug] = sighting_json(reading.stations[i], member(member(document, "stations"), slug));
    }
    json["score_markers"] = maps::Json::object();
    for (const auto& [colour, marker] : reading.score_markers) {
        const std::string name(maps::name(colour));
        maps::Json entry;
        entry["square"] = marker.square;
        entry["confidence"] = marker.confidence;
        json["score_markers"][name] =
            keep_unknown(std::move(entry), member(member(document, "score_markers"), name), {});
    }
    json["questions"] = maps::Json::array();
    for (const Question& question : reading.questions) {
        json["questions"].push_back(question_json(map, question, member(document, "questions")));
    }
    json["timing_ms"] = timing_json(reading.timing, member(document, "timing_ms"));
    return keep_unknown(std::move(json), document, {});
}

}  // namespace railref::app
