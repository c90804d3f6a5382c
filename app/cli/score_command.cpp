#include "app/cli/command.h"
#include "app/cli/dudu_score_text.h"
#include "app/cli/score_text.h"
#include "app/referee/any_session.h"
#include "app/referee/dudu/dudu_game_file.h"
#include "app/referee/dudu/dudu_scoresheet_json.h"
#include "app/referee/evidence.h"
#include "app/referee/game_file.h"
#include "app/referee/scoresheet_json.h"

namespace railref::app {

namespace {

struct ScoreOptions {
    std::string file;
    bool json = false;
};

Exit score_train_game(const ScoreOptions& options, std::string_view text) {
    const auto file = parse_game(text, options.file);
    if (!file) return fail(file.error());
    const scoring::Scoresheet sheet = scoring::score(file->game);
    if (options.json) return print_json(scoresheet_json(file->game, sheet));
    return print_text(score_text(file->game, sheet));
}

Exit score_dudu_game(const ScoreOptions& options, std::string_view text) {
    const auto file = parse_dudu_game(text, options.file);
    if (!file) return fail(file.error());
    const scoring::dudu::Scoresheet sheet = scoring::dudu::score(file->position);
    if (options.json) return print_json(dudu_scoresheet_json(sheet));
    return print_text(dudu_score_text(sheet));
}

Exit score_game(const ScoreOptions& options) {
    const auto text = read_game_text(options.file);
    if (!text) return fail(text.error());
    return format_of(*text) == dudu_game_format ? score_dudu_game(options, *text) : score_train_game(options, *text);
}

}  // namespace

void add_score(CLI::App& app, Run& run) {
    auto options = std::make_shared<ScoreOptions>();
    CLI::App* command = app.add_subcommand("score", "Final scores of a game, with the proof of every point");
    command->footer("Scores every position, legal or not; \"railref check\" says whether it is possible.");
    command->add_option("GAME", options->file, "Game (railref-game/1, railref-dudu-game/1) or evidence file")
        ->type_name("FILE")
        ->required();
    command->add_flag("--json", options->json, "Print the scoresheet as JSON (railref-scoresheet/1)");
    command->callback([options, &run] { run = [options] { return score_game(*options); }; });
}

}  // namespace railref::app
