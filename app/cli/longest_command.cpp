#include "app/cli/command.h"

namespace railref::app {

void add_longest(CLI::App& app, Run& run) {
    CLI::App* command = app.add_subcommand("longest", "not yet");
    command->callback([&run] { run = [] { return fail("longest is not available yet"); }; });
}

}  // namespace railref::app
