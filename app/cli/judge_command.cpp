#include <array>
#include <charconv>

#include "app/cli/command.h"
#include "app/cli/text.h"
#include "app/referee/dudu/dudu_game_file.h"
#include "app/referee/dudu/ruling_json.h"
#include "scoring/dudu/location_rules.h"
#include "scoring/dudu/track_rules.h"

namespace railref::app {

namespace {

using maps::dudu::Hex;
using maps::dudu::Side;
using scoring::dudu::BoardPosition;
using scoring::dudu::Train;

struct JudgeOptions {
    std::string file;
    std::string question;
    std::string player;
    std::vector<std::string> strokes;
    std::string hex;
    int side = -1;
    bool extra = false;
    int round = 1;
    int seat = 0;
    int reached = 0;
    bool json = false;
};

using Answer = tl::expected<Ruling, std::string>;

/// "3,-1,0,3": whole numbers with commas between.
template <std::size_t count>
std::optional<std::array<int, count>> numbers(const std::string& text) {
    std::array<int, count> list{};
    const char* at = text.data();
    const char* end = at + text.size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto [next, error] = std::from_chars(at, end, list[i]);
        const bool last = i + 1 == count;
        if (error != std::errc() || (last ? next != end : next == end || *next != ',')) return {};
        at = last ? next : next + 1;
    }
    return list;
}

std::optional<Side> side_of(int number) {
    if (number < 0 || number > 5) return {};
    return maps::dudu::all_sides[static_cast<std::size_t>(number)];
}

tl::expected<std::vector<scoring::dudu::Stroke>, std::string> strokes_of(const JudgeOptions& options) {
    std::vector<scoring::dudu::Stroke> strokes;
    for (const std::string& text : options.strokes) {
        const auto list = numbers<4>(text);
        const auto from = list ? side_of((*list)[2]) : std::nullopt;
        const auto to = list ? side_of((*list)[3]) : std::nullopt;
        if (!from || !to) return tl::unexpected("--stroke: expected Q,R,SIDE,SIDE, found \"" + text + "\"");
        strokes.push_back({{(*list)[0], (*list)[1]}, *from, *to});
    }
    return strokes;
}

tl::expected<Hex, std::string> hex_of(const JudgeOptions& options) {
    const auto list = numbers<2>(options.hex);
    if (!list) return tl::unexpected("--hex: expected Q,R, found \"" + options.hex + "\"");
    return Hex{(*list)[0], (*list)[1]};
}

Answer judge_drawing(const JudgeOptions& options, const BoardPosition& board) {
    const auto strokes = strokes_of(options);
    if (!strokes) return tl::unexpected(strokes.error());
    using scoring::dudu::Drawing;
    return Ruling{check_drawing(board, *strokes, options.extra ? Drawing::iron : Drawing::main_action), {}, {}};
}

Answer judge_move(const JudgeOptions& options, const BoardPosition& board, const Train& train) {
    using scoring::dudu::Move;
    const Move move = options.extra ? Move::wood_or_coal : Move::main_action;
    if (options.hex.empty()) return ruling_on_stops(board, train, move);
    const auto hex = hex_of(options);
    if (!hex) return tl::unexpected(hex.error());
    return Ruling{check_move(board, train, *hex, move), {}, {}};
}

Answer judge_train(const JudgeOptions& options, const BoardPosition& board, const Train& train) {
    if (options.question == "move") return judge_move(options, board, train);
    if (options.question == "turn") {
        const auto side = side_of(options.side);
        if (!side) return tl::unexpected(std::string("turn: expected --side from 0 to 5"));
        return Ruling{check_turn(board, train, *side), {}, {}};
    }
    const auto hex = hex_of(options);
    if (!hex) return tl::unexpected(hex.error());
    if (options.question == "location") return Ruling{check_location_action(board, train, *hex), {}, {}};
    auto verdict = check_factory(board, train, *hex);
    return Ruling{std::move(verdict.verdict), {}, std::move(verdict.regions)};
}

Answer judge(const JudgeOptions& options, const BoardPosition& board) {
    if (options.question == "draw") return judge_drawing(options, board);
    const Train* train = board.find_train(options.player);
    if (train == nullptr)
        return tl::unexpected("--player: expected a colour whose train is on the board, found \"" + options.player +
                              "\"");
    return judge_train(options, board, *train);
}

Exit answer_end(const JudgeOptions& options, const DuduGameFile& game) {
    scoring::dudu::GameClock clock;
    for (const auto& player : game.position.players()) clock.points.push_back(player.points);
    clock.round = options.round;
    clock.next_seat = static_cast<std::size_t>(options.seat);
    if (options.reached > 0) clock.ending_round = options.reached;
    const auto verdict = end_of_game(clock);
    if (!verdict)
        return fail("end: expected a --round from 1, a --seat of the game and --reached no later than --round");
    if (options.json) return print_json(end_json(*verdict));
    return print_text(verdict->sentence + "\n");
}

Exit answer(const JudgeOptions& options) {
    const auto game = read_dudu_game(options.file);
    if (!game) return fail(game.error());
    if (options.question == "end") return answer_end(options, *game);
    if (!game->board) return fail(maps::FileError{options.file, "/map", "expected the map that the question is about"});
    const auto ruling = judge(options, *game->board);
    if (!ruling) return fail(ruling.error());
    const Exit exit = ruling->verdict.answer == scoring::dudu::Answer::no ? Exit::no : Exit::done;
    if (options.json) return print_json(ruling_json(options.question, *ruling), exit);
    return print_text(ruling_text(*ruling), exit);
}

}  // namespace

void add_judge(CLI::App& app, Run& run) {
    auto options = std::make_shared<JudgeOptions>();
    CLI::App* command = app.add_subcommand("judge", "A question about the board of a 火車嘟嘟 game, by the rules");
    command->footer(
        "  railref judge game.json draw --stroke 2,8,3,0 --stroke 3,8,3,1\n"
        "  railref judge game.json move --player red [--hex 4,3]   without --hex: every place it can go to\n"
        "  railref judge game.json turn --player red --side 3\n"
        "  railref judge game.json factory --player red --hex 4,3\n"
        "  railref judge game.json location --player red --hex 7,2\n"
        "  railref judge game.json end --round 9 --seat 1\n"
        "Hexes and sides are numbered as in map files. Exit status 1 when the answer is no.");
    command->add_option("GAME", options->file, "Game file (railref-dudu-game/1) with its map")
        ->type_name("FILE")
        ->required();
    command->add_option("QUESTION", options->question, "draw, move, turn, factory, location or end")
        ->required()
        ->check(CLI::IsMember({"draw", "move", "turn", "factory", "location", "end"}));
    command->add_option("--player", options->player, "Whose train")->type_name("COLOUR");
    command->add_option("--stroke", options->strokes, "A piece of track; again for each")->type_name("Q,R,SIDE,SIDE");
    command->add_option("--hex", options->hex, "Which hex")->type_name("Q,R");
    command->add_option("--side", options->side, "Which side to face")->type_name("SIDE");
    command->add_flag("--extra", options->extra, "Paid with iron (draw) or with wood or coal (move)");
    command->add_option("--round", options->round, "That is being played")->type_name("NUMBER");
    command
        ->add_option("--seat", options->seat, "Whose turn it is, from 0; the number of players: the round is finished")
        ->type_name("NUMBER")
        ->check(CLI::NonNegativeNumber);
    command->add_option("--reached", options->reached, "Round in which 25 points were first reached, if earlier")
        ->type_name("NUMBER");
    command->add_flag("--json", options->json, "Print as JSON (railref-ruling/1)");
    command->callback([options, &run] { run = [options] { return answer(*options); }; });
}

}  // namespace railref::app
