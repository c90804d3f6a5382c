#include "app/panel/dudu/dudu_screens.h"

#include "app/panel/dudu/dudu_sample.h"
#include "app/panel/dudu/dudu_words.h"
#include "scoring/dudu/train_moves.h"

namespace railref::app {

namespace {

using scoring::dudu::Move;
using scoring::dudu::Train;

/// The train with most places to go to: there is something to be seen of it.
Train busiest(const scoring::dudu::BoardPosition& board) {
    Train best = board.trains().front();
    for (const Train& train : board.trains())
        if (stops(board, train, Move::main_action).size() > stops(board, best, Move::main_action).size()) best = train;
    return best;
}

/// One question at the table.
void ask(Panel& panel, const QString& kind) {
    RulingModel& ruling = panel.models().ruling;
    panel.window()->findChild<QObject*>(QStringLiteral("duduScoresPage"))->setProperty("disputing", true);
    const auto board = *panel.dudu().session()->board();
    const Train train = busiest(board);
    ruling.set_kind(kind);
    ruling.set_player(colour_number(train.colour));
    ruling.clear();
    const Hex ahead = neighbour(train.hex, train.facing);
    if (kind == QStringLiteral("draw"))
        ruling.draw({{{{2, 8}, Side::west, Side::east}, {{3, 8}, Side::west, Side::south_east}}});
    if (kind == QStringLiteral("factory")) ruling.tap(ahead.q, ahead.r, 0);
    if (kind == QStringLiteral("turn")) ruling.face(static_cast<int>(index(opposite(train.facing))));
    if (kind == QStringLiteral("location"))
        ruling.tap(board.map().cities().front().hex.q, board.map().cities().front().hex.r, 0);
}

/// A map on its way: some terrain, two cities, a resource site.
void lay_out(MapEditorModel& editor) {
    editor.begin();
    editor.set_name(QStringLiteral("Formosa"));
    for (const QPoint hex : {QPoint(4, 1), QPoint(5, 1), QPoint(4, 2), QPoint(3, 5), QPoint(2, 5)})
        editor.paint(hex.x(), hex.y());
    editor.set_brush(QStringLiteral("water"));
    for (const QPoint hex : {QPoint(6, 4), QPoint(5, 5), QPoint(6, 5), QPoint(5, 6)}) editor.paint(hex.x(), hex.y());
    for (const auto& [brush, hex] :
         {std::pair("city:red", QPoint(2, 2)), {"city:blue", QPoint(6, 2)}, {"site:wood", QPoint(3, 4)}}) {
        editor.set_brush(QLatin1String(brush));
        editor.tap(hex.x(), hex.y(), 0, true);
    }
}

bool look_at_the_board(Panel& panel, const Look& look) {
    panel.go(2);
    if (!look(QStringLiteral("d3-check"))) return false;
    const QPoint asked = panel.models().hex_check.question()[QStringLiteral("hex")].toPoint();
    panel.models().hex_check.pick(asked.x(), asked.y());
    const bool go_on = look(QStringLiteral("d3-hex"));
    panel.models().hex_check.leave();
    return go_on;
}

bool look_at_the_scores(Panel& panel, const Look& look) {
    DuduScoreModel& scores = panel.models().dudu_scores;
    panel.go(3);
    panel.models().holdings.show();
    if (!look(QStringLiteral("d4-goods"))) return false;
    panel.go(4);
    scores.hideAll();
    scores.revealNext();
    if (!look(QStringLiteral("d5-reveal"))) return false;
    scores.revealAll();
    scores.open(scores.rows().constFirst().toMap()[QStringLiteral("colour")].toInt(), QStringLiteral("influence"));
    return look(QStringLiteral("d5-scores"));
}

bool look_at_the_rulings(Panel& panel, const Look& look) {
    for (const char* kind : {"draw", "move", "turn", "factory", "location", "end"}) {
        ask(panel, QLatin1String(kind));
        if (!look(QStringLiteral("d8-") + QLatin1String(kind))) return false;
    }
    panel.window()->findChild<QObject*>(QStringLiteral("duduScoresPage"))->setProperty("disputing", false);
    return true;
}

bool look_at_the_editor(Panel& panel, const Look& look) {
    lay_out(panel.models().map_editor);
    panel.window()->setProperty("over", QStringLiteral("editor"));
    const bool go_on = look(QStringLiteral("d9-editor"));
    panel.go(0);
    return go_on;
}

}  // namespace

void open_dudu_sample(Panel& panel) {
    auto session = dudu_sample_session();
    if (!session) return;
    const HexReading reading = dudu_sample_reading(*session);
    session->set_reading(reading);
    for (const auto& question : reading.questions) session->take_back_answer(question.hex);
    session->take_back_answer(reading.hexes.rbegin()->first);
    panel.dudu().set_session(std::move(*session));
}

bool walk_dudu(Panel& panel, const Look& look) {
    panel.table().choose(QStringLiteral("dudu"));
    panel.go(0);
    if (!look(QStringLiteral("d1-game"))) return false;
    panel.go(1);
    if (!look(QStringLiteral("d2-photo")) || !look_at_the_board(panel, look) || !look_at_the_scores(panel, look) ||
        !look_at_the_rulings(panel, look))
        return false;
    panel.go(5);
    return look(QStringLiteral("d6-share")) && look_at_the_editor(panel, look);
}

}  // namespace railref::app
