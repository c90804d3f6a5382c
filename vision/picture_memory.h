#pragma once

#include <thread>

namespace railref::vision {

/// For the whole process, once, at its start. Pictures come and go by the megabyte: what they leave is kept, which the
/// system would clear anew each time, a tenth of a reading's time; and huge pages are asked for, without which a first
/// reading waits tens of thousands of times for one of four kilobytes. Only the first thread's heap has them: loading
/// the networks took 9 ms there and 70 beside it.
void prepare_picture_memory();

/// As long as the first one lives, memory that a reading will want is cleared and mapped on another core: a picture is
/// decoded on one, and clearing would take up to a fifth of the time that follows. Nothing where none was prepared.
class MemoryAhead {
public:
    MemoryAhead();

private:
    std::jthread clearing_;
};

}  // namespace railref::vision
