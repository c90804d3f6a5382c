// A camera in the panel: a video of the sample's board stands for it.
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

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

    QString film(int frames) {
        const QString photo = folder.filePath(QStringLiteral("sample.jpg"));
        EXPECT_TRUE(write_sample_photo(photo.toStdString()).has_value());
        return film(cv::imread(photo.toStdString()), frames);
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
