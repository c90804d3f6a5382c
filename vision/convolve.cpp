#include "vision/convolve.h"

#include <cstring>
#include <type_traits>
#include <vector>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

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

/// Each to its wide_bfloat16().
template <class Vector>
[[gnu::always_inline]] inline void round_to_bfloat16s(Vector& values) {
    using Bits = decltype(values < values);
    auto bits = reinterpret_cast<Bits>(values);
    bits += 0x7FFF + (bits >> 16 & 1);
    bits &= ~0xFFFF;
    values = reinterpret_cast<Vector>(bits);
}

/// All sums stay in registers, or every step would wait for one in memory: of Pixels, each a block of channels.
template <class Vector, std::size_t Pixels, class Number>
[[gnu::always_inline]] inline void convolve(const ConvolvedPixels<Number>& of) {
    static_assert(sizeof(Number) == sizeof(float));
    static_assert(Pixels <= kMostPixels);
    constexpr std::size_t lanes = sizeof(Vector) / sizeof(float);
    constexpr std::size_t vectors = kBlock / lanes;
    const std::size_t row_length = of.row_length;
    const Number* weights = of.weights;
    Vector sums[Pixels][vectors];
    for (std::size_t p = 0; p < Pixels; ++p)
        for (std::size_t v = 0; v < vectors; ++v) std::memcpy(&sums[p][v], of.bias + v * lanes, sizeof(Vector));
    for (std::size_t row = 0; row < of.rows; ++row) {
        const Number* taken[Pixels];
        for (std::size_t p = 0; p < Pixels; ++p) taken[p] = of.windows[p] + row * of.row_step;
        for (std::size_t k = 0; k < row_length; ++k) {
            Vector weight[vectors];
            for (std::size_t v = 0; v < vectors; ++v) std::memcpy(&weight[v], weights + v * lanes, sizeof(Vector));
            weights += kBlock;
            for (std::size_t p = 0; p < Pixels; ++p)
                for (std::size_t v = 0; v < vectors; ++v) sums[p][v] += to_float(taken[p][k]) * weight[v];
        }
    }
    const Vector least = Vector{} + of.least;
#pragma GCC unroll 12
    for (std::size_t p = 0; p < Pixels; ++p)
#pragma GCC unroll 4
        for (std::size_t v = 0; v < vectors; ++v) {
            sums[p][v] = sums[p][v] < least ? least : sums[p][v];
            if constexpr (std::is_same_v<Number, WideBfloat16>) round_to_bfloat16s(sums[p][v]);
        }
    if (of.channels == kBlock) {  // as most blocks are: straight from the registers
#pragma GCC unroll 12
        for (std::size_t p = 0; p < Pixels; ++p)
#pragma GCC unroll 4
            for (std::size_t v = 0; v < vectors; ++v) std::memcpy(of.given[p] + v * lanes, &sums[p][v], sizeof(Vector));
        return;
    }
    for (std::size_t p = 0; p < Pixels; ++p) std::memcpy(of.given[p], sums[p], of.channels * sizeof(Number));
}

template <class Number>
void convolve_by_four(const ConvolvedPixels<Number>& of) {
    convolve<Four, kByFour>(of);
}

#if defined(__x86_64__)
template <class Number>
[[gnu::target("avx2,fma")]] void convolve_by_eight(const ConvolvedPixels<Number>& of) {
    convolve<Eight, kByEight>(of);
}
template <class Number>
[[gnu::target("avx512f")]] void convolve_by_sixteen(const ConvolvedPixels<Number>& of) {
    convolve<Sixteen, kBySixteen>(of);
}

/// As convolve(); vectors of bfloat16s have no operators.
[[gnu::target("avx512f,avx512bf16")]] void convolve_in_pairs(const ConvolvedPixels<Bfloat16>& of) {
    const std::size_t row_length = of.row_length;
    const Bfloat16* weights = of.weights;
    __m512 sums[kBySixteen];
    for (auto& sum : sums) sum = _mm512_loadu_ps(of.bias);
    for (std::size_t row = 0; row < of.rows; ++row) {
        const Bfloat16* taken[kBySixteen];
        for (std::size_t p = 0; p < kBySixteen; ++p) taken[p] = of.windows[p] + row * of.row_step;
        for (std::size_t k = 0; k < row_length; k += kTogether<Bfloat16>) {
            const auto weight = reinterpret_cast<__m512bh>(_mm512_loadu_si512(weights));
            weights += kTogether<Bfloat16> * kBlock;
#pragma GCC unroll 12
            for (std::size_t p = 0; p < kBySixteen; ++p) {
                int pair = 0;
                std::memcpy(&pair, taken[p] + k, sizeof(pair));
                sums[p] = _mm512_dpbf16_ps(sums[p], reinterpret_cast<__m512bh>(_mm512_set1_epi32(pair)), weight);
            }
        }
    }
    const __m512 least = __m512{} + of.least;
    for (std::size_t p = 0; p < kBySixteen; ++p) {
        const auto block = _mm512_cvtneps_pbh(sums[p] < least ? least : sums[p]);
        static_assert(sizeof(block) == kBlock * sizeof(Bfloat16));
        if (of.channels == kBlock)
            std::memcpy(of.given[p], &block, sizeof(block));
        else
            std::memcpy(of.given[p], &block, of.channels * sizeof(Bfloat16));
    }
}
#endif

// Not target_clones, which would choose the vectors but not how many pixels.

template <class Number>
std::vector<Convolver<Number>> multiplying_floats() {
    std::vector<Convolver<Number>> all;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f")) all.push_back({"AVX-512", kBySixteen, convolve_by_sixteen<Number>});
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        all.push_back({"AVX2", kByEight, convolve_by_eight<Number>});
#endif
    all.push_back({"four floats", kByFour, convolve_by_four<Number>});
    return all;
}

std::vector<Convolver<Bfloat16>> multiplying_bfloat16s() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512bf16")) return {{"AVX-512 BF16", kBySixteen, convolve_in_pairs}};
#endif
    return {};
}

}  // namespace

template <>
std::span<const Convolver<float>> convolvers() {
    static const std::vector<Convolver<float>> all = multiplying_floats<float>();
    return all;
}

template <>
std::span<const Convolver<WideBfloat16>> convolvers() {
    static const std::vector<Convolver<WideBfloat16>> all = multiplying_floats<WideBfloat16>();
    return all;
}

template <>
std::span<const Convolver<Bfloat16>> convolvers() {
    static const std::vector<Convolver<Bfloat16>> all = multiplying_bfloat16s();
    return all;
}

}  // namespace railref::vision
