#include <gtest/gtest.h>

#include "app/referee/evidence.h"
#include "calibration/renderer/dudu/hex_scene.h"
#include "calibration/renderer/picture_file.h"
#include "maps/dudu/load_hex_map.h"
#include "tests/app/program.h"

namespace railref::tests {
namespace {

TEST(ShareCommand, WritesEveryKindOfFile) {
    const Folder folder;
    const std::string game = folder.write("game.json", small_game().dump());
    const Outcome outcome =
        railref({"share", game, "--pdf", folder.path("a.pdf"), "--png", folder.path("a.png"), "--csv",
                 folder.path("a.csv"), "--json", folder.path("a.json"), "--evidence", folder.path("a.railref")});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "") << "nothing to complain about";
    EXPECT_TRUE(content(folder.path("a.pdf")).starts_with("%PDF-"));
    EXPECT_TRUE(content(folder.path("a.png")).starts_with("\x89PNG"));
    EXPECT_EQ(content(folder.path("a.json")), railref({"score", game, "--json"}).out);
    const std::string csv = content(folder.path("a.csv"));
    EXPECT_TRUE(csv.starts_with("\xEF\xBB\xBFrank,name,colour,routes,tickets,stations,longest_path,total")) << csv;
    EXPECT_NE(csv.find("Ada,red,"), std::string::npos) << csv;
}

TEST(ShareCommand, OnePageInEveryLanguage) {
    const Folder folder;
    const std::string game = folder.write("game.json", small_game().dump());
    for (const char* language : {"en", "zh_TW", "zh_CN", "ja"}) {
        EXPECT_EQ(railref({"share", game, "--pdf", folder.path("a.pdf"), "--language", language}).status, 0)
            << language;
        const std::string pdf = content(folder.path("a.pdf"));
        std::size_t pages = 0;
        for (std::size_t at = pdf.find("/Type /Page\n"); at != std::string::npos;
             at = pdf.find("/Type /Page\n", at + 1))
            ++pages;
        EXPECT_EQ(pages, 1U) << language;
    }
}

TEST(ShareCommand, LeavesNoFormulaInATable) {
    const Folder folder;
    maps::Json game = small_game();
    game["players"][0]["name"] = "=HYPERLINK(\"http://x\"),\"y\"";
    ASSERT_EQ(railref({"share", folder.write("game.json", game.dump()), "--csv", folder.path("a.csv")}).status, 0);
    EXPECT_NE(content(folder.path("a.csv")).find("\"'=HYPERLINK(\"\"http://x\"\"),\"\"y\"\"\""), std::string::npos)
        << content(folder.path("a.csv"));
}

TEST(ShareCommand, SharesTheOtherGameToo) {
    const std::string game = std::string(RAILREF_SOURCE_DIR) + "/app/sample/dudu.game.json";
    const Folder folder;
    const Outcome outcome = railref({"share", game, "--pdf", folder.path("a.pdf"), "--png", folder.path("a.png"),
                                     "--csv", folder.path("a.csv"), "--json", folder.path("a.json")});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_TRUE(content(folder.path("a.pdf")).starts_with("%PDF-"));
    EXPECT_TRUE(content(folder.path("a.png")).starts_with("\x89PNG"));
    EXPECT_EQ(content(folder.path("a.json")), railref({"score", game, "--json"}).out);
    const std::string csv = content(folder.path("a.csv"));
    for (const auto& player : railref({"score", game, "--json"}).json()["players"])
        EXPECT_NE(csv.find(player["name"].get<std::string>()), std::string::npos) << csv;
    EXPECT_EQ(folder.files(), 4U);
}

TEST(ShareCommand, EvidenceOfTheOtherGameWithItsPhoto) {
    const std::string sample = std::string(RAILREF_SOURCE_DIR) + "/app/sample/dudu.game.json";
    const Folder folder;
    ASSERT_EQ(railref({"share", sample, "--evidence", folder.path("a.railref")}).status, 0);
    EXPECT_EQ(railref({"score", folder.path("a.railref"), "--json"}).out, railref({"score", sample, "--json"}).out);
    const Outcome replayed = railref({"replay", folder.path("a.railref")});
    EXPECT_EQ(replayed.status, 0) << replayed.err;
    EXPECT_NE(replayed.out.find("entered by hand; no picture"), std::string::npos) << replayed.out;
    EXPECT_EQ(railref({"replay", folder.path("a.railref"), "--json"}).json()["agrees"], true);
    const std::string photo = folder.path("photo.png");
    const auto scene = renderer::dudu::random_hex_scene(*maps::dudu::built_in_hex_map("two-bays"), 1,
                                                        renderer::View::table, 5, {1600, 1200});
    ASSERT_TRUE(renderer::write_picture(render(scene).pixels, 95, photo));
    expect_one_line(railref({"share", sample, "--evidence", folder.path("b.railref"), "--photo", photo}), 2);
    const std::string reading = folder.write("reading.json", railref({"read", photo, "--json"}).out);
    const Outcome shared =
        railref({"share", sample, "--evidence", folder.path("b.railref"), "--photo", photo, "--reading", reading});
    EXPECT_EQ(shared.status, 0) << shared.err;
    EXPECT_EQ(railref({"replay", folder.path("b.railref"), "--picture", folder.path("b.jpg")}).status, 0);
    EXPECT_TRUE(content(folder.path("b.jpg")).starts_with("\xFF\xD8\xFF"));
    EXPECT_EQ(content(folder.path("b.railref")).find("photo.png"), std::string::npos);
}

TEST(ShareCommand, DoesNotWriteOverWhatItReads) {
    const Folder folder;
    const std::string game = folder.write("game.json", small_game().dump());
    const std::string before = content(game);
    const Outcome outcome = railref({"share", game, "--json", folder.path("./game.json")});
    expect_one_line(outcome, 2);
    EXPECT_NE(outcome.err.find("not written over"), std::string::npos) << outcome.err;
    EXPECT_EQ(content(game), before);
}

TEST(ShareCommand, KeepsThatNobodyOwnsWhatThePhotoSeemedToShow) {
    const Folder folder;
    maps::Json reading = small_reading();
    const std::string claimed = "berlin-wien-green";
    reading["routes"][claimed] = {{"owner", "red"}, {"confidence", 0.6}, {"also", {{"none", 0.4}}}};
    const std::string game = folder.write("game.json", small_game().dump());
    const Outcome shared = railref({"share", game, "--reading", folder.write("r.json", reading.dump()), "--json",
                                    folder.path("s.json"), "--evidence", folder.path("e.railref")});
    ASSERT_EQ(shared.status, 0) << shared.err;
    EXPECT_EQ(content(folder.path("s.json")), railref({"score", game, "--json"}).out);
    EXPECT_EQ(railref({"score", folder.path("e.railref"), "--json"}).out, railref({"score", game, "--json"}).out);
}

TEST(ShareCommand, WantsToKnowWhatToMake) {
    const Folder folder;
    expect_one_line(railref({"share", folder.write("game.json", small_game().dump())}), 2);
    expect_one_line(railref({"share", folder.path("none.json"), "--csv", folder.path("a.csv")}), 2);
    expect_one_line(railref({"share", folder.write("g.json", small_game().dump()), "--csv", "/no/such/folder/a.csv"}),
                    2);
}

TEST(ReplayCommand, CountsAgain) {
    const Folder folder;
    const std::string game = folder.write("game.json", small_game().dump());
    const std::string evidence = folder.path("a.railref");
    ASSERT_EQ(railref({"share", game, "--evidence", evidence}).status, 0);
    const Outcome outcome = railref({"replay", evidence});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_NE(outcome.out.find("Replayed: the same scores as in the file."), std::string::npos) << outcome.out;
    EXPECT_EQ(railref({"replay", evidence, "--json"}).json()["agrees"], true);
    EXPECT_EQ(railref({"score", evidence, "--json"}).out, railref({"score", game, "--json"}).out);
    EXPECT_EQ(railref({"check", evidence}).out, railref({"check", game}).out);
    expect_one_line(railref({"replay", evidence, "--picture", folder.path("p.jpg")}), 1);
}

TEST(ReplayCommand, RefusesOtherFiles) {
    const Folder folder;
    expect_one_line(railref({"replay", folder.write("game.json", small_game().dump())}), 2);
    expect_one_line(railref({"replay", folder.write("a.railref", "PK\x03\x04 nothing")}), 2);
    expect_one_line(railref({"replay", folder.path("none.railref")}), 2);
}

}  // namespace
}  // namespace railref::tests
