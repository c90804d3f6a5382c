#include "app/panel/panel_models.h"

#include "app/panel/language.h"

namespace railref::app {

void PanelModels::give_to(QQmlContext& context) {
    context.setContextProperty(QStringLiteral("language"), &Language::now());
    context.setContextProperty(QStringLiteral("theme"), &theme);
    context.setContextProperty(QStringLiteral("game"), &game);
    context.setContextProperty(QStringLiteral("table"), &table);
    context.setContextProperty(QStringLiteral("dudu"), &dudu);
    context.setContextProperty(QStringLiteral("hexCheck"), &hex_check);
    context.setContextProperty(QStringLiteral("holdings"), &holdings);
    context.setContextProperty(QStringLiteral("duduScores"), &dudu_scores);
    context.setContextProperty(QStringLiteral("ruling"), &ruling);
    context.setContextProperty(QStringLiteral("mapEditor"), &map_editor);
    context.setContextProperty(QStringLiteral("photoModel"), &photo);
    context.setContextProperty(QStringLiteral("live"), &live);
    context.setContextProperty(QStringLiteral("check"), &check);
    context.setContextProperty(QStringLiteral("dispute"), &dispute);
    context.setContextProperty(QStringLiteral("tickets"), &tickets);
    context.setContextProperty(QStringLiteral("scores"), &scores);
    context.setContextProperty(QStringLiteral("shelf"), &shelf_model);
    context.setContextProperty(QStringLiteral("share"), &share);
    context.setContextProperty(QStringLiteral("history"), &history);
}

void PanelModels::say_anew() {
    emit game.language_changed();
    emit game.changed();
    emit dudu.maps_changed();
    emit dudu.changed();
    emit map_editor.changed();
    emit photo.changed();
    emit shelf_model.offer_changed();
    emit history.changed();
}

}  // namespace railref::app
