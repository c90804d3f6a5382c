#include "app/panel/panel.h"

#include <QCoreApplication>
#include <QQuickStyle>

#include "app/panel/board_item.h"
#include "app/panel/dudu/hex_board_item.h"
#include "app/panel/language.h"
#include "app/panel/motif_item.h"
#include "app/panel/picture_item.h"
#include "app/panel/sample.h"

// Outside every namespace, as Qt asks.
static void init_resources() {
    Q_INIT_RESOURCE(panel_qml);
    Q_INIT_RESOURCE(panel_translations);
}

namespace railref::app {

void draw_without_display() {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
}

void prepare_panel() {
    // Qt 6.4 takes compiled screens that another version of this program has kept for its own, and crashes on them.
    qputenv("QML_DISABLE_DISK_CACHE", "1");
    init_resources();
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    Language::now();  // chooses the fonts
    qmlRegisterType<BoardItem>("Railref", 1, 0, "BoardItem");
    qmlRegisterType<HexBoardItem>("Railref", 1, 0, "HexBoardItem");
    qmlRegisterType<MotifItem>("Railref", 1, 0, "MotifItem");
    qmlRegisterType<PictureItem>("Railref", 1, 0, "PictureItem");
}

Panel::Panel(const std::filesystem::path& kept)
    : settings_(kept.empty() ? folder_.filePath(QStringLiteral("settings.ini"))
                             : QString::fromStdString((kept / "settings.ini").string()),
                QSettings::IniFormat),
      models_(kept.empty() ? std::filesystem::path(folder_.filePath(QStringLiteral("games")).toStdString()) : kept) {
    if (!kept.empty()) restore_settings();
    models_.give_to(*engine_.rootContext());
    QObject::connect(&Language::now(), &Language::changed, &engine_, [this, keep = !kept.empty()] {
        if (keep) settings_.setValue(QStringLiteral("language"), Language::now().code());
        engine_.retranslate();  // what the screens say themselves, then what they hear from the models
        models_.say_anew();
    });
    if (!kept.empty())
        QObject::connect(&models_.theme, &Theme::changed, &engine_,
                         [this] { settings_.setValue(QStringLiteral("dark"), models_.theme.dark()); });
    engine_.load(QUrl(QStringLiteral("qrc:/railref/qml/Main.qml")));
}

void Panel::restore_settings() {
    Language::now().set_code(settings_.value(QStringLiteral("language"), Language::of_the_system()).toString());
    models_.theme.set_dark(settings_.value(QStringLiteral("dark"), false).toBool());
}

QQuickWindow* Panel::window() const {
    return engine_.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine_.rootObjects().constFirst());
}

maps::Result<void> Panel::open_sample() {
    const auto profile = sample_profile();
    if (!profile) return tl::unexpected(profile.error());
    auto session = sample_session();
    if (!session) return tl::unexpected(session.error());
    const std::filesystem::path file = folder_.filePath(QStringLiteral("sample.jpg")).toStdString();
    if (auto written = write_sample_photo(file); !written) return written;
    models_.game.set_session(std::move(*session));
    models_.game.set_sample(true);
    models_.photo.read_with(file, *profile);
    go(1);
    return {};
}

void Panel::go(int step) {
    if (step == 5 || step == 6) {
        window()->setProperty("over", step == 5 ? QStringLiteral("share") : QStringLiteral("history"));
        return step == 5 ? models_.share.wait() : models_.history.wait();
    }
    QMetaObject::invokeMethod(window(), "go", Q_ARG(QVariant, step));
    if (step == 2) models_.check.wait();
    if (step == 4 && !models_.table.is_dudu()) models_.scores.wait();
}

namespace {

void settle_boards(const QQuickItem& item) {
    for (QQuickItem* child : item.childItems()) {
        if (auto* board = qobject_cast<LayeredItem*>(child); board && board->isVisible()) board->settle();
        settle_boards(*child);
    }
}

}  // namespace

QImage Panel::picture(QSize size) {
    window()->resize(size);
    for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
    (void)window()->grabWindow();  // boards that have not been seen yet are drawn
    settle_boards(*window()->contentItem());
    return window()->grabWindow();
}

}  // namespace railref::app
