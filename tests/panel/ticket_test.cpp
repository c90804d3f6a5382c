#include <gtest/gtest.h>

#include "tests/panel/table.h"

namespace railref::app {
namespace {

class Tickets : public testing::Test {
protected:
    Tickets() {
        table.panel.game().togglePlayer(red);
        table.panel.game().togglePlayer(blue);
        tickets.set_player(red);
    }

    int offered(const char* search) {
        tickets.set_search(QString::fromUtf8(search));
        const QVariantList offers = tickets.offers();
        return offers.isEmpty() ? -1 : offers.constFirst().toMap().value("id").toInt();
    }

    Table table{"europe"};
    TicketModel& tickets = table.panel.tickets();
};

TEST_F(Tickets, LettersOfEitherCityFindTheCard) {
    for (const char* search : {"par wien", "Wien paris", "paris wi"}) {
        tickets.set_search(search);
        ASSERT_EQ(tickets.offers().size(), 1) << search;
        EXPECT_EQ(tickets.offers().constFirst().toMap().value("points").toInt(), 8) << search;
    }
}

TEST_F(Tickets, AccentsNeedNotBeTyped) {
    tickets.set_search("kobenhavn");
    EXPECT_FALSE(tickets.offers().isEmpty());
    tickets.set_search("athina");
    EXPECT_FALSE(tickets.offers().isEmpty());
}

TEST_F(Tickets, ACardIsTakenOnceByWhomever) {
    const int card = offered("paris wien");
    EXPECT_TRUE(tickets.add(card));
    EXPECT_EQ(tickets.hand().size(), 1);
    EXPECT_FALSE(tickets.add(card));
    EXPECT_TRUE(tickets.refusal().contains("already")) << tickets.refusal().toStdString();
    tickets.set_player(blue);
    EXPECT_FALSE(tickets.add(card));
    EXPECT_TRUE(tickets.refusal().contains("Red")) << tickets.refusal().toStdString();
    EXPECT_TRUE(tickets.hand().isEmpty());
}

TEST_F(Tickets, AnotherVariantsCardIsRefusedWithTheReason) {
    const maps::BoardMap& map = table.map();
    const auto other = std::ranges::find_if(map.tickets(), [&](const maps::Ticket& card) {
        return std::ranges::none_of(card.decks,
                                    [&](const std::string& deck) { return map.default_variant().has_deck(deck); });
    });
    ASSERT_NE(other, map.tickets().end());
    EXPECT_FALSE(tickets.add(static_cast<int>(other - map.tickets().begin())));
    EXPECT_TRUE(tickets.refusal().contains(QString::fromStdString(map.default_variant().name)));
    EXPECT_TRUE(tickets.hand().isEmpty());
}

TEST_F(Tickets, LettersThatNoCityHasAreRefusedAloud) {
    tickets.set_search("xyzzy");
    EXPECT_TRUE(tickets.offers().isEmpty());
    EXPECT_FALSE(tickets.addFirst());
    EXPECT_TRUE(tickets.refusal().contains("xyzzy"));
}

TEST_F(Tickets, TwoTappedCitiesAreACard) {
    table.panel.go(3);
    BoardItem& board = table.board("ticketsBoardItem");
    for (const char* city : {"paris", "wien"})
        table.tap(board, board.cityPoint(static_cast<int>(table.map().find_city(city).value())));
    ASSERT_EQ(tickets.hand().size(), 1);
    EXPECT_EQ(tickets.hand().constFirst().toMap().value("points").toInt(), 8);
    tickets.removeAt(0);
    EXPECT_TRUE(tickets.hand().isEmpty());
}

}  // namespace
}  // namespace railref::app
