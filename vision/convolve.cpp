#include "vision/convolve.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace railref::vision {

namespace {

// GCC's and Clang's vectors: the compiler makes of them what the processor has. (With AVX2, Debian's XNNPACK waits most
// of the time for one sum that its compiler left in memory.)
using Four = float __attribute__((vector_size(16)));
using Eight = float __attribute__((vector_size(32)));
using Sixteen = float __attribute__((vector_size(64)));

/// All sums stay in registers: of Pixels, each a block of channels.
template <class Vector, std::size_t Pixels>
[[gnu::always_inline]] inline void convolve(const ConvolvedPixels& of) {
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
    for (std::size_t p = 0; p < Pixels; ++p) {
        std::array<float, kBlock> given;
        for (std::size_t v = 0; v < vectors; ++v) {
            const Vector sum = sums[p][v] > least ? sums[p][v] : least;
            std::memcpy(given.data() + v * lanes, &sum, sizeof sum);
        }
        std::copy_n(given.data(), of.channels, of.given[p]);
    }
}

void convolve_plainly(const ConvolvedPixels& of) { convolve<Four, 4>(of); }

#if defined(__x86_64__)
__attribute__((target("avx2,fma"))) void convolve_by_eight(const ConvolvedPixels& of) { convolve<Eight, 6>(of); }
__attribute__((target("avx512f"))) void convolve_by_sixteen(const ConvolvedPixels& of) { convolve<Sixteen, 12>(of); }
#endif

std::vector<Convolver> those_that_run_here() {
    std::vector<Convolver> all;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f")) all.push_back({"AVX-512", 12, convolve_by_sixteen});
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) all.push_back({"AVX2", 6, convolve_by_eight});
#endif
    all.push_back({"plain", 4, convolve_plainly});
    return all;
}

}  // namespace

std::span<const Convolver> convolvers() {
    static const std::vector<Convolver> all = those_that_run_here();
    return all;
}

}  // namespace railref::vision
