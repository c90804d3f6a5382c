#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "maps/dudu/load_hex_map.h"
#include "vision/dudu/fuse_hexes.h"

namespace railref::vision::dudu {
namespace {

using maps::dudu::all_sides;
using maps::dudu::HexMap;

const HexMap& two_bays() { return *maps::dudu::built_in_hex_map("two-bays"); }

/// Nothing anywhere, for sure.
class Evidence {
public:
    Evidence() {
        for (const auto& [hex, terrain] : two_bays().hexes()) {
            if (two_bays().building_on(hex) != nullptr) continue;
            HexEvidence e{{hex, 1, 0}, {}};
            e.answer.piece.fill(-9);
            e.answer.facing.fill(-12);
            e.answer.factory.fill(-12);
            all_.push_back(e);
        }
    }
    HexEvidence& at(Hex hex) {
        const auto found = std::ranges::find_if(all_, [&](const HexEvidence& e) { return e.view.hex == hex; });
        if (found == all_.end()) throw std::out_of_range("no hex to draw on");
        return *found;
    }
    void piece(Hex hex, int a, int b, double odds) { at(hex).answer.piece[piece_index(track(a, b))] = odds; }
    static TrackPiece track(int a, int b) {
        return *TrackPiece::between(all_sides[static_cast<std::size_t>(a)], all_sides[static_cast<std::size_t>(b)]);
    }
    [[nodiscard]] HexDecisions decide() const { return decide_hexes(two_bays(), all_); }
    [[nodiscard]] const std::vector<HexEvidence>& all() const { return all_; }

private:
    std::vector<HexEvidence> all_;
};

bool asked(const HexDecisions& decisions, Hex hex) {
    return std::ranges::any_of(decisions.questions, [&](const HexQuestion& q) { return q.hex == hex; });
}

double probability_of(const HexContents& contents, const HexSighting& sighting) {
    if (sighting.contents == contents) return sighting.confidence;
    for (const auto& [other, probability] : sighting.also)
        if (other == contents) return probability;
    return 0;
}

TEST(DecideHexes, AnEmptyMapIsEmptyAndNothingIsAsked) {
    const HexDecisions decisions = Evidence().decide();
    EXPECT_EQ(decisions.hexes.size(), two_bays().hexes().size() - 10);
    EXPECT_TRUE(decisions.questions.empty());
    for (const auto& [hex, sighting] : decisions.hexes) {
        EXPECT_EQ(sighting.contents, HexContents{});
        EXPECT_GT(sighting.confidence, 0.98);
    }
}

TEST(DecideHexes, ALineThatGoesOnMakesAFaintPieceLikelier) {
    Evidence alone;
    alone.piece({2, 5}, 0, 3, 0.5);
    Evidence line = alone;
    line.piece({1, 5}, 0, 3, 9);
    line.piece({3, 5}, 0, 3, 9);
    const HexContents drawn{{Evidence::track(0, 3)}, {}, {}};
    const HexSighting by_itself = alone.decide().hexes.at({2, 5});
    const HexSighting joined = line.decide().hexes.at({2, 5});
    EXPECT_EQ(joined.contents, drawn);
    EXPECT_GT(joined.confidence, probability_of(drawn, by_itself) + 0.2);
    EXPECT_TRUE(asked(alone.decide(), {2, 5}));
}

TEST(DecideHexes, ADoubtfulPieceIsAskedAboutWithBothAnswers) {
    Evidence evidence;
    evidence.piece({3, 5}, 1, 5, 0);
    const HexDecisions decisions = evidence.decide();
    ASSERT_EQ(decisions.questions.size(), 1U);
    EXPECT_EQ(decisions.questions[0].hex, (Hex{3, 5}));
    const auto& options = decisions.questions[0].options;
    const HexContents with{{Evidence::track(1, 5)}, {}, {}};
    EXPECT_EQ(std::ranges::count(options, with), 1);
    EXPECT_EQ(std::ranges::count(options, HexContents{}), 1);
    EXPECT_EQ(options.front(), decisions.hexes.at({3, 5}).contents);
}

TEST(DecideHexes, ATrainFacesAlongTrack) {
    Evidence evidence;
    evidence.piece({3, 5}, 0, 3, 9);
    auto& answer = evidence.at({3, 5}).answer;
    answer.colour = {9, 0, 0, 0};
    answer.facing[0] = 9;
    answer.facing[1] = 10;  // looks a little likelier, but no track leads there
    const auto train = evidence.decide().hexes.at({3, 5}).contents.train;
    ASSERT_TRUE(train);
    EXPECT_EQ(*train, (TrainSeen{"red", all_sides[0]}));
}

TEST(DecideHexes, AColourHasOneTrain) {
    Evidence evidence;
    for (const Hex hex : {Hex{1, 5}, Hex{4, 6}}) {
        evidence.piece(hex, 0, 3, 9);
        auto& answer = evidence.at(hex).answer;
        answer.facing[0] = hex == Hex{1, 5} ? 12 : 9;
        answer.colour = {9, 0, 0, 0};
    }
    evidence.at({4, 6}).answer.colour = {9, 8, 0, 0};
    const HexDecisions decisions = evidence.decide();
    EXPECT_EQ(decisions.hexes.at({1, 5}).contents.train->colour, "red");
    EXPECT_EQ(decisions.hexes.at({4, 6}).contents.train->colour, "blue");
}

TEST(DecideHexes, AFactoryStandsWhereNoTrackIs) {
    Evidence evidence;
    evidence.at({3, 5}).answer.factory[2] = 8;
    evidence.piece({3, 5}, 1, 4, 1);  // its sign, taken for a stroke
    const HexSighting sighting = evidence.decide().hexes.at({3, 5});
    EXPECT_EQ(sighting.contents, (HexContents{{}, {}, all_sides[2]}));
}

TEST(DecideHexes, WhatIsOutsideThePhotoIsNotSeenAndNotAsked) {
    Evidence evidence;
    evidence.at({3, 5}).view.seen = 0.2;
    const HexDecisions decisions = evidence.decide();
    EXPECT_FALSE(decisions.hexes.at({3, 5}).seen);
    EXPECT_EQ(decisions.hexes.at({3, 5}).confidence, 0);
    EXPECT_FALSE(asked(decisions, {3, 5}));
}

TEST(FuseHexes, AClearPictureOutweighsOneWithGlare) {
    Evidence clear;
    clear.piece({3, 5}, 0, 3, 8);
    Evidence glaring;
    glaring.at({3, 5}).view.burnt = 0.6;
    glaring.piece({3, 5}, 0, 3, -3);
    for (const bool swapped : {false, true}) {
        std::vector<std::vector<HexEvidence>> pictures{clear.all(), glaring.all()};
        if (swapped) std::ranges::reverse(pictures);
        const auto sighting = decide_hexes(two_bays(), fuse(pictures)).hexes.at({3, 5});
        EXPECT_EQ(sighting.contents.tracks, std::set{Evidence::track(0, 3)});
    }
    const std::vector<std::vector<HexEvidence>> one{clear.all()};
    const double alone = fuse(one)[0].answer.piece[0];
    EXPECT_DOUBLE_EQ(alone, clear.all()[0].answer.piece[0]);
}

/// A picture that is sure of a piece across that hex, and burnt out there so far.
Evidence sure_of_a_piece(double burnt) {
    Evidence evidence;
    evidence.piece({3, 5}, 0, 3, 9);
    evidence.at({3, 5}).view.burnt = burnt;
    return evidence;
}

TEST(DecideTogether, PhotosThatContradictEachOtherAreAskedAboutWithBothAnswers) {
    std::vector<std::vector<HexEvidence>> pictures{sure_of_a_piece(0).all(), Evidence().all(), Evidence().all()};
    const HexContents with{{Evidence::track(0, 3)}, {}, {}};
    for (int turn = 0; turn < 3; ++turn) {
        const HexDecisions decisions = decide_together(two_bays(), pictures);
        ASSERT_EQ(decisions.questions.size(), 1U);
        const HexQuestion& question = decisions.questions.front();
        EXPECT_EQ(question.hex, (Hex{3, 5}));
        EXPECT_EQ(question.why, "photos disagree");
        EXPECT_EQ(question.options, (std::vector{HexContents{}, with}));
        EXPECT_LE(decisions.hexes.at({3, 5}).confidence, 0.5);
        std::ranges::rotate(pictures, pictures.begin() + 1);
    }
}

TEST(DecideTogether, WhatAPhotoHardlyShowsItDoesNotContradict) {
    const std::vector<std::vector<HexEvidence>> pictures{sure_of_a_piece(0).all(), [] {
                                                             Evidence glaring;
                                                             glaring.at({3, 5}).view.burnt = 0.6;
                                                             return glaring.all();
                                                         }()};
    const HexDecisions decisions = decide_together(two_bays(), pictures);
    EXPECT_EQ(decisions.hexes.at({3, 5}).contents.tracks, std::set{Evidence::track(0, 3)});
    EXPECT_FALSE(asked(decisions, {3, 5}));
}

TEST(DecideTogether, PhotosOfOneMindAreDecidedAsTheyAreFused) {
    const std::vector<std::vector<HexEvidence>> pictures{sure_of_a_piece(0).all(), sure_of_a_piece(0.1).all()};
    const HexDecisions together = decide_together(two_bays(), pictures);
    const HexDecisions fused = decide_hexes(two_bays(), fuse(pictures));
    EXPECT_TRUE(together.questions.empty());
    for (const auto& [hex, sighting] : fused.hexes) {
        EXPECT_EQ(together.hexes.at(hex).contents, sighting.contents);
        EXPECT_EQ(together.hexes.at(hex).confidence, sighting.confidence);
    }
}

}  // namespace
}  // namespace railref::vision::dudu
