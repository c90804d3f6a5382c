// A camera in the panel: a video of the sample's board stands for it.
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>
#include <set>

#include "app/panel/sample.h"
#include "calibration/renderer/dudu/hex_scene.h"
#include "maps/dudu/load_hex_map.h"
#include "tests/camera/drawn_video.h"
#include "tests/panel/table.h"

namespace railref::app {
namespace {

/// A hand holds a camera over the sample's board.
class Filmed : public testing::Test {
protected:
    Filmed() {
        const auto profile = sample_profile();
        EXPECT_TRUE(profile.has_value());
        table.panel.live().look_for({*profile});
        table.panel.go(1);
    }

    QString film(int frames) { return film(cv::imread(photo().toStdString()), frames); }

    QString photo() {
        const QString file = folder.filePath(QStringLiteral("sample.jpg"));
        EXPECT_TRUE(write_sample_photo(file.toStdString()).has_value());
        return file;
    }

    QString film(const cv::Mat& still, int frames) {
        const QString file = folder.filePath(QStringLiteral("board.avi"));
        const cv::Size size(1280, 960);
        cv::VideoWriter video(file.toStdString(), cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), 30, size);
        EXPECT_TRUE(video.isOpened());
        const tests::Shake calm{.shift_px = 1.5, .turn_deg = 0.1, .tilt = 2e-6, .seed = 4};
        for (int i = 0; i < frames; ++i) video.write(tests::frame_of(still, size, calm, i));
        return file;
    }

    QTemporaryDir folder;
    Table table{"europe"};
    LiveModel& live = table.panel.live();
};

TEST_F(Filmed, IsTakenOverOnceItIsStable) {
    QSignalSpy frames(&live, &LiveModel::frame_changed);
    const QString file = film(90);
    live.start(file);
    EXPECT_TRUE(live.running());
    EXPECT_TRUE(live.error().isEmpty());
    QSignalSpy done(&table.panel.photo(), &PhotoModel::done);
    ASSERT_TRUE(done.wait(120'000)) << live.error().toStdString() << " " << live.words().toStdString();
    EXPECT_FALSE(live.running());
    EXPECT_GT(frames.count(), 3) << "what the camera sees is shown";
    EXPECT_TRUE(table.panel.game().has_reading());
    EXPECT_EQ(table.panel.photo().state(), QStringLiteral("done"));
    EXPECT_EQ(table.panel.photo().from_above().width(), 2400);
    EXPECT_EQ(table.step(), 2) << "and at once looked at";
}

TEST_F(Filmed, AHexMapToo) {
    const auto scene = renderer::dudu::random_hex_scene(*maps::dudu::built_in_hex_map("two-bays"), 1,
                                                        renderer::View::table, 4242, {1920, 1440});
    table.panel.table().newGame(QStringLiteral("dudu"), QStringLiteral("two-bays"));
    QSignalSpy done(&table.panel.photo(), &PhotoModel::done);
    live.start(film(render(scene).pixels, 90));
    ASSERT_TRUE(done.wait(120'000)) << live.error().toStdString() << " " << live.words().toStdString();
    EXPECT_TRUE(table.panel.dudu().has_reading());
    EXPECT_EQ(table.panel.photo().kind(), QStringLiteral("dudu"));
    EXPECT_EQ(table.panel.photo().from_above().width(), 2400);
}

TEST_F(Filmed, AnOldGamesColoursAreNotThoseOfTheGameOnTheTable) {
    table.panel.game().togglePlayer(red);
    table.panel.game().togglePlayer(blue);
    EXPECT_EQ(table.panel.table().colours_in_play().size(), 2U);
    table.panel.table().newGame(QStringLiteral("dudu"), QStringLiteral("two-bays"));
    EXPECT_TRUE(table.panel.table().colours_in_play().empty());
    QSignalSpy done(&table.panel.photo(), &PhotoModel::done);
    live.start(film(90));
    ASSERT_TRUE(done.wait(120'000)) << live.error().toStdString() << " " << live.words().toStdString();
    ASSERT_TRUE(table.panel.game().has_reading());
    std::set<maps::PlayerColour> seen;
    for (const vision::Sighting& route : table.session().reading()->routes)
        if (const auto* colour = std::get_if<maps::PlayerColour>(&route.owner)) seen.insert(*colour);
    EXPECT_GT(seen.size(), 2U);
}

TEST_F(Filmed, APhotoInsteadStopsIt) {
    live.start(film(60));
    QSignalSpy frames(&live, &LiveModel::frame_changed);
    ASSERT_TRUE(frames.wait(30'000));
    live.takeNow();
    table.panel.photo().read(QUrl::fromLocalFile(folder.filePath(QStringLiteral("nothing.jpg"))));
    table.panel.photo().wait();
    live.wait();
    EXPECT_FALSE(live.running());
    EXPECT_TRUE(live.error().isEmpty()) << live.error().toStdString();
    EXPECT_EQ(table.panel.photo().state(), QStringLiteral("failed")) << "the photo's word, not the camera's";
    EXPECT_FALSE(table.panel.game().has_reading());
}

TEST_F(Filmed, APhotoKeepsItsFileWhateverTheCameraReads) {
    PhotoModel& photos = table.panel.photo();
    photos.look_for({*sample_profile()});
    photos.read(QUrl::fromLocalFile(photo()));
    photos.take({empty_reading(table.map()), QImage(40, 30, QImage::Format_RGB32)});
    EXPECT_EQ(photos.count(), 0);
    photos.wait();
    ASSERT_EQ(photos.state(), QStringLiteral("done")) << photos.error().toStdString();
    EXPECT_EQ(photos.count(), 1);
}

TEST_F(Filmed, TheButtonStopsIt) {
    live.start(film(60));
    QSignalSpy frames(&live, &LiveModel::frame_changed);
    ASSERT_TRUE(frames.wait(30'000));
    EXPECT_FALSE(live.preview().isNull());
    table.tap("stopCamera");
    live.wait();
    EXPECT_FALSE(live.running());
    EXPECT_TRUE(live.error().isEmpty()) << "to stop is no fault";
    EXPECT_FALSE(table.panel.game().has_reading());
}

TEST_F(Filmed, LeavingTheScreenStopsIt) {
    live.start(film(60));
    table.panel.go(0);
    live.wait();
    EXPECT_FALSE(live.running());
    EXPECT_FALSE(table.panel.game().has_reading());
}

TEST_F(Filmed, AVideoThatEndsTooSoonSaysSo) {
    live.start(film(2));
    live.wait();
    EXPECT_TRUE(live.error().contains(QStringLiteral("board.avi"))) << live.error().toStdString();
    EXPECT_FALSE(table.panel.game().has_reading());
}

}  // namespace
}  // namespace railref::app
