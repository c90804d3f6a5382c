#pragma once

#include <QQmlContext>
#include <filesystem>

#include "app/panel/check_model.h"
#include "app/panel/dispute_model.h"
#include "app/panel/game_model.h"
#include "app/panel/history_model.h"
#include "app/panel/live_model.h"
#include "app/panel/photo_model.h"
#include "app/panel/score_model.h"
#include "app/panel/share_model.h"
#include "app/panel/shelf_model.h"
#include "app/panel/theme.h"
#include "app/panel/ticket_model.h"

namespace railref::app {

/// The view models of the panel, as they hang together.
struct PanelModels {
    explicit PanelModels(const std::filesystem::path& games) : shelf(games) {}

    /// Under the names by which the screens know them; they must live longer than the screens.
    void give_to(QQmlContext& context);
    /// In another language.
    void say_anew();

    GameShelf shelf;
    Theme theme;
    GameModel game;
    PhotoModel photo{game};
    LiveModel live{game, photo};
    CheckModel check{game};
    DisputeModel dispute{game};
    TicketModel tickets{game};
    ScoreModel scores{game, check};
    ShelfModel shelf_model{shelf, game, photo};
    ShareModel share{game, photo, shelf_model};
    HistoryModel history{shelf, shelf_model};
};

}  // namespace railref::app
