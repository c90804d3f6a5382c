#include <algorithm>
#include <array>
#include <exception>
#include <string>
#include <string_view>

#include "app/cli/command.h"
#include "app/cli/score_text.h"
#include "vision/frame_source.h"
#include "vision/picture_memory.h"
#ifdef RAILREF_PANEL
#include "app/panel/run_panel.h"
#endif

namespace {

using namespace railref::app;

/// The only command that starts Qt.
Exit open_panel(int argc, char** argv) {
#ifdef RAILREF_PANEL
    railref::vision::share_picture_memory();
    return static_cast<Exit>(run_panel(argc, argv, score_text));
#else
    (void)argc, (void)argv;
    return fail("this build has no panel; \"railref --help\" lists what it can do");
#endif
}

void add_commands(CLI::App& app, Run& run) {
    add_read(app, run);
    add_convert(app, run);
    add_doubt(app, run);
    add_score(app, run);
    add_share(app, run);
    add_replay(app, run);
    add_check(app, run);
    add_longest(app, run);
    add_stations(app, run);
    add_judge(app, run);
    add_calibrate(app, run);
    add_boards(app, run);
}

/// A script whose variable is unset must not lose what it asked for: an empty file, board or list of colours would be
/// taken for none.
void refuse_empty_words(CLI::App& app) {
    constexpr std::array<std::string_view, 3> kinds{"FILE", "BOARD", "COLOUR,..."};
    const CLI::Validator not_empty(
        [](const std::string& word) { return std::string(word.empty() ? "expected a word, found an empty one" : ""); },
        "");
    for (CLI::App* command : app.get_subcommands({}))
        for (CLI::Option* option : command->get_options({}))
            if (std::ranges::find(kinds, option->get_type_name()) != kinds.end()) option->check(not_empty);
}

}  // namespace

int main(int argc, char** argv) {
    railref::vision::prepare_picture_memory();
    railref::vision::quieten_ffmpeg();
    CLI::App app{
        "Railref, the referee at the table for train board games.\n"
        "One photo of the board at the end of the game, the players' tickets, and the scores with their proof.\n"
        "Without a command the panel opens."};
    app.name("railref");
    app.require_subcommand(0, 1);
    app.set_help_flag("-h,--help", "Show this help; \"railref COMMAND --help\" explains a command");
    app.footer(
        "From a photo to the scores:\n"
        "  railref read end.jpg --json > reading.json\n"
        "  railref convert reading.json --tickets tickets.json -o game.json\n"
        "  railref score game.json\n\n"
        "Exit status: 0 done; 1 the answer is no (an impossible position, a refuted claim, no board in the photo);\n"
        "2 wrong usage or an unreadable file.");

    Run run = [&] { return open_panel(argc, argv); };
    add_commands(app, run);
    // The panel draws its own pictures; it finds the folder in argv.
    std::string pictures;
    CLI::App* command = app.add_subcommand("pictures", "Write every screen of the panel in every language as PNG");
    command->add_option("DIR", pictures, "Folder to write to")->required();
    std::string only;
    command->add_option("GAME", only, "Only the screens of this kind of game")
        ->check(CLI::IsMember({"tickets", "dudu"}));
    refuse_empty_words(app);

    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& help) {
        return app.exit(help);
    } catch (const CLI::ParseError& error) {
        return static_cast<int>(fail(std::string(error.what()) + " (see railref --help)"));
    }
    try {
        return static_cast<int>(run());
    } catch (const std::exception& error) {
        // Nothing of ours throws; a library that ran out of memory or met a picture it chokes on may.
        return static_cast<int>(fail(std::string("stopped: ") + error.what()));
    }
}
