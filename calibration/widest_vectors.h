#pragma once

/// For functions whose loops the compiler turns into vectors: once for each width that processors have, the widest that
/// this one has is taken. Elsewhere than on x86-64 the usual width has all there is.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define RAILREF_WIDEST_VECTORS __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define RAILREF_WIDEST_VECTORS
#endif
