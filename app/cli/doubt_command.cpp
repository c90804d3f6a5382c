#include <iomanip>
#include <sstream>

#include "app/cli/command.h"
#include "app/cli/names.h"
#include "app/cli/text.h"
#include "app/referee/answers_json.h"
#include "app/referee/convert.h"
#include "app/referee/doubt.h"
#include "app/referee/reading_file.h"

namespace railref::app {

namespace {

struct DoubtOptions {
    std::string reading;
    std::string tickets;
    bool json = false;
};

std::string percent(double share) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << share * 100 << " %";
    return text.str();
}

std::string place_label(const maps::BoardMap& map, const Place& place) {
    const auto* route = std::get_if<RouteId>(&place);
    return route != nullptr ? route_label(map, *route) : "Station at " + map.city(std::get<CityId>(place)).name;
}

std::string consequence(const scoring::DoubtQuestion& question) {
    switch (question.matters) {
        case scoring::Matters::winner:
            return "can change the winner (" + percent(question.chance_it_changes_the_winner) + ")";
        case scoring::Matters::total:
            return "can change a total, not the winner";
        case scoring::Matters::nothing:
            return "changes nothing";
    }
    return "";
}

std::string doubt_text(const scoring::DoubtfulPosition& doubtful, const scoring::DoubtVerdict& verdict) {
    std::vector<std::vector<std::string>> chances{{"Player", "Wins"}};
    for (const auto& [colour, chance] : verdict.win_probability) {
        chances.push_back({player_label(doubtful.game, colour), percent(chance)});
    }
    std::string text = table(chances, {Align::left, Align::right});
    if (verdict.error) text += "  (sampled, give or take " + percent(*verdict.error) + ")\n";
    if (verdict.questions.empty()) return text + "\nNothing is in doubt.\n";
    std::vector<std::vector<std::string>> questions{{"#", "Look at", "Its answer"}};
    for (const scoring::DoubtQuestion& question : verdict.questions) {
        questions.push_back({std::to_string(questions.size()),
                             place_label(*doubtful.game.map, doubtful.places[question.place].place),
                             consequence(question)});
    }
    return text + "\n" + table(questions, {Align::right, Align::left, Align::left});
}

Exit doubt(const DoubtOptions& options) {
    const auto reading = read_reading(options.reading);
    if (!reading) return fail(reading.error());
    const auto tickets = read_tickets(*reading->reading.map, options.tickets);
    if (!tickets) return fail(tickets.error());
    const auto doubtful =
        doubtful_position(reading->reading, tickets->answers, convert(reading->reading, *tickets).file.game);
    const auto verdict = scoring::weigh_doubt(doubtful);
    if (options.json) return print_json(doubt_json(doubtful, verdict));
    return print_text(doubt_text(doubtful, verdict));
}

}  // namespace

void add_doubt(CLI::App& app, Run& run) {
    auto options = std::make_shared<DoubtOptions>();
    CLI::App* command = app.add_subcommand("doubt", "Who wins while the reading is unsure, and what to look at first");
    command->footer(
        "Places come in the order that settles the winner soonest; those that can change nothing come last.");
    add_reading_and_tickets(*command, options->reading, options->tickets);
    command->add_flag("--json", options->json, "Print as JSON (railref-doubt/1)");
    command->callback([options, &run] { run = [options] { return doubt(*options); }; });
}

}  // namespace railref::app
