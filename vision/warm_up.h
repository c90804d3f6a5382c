#pragma once

#include <thread>

namespace railref::vision {

/// A picture is decoded on one core. As long as this lives, another one does what the reading after it would wait for:
/// it starts OpenCV's threads, and has memory cleared and mapped (picture_memory.h), a tenth of a first reading's time
/// and under some hypervisors a fifth. Later readings find both done.
class WarmUp {
public:
    WarmUp();

private:
    std::jthread on_another_core_;
};

}  // namespace railref::vision
