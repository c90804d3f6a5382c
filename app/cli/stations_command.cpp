#include "app/cli/command.h"

namespace railref::app {

void add_stations(CLI::App& app, Run& run) {
    CLI::App* command = app.add_subcommand("stations", "not yet");
    command->callback([&run] { run = [] { return fail("stations is not available yet"); }; });
}

}  // namespace railref::app
