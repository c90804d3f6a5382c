#pragma once

#include <QImage>
#include <QObject>
#include <optional>
#include <vector>

#include "maps/board_map.h"
#include "scoring/position.h"

/// Values that say what a drawn board shows; QML hands them from the view models to the board on the screen.
namespace railref::app {

/// Who owns what, on which board. Empty without a board.
struct Ownership {
    Q_GADGET
public:
    const maps::BoardMap* map = nullptr;
    std::optional<scoring::Position> position;

    bool operator==(const Ownership&) const = default;
};

/// The part of the board that proves a number: drawn saturated, all else fades.
struct Proof {
    Q_GADGET
    Q_PROPERTY(int steps READ step_count CONSTANT)
public:
    std::vector<maps::RouteId> routes;    ///< in travelling order where `numbered`
    std::vector<maps::RouteId> left_out;  ///< the player's own routes that the proof names as not used
    std::vector<maps::RouteId> beside;    ///< drawn as well, without numbers: a rival's trail, another network
    std::vector<maps::RouteId> missing;   ///< outlined only: what would have joined two networks
    std::vector<maps::CityId> cities;     ///< named in large letters
    std::optional<maps::PlayerColour> player;
    bool numbered = false;
    bool refused = false;  ///< a ticket that was not completed: its two cities, and no way between them
    bool shown = false;    ///< false: nothing is being proved, nothing fades

    [[nodiscard]] int step_count() const { return static_cast<int>(routes.size()); }
    bool operator==(const Proof&) const = default;
};

/// Routes, cities and squares of the score track that are marked in the same way.
struct Places {
    Q_GADGET
public:
    std::vector<maps::RouteId> routes{};
    std::vector<maps::CityId> cities{};
    std::vector<int> squares{};  ///< 0..99

    bool operator==(const Places&) const = default;
};

/// Everything that a picture of the board depends on, apart from its size.
struct Drawing {
    const maps::BoardMap* map = nullptr;
    std::optional<scoring::Position> position;
    Proof proof;
    std::optional<maps::RouteId> selected_route;
    std::optional<maps::CityId> selected_city;
    Places cursor;    ///< what the arrow keys stand on: at most one place
    Places doubtful;  ///< ringed in amber
    Places unseen;    ///< no photo shows them: a question mark
    Places warned;    ///< something is wrong there: an exclamation mark
    QImage photo;     ///< the whole frame seen from above; may be null
    bool dark = false;
    bool names = true;
};

}  // namespace railref::app
