#include <gtest/gtest.h>

#include "app/referee/evidence.h"
#include "maps/dudu/load_hex_map.h"
#include "tests/evidence/tamper.h"

// Evidence files of 火車嘟嘟.
namespace railref::app {
namespace {

using maps::Json;
using maps::dudu::Hex;
using maps::dudu::Side;
using maps::dudu::TrackPiece;
using tests::a_picture;
using tests::everything;
using tests::evidence_of;
using tests::replayed;
using tests::tampered;

/// Hexes of two-bays that are land without a building or a start track.
constexpr Hex field{3, 4};
constexpr Hex meadow{4, 4};

HexContents track(Side a, Side b) { return {{*TrackPiece::between(a, b)}, {}, {}}; }

/// A photo was read and one hex corrected; two play.
DuduSession a_dudu_game() {
    const maps::dudu::HexMap& map = *maps::dudu::built_in_hex_map("two-bays");
    HexReading reading;
    reading.map = map.id();
    vision::ReadImage image;
    image.file = "/home/ada/holidays/IMG_77.jpg";
    image.width = 4032;
    image.height = 3024;
    image.registration.homography = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    reading.images.push_back(image);
    for (const auto& [hex, terrain] : map.hexes())
        if (map.building_on(hex) == nullptr) reading.hexes[hex] = {{}, true, 0.999, {}};
    reading.hexes[field] = {track(Side::west, Side::east), true, 0.999, {}};
    DuduSession session(map);
    session.set_reading(std::move(reading));
    session.answer(meadow, track(Side::west, Side::east));
    session.set_points("green", 27);
    session.set_goods("green", "paper", 2);
    session.add_order("green", {"yellow", {"paper"}});
    session.set_completed("pink", "yellow", 2);
    return session;
}

TEST(DuduEvidence, ReplaysToTheSameScores) {
    const DuduSession session = a_dudu_game();
    const std::string bytes = evidence_of(session);
    EXPECT_EQ(replayed(bytes), std::vector<std::string>{});
    const Evidence evidence = unpack_evidence(bytes, "x").value();
    const auto& again = std::get<DuduSession>(evidence.session);
    EXPECT_EQ(again.board_draft(), session.board_draft());
    EXPECT_EQ(again.answers(), session.answers());
    EXPECT_EQ(again.final_draft(), session.final_draft());
    EXPECT_EQ(evidence.picture, a_picture.jpeg);
    EXPECT_EQ(evidence_of(again),
              evidence_of(std::get<DuduSession>(unpack_evidence(evidence_of(again), "x")->session)));
}

TEST(DuduEvidence, SaysNothingOfThePhotoBesideTheMap) {
    const auto files = unpack(evidence_of(a_dudu_game()), everything, "x").value();
    for (const auto& [name, content] : files) EXPECT_EQ(content.find("IMG_77"), std::string::npos) << name;
    const Json images = Json::parse(files.at("game.json"))["session"]["reading"]["images"];
    ASSERT_EQ(images.size(), 1U);
    EXPECT_EQ(images[0]["file"], "board.jpg");
    EXPECT_EQ(images[0]["width"], 2400);
}

TEST(DuduEvidence, TellsWhatWasChanged) {
    const std::string bytes = evidence_of(a_dudu_game());
    const auto total =
        replayed(tampered(bytes, "scoresheet.json", [](Json& sheet) { sheet["players"][0]["total"] = 99; }));
    ASSERT_EQ(total.size(), 1U);
    EXPECT_NE(total[0].find("green's total: the file says 99, counted again "), std::string::npos) << total[0];
    EXPECT_EQ(replayed(tampered(bytes, "scoresheet.json", [](Json& sheet) { sheet["winners"] = {"pink"}; })).size(),
              1U);
    EXPECT_FALSE(replayed(tampered(bytes, "scoresheet.json", [](Json& sheet) { sheet["players"] = 7; })).empty());
    const auto drawn = replayed(tampered(bytes, "game.json", [](Json& game) { game["tracks"].erase(0); }));
    ASSERT_EQ(drawn.size(), 1U);
    EXPECT_NE(drawn[0].find("but neither the reading nor an answer does"), std::string::npos) << drawn[0];
    const auto facts =
        replayed(tampered(bytes, "evidence.json", [](Json& head) { head["rules"]["facts"] = "fnv1a-0"; }));
    ASSERT_EQ(facts.size(), 1U);
    EXPECT_NE(facts[0].find("facts or rules"), std::string::npos);
}

TEST(DuduEvidence, RefusesAGameThatNobodyPlaysAndAnotherGamesScores) {
    const maps::dudu::HexMap& map = *maps::dudu::built_in_hex_map("narrows");
    const auto unplayed = pack_evidence(DuduSession(map), {});
    ASSERT_FALSE(unplayed.has_value());
    EXPECT_EQ(unplayed.error().message(), map.name() + ": /players: expected 1 to 4 players, found 0");
    const auto other = unpack_evidence(tampered(evidence_of(a_dudu_game()), "scoresheet.json",
                                                [](Json& sheet) { sheet["format"] = "railref-scoresheet/1"; }),
                                       "x.railref");
    ASSERT_FALSE(other.has_value());
    EXPECT_NE(other.error().message().find("railref-dudu-scoresheet/1"), std::string::npos) << other.error().message();
}

}  // namespace
}  // namespace railref::app
