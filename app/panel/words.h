#pragma once

#include <QString>
#include <QStringList>

#include "app/referee/answers.h"
#include "app/referee/game_shelf.h"
#include "scoring/position.h"

/// Words that several view models say, translated. No rules here.
namespace railref::app {

[[nodiscard]] QString colour_word(maps::PlayerColour colour);
/// The player's name, or the colour's word where nobody gave one.
[[nodiscard]] QString player_name(const scoring::Player& player);
/// In the present language, as are all names here.
[[nodiscard]] QString city_name(const maps::BoardMap& map, maps::CityId city);
[[nodiscard]] QString variant_name(const maps::BoardMap& map, const maps::Variant& variant);
[[nodiscard]] QString rulebook_name(const maps::BoardMap& map);
[[nodiscard]] QString board_name(const maps::BoardMap& map);
/// "21 November 2026, 22:45" in the reader's language and time.
[[nodiscard]] QString when(const GameId& game);
/// Every name by which people may look for a city; the one on the screen comes first.
[[nodiscard]] QStringList city_spellings(const maps::BoardMap& map, maps::CityId city);
/// "Essen – København", with the printed colour where two routes join the same cities.
[[nodiscard]] QString route_name(const maps::BoardMap& map, maps::RouteId route);
/// "gray, tunnel, 3 trains"
[[nodiscard]] QString route_details(const maps::BoardMap& map, maps::RouteId route);
/// What the reader of photos is doing.
[[nodiscard]] QString reading_step(const std::string& step);
/// Why the reader of photos found no board.
[[nodiscard]] QString photo_trouble(const std::string& why);
/// The reading's reason for a question, for a person.
[[nodiscard]] QString doubt_word(const std::string& why);

/// -1 for nobody, else the colour's place in maps::PlayerColour: how QML speaks of owners.
[[nodiscard]] int owner_number(const vision::Occupant& owner);
[[nodiscard]] vision::Occupant owner_of_number(int number);

}  // namespace railref::app
