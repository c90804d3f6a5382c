#include "vision/convolve.h"

#include <algorithm>
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
#pragma GCC unroll 12
    for (std::size_t p = 0; p < Pixels; ++p)
#pragma GCC unroll 4
        for (std::size_t v = 0; v < vectors; ++v) sums[p][v] = sums[p][v] < least ? least : sums[p][v];
    if (of.channels == kBlock) {  // as most blocks are: straight from the registers
#pragma GCC unroll 12
        for (std::size_t p = 0; p < Pixels; ++p)
#pragma GCC unroll 4
            for (std::size_t v = 0; v < vectors; ++v) std::memcpy(of.given[p] + v * lanes, &sums[p][v], sizeof(Vector));
        return;
    }
    for (std::size_t p = 0; p < Pixels; ++p) std::memcpy(of.given[p], sums[p], of.channels * sizeof(float));
}

void convolve_by_four(const ConvolvedPixels& of) { convolve<Four, kByFour>(of); }

#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void convolve_by_eight(const ConvolvedPixels& of) { convolve<Eight, kByEight>(of); }
[[gnu::target("avx512f")]] void convolve_by_sixteen(const ConvolvedPixels& of) { convolve<Sixteen, kBySixteen>(of); }
#endif

/// Not target_clones, which would choose the vectors but not how many pixels.
std::vector<Convolver> those_that_run_here() {
    std::vector<Convolver> all;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f")) all.push_back({"AVX-512", kBySixteen, convolve_by_sixteen});
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        all.push_back({"AVX2", kByEight, convolve_by_eight});
#endif
    all.push_back({"four floats", kByFour, convolve_by_four});
    return all;
}

}  // namespace

std::span<const Convolver> convolvers() {
    static const std::vector<Convolver> all = those_that_run_here();
    return all;
}

}  // namespace railref::vision
