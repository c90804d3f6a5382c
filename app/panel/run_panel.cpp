#include "app/panel/run_panel.h"

#include <QDir>
#include <QGuiApplication>
#include <iostream>
#include <string_view>

#include "app/panel/panel.h"

namespace railref::app {
namespace {

bool has_display() { return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY"); }

/// Draws without a display and without a graphics card.
void go_headless() {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
}

}  // namespace

int run_panel(int argc, char** argv) {
    if (argc > 2 && std::string_view(argv[1]) == "pictures") return write_pictures(argv[2]);
    if (!has_display()) go_headless();
    QGuiApplication application(argc, argv);
    prepare_panel();
    Panel panel;
    if (!panel.window()) return 2;
    if (has_display()) return QGuiApplication::exec();
    return 0;
}

int write_pictures(const std::string& folder) {
    go_headless();
    int argc = 1;
    char name[] = "railref";
    char* argv[] = {name, nullptr};
    QGuiApplication application(argc, argv);
    prepare_panel();
    if (!QDir().mkpath(QString::fromStdString(folder))) {
        std::cerr << folder << ": cannot make this folder\n";
        return 2;
    }
    Panel panel;
    if (!panel.window()) return 2;
    panel.theme().set_motion(false);
    const QString game = qEnvironmentVariable("RAILREF_GAME");
    if (!game.isEmpty()) panel.game().open(QUrl::fromLocalFile(game));
    const QDir dir(QString::fromStdString(folder));
    const std::pair<const char*, QSize> sizes[] = {{"laptop", {1280, 800}}, {"phone", {320, 640}}, {"tablet", {800, 1280}}, {"wide", {1600, 900}}};
    for (const auto& [word, size] : sizes)
      for (bool dark : {false, true}) {
        panel.theme().set_dark(dark);
        for (int step = 0; step < 5; ++step) {
            panel.go(step);
            panel.picture(size).save(dir.filePath(QStringLiteral("%1-%2-%3.png").arg(step).arg(QLatin1String(word)).arg(dark)));
        }
      }
    return 0;
}

}  // namespace railref::app
