#include "app/cli/command.h"
#include "app/cli/names.h"
#include "app/cli/text.h"
#include "app/referee/answers_json.h"
#include "app/referee/city_names.h"
#include "app/referee/game_file.h"

namespace railref::app {

namespace {

struct LongestOptions {
    std::string file;
    std::string player;
    std::string claim;
    bool claims = false;
    bool json = false;
};

/// Cities between commas, or the one line that names the first unknown one.
tl::expected<std::vector<maps::CityId>, std::string> parse_cities(const maps::BoardMap& map, std::string_view text) {
    std::vector<maps::CityId> cities;
    for (const std::string& name : split(text)) {
        const auto city = find_city(map, name);
        if (!city) {
            return tl::unexpected("--claim: expected cities of the board " + map.id() + ", found \"" + name + "\"");
        }
        cities.push_back(*city);
    }
    return cities;
}

std::string longest_text(const scoring::Game& game, maps::PlayerColour player, const scoring::LongestRoute& longest) {
    const std::string head = player_label(game, player) + ": ";
    if (longest.trail.routes.empty()) return head + "no trains, no longest route\n";
    std::string text =
        head + "longest route " + count(longest.trail.length, "train") + "\n" +
        hanging("  ", way_label(game, player, longest.trail.cities.front(), longest.trail.routes), page_width);
    if (!longest.why_not_longer.empty()) text += hanging("  Why not longer: ", longest.why_not_longer, page_width);
    return text;
}

std::string claim_text(const scoring::ClaimVerdict& claim) {
    if (claim.fault) {
        return hanging("  Claim refuted at step " + std::to_string(claim.fault->step) + ": ", claim.fault->message,
                       page_width);
    }
    const std::string valid = "  Claim valid: " + count(claim.length, "train");
    if (claim.longest()) return valid + ", and nothing is longer.\n";
    return valid + "; the best is " + count(claim.short_by(), "train") + " longer.\n";
}

Exit longest(const LongestOptions& options) {
    const auto file = open_game(options.file);
    if (!file) return fail(file.error());
    const scoring::Game& game = file->game;
    const auto player = find_player(game, options.player);
    if (!player) return fail(player.error());
    const scoring::LongestRoute best = scoring::longest_route(*game.map, game.position, (*player)->colour);
    std::optional<scoring::ClaimVerdict> claim;
    if (options.claims) {
        const auto cities = parse_cities(*game.map, options.claim);
        if (!cities) return fail(cities.error());
        claim = scoring::judge_claim(*game.map, game.position, (*player)->colour, *cities);
    }
    const Exit exit = claim && !claim->valid() ? Exit::no : Exit::done;
    if (options.json) return print_json(longest_json(*game.map, (*player)->colour, best, claim), exit);
    return print_text(longest_text(game, (*player)->colour, best) + (claim ? claim_text(*claim) : ""), exit);
}

}  // namespace

void add_longest(CLI::App& app, Run& run) {
    auto options = std::make_shared<LongestOptions>();
    CLI::App* command =
        app.add_subcommand("longest", "A player's longest route, or the verdict on one that is claimed");
    command->footer(
        "A claim names the cities in travelling order, by id or by name:\n"
        "  railref longest game.json --player red --claim \"paris,zurich,venezia\"\n"
        "Exit status 1 when the claim does not hold; a valid claim exits 0, also when it is not the longest.");
    command->add_option("GAME", options->file, "Game file (railref-game/1)")->type_name("FILE")->required();
    command->add_option("--player", options->player, "The player's colour")->type_name("COLOUR")->required();
    CLI::Option* claim =
        command->add_option("--claim", options->claim, "Cities of the claimed route, with commas between")
            ->type_name("CITY,CITY,...");
    command->add_flag("--json", options->json, "Print as JSON (railref-longest/1)");
    command->callback([options, claim, &run] {
        options->claims = claim->count() > 0;
        run = [options] { return longest(*options); };
    });
}

}  // namespace railref::app
