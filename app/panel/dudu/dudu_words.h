#pragma once

#include <QColor>
#include <QString>
#include <QVariant>

#include "maps/dudu/hex_map.h"
#include "scoring/dudu/end_of_game.h"
#include "scoring/dudu/final_position.h"
#include "scoring/dudu/verdict.h"

/// Words and colours of 火車嘟嘟, in the rulebook's terms. No rules here.
namespace railref::app {

/// Players and cities have colours by name; QML knows them by number: those of maps::PlayerColour, pink next, others
/// after. Numbers of unknown names hold while the program runs.
[[nodiscard]] int colour_number(const std::string& colour);
[[nodiscard]] std::string colour_of_number(int number);
[[nodiscard]] QString colour_name(const std::string& colour);  ///< "red", in the present language
[[nodiscard]] QColor piece_colour(const std::string& colour);

[[nodiscard]] QString player_name(const scoring::dudu::Player& player);
[[nodiscard]] QString good_name(const std::string& good);
/// One sign in scripts of signs, else two letters.
[[nodiscard]] QString good_sign(const std::string& good);
[[nodiscard]] QColor good_colour(const std::string& good);
/// 火車嘟嘟, and with the map that was played on.
[[nodiscard]] QString dudu_name();
[[nodiscard]] QString dudu_board_name(const maps::dudu::HexMap& map);
[[nodiscard]] QString hex_map_name(const maps::dudu::HexMap& map);
/// "the yellow city", "wood", "a factory"
[[nodiscard]] QString building_name(const maps::dudu::Building& building);
[[nodiscard]] QString side_name(maps::dudu::Side side);
[[nodiscard]] QString technology_name(const scoring::dudu::Technology& technology);
[[nodiscard]] QString terrain_name(maps::dudu::Terrain terrain);
[[nodiscard]] QString factory_kind_name(const std::string& kind);

/// The reading's reason for a question, for a person.
[[nodiscard]] QString hex_doubt_word(const std::string& why);
/// The rule that decides, in a sentence.
[[nodiscard]] QString verdict_text(std::string_view rule);
/// "Yes", "Only with a penalty piece", "No".
[[nodiscard]] QString answer_word(scoring::dudu::Answer answer);
[[nodiscard]] QString end_text(const scoring::dudu::EndVerdict& verdict);

/// "+8", "−7", "0"
[[nodiscard]] QString signed_points(int number);

}  // namespace railref::app
