#include <algorithm>
#include <map>

#include "app/cli/command.h"
#include "app/cli/dudu_score_text.h"
#include "app/cli/score_text.h"
#include "app/cli/text.h"
#include "app/referee/evidence.h"
#include "maps/write_file.h"

namespace railref::app {

namespace {

struct ReplayOptions {
    std::string file;
    std::string picture;
    bool json = false;
};

maps::Json replay_json(const Evidence& evidence, const std::vector<std::string>& differences) {
    maps::Json json = {{"format", "railref-replay/1"},
                       {"program", evidence.program},
                       {"agrees", differences.empty()},
                       {"differences", differences}};
    if (const auto* game = std::get_if<GameSession>(&evidence.session)) {
        json["board"] = game->map().id();
        json["variant"] = game->variant().id;
    } else {
        json["map"] = std::get<DuduSession>(evidence.session).map().id();
    }
    return json;
}

template <class Place>
std::ptrdiff_t otherwise(const std::map<Place, vision::Occupant>& answers, const std::vector<vision::Sighting>& read) {
    return std::ranges::count_if(answers, [&](const auto& answer) {
        const vision::Owner said = std::visit([](auto who) { return vision::Owner{who}; }, answer.second);
        return read[maps::index(answer.first)].owner != said;
    });
}

/// Answers that say otherwise than the reading; there must be one.
std::ptrdiff_t corrections(const GameSession& session) {
    return otherwise(session.answers().routes, session.reading()->routes) +
           otherwise(session.answers().stations, session.reading()->stations);
}

std::ptrdiff_t corrections(const DuduSession& session) {
    return std::ranges::count_if(session.answers(), [&](const auto& answer) {
        const auto read = session.reading()->hexes.find(answer.first);
        return read == session.reading()->hexes.end() || read->second.contents != answer.second;
    });
}

std::string name_of(const GameSession& session) { return session.map().name() + ", " + session.variant().name; }
std::string name_of(const DuduSession& session) { return printable(session.map().name()); }

std::string scores_of(const GameSession& session) {
    const scoring::Game game = session.game();
    return score_text(game, scoring::score(game));
}

std::string scores_of(const DuduSession& session) {
    const auto position = session.final_position();
    return position ? dudu_score_text(scoring::dudu::score(*position)) : std::string();
}

std::string provenance(const Evidence& evidence) {
    const auto reading = [](const auto& session) {
        if (session.reading() == nullptr) return std::string("entered by hand");
        return "read from a photo, " + count(static_cast<int>(corrections(session)), "place") + " corrected by people";
    };
    return std::visit([](const auto& session) { return name_of(session); }, evidence.session) + "; counted by " +
           (evidence.program.empty() ? "a program that does not give its name" : printable(evidence.program)) + "\n" +
           std::visit(reading, evidence.session) +
           (evidence.picture.empty() ? "; no picture" : "; the picture is in the file") + "\n\n";
}

Exit replay_file(const ReplayOptions& options) {
    const auto evidence = read_evidence(options.file);
    if (!evidence) return fail(evidence.error());
    if (!options.picture.empty()) {
        if (evidence->picture.empty()) return refuse(options.file + ": holds no picture");
        if (auto written = maps::write_file(options.picture, evidence->picture); !written) return fail(written.error());
    }
    const std::vector<std::string> differences = replay(*evidence);
    const Exit exit = differences.empty() ? Exit::done : Exit::no;
    if (options.json) return print_json(replay_json(*evidence, differences), exit);
    std::string text = provenance(*evidence) +
                       std::visit([](const auto& session) { return scores_of(session); }, evidence->session) + "\n";
    if (differences.empty()) return print_text(text + "Replayed: the same scores as in the file.\n");
    text += "Replayed: NOT the same as in the file.\n";
    for (const std::string& line : differences) text += "  " + printable(line) + "\n";
    return print_text(text, exit);
}

}  // namespace

void add_replay(CLI::App& app, Run& run) {
    auto options = std::make_shared<ReplayOptions>();
    CLI::App* command = app.add_subcommand("replay", "Count the game of an evidence file again and compare");
    command->footer("Exit status 1 where the file's scores are not what its game gives.");
    command->add_option("FILE", options->file, "Evidence file (name.railref)")->type_name("FILE")->required();
    command->add_option("--picture", options->picture, "Write the file's picture of the board there (JPEG)")
        ->type_name("FILE");
    command->add_flag("--json", options->json, "Print the verdict as JSON (railref-replay/1)");
    command->callback([options, &run] { run = [options] { return replay_file(*options); }; });
}

}  // namespace railref::app
