#pragma once

#include <cstddef>
#include <span>

namespace railref::vision {

/// For the whole process, once, at its start. Pictures come and go by the megabyte: what they leave is kept, which the
/// system would clear anew each time, a tenth of a reading's time; and huge pages are asked for, without which a first
/// reading waits tens of thousands of times for one of four kilobytes. Only the first thread's heap has them: loading
/// the networks took 9 ms there and 70 beside it.
void prepare_picture_memory();

/// Where pictures will lie, in whole huge pages; empty before, and where the system has none.
[[nodiscard]] std::span<char> room_for_pictures();

inline constexpr std::size_t kHugePage = std::size_t{1} << 21;  ///< bytes

}  // namespace railref::vision
