#include "app/referee/convert.h"

#include <algorithm>
#include <iomanip>
#include <set>
#include <sstream>

#include "app/referee/words.h"

namespace railref::app {

namespace {

bool owns_anything(const scoring::Position& position, const maps::BoardMap& map, PlayerColour colour) {
    for (std::size_t i = 0; i < map.routes().size(); ++i) {
        if (position.owner(RouteId(i)) == colour) return true;
    }
    for (std::size_t i = 0; i < map.cities().size(); ++i) {
        if (position.station(CityId(i)) == colour) return true;
    }
    return false;
}

/// Markers that the reading asks about and the tickets file does not give.
std::vector<MarkerAssumption> assumed_markers(const vision::Reading& reading, const std::vector<scoring::Player>& given,
                                              const scoring::Game& game) {
    std::vector<MarkerAssumption> assumed;
    for (const vision::Question& question : reading.questions) {
        const auto* colour = std::get_if<PlayerColour>(&question.place);
        const scoring::Player* player = colour == nullptr ? nullptr : game.find_player(*colour);
        if (player == nullptr || !player->score_marker) continue;
        const bool known = std::any_of(given.begin(), given.end(), [&](const scoring::Player& one) {
            return one.colour == *colour && one.score_marker;
        });
        if (!known) assumed.push_back({*colour, *player->score_marker});
    }
    return assumed;
}

/// What a tickets file holds beside its own fields goes with the game, after the game's own keys.
maps::Json game_document(const TicketsFile& tickets) {
    maps::Json document = {{"format", nullptr}, {"board", nullptr}, {"variant", nullptr}};
    document.update(tickets.document);
    document.erase("answers");
    return document;
}

std::string percent(double probability) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << probability * 100 << " %";
    return text.str();
}

}  // namespace

std::optional<int> read_square(const vision::Reading* reading, PlayerColour colour) {
    if (reading == nullptr) return {};
    const auto found = reading->score_markers.find(colour);
    return found == reading->score_markers.end() ? std::nullopt : std::optional(found->second.square);
}

scoring::Game make_game(const maps::BoardMap& map, const maps::Variant& variant, std::vector<scoring::Player> players,
                        scoring::Position position, const vision::Reading* reading) {
    scoring::Game game{&map, &variant, std::move(players), std::move(position)};
    for (const PlayerColour colour : map.colours()) {
        if (game.find_player(colour) != nullptr || !owns_anything(game.position, map, colour)) continue;
        scoring::Player player;
        player.colour = colour;
        game.players.push_back(std::move(player));
    }
    for (scoring::Player& player : game.players) {
        if (!player.score_marker) player.score_marker = read_square(reading, player.colour);
    }
    return game;
}

Converted convert(const vision::Reading& reading, const TicketsFile& tickets) {
    Settled settled = settle(*reading.map, &reading, tickets.answers);
    scoring::Game game =
        make_game(*reading.map, *tickets.variant, tickets.players, std::move(settled.position), &reading);
    std::vector<MarkerAssumption> markers = assumed_markers(reading, tickets.players, game);
    return {{std::move(game), game_document(tickets)}, std::move(settled.assumptions), std::move(markers)};
}

std::string describe(const maps::BoardMap& map, const Assumption& assumption) {
    const auto* route = std::get_if<RouteId>(&assumption.place);
    const std::string place =
        route != nullptr ? map.route(*route).slug : "station " + map.city(std::get<CityId>(assumption.place)).slug;
    const bool open = assumption.state.trust == PlaceState::Trust::open;
    return place + ": " + (open ? "open question" : "unseen") + ", taken as " + word(assumption.state.owner) + " (" +
           percent(assumption.state.probability) + ")";
}

std::string describe(const MarkerAssumption& assumption) {
    return "score marker " + std::string(maps::name(assumption.player)) + ": open question, taken as square " +
           std::to_string(assumption.square);
}

}  // namespace railref::app
