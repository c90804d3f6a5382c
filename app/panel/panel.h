#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QSettings>
#include <QTemporaryDir>
#include <filesystem>

#include "app/panel/check_model.h"
#include "app/panel/dispute_model.h"
#include "app/panel/dudu/dudu_score_model.h"
#include "app/panel/dudu/hex_check_model.h"
#include "app/panel/dudu/holdings_model.h"
#include "app/panel/dudu/map_editor_model.h"
#include "app/panel/dudu/ruling_model.h"
#include "app/panel/game_model.h"
#include "app/panel/history_model.h"
#include "app/panel/live_model.h"
#include "app/panel/photo_model.h"
#include "app/panel/score_model.h"
#include "app/panel/share_model.h"
#include "app/panel/shelf_model.h"
#include "app/panel/table_model.h"
#include "app/panel/theme.h"
#include "app/panel/ticket_model.h"

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
    [[nodiscard]] Theme& theme() { return theme_; }
    [[nodiscard]] GameModel& game() { return game_; }
    [[nodiscard]] DuduModel& dudu() { return dudu_; }
    [[nodiscard]] TableModel& table() { return table_; }
    [[nodiscard]] HexCheckModel& hex_check() { return hex_check_; }
    [[nodiscard]] HoldingsModel& holdings() { return holdings_; }
    [[nodiscard]] DuduScoreModel& dudu_scores() { return dudu_scores_; }
    [[nodiscard]] RulingModel& ruling() { return ruling_; }
    [[nodiscard]] MapEditorModel& map_editor() { return map_editor_; }
    [[nodiscard]] PhotoModel& photo() { return photo_; }
    [[nodiscard]] LiveModel& live() { return live_; }
    [[nodiscard]] CheckModel& check() { return check_; }
    [[nodiscard]] DisputeModel& dispute() { return dispute_; }
    [[nodiscard]] TicketModel& tickets() { return tickets_; }
    [[nodiscard]] ScoreModel& scores() { return scores_; }
    [[nodiscard]] ShelfModel& shelf() { return shelf_model_; }
    [[nodiscard]] ShareModel& share() { return share_; }
    [[nodiscard]] HistoryModel& history() { return history_; }

    /// The embedded sample: its players and tickets at once; its photo begins to be read.
    [[nodiscard]] maps::Result<void> open_sample();
    /// The five steps: 0 Game, 1 Photo, 2 Check, 3 Tickets (or orders and goods), 4 Scores; beside them 5 Share, 6 Past games.
    void go(int step);
    /// The window's content, `size` large, as it stands still.
    [[nodiscard]] QImage picture(QSize size);

private:
    void restore_settings();
    void say_anew();  ///< in another language

    QTemporaryDir folder_;  ///< for the sample's photo
    QSettings settings_;    ///< language and light
    GameShelf shelf_;
    Theme theme_;
    GameModel game_;
    DuduModel dudu_;
    TableModel table_{game_, dudu_};
    PhotoModel photo_{game_};
    LiveModel live_{game_, photo_};
    CheckModel check_{game_};
    DisputeModel dispute_{game_};
    TicketModel tickets_{game_};
    ScoreModel scores_{game_, check_};
    HexCheckModel hex_check_{dudu_};
    HoldingsModel holdings_{dudu_};
    DuduScoreModel dudu_scores_{dudu_};
    RulingModel ruling_{dudu_};
    MapEditorModel map_editor_{dudu_};
    ShelfModel shelf_model_{shelf_, table_, photo_};
    ShareModel share_{table_, photo_, shelf_model_};
    HistoryModel history_{shelf_, shelf_model_};
    QQmlApplicationEngine engine_;  // last: the QML goes before what it looks at
};

}  // namespace railref::app
