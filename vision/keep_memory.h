#pragma once

namespace railref::vision {

/// For the whole process, once, at its start: memory of pictures that are done with is kept. They come and go by the
/// megabyte, and the system would clear it anew each time, a tenth of a reading's time.
void keep_freed_memory();

}  // namespace railref::vision
