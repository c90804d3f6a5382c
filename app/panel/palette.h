#pragma once

#include <QChar>
#include <QColor>

#include "maps/board_map.h"

/// The colours of the panel, light and dark; drawn things and controls take them from here alone.
namespace railref::app {

struct Palette {
    QColor ink;                                            ///< text
    QColor muted;                                          ///< less important text; still 4.5:1 on paper and card
    QColor paper;                                          ///< the window
    QColor card;                                           ///< what lies on the paper
    QColor line;                                           ///< hairlines
    QColor map;                                            ///< the drawn board
    QColor amber;                                          ///< doubt
    QColor green;                                          ///< agreed, proved
    QColor red;                                            ///< refused
    QColor on_ink;                                         ///< text on a filled ink button
    QColor halo;                                           ///< behind words on the map
    QColor route_bar, ticket_bar, station_bar, bonus_bar;  ///< the sources of points
    QColor fifth_bar;
};

[[nodiscard]] const Palette& palette(bool dark);

/// The plastic of a player's trains.
[[nodiscard]] QColor train_colour(maps::PlayerColour colour);
/// What can be read on that plastic.
[[nodiscard]] QColor on_train_colour(maps::PlayerColour colour);
/// The colour's letter on trains and chips: colours alone leave out the colour-blind.
[[nodiscard]] QChar letter(maps::PlayerColour colour);
/// The same for numbers by which QML knows colours: those of maps::PlayerColour; 7 is pink; others are gray.
[[nodiscard]] QColor piece_colour_of(int number);
[[nodiscard]] QColor on_piece_colour_of(int number);
[[nodiscard]] QChar piece_letter_of(int number);
/// A free route as printed, made pale against the map.
[[nodiscard]] QColor free_track_colour(maps::TrackColour colour, const Palette& palette);

/// `share` of `top` over `bottom`.
[[nodiscard]] QColor mix(const QColor& bottom, const QColor& top, double share);

}  // namespace railref::app
