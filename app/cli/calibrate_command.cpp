#include "app/cli/command.h"

namespace railref::app {

void add_calibrate(CLI::App& app, Run& run) {
    CLI::App* command = app.add_subcommand("calibrate", "not yet");
    command->callback([&run] { run = [] { return fail("calibrate is not available yet"); }; });
}

}  // namespace railref::app
