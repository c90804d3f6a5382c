#pragma once

#include <QPolygonF>
#include <QRectF>
#include <span>
#include <vector>

namespace railref::app {

/// A word that wants to stand beside a dot. All lengths in pixels of the drawing.
struct LabelWish {
    QPointF dot;
    double dot_radius = 0;
    QSizeF size;  ///< of the word
};

struct PlacedLabel {
    QRectF box;
    bool crowded = false;  ///< lies over another word: better not drawn unless somebody asks for this city
};

/// Places every word near its dot so that it covers no train, no other dot and no other word, as far as possible:
/// fixed candidates around each dot, then coordinate descent on the overlaps. One label per wish, in their order.
[[nodiscard]] std::vector<PlacedLabel> place_labels(std::span<const LabelWish> wishes,
                                                    std::span<const QPolygonF> trains, const QRectF& bounds);

}  // namespace railref::app
