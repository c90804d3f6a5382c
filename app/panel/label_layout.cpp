#include "app/panel/label_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace railref::app {
namespace {

struct Candidate {
    QRectF box;
    double cost = 0;  ///< of everything that does not depend on the other words
};

constexpr double train_cost = 6;
constexpr double dot_cost = 8;
constexpr double word_cost = 14;
constexpr double outside_cost = 40;

/// Share of the box that lies in the polygon, by sampling.
double covered(const QRectF& box, const QPolygonF& polygon) {
    if (!polygon.boundingRect().intersects(box)) return 0;
    constexpr int columns = 14;
    constexpr int rows = 5;
    int hits = 0;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const QPointF at(box.left() + box.width() * (column + 0.5) / columns,
                             box.top() + box.height() * (row + 0.5) / rows);
            hits += polygon.containsPoint(at, Qt::OddEvenFill) ? 1 : 0;
        }
    return static_cast<double>(hits) / (rows * columns);
}

double overlap(const QRectF& a, const QRectF& b) {
    const QRectF both = a & b;
    return both.width() * both.height() / std::max(1.0, std::min(a.width() * a.height(), b.width() * b.height()));
}

/// Boxes on three rings around the dot; nearer and to the right is nicer.
std::vector<Candidate> candidates_around(const LabelWish& wish) {
    struct Side {
        double x, y, cost;  ///< direction of the box's centre
    };
    static constexpr std::array sides{Side{1, 0, 0},     Side{-1, 0, .15}, Side{0, -1, .2},    Side{0, 1, .2},
                                      Side{1, -1, .1},   Side{1, 1, .1},   Side{-1, -1, .25},  Side{-1, 1, .25},
                                      Side{.5, -1, .18}, Side{.5, 1, .18}, Side{-.5, -1, .28}, Side{-.5, 1, .28},
                                      Side{1, -.5, .1},  Side{1, .5, .1},  Side{-1, -.5, .2},  Side{-1, .5, .2}};
    std::vector<Candidate> all;
    for (int ring = 0; ring < 4; ++ring) {
        const double gap = wish.dot_radius + wish.size.height() * (0.12 + 0.32 * ring);
        for (const Side& side : sides) {
            const QPointF centre(wish.dot.x() + side.x * (gap + wish.size.width() / 2),
                                 wish.dot.y() + side.y * (gap + wish.size.height() / 2 * 0.9));
            QRectF box(QPointF(), wish.size);
            box.moveCenter(centre);
            all.push_back({box, side.cost + 0.8 * ring});
        }
    }
    return all;
}

}  // namespace

std::vector<PlacedLabel> place_labels(std::span<const LabelWish> wishes, std::span<const QPolygonF> trains,
                                      const QRectF& bounds) {
    std::vector<std::vector<Candidate>> choices;
    for (const LabelWish& wish : wishes) {
        auto& options = choices.emplace_back(candidates_around(wish));
        for (Candidate& option : options) {
            for (const QPolygonF& train : trains) option.cost += train_cost * covered(option.box, train);
            for (const LabelWish& other : wishes) {
                const double r = other.dot_radius;
                const QRectF dot(other.dot - QPointF(r, r), QSizeF(2 * r, 2 * r));
                option.cost += dot_cost * overlap(dot, option.box);
            }
            if (!bounds.contains(option.box)) option.cost += outside_cost;
        }
    }

    std::vector<std::size_t> chosen(wishes.size(), 0);
    const auto word_overlap = [&](std::size_t word, const QRectF& box) {
        double sum = 0;
        for (std::size_t other = 0; other < wishes.size(); ++other)
            if (other != word) sum += overlap(box, choices[other][chosen[other]].box);
        return sum;
    };
    for (int sweep = 0; sweep < 8; ++sweep)
        for (std::size_t word = 0; word < wishes.size(); ++word) {
            double best = INFINITY;
            std::size_t best_option = chosen[word];
            for (std::size_t option = 0; option < choices[word].size(); ++option) {
                const Candidate& candidate = choices[word][option];
                if (candidate.cost >= best) continue;
                // On the first sweep nobody has a place yet: only the lasting costs count.
                const double cost = candidate.cost + (sweep == 0 ? 0 : word_cost * word_overlap(word, candidate.box));
                if (cost < best) best = cost, best_option = option;
            }
            chosen[word] = best_option;
        }

    std::vector<PlacedLabel> placed;
    for (std::size_t word = 0; word < wishes.size(); ++word) {
        const QRectF box = choices[word][chosen[word]].box;
        // Of two words that cannot help covering each other the first one stays.
        const bool crowded = std::ranges::any_of(
            placed, [&](const PlacedLabel& other) { return !other.crowded && overlap(box, other.box) > 0.08; });
        placed.push_back({box, crowded});
    }
    return placed;
}

}  // namespace railref::app
