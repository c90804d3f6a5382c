#include "app/cli/command.h"
#include "app/referee/any_session.h"
#include "app/referee/board_picture.h"
#include "app/referee/dudu/dudu_game_file.h"
#include "app/referee/dudu/dudu_scoresheet_csv.h"
#include "app/referee/dudu/dudu_scoresheet_json.h"
#include "app/referee/evidence.h"
#include "app/referee/reading_file.h"
#include "app/referee/scoresheet_csv.h"
#include "app/referee/scoresheet_json.h"
#include "app/referee/write_file.h"
#ifdef RAILREF_PANEL
#include "app/panel/run_panel.h"
#endif

namespace railref::app {

namespace {

struct Options {
    std::string game;
    std::string pdf;
    std::string png;
    std::string csv;
    std::string json;
    std::string evidence;
    std::string reading;
    std::string photo;
    std::string language = "en";

    [[nodiscard]] bool nothing() const {
        return pdf.empty() && png.empty() && csv.empty() && json.empty() && evidence.empty();
    }
};

using Bytes = maps::Result<std::string>;

Bytes drawn(const AnySession& session, SheetKind kind, const Options& options) {
#ifdef RAILREF_PANEL
    return draw_sheet(session, kind, options.language);
#else
    (void)session, (void)kind;
    return tl::unexpected(maps::FileError{options.game, "", "this build cannot draw: it has no panel"});
#endif
}

maps::Result<TopPicture> picture_of(const GameSession& session, const Options& options) {
    if (options.photo.empty()) return TopPicture{};
    if (session.reading() == nullptr) {
        return tl::unexpected(maps::FileError{options.game, "/session/reading",
                                              "expected a reading that says where the board lies in --photo "
                                              "(or --reading FILE)"});
    }
    return board_picture(options.photo, *session.reading());
}

maps::Result<GameSession> session_of(const Options& options, std::string_view text) {
    auto session = GameSession::parse(text, options.game);
    if (!session || options.reading.empty()) return session;
    auto reading = read_reading(options.reading);
    if (!reading) return tl::unexpected(reading.error());
    if (!session->set_reading(std::move(reading->reading))) {
        return tl::unexpected(
            maps::FileError{options.reading, "/board", "expected the game's board " + session->map().id()});
    }
    return session;
}

/// A file to write, where its name is not empty, and what makes its bytes.
struct Wish {
    const std::string& file;
    std::function<Bytes()> make;
};

Exit write_wishes(std::initializer_list<Wish> wishes) {
    for (const Wish& wish : wishes) {
        if (wish.file.empty()) continue;
        const Bytes bytes = wish.make();
        if (!bytes) return fail(bytes.error());
        if (const auto written = write_file(wish.file, *bytes); !written) return fail(written.error());
    }
    return Exit::done;
}

Exit share_train_game(const Options& options, std::string_view text) {
    const auto session = session_of(options, text);
    if (!session) return fail(session.error());
    const auto picture = picture_of(*session, options);
    if (!picture) return fail(picture.error());
    const scoring::Game game = session->game();
    return write_wishes(
        {{options.pdf, [&] { return drawn(*session, SheetKind::pdf, options); }},
         {options.png, [&] { return drawn(*session, SheetKind::png, options); }},
         {options.csv, [&]() -> Bytes { return scoresheet_csv(game, scoring::score(game)); }},
         {options.json, [&]() -> Bytes { return scoresheet_json(game, scoring::score(game)).dump(2) + "\n"; }},
         {options.evidence, [&] { return pack_evidence(*session, *picture); }}});
}

/// The page shows the map; a table needs none.
Bytes dudu_page(const Options& options, std::string_view text, SheetKind kind) {
    const auto session = DuduSession::parse(text, options.game);
    if (!session) return tl::unexpected(session.error());
    return drawn(*session, kind, options);
}

Exit share_dudu_game(const Options& options, std::string_view text) {
    for (const auto& [name, value] :
         {std::pair{"--evidence", &options.evidence}, {"--reading", &options.reading}, {"--photo", &options.photo}})
        if (!value->empty()) return fail(std::string(name) + ": expected a game in railref-game/1 with it");
    const auto file = parse_dudu_game(text, options.game);
    if (!file) return fail(file.error());
    const scoring::dudu::Scoresheet sheet = scoring::dudu::score(file->position);
    return write_wishes({{options.pdf, [&] { return dudu_page(options, text, SheetKind::pdf); }},
                         {options.png, [&] { return dudu_page(options, text, SheetKind::png); }},
                         {options.csv, [&]() -> Bytes { return dudu_scoresheet_csv(sheet); }},
                         {options.json, [&]() -> Bytes { return dudu_scoresheet_json(sheet).dump(2) + "\n"; }}});
}

Exit share_game(const Options& options) {
    if (options.nothing()) return fail("share: expected at least one of --pdf, --png, --csv, --json, --evidence");
    const auto text = read_game_text(options.game);
    if (!text) return fail(text.error());
    return format_of(*text) == dudu_game_format ? share_dudu_game(options, *text) : share_train_game(options, *text);
}

}  // namespace

void add_share(CLI::App& app, Run& run) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("share", "The result as files: a page to print, tables, an evidence file");
    command->footer(
        "The page shows the board, the table with its bars and every proof in brief. An evidence file holds the\n"
        "game, its reading, people's answers, the scores and, with --photo, the photo cropped to the board and\n"
        "without EXIF; \"railref replay FILE\" counts it again.");
    command->add_option("GAME", options->game, "Game (railref-game/1, railref-dudu-game/1) or evidence file")
        ->type_name("FILE")
        ->required();
    const auto add_file = [&](const char* name, std::string& value, const char* what) {
        command->add_option(name, value, what)->type_name("FILE");
    };
    add_file("--pdf", options->pdf, "One A4 page");
    add_file("--png", options->png, "The same page as a picture");
    add_file("--csv", options->csv, "A table, one row a player");
    add_file("--json", options->json, "The scoresheet (railref-scoresheet/1, railref-dudu-scoresheet/1)");
    add_file("--evidence", options->evidence, "Everything that the result rests on, in one file (name.railref)");
    add_file("--reading", options->reading, "The reading, where the game file has none (railref-reading/1)");
    add_file("--photo", options->photo, "The photo, for the evidence file");
    command->add_option("--language", options->language, "Of the page: en, zh_TW, zh_CN, ja")
        ->type_name("LANGUAGE")
        ->check(CLI::IsMember({"en", "zh_TW", "zh_CN", "ja"}));
    command->callback([options, &run] { run = [options] { return share_game(*options); }; });
}

}  // namespace railref::app
