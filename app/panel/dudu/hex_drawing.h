#pragma once

#include <QImage>
#include <QObject>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "maps/dudu/hex_map.h"
#include "scoring/dudu/board_position.h"

/// Values that say what a drawn hex map shows; QML hands them from the view models to the board on the screen.
namespace railref::app {

using maps::dudu::Hex;
using maps::dudu::Side;

/// A map, sound or still being laid out, and what was drawn on it in play. Empty without a map.
struct HexScene {
    Q_GADGET
    Q_PROPERTY(bool empty READ is_empty CONSTANT)
public:
    std::shared_ptr<const maps::dudu::HexMapDraft> map;
    scoring::dudu::BoardDraft board;

    [[nodiscard]] bool is_empty() const { return map == nullptr || map->hexes.empty(); }
    bool operator==(const HexScene&) const = default;
};

enum class HexTone : std::uint8_t { doubt, good, bad, one_part, other_part, unseen };

/// What is said about the map on top of it.
struct HexMarks {
    Q_GADGET
public:
    std::vector<std::pair<Hex, HexTone>> tinted;
    std::vector<Hex> warned;                     ///< an exclamation mark
    std::vector<Hex> asked;                      ///< ringed in amber
    std::vector<std::pair<Hex, int>> stops;      ///< where a train may end, and in how many steps
    std::vector<Hex> way;                        ///< along the track
    std::vector<scoring::dudu::Stroke> strokes;  ///< drawn with a finger
    HexTone stroke_tone = HexTone::doubt;

    bool operator==(const HexMarks&) const = default;
};

/// Strokes that a finger drew in one go.
struct HexStretch {
    Q_GADGET
public:
    std::vector<scoring::dudu::Stroke> strokes;

    bool operator==(const HexStretch&) const = default;
};

/// Everything that a picture of the map depends on, apart from its size.
struct HexDrawing {
    HexScene scene;
    HexMarks marks;
    std::optional<Hex> selected;
    std::optional<Hex> cursor;
    std::optional<Side> cursor_side;
    QImage photo;  ///< covers face_bounds() of the map; may be null
    bool dark = false;
    bool names = true;  ///< goods are named on their places
};

}  // namespace railref::app
