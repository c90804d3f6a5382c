#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <span>
#include <vector>

namespace railref::vision {

/// Floats of sixteen cells, reckoned with together: GCC's and Clang's vectors, of which the compiler makes what the
/// processor has.
using Lanes = float __attribute__((vector_size(64)));
inline constexpr std::size_t kLanes = sizeof(Lanes) / sizeof(float);

[[nodiscard]] inline float sum_of(const Lanes& lanes) {
    using Eight = float __attribute__((vector_size(32)));
    using Four = float __attribute__((vector_size(16)));
    std::array<Eight, 2> eights;
    std::memcpy(eights.data(), &lanes, sizeof(lanes));
    const Eight eight = eights[0] + eights[1];
    std::array<Four, 2> fours;
    std::memcpy(fours.data(), &eight, sizeof(eight));
    const Four four = fours[0] + fours[1];
    return (four[0] + four[2]) + (four[1] + four[3]);
}

// Vectors' own alignment is that of the narrowest that the processor may have: functions made for wider ones would
// break on it.

/// So many sums over cells, each in sixteen parts.
template <std::size_t Count>
struct alignas(sizeof(Lanes)) LaneSums {
    std::array<Lanes, Count> of{};

    /// Writes the whole sums.
    void write(double* sums) const {
        for (const Lanes& lanes : of) *sums++ = static_cast<double>(sum_of(lanes));
    }
};

/// So many values of each of sixteen cells.
template <std::size_t Values>
struct alignas(sizeof(Lanes)) CellBlock {
    std::array<Lanes, Values> values{};
    Lanes counts{};  ///< 1 for each cell, 0 where the block has none
};

/// Those of a place's cells that say something, in blocks.
template <std::size_t Values>
class CellBlocks {
public:
    CellBlocks() = default;
    explicit CellBlocks(std::size_t room) { blocks_.reserve(room / kLanes + 1); }

    void add(const std::array<float, Values>& cell) {
        const std::size_t lane = size_++ % kLanes;
        if (lane == 0) blocks_.emplace_back();
        CellBlock<Values>& block = blocks_.back();
        for (std::size_t v = 0; v < Values; ++v) block.values[v][lane] = cell[v];
        block.counts[lane] = 1;
    }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] float value(std::size_t cell, std::size_t which) const {
        return blocks_[cell / kLanes].values[which][cell % kLanes];
    }
    [[nodiscard]] std::span<const CellBlock<Values>> blocks() const { return blocks_; }

private:
    std::vector<CellBlock<Values>> blocks_;
    std::size_t size_ = 0;
};

}  // namespace railref::vision
