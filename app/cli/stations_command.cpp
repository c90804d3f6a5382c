#include "app/cli/command.h"
#include "app/cli/names.h"
#include "app/cli/text.h"
#include "app/referee/answers_json.h"
#include "app/referee/game_file.h"

namespace railref::app {

namespace {

struct StationsOptions {
    std::string file;
    std::string player;
    bool json = false;
};

std::string plan_text(const scoring::Game& game, const scoring::StationPlan& plan) {
    const auto borrowed = borrowed_labels(game, plan.borrowed);
    return "tickets " + signed_points(plan.tickets.points) + " points, " + std::to_string(plan.tickets.completed) +
           " completed; " + (borrowed.empty() ? "nothing is borrowed" : listed(borrowed));
}

std::string stations_text(const scoring::Game& game, const scoring::Player& player,
                          const scoring::StationsVerdict& verdict) {
    if (!game.map->has_stations()) return game.map->name() + " has no stations.\n";
    std::string text = player_label(player) + "\n" + hanging("  Best: ", plan_text(game, verdict.best), page_width);
    for (const scoring::StationWorth& worth : verdict.worth) text += hanging("    ", worth.sentence, page_width);
    if (!verdict.alternatives.empty()) {
        text += "  As good (" + std::to_string(verdict.alternatives.size()) + "):\n";
        for (const scoring::StationPlan& plan : verdict.alternatives)
            text += hanging("    ", plan_text(game, plan), page_width);
    }
    if (verdict.claimed) {
        text += hanging("  As the player says: ", plan_text(game, verdict.claimed->plan), page_width);
        for (const auto& problem : verdict.claimed->problems) text += hanging("    ✗ ", problem.message, page_width);
        text += hanging("    ", verdict.claimed->sentence, page_width);
    }
    return text;
}

Exit stations(const StationsOptions& options) {
    const auto file = open_game(options.file);
    if (!file) return fail(file.error());
    const auto player = find_player(file->game, options.player);
    if (!player) return fail(player.error());
    const scoring::StationsVerdict verdict = scoring::verify_stations(file->game, **player);
    if (options.json) return print_json(stations_json(*file->game.map, (*player)->colour, verdict));
    return print_text(stations_text(file->game, **player, verdict));
}

}  // namespace

void add_stations(CLI::App& app, Run& run) {
    auto options = std::make_shared<StationsOptions>();
    CLI::App* command =
        app.add_subcommand("stations", "The best use of a player's stations, and the player's own choices");
    command->footer(
        "For each station: the route it borrows, the tickets that this completes, what is lost without it.");
    command->add_option("GAME", options->file, "Game file (railref-game/1)")->type_name("FILE")->required();
    command->add_option("--player", options->player, "The player's colour")->type_name("COLOUR")->required();
    command->add_flag("--json", options->json, "Print as JSON (railref-stations/1)");
    command->callback([options, &run] { run = [options] { return stations(*options); }; });
}

}  // namespace railref::app
