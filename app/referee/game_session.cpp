#include "app/referee/game_session.h"

#include <algorithm>
#include <set>

#include "app/referee/convert.h"
#include "app/referee/game_file.h"
#include "app/referee/reading_file.h"
#include "app/referee/words.h"
#include "maps/write_file.h"

namespace railref::app {

namespace {

std::optional<Place> owned_place(const maps::BoardMap& map, std::size_t i) {
    if (i < map.routes().size()) return RouteId(i);
    i -= map.routes().size();
    if (map.has_stations() && i < map.cities().size()) return CityId(i);
    return {};
}

Occupant occupant(std::optional<PlayerColour> owner) { return owner ? Occupant(*owner) : Nobody{}; }

Occupant occupant_at(const scoring::Position& position, Place place) {
    if (const auto* route = std::get_if<RouteId>(&place)) return occupant(position.owner(*route));
    return occupant(position.station(std::get<CityId>(place)));
}

bool is_unseen(const vision::Reading& reading, Place place) {
    const auto* route = std::get_if<RouteId>(&place);
    const vision::Sighting& sighting =
        route ? reading.routes[maps::index(*route)] : reading.stations[maps::index(std::get<CityId>(place))];
    return std::holds_alternative<vision::Unseen>(sighting.owner);
}

/// That nobody is there was said of places that no photo had shown, often of all of them at once: the photo that shows
/// one knows more.
void forget_blind_answers(Answers& answers, const vision::Reading& before, const vision::Reading& after) {
    for (std::size_t i = 0; const auto place = owned_place(*after.map, i); ++i) {
        const Occupant* answer = answers.find(*place);
        if (answer && *answer == Occupant{Nobody{}} && is_unseen(before, *place) && !is_unseen(after, *place))
            answers.erase(*place);
    }
}

}  // namespace

struct GameSession::State {
    const maps::Variant* variant = nullptr;
    std::vector<scoring::Player> players;
    std::shared_ptr<const vision::Reading> reading;
    Answers answers;

    bool operator==(const State&) const = default;

    /// The player of that colour, made if not yet there.
    scoring::Player& player(PlayerColour colour) {
        const auto found = find(colour);
        if (found != players.end()) return *found;
        scoring::Player made;
        made.colour = colour;
        players.push_back(std::move(made));
        return players.back();
    }

    std::vector<scoring::Player>::iterator find(PlayerColour colour) {
        return std::find_if(players.begin(), players.end(),
                            [&](const scoring::Player& player) { return player.colour == colour; });
    }

    /// Answers so that `position` is what stands on the board.
    void keep(const scoring::Position& position, const maps::BoardMap& map) {
        for (std::size_t i = 0; const auto place = owned_place(map, i); ++i) {
            const Occupant owner = occupant_at(position, *place);
            if (place_state(reading.get(), answers, *place).owner != owner) answers.set(*place, owner);
        }
    }
};

namespace {

constexpr std::string_view session_key = "session";

std::optional<Place> place_of(const vision::Question& question) {
    if (const auto* route = std::get_if<RouteId>(&question.place)) return Place(*route);
    if (const auto* city = std::get_if<CityId>(&question.place)) return Place(*city);
    return {};
}

maps::Json answers_json(const maps::BoardMap& map, const Answers& answers, std::span<const scoring::Player> players) {
    maps::Json json;
    json["routes"] = maps::Json::object();
    for (const auto& [route, owner] : answers.routes) json["routes"][map.route(route).slug] = word(owner);
    json["stations"] = maps::Json::object();
    for (const auto& [city, owner] : answers.stations) json["stations"][map.city(city).slug] = word(owner);
    json["score_markers"] = maps::Json::object();
    for (const scoring::Player& player : players) {
        if (player.score_marker) json["score_markers"][std::string(maps::name(player.colour))] = *player.score_marker;
    }
    return json;
}

Answers read_answers(const Words& words, const maps::JsonNode& node) {
    Answers answers;
    for (const auto& [key, value] : node["routes"].members()) {
        answers.set(words.route_key(key, value), words.occupant(value));
    }
    for (const auto& [key, value] : node["stations"].members()) {
        answers.set(words.city_key(key, value), words.occupant(value));
    }
    return answers;
}

struct SavedSession {
    std::shared_ptr<const vision::Reading> reading;
    Answers answers;
    std::set<PlayerColour> answered_markers;        ///< the other players' markers are the reading's
    std::optional<std::set<PlayerColour>> entered;  ///< by people; the other players have trains on the board
};

std::set<PlayerColour> read_answered_markers(const Words& words, const maps::JsonNode& node) {
    std::set<PlayerColour> colours;
    for (const auto& [key, value] : node["score_markers"].members()) {
        colours.insert(words.colour_key(key, value));
        (void)value.integer(0, scoring::last_square);
    }
    return colours;
}

/// Of whom nothing is known but the colour.
bool is_bare(const scoring::Player& player) {
    scoring::Player bare;
    bare.colour = player.colour;
    return player == bare;
}

std::optional<std::set<PlayerColour>> read_entered(const Words& words, const maps::JsonNode& node) {
    const auto players = node.find("players");
    if (!players) return {};
    std::set<PlayerColour> colours;
    for (const auto& player : players->items()) colours.insert(words.colour(player));
    return colours;
}

/// What save() wrote under "session"; nothing where another program wrote the file.
maps::Result<SavedSession> read_session(const maps::BoardMap& map, const maps::Json& document,
                                        const std::string& file) {
    SavedSession saved;
    const maps::Json& session = member(document, session_key);
    if (session.is_null()) return saved;
    maps::JsonReader reader(document, file);
    const Words words(map, reader);
    saved.answers = read_answers(words, reader.root()[session_key]["answers"]);
    saved.answered_markers = read_answered_markers(words, reader.root()[session_key]["answers"]);
    saved.entered = read_entered(words, reader.root()[session_key]);
    if (reader.fault()) return tl::unexpected(*reader.fault());
    const maps::Json& photos = member(session, "reading");
    if (photos.is_null()) return saved;
    auto reading = parse_reading(photos.dump(), file);
    if (reading && reading->reading.map != &map) {
        return tl::unexpected(maps::FileError{file, "/session/reading/board", "expected \"" + map.id() + "\""});
    }
    if (!reading) {
        maps::FileError error = reading.error();
        error.pointer = "/session/reading" + error.pointer;
        return tl::unexpected(error);
    }
    saved.reading = std::make_shared<vision::Reading>(std::move(reading->reading));
    return saved;
}

}  // namespace

GameSession::GameSession(const maps::BoardMap& map) : map_(&map), history_(State{&map.default_variant(), {}, {}, {}}) {}

maps::Result<GameSession> GameSession::parse(std::string_view json, const std::string& file) {
    auto game = parse_game(json, file);
    if (!game) return tl::unexpected(game.error());
    const maps::BoardMap& map = *game->game.map;
    auto saved = read_session(map, game->document, file);
    if (!saved) return tl::unexpected(saved.error());

    State state{game->game.variant, game->game.players, saved->reading, saved->answers};
    for (scoring::Player& player : state.players) {
        const bool from_photo = state.reading != nullptr && !saved->answered_markers.contains(player.colour) &&
                                player.score_marker == read_square(state.reading.get(), player.colour);
        if (from_photo) player.score_marker.reset();
    }
    // Who was a player for what the photos seem to show need not stay one.
    std::erase_if(state.players, [&](const scoring::Player& player) {
        return saved->entered && !saved->entered->contains(player.colour) && is_bare(player);
    });
    state.keep(game->game.position, map);  // the claims in the file win: somebody may have edited them since
    GameSession session(map);
    session.history_ = History(std::move(state));
    session.document_ = std::move(game->document);
    session.document_.erase(std::string(session_key));
    return session;
}

maps::Result<GameSession> GameSession::load(const std::filesystem::path& file) {
    const auto text = maps::read_text(file);
    if (!text) return tl::unexpected(text.error());
    return parse(*text, file.string());
}

const maps::Variant& GameSession::variant() const { return *now().variant; }
std::span<const scoring::Player> GameSession::players() const { return now().players; }
const vision::Reading* GameSession::reading() const { return now().reading.get(); }
const Answers& GameSession::answers() const { return now().answers; }

PlaceState GameSession::state(Place place) const { return place_state(reading(), answers(), place); }

std::vector<vision::Question> GameSession::open_questions() const {
    std::vector<vision::Question> open;
    if (reading() == nullptr) return open;
    for (const vision::Question& question : reading()->questions) {
        const auto place = place_of(question);
        const bool answered =
            place
                ? answers().find(*place) != nullptr
                : std::any_of(players().begin(), players().end(), [&](const scoring::Player& player) {
                      return player.colour == std::get<PlayerColour>(question.place) && player.score_marker.has_value();
                  });
        if (!answered) open.push_back(question);
    }
    return open;
}

std::vector<Place> GameSession::unseen_places() const {
    std::vector<Place> unseen;
    for (std::size_t i = 0; const auto place = owned_place(*map_, i); ++i) {
        if (state(*place).trust == PlaceState::Trust::unseen) unseen.push_back(*place);
    }
    return unseen;
}

scoring::Position GameSession::position() const { return settle(*map_, reading(), answers()).position; }

scoring::Game GameSession::game() const { return make_game(*map_, variant(), now().players, position(), reading()); }

scoring::Scoresheet GameSession::scoresheet() const { return scoring::score(game()); }

bool GameSession::set_variant(std::string_view id) {
    State next = now();
    next.variant = map_->find_variant(id);
    return next.variant != nullptr && history_.step(std::move(next));
}

bool GameSession::set_reading(vision::Reading reading) {
    if (reading.map != map_) return false;
    State next = now();
    if (next.reading) forget_blind_answers(next.answers, *next.reading, reading);
    next.reading = std::make_shared<vision::Reading>(std::move(reading));
    return history_.step(std::move(next));
}

bool GameSession::attach_reading(vision::Reading reading) {
    if (reading.map != map_) return false;
    const scoring::Position standing = position();
    State next = now();
    next.reading = std::make_shared<vision::Reading>(std::move(reading));
    next.keep(standing, *map_);
    return history_.step(std::move(next));
}

bool GameSession::remove_reading() {
    State next = now();
    next.reading.reset();
    return history_.step(std::move(next));
}

bool GameSession::answer(Place place, Occupant owner) { return answer(std::span(&place, 1), owner); }

bool GameSession::answer(std::span<const Place> places, Occupant owner) {
    const auto* colour = std::get_if<PlayerColour>(&owner);
    if (colour != nullptr && !map_->has_colour(*colour)) return false;
    State next = now();
    for (const Place& place : places) {
        if (std::holds_alternative<CityId>(place) && !map_->has_stations()) return false;
        next.answers.set(place, owner);
    }
    return history_.step(std::move(next));
}

bool GameSession::take_back_answer(Place place) {
    State next = now();
    next.answers.erase(place);
    return history_.step(std::move(next));
}

bool GameSession::clear_answers() {
    State next = now();
    next.answers = {};
    return history_.step(std::move(next));
}

bool GameSession::add_player(PlayerColour colour, std::string name) {
    State next = now();
    if (!map_->has_colour(colour) || next.find(colour) != next.players.end()) return false;
    next.player(colour).name = std::move(name);
    return history_.step(std::move(next));
}

bool GameSession::remove_player(PlayerColour colour) {
    State next = now();
    std::erase_if(next.players, [&](const scoring::Player& player) { return player.colour == colour; });
    return history_.step(std::move(next));
}

bool GameSession::rename_player(PlayerColour colour, std::string name) {
    if (!map_->has_colour(colour)) return false;
    State next = now();
    next.player(colour).name = std::move(name);
    return history_.step(std::move(next));
}

bool GameSession::move_player(PlayerColour colour, std::size_t to) {
    State next = now();
    const auto found = next.find(colour);
    if (found == next.players.end()) return false;
    scoring::Player player = std::move(*found);
    next.players.erase(found);
    const auto at = static_cast<std::ptrdiff_t>(std::min(to, next.players.size()));
    next.players.insert(next.players.begin() + at, std::move(player));
    return history_.step(std::move(next));
}

bool GameSession::add_ticket(PlayerColour colour, scoring::HeldTicket ticket) {
    if (!map_->has_colour(colour) || ticket.from == ticket.to) return false;
    State next = now();
    next.player(colour).tickets.push_back(ticket);
    return history_.step(std::move(next));
}

bool GameSession::remove_ticket(PlayerColour colour, std::size_t index) {
    State next = now();
    const auto player = next.find(colour);
    if (player == next.players.end() || index >= player->tickets.size()) return false;
    player->tickets.erase(player->tickets.begin() + static_cast<std::ptrdiff_t>(index));
    return history_.step(std::move(next));
}

bool GameSession::set_score_marker(PlayerColour colour, std::optional<int> square) {
    if (!map_->has_colour(colour) || (square && (*square < 0 || *square > scoring::last_square))) return false;
    State next = now();
    next.player(colour).score_marker = square;
    return history_.step(std::move(next));
}

bool GameSession::choose_station_route(PlayerColour colour, CityId city, std::optional<RouteId> route) {
    if (!map_->has_colour(colour)) return false;
    State next = now();
    auto& choices = next.player(colour).station_choices;
    const auto found =
        std::find_if(choices.begin(), choices.end(), [&](const auto& choice) { return choice.city == city; });
    if (found != choices.end() && route) found->route = *route;
    if (found != choices.end() && !route) choices.erase(found);
    if (found == choices.end() && route) choices.push_back({city, *route});
    return history_.step(std::move(next));
}

maps::Json GameSession::json() const {
    maps::Json json = game_json(game(), document_);
    maps::Json& session = json[std::string(session_key)];
    session["answers"] = answers_json(*map_, answers(), players());
    session["players"] = maps::Json::array();
    for (const scoring::Player& player : players()) session["players"].push_back(maps::name(player.colour));
    if (reading() != nullptr) session["reading"] = reading_json(*reading());
    return json;
}

maps::Result<void> GameSession::save(const std::filesystem::path& file) const {
    return maps::write_file(file, json().dump(2) + "\n");
}

}  // namespace railref::app
