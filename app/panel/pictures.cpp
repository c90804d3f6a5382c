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
            if (const auto id = static_cast<maps::RouteId>(route); i > 0 && now.owner(id)) session.answer(id, vision::Nobody{});
        if (const auto place = shelf.make_place()) (void)session.save(shelf.game_file(*place));
    }
}

/// All screens in one size and light; false when a file cannot be written.
bool write_screens(Panel& panel, const QDir& folder, const Format& format, bool dark) {
    panel.theme().set_dark(dark);
    for (int step = 0; step < 7; ++step) {
        panel.go(step);
        const QString file = folder.filePath(QStringLiteral("%1-%2-%3-%4-%5.png")
                                                 .arg(step + 1)
                                                 .arg(QLatin1String(steps[step]), QLatin1String(format.word),
                                                      dark ? QLatin1String("dark") : QLatin1String("light"),
                                                      Language::now().code()));
        if (!panel.picture(format.size).save(file)) {
            std::cerr << file.toStdString() << ": cannot be written\n";
            return false;
        }
    }
    return true;
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
    for (const char* word : {"en", "zh_TW", "zh_CN", "ja"}) {
        const QString code = QLatin1String(word);
        Language::now().set_code(code);
        for (const Format& format : formats)
            for (const bool dark : {false, true})
                if ((code == QStringLiteral("en") || shows_words(format, dark)) && !write_screens(panel, dir, format, dark))
                    return 2;
    }
    return 0;
}

}  // namespace railref::app
