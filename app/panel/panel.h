#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QSettings>
#include <QTemporaryDir>
#include <filesystem>

#include "app/panel/panel_models.h"

namespace railref::app {

/// From here on pictures are drawn without a display and without a graphics card; before the QGuiApplication.
void draw_without_display();

/// Style, fonts and QML types; once, after the QGuiApplication.
void prepare_panel();

/// The window and the view models behind it.
class Panel {
public:
    /// `kept`: the folder of this user's games; empty: a temporary one (tests, pictures).
    explicit Panel(const std::filesystem::path& kept = {});
    Panel(const Panel&) = delete;
    Panel& operator=(const Panel&) = delete;

    [[nodiscard]] QQuickWindow* window() const;  ///< nullptr when the QML did not load
    [[nodiscard]] Theme& theme() { return models_.theme; }
    [[nodiscard]] GameModel& game() { return models_.game; }
    [[nodiscard]] DuduModel& dudu() { return models_.dudu; }
    [[nodiscard]] TableModel& table() { return models_.table; }
    [[nodiscard]] PanelModels& models() { return models_; }
    [[nodiscard]] PhotoModel& photo() { return models_.photo; }
    [[nodiscard]] LiveModel& live() { return models_.live; }
    [[nodiscard]] CheckModel& check() { return models_.check; }
    [[nodiscard]] DisputeModel& dispute() { return models_.dispute; }
    [[nodiscard]] TicketModel& tickets() { return models_.tickets; }
    [[nodiscard]] ScoreModel& scores() { return models_.scores; }
    [[nodiscard]] ShelfModel& shelf() { return models_.shelf_model; }
    [[nodiscard]] ShareModel& share() { return models_.share; }
    [[nodiscard]] HistoryModel& history() { return models_.history; }

    /// The embedded sample: its players and tickets at once; its photo begins to be read.
    [[nodiscard]] maps::Result<void> open_sample();
    /// The five steps: 0 Game, 1 Photo, 2 Check, 3 Tickets (or orders and goods), 4 Scores; beside them 5 Share, 6 Past
    /// games.
    void go(int step);
    /// The window's content, `size` large, as it stands still.
    [[nodiscard]] QImage picture(QSize size);

private:
    void restore_settings();

    QTemporaryDir folder_;  ///< for the sample's photo
    QSettings settings_;    ///< language and light
    PanelModels models_;
    QQmlApplicationEngine engine_;  // last: the QML goes before what it looks at
};

}  // namespace railref::app
