#include "vision/keep_memory.h"

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

namespace railref::vision {

void keep_freed_memory() {
#ifdef M_MMAP_THRESHOLD
    constexpr int megabyte = 1 << 20;
    mallopt(M_MMAP_THRESHOLD, 256 * megabyte);
    mallopt(M_TRIM_THRESHOLD, 512 * megabyte);
    mallopt(M_TOP_PAD, 16 * megabyte);
#endif
}

}  // namespace railref::vision
