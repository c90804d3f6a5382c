#include "app/cli/command.h"
#include "app/cli/score_text.h"
#include "app/referee/game_file.h"
#include "app/referee/scoresheet_json.h"

namespace railref::app {

namespace {

struct Options {
    std::string file;
    bool json = false;
};

Exit score_game(const Options& options) {
    const auto file = read_game(options.file);
    if (!file) return fail(file.error());
    const scoring::Scoresheet sheet = scoring::score(file->game);
    if (options.json) return print_json(scoresheet_json(file->game, sheet));
    return print_text(score_text(file->game, sheet));
}

}  // namespace

void add_score(CLI::App& app, Run& run) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("score", "Final scores of a game, with the proof of every point");
    command->footer("Scores every position, legal or not; \"railref check\" says whether it is possible.");
    command->add_option("GAME", options->file, "Game file (railref-game/1)")->required();
    command->add_flag("--json", options->json, "Print the scoresheet as JSON (railref-scoresheet/1)");
    command->callback([options, &run] { run = [options] { return score_game(*options); }; });
}

}  // namespace railref::app
