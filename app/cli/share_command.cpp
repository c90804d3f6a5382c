#include "app/cli/command.h"
#include "app/referee/any_session.h"
#include "app/referee/board_picture.h"
#include "app/referee/dudu/dudu_game_file.h"
#include "app/referee/dudu/dudu_reading_file.h"
#include "app/referee/dudu/dudu_scoresheet_csv.h"
#include "app/referee/dudu/dudu_scoresheet_json.h"
#include "app/referee/evidence.h"
#include "app/referee/reading_file.h"
#include "app/referee/scoresheet_csv.h"
#include "app/referee/scoresheet_json.h"
#include "maps/write_file.h"
#ifdef RAILREF_PANEL
#include "app/panel/run_panel.h"
#endif

namespace railref::app {

namespace {

struct ShareOptions {
    std::string game;
    std::string pdf;
    std::string png;
    std::string csv;
    std::string json;
    std::string evidence;
    std::string reading;
    std::string photo;
    std::string language = "en";

    [[nodiscard]] bool tables_only() const { return pdf.empty() && png.empty() && evidence.empty(); }
    [[nodiscard]] bool nothing() const { return tables_only() && csv.empty() && json.empty(); }
};

using Bytes = maps::Result<std::string>;

Bytes drawn(const AnySession& session, SheetKind kind, const ShareOptions& options) {
#ifdef RAILREF_PANEL
    return draw_sheet(session, kind, options.language);
#else
    (void)session, (void)kind;
    return tl::unexpected(maps::FileError{options.game, "", "this build cannot draw: it has no panel"});
#endif
}

/// Takes a reading from its file; error: of another board.
maps::Result<void> add_reading(GameSession& session, const std::string& file) {
    auto reading = read_reading(file);
    if (!reading) return tl::unexpected(reading.error());
    if (session.attach_reading(std::move(reading->reading))) return {};
    return tl::unexpected(maps::FileError{file, "/board", "expected the game's board " + session.map().id()});
}

maps::Result<void> add_reading(DuduSession& session, const std::string& file) {
    auto reading = read_dudu_reading(file);
    if (!reading) return tl::unexpected(reading.error());
    if (reading->map == session.map() && session.attach_reading(std::move(reading->reading))) return {};
    return tl::unexpected(maps::FileError{file, "/map", "expected the game's map " + session.map().id()});
}

maps::Result<AnySession> session_of(const ShareOptions& options, std::string_view text) {
    auto session = parse_session(text, options.game);
    if (!session || options.reading.empty()) return session;
    const auto added = std::visit([&](auto& game) { return add_reading(game, options.reading); }, *session);
    if (!added) return tl::unexpected(added.error());
    return session;
}

maps::Result<TopPicture> picture_of(const AnySession& session, const ShareOptions& options) {
    return options.photo.empty() ? TopPicture{} : board_picture(options.photo, session);
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
        if (const auto written = maps::write_file(wish.file, *bytes); !written) return fail(written.error());
    }
    return Exit::done;
}

struct Tables {
    std::string csv;
    std::string json;
};

Tables tables_of(const GameSession& session) {
    const scoring::Game game = session.game();
    const scoring::Scoresheet sheet = scoring::score(game);
    return {scoresheet_csv(game, sheet), scoresheet_json(game, sheet).dump(2) + "\n"};
}

Tables tables_of(const DuduGameFile& game) {
    const scoring::dudu::Scoresheet sheet = scoring::dudu::score(game.position);
    return {dudu_scoresheet_csv(sheet), dudu_scoresheet_json(sheet).dump(2) + "\n"};
}

Exit share(const ShareOptions& options, const AnySession& session, const Tables& tables) {
    const auto picture = picture_of(session, options);
    if (!picture) return fail(picture.error());
    return write_wishes({{options.pdf, [&] { return drawn(session, SheetKind::pdf, options); }},
                         {options.png, [&] { return drawn(session, SheetKind::png, options); }},
                         {options.csv, [&]() -> Bytes { return tables.csv; }},
                         {options.json, [&]() -> Bytes { return tables.json; }},
                         {options.evidence, [&] { return pack_evidence(session, *picture); }}});
}

Exit share_train_game(const ShareOptions& options, std::string_view text) {
    const auto session = session_of(options, text);
    if (!session) return fail(session.error());
    return share(options, *session, tables_of(std::get<GameSession>(*session)));
}

/// Tables need no map, all else does.
Exit share_dudu_game(const ShareOptions& options, std::string_view text) {
    const auto file = parse_dudu_game(text, options.game);
    if (!file) return fail(file.error());
    const Tables tables = tables_of(*file);
    if (options.tables_only())
        return write_wishes({{options.csv, [&]() -> Bytes { return tables.csv; }},
                             {options.json, [&]() -> Bytes { return tables.json; }}});
    const auto session = session_of(options, text);
    if (!session) return fail(session.error());
    return share(options, *session, tables);
}

/// A file to write that is one of those to read; empty: none is.
std::string written_over(const ShareOptions& options) {
    for (const std::string& output : {options.pdf, options.png, options.csv, options.json, options.evidence})
        for (const std::string& input : {options.game, options.reading, options.photo})
            if (same_file(output, input)) return output;
    return {};
}

Exit share_game(const ShareOptions& options) {
    if (options.nothing()) return fail("share: expected at least one of --pdf, --png, --csv, --json, --evidence");
    if (const std::string file = written_over(options); !file.empty())
        return fail(file + ": not written over: it is one of the files to share");
    const auto text = read_game_text(options.game);
    if (!text) return fail(text.error());
    return format_of(*text) == dudu_game_format ? share_dudu_game(options, *text) : share_train_game(options, *text);
}

}  // namespace

void add_share(CLI::App& app, Run& run) {
    auto options = std::make_shared<ShareOptions>();
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
    add_file("--reading", options->reading,
             "The reading, where the game file has none (railref-reading/1, railref-dudu-reading/1)");
    add_file("--photo", options->photo, "The photo, for the evidence file");
    command->add_option("--language", options->language, "Of the page: en, zh_TW, zh_CN, ja")
        ->type_name("LANGUAGE")
        ->check(CLI::IsMember({"en", "zh_TW", "zh_CN", "ja"}));
    command->callback([options, &run] { run = [options] { return share_game(*options); }; });
}

}  // namespace railref::app
