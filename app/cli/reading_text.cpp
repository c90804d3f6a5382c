#include "app/cli/reading_text.h"

#include <cmath>
#include <set>

#include "app/cli/names.h"
#include "app/cli/text.h"
#include "app/referee/words.h"

namespace railref::app {

namespace {

std::string percent(double share) { return std::to_string(std::lround(share * 100)) + " %"; }

bool owned_by(const vision::Sighting& sighting, maps::PlayerColour colour) {
    const auto* owner = std::get_if<maps::PlayerColour>(&sighting.owner);
    return owner != nullptr && *owner == colour;
}

std::string image_line(const vision::ReadImage& image) {
    return "  " + printable(image.file) + ": " + std::to_string(image.width) + " × " + std::to_string(image.height) +
           ", " + percent(image.registration.visible) + " of the board in the picture\n";
}

/// Empty where the colour is not on the board.
std::string colour_line(const vision::Reading& reading, maps::PlayerColour colour) {
    const maps::BoardMap& map = *reading.map;
    int routes = 0;
    int trains = 0;
    for (std::size_t i = 0; i < reading.routes.size(); ++i) {
        if (!owned_by(reading.routes[i], colour)) continue;
        ++routes;
        trains += map.routes()[i].length();
    }
    std::vector<std::string> stations;
    for (std::size_t i = 0; i < reading.stations.size(); ++i) {
        if (owned_by(reading.stations[i], colour)) stations.push_back(map.cities()[i].name);
    }
    const auto marker = reading.score_markers.find(colour);
    if (routes == 0 && stations.empty() && marker == reading.score_markers.end()) return "";
    std::string text = count(routes, "route") + ", " + count(trains, "train");
    if (!stations.empty()) text += stations.size() == 1 ? "; station at " : "; stations at ";
    text += listed(stations);
    if (marker != reading.score_markers.end()) text += "; score marker on " + std::to_string(marker->second.square);
    return hanging("  " + pad_right(maps::name(colour), 8), text, page_width);
}

std::vector<std::string> option_words(const vision::Question& question) {
    std::vector<std::string> words;
    if (const auto* squares = std::get_if<std::vector<int>>(&question.options)) {
        for (const int square : *squares) words.push_back(std::to_string(square));
    } else {
        for (const Occupant& owner : std::get<std::vector<Occupant>>(question.options)) {
            words.push_back(std::holds_alternative<Nobody>(owner) ? "nobody" : word(owner));
        }
    }
    return words;
}

std::string question_line(const maps::BoardMap& map, const vision::Question& question, int number) {
    std::string text;
    if (const auto* route = std::get_if<maps::RouteId>(&question.place)) text = route_label(map, *route);
    if (const auto* city = std::get_if<maps::CityId>(&question.place)) text = "Station at " + map.city(*city).name;
    if (const auto* colour = std::get_if<maps::PlayerColour>(&question.place)) {
        text = "Score marker of " + std::string(maps::name(*colour));
    }
    const auto words = option_words(question);
    text += ": ";
    for (std::size_t i = 0; i < words.size(); ++i) text += (i == 0 ? "" : " or ") + words[i];
    text += "?";
    if (!question.why.empty()) text += " (" + printable(question.why) + ")";
    return hanging("  " + pad_left(std::to_string(number), 3) + ". ", text, page_width);
}

std::vector<std::string> unseen_places(const vision::Reading& reading) {
    std::vector<std::string> places;
    const auto unseen = [](const vision::Sighting& sighting) {
        return std::holds_alternative<vision::Unseen>(sighting.owner);
    };
    for (std::size_t i = 0; i < reading.routes.size(); ++i) {
        if (unseen(reading.routes[i])) places.push_back(route_label(*reading.map, maps::RouteId(i)));
    }
    for (std::size_t i = 0; i < reading.stations.size(); ++i) {
        if (unseen(reading.stations[i])) places.push_back("station at " + reading.map->cities()[i].name);
    }
    return places;
}

}  // namespace

std::string reading_text(const vision::Reading& reading) {
    std::string text =
        reading.map->name() + ", read in " + std::to_string(std::lround(reading.timing.total_ms)) + " ms\n";
    for (const vision::ReadImage& image : reading.images) text += image_line(image);
    text += "\n";
    for (const maps::PlayerColour colour : reading.map->colours()) text += colour_line(reading, colour);
    if (reading.questions.empty()) {
        text += "\nNothing to ask.\n";
    } else {
        text += "\n" + count(static_cast<int>(reading.questions.size()), "question") + ", the most doubtful first:\n";
        for (int number = 0; const vision::Question& question : reading.questions) {
            text += question_line(*reading.map, question, ++number);
        }
        if (static_cast<int>(reading.questions.size()) > vision::kManyQuestions)
            text += "A second photo of the same position, from higher above, settles most of them; name both files.\n";
    }
    const auto unseen = unseen_places(reading);
    if (!unseen.empty()) {
        text += "\n" + hanging("In no picture, or covered (" + std::to_string(unseen.size()) + "): ", listed(unseen),
                               page_width);
    }
    return text;
}

}  // namespace railref::app
