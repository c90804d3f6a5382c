#include <gtest/gtest.h>

#include <QTemporaryDir>

#include "app/panel/dudu/dudu_sample.h"
#include "app/referee/archive.h"
#include "maps/load_map.h"
#include "tests/panel/table.h"

namespace railref::app {
namespace {

/// The sample, read and shared.
class Shared : public ::testing::Test {
protected:
    Shared() {
        panel.theme().set_motion(false);
        EXPECT_TRUE(panel.open_sample().has_value());
        panel.photo().wait();
    }

    QByteArray written(const QString& kind, const QString& name) {
        panel.share().write(kind, QUrl::fromLocalFile(folder.filePath(name)));
        panel.share().wait();
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir folder;
    Panel panel;
};

TEST_F(Shared, AsEveryKindOfFile) {
    EXPECT_TRUE(written(QStringLiteral("pdf"), QStringLiteral("a.pdf")).startsWith("%PDF-"));
    EXPECT_TRUE(written(QStringLiteral("png"), QStringLiteral("a.png")).startsWith("\x89PNG"));
    EXPECT_TRUE(written(QStringLiteral("csv"), QStringLiteral("a.csv")).contains("rank,name,colour"));
    EXPECT_TRUE(written(QStringLiteral("json"), QStringLiteral("a.json")).contains("railref-scoresheet/1"));
    EXPECT_TRUE(panel.game().notice().contains(QStringLiteral("a.json"))) << "and says so";
}

TEST(Sheets, AreNotFinalWhileAPlaceIsInNoPhoto) {
    const maps::BoardMap& usa = *maps::built_in_board("usa");
    GameSession session(usa);
    vision::Reading reading = empty_reading(usa);
    reading.routes[3] = {vision::Unseen{}, 0, {}};
    session.set_reading(std::move(reading));
    EXPECT_EQ(make_sheet(session, {}).standing, Standing::open);
    session.answer(maps::RouteId(3), vision::Nobody{});
    EXPECT_EQ(make_sheet(session, {}).standing, Standing::settled);
}

TEST_F(Shared, AsEvidenceWithThePhotoWithoutExif) {
    const QByteArray bytes = written(QStringLiteral("railref"), QStringLiteral("a.railref"));
    const auto evidence = unpack_evidence(bytes.toStdString(), "a.railref");
    ASSERT_TRUE(evidence.has_value()) << evidence.error().message();
    EXPECT_TRUE(replay(*evidence).empty());
    EXPECT_EQ(evidence->picture.find("Exif"), std::string::npos);
    const QImage picture = QImage::fromData(QByteArray::fromStdString(evidence->picture));
    EXPECT_EQ(picture.size(), panel.photo().from_above().size());
}

TEST_F(Shared, EvidenceOfTheOtherGameIsOpenedAndCountedAgain) {
    DuduSession session = dudu_sample_session().value();
    session.set_reading(dudu_sample_reading(session));
    panel.table().set_session(session);
    panel.photo().show_again(QImage(400, 300, QImage::Format_RGB32));
    (void)written(QStringLiteral("railref"), QStringLiteral("a.railref"));
    Panel other;
    ASSERT_TRUE(other.share().openEvidence(QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.railref")))));
    EXPECT_EQ(other.table().kind(), QStringLiteral("dudu"));
    EXPECT_EQ(other.dudu().session()->board_draft(), session.board_draft());
    EXPECT_EQ(other.dudu().session()->final_draft(), session.final_draft());
    EXPECT_EQ(other.share().replay_verdict()[QStringLiteral("lines")].toStringList(), QStringList());
    EXPECT_EQ(other.photo().from_above().size(), QSize(400, 300));
}

TEST_F(Shared, EvidenceIsOpenedAndCountedAgain) {
    (void)written(QStringLiteral("railref"), QStringLiteral("a.railref"));
    const scoring::Position before = panel.game().session()->position();
    Panel other;
    ASSERT_TRUE(other.share().openEvidence(QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.railref")))));
    EXPECT_EQ(other.game().session()->position(), before);
    EXPECT_TRUE(other.share().replay_verdict()[QStringLiteral("agrees")].toBool());
    EXPECT_FALSE(other.photo().from_above().isNull());
    other.share().dismissReplay();
    EXPECT_TRUE(other.share().replay_verdict().isEmpty());
}

TEST_F(Shared, SaysWhatIsWrongWithAFile) {
    QFile file(folder.filePath(QStringLiteral("bad.railref")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("PK\x03\x04 nothing");
    file.close();
    EXPECT_FALSE(panel.share().openEvidence(QUrl::fromLocalFile(file.fileName())));
    EXPECT_TRUE(panel.game().error().contains(QStringLiteral("bad.railref")));
    panel.share().write(QStringLiteral("pdf"), QUrl::fromLocalFile(QStringLiteral("/no/such/folder/a.pdf")));
    panel.share().wait();
    EXPECT_TRUE(panel.game().error().contains(QStringLiteral("cannot be written")));
}

TEST_F(Shared, GivesTheFileItsEnding) {
    panel.share().write(QStringLiteral("csv"), QUrl::fromLocalFile(folder.filePath(QStringLiteral("table"))));
    panel.share().wait();
    EXPECT_TRUE(QFile::exists(folder.filePath(QStringLiteral("table.csv"))));
    EXPECT_TRUE(panel.share().fileName(QStringLiteral("pdf")).startsWith(QStringLiteral("europe-")));
}

TEST_F(Shared, ShowsThePageAsItWillBePrinted) {
    panel.go(5);
    EXPECT_FALSE(panel.share().preview().isNull());
    EXPECT_GT(panel.share().preview().height(), panel.share().preview().width());
}

// ---- past games

class Remembered : public ::testing::Test {
protected:
    /// Red takes the first `routes` routes of the board and needs no ticket.
    void keep(GameShelf& shelf, const char* board, const std::string& name, std::size_t routes) {
        GameSession session(*maps::built_in_board(board));
        const maps::PlayerColour colour = session.map().colours().front();
        session.add_player(colour, name);
        for (std::size_t i = 0; i < routes; ++i) session.answer(maps::RouteId(i), colour);
        const auto place = shelf.make_place();
        ASSERT_TRUE(place.has_value());
        ASSERT_TRUE(session.save(shelf.game_file(*place)).has_value());
    }

    QTemporaryDir folder_;
};

TEST_F(Remembered, GamesAreListedOpenedRemovedAndPutBack) {
    GameShelf shelf(folder_.path().toStdString());
    keep(shelf, "europe", "Ada", 18);
    keep(shelf, "usa", "ada ", 20);
    keep(shelf, "usa", "Bob", 0);  // nothing on the board: no game
    Panel panel(folder_.path().toStdString());
    panel.shelf().look();
    panel.go(6);
    ASSERT_EQ(panel.history().games().size(), 2);
    const QVariantMap latest = panel.history().games().first().toMap();
    EXPECT_EQ(latest[QStringLiteral("boardId")].toString(), QStringLiteral("usa"));

    panel.history().remove(latest[QStringLiteral("id")].toString());
    EXPECT_EQ(panel.history().games().size(), 1);
    EXPECT_FALSE(panel.history().removed().isEmpty());
    panel.history().undoRemove();
    panel.history().wait();
    EXPECT_EQ(panel.history().games().size(), 2);

    ASSERT_TRUE(panel.history().open(latest[QStringLiteral("id")].toString()));
    EXPECT_EQ(panel.game().board_id(), QStringLiteral("usa"));
    panel.history().remove(latest[QStringLiteral("id")].toString());
    EXPECT_EQ(panel.history().games().size(), 2) << "the game on the table stays";
}

TEST_F(Remembered, PlayersHaveTheirFigures) {
    GameShelf shelf(folder_.path().toStdString());
    keep(shelf, "europe", "Ada", 30);
    keep(shelf, "usa", "ada ", 30);
    Panel panel(folder_.path().toStdString());
    panel.go(6);
    ASSERT_EQ(panel.history().players().size(), 1) << "one person, however the name is written";
    const QVariantMap ada = panel.history().players().first().toMap();
    EXPECT_EQ(ada[QStringLiteral("games")].toInt(), 2);
    EXPECT_EQ(ada[QStringLiteral("wins")].toInt(), 2);
    const QVariantList points = ada[QStringLiteral("points")].toList();
    const int first = points[0].toMap()[QStringLiteral("total")].toInt();
    const int second = points[1].toMap()[QStringLiteral("total")].toInt();
    EXPECT_DOUBLE_EQ(ada[QStringLiteral("average")].toDouble(), (first + second) / 2.0);
    EXPECT_EQ(ada[QStringLiteral("best")].toInt(), std::max(first, second));
    panel.history().set_board(QStringLiteral("usa"));
    EXPECT_EQ(panel.history().players().first().toMap()[QStringLiteral("games")].toInt(), 1);
}

TEST_F(Remembered, AnUnreadableGameDoesNotHideTheOthers) {
    GameShelf shelf(folder_.path().toStdString());
    keep(shelf, "europe", "Ada", 18);
    const auto place = shelf.make_place();
    QFile broken(QString::fromStdString(shelf.game_file(*place).string()));
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
    broken.write("{");
    broken.close();
    Panel panel(folder_.path().toStdString());
    panel.go(6);
    EXPECT_EQ(panel.history().games().size(), 1);
}

}  // namespace
}  // namespace railref::app
