// The final scoring of 火車嘟嘟 on the examples of the rulebook and of the file format, and rule by rule.
#include "scoring/dudu/final_score.h"

#include <gtest/gtest.h>

namespace railref::scoring::dudu {
namespace {

Player player(const Colour& colour) {
    Player player;
    player.colour = colour;
    return player;
}

Scoresheet scored(FinalDraft draft) {
    if (draft.good_values.empty()) draft.good_values = {{"wood", 1}, {"stone", 1}, {"brick", 3}, {"paper", 3}};
    const auto position = FinalPosition::from_draft(std::move(draft), "test");
    EXPECT_TRUE(position.has_value()) << position.error().message();
    return position ? score(*position) : Scoresheet{};
}

PlayerScore scored_alone(const Player& player) { return scored({{}, {player}}).players.at(0); }

/// The worked example of the file format: "railref-dudu-game/1".
TEST(DuduFinalScore, WorkedExampleMakes40) {
    Player ada = player("green");
    ada.points = 27;
    ada.penalties = 2;
    ada.goods = {{"wood", 1}, {"paper", 2}};
    ada.orders_in_hand = {{"yellow", {"paper", "wood"}}};
    ada.completed_orders = {"yellow", "yellow", "red"};
    ada.technologies = {{TechnologyKind::per_two_orders, ""}, {TechnologyKind::order_scoring, "yellow"}};
    const PlayerScore score = scored_alone(ada);
    EXPECT_EQ(score.points, 27);
    EXPECT_EQ(score.order_points, 4);
    EXPECT_EQ(score.goods_points, 1);
    EXPECT_EQ(score.influence_points, 8);
    EXPECT_EQ(score.penalty_points, -6);
    EXPECT_EQ(score.technology_points, 6);
    EXPECT_EQ(score.total, 40);
    EXPECT_EQ(score.rank, 1);
    ASSERT_EQ(score.sales.size(), 1U);
    EXPECT_EQ(score.sales[0], (OrderSale{0, {"paper", "wood"}, true, 4}));
    EXPECT_EQ(score.goods_left, (std::map<Good, int>{{"paper", 1}}));
}

/// Rulebook, 贩售: goods worth 1 + 3 + 1 + 3 make 8 points; here as a final sale over three orders of one city.
TEST(DuduFinalScore, RulebooksSaleMakes8) {
    Player green = player("green");
    green.goods = {{"wood", 1}, {"stone", 1}, {"brick", 1}, {"paper", 1}};
    green.orders_in_hand = {{"green", {"wood", "paper"}}, {"green", {"brick", "wood"}}, {"green", {"stone", "stone"}}};
    const PlayerScore score = scored_alone(green);
    EXPECT_EQ(score.order_points, 1 + 3 + 1 + 3);
    EXPECT_EQ(score.influence_points, 2);  // one order is complete, two are filled in part and discarded
}

/// Rulebook, 订单计分: "如果有5张黄色城市的订单卡,总共分数为3+3+1=7分".
TEST(DuduFinalScore, FiveYellowOrdersMake7) {
    EXPECT_EQ(technology_points({{TechnologyKind::order_scoring, "yellow"}}, {{"yellow", 5}}), 3 + 3 + 1);
    EXPECT_EQ(technology_points({{TechnologyKind::order_scoring, "yellow"}}, {{"red", 5}}), 0);
    EXPECT_EQ(technology_points({{TechnologyKind::order_scoring, "yellow"}}, {{"yellow", 4}}), 6);
    EXPECT_EQ(technology_points({{TechnologyKind::order_scoring, "yellow"}}, {{"yellow", 1}}), 1);
}

TEST(DuduFinalScore, OnePointForEveryTwoOrdersOfAnyCity) {
    const std::vector<Technology> one{{TechnologyKind::per_two_orders, ""}};
    EXPECT_EQ(technology_points(one, {{"yellow", 2}, {"red", 3}}), 2);
    EXPECT_EQ(technology_points(one, {{"yellow", 1}}), 0);
    const std::vector<Technology> two{{TechnologyKind::per_two_orders, ""}, {TechnologyKind::per_two_orders, ""}};
    EXPECT_EQ(technology_points(two, {{"yellow", 2}, {"red", 3}}), 4);
}

TEST(DuduFinalScore, LeftOverGoodsMakeAPointForEachFull3) {
    Player green = player("green");
    green.goods = {{"wood", 2}, {"paper", 2}};
    EXPECT_EQ(scored_alone(green).goods_points, 2);  // 1 + 1 + 3 + 3 = 8
    green.goods["wood"] = 3;
    EXPECT_EQ(scored_alone(green).goods_points, 3);
}

TEST(DuduFinalScore, SellPlusOneCountsInTheFinalSaleAndAddsUp) {
    Player green = player("green");
    green.goods = {{"wood", 2}};
    green.orders_in_hand = {{"red", {"wood", "wood", "wood"}}, {"blue", {"wood", "wood", "wood"}}};
    EXPECT_EQ(scored_alone(green).order_points, 2);
    green.technologies = {{TechnologyKind::sell_plus_one, "blue"}};
    EXPECT_EQ(scored_alone(green).order_points, 4);
    EXPECT_EQ(scored_alone(green).sales.at(0).order, 1U);
    green.technologies.push_back({TechnologyKind::sell_plus_one, "blue"});
    EXPECT_EQ(scored_alone(green).order_points, 6);
}

TEST(DuduFinalScore, WhoLeadsOrTiesHas2ACardTheOthers1) {
    Player green = player("green");
    Player black = player("black");
    Player white = player("white");
    green.completed_orders = {"yellow", "yellow", "red"};
    black.completed_orders = {"yellow", "yellow"};
    white.completed_orders = {"yellow", "red", "red"};
    const Scoresheet sheet = scored({{}, {green, black, white}});
    EXPECT_EQ(sheet.players[0].influence_points, 2 * 2 + 1);
    EXPECT_EQ(sheet.players[1].influence_points, 2 * 2);
    EXPECT_EQ(sheet.players[2].influence_points, 1 + 2 * 2);
    EXPECT_EQ(sheet.players[0].influence, (std::vector<Influence>{{"red", 1, 2, 1}, {"yellow", 2, 2, 4}}));
}

/// Rulebook: an order completed in the final sale counts for the influence that is settled after it.
TEST(DuduFinalScore, InfluenceIsCountedAfterAllSales) {
    Player green = player("green");
    green.completed_orders = {"yellow"};
    Player black = player("black");
    black.completed_orders = {"yellow"};
    black.goods = {{"wood", 1}};
    black.orders_in_hand = {{"yellow", {"wood"}}};
    const Scoresheet sheet = scored({{}, {green, black}});
    EXPECT_EQ(sheet.players[0].influence_points, 1);
    EXPECT_EQ(sheet.players[1].influence_points, 4);
}

/// One paper, two orders that ask for it: the lead in red is worth more than a second card of blue.
TEST(DuduFinalScore, ChoosesTheOrderByTheWholeTotal) {
    Player green = player("green");
    green.goods = {{"paper", 1}};
    green.orders_in_hand = {{"blue", {"paper"}}, {"red", {"paper"}}};
    green.completed_orders = {"red", "red"};
    Player black = player("black");
    black.completed_orders = {"red", "red", "red", "blue", "blue"};
    const Scoresheet sheet = scored({{}, {green, black}});
    EXPECT_EQ(sheet.players[0].sales.at(0).order, 1U);
    EXPECT_EQ(sheet.players[0].influence_points, 6);
    EXPECT_EQ(
        sheet.players[0].why,
        "Completing order 2 (red) makes 9 points with influence, goods left and technologies; of the 2 choices of "
        "orders to complete the next best, order 1 (blue), makes 6.");
}

TEST(DuduFinalScore, WhatThePlayerSaysStands) {
    Player green = player("green");
    green.goods = {{"paper", 1}, {"wood", 1}};
    green.orders_in_hand = {{"blue", {"paper"}}, {"red", {"paper", "wood"}}};
    green.sales = std::vector<Sale>{{1, {"paper"}}};
    const PlayerScore score = scored_alone(green);
    EXPECT_EQ(score.order_points, 3);
    EXPECT_EQ(score.influence_points, 0);
    EXPECT_FALSE(score.sales.at(0).completed);
    EXPECT_EQ(score.goods_left, (std::map<Good, int>{{"wood", 1}}));
    green.sales = std::vector<Sale>{};
    EXPECT_EQ(scored_alone(green).order_points, 0);
    EXPECT_EQ(scored_alone(green).goods_points, 1);
}

TEST(DuduFinalScore, ATieIsShared) {
    Player green = player("green");
    green.points = 10;
    Player black = player("black");
    black.points = 13;
    black.penalties = 1;
    Player white = player("white");
    white.points = 9;
    const Scoresheet sheet = scored({{}, {green, black, white}});
    EXPECT_EQ(sheet.winners, (std::vector<Colour>{"green", "black"}));
    EXPECT_EQ(sheet.players[0].rank, 1);
    EXPECT_EQ(sheet.players[1].rank, 1);
    EXPECT_EQ(sheet.players[2].rank, 3);
}

TEST(DuduFinalScore, SaysWhenAnotherChoiceIsAsGood) {
    Player green = player("green");
    green.goods = {{"paper", 1}};
    green.orders_in_hand = {{"blue", {"paper"}}, {"red", {"paper"}}};
    const PlayerScore score = scored_alone(green);
    EXPECT_EQ(score.sales.at(0).order, 0U);
    EXPECT_NE(score.why.find("as many: the player may choose either"), std::string::npos) << score.why;
}

}  // namespace
}  // namespace railref::scoring::dudu
