#include <QDir>
#include <QGuiApplication>
#include <iostream>

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

}  // namespace

int write_pictures(const std::string& folder) {
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
    for (const Format& format : formats) {
        for (const bool dark : {false, true}) {
            for (const char* language : {"en", "zh_TW", "zh_CN", "ja"}) {
                const bool english = std::string_view(language) == "en";
                Language::now().set_code(QLatin1String(language));
                if ((english || shows_words(format, dark)) && !write_screens(panel, dir, format, dark)) return 2;
            }
        }
    }
    return 0;
}

}  // namespace railref::app
