#include "calibration/sift.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <numeric>
#include <opencv2/core/hal/hal.hpp>
#include <span>
#include <tuple>

#include "calibration/widest_vectors.h"

namespace railref::calibration {

namespace {

/// A keypoint in the pixels of its Gaussian.
struct Place {
    Place(const ScaleSpace& space, const Keypoint& keypoint)
        : gaussian(space.gaussian_of(keypoint)),
          at(keypoint.at * ScaleSpace::magnification(keypoint.octave)),
          sigma(keypoint.size / 2 * ScaleSpace::magnification(keypoint.octave)) {}

    const cv::Mat& gaussian;
    cv::Point at;
    float sigma;
};

/// A descriptor takes the gradients of every so many pixels, down and across: what is blurred by about two pixels or
/// more, as keypoints' surroundings are, says nothing new between. It lies a thirtieth of its length from one of all.
constexpr int kDescriptorStep = 2;

/// Of pixels side by side, as seen from a keypoint, every so many, with the keypoint's own.
template <int step>
struct Run {
    int y = 0;
    int first_x = 0;
    int end_x = 0;

    [[nodiscard]] int count() const { return (end_x - first_x + step - 1) / step; }
};

/// From there on the next pixel that a run has.
template <int step>
int on_step(int offset) {
    static_assert(step > 0 && (step & (step - 1)) == 0);
    return (offset + step - 1) & -step;
}

/// What a keypoint's surroundings are turned and shrunk by: pixels to whatever unit.
struct Turn {
    float cosine = 1;
    float sine = 0;
};

constexpr int kDirections = 36;
using Directions = std::array<float, kDirections>;

std::size_t direction(int i) { return static_cast<std::size_t>((i + kDirections) % kDirections); }

/// Gradients around a keypoint and how much each counts, the less the farther away.
class Gradients {
public:
    void clear() { count_ = 0; }

    /// `decay`: what the square of the distance is multiplied with for the logarithm of how much it counts.
    template <int step>
    void add(const Place& place, Run<step> run, Turn turn, float decay) {
        // The outermost pixels have no gradient.
        run.first_x = on_step<step>(std::max(run.first_x, 1 - place.at.x));
        run.end_x = std::min(run.end_x, place.gaussian.cols - 1 - place.at.x);
        const int y = place.at.y + run.y;
        if (run.first_x >= run.end_x || y < 1 || y > place.gaussian.rows - 2) return;
        const std::size_t first = count_;
        make_room(count_ += static_cast<std::size_t>(run.count()));
        const int x = place.at.x + run.first_x;
        differences<step>(place.gaussian.ptr<float>(y) + x, place.gaussian.ptr<float>(y - 1) + x,
                          place.gaussian.ptr<float>(y + 1) + x, run.count(), &dx_[first], &dy_[first]);
        turned(run, turn, decay, &across_[first], &down_[first], &counts_[first]);
    }

    /// Once all are added.
    void reckon() {
        const auto count = static_cast<int>(count_);
        cv::hal::exp32f(counts_.data(), counts_.data(), count);
        cv::hal::fastAtan32f(dy_.data(), dx_.data(), angle_.data(), count, true);
        cv::hal::magnitude32f(dx_.data(), dy_.data(), dx_.data(), count);
        for (std::size_t i = 0; i < count_; ++i) counts_[i] *= dx_[i];
    }

    /// How many point where, as much as they count.
    [[nodiscard]] Directions by_direction() {
        nearest_directions(angle_.data(), count_, nearest_.data());
        Directions counts{};
        for (std::size_t i = 0; i < count_; ++i) counts[static_cast<std::size_t>(nearest_[i])] += counts_[i];
        return counts;
    }

    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] const float* across() const { return across_.data(); }  ///< turned
    [[nodiscard]] const float* down() const { return down_.data(); }
    [[nodiscard]] const float* angle() const { return angle_.data(); }  ///< degrees, 0 to 360, counter-clockwise
    [[nodiscard]] const float* counts() const { return counts_.data(); }

private:
    void make_room(std::size_t count) {
        if (count <= dx_.size()) return;
        for (auto* list : {&dx_, &dy_, &across_, &down_, &angle_, &counts_}) list->resize(2 * count);
        nearest_.resize(2 * count);
    }

    template <int step>
    RAILREF_WIDEST_VECTORS static void differences(const float* row, const float* above, const float* below, int count,
                                                   float* __restrict dx, float* __restrict dy) {
        for (int i = 0; i < count; ++i) {
            dx[i] = row[step * i + 1] - row[step * i - 1];
            dy[i] = above[step * i] - below[step * i];
        }
    }

    template <int step>
    RAILREF_WIDEST_VECTORS static void turned(Run<step> run, Turn turn, float decay, float* __restrict across,
                                              float* __restrict down, float* __restrict logarithm) {
        const auto y = static_cast<float>(run.y);
        for (int i = 0; i < run.count(); ++i) {
            const auto x = static_cast<float>(run.first_x + step * i);
            const float a = x * turn.cosine - y * turn.sine;
            const float d = x * turn.sine + y * turn.cosine;
            across[i] = a;
            down[i] = d;
            logarithm[i] = (a * a + d * d) * decay;
        }
    }

    RAILREF_WIDEST_VECTORS static void nearest_directions(const float* degrees, std::size_t count,
                                                          int* __restrict nearest) {
        constexpr float no_fraction = 3 << 22;  // a float as large has none: to the nearest whole number
        for (std::size_t i = 0; i < count; ++i) {
            const auto whole = static_cast<int>(degrees[i] * kDirections / 360 + no_fraction - no_fraction);
            nearest[i] = whole == kDirections ? 0 : whole;
        }
    }

    std::size_t count_ = 0;
    std::vector<float> dx_, dy_, across_, down_, angle_, counts_;
    std::vector<int> nearest_;
};

Directions smoothed(const Directions& counts) {
    Directions smooth;
    for (int i = 0; i < kDirections; ++i)
        smooth[direction(i)] = (counts[direction(i - 2)] + counts[direction(i + 2)]) * (1.0F / 16) +
                               (counts[direction(i - 1)] + counts[direction(i + 1)]) * (4.0F / 16) +
                               counts[direction(i)] * (6.0F / 16);
    return smooth;
}

/// How many gradients of a keypoint's surroundings point where.
Directions directions_around(const Place& place, Gradients& gradients) {
    constexpr float window = 1.5F;  // sigmas: how far the surroundings count
    const float decay = -1 / (2 * window * place.sigma * window * place.sigma);
    const int radius = cvRound(3 * window * place.sigma);
    gradients.clear();
    for (int y = -radius; y <= radius; ++y) gradients.add(place, Run<1>{y, -radius, radius + 1}, {}, decay);
    gradients.reckon();
    return smoothed(gradients.by_direction());
}

/// Peaks of at least four fifths of the highest, between the bins where a parabola has its vertex. Calls
/// found(degrees).
template <class Found>
void for_each_peak(const Directions& counts, const Found& found) {
    constexpr float nearly_as_many = 0.8F;
    const float enough = *std::ranges::max_element(counts) * nearly_as_many;
    for (int i = 0; i < kDirections; ++i) {
        const float before = counts[direction(i - 1)];
        const float here = counts[direction(i)];
        const float after = counts[direction(i + 1)];
        if (here <= before || here <= after || here < enough) continue;
        const float vertex = static_cast<float>(i) + 0.5F * (before - after) / (before - 2 * here + after);
        found(std::fmod(vertex * 360 / kDirections + 360, 360.0F));
    }
}

/// Counts of gradients in 4 x 4 cells of 8 directions, each shared by the cells and directions next to it.
class CellCounts {
    static constexpr int kBins = 8;
    using Bins = float __attribute__((vector_size(kBins * sizeof(float))));

public:
    static constexpr int kCells = 4;

    void clear() { counts_ = {}; }

    /// Gradients turned so that -kCells / 2 to kCells / 2 are the cells across and down, and `zero` degrees are none.
    void add(const Gradients& gradients, float zero) {
        const std::size_t count = gradients.size();
        if (shares_.cell.size() < count) shares_.resize(2 * count);
        share_out(gradients.across(), gradients.down(), gradients.angle(), gradients.counts(), zero, count,
                  shares_.cell.data(), shares_.bin.data(), shares_.right.data(), shares_.below.data(),
                  shares_.first.data(), shares_.second.data());
        gather(shares_, count, counts_.data());
    }

    /// Of length 512, none larger than a fifth of that before it was stretched so: what light does to a few counts.
    void write(float* descriptor) const {
        constexpr float most = 0.2F;
        constexpr float length = 512;
        std::array<float, kSiftDimensions> all;
        for (std::size_t r = 0; r < kCells; ++r)
            for (std::size_t c = 0; c < kCells; ++c)
                std::memcpy(&all[(r * kCells + c) * kBins], &counts_[(r + 1) * kRow + c + 1], sizeof(Bins));
        const float limit = most * length_of(all);
        for (float& count : all) count = std::min(count, limit);
        const float stretch = length / std::max(length_of(all), 1e-7F);
        std::ranges::transform(all, descriptor,
                               [&](float count) { return cv::saturate_cast<std::uint8_t>(count * stretch); });
    }

private:
    static float length_of(const std::array<float, kSiftDimensions>& all) {
        float squares = 0;
        for (const float count : all) squares += count * count;
        return std::sqrt(squares);
    }

    static constexpr int kRow = kCells + 2;  // with the cells outside that share some

    /// Of each gradient.
    struct Shares {
        std::vector<int> cell;             ///< the first of the four that share it
        std::vector<int> bin;              ///< the first of the two directions next to its own
        std::vector<float> right, below;   ///< how much of it belongs to the cells to its right, and below it
        std::vector<float> first, second;  ///< how much it counts for either direction

        void resize(std::size_t count) {
            for (auto* list : {&cell, &bin}) list->resize(count);
            for (auto* list : {&right, &below, &first, &second}) list->resize(count);
        }
    };

    RAILREF_WIDEST_VECTORS static void share_out(const float* across, const float* down, const float* angle,
                                                 const float* counts, float zero, std::size_t count,
                                                 int* __restrict cell, int* __restrict bin, float* __restrict right,
                                                 float* __restrict below, float* __restrict first,
                                                 float* __restrict second) {
        constexpr float first_cell = kCells / 2.0F - 0.5F;
        for (std::size_t i = 0; i < count; ++i) {
            // Larger than 0 with the cell outside counted, so that a conversion rounds down.
            const float a = across[i] + first_cell + 1;
            const float d = down[i] + first_cell + 1;
            const float turn = (angle[i] - zero) * (1.0F / 360) + 1;
            const float exact = (turn - static_cast<float>(static_cast<int>(turn))) * kBins;
            const auto column = static_cast<int>(a);
            const auto row = static_cast<int>(d);
            const auto whole = static_cast<int>(exact);
            cell[i] = row * kRow + column;
            bin[i] = whole;
            right[i] = a - static_cast<float>(column);
            below[i] = d - static_cast<float>(row);
            first[i] = (1 - (exact - static_cast<float>(whole))) * counts[i];
            second[i] = (1 - (static_cast<float>(whole + 1) - exact)) * counts[i];
        }
    }

    RAILREF_WIDEST_VECTORS static void gather(const Shares& shares, std::size_t count, Bins* __restrict counts) {
        // After the last direction comes the first again.
        static constexpr std::array<Bins, kBins + 1> only{{{1, 0, 0, 0, 0, 0, 0, 0},
                                                           {0, 1, 0, 0, 0, 0, 0, 0},
                                                           {0, 0, 1, 0, 0, 0, 0, 0},
                                                           {0, 0, 0, 1, 0, 0, 0, 0},
                                                           {0, 0, 0, 0, 1, 0, 0, 0},
                                                           {0, 0, 0, 0, 0, 1, 0, 0},
                                                           {0, 0, 0, 0, 0, 0, 1, 0},
                                                           {0, 0, 0, 0, 0, 0, 0, 1},
                                                           {1, 0, 0, 0, 0, 0, 0, 0}}};
        const int* cells = shares.cell.data();
        const int* bins = shares.bin.data();
        const float* rights = shares.right.data();
        const float* belows = shares.below.data();
        const float* firsts = shares.first.data();
        const float* seconds = shares.second.data();
        for (std::size_t i = 0; i < count; ++i) {
            const Bins* bin = &only[static_cast<std::size_t>(bins[i])];
            const Bins shared = bin[0] * firsts[i] + bin[1] * seconds[i];
            Bins* cell = counts + cells[i];
            const Bins lower = shared * belows[i];
            const Bins upper = shared - lower;
            const Bins upper_right = upper * rights[i];
            const Bins lower_right = lower * rights[i];
            cell[0] += upper - upper_right;
            cell[1] += upper_right;
            cell[kRow] += lower - lower_right;
            cell[kRow + 1] += lower_right;
        }
    }

    static_assert(kCells * kCells * kBins == kSiftDimensions);
    // Not where the narrowest vectors may lie: gather() is made for wider ones, too.
    alignas(sizeof(Bins)) std::array<Bins, static_cast<std::size_t>(kRow* kRow)> counts_{};
    Shares shares_;
};

/// The pixels of row `y` that come to lie in a square around the keypoint, which reaches as far as `reach` when turned.
Run<kDescriptorStep> within_square(int y, Turn turn, float reach) {
    float first = -1e6F;
    float last = 1e6F;
    // |x slope + offset| < reach
    const auto narrow = [&](float slope, float offset) {
        if (std::abs(slope) < 1e-6F) {
            if (std::abs(offset) >= reach) last = first;
            return;
        }
        const float one = (-reach - offset) / slope;
        const float other = (reach - offset) / slope;
        first = std::max(first, std::min(one, other));
        last = std::min(last, std::max(one, other));
    };
    narrow(turn.cosine, static_cast<float>(-y) * turn.sine);
    narrow(turn.sine, static_cast<float>(y) * turn.cosine);
    return first < last ? Run<kDescriptorStep>{y, cvCeil(first), cvFloor(last) + 1} : Run<kDescriptorStep>{y, 0, 0};
}

void describe_one(const Place& place, float angle, Gradients& gradients, CellCounts& counts, float* descriptor) {
    constexpr float cell_in_sigmas = 3;
    constexpr int cells = CellCounts::kCells;
    constexpr float reach = cells / 2.0F + 0.5F - 1e-4F;  // what lies farther away is shared by no cell
    constexpr float decay = -1 / (0.5F * cells * cells);
    const float cell = cell_in_sigmas * place.sigma;
    const float radians = angle * static_cast<float>(CV_PI / 180);
    const Turn turn{std::cos(radians) / cell, std::sin(radians) / cell};
    const int radius = cvCeil(cell * std::sqrt(2.0F) * reach);
    gradients.clear();
    for (int y = on_step<kDescriptorStep>(-radius); y <= radius; y += kDescriptorStep)
        gradients.add(place, within_square(y, turn, reach), turn, decay);
    gradients.reckon();
    counts.clear();
    counts.add(gradients, angle);
    counts.write(descriptor);
}

const Keypoint& keypoint_of(const Keypoint& keypoint) { return keypoint; }
const Keypoint& keypoint_of(const DirectedKeypoint& keypoint) { return keypoint; }

/// work(keypoint's number) for each, on all cores, neighbours one after the other: what surrounds one is in the cache
/// for the next.
template <class Some, class Work>
void for_each_beside_the_last(const std::vector<Some>& keypoints, const Work& work) {
    constexpr float band = 32;  // pixels of the octave
    std::vector<std::size_t> order(keypoints.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) {
        const Keypoint& k = keypoint_of(keypoints[i]);
        const float y = k.at.y * ScaleSpace::magnification(k.octave);
        return std::tuple(k.octave, k.layer, std::floor(y / band), k.at.x, i);
    });
    cv::parallel_for_({0, static_cast<int>(order.size())}, [&](const cv::Range& range) {
        work(std::span(order).subspan(static_cast<std::size_t>(range.start), static_cast<std::size_t>(range.size())));
    });
}

}  // namespace

std::vector<DirectedKeypoint> in_their_directions(const ScaleSpace& space, const std::vector<Keypoint>& keypoints) {
    std::vector<std::vector<DirectedKeypoint>> directed(keypoints.size());
    for_each_beside_the_last(keypoints, [&](std::span<const std::size_t> some) {
        Gradients gradients;
        for (const std::size_t i : some)
            for_each_peak(directions_around(Place(space, keypoints[i]), gradients), [&](float degrees) {
                directed[i].push_back({keypoints[i], degrees});
            });
    });
    std::vector<DirectedKeypoint> all;
    for (const auto& some : directed) all.insert(all.end(), some.begin(), some.end());
    return all;
}

cv::Mat describe(const ScaleSpace& space, const std::vector<DirectedKeypoint>& keypoints) {
    cv::Mat descriptors(static_cast<int>(keypoints.size()), kSiftDimensions, CV_32F);
    for_each_beside_the_last(keypoints, [&](std::span<const std::size_t> some) {
        Gradients gradients;
        CellCounts counts;
        for (const std::size_t i : some)
            describe_one(Place(space, keypoints[i]), keypoints[i].angle, gradients, counts,
                         descriptors.ptr<float>(static_cast<int>(i)));
    });
    return descriptors;
}

}  // namespace railref::calibration
