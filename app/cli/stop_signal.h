#pragma once

namespace railref::app {

/// While it lives, Ctrl+C and a request to terminate ask the program to finish what it is doing instead of ending it on
/// the spot. One at a time.
class StopSignal {
public:
    StopSignal();
    ~StopSignal();
    StopSignal(const StopSignal&) = delete;
    StopSignal& operator=(const StopSignal&) = delete;

    [[nodiscard]] bool raised() const;
};

}  // namespace railref::app
