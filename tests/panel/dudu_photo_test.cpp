#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <opencv2/imgcodecs.hpp>

#include "app/panel/dudu/hex_photo.h"
#include "app/panel/panel.h"
#include "app/panel/photo_reader.h"
#include "app/referee/dudu/map_shelf.h"
#include "calibration/find_face.h"
#include "maps/dudu/hex_face.h"
#include "tests/dudu_vision/hex_test_set.h"

// Photos of 火車嘟嘟 at the panel, drawn by our own renderer.
namespace railref::app {
namespace {

using renderer::dudu::HexPicture;

QString saved(const QTemporaryDir& folder, const char* name, const cv::Mat& pixels) {
    const QString file = folder.filePath(QLatin1String(name));
    EXPECT_TRUE(cv::imwrite(file.toStdString(), pixels));
    return file;
}

TEST(DuduPhoto, IsReadAndItsHexesAreShown) {
    const auto& map = tests::hex_map("two-bays");
    const auto scene = renderer::dudu::random_hex_scene(map, 1, renderer::View::table, 4242, {1600, 1200});
    const HexPicture picture = render(scene);
    const auto truth = tests::hex_truth(renderer::dudu::truth_json(scene, picture, "photo"));
    const QTemporaryDir folder;
    Panel panel;
    panel.theme().set_motion(false);
    panel.table().newGame(QStringLiteral("dudu"), QStringLiteral("lake-ring"));
    panel.photo().read(QUrl::fromLocalFile(saved(folder, "photo.png", picture.pixels)));
    panel.photo().wait();
    ASSERT_EQ(panel.photo().state(), QStringLiteral("done")) << panel.photo().error().toStdString();
    EXPECT_EQ(panel.photo().kind(), QStringLiteral("dudu"));
    ASSERT_EQ(panel.dudu().board_id(), QStringLiteral("two-bays")) << "the map is recognised";
    const tests::HexScore score = tests::score_of(*panel.dudu().session()->reading(), truth);
    EXPECT_GE(score.right, score.hexes * 0.95) << score.right << " of " << score.hexes;
    EXPECT_FALSE(panel.photo().from_above().isNull());
    // The picture from above is the map's face: a hex is where the crop says.
    const maps::dudu::HexFace face(map);
    const auto at = face.on_face(maps::dudu::Hex{4, 4});
    EXPECT_TRUE(panel.models().hex_check.region(4, 4).contains(QPointF(at.x, at.y)));
}

TEST(DuduPhoto, IsKnownAtATableOfTheOtherGameWhichIsNotLost) {
    const auto scene =
        renderer::dudu::random_hex_scene(tests::hex_map("lake-ring"), 1, renderer::View::table, 77, {1600, 1200});
    const QTemporaryDir folder;
    Panel panel;
    panel.theme().set_motion(false);
    panel.table().newGame(QStringLiteral("tickets"), QStringLiteral("europe"));
    panel.game().answerRoute(3, 0);
    panel.photo().read(QUrl::fromLocalFile(saved(folder, "photo.png", render(scene).pixels)));
    panel.photo().wait();
    ASSERT_EQ(panel.photo().state(), QStringLiteral("done")) << panel.photo().error().toStdString();
    EXPECT_EQ(panel.table().kind(), QStringLiteral("dudu"));
    EXPECT_EQ(panel.dudu().board_id(), QStringLiteral("lake-ring"));
    EXPECT_TRUE(panel.dudu().has_reading());
    panel.table().choose(QStringLiteral("tickets"));
    EXPECT_EQ(panel.game().session()->map().id(), "europe");
    EXPECT_EQ(panel.game().session()->answers().routes.size(), 1U);
}

TEST(DuduPhoto, OfNothingSaysWhatIsWrong) {
    const QTemporaryDir folder;
    Panel panel;
    panel.theme().set_motion(false);
    panel.table().newGame(QStringLiteral("dudu"), QStringLiteral("narrows"));
    panel.photo().read(
        QUrl::fromLocalFile(saved(folder, "dark.png", cv::Mat(900, 1200, CV_8UC3, cv::Scalar(9, 9, 9)))));
    panel.photo().wait();
    EXPECT_EQ(panel.photo().state(), QStringLiteral("failed"));
    EXPECT_FALSE(panel.photo().advice().isEmpty());
}

TEST(DuduPhoto, AnOwnMapLearnsItsPrintFromItsPhoto) {
    auto draft = tests::hex_map("narrows").facts();
    draft.id = "ours";
    const auto map = maps::dudu::HexMap::from_draft(std::move(draft), "ours");
    ASSERT_TRUE(map.has_value());
    auto scene = renderer::dudu::empty_hex_scene(*map, 77, 78);
    const HexPicture empty = render(scene);
    std::vector<calibration::dudu::TappedHex> middles;
    for (const maps::dudu::Hex hex : {maps::dudu::Hex{0, 0}, {8, 0}, {3, 10}, {-5, 10}})
        middles.push_back({hex, renderer::mapped(empty.homography.matrix, maps::dudu::HexFace(*map).on_face(hex))});
    const QTemporaryDir folder;
    const std::filesystem::path kept = folder.path().toStdString();
    MapShelf shelf(kept);
    ASSERT_TRUE(shelf.keep(*map).has_value());
    const QImage photo(saved(folder, "empty.png", empty.pixels));
    const auto learned = learn_own_map(photo, *map, middles, kept);
    ASSERT_TRUE(learned.has_value()) << learned.error().message();
    EXPECT_TRUE(shelf.has_print("ours"));
    const vision::Photo again = tests::photo_of(empty.pixels);
    const auto outcome = photo_reader({}, kept)({&again, 1}, {});
    ASSERT_TRUE(std::holds_alternative<ReadPhoto>(outcome));
    EXPECT_EQ(std::get<vision::dudu::HexReading>(std::get<ReadPhoto>(outcome).reading).map, "ours");
    // Laid out otherwise, with an old print beside it.
    auto other = map->facts();
    other.resource_sites.pop_back();
    const auto old = kept / "old";
    std::filesystem::copy_file(shelf.print_file("ours"), old);
    ASSERT_TRUE(shelf.keep(*maps::dudu::HexMap::from_draft(std::move(other), "ours")).has_value());
    EXPECT_EQ(HexPrintings(kept).map("ours"), nullptr);
    std::filesystem::copy_file(old, shelf.print_file("ours"));
    EXPECT_EQ(HexPrintings(kept).map("ours"), nullptr);
    ASSERT_TRUE(shelf.keep(*map).has_value());
    std::filesystem::copy_file(old, shelf.print_file("ours"));
    EXPECT_NE(HexPrintings(kept).map("ours"), nullptr);
}

TEST(DuduPhoto, OfAMapThatIsGoneOrLaidOutOtherwiseIsRefused) {
    const auto& map = tests::hex_map("narrows");
    vision::dudu::HexReading reading;
    for (const auto& [hex, terrain] : map.hexes())
        if (map.building_on(hex) == nullptr) reading.hexes[hex] = {{}, true, 0.999, {}};
    Panel panel;
    panel.theme().set_motion(false);
    panel.table().newGame(QStringLiteral("dudu"), QStringLiteral("narrows"));
    const auto error_of = [&](const char* id) {
        reading.map = id;
        panel.photo().take({reading, QImage(40, 30, QImage::Format_RGB32)});
        EXPECT_EQ(panel.photo().state(), QStringLiteral("failed"));
        EXPECT_FALSE(panel.dudu().has_reading());
        EXPECT_EQ(panel.dudu().board_id(), QStringLiteral("narrows")) << "the game stays";
        return panel.photo().error();
    };
    EXPECT_EQ(error_of("gone"), QStringLiteral("The map in this photo is no longer kept."));
    EXPECT_FALSE(error_of("two-bays").isEmpty());
    reading.hexes.erase(reading.hexes.begin());
    EXPECT_EQ(error_of("narrows"), QStringLiteral("The map in this photo is laid out otherwise than the game’s."));
    EXPECT_TRUE(DuduSession::parse(panel.dudu().session()->json().dump(), "kept").has_value());
}

}  // namespace
}  // namespace railref::app
