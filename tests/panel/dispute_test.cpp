#include <gtest/gtest.h>

#include "tests/panel/table.h"

namespace railref::app {
namespace {

using maps::PlayerColour;

class Disputes : public testing::Test {
protected:
    Disputes() {
        table.panel.game().togglePlayer(red);
        table.panel.game().togglePlayer(blue);
        claim("brest", "paris", red);
        claim("paris", "frankfurt", red);
        claim("frankfurt", "berlin", blue);
        claim("berlin", "wien", blue);
        dispute.set_player(red);
    }

    void claim(const char* from, const char* to, int owner) {
        table.panel.game().answerRoute(static_cast<int>(route_between(table.map(), from, to)), owner);
    }
    [[nodiscard]] int city(const char* slug) { return static_cast<int>(table.map().find_city(slug).value()); }
    void tap(std::initializer_list<const char*> cities) {
        for (const char* slug : cities) dispute.tapCity(city(slug));
    }

    Table table{"europe"};
    DisputeModel& dispute = table.panel.dispute();
};

TEST_F(Disputes, AClaimThatHoldsSaysHowLongItIs) {
    tap({"brest", "paris", "frankfurt"});
    const QVariantMap verdict = dispute.verdict();
    EXPECT_TRUE(verdict["good"].toBool());
    EXPECT_EQ(verdict["length"].toInt(), 6);
    EXPECT_EQ(dispute.steps().size(), 2);
    EXPECT_EQ(dispute.proof().routes.size(), 2U);
}

TEST_F(Disputes, ARivalsTrainsAreRefusedAtTheirStepWithTheRule) {
    tap({"brest", "paris", "frankfurt", "berlin"});
    const QVariantMap verdict = dispute.verdict();
    EXPECT_FALSE(verdict["good"].toBool());
    EXPECT_EQ(verdict["title"].toString(), "Refused at step 3");
    EXPECT_TRUE(verdict["text"].toString().contains("Blue")) << verdict["text"].toString().toStdString();
    EXPECT_TRUE(verdict["rule"].toString().contains("own trains")) << verdict["rule"].toString().toStdString();
    EXPECT_EQ(dispute.proof().missing.size(), 1U);
    dispute.backOne();
    EXPECT_TRUE(dispute.verdict()["good"].toBool());
}

TEST_F(Disputes, ABorrowedRouteNeverCountsForTheLongestRoute) {
    table.panel.game().answerCity(city("frankfurt"), red);
    tap({"paris", "frankfurt", "berlin"});
    EXPECT_TRUE(dispute.verdict()["rule"].toString().contains("station"))
        << dispute.verdict()["rule"].toString().toStdString();
}

TEST_F(Disputes, AFingerPassesCitiesThatNoRouteJoins) {
    for (const char* slug : {"brest", "madrid", "paris", "paris", "frankfurt"}) dispute.dragTo(city(slug));
    EXPECT_EQ(dispute.claimed(), 3);
}

TEST_F(Disputes, AFingerDrawsOnTheBoard) {
    table.panel.go(4);
    table.panel.window()->findChild<QObject*>(QStringLiteral("scoresPage"))->setProperty("disputing", true);
    (void)table.panel.picture({1280, 800});
    BoardItem& board = table.board("disputeBoardItem");
    const auto at = [&](const char* slug) { return board.mapToScene(board.cityPoint(city(slug))).toPoint(); };
    QTest::mousePress(table.panel.window(), Qt::LeftButton, {}, at("brest"));
    QPoint here = at("brest");
    for (const char* next : {"paris", "frankfurt"}) {
        const QPoint there = at(next);
        for (int i = 1; i <= 20; ++i) QTest::mouseMove(table.panel.window(), here + (there - here) * i / 20, 1);
        here = there;
    }
    QTest::mouseRelease(table.panel.window(), Qt::LeftButton, {}, here);
    EXPECT_EQ(dispute.claim().toStdString(), "Brest → Paris → Frankfurt");
}

TEST_F(Disputes, TheRivalsBestStandsBesideTheClaim) {
    tap({"brest", "paris"});
    const QVariantList longest = dispute.longest();
    ASSERT_EQ(longest.size(), 2);
    EXPECT_EQ(longest[0].toMap()["length"].toInt(), 6);
    EXPECT_EQ(longest[1].toMap()["length"].toInt(), 6);
    dispute.set_rival(blue);
    EXPECT_EQ(dispute.proof().beside.size(), 2U);
    dispute.set_rival(blue);
    EXPECT_TRUE(dispute.proof().beside.empty());
}

TEST_F(Disputes, AnIncompleteTicketIsExplainedByItsGap) {
    const auto card = table.map().find_ticket(table.session().variant(), table.map().find_city("paris").value(),
                                              table.map().find_city("wien").value());
    table.panel.tickets().set_player(red);
    ASSERT_TRUE(table.panel.tickets().add(static_cast<int>(card.value())));
    dispute.set_kind("ticket");
    ASSERT_EQ(dispute.open_tickets().size(), 1);
    dispute.set_ticket(0);
    EXPECT_GT(dispute.gap()["trains"].toInt(), 0);
    EXPECT_FALSE(dispute.proof().missing.empty());
    EXPECT_EQ(dispute.proof().routes.size(), 2U) << "the network around Paris";
}

TEST_F(Disputes, AStationOnAnotherRouteChangesTheTotals) {
    table.panel.game().answerCity(city("berlin"), red);
    claim("berlin", "danzig", blue);
    const auto card = table.map().find_ticket(table.session().variant(), table.map().find_city("frankfurt").value(),
                                              table.map().find_city("kobenhavn").value());
    table.panel.tickets().set_player(red);
    ASSERT_TRUE(table.panel.tickets().add(static_cast<int>(card.value())));
    dispute.set_kind("station");
    dispute.set_station(city("berlin"));
    const QVariantList options = dispute.station_options();
    ASSERT_GE(options.size(), 2);
    dispute.chooseRoute(options[1].toMap()["route"].toInt());
    EXPECT_TRUE(dispute.station_chosen());
    EXPECT_TRUE(dispute.station_options()[1].toMap()["chosen"].toBool());
    table.panel.game().undo();
    EXPECT_FALSE(dispute.station_chosen());
}

TEST_F(Disputes, AMarkerInTheWrongPlaceIsExplained) {
    dispute.setMarker(3);
    EXPECT_TRUE(dispute.marker()["known"].toBool());
    EXPECT_FALSE(dispute.marker()["good"].toBool());
    EXPECT_TRUE(dispute.marker()["text"].toString().contains("behind"))
        << dispute.marker()["text"].toString().toStdString();
}

}  // namespace
}  // namespace railref::app
