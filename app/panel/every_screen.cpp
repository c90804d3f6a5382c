#include "app/panel/every_screen.h"

#include <QImage>
#include <QTemporaryDir>
#include <string_view>

#include "maps/load_map.h"

namespace railref::app {
namespace {

constexpr const char* steps[] = {"1-game", "2-photo", "3-check", "4-tickets", "5-scores", "6-share", "7-history"};

QObject& page(Panel& panel, const char* name) { return *panel.window()->findChild<QObject*>(QLatin1String(name)); }

/// The runner-up claims one train more than there is.
void claim_too_much(Panel& panel) {
    DisputeModel& dispute = panel.dispute();
    dispute.clearClaim();
    const auto& scored = *panel.scores().scored();
    const auto& second = scored.sheet.players[1];
    dispute.set_player(static_cast<int>(second.colour));
    for (const maps::CityId city : second.longest_route.trail.cities) dispute.dragTo(static_cast<int>(city));
    const maps::CityId end = second.longest_route.trail.cities.back();
    for (const maps::RouteId route : scored.game.map->routes_at(end))
        if (scored.game.position.owner(route) != second.colour && dispute.verdict()[QStringLiteral("good")].toBool())
            dispute.dragTo(static_cast<int>(scored.game.map->route(route).other_end(end)));
}

/// Something of that kind to argue about, whoever has it.
void argue(Panel& panel, const QString& kind) {
    DisputeModel& dispute = panel.dispute();
    page(panel, "scoresPage").setProperty("disputing", true);
    dispute.set_kind(kind);
    if (kind == QStringLiteral("longest")) return claim_too_much(panel);
    for (const auto& player : panel.scores().scored()->sheet.players) {
        dispute.set_player(static_cast<int>(player.colour));
        if (kind == QStringLiteral("station") && !dispute.stations().isEmpty())
            return dispute.set_station(dispute.stations().constFirst().toMap()[QStringLiteral("city")].toInt());
        if (kind == QStringLiteral("ticket") && !dispute.open_tickets().isEmpty())
            return dispute.set_ticket(dispute.open_tickets().constFirst().toMap()[QStringLiteral("place")].toInt());
    }
}

bool walk_the_steps(Panel& panel, const Look& look) {
    for (int step = 0; step < 7; ++step) {
        panel.go(step);
        if (step == 4) panel.scores().revealAll();
        if (!look(QLatin1String(steps[step]))) return false;
    }
    return true;
}

bool walk_the_disputes(Panel& panel, const Look& look) {
    panel.go(4);
    for (const char* kind : {"longest", "ticket", "station", "marker"}) {
        argue(panel, QLatin1String(kind));
        if (!look(QStringLiteral("8-dispute-") + QLatin1String(kind))) return false;
    }
    page(panel, "scoresPage").setProperty("disputing", false);
    return true;
}

bool look_at_two_boards(Panel& panel, const Look& look) {
    page(panel, "checkPage").setProperty("sideBySide", true);
    panel.go(2);
    const bool go_on = look(QStringLiteral("3-check-two"));
    page(panel, "checkPage").setProperty("sideBySide", false);
    return go_on;
}

/// A place that was tapped.
bool look_at_a_place(Panel& panel, const Look& look) {
    page(panel, "checkPage").setProperty("route", 20);
    const bool go_on = look(QStringLiteral("3-check-place"));
    page(panel, "checkPage").setProperty("route", -1);
    return go_on;
}

/// What is asked though it cannot change the winner.
bool look_at_the_last_question(Panel& panel, const Look& look) {
    panel.go(2);
    panel.check().goOn();
    return look(QStringLiteral("3-check-question"));
}

bool look_at_a_hand(Panel& panel, const Look& look) {
    panel.go(3);
    panel.tickets().show();
    panel.tickets().set_search(QStringLiteral("e"));
    const bool go_on = look(QStringLiteral("4-tickets-shown"));
    panel.tickets().set_search({});
    panel.tickets().hide();
    return go_on;
}

bool look_at_the_reveal(Panel& panel, const Look& look) {
    panel.go(4);
    panel.scores().hideAll();
    panel.scores().revealNext();
    return look(QStringLiteral("5-reveal"));
}

bool look_at_a_bad_photo(Panel& panel, const Look& look) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("dark.png"));
    QImage image(1600, 1200, QImage::Format_RGB32);
    image.fill(QColor(16, 14, 12));
    if (!image.save(file)) return false;
    panel.photo().read(QUrl::fromLocalFile(file));
    panel.photo().wait();
    return look(QStringLiteral("2-photo-bad"));
}

}  // namespace

bool walk_the_sample(Panel& panel, const Look& look) {
    return walk_the_steps(panel, look) && walk_the_disputes(panel, look) && look_at_the_reveal(panel, look) &&
           look_at_two_boards(panel, look) && look_at_a_place(panel, look) && look_at_a_hand(panel, look) &&
           look_at_the_last_question(panel, look);
}

bool walk_the_beginning(Panel& panel, const Look& look) {
    panel.shelf().look();
    if (!look(QStringLiteral("0-resume"))) return false;
    panel.shelf().decline();
    if (!look(QStringLiteral("1-game-empty"))) return false;
    panel.game().newGame(QStringLiteral("usa"));
    for (int seat = 0; seat < 2; ++seat)
        panel.game().togglePlayer(panel.game().colours()[seat].toMap()[QStringLiteral("colour")].toInt());
    if (!look(QStringLiteral("1-game-seats"))) return false;
    panel.go(1);
    if (!look(QStringLiteral("2-photo-empty")) || !look_at_a_bad_photo(panel, look)) return false;
    panel.live().start(QStringLiteral("no-such-camera.mp4"));
    panel.live().wait();
    if (!look(QStringLiteral("2-photo-camera"))) return false;
    panel.go(2);
    return look(QStringLiteral("3-check-tapped"));
}

bool walk_the_evidence(Panel& panel, const Look& look) {
    const QTemporaryDir folder;
    const QUrl file = QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.railref")));
    panel.share().write(QStringLiteral("railref"), file);
    panel.share().wait();
    panel.game().dismiss();
    if (!panel.share().openEvidence(file)) return false;
    panel.go(4);
    const bool go_on = look(QStringLiteral("9-replay"));
    panel.share().dismissReplay();
    return go_on;
}

void leave_a_game(const std::filesystem::path& kept) {
    GameShelf shelf(kept);
    GameSession session(*maps::built_in_board("nordic"));
    for (std::size_t i = 0; i < 3; ++i) {
        const maps::PlayerColour colour = session.map().colours()[i];
        session.add_player(colour, std::vector<std::string>{"Ada", "Bruno", "Chloé"}[i]);
        session.answer(maps::RouteId(i), colour);
    }
    if (const auto place = shelf.make_place()) {
        (void)session.save(shelf.game_file(*place));
        (void)shelf.put_on_table({*place, 2});
    }
}

}  // namespace railref::app
