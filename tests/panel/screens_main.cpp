// Qt Quick Test over the panel's own screens: each test file builds a screen from the program's resources and looks at
// it over real models.
#include <QtQuickTest/quicktest.h>

#include <QQmlContext>
#include <QQmlEngine>

#include "app/panel/panel.h"
#include "maps/load_map.h"

namespace {

using namespace railref::app;

/// What a QML test may do to the table besides tapping.
class Hands : public QObject {
    Q_OBJECT

public:
    explicit Hands(PanelModels& models) : models_(models), game_(models.game) {}

    /// A fresh game with these many players.
    Q_INVOKABLE void sit(const QString& board, int players) {
        game_.set_session(GameSession(*railref::maps::built_in_board(board.toStdString())));
        for (int i = 0; i < players; ++i)
            game_.togglePlayer(game_.colours()[i].toMap()[QStringLiteral("colour")].toInt());
    }
    Q_INVOKABLE int route(const QString& slug) {
        return static_cast<int>(game_.session()->map().find_route(slug.toStdString()).value());
    }
    Q_INVOKABLE int city(const QString& slug) {
        return static_cast<int>(game_.session()->map().find_city(slug.toStdString()).value());
    }
    Q_INVOKABLE void settle() {
        models_.check.wait();
        models_.scores.wait();
    }

private:
    PanelModels& models_;
    GameModel& game_;
};

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() { prepare_panel(); }
    void qmlEngineAvailable(QQmlEngine* engine) {
        models_.theme.set_motion(false);
        models_.give_to(*engine->rootContext());
        engine->rootContext()->setContextProperty(QStringLiteral("hands"), &hands_);
    }

private:
    QTemporaryDir folder_;
    PanelModels models_{folder_.path().toStdString()};
    Hands hands_{models_};
};

}  // namespace

int main(int argc, char** argv) {
    draw_without_display();
    Setup setup;
    return quick_test_main_with_setup(argc, argv, "screens", RAILREF_SCREEN_TESTS, &setup);
}

#include "screens_main.moc"
