#include "vision/convolve.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

namespace railref::vision {

namespace {

// GCC's and Clang's vectors: the compiler makes of them what the processor has.
using Four = float __attribute__((vector_size(16)));
using Eight = float __attribute__((vector_size(32)));
using Sixteen = float __attribute__((vector_size(64)));

// As many pixels as leave room in the registers for a block's weights: 32 with AVX-512 and on ARM, else 16.
constexpr std::size_t kBySixteen = 12;
constexpr std::size_t kByEight = 6;
#if defined(__aarch64__)
constexpr std::size_t kByFour = 4;
#else
constexpr std::size_t kByFour = 2;
#endif

/// All sums stay in registers, or every step would wait for one in memory: of Pixels, each a block of channels.
template <class Vector, std::size_t Pixels>
[[gnu::always_inline]] inline void convolve(const ConvolvedPixels& of) {
    static_assert(Pixels <= kMostPixels);
    constexpr std::size_t lanes = sizeof(Vector) / sizeof(float);
    constexpr std::size_t vectors = kBlock / lanes;
    const std::size_t row_length = of.row_length;
    const float* weights = of.weights;
    Vector sums[Pixels][vectors];
    for (std::size_t p = 0; p < Pixels; ++p)
        for (std::size_t v = 0; v < vectors; ++v) std::memcpy(&sums[p][v], of.bias + v * lanes, sizeof(Vector));
    for (std::size_t row = 0; row < of.rows; ++row) {
        const float* taken[Pixels];
        for (std::size_t p = 0; p < Pixels; ++p) taken[p] = of.windows[p] + row * of.row_step;
        for (std::size_t k = 0; k < row_length; ++k) {
            Vector weight[vectors];
            for (std::size_t v = 0; v < vectors; ++v) std::memcpy(&weight[v], weights + v * lanes, sizeof(Vector));
            weights += kBlock;
            for (std::size_t p = 0; p < Pixels; ++p)
                for (std::size_t v = 0; v < vectors; ++v) sums[p][v] += taken[p][k] * weight[v];
        }
    }
    const Vector least = Vector{} + of.least;
    for (std::size_t p = 0; p < Pixels; ++p)
        for (std::size_t v = 0; v < vectors; ++v) sums[p][v] = sums[p][v] < least ? least : sums[p][v];
    for (std::size_t p = 0; p < Pixels; ++p)
        if (of.channels == kBlock)  // the usual case, without a call
            std::memcpy(of.given[p], sums[p], kBlock * sizeof(float));
        else
            std::memcpy(of.given[p], sums[p], of.channels * sizeof(float));
}

/// Along one axis, of every fourth (apart by `step`) of a tile's pixels.
template <class Vector>
[[gnu::always_inline]] inline void take_line(Vector* line, std::size_t step) {
    const Vector first = line[0] - line[2 * step];
    const Vector second = line[step] + line[2 * step];
    const Vector third = line[2 * step] - line[step];
    const Vector fourth = line[step] - line[3 * step];
    line[0] = first;
    line[step] = second;
    line[2 * step] = third;
    line[3 * step] = fourth;
}

template <class Vector>
[[gnu::always_inline]] inline void take_tile(const TakenTile& tile) {
    constexpr std::size_t lanes = sizeof(Vector) / sizeof(float);
    for (std::size_t channel = 0; channel < tile.channels; channel += lanes) {
        Vector pixels[kTileParts];
        for (std::size_t k = 0; k < kTileParts; ++k) std::memcpy(&pixels[k], tile.pixels[k] + channel, sizeof(Vector));
        for (std::size_t x = 0; x < kTileTaken; ++x) take_line(pixels + x, kTileTaken);
        for (std::size_t y = 0; y < kTileTaken; ++y) take_line(pixels + y * kTileTaken, 1);
        for (std::size_t k = 0; k < kTileParts; ++k)
            std::memcpy(tile.parts + k * tile.part_step + channel, &pixels[k], sizeof(Vector));
    }
}

template <class Vector>
[[gnu::always_inline]] inline void give_tile(const GivenTile& tile) {
    constexpr std::size_t lanes = sizeof(Vector) / sizeof(float);
    const Vector least = Vector{} + tile.least;
    for (std::size_t channel = 0; channel < tile.channels; channel += lanes) {
        Vector parts[kTileParts];
        for (std::size_t k = 0; k < kTileParts; ++k)
            std::memcpy(&parts[k], tile.parts + k * tile.part_step + channel, sizeof(Vector));
        Vector rows[kTileGiven][kTileTaken];
        for (std::size_t x = 0; x < kTileTaken; ++x) {
            const Vector* column = parts + x;
            rows[0][x] = column[0] + column[kTileTaken] + column[2 * kTileTaken];
            rows[1][x] = column[kTileTaken] - column[2 * kTileTaken] - column[3 * kTileTaken];
        }
        Vector bias;
        std::memcpy(&bias, tile.bias + channel, sizeof bias);
        for (std::size_t y = 0; y < kTileGiven; ++y) {
            const Vector* row = rows[y];
            const Vector given[kTileGiven] = {bias + row[0] + row[1] + row[2], bias + row[1] - row[2] - row[3]};
            for (std::size_t x = 0; x < kTileGiven; ++x) {
                float* to = tile.pixels[y * kTileGiven + x];
                if (to == nullptr) continue;
                const Vector kept = given[x] < least ? least : given[x];
                std::memcpy(to + channel, &kept, sizeof kept);
            }
        }
    }
}

void convolve_by_four(const ConvolvedPixels& of) { convolve<Four, kByFour>(of); }
void take_by_four(const TakenTile& tile) { take_tile<Four>(tile); }
void give_by_four(const GivenTile& tile) { give_tile<Four>(tile); }

#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void convolve_by_eight(const ConvolvedPixels& of) { convolve<Eight, kByEight>(of); }
[[gnu::target("avx2,fma")]] void take_by_eight(const TakenTile& tile) { take_tile<Eight>(tile); }
[[gnu::target("avx2,fma")]] void give_by_eight(const GivenTile& tile) { give_tile<Eight>(tile); }
[[gnu::target("avx512f")]] void convolve_by_sixteen(const ConvolvedPixels& of) { convolve<Sixteen, kBySixteen>(of); }
[[gnu::target("avx512f")]] void take_by_sixteen(const TakenTile& tile) { take_tile<Sixteen>(tile); }
[[gnu::target("avx512f")]] void give_by_sixteen(const GivenTile& tile) { give_tile<Sixteen>(tile); }
#endif

/// Not target_clones, which would choose the vectors but not how many pixels.
std::vector<Convolver> those_that_run_here() {
    std::vector<Convolver> all;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f"))
        all.push_back({"AVX-512", kBySixteen, convolve_by_sixteen, take_by_sixteen, give_by_sixteen});
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        all.push_back({"AVX2", kByEight, convolve_by_eight, take_by_eight, give_by_eight});
#endif
    all.push_back({"four floats", kByFour, convolve_by_four, take_by_four, give_by_four});
    return all;
}

}  // namespace

std::span<const Convolver> convolvers() {
    static const std::vector<Convolver> all = those_that_run_here();
    return all;
}

}  // namespace railref::vision
