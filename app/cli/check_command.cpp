#include "app/cli/command.h"

namespace railref::app {

void add_check(CLI::App& app, Run& run) {
    CLI::App* command = app.add_subcommand("check", "not yet");
    command->callback([&run] { run = [] { return fail("check is not available yet"); }; });
}

}  // namespace railref::app
