#pragma once

#include <cstddef>
#include <span>

namespace railref::vision {

/// For the whole process, once, at its start. Pictures come and go by the megabyte: what they leave is kept, which the
/// system would clear anew each time, a tenth of a reading's time; and huge pages are asked for, without which a first
/// reading waits tens of thousands of times for one of four kilobytes: loading the networks took 70 ms instead of 9.
/// Only the first thread's heap has them.
void prepare_picture_memory();

/// Before another thread is started that reads pictures: it then uses the first one's heap, where they come 6 % sooner.
/// A first thread that reads them itself loses 4 %, since its helpers have to wait for that heap too.
void share_picture_memory();

inline constexpr std::size_t kHugePage = std::size_t{1} << 21;  ///< bytes: the smallest that processors have

/// Where pictures will lie, a multiple of kHugePage; empty before, and where the system gives none.
[[nodiscard]] std::span<char> room_for_pictures();

}  // namespace railref::vision
