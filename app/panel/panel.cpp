#include "app/panel/panel.h"

#include <QCoreApplication>
#include <QFont>
#include <QGuiApplication>
#include <QQmlContext>
#include <QQuickStyle>

#include "app/panel/board_item.h"
#include "app/panel/picture_item.h"
#include "app/panel/sample.h"

static void init_resources() { Q_INIT_RESOURCE(panel_qml); }  // outside every namespace, as Qt asks

namespace railref::app {

void draw_without_display() {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
}

void prepare_panel() {
    init_resources();
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QFont font;
    font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans CJK TC"), QStringLiteral("Noto Sans CJK SC"),
                      QStringLiteral("Noto Sans CJK JP")});
    QGuiApplication::setFont(font);
    qmlRegisterType<BoardItem>("Railref", 1, 0, "BoardItem");
    qmlRegisterType<PictureItem>("Railref", 1, 0, "PictureItem");
}

Panel::Panel(const std::filesystem::path& kept)
    : shelf_(kept.empty() ? std::filesystem::path(folder_.filePath(QStringLiteral("games")).toStdString()) : kept) {
    QQmlContext* context = engine_.rootContext();
    context->setContextProperty(QStringLiteral("theme"), &theme_);
    context->setContextProperty(QStringLiteral("game"), &game_);
    context->setContextProperty(QStringLiteral("photoModel"), &photo_);
    context->setContextProperty(QStringLiteral("tickets"), &tickets_);
    context->setContextProperty(QStringLiteral("scores"), &scores_);
    context->setContextProperty(QStringLiteral("shelf"), &shelf_model_);
    engine_.load(QUrl(QStringLiteral("qrc:/railref/qml/Main.qml")));
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
    game_.set_session(std::move(*session));
    game_.set_sample(true);
    photo_.read_with(file, *profile);
    go(1);
    return {};
}

void Panel::go(int step) {
    QMetaObject::invokeMethod(window(), "go", Q_ARG(QVariant, step));
    if (step == 4) scores_.wait();
}

QImage Panel::picture(QSize size) {
    window()->resize(size);
    for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
    return window()->grabWindow();
}

}  // namespace railref::app
