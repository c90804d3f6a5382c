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
struct Four {
    using Ints = std::int32_t __attribute__((vector_size(16)));
    using Floats = float __attribute__((vector_size(16)));
    using Shorts = std::int16_t __attribute__((vector_size(8)));
};
struct Eight {
    using Ints = std::int32_t __attribute__((vector_size(32)));
    using Floats = float __attribute__((vector_size(32)));
    using Shorts = std::int16_t __attribute__((vector_size(16)));
};
struct Sixteen {
    using Ints = std::int32_t __attribute__((vector_size(64)));
    using Floats = float __attribute__((vector_size(64)));
    using Shorts = std::int16_t __attribute__((vector_size(32)));
};

// As many pixels as leave room in the registers for a block's weights: 32 with AVX-512, else 16.
constexpr std::size_t kBySixteen = 12;
constexpr std::size_t kByEight = 6;
constexpr std::size_t kByFour = 2;

/// Of a few channels, from `first` on; `to` has room for them all.
template <class Some, class Given>
[[gnu::always_inline]] inline void give(const typename Some::Ints& sums, const ConvolvedPixels<Given>& of,
                                        std::size_t first, Given* to) {
    using Floats = typename Some::Floats;
    Floats worth;
    std::memcpy(&worth, of.worth + first, sizeof(worth));
    const Floats least = Floats{} + of.least;
    Floats values = __builtin_convertvector(sums, Floats) * worth;
    values = values < least ? least : values;
    if constexpr (std::is_same_v<Given, Fixed>) {
        const Floats most = Floats{} + static_cast<float>(kMostParts);
        values = values > most ? most : values;
        values = values + kNoFraction - kNoFraction;
        const auto whole =
            __builtin_convertvector(__builtin_convertvector(values, typename Some::Ints), typename Some::Shorts);
        std::memcpy(to + first, &whole, sizeof(whole));
    } else {
        std::memcpy(to + first, &values, sizeof(values));
    }
}

/// One pixel's channels.
template <class Some, class Given>
[[gnu::always_inline]] inline void give_all(const typename Some::Ints* sums, const ConvolvedPixels<Given>& of,
                                            Given* to) {
    constexpr std::size_t lanes = sizeof(*sums) / sizeof(std::int32_t);
    if (of.channels == kBlock) {  // as most blocks are: straight from the registers
#pragma GCC unroll 4
        for (std::size_t v = 0; v < kBlock / lanes; ++v) give<Some>(sums[v], of, v * lanes, to);
        return;
    }
    Given all[kBlock];
    for (std::size_t v = 0; v < kBlock / lanes; ++v) give<Some>(sums[v], of, v * lanes, all);
    std::memcpy(to, all, of.channels * sizeof(Given));
}

// All sums stay in registers, or every step would wait for one in memory: of a few pixels, each a block of channels.
// Compilers multiply pairs and add them up in one step only where told to.

template <class Given>
void convolve_by_four(const ConvolvedPixels<Given>& of) {
    for (std::size_t p = 0; p < kByFour; ++p) {
        std::int32_t sums[kBlock];
        std::memcpy(sums, of.bias, sizeof(sums));
        const Fixed* weights = of.weights;
        for (std::size_t row = 0; row < of.rows; ++row) {
            const Fixed* taken = of.windows[p] + row * of.row_step;
            for (std::size_t k = 0; k < of.row_length; k += kTogether, weights += kTogether * kBlock) {
                const int first = parts_of(taken[k]);
                const int second = parts_of(taken[k + 1]);
                for (std::size_t c = 0; c < kBlock; ++c)
                    sums[c] += first * parts_of(weights[2 * c]) + second * parts_of(weights[2 * c + 1]);
            }
        }
        Four::Ints all[kBlock / 4];
        std::memcpy(all, sums, sizeof(all));
        give_all<Four>(all, of, of.given[p]);
    }
}

#if defined(__x86_64__)
template <class Given>
[[gnu::target("avx2")]] void convolve_by_eight(const ConvolvedPixels<Given>& of) {
    const std::size_t row_length = of.row_length;
    const Fixed* weights = of.weights;
    __m256i sums[kByEight][2];
    for (auto& sum : sums)
        for (std::size_t v = 0; v < 2; ++v) sum[v] = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(of.bias) + v);
    for (std::size_t row = 0; row < of.rows; ++row) {
        const Fixed* taken[kByEight];
        for (std::size_t p = 0; p < kByEight; ++p) taken[p] = of.windows[p] + row * of.row_step;
        for (std::size_t k = 0; k < row_length; k += kTogether) {
            const auto* both_halves = reinterpret_cast<const __m256i*>(weights);
            const __m256i weight[2] = {_mm256_loadu_si256(both_halves), _mm256_loadu_si256(both_halves + 1)};
            weights += kTogether * kBlock;
#pragma GCC unroll 6
            for (std::size_t p = 0; p < kByEight; ++p) {
                int pair = 0;
                std::memcpy(&pair, taken[p] + k, sizeof(pair));
                const __m256i both = _mm256_set1_epi32(pair);
                sums[p][0] = _mm256_add_epi32(sums[p][0], _mm256_madd_epi16(both, weight[0]));
                sums[p][1] = _mm256_add_epi32(sums[p][1], _mm256_madd_epi16(both, weight[1]));
            }
        }
    }
#pragma GCC unroll 6
    for (std::size_t p = 0; p < kByEight; ++p) {
        const Eight::Ints all[2] = {reinterpret_cast<Eight::Ints>(sums[p][0]),
                                    reinterpret_cast<Eight::Ints>(sums[p][1])};
        give_all<Eight>(all, of, of.given[p]);
    }
}

template <class Given>
[[gnu::target("avx512f,avx512bw,avx512vnni")]] void convolve_by_sixteen(const ConvolvedPixels<Given>& of) {
    const std::size_t row_length = of.row_length;
    const Fixed* weights = of.weights;
    __m512i sums[kBySixteen];
    for (auto& sum : sums) sum = _mm512_loadu_si512(of.bias);
    for (std::size_t row = 0; row < of.rows; ++row) {
        const Fixed* taken[kBySixteen];
        for (std::size_t p = 0; p < kBySixteen; ++p) taken[p] = of.windows[p] + row * of.row_step;
        for (std::size_t k = 0; k < row_length; k += kTogether) {
            const __m512i weight = _mm512_loadu_si512(weights);
            weights += kTogether * kBlock;
#pragma GCC unroll 12
            for (std::size_t p = 0; p < kBySixteen; ++p) {
                int pair = 0;
                std::memcpy(&pair, taken[p] + k, sizeof(pair));
                sums[p] = _mm512_dpwssd_epi32(sums[p], _mm512_set1_epi32(pair), weight);
            }
        }
    }
#pragma GCC unroll 12
    for (std::size_t p = 0; p < kBySixteen; ++p) {
        const auto all = reinterpret_cast<Sixteen::Ints>(sums[p]);
        give_all<Sixteen>(&all, of, of.given[p]);
    }
}
#endif

template <class Given>
std::vector<Convolver<Given>> runnable() {
    std::vector<Convolver<Given>> all;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512bw"))
        all.push_back({"AVX-512 VNNI", kBySixteen, convolve_by_sixteen<Given>});
    if (__builtin_cpu_supports("avx2")) all.push_back({"AVX2", kByEight, convolve_by_eight<Given>});
#endif
    all.push_back({"four at a time", kByFour, convolve_by_four<Given>});
    return all;
}

}  // namespace

template <>
std::span<const Convolver<Fixed>> convolvers() {
    static const std::vector<Convolver<Fixed>> all = runnable<Fixed>();
    return all;
}

template <>
std::span<const Convolver<float>> convolvers() {
    static const std::vector<Convolver<float>> all = runnable<float>();
    return all;
}

}  // namespace railref::vision
