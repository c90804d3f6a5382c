#include "app/cli/stop_signal.h"

#include <csignal>

namespace railref::app {

namespace {

volatile std::sig_atomic_t stop_raised = 0;

void raise_stop(int /*signal*/) { stop_raised = 1; }

}  // namespace

StopSignal::StopSignal() {
    stop_raised = 0;
    std::signal(SIGINT, raise_stop);
    std::signal(SIGTERM, raise_stop);
}

StopSignal::~StopSignal() {
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

bool StopSignal::raised() const { return stop_raised != 0; }

}  // namespace railref::app
