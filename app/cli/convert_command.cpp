#include "app/cli/command.h"
#include "app/referee/convert.h"
#include "app/referee/reading_file.h"

namespace railref::app {

namespace {

namespace fs = std::filesystem;

struct ConvertOptions {
    std::string reading;
    std::string tickets;
    std::string game;
};

/// A file that is there and is no readable game is somebody else's: it stays.
maps::Result<void> may_write(const ConvertOptions& options) {
    const auto keep = [&](std::string why) {
        return tl::unexpected(maps::FileError{options.game, "", "not written over: " + std::move(why)});
    };
    if (same_file(options.game, options.reading) || same_file(options.game, options.tickets)) {
        return keep("it is one of the files to convert");
    }
    std::error_code ignored;
    if (!fs::is_regular_file(options.game, ignored) || fs::file_size(options.game, ignored) == 0) return {};
    if (const auto old = read_game(options.game); !old) return keep("it exists and is no game that can be read");
    return {};
}

Exit convert_reading(const ConvertOptions& options) {
    const auto reading = read_reading(options.reading);
    if (!reading) return fail(reading.error());
    const auto tickets = read_tickets(*reading->reading.map, options.tickets);
    if (!tickets) return fail(tickets.error());
    if (const auto allowed = may_write(options); !allowed) return fail(allowed.error());
    const Converted converted = convert(reading->reading, *tickets);
    if (const auto written = write_game(converted.file, options.game); !written) return fail(written.error());
    for (const Assumption& assumption : converted.assumptions) note(describe(*reading->reading.map, assumption));
    for (const MarkerAssumption& assumption : converted.markers) note(describe(assumption));
    return Exit::done;
}

}  // namespace

void add_convert(CLI::App& app, Run& run) {
    auto options = std::make_shared<ConvertOptions>();
    CLI::App* command = app.add_subcommand("convert", "Make a game of a reading and the players' tickets");
    command->footer(
        "The tickets file may answer the reading's questions. What is left open, and what no photo shows, takes\n"
        "the likeliest owner; each such place is named on standard error.");
    add_reading_and_tickets(*command, options->reading, options->tickets);
    command->add_option("-o,--output", options->game, "Game file to write (railref-game/1)")
        ->type_name("FILE")
        ->required();
    command->callback([options, &run] { run = [options] { return convert_reading(*options); }; });
}

}  // namespace railref::app
