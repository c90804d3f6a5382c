#include <gtest/gtest.h>

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "app/panel/file_words.h"
#include "app/panel/language.h"
#include "app/referee/watched_folder.h"
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

/// Qt draws the dialog itself where the desktop has none; that needs one more QML module, which ./run installs.
TEST_F(GameFiles, TheDialogForAPhotoIsSeen) {
    table.panel.go(1);
    const QImage before = table.panel.picture({1280, 800});
    auto* dialog = table.panel.window()->findChild<QObject*>(QStringLiteral("photoDialog"));
    ASSERT_NE(dialog, nullptr);
    QMetaObject::invokeMethod(dialog, "open");
    EXPECT_TRUE(dialog->property("visible").toBool());
    EXPECT_NE(table.panel.picture({1280, 800}), before);
    QMetaObject::invokeMethod(dialog, "close");
}

TEST_F(GameFiles, AMissingPhotoSaysSo) {
    table.panel.photo().read(url("nothing.jpg"));
    table.panel.photo().wait();
    EXPECT_EQ(table.panel.photo().state(), "failed");
    EXPECT_TRUE(table.panel.photo().error().contains("nothing.jpg"));
    EXPECT_FALSE(game.has_reading());
}

// ---- what is wrong with a file, in the panel's language

class BadFiles : public GameFiles {
protected:
    BadFiles() { Language::now().set_code(QStringLiteral("ja")); }
    ~BadFiles() override { Language::now().set_code(QStringLiteral("en")); }

    [[nodiscard]] QUrl file(const char* name, const QByteArray& bytes) const {
        QFile out(url(name).toLocalFile());
        EXPECT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(bytes);
        return url(name);
    }
    QString error_of_photo(const QUrl& photo) {
        table.panel.photo().read(photo);
        table.panel.photo().wait();
        return table.panel.photo().error();
    }
    QString error_of_game(const QUrl& saved) {
        EXPECT_FALSE(game.open(saved));
        return game.error();
    }
    QString error_of_camera(const QString& source) {
        table.panel.live().start(source);
        table.panel.live().wait();
        return table.panel.live().error();
    }
    /// The file's name, and nothing else that is English.
    static void expect_japanese(const QString& text, const char* name) {
        EXPECT_TRUE(text.contains(QLatin1String(name))) << text.toStdString();
        QString rest = text;
        rest.remove(QLatin1String(name));
        rest.remove(QRegularExpression(
            QStringLiteral("JPEG|PNG|WebP|TIFF|HEIC|AVIF|Railref|[(]/[a-z/0-9]*[)]|[(]line [0-9]+, column [0-9]+[)]")));
        EXPECT_FALSE(rest.contains(QRegularExpression(QStringLiteral("[A-Za-z]{2,}")))) << text.toStdString();
    }
};

TEST_F(BadFiles, PhotosAreSpokenOfInTheLanguageOfThePanel) {
    QByteArray jpeg;
    QBuffer buffer(&jpeg);
    QImage image(400, 300, QImage::Format_RGB32);
    image.fill(Qt::red);
    ASSERT_TRUE(image.save(&buffer, "JPG"));
    expect_japanese(error_of_photo(url("gone.jpg")), "gone.jpg");
    expect_japanese(error_of_photo(file("cut.jpg", jpeg.left(jpeg.size() - 40))), "cut.jpg");
    expect_japanese(error_of_photo(file("text.jpg", "no picture at all")), "text.jpg");
    const QByteArray lost = jpeg.left(jpeg.size() - 40) + jpeg.right(2);
    expect_japanese(error_of_photo(file("lost.jpg", lost)), "lost.jpg");
    expect_japanese(say_file_fault({"whole.heic", "", "expected the library railref_heif beside the program"}),
                    "whole.heic");
    expect_japanese(error_of_photo(QUrl::fromLocalFile(folder.path())),
                    qPrintable(QFileInfo(folder.path()).fileName()));
    QByteArray heic = QByteArray::fromHex("00000018") + "ftypheic" + QByteArray(4, 0) + "mif1heic";
    for (const char* box : {"meta", "mdat"}) heic += QByteArray::fromHex("00000010") + box + QByteArray(8, 'x');
    expect_japanese(error_of_photo(file("bad.heic", heic)), "bad.heic");
}

TEST_F(BadFiles, ADamagedPictureIsOneWhateverItsKind) {
    const auto picture = [](const char* kind) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QImage image(400, 300, QImage::Format_RGB32);
        image.fill(Qt::red);
        EXPECT_TRUE(image.save(&buffer, kind));
        return bytes;
    };
    const QByteArray jpeg = picture("JPG");
    QByteArray png = picture("PNG");
    png[png.indexOf("IDAT") + 8] = static_cast<char>(~png[png.indexOf("IDAT") + 8]);
    EXPECT_EQ(error_of_photo(file("a.png", png)).replace(QStringLiteral("a.png"), QStringLiteral("a.jpg")),
              error_of_photo(file("a.jpg", jpeg.left(jpeg.size() - 40) + jpeg.right(2))));
}

TEST_F(BadFiles, GamesAreSpokenOfInTheLanguageOfThePanel) {
    expect_japanese(error_of_game(url("gone.json")), "gone.json");
    expect_japanese(error_of_game(file("empty.json", "")), "empty.json");
    expect_japanese(error_of_game(file("half.json", "{\"format\": \"railref-game/1\", ")), "half.json");
    expect_japanese(error_of_game(file("other.json", R"({"format": "another/1"})")), "other.json");
    EXPECT_FALSE(table.panel.share().openEvidence(file("bad.railref", "PK\x03\x04 nothing")));
    expect_japanese(game.error(), "bad.railref");
    EXPECT_FALSE(game.save(QUrl::fromLocalFile(QStringLiteral("/no/such/folder/a.json"))));
    expect_japanese(game.error(), "a.json");
}

TEST_F(BadFiles, CamerasAreSpokenOfInTheLanguageOfThePanel) {
    expect_japanese(error_of_camera(QStringLiteral("no-such-video.mp4")), "no-such-video.mp4");
    expect_japanese(error_of_camera(QStringLiteral("987")), "");
    expect_japanese(error_of_camera(file("text.mp4", "no video").toLocalFile()), "text.mp4");
    expect_japanese(error_of_camera(folder.path()), qPrintable(QFileInfo(folder.path()).fileName()));
}

TEST(PhotoEndings, AreAllThatTheReaderKnows) {
    const QStringList endings = PhotoModel::endings().split(QChar(u' '));
    for (const char* ending : {"*.jpg", "*.JPG", "*.heic", "*.HEIC", "*.avif", "*.webp", "*.tiff"})
        EXPECT_TRUE(endings.contains(QLatin1String(ending))) << ending;
    for (const QString& ending : endings)
        EXPECT_TRUE(is_picture_name(("photo" + ending.mid(1)).toStdString())) << ending.toStdString();
}

}  // namespace
}  // namespace railref::app
