#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

#include "tests/panel/table.h"

namespace railref::app {
namespace {

class GameFiles : public testing::Test {
protected:
    GameFiles() {
        game.togglePlayer(red);
        game.renamePlayer(red, "Ada");
        game.answerRoute(static_cast<int>(route_between(table.map(), "brest", "paris")), red);
    }
    [[nodiscard]] QUrl url(const char* name) const { return QUrl::fromLocalFile(folder.filePath(QLatin1String(name))); }

    QTemporaryDir folder;
    Table table{"europe"};
    GameModel& game = table.panel.game();
};

TEST_F(GameFiles, ASavedGameComesBack) {
    const auto position = table.session().position();
    ASSERT_TRUE(game.save(url("a.json"))) << game.error().toStdString();
    game.startAgain();
    ASSERT_TRUE(table.session().position().routes_of(maps::PlayerColour::red).empty());
    ASSERT_TRUE(game.open(url("a.json"))) << game.error().toStdString();
    EXPECT_EQ(table.session().position(), position);
    EXPECT_EQ(table.session().players()[0].name, "Ada");
}

TEST_F(GameFiles, ATruncatedFileSaysSoAndTheGameStays) {
    ASSERT_TRUE(game.save(url("a.json")));
    QFile file(url("a.json").toLocalFile());
    ASSERT_TRUE(file.resize(file.size() / 2));
    const auto position = table.session().position();
    EXPECT_FALSE(game.open(url("a.json")));
    EXPECT_TRUE(game.error().contains("a.json")) << game.error().toStdString();
    EXPECT_EQ(table.session().position(), position);
}

TEST_F(GameFiles, AMissingPhotoSaysSo) {
    table.panel.photo().read(url("nothing.jpg"));
    table.panel.photo().wait();
    EXPECT_EQ(table.panel.photo().state(), "failed");
    EXPECT_TRUE(table.panel.photo().error().contains("nothing.jpg"));
    EXPECT_FALSE(game.has_reading());
}

}  // namespace
}  // namespace railref::app
