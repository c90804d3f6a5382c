#include "app/panel/run_panel.h"

#include <QDir>
#include <QGuiApplication>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <iostream>
#include <string_view>

#include "app/panel/dudu/dudu_sheet.h"
#include "app/panel/language.h"
#include "app/panel/panel.h"
#include "app/panel/sheet_painter.h"

namespace railref::app {
namespace {

bool has_display() {
    return std::ranges::any_of(std::array{"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"},
                               [](const char* name) { return !qEnvironmentVariableIsEmpty(name); });
}

int report(const std::string& trouble) {
    std::cerr << "railref: " << trouble << '\n';
    return 2;
}

/// Where this user's games are kept: ~/.local/share/railref.
std::filesystem::path games_folder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation).toStdString();
}

/// Qt wants a private folder for its run time and complains on standard error where a bare session has none.
class RuntimeFolder {
public:
    RuntimeFolder() {
        if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR")) qputenv("XDG_RUNTIME_DIR", folder_.path().toUtf8());
    }

private:
    QTemporaryDir folder_;
};

/// The sample without a window: scoresheet, and the panel's picture beside the user's other temporary files.
int run_headless(Panel& panel, const SheetText& sheet_text) {
    panel.theme().set_motion(false);
    panel.photo().wait();
    if (panel.photo().state() == QStringLiteral("failed")) return report(panel.photo().error().toStdString());
    panel.go(4);
    panel.scores().revealAll();
    const auto& scored = panel.scores().scored();
    if (!scored) return report("the sample could not be scored");
    std::cout << sheet_text(scored->game, scored->sheet);
    if (const int open = panel.check().open_count(); open > 0) {
        std::cout << "\nQuestions about the photo that nobody has answered yet: " << open
                  << ". The sheet counts the likeliest answers.\n";
    }
    const QString file = QDir(QStandardPaths::writableLocation(QStandardPaths::TempLocation))
                             .filePath(QStringLiteral("railref-panel.png"));
    if (!panel.picture({1600, 900}).save(file)) return report(file.toStdString() + ": cannot be written");
    std::cout << "\nNo display: the panel's picture is " << file.toStdString() << '\n';
    return 0;
}

QByteArray sheet_of(const GameSession& session, SheetKind kind) {
    const Sheet sheet = make_sheet(session, {});
    return kind == SheetKind::pdf ? sheet_pdf(sheet) : sheet_png(sheet);
}

QByteArray sheet_of(const DuduSession& session, SheetKind kind) {
    return kind == SheetKind::pdf ? dudu_sheet_pdf(session, {}) : dudu_sheet_png(session, {});
}

}  // namespace

int run_panel(int argc, char** argv, const SheetText& sheet_text) {
    const RuntimeFolder runtime;
    if (argc > 2 && std::string_view(argv[1]) == "pictures") return write_pictures(argv[2], argc > 3 ? argv[3] : "");
    const bool headless = !has_display();
    if (headless) draw_without_display();
    QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("railref"));
    prepare_panel();
    Panel panel(headless ? std::filesystem::path() : games_folder());
    if (!panel.window()) return report("the panel's screens could not be loaded");
    if (const auto opened = panel.open_sample(); !opened) return report(opened.error().message());
    panel.shelf().look();
    return headless ? run_headless(panel, sheet_text) : QGuiApplication::exec();
}

maps::Result<std::string> draw_sheet(const AnySession& session, SheetKind kind, const std::string& language) {
    const RuntimeFolder runtime;
    draw_without_display();
    int argc = 1;
    char name[] = "railref";
    char* argv[] = {name, nullptr};
    const QGuiApplication application(argc, argv);
    prepare_panel();
    Language::now().set_code(QString::fromStdString(language));
    return std::visit([kind](const auto& game) { return sheet_of(game, kind).toStdString(); }, session);
}

}  // namespace railref::app
