#pragma once

/// For functions whose loops the compiler turns into vectors: once for each width that x86-64 has, the widest that this
/// processor has is taken. Clang, which cannot do so, and other processors have the usual width.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define RAILREF_WIDEST_VECTORS __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define RAILREF_WIDEST_VECTORS
#endif
