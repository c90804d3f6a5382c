#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include "app/referee/dudu/dudu_reading_file.h"
#include "calibration/dudu/built_in_hex_profiles.h"
#include "scoring/dudu/board_position.h"
#include "tests/dudu_vision/hex_test_set.h"
#include "vision/dudu/read_hex_map.h"
#include "vision/read_game.h"

namespace railref::vision::dudu {
namespace {

using calibration::dudu::HexProfile;
using renderer::View;
using renderer::dudu::HexScene;

struct Taken {
    HexScene scene;
    Photo photo;
    tests::HexTruth truth;
};

Taken take(const maps::dudu::HexMap& map, std::uint64_t printing, View view, std::uint64_t seed, int width = 1600) {
    Taken taken{renderer::dudu::random_hex_scene(map, printing, view, seed, {width, width * 3 / 4}), {}, {}};
    const auto picture = render(taken.scene);
    taken.photo = tests::photo_of(picture.pixels);
    taken.truth = tests::hex_truth(renderer::dudu::truth_json(taken.scene, picture, "photo"));
    return taken;
}

HexReading read(const Photo& photo, const HexProfile& profile) {
    const HexProfile* profiles[] = {&profile};
    auto answer = read_hex_map({&photo, 1}, profiles, {});
    return std::get<HexReading>(std::move(answer));
}

// A map, printings and seeds that training left out (vision/training/README.md); the benchmark reads many more.
TEST(ReadHexMap, HeldBackRendersAreReadAndDoubtsAreAsked) {
    tests::HexScore score;
    const auto& narrows = tests::hex_map("narrows");
    for (const std::uint64_t printing : {3001U, 3004U}) {  // the second of a family that was left out
        const HexProfile profile = tests::rendered_profile(narrows, printing);
        for (const View view : {View::straight, View::table, View::oblique}) {
            const Taken taken = take(narrows, printing, view, 3000000 + printing);
            score += tests::score_of(read(taken.photo, profile), taken.truth);
        }
    }
    RecordProperty("hexes", score.hexes);
    RecordProperty("right", score.right);
    RecordProperty("silent", score.silent);
    RecordProperty("questions", score.questions);
    EXPECT_GE(score.right, score.hexes * 0.995) << score.right << " of " << score.hexes;
    EXPECT_EQ(score.silent, 0);
    EXPECT_LE(score.questions, score.found * 3);
}

TEST(ReadHexMap, AnEmptyMapIsReadAsEmpty) {
    const auto& map = tests::hex_map("lake-ring");
    const auto scene = renderer::dudu::empty_hex_scene(map, 1, 77);
    const HexProfile* profile = calibration::dudu::built_in_hex_profiles()[1];
    ASSERT_EQ(profile->board, "lake-ring");
    const HexReading reading = read(tests::photo_of(render(scene).pixels), *profile);
    EXPECT_TRUE(reading.questions.empty());
    for (const auto& [hex, sighting] : reading.hexes) EXPECT_EQ(sighting.contents, HexContents{}) << text(hex);
}

TEST(ReadGame, KnowsWhichMapLiesThereAmongBoardsOfBothGames) {
    for (const HexProfile* profile : calibration::dudu::built_in_hex_profiles()) {
        const Taken taken = take(profile->map, 1, View::table, 31, 1200);
        const auto answer = read_game(
            {&taken.photo, 1}, {calibration::built_in_profiles(), calibration::dudu::built_in_hex_profiles()}, {});
        const auto* game = std::get_if<GameReading>(&answer);
        ASSERT_NE(game, nullptr) << profile->board;
        const auto* reading = std::get_if<HexReading>(game);
        ASSERT_NE(reading, nullptr) << profile->board;
        EXPECT_EQ(reading->map, profile->board);
        EXPECT_GT(reading->timing.total_ms, 0);
    }
}

TEST(ReadHexMap, APhotoWithoutColoursSaysNothingBesideOneThatHasThem) {
    const HexProfile* profile = calibration::dudu::built_in_hex_profiles()[0];
    const Photo photo = take(profile->map, 1, View::table, 32, 1200).photo;
    Photo gray = photo;
    cv::cvtColor(photo.pixels, gray.pixels, cv::COLOR_BGR2GRAY);
    cv::cvtColor(gray.pixels, gray.pixels, cv::COLOR_GRAY2BGR);
    gray.file = "gray.png";
    const Photo photos[] = {gray, photo};
    const HexReading together = std::get<HexReading>(read_hex_map(photos, {&profile, 1}, {}));
    ASSERT_EQ(together.left_out.size(), 1U);
    EXPECT_EQ(together.left_out[0].file, "gray.png");
    const HexReading alone = read(photo, *profile);
    ASSERT_EQ(together.hexes.size(), alone.hexes.size());
    for (const auto& [hex, sighting] : alone.hexes) EXPECT_EQ(together.hexes.at(hex).contents, sighting.contents);
    EXPECT_TRUE(std::holds_alternative<Unreadable>(read_hex_map({&gray, 1}, {&profile, 1}, {})));
}

TEST(ReadGame, WhereNoBoardIsItSaysSo) {
    const Photo photo = tests::photo_of(cv::Mat(600, 800, CV_8UC3, cv::Scalar(90, 120, 140)));
    const auto answer = read_game({&photo, 1}, {{}, calibration::dudu::built_in_hex_profiles()}, {});
    EXPECT_TRUE(std::holds_alternative<Unreadable>(answer));
}

TEST(DuduReadingFile, ReadsWhatItWrote) {
    const auto& map = tests::hex_map("narrows");
    HexReading reading;
    reading.map = "narrows";
    reading.images.push_back({"a.jpg", 4000, 3000, {{1, 2, 3, 4, 5, 6, 7, 8, 1}, 300, 0.5, 1}});
    for (const auto& [hex, terrain] : map.hexes())
        if (map.building_on(hex) == nullptr) reading.hexes[hex] = {{}, true, 0.99, {}};
    const HexContents train{{*TrackPiece::between(Side::east, Side::west)}, TrainSeen{"red", Side::west}, {}};
    const HexContents factory{{}, {}, Side::north_west};
    reading.hexes[{1, 5}] = {train, true, 0.75, {{factory, 0.2}}};
    reading.hexes[{2, 5}].seen = false;
    reading.questions.push_back({{1, 5}, {train, factory}, "under the train"});
    const std::string text = app::dudu_reading_json(reading, map).dump();
    const auto again = app::parse_dudu_reading(text, "r.json");
    ASSERT_TRUE(again) << again.error().message();
    EXPECT_EQ(again->map, map);
    EXPECT_EQ(app::dudu_reading_json(again->reading, again->map).dump(), text);
    EXPECT_EQ(again->reading.hexes.at({1, 5}).contents, train);
    EXPECT_EQ(again->reading.hexes.at({1, 5}).also[0].first, factory);
    EXPECT_FALSE(again->reading.hexes.at({2, 5}).seen);
    EXPECT_EQ(again->reading.questions[0].options, (std::vector{train, factory}));
}

TEST(DuduReadingFile, RefusesWhatCannotBeWithItsPlace) {
    const auto& map = tests::hex_map("narrows");
    HexReading reading;
    reading.map = "narrows";
    for (const auto& [hex, terrain] : map.hexes())
        if (map.building_on(hex) == nullptr) reading.hexes[hex] = {{}, true, 0.99, {}};
    const maps::Json good = app::dudu_reading_json(reading, map);
    const auto error = [&](auto spoil) {
        maps::Json bad = good;
        spoil(bad);
        const auto parsed = app::parse_dudu_reading(bad.dump(), "r.json");
        return parsed ? std::string() : parsed.error().message();
    };
    EXPECT_EQ(error([](auto&) {}), "");
    EXPECT_NE(error([](auto& j) { j["format"] = "railref-reading/1"; }), "");
    EXPECT_NE(error([](auto& j) { j["hexes"][0]["tracks"] = {{0, 1}}; }).find("/hexes/0/tracks/0"), std::string::npos);
    EXPECT_NE(error([](auto& j) { j["hexes"][0]["confidence"] = 1.5; }).find("/hexes/0/confidence"), std::string::npos);
    EXPECT_NE(error([](auto& j) { j["hexes"][1]["hex"] = j["hexes"][0]["hex"]; }).find("every hex once"),
              std::string::npos);
    EXPECT_NE(error([](auto& j) { j["hexes"].erase(3); }).find("is missing"), std::string::npos);
    EXPECT_NE(error([](auto& j) { j["map"]["rows"][0]["terrain"] = "?"; }).find("/map/rows"), std::string::npos);
}

}  // namespace
}  // namespace railref::vision::dudu
