#include <gtest/gtest.h>

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/panel/folder_watch.h"
#include "app/panel/sample.h"
#include "tests/panel/table.h"

namespace railref::app {
namespace {

void write_picture(const QString& file, int brightness) {
    QImage image(1600, 1200, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, qRgb((x / 9 + y / 7) % 2 * brightness, brightness, 0));
    ASSERT_TRUE(image.save(file));
}

TEST(FolderWatch, TellsOfANewPictureOnceAndOfNoOldOne) {
    QTemporaryDir folder;
    write_picture(folder.filePath("old.png"), 200);
    FolderWatch watch;
    QSignalSpy told(&watch, &FolderWatch::arrived);
    ASSERT_TRUE(watch.watch(folder.path()));
    write_picture(folder.filePath("new.png"), 200);
    ASSERT_TRUE(told.wait(6000));
    EXPECT_EQ(told.constFirst().constFirst().value<QList<QUrl>>(),
              QList{QUrl::fromLocalFile(folder.filePath("new.png"))});
    EXPECT_FALSE(told.wait(1600));
}

TEST(FolderWatch, AFolderThatIsNotThereIsRefused) { EXPECT_FALSE(FolderWatch().watch("/nowhere/at/all")); }

TEST(Photo, ABadPhotoSaysHowToTakeABetterOne) {
    Table table("usa");
    QTemporaryDir folder;
    write_picture(folder.filePath("dark.png"), 20);
    table.panel.photo().read(QUrl::fromLocalFile(folder.filePath("dark.png")));
    table.panel.photo().wait();
    EXPECT_EQ(table.panel.photo().state(), "failed");
    EXPECT_FALSE(table.panel.photo().error().isEmpty());
    EXPECT_TRUE(table.panel.photo().advice().join(' ').contains("dark"));
}

/// The page that says so stays; where all are read the panel goes on.
TEST(Photo, OneWithoutABoardBesideAGoodOneIsLeftOutByName) {
    Table table("europe");
    const auto profile = sample_profile();
    ASSERT_TRUE(profile.has_value());
    PhotoModel& photo = table.panel.photo();
    photo.look_for({*profile});
    table.panel.go(1);
    QTemporaryDir folder;
    const QUrl good = QUrl::fromLocalFile(folder.filePath("good.jpg"));
    ASSERT_TRUE(write_sample_photo(good.toLocalFile().toStdString()).has_value());
    write_picture(folder.filePath("dark.png"), 20);
    photo.readAll({QUrl::fromLocalFile(folder.filePath("dark.png")), good});
    photo.wait();
    ASSERT_EQ(photo.state(), "done") << photo.error().toStdString();
    EXPECT_TRUE(photo.summary().contains("dark.png is left out")) << photo.summary().toStdString();
    EXPECT_FALSE(photo.summary().contains("good.jpg")) << photo.summary().toStdString();
    EXPECT_EQ(photo.count(), 1) << "it is not looked at again with the next one";
    EXPECT_EQ(photo.from_above().width(), 2400);
    EXPECT_EQ(table.step(), 1);
    photo.read(good);
    photo.wait();
    EXPECT_FALSE(photo.left_out());
    EXPECT_EQ(table.step(), 2);
}

/// A camera's reading is taken; how many photos it is said to come from.
int count_of_filmed(Table& table) {
    table.panel.photo().take({empty_reading(table.map()), QImage(40, 30, QImage::Format_RGB32)});
    EXPECT_EQ(table.panel.photo().state(), "done");
    return table.panel.photo().count();
}

TEST(Photo, ABadOrCancelledOneIsNoSourceOfACamerasReading) {
    Table table("usa");
    QTemporaryDir folder;
    write_picture(folder.filePath("dark.png"), 20);
    PhotoModel& photo = table.panel.photo();
    photo.read(QUrl::fromLocalFile(folder.filePath("dark.png")));
    photo.wait();
    ASSERT_EQ(photo.state(), "failed");
    EXPECT_EQ(count_of_filmed(table), 0);
    photo.read(QUrl::fromLocalFile(folder.filePath("dark.png")));
    photo.cancel();
    photo.wait();
    ASSERT_EQ(photo.state(), "done") << "the camera's reading is still there";
    EXPECT_EQ(count_of_filmed(table), 0);
}

TEST(Photo, OfTheOtherGameIsNotShown) {
    Table table("europe");
    PhotoModel& photo = table.panel.photo();
    photo.show_again(QImage(40, 30, QImage::Format_RGB32));
    ASSERT_EQ(photo.state(), "done");
    table.panel.table().choose("dudu");
    EXPECT_TRUE(photo.from_above().isNull());
    EXPECT_EQ(photo.state(), "none");
    table.panel.table().choose("tickets");
    EXPECT_FALSE(photo.from_above().isNull());
    EXPECT_EQ(photo.state(), "done");
}

TEST(Photo, NewPicturesOfAWatchedFolderAreNotOfAGameThatIsPutBack) {
    Table table("europe");
    const QTemporaryDir folder;
    ASSERT_TRUE(table.panel.photo().watch(QUrl::fromLocalFile(folder.path())));
    ASSERT_FALSE(table.panel.photo().watching().isEmpty());
    table.panel.table().set_session(GameSession(table.map()));
    EXPECT_TRUE(table.panel.photo().watching().isEmpty());
}

TEST(Live, ACameraThatIsNotThereSaysSo) {
    Table table("usa");
    table.panel.live().start("no-such-video.mp4");
    EXPECT_TRUE(table.panel.live().running());
    table.panel.live().wait();
    EXPECT_FALSE(table.panel.live().running());
    EXPECT_TRUE(table.panel.live().error().contains("no-such-video.mp4")) << table.panel.live().error().toStdString();
    EXPECT_FALSE(table.panel.game().has_reading());
}

TEST(Photo, APastedPictureIsRead) {
    Table table("usa");
    QImage image(400, 300, QImage::Format_RGB32);
    image.fill(Qt::gray);
    QGuiApplication::clipboard()->setImage(image);
    EXPECT_TRUE(table.panel.photo().paste());
    table.panel.photo().wait();
    EXPECT_EQ(table.panel.photo().state(), "failed");
    EXPECT_TRUE(table.panel.photo().advice().join(' ').contains("small"));
    QGuiApplication::clipboard()->setText("no picture");
    EXPECT_FALSE(table.panel.photo().paste());
}

}  // namespace
}  // namespace railref::app
