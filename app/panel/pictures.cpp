#include <QDir>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <functional>
#include <iostream>
#include <string_view>

#include "app/panel/dudu/dudu_screens.h"
#include "app/panel/every_screen.h"
#include "app/panel/language.h"
#include "app/panel/run_panel.h"

namespace railref::app {
namespace {

struct Format {
    const char* word;
    QSize size;
};

constexpr Format formats[] = {{"phone", {320, 640}},   {"mobile", {360, 740}}, {"tablet", {800, 1280}},
                              {"laptop", {1280, 800}}, {"wide", {1600, 900}},  {"huge", {3840, 2160}}};

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

/// A look that writes what it sees: SCREEN-FORMAT-LIGHT-LANGUAGE.png.
Look writer(Panel& panel, const QDir& folder, const Format& format, bool dark) {
    panel.theme().set_dark(dark);
    return [&panel, &folder, &format, dark](const QString& screen) {
        const QString file =
            folder.filePath(QStringLiteral("%1-%2-%3-%4.png")
                                .arg(screen, QLatin1String(format.word),
                                     dark ? QLatin1String("dark") : QLatin1String("light"), Language::now().code()));
        if (panel.picture(format.size).save(file)) return true;
        std::cerr << file.toStdString() << ": cannot be written\n";
        return false;
    };
}

/// `walk` in all sizes, lights and languages.
bool in_every_dress(const std::function<bool(const Format& format, bool dark)>& walk) {
    for (const Format& format : formats)
        for (const bool dark : {false, true})
            for (const char* language : {"en", "zh_TW", "zh_CN", "ja"}) {
                const bool english = std::string_view(language) == "en";
                Language::now().set_code(QLatin1String(language));
                if ((english || shows_words(format, dark)) && !walk(format, dark)) return false;
            }
    return true;
}

bool write_the_sample(const QDir& folder) {
    Panel panel;
    if (!panel.window()) return false;
    panel.theme().set_motion(false);
    if (const auto opened = panel.open_sample(); !opened) {
        std::cerr << opened.error().message() << '\n';
        return false;
    }
    panel.photo().wait();
    keep_past_games(panel);
    const auto walk = [&](auto way) {
        return in_every_dress(
            [&](const Format& format, bool dark) { return way(panel, writer(panel, folder, format, dark)); });
    };
    return walk(walk_the_sample) && walk(walk_the_evidence);
}

bool write_the_beginning(const QDir& folder) {
    return in_every_dress([&](const Format& format, bool dark) {
        const QTemporaryDir kept;
        leave_a_game(kept.path().toStdString());
        const QString language = Language::now().code();
        Panel panel(kept.path().toStdString());
        Language::now().set_code(language);  // the panel took the system's
        panel.theme().set_motion(false);
        return panel.window() && walk_the_beginning(panel, writer(panel, folder, format, dark));
    });
}

bool write_dudu(const QDir& folder) {
    Panel panel;
    if (!panel.window()) return false;
    panel.theme().set_motion(false);
    open_dudu_sample(panel);
    return in_every_dress(
        [&](const Format& format, bool dark) { return walk_dudu(panel, writer(panel, folder, format, dark)); });
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
    const bool tickets = only == "dudu" || (write_the_sample(dir) && write_the_beginning(dir));
    return tickets && (only == "tickets" || write_dudu(dir)) ? 0 : 2;
}

}  // namespace railref::app
