// Qt Quick Test over the panel's own screens: each test file builds a screen from the program's resources and looks at
// it over real models.
#include <QtQuickTest/quicktest.h>

#include <QQmlContext>
#include <QQmlEngine>

#include "app/panel/panel.h"
#include "maps/load_map.h"

namespace {

using namespace railref::app;
using railref::maps::BoardMap;
using railref::maps::PlayerColour;
using railref::maps::RouteId;
using railref::vision::Nobody;
using railref::vision::Occupant;
using railref::vision::Reading;
using railref::vision::Sighting;

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
    /// A reading of an empty board that asks whether the first player has that route.
    Q_INVOKABLE void ask(const QString& slug) {
        const BoardMap& map = game_.session()->map();
        const Sighting nobody{Nobody{}, 0.99, {}};
        Reading reading;
        reading.map = &map;
        reading.routes.assign(map.routes().size(), nobody);
        if (map.has_stations()) reading.stations.assign(map.cities().size(), nobody);
        const PlayerColour first = game_.session()->game().players.front().colour;
        const RouteId asked = map.find_route(slug.toStdString()).value();
        reading.questions = {{asked, std::vector<Occupant>{Nobody{}, first}, ""}};
        game_.take_reading(std::move(reading));
        settle();
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
