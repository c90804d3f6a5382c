#include "app/cli/command.h"

namespace railref::app {

void add_doubt(CLI::App& app, Run& run) {
    CLI::App* command = app.add_subcommand("doubt", "not yet");
    command->callback([&run] { run = [] { return fail("doubt is not available yet"); }; });
}

}  // namespace railref::app
