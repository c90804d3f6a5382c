#include <algorithm>
#include <map>

#include "app/cli/command.h"
#include "app/cli/score_text.h"
#include "app/cli/text.h"
#include "app/referee/evidence.h"
#include "app/referee/write_file.h"

namespace railref::app {

namespace {

struct Options {
    std::string file;
    std::string picture;
    bool json = false;
};

maps::Json replay_json(const Evidence& evidence, const std::vector<std::string>& differences) {
    return {{"format", "railref-replay/1"},
            {"board", evidence.session.map().id()},
            {"variant", evidence.session.variant().id},
            {"program", evidence.program},
            {"agrees", differences.empty()},
            {"differences", differences}};
}

/// Answers that say otherwise than the reading.
template <class Place>
int corrections(const std::map<Place, vision::Occupant>& answers, const std::vector<vision::Sighting>& read) {
    return static_cast<int>(std::ranges::count_if(answers, [&](const auto& answer) {
        const vision::Owner said = std::visit([](auto who) { return vision::Owner{who}; }, answer.second);
        return read[maps::index(answer.first)].owner != said;
    }));
}

std::string provenance(const Evidence& evidence) {
    const GameSession& session = evidence.session;
    std::string text =
        session.map().name() + ", " + session.variant().name + "; counted by " +
        (evidence.program.empty() ? "a program that does not give its name" : printable(evidence.program)) + "\n";
    if (const vision::Reading* reading = session.reading(); reading == nullptr)
        text += "entered by hand";
    else
        text += "read from a photo, " +
                count(corrections(session.answers().routes, reading->routes) +
                          corrections(session.answers().stations, reading->stations),
                      "place") +
                " corrected by people";
    return text + (evidence.picture.empty() ? "; no picture" : "; the picture is in the file") + "\n\n";
}

Exit replay_file(const Options& options) {
    const auto evidence = read_evidence(options.file);
    if (!evidence) return fail(evidence.error());
    if (!options.picture.empty()) {
        if (evidence->picture.empty()) return refuse(options.file + ": holds no picture");
        if (auto written = write_file(options.picture, evidence->picture); !written) return fail(written.error());
    }
    const std::vector<std::string> differences = replay(*evidence);
    const Exit exit = differences.empty() ? Exit::done : Exit::no;
    if (options.json) return print_json(replay_json(*evidence, differences), exit);
    const scoring::Game game = evidence->session.game();
    std::string text = provenance(*evidence) + score_text(game, scoring::score(game)) + "\n";
    if (differences.empty()) return print_text(text + "Replayed: the same scores as in the file.\n");
    text += "Replayed: NOT the same as in the file.\n";
    for (const std::string& line : differences) text += "  " + printable(line) + "\n";
    return print_text(text, exit);
}

}  // namespace

void add_replay(CLI::App& app, Run& run) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("replay", "Count the game of an evidence file again and compare");
    command->footer("Exit status 1 where the file's scores are not what its game gives.");
    command->add_option("FILE", options->file, "Evidence file (name.railref)")->type_name("FILE")->required();
    command->add_option("--picture", options->picture, "Write the file's picture of the board there (JPEG)")
        ->type_name("FILE");
    command->add_flag("--json", options->json, "Print the verdict as JSON (railref-replay/1)");
    command->callback([options, &run] { run = [options] { return replay_file(*options); }; });
}

}  // namespace railref::app
