#include "app/referee/game_shelf.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "maps/load_map.h"
#include "tests/temporary_folder.h"

namespace railref::app {
namespace {

namespace fs = std::filesystem;

class Shelf : public ::testing::Test {
protected:
    /// A game of `name` in a place of its own.
    static GameId keep(GameShelf& shelf, const std::string& name) {
        const auto place = shelf.make_place();
        EXPECT_TRUE(place.has_value());
        GameSession session(*maps::built_in_board("nordic"));
        session.add_player(maps::PlayerColour::purple, name);
        EXPECT_TRUE(session.save(shelf.game_file(*place)).has_value());
        return *place;
    }

    tests::TemporaryFolder temporary_;
    const fs::path& folder_ = temporary_.path();
};

TEST_F(Shelf, MakesNothingBeforeSomethingIsKept) {
    GameShelf shelf(folder_ / "railref");
    EXPECT_TRUE(shelf.games().empty());
    EXPECT_FALSE(shelf.on_table().has_value());
    EXPECT_TRUE(shelf.names().empty());
    EXPECT_FALSE(fs::exists(folder_ / "railref"));
}

TEST_F(Shelf, KeepsGamesOfOneSecondApart) {
    GameShelf shelf(folder_);
    for (int i = 0; i < 12; ++i) keep(shelf, std::to_string(i));
    ASSERT_EQ(shelf.games().size(), 12U);
    std::set<std::string> names;
    for (const GameId& id : shelf.games()) names.insert(entered_names(*shelf.load(id)).front());
    EXPECT_EQ(names.size(), 12U);
}

TEST_F(Shelf, PutsBackWhatWasRemoved) {
    GameShelf shelf(folder_);
    const GameId first = keep(shelf, "Ada");
    keep(shelf, "Bob");
    ASSERT_TRUE(shelf.remove(first).has_value());
    EXPECT_EQ(shelf.games().size(), 1U);
    ASSERT_TRUE(shelf.put_back(first).has_value());
    EXPECT_EQ(shelf.games().size(), 2U);
    EXPECT_EQ(entered_names(*shelf.load(first)).front(), "Ada");
    EXPECT_FALSE(shelf.put_back(first).has_value());
}

TEST_F(Shelf, NamesTheGameOnTheTable) {
    GameShelf shelf(folder_);
    const GameId id = keep(shelf, "Ada");
    ASSERT_TRUE(shelf.put_on_table({id, 3}).has_value());
    EXPECT_EQ(shelf.on_table(), (OnTable{id, 3}));
    ASSERT_TRUE(shelf.remove(id).has_value());
    EXPECT_FALSE(shelf.on_table().has_value()) << "a game that is gone is not offered";
}

TEST_F(Shelf, TakesABrokenFileOfItsOwnForNone) {
    GameShelf shelf(folder_);
    for (const char* text : {"", "{", "[]", R"({"format": "railref-shelf/2"})", R"({"format": "railref-shelf/1"})",
                             R"({"format": "railref-shelf/1", "game": "../../etc/passwd", "step": 1})"}) {
        std::ofstream(folder_ / "on-table.json") << text;
        EXPECT_FALSE(shelf.on_table().has_value()) << text;
    }
}

TEST_F(Shelf, BelongsToOneProgramAtATime) {
    GameShelf first(folder_);
    EXPECT_TRUE(first.take_charge());
    const GameId id = keep(first, "Ada");
    std::ofstream(first.game_file(id).parent_path() / "game.json.77.part") << "half";
    GameShelf second(folder_);
    EXPECT_FALSE(second.take_charge());
    EXPECT_TRUE(fs::exists(first.game_file(id).parent_path() / "game.json.77.part")) << "another program's is let be";
}

TEST_F(Shelf, ClearsWhatAKilledProgramLeft) {
    GameShelf shelf(folder_);
    const GameId id = keep(shelf, "Ada");
    std::ofstream(shelf.game_file(id).parent_path() / "game.json.77.part") << "half";
    ASSERT_TRUE(shelf.take_charge());
    EXPECT_FALSE(fs::exists(shelf.game_file(id).parent_path() / "game.json.77.part"));
    EXPECT_TRUE(shelf.load(id).has_value());
}

TEST_F(Shelf, RemembersNamesLatestFirst) {
    GameShelf shelf(folder_);
    using Names = std::vector<std::string>;
    ASSERT_TRUE(shelf.remember_names(Names{"Ada", "Bob", ""}).has_value());
    ASSERT_TRUE(shelf.remember_names(Names{"Cem", "Ada"}).has_value());
    EXPECT_EQ(shelf.names(), (std::vector<std::string>{"Cem", "Ada", "Bob"}));
}

TEST(GameIds, AreDigitsAndDashes) {
    EXPECT_TRUE(GameId::parse("20261121-224503").has_value());
    EXPECT_EQ(GameId::parse("20261121-224503-2")->begun(), "2026-11-21 22:45");
    for (const char* bad : {"", "..", "20261121", "../20261121-224503", "20261121-22450x", "20261121/224503"})
        EXPECT_FALSE(GameId::parse(bad).has_value()) << bad;
}

}  // namespace
}  // namespace railref::app
