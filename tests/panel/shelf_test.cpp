#include <gtest/gtest.h>

#include <QTemporaryDir>

#include "tests/panel/table.h"

namespace railref::app {
namespace {

/// Delegates are items of the scene, but nobody's QObject children.
QQuickItem* find_item(QQuickItem* root, const QString& name) {
    if (root->objectName() == name) return root;
    for (QQuickItem* child : root->childItems())
        if (QQuickItem* found = find_item(child, name)) return found;
    return nullptr;
}

/// A table whose games are kept from one start of the program to the next.
class KeptTable : public ::testing::Test {
protected:
    std::filesystem::path folder() { return folder_.path().toStdString(); }

    std::unique_ptr<Panel> start() {
        auto panel = std::make_unique<Panel>(folder());
        panel->theme().set_motion(false);
        panel->shelf().look();
        QTest::qWait(0);
        return panel;
    }

    static void enter_a_game(Panel& panel) {
        panel.game().newGame(QStringLiteral("europe"));
        panel.game().togglePlayer(red);
        panel.game().renamePlayer(red, QStringLiteral("Ada"));
        panel.game().togglePlayer(blue);
        panel.game().answerRoute(3, red);
        QTest::qWait(0);
    }

    QTemporaryDir folder_;
};

TEST_F(KeptTable, OffersTheGameWhereItWas) {
    {
        const auto panel = start();
        EXPECT_TRUE(panel->shelf().offer().isEmpty());
        enter_a_game(*panel);
        panel->go(3);
    }
    const auto panel = start();
    const QVariantMap offer = panel->shelf().offer();
    EXPECT_EQ(offer[QStringLiteral("boardId")].toString(), QStringLiteral("europe"));
    EXPECT_TRUE(offer[QStringLiteral("players")].toString().contains(QStringLiteral("Ada")));
    panel->shelf().continueGame();
    ASSERT_TRUE(panel->game().started());
    EXPECT_EQ(panel->game().route(3)[QStringLiteral("owner")].toInt(), red);
    EXPECT_EQ(panel->window()->property("step").toInt(), 3);
    EXPECT_TRUE(panel->shelf().offer().isEmpty());
    EXPECT_EQ(panel->shelf().names(), QStringList{QStringLiteral("Ada")});
}

TEST_F(KeptTable, NamesTheNextTableByOneTap) {
    {
        const auto panel = start();
        enter_a_game(*panel);
        panel->go(3);
    }
    const auto panel = start();
    panel->shelf().decline();
    panel->game().newGame(QStringLiteral("usa"));
    panel->game().togglePlayer(blue);
    QTest::qWait(0);
    QQuickItem* name = find_item(panel->window()->contentItem(), QStringLiteral("rememberedName"));
    ASSERT_NE(name, nullptr);
    ASSERT_TRUE(QMetaObject::invokeMethod(name, "clicked"));
    EXPECT_EQ(panel->game().players().first().toMap()[QStringLiteral("name")].toString(), QStringLiteral("Ada"));
}

TEST_F(KeptTable, GoesOnSavingTheGameThatWasPutBack) {
    { enter_a_game(*start()); }
    {
        const auto panel = start();
        panel->shelf().continueGame();
        panel->game().answerRoute(4, blue);
    }
    const auto panel = start();
    panel->shelf().continueGame();
    EXPECT_EQ(panel->game().route(4)[QStringLiteral("owner")].toInt(), blue);
    EXPECT_EQ(GameShelf(folder()).games().size(), 1U);
}

TEST_F(KeptTable, PutsThePhotoBackToo) {
    QSize before;
    {
        const auto panel = start();
        ASSERT_TRUE(panel->open_sample().has_value());
        panel->photo().wait();
        panel->game().set_sample(false);  // as if it were the table's own photo
        emit panel->photo().done();
        QTest::qWait(0);
        before = panel->photo().from_above().size();
    }
    const auto panel = start();
    panel->shelf().continueGame();
    EXPECT_TRUE(panel->game().has_reading());
    EXPECT_EQ(panel->photo().from_above().size(), before);
    EXPECT_EQ(panel->photo().state(), QStringLiteral("done"));
}

TEST_F(KeptTable, DoesNotKeepTheSample) {
    {
        const auto panel = start();
        ASSERT_TRUE(panel->open_sample().has_value());
        panel->photo().wait();
        QTest::qWait(0);
    }
    EXPECT_TRUE(start()->shelf().offer().isEmpty());
}

TEST_F(KeptTable, KeepsNoEmptyGamesInTheHistory) {
    {
        const auto panel = start();
        for (const char* board : {"europe", "usa", "nordic"}) {
            panel->game().newGame(QLatin1String(board));
            panel->game().togglePlayer(static_cast<int>(maps::PlayerColour::black));
            QTest::qWait(0);
        }
    }
    EXPECT_EQ(GameShelf(folder()).games().size(), 1U) << "only the one on the table";
}

TEST_F(KeptTable, SaysThatItCannotSave) {
    const auto panel = start();
    std::filesystem::remove_all(folder());
    QFile file(folder_.path());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    enter_a_game(*panel);
    EXPECT_TRUE(panel->shelf().fault().contains(QStringLiteral("not being saved")))
        << panel->shelf().fault().toStdString();
    file.remove();
}

}  // namespace
}  // namespace railref::app
