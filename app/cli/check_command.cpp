#include "app/cli/command.h"
#include "app/cli/text.h"
#include "app/referee/answers_json.h"
#include "app/referee/game_file.h"

namespace railref::app {

namespace {

struct CheckOptions {
    std::string file;
    bool json = false;
};

std::string check_text(std::span<const scoring::Problem> problems, std::span<const scoring::SheetAudit> sheets) {
    std::string text;
    int errors = 0;
    for (const scoring::Problem& problem : problems) {
        const bool error = problem.severity == scoring::Severity::error;
        errors += error ? 1 : 0;
        text += (error ? "error: " : "note: ") + printable(problem.message) + "\n";
    }
    for (const scoring::SheetAudit& sheet : sheets) {
        for (const std::string& sentence : sheet.sentences) text += "paper sheet: " + printable(sentence) + "\n";
    }
    return text + (errors == 0 ? "Possible: no rule is broken.\n" : "Not possible: " + count(errors, "error") + ".\n");
}

Exit check_game(const CheckOptions& options) {
    const auto file = open_game(options.file);
    if (!file) return fail(file.error());
    const auto problems = scoring::check(file->game);
    const auto sheets = audit_sheets(file->game);
    const Exit exit = scoring::is_possible(problems) ? Exit::done : Exit::no;
    if (options.json) return print_json(check_json(file->game, problems, sheets), exit);
    return print_text(check_text(problems, sheets), exit);
}

}  // namespace

void add_check(CLI::App& app, Run& run) {
    auto options = std::make_shared<CheckOptions>();
    CLI::App* command = app.add_subcommand("check", "Is this position possible? Every broken rule, one line each");
    command->footer(
        "An error cannot come about by playing by the rules; a note can, but look twice. A score marker that\n"
        "differs from the routes' points is an error, with the slips that would explain it.\n"
        "Exit status 1 when there is an error.");
    command->add_option("GAME", options->file, "Game file (railref-game/1)")->type_name("FILE")->required();
    command->add_flag("--json", options->json, "Print as JSON (railref-check/1)");
    command->callback([options, &run] { run = [options] { return check_game(*options); }; });
}

}  // namespace railref::app
