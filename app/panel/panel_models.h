#pragma once

#include <QQmlContext>
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

/// The view models of the panel, as they hang together.
struct PanelModels {
    explicit PanelModels(const std::filesystem::path& games) : shelf(games), dudu(games / "maps") {}

    /// Under the names by which the screens know them; they must live longer than the screens.
    void give_to(QQmlContext& context);
    /// In another language.
    void say_anew();

    GameShelf shelf;
    Theme theme;
    GameModel game;
    DuduModel dudu;
    TableModel table{game, dudu};
    PhotoModel photo{table};
    LiveModel live{table, photo};
    CheckModel check{game};
    DisputeModel dispute{game};
    TicketModel tickets{game};
    ScoreModel scores{game, check};
    HexCheckModel hex_check{dudu};
    HoldingsModel holdings{dudu};
    DuduScoreModel dudu_scores{dudu};
    RulingModel ruling{dudu};
    MapEditorModel map_editor{dudu};
    ShelfModel shelf_model{shelf, table, photo};
    ShareModel share{table, photo, shelf_model};
    HistoryModel history{shelf, shelf_model};
};

}  // namespace railref::app
