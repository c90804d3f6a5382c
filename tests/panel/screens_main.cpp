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
    Hands(GameModel& game, CheckModel& check, ScoreModel& scores) : game_(game), check_(check), scores_(scores) {}

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
        check_.wait();
        scores_.wait();
    }

private:
    GameModel& game_;
    CheckModel& check_;
    ScoreModel& scores_;
};

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() { prepare_panel(); }
    void qmlEngineAvailable(QQmlEngine* engine) {
        theme_.set_motion(false);
        QQmlContext* context = engine->rootContext();
        context->setContextProperty(QStringLiteral("theme"), &theme_);
        context->setContextProperty(QStringLiteral("game"), &game_);
        context->setContextProperty(QStringLiteral("photoModel"), &photo_);
        context->setContextProperty(QStringLiteral("live"), &live_);
        context->setContextProperty(QStringLiteral("check"), &check_);
        context->setContextProperty(QStringLiteral("dispute"), &dispute_);
        context->setContextProperty(QStringLiteral("tickets"), &tickets_);
        context->setContextProperty(QStringLiteral("scores"), &scores_);
        context->setContextProperty(QStringLiteral("shelf"), &shelf_model_);
        context->setContextProperty(QStringLiteral("hands"), &hands_);
    }

private:
    Theme theme_;
    GameModel game_;
    PhotoModel photo_{game_};
    LiveModel live_{game_, photo_};
    CheckModel check_{game_};
    DisputeModel dispute_{game_};
    TicketModel tickets_{game_};
    ScoreModel scores_{game_, check_};
    QTemporaryDir folder_;
    GameShelf shelf_{folder_.path().toStdString()};
    ShelfModel shelf_model_{shelf_, game_, photo_};
    Hands hands_{game_, check_, scores_};
};

}  // namespace

int main(int argc, char** argv) {
    draw_without_display();
    Setup setup;
    return quick_test_main_with_setup(argc, argv, "screens", RAILREF_SCREEN_TESTS, &setup);
}

#include "screens_main.moc"
