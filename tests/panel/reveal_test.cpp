#include <gtest/gtest.h>

#include "tests/panel/table.h"

namespace railref::app {
namespace {

/// Two players, a ticket each.
class Reveal : public testing::Test {
protected:
    Reveal() {
        table.panel.game().togglePlayer(red);
        table.panel.game().togglePlayer(blue);
        table.panel.game().answerRoute(static_cast<int>(route_between(table.map(), "brest", "paris")), red);
        for (const int colour : {red, blue}) {
            table.panel.tickets().set_player(colour);
            table.panel.tickets().set_search(colour == red ? "brest" : "paris wien");
            EXPECT_TRUE(table.panel.tickets().addFirst());
        }
        table.panel.go(4);
    }
    [[nodiscard]] QVariantMap row(int place) { return scores.rows().at(place).toMap(); }

    Table table{"europe"};
    ScoreModel& scores = table.panel.scores();
};

TEST_F(Reveal, HandAfterHandThenTheWinner) {
    ASSERT_TRUE(scores.revealing());
    EXPECT_FALSE(row(0)["shown"].toBool());
    EXPECT_EQ(row(0)["colour"].toInt(), red) << "the table's order, no ranks yet";
    EXPECT_EQ(row(0)["tickets"].toInt(), 0) << "nothing may be given away";
    scores.revealNext();
    EXPECT_TRUE(row(0)["shown"].toBool());
    EXPECT_FALSE(row(1)["shown"].toBool());
    EXPECT_EQ(scores.player(), red);
    scores.revealNext();
    EXPECT_TRUE(scores.revealing()) << "the bonus is still to come";
    EXPECT_EQ(row(0)["bonus"].toInt(), 0);
    EXPECT_FALSE(row(0)["winner"].toBool());
    scores.revealNext();
    EXPECT_FALSE(scores.revealing());
    EXPECT_TRUE(row(0)["winner"].toBool());
    scores.hideAll();
    EXPECT_TRUE(scores.revealing());
}

TEST_F(Reveal, TheLongestRouteIsToldStepByStep) {
    scores.revealAll();
    scores.open(red, "longest");
    ASSERT_EQ(scores.proof().step_count(), 1);
    EXPECT_DOUBLE_EQ(scores.stepShare(0), 0);
    EXPECT_DOUBLE_EQ(scores.stepShare(1), 1);
    EXPECT_TRUE(scores.stepWord(1).contains("Brest")) << scores.stepWord(1).toStdString();
}

TEST_F(Reveal, TheButtonsOnTheScreenDoIt) {
    (void)table.panel.picture({1280, 800});
    auto* button = table.panel.window()->findChild<QQuickItem*>(QStringLiteral("revealNext"));
    ASSERT_NE(button, nullptr);
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(button->isVisible());
        QTest::mouseClick(table.panel.window(), Qt::LeftButton, {},
                          button->mapToScene({button->width() / 2, button->height() / 2}).toPoint());
        (void)table.panel.picture({1280, 800});
    }
    EXPECT_FALSE(scores.revealing());
    EXPECT_FALSE(button->isVisible());
}

class Private : public Reveal {};

TEST_F(Private, AHandIsHiddenUntilItsPlayerShowsItAndWhenOthersCome) {
    TicketModel& tickets = table.panel.tickets();
    table.panel.go(3);
    tickets.set_player(red);
    EXPECT_FALSE(tickets.shown());
    EXPECT_TRUE(tickets.picture().cities.empty()) << "the board gives nothing away";
    tickets.show();
    EXPECT_TRUE(tickets.shown());
    EXPECT_FALSE(tickets.picture().cities.empty());
    tickets.set_player(blue);
    EXPECT_FALSE(tickets.shown());
    tickets.show();
    table.panel.go(4);
    EXPECT_FALSE(tickets.shown()) << "leaving the page hides it";
}

}  // namespace
}  // namespace railref::app
