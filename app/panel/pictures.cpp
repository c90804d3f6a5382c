#include <QDir>
#include <QGuiApplication>
#include <iostream>

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
constexpr const char* steps[] = {"game", "photo", "check", "tickets", "scores"};

/// All screens in one size and light; false when a file cannot be written.
bool write_screens(Panel& panel, const QDir& folder, const Format& format, bool dark) {
    panel.theme().set_dark(dark);
    for (int step = 0; step < 5; ++step) {
        panel.go(step);
        const QString file = folder.filePath(QStringLiteral("%1-%2-%3-%4.png")
                                                 .arg(step + 1)
                                                 .arg(QLatin1String(steps[step]), QLatin1String(format.word),
                                                      dark ? QLatin1String("dark") : QLatin1String("light")));
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
    for (const Format& format : formats)
        for (const bool dark : {false, true})
            if (!write_screens(panel, dir, format, dark)) return 2;
    return 0;
}

}  // namespace railref::app
