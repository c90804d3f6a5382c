#include <QDir>
#include <QGuiApplication>
#include <iostream>

#include "app/panel/dudu/dudu_sample.h"
#include "app/panel/language.h"
#include "app/panel/panel.h"
#include "app/panel/run_panel.h"

namespace railref::app {
namespace {

struct Format {
    const char* word;
    QSize size;
};

constexpr Format formats[] = {{"phone", {320, 640}},
                              {"tablet", {800, 1280}},
                              {"laptop", {1280, 800}},
                              {"wide", {1600, 900}},
                              {"huge", {3840, 2160}}};
constexpr const char* steps[] = {"game", "photo", "check", "tickets", "scores", "share", "history"};

/// The other languages need not be seen in every size and light.
bool shows_words(const Format& format, bool dark) {
    return !dark && format.size.width() < 1500 && format.size.width() != 800;
}

/// Games for the history's picture: the sample as it might have gone.
void keep_past_games(Panel& panel) {
    GameShelf& shelf = panel.shelf().shelf();
    for (int i = 0; i < 5; ++i) {
        GameSession session = *panel.game().session();
        const scoring::Position now = session.position();
        for (std::size_t route = static_cast<std::size_t>(i); route < session.map().routes().size(); route += 9)
            if (const auto id = static_cast<maps::RouteId>(route); i > 0 && now.owner(id))
                session.answer(id, vision::Nobody{});
        if (const auto place = shelf.make_place()) (void)session.save(shelf.game_file(*place));
    }
}

QString picture_name(const QDir& folder, const char* screen, const Format& format, bool dark) {
    return folder.filePath(QStringLiteral("%1-%2-%3-%4.png")
                               .arg(QLatin1String(screen), QLatin1String(format.word),
                                    dark ? QLatin1String("dark") : QLatin1String("light"), Language::now().code()));
}

bool write_screen(Panel& panel, const QString& file, QSize size) {
    if (panel.picture(size).save(file)) return true;
    std::cerr << file.toStdString() << ": cannot be written\n";
    return false;
}

/// A claimed longest route that somebody refuses, and a ticket with a gap.
void argue(Panel& panel, const char* kind) {
    DisputeModel& dispute = panel.dispute();
    auto* page = panel.window()->findChild<QObject*>(QStringLiteral("scoresPage"));
    page->setProperty("disputing", true);
    dispute.set_kind(QLatin1String(kind));
    if (dispute.kind() == QStringLiteral("longest")) {
        dispute.clearClaim();
        const auto& scored = *panel.scores().scored();
        const auto& second = scored.sheet.players[1];
        dispute.set_player(static_cast<int>(second.colour));
        for (const maps::CityId city : second.longest_route.trail.cities) dispute.dragTo(static_cast<int>(city));
        // One step more than there are trains.
        const auto routes = scored.game.map->routes_at(second.longest_route.trail.cities.back());
        for (const maps::RouteId route : routes)
            if (scored.game.position.owner(route) != second.colour &&
                dispute.verdict()[QStringLiteral("good")].toBool())
                dispute.dragTo(static_cast<int>(
                    scored.game.map->route(route).other_end(second.longest_route.trail.cities.back())));
        return;
    }
    for (const auto& player : panel.scores().scored()->sheet.players) {
        dispute.set_player(static_cast<int>(player.colour));
        if (kind == std::string_view("station") && !dispute.stations().isEmpty()) {
            dispute.set_station(dispute.stations().constFirst().toMap()[QStringLiteral("city")].toInt());
            return;
        }
        if (kind == std::string_view("ticket") && !dispute.open_tickets().isEmpty()) {
            dispute.set_ticket(dispute.open_tickets().constFirst().toMap()[QStringLiteral("place")].toInt());
            return;
        }
    }
}

/// All screens in one size and light; false when a file cannot be written.
bool write_screens(Panel& panel, const QDir& folder, const Format& format, bool dark) {
    panel.theme().set_dark(dark);
    for (int step = 0; step < 7; ++step) {
        panel.go(step);
        const QString name = QStringLiteral("%1-%2").arg(step + 1).arg(QLatin1String(steps[step]));
        if (step == 4) panel.scores().revealAll();
        if (!write_screen(panel, picture_name(folder, qPrintable(name), format, dark), format.size)) return false;
    }
    panel.go(4);
    for (const char* kind : {"longest", "ticket", "station", "marker"}) {
        argue(panel, kind);
        const QByteArray name = QByteArray("8-dispute-") + kind;
        if (!write_screen(panel, picture_name(folder, name, format, dark), format.size)) return false;
    }
    panel.window()->findChild<QObject*>(QStringLiteral("scoresPage"))->setProperty("disputing", false);
    panel.scores().hideAll();
    panel.scores().revealNext();
    if (!write_screen(panel, picture_name(folder, "5-reveal", format, dark), format.size)) return false;
    auto* check = panel.window()->findChild<QObject*>(QStringLiteral("checkPage"));
    check->setProperty("sideBySide", true);
    panel.go(2);
    const bool written = write_screen(panel, picture_name(folder, "3-check-two", format, dark), format.size);
    check->setProperty("sideBySide", false);
    return written;
}

/// One question at the table, asked of the sample.
void ask(Panel& panel, const char* kind) {
    RulingModel& ruling = panel.ruling();
    panel.window()->findChild<QObject*>(QStringLiteral("duduScoresPage"))->setProperty("disputing", true);
    const auto board = *panel.dudu().session()->board();
    const auto train = board.trains().front();
    ruling.set_kind(QLatin1String(kind));
    ruling.set_player(panel.dudu().players().constFirst().toMap()[QStringLiteral("colour")].toInt());
    ruling.clear();
    if (kind == std::string_view("draw")) ruling.draw({{{{4, 6}, Side::west, Side::east}, {{5, 6}, Side::west, Side::south_east}}});
    if (kind == std::string_view("factory")) ruling.tap(neighbour(train.hex, train.facing).q, neighbour(train.hex, train.facing).r, 0);
    if (kind == std::string_view("turn")) ruling.face(static_cast<int>(index(opposite(train.facing))));
    if (kind == std::string_view("location")) ruling.tap(board.map().cities().front().hex.q, board.map().cities().front().hex.r, 0);
}

/// A map on its way: some terrain, two cities, a resource site.
void lay_out(MapEditorModel& editor) {
    editor.begin();
    editor.set_name(QStringLiteral("Formosa"));
    for (const QPoint hex : {QPoint(4, 1), QPoint(5, 1), QPoint(4, 2), QPoint(3, 5), QPoint(2, 5)}) editor.paint(hex.x(), hex.y());
    editor.set_brush(QStringLiteral("water"));
    for (const QPoint hex : {QPoint(6, 4), QPoint(5, 5), QPoint(6, 5), QPoint(5, 6)}) editor.paint(hex.x(), hex.y());
    editor.set_brush(QStringLiteral("city:red"));
    editor.tap(2, 2, 0, true);
    editor.set_brush(QStringLiteral("city:blue"));
    editor.tap(6, 2, 0, true);
    editor.set_brush(QStringLiteral("site:wood"));
    editor.tap(3, 4, 0, true);
}

/// The screens of 火車嘟嘟.
bool write_dudu_screens(Panel& panel, const QDir& folder, const Format& format, bool dark) {
    panel.theme().set_dark(dark);
    const auto write = [&](const char* name) {
        return write_screen(panel, picture_name(folder, name, format, dark), format.size);
    };
    panel.table().choose(QStringLiteral("dudu"));
    panel.go(0);
    if (!write("d1-game")) return false;
    panel.go(2);
    if (!write("d3-check")) return false;
    const auto question = panel.hex_check().question()[QStringLiteral("hex")].toPoint();
    panel.hex_check().pick(question.x(), question.y());
    if (!write("d3-hex")) return false;
    panel.hex_check().leave();
    panel.go(3);
    panel.holdings().show();
    if (!write("d4-goods")) return false;
    panel.go(4);
    panel.dudu_scores().hideAll();
    panel.dudu_scores().revealNext();
    if (!write("d5-reveal")) return false;
    panel.dudu_scores().revealAll();
    panel.dudu_scores().open(panel.dudu_scores().rows().constFirst().toMap()[QStringLiteral("colour")].toInt(), QStringLiteral("influence"));
    if (!write("d5-scores")) return false;
    for (const char* kind : {"draw", "move", "turn", "factory", "location", "end"}) {
        ask(panel, kind);
        if (!write(qPrintable(QStringLiteral("d8-") + QLatin1String(kind)))) return false;
    }
    panel.window()->findChild<QObject*>(QStringLiteral("duduScoresPage"))->setProperty("disputing", false);
    panel.go(5);
    if (!write("d6-share")) return false;
    lay_out(panel.map_editor());
    panel.window()->setProperty("over", QStringLiteral("editor"));
    if (!write("d9-editor")) return false;
    panel.go(0);
    panel.table().choose(QStringLiteral("tickets"));
    return true;
}

void open_dudu_sample(Panel& panel) {
    auto session = dudu_sample_session();
    if (!session) return;
    const HexReading reading = dudu_sample_reading(*session);
    session->set_reading(reading);
    for (const auto& question : reading.questions) session->take_back_answer(question.hex);
    session->take_back_answer(reading.hexes.rbegin()->first);
    panel.dudu().set_session(std::move(*session));
}

}  // namespace

int write_pictures(const std::string& folder, const std::string& only) {
    draw_without_display();
    int argc = 1;
    char name[] = "railref";
    char* argv[] = {name, nullptr};
    QGuiApplication application(argc, argv);
    prepare_panel();
    const QDir dir(QString::fromStdString(folder));
    if (!dir.mkpath(QStringLiteral("."))) {
        std::cerr << folder << ": cannot make this folder\n";
        return 2;
    }
    Panel panel;
    if (!panel.window()) return 2;
    panel.theme().set_motion(false);
    if (const auto opened = panel.open_sample(); !opened) {
        std::cerr << opened.error().message() << '\n';
        return 2;
    }
    panel.photo().wait();
    keep_past_games(panel);
    open_dudu_sample(panel);
    panel.table().choose(QStringLiteral("tickets"));
    for (const Format& format : formats) {
        for (const bool dark : {false, true}) {
            for (const char* language : {"en", "zh_TW", "zh_CN", "ja"}) {
                const bool english = std::string_view(language) == "en";
                Language::now().set_code(QLatin1String(language));
                if (!english && !shows_words(format, dark)) continue;
                if (only != "dudu" && !write_screens(panel, dir, format, dark)) return 2;
                if (only != "tickets" && !write_dudu_screens(panel, dir, format, dark)) return 2;
            }
        }
    }
    return 0;
}

}  // namespace railref::app
