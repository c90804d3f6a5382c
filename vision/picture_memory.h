#pragma once

namespace railref::vision {

/// For the whole process, once, at its start. Pictures come and go by the megabyte: what they leave is kept, which the
/// system would clear anew each time, a tenth of a reading's time; and huge pages are asked for, without which a first
/// reading waits tens of thousands of times for one of four kilobytes.
void prepare_picture_memory();

}  // namespace railref::vision
