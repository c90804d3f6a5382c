#include <gtest/gtest.h>

#include <set>

#include "tests/panel/table.h"

namespace railref::app {
namespace {

/// Different colours in a picture, on a grid of points.
std::size_t colours_in(const QImage& picture) {
    std::set<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 3)
        for (int x = 0; x < picture.width(); x += 3) colours.insert(picture.pixel(x, y));
    return colours.size();
}

TEST(Sample, IsReadLiveAndScored) {
    Table table("usa");
    const auto opened = table.panel.open_sample();
    ASSERT_TRUE(opened) << opened.error().message();
    table.panel.photo().wait();
    ASSERT_EQ(table.panel.photo().state(), "done") << table.panel.photo().error().toStdString();
    EXPECT_TRUE(table.panel.game().has_reading());
    EXPECT_EQ(table.panel.photo().from_above().width(), 2400);
    table.panel.go(4);
    EXPECT_TRUE(table.panel.scores().revealing());
    table.panel.scores().revealAll();
    const auto& scored = table.panel.scores().scored();
    ASSERT_TRUE(scored.has_value());
    EXPECT_TRUE(scored->sheet.finished);
    EXPECT_FALSE(scored->sheet.winners.empty());
    EXPECT_TRUE(table.panel.scores().proof().shown);
}

TEST(Sample, EveryScreenShowsSomethingInEverySize) {
    Table table("usa");
    ASSERT_TRUE(table.panel.open_sample());
    table.panel.photo().wait();
    for (const QSize size : {QSize(320, 640), QSize(800, 1280), QSize(1600, 900)})
        for (int step = 0; step < 5; ++step) {
            table.panel.go(step);
            const QImage picture = table.panel.picture(size);
            EXPECT_EQ(picture.size(), size);
            EXPECT_GT(colours_in(picture), 60U) << "step " << step << ", " << size.width() << " px wide";
        }
}

/// From the photo to the winner with nothing but taps and the number keys.
TEST(Sample, TheWholeWayToTheWinner) {
    Table table("usa");
    ASSERT_TRUE(table.panel.open_sample());
    table.panel.photo().wait();
    table.tap("checkReading");
    ASSERT_EQ(table.step(), 2);
    CheckModel& check = table.panel.check();
    check.wait();
    for (int asked = 0; !check.question().isEmpty() && asked < 60; ++asked) {
        QTest::keyClick(table.panel.window(), Qt::Key_1);
        check.wait();
    }
    EXPECT_TRUE(check.winner_settled()) << check.outlook().toStdString();
    table.tap("toTickets");
    for (int hand = 0; table.step() == 3 && hand < 9; ++hand) table.tap("nextHand");
    ASSERT_EQ(table.step(), 4);
    ScoreModel& scores = table.panel.scores();
    scores.wait();
    for (int reveal = 0; scores.revealing() && reveal < 9; ++reveal) table.tap("revealNext");
    EXPECT_TRUE(scores.headline().contains("win")) << scores.headline().toStdString();
}

TEST(Sample, MakesRoomForTheTablesOwnPhoto) {
    Table table("usa");
    ASSERT_TRUE(table.panel.open_sample());
    table.panel.photo().wait();
    GameModel& game = table.panel.game();
    ASSERT_TRUE(game.sample());
    EXPECT_TRUE(game.colours_in_play().empty()) << "the sample's players are not who sits here";
    game.take_reading(vision::Reading(*game.session()->reading()));
    EXPECT_FALSE(game.sample());
    EXPECT_TRUE(game.session()->players().empty()) << "nor are their tickets";
    EXPECT_NE(game.session()->reading(), nullptr);
}

TEST(Sample, MakesRoomForWhatTheCameraSees) {
    Table table("usa");
    ASSERT_TRUE(table.panel.open_sample());
    table.panel.photo().wait();
    table.panel.photo().take({*table.session().reading(), QImage(40, 30, QImage::Format_RGB32)});
    EXPECT_FALSE(table.panel.game().sample());
    EXPECT_TRUE(table.session().players().empty());
    EXPECT_EQ(table.panel.photo().state(), "done");
}

TEST(Sample, CancellingLeavesNoReading) {
    Table table("usa");
    ASSERT_TRUE(table.panel.open_sample());
    table.panel.photo().cancel();
    table.panel.photo().wait();
    EXPECT_NE(table.panel.photo().state(), "reading");
    EXPECT_FALSE(table.panel.game().has_reading());
}

}  // namespace
}  // namespace railref::app
