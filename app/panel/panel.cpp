#include "app/panel/panel.h"

#include <QCoreApplication>
#include <QQmlContext>
#include <QQuickStyle>

#include "app/panel/board_item.h"
#include "app/panel/dudu/hex_board_item.h"
#include "app/panel/language.h"
#include "app/panel/picture_item.h"
#include "app/panel/sample.h"

// Outside every namespace, as Qt asks.
static void init_resources() {
    Q_INIT_RESOURCE(panel_qml);
    Q_INIT_RESOURCE(panel_translations);
}

namespace railref::app {

void draw_without_display() {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
}

void prepare_panel() {
    init_resources();
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    Language::now();  // chooses the fonts
    qmlRegisterType<BoardItem>("Railref", 1, 0, "BoardItem");
    qmlRegisterType<HexBoardItem>("Railref", 1, 0, "HexBoardItem");
    qmlRegisterType<PictureItem>("Railref", 1, 0, "PictureItem");
}

Panel::Panel(const std::filesystem::path& kept)
    : settings_(kept.empty() ? folder_.filePath(QStringLiteral("settings.ini"))
                             : QString::fromStdString((kept / "settings.ini").string()),
                QSettings::IniFormat),
      shelf_(kept.empty() ? std::filesystem::path(folder_.filePath(QStringLiteral("games")).toStdString()) : kept),
      dudu_(kept.empty() ? std::filesystem::path(folder_.filePath(QStringLiteral("maps")).toStdString())
                         : kept / "maps") {
    if (!kept.empty()) restore_settings();
    QQmlContext* context = engine_.rootContext();
    context->setContextProperty(QStringLiteral("language"), &Language::now());
    context->setContextProperty(QStringLiteral("theme"), &theme_);
    context->setContextProperty(QStringLiteral("game"), &game_);
    context->setContextProperty(QStringLiteral("table"), &table_);
    context->setContextProperty(QStringLiteral("dudu"), &dudu_);
    context->setContextProperty(QStringLiteral("hexCheck"), &hex_check_);
    context->setContextProperty(QStringLiteral("holdings"), &holdings_);
    context->setContextProperty(QStringLiteral("duduScores"), &dudu_scores_);
    context->setContextProperty(QStringLiteral("ruling"), &ruling_);
    context->setContextProperty(QStringLiteral("mapEditor"), &map_editor_);
    context->setContextProperty(QStringLiteral("photoModel"), &photo_);
    context->setContextProperty(QStringLiteral("live"), &live_);
    context->setContextProperty(QStringLiteral("check"), &check_);
    context->setContextProperty(QStringLiteral("dispute"), &dispute_);
    context->setContextProperty(QStringLiteral("tickets"), &tickets_);
    context->setContextProperty(QStringLiteral("scores"), &scores_);
    context->setContextProperty(QStringLiteral("shelf"), &shelf_model_);
    context->setContextProperty(QStringLiteral("share"), &share_);
    context->setContextProperty(QStringLiteral("history"), &history_);
    QObject::connect(&Language::now(), &Language::changed, &engine_, [this, keep = !kept.empty()] {
        if (keep) settings_.setValue(QStringLiteral("language"), Language::now().code());
        say_anew();
    });
    if (!kept.empty())
        QObject::connect(&theme_, &Theme::changed, &engine_,
                         [this] { settings_.setValue(QStringLiteral("dark"), theme_.dark()); });
    engine_.load(QUrl(QStringLiteral("qrc:/railref/qml/Main.qml")));
}

void Panel::restore_settings() {
    Language::now().set_code(settings_.value(QStringLiteral("language"), Language::of_the_system()).toString());
    theme_.set_dark(settings_.value(QStringLiteral("dark"), false).toBool());
}

// What the screens say themselves, then what they hear from the models.
void Panel::say_anew() {
    engine_.retranslate();
    emit game_.language_changed();
    emit game_.changed();
    emit dudu_.maps_changed();
    emit dudu_.changed();
    emit map_editor_.changed();
    emit photo_.changed();
    emit shelf_model_.offer_changed();
    emit history_.changed();
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
    if (step == 5 || step == 6) {
        window()->setProperty("over", step == 5 ? QStringLiteral("share") : QStringLiteral("history"));
        return step == 5 ? share_.wait() : history_.wait();
    }
    QMetaObject::invokeMethod(window(), "go", Q_ARG(QVariant, step));
    if (step == 2) check_.wait();
    if (step == 4 && !table_.is_dudu()) scores_.wait();
}

QImage Panel::picture(QSize size) {
    window()->resize(size);
    for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
    return window()->grabWindow();
}

}  // namespace railref::app
