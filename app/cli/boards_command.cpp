#include "app/cli/command.h"
#include "app/cli/text.h"
#include "app/referee/boards_json.h"
#include "app/referee/words.h"
#include "maps/load_map.h"

namespace railref::app {

namespace {

std::string boards_text() {
    std::vector<std::vector<std::string>> rows{{"Board", "Name", "Players", "Colours", "Variants"}};
    for (const std::string_view id : maps::built_in_boards()) {
        const maps::BoardMap& map = *maps::built_in_board(id);
        std::string variants;
        for (const maps::Variant& variant : map.variants()) variants += (variants.empty() ? "" : ", ") + variant.id;
        rows.push_back({map.id(), map.name(),
                        std::to_string(map.rules().min_players) + " to " + std::to_string(map.rules().max_players),
                        colour_list(map), variants});
    }
    return table(rows, std::vector<Align>(rows.front().size(), Align::left));
}

}  // namespace

void add_boards(CLI::App& app, Run& run) {
    auto json = std::make_shared<bool>(false);
    CLI::App* command = app.add_subcommand("boards", "Boards and variants that Railref knows");
    command->add_flag("--json", *json, "Print as JSON (railref-boards/1)");
    command->callback(
        [json, &run] { run = [json] { return *json ? print_json(boards_json()) : print_text(boards_text()); }; });
}

}  // namespace railref::app
