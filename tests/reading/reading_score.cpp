#include "reading_score.h"

#include <algorithm>

#include "maps/ids.h"

namespace railref::tests {

namespace {

std::string word(const vision::Owner& owner) {
    if (std::holds_alternative<vision::Unseen>(owner)) return "unseen";
    if (std::holds_alternative<vision::Nobody>(owner)) return "none";
    return std::string(maps::name(std::get<maps::PlayerColour>(owner)));
}

std::string word(const vision::Occupant& occupant) {
    const auto* colour = std::get_if<maps::PlayerColour>(&occupant);
    return colour == nullptr ? "none" : std::string(maps::name(*colour));
}

bool has_option(const vision::Question& question, const std::string& truth) {
    if (const auto* squares = std::get_if<std::vector<int>>(&question.options))
        return std::ranges::any_of(*squares, [&](int s) { return std::to_string(s) == truth; });
    return std::ranges::any_of(std::get<0>(question.options), [&](const auto& o) { return word(o) == truth; });
}

template <class Place>
bool asked_with(const vision::Reading& reading, Place place, const std::string& truth) {
    return std::ranges::any_of(reading.questions, [&](const vision::Question& q) {
        const auto* about = std::get_if<Place>(&q.place);
        return about != nullptr && *about == place && has_option(q, truth);
    });
}

std::string truth_of(const std::map<std::string, std::string>& owners, const std::string& place) {
    const auto found = owners.find(place);
    return found == owners.end() ? "none" : found->second;
}

void count(Tally& tally, ReadingScore& score, ReadingError error, bool asked) {
    ++tally.places;
    if (error.read == error.truth) {
        ++tally.right;
        return;
    }
    error.silent = !asked;
    tally.silent += error.silent ? 1 : 0;
    score.errors.push_back(std::move(error));
}

void add_to_bins(ReadingScore& score, double confidence, bool right) {
    for (std::size_t b = 0; b < score.reliability.size(); ++b)
        if (confidence < ReadingScore::bin_edges[b + 1]) {
            auto& bin = score.reliability[b];
            ++bin.count;
            bin.right += right ? 1 : 0;
            bin.confidence += confidence;
            return;
        }
}

void score_routes(ReadingScore& score, const vision::Reading& reading, const LabelledPhoto& truth) {
    for (std::size_t r = 0; r < reading.routes.size(); ++r) {
        const std::string& slug = reading.map->routes()[r].slug;
        if (truth.unseen_routes.contains(slug)) continue;
        const vision::Sighting& seen = reading.routes[r];
        const std::string owner = truth_of(truth.claims, slug);
        const bool asked = asked_with(reading, static_cast<maps::RouteId>(r), owner);
        count(score.routes, score, {ReadingError::Kind::route, slug, owner, word(seen.owner), seen.confidence}, asked);
        add_to_bins(score, seen.confidence, word(seen.owner) == owner);
    }
}

void score_stations(ReadingScore& score, const vision::Reading& reading, const LabelledPhoto& truth) {
    for (std::size_t c = 0; c < reading.stations.size(); ++c) {
        const std::string& slug = reading.map->cities()[c].slug;
        if (truth.unseen_stations.contains(slug)) continue;
        const vision::Sighting& seen = reading.stations[c];
        const std::string owner = truth_of(truth.stations, slug);
        if (owner == "none" && word(seen.owner) == "unseen")
            continue;  // truth does not say which free cities are hidden
        const bool asked = asked_with(reading, static_cast<maps::CityId>(c), owner);
        count(score.stations, score, {ReadingError::Kind::station, slug, owner, word(seen.owner), seen.confidence},
              asked);
    }
}

void score_markers(ReadingScore& score, const vision::Reading& reading, const LabelledPhoto& truth) {
    if (reading.map->score_track().empty()) return;
    for (const auto& [colour, seen] : reading.score_markers) {
        const std::string name(maps::name(colour));
        if (truth.markers.empty() || truth.markers.contains(name)) continue;  // of photos nobody noted any
        const bool asked = std::ranges::any_of(
            reading.questions, [&](const vision::Question& q) { return q.place == decltype(q.place)(colour); });
        count(score.markers, score,
              {ReadingError::Kind::marker, name, "none", std::to_string(seen.square), seen.confidence}, asked);
    }
    for (const auto& [name, square] : truth.markers) {
        if (truth.unseen_markers.contains(name)) continue;
        const maps::PlayerColour colour = *maps::player_colour(name);
        const auto seen = reading.score_markers.find(colour);
        const bool found = seen != reading.score_markers.end();
        const bool asked = asked_with(reading, colour, std::to_string(square));
        count(score.markers, score,
              {ReadingError::Kind::marker, name, std::to_string(square),
               found ? std::to_string(seen->second.square) : "unseen", found ? seen->second.confidence : 0},
              asked);
    }
}

}  // namespace

Tally& Tally::operator+=(const Tally& other) {
    places += other.places;
    right += other.right;
    silent += other.silent;
    return *this;
}

ReadingScore& ReadingScore::operator+=(const ReadingScore& other) {
    routes += other.routes;
    stations += other.stations;
    markers += other.markers;
    questions += other.questions;
    boards += other.boards;
    whole_boards += other.whole_boards;
    errors.insert(errors.end(), other.errors.begin(), other.errors.end());
    for (std::size_t b = 0; b < reliability.size(); ++b) {
        reliability[b].count += other.reliability[b].count;
        reliability[b].right += other.reliability[b].right;
        reliability[b].confidence += other.reliability[b].confidence;
    }
    return *this;
}

ReadingScore score_reading(const vision::Reading& reading, const LabelledPhoto& truth) {
    ReadingScore score;
    score.boards = 1;
    score_routes(score, reading, truth);
    score.whole_boards = score.routes.right == score.routes.places ? 1 : 0;
    score_stations(score, reading, truth);
    score_markers(score, reading, truth);
    score.questions = static_cast<int>(reading.questions.size());
    return score;
}

}  // namespace railref::tests
