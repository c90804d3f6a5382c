// Decisions from given evidence: what is asked about, and what the rest of the board adds.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "maps/load_map.h"
#include "vision/board_evidence.h"
#include "vision/decide_routes.h"
#include "vision/decide_stations.h"
#include "vision/read_markers.h"
#include "vision/sighting.h"

namespace railref::vision {
namespace {

using enum maps::PlayerColour;

const std::vector kPlayers{red, blue, green, yellow, black};
const ColoursInPlay kAll{kPlayers, kPlayers};

PlaceEvidence seen(const std::map<Occupant, double>& probability) {
    PlaceEvidence place;
    place.seen = 1;
    place.brightness = 120;
    place.log_likelihood.fill(std::log(1e-4));
    for (const auto& [who, p] : probability)
        place.log_likelihood[std::holds_alternative<Nobody>(who) ? 0 : occupant_index(std::get<PlayerColour>(who))] =
            std::log(p);
    return place;
}

struct SeenBoard {
    explicit SeenBoard(const char* id) : map(*maps::built_in_board(id)) {
        for (const maps::Route& route : map.routes())
            spaces.insert(spaces.end(), route.spaces.size(), seen({{Nobody{}, 0.999}}));
        cities.assign(map.cities().size(), seen({{Nobody{}, 0.999}}));
    }

    std::span<PlaceEvidence> spaces_of(RouteId id) {
        std::size_t first = 0;
        for (std::size_t r = 0; r < maps::index(id); ++r) first += map.routes()[r].spaces.size();
        return std::span(spaces).subspan(first, map.routes()[maps::index(id)].spaces.size());
    }

    RouteId route(const char* slug) const { return *map.find_route(slug); }
    void claim(RouteId id, PlayerColour colour, double p = 0.999) {
        for (PlaceEvidence& space : spaces_of(id)) space = seen({{colour, p}, {Nobody{}, 1 - p}});
    }
    /// A player who is surely there: routes of length 4 and more, as many as asked for, from the list's end.
    void lay_trains(PlayerColour colour, int routes) {
        for (std::size_t r = map.routes().size(); r-- > 0 && routes > 0;) {
            const auto id = static_cast<RouteId>(r);
            if (map.routes()[r].length() < 4 || map.routes()[r].twin || spaces_of(id)[0].log_likelihood[0] < -1)
                continue;
            claim(id, colour);
            --routes;
        }
    }
    RouteDecisions decide() const { return decide_routes(spaces, map, kAll); }
    /// Trains of these players were read.
    StationDecisions decide_stations_of(const std::vector<PlayerColour>& players) const {
        RouteDecisions routes = decide();
        routes.players = players;
        return decide_stations(cities, map, kAll, routes);
    }

    const maps::BoardMap& map;
    Evidence spaces;
    Evidence cities;
};

const Question* question_about(const std::vector<Question>& questions, RouteId id) {
    const auto found = std::ranges::find_if(questions, [&](const Question& q) {
        const auto* route = std::get_if<RouteId>(&q.place);
        return route != nullptr && *route == id;
    });
    return found == questions.end() ? nullptr : &*found;
}

const Sighting& of(const RouteDecisions& decisions, RouteId id) { return decisions.routes[maps::index(id)]; }

TEST(DecideRoutes, AClearBoardLeavesNoQuestion) {
    SeenBoard board("usa");
    board.lay_trains(red, 5);
    board.lay_trains(blue, 5);
    const RouteDecisions decisions = board.decide();
    EXPECT_TRUE(decisions.questions.empty());
    EXPECT_EQ(decisions.players, (std::vector{red, blue}));
}

TEST(DecideRoutes, TrainsOfTwoColoursAreAskedAboutWithBoth) {
    SeenBoard board("usa");
    const RouteId id = board.route("helena-winnipeg-blue");
    board.claim(id, green);
    board.spaces_of(id)[2] = seen({{black, 0.99}});
    const RouteDecisions decisions = board.decide();
    const Question* question = question_about(decisions.questions, id);
    ASSERT_NE(question, nullptr);
    EXPECT_EQ(question->why, "two colours");
    const auto& options = std::get<std::vector<Occupant>>(question->options);
    EXPECT_NE(std::ranges::find(options, Occupant{green}), options.end());
    EXPECT_NE(std::ranges::find(options, Occupant{black}), options.end());
}

TEST(DecideRoutes, ARouteThatIsNotFullIsAskedAbout) {
    SeenBoard board("usa");
    const RouteId id = board.route("helena-winnipeg-blue");
    board.claim(id, red);
    board.spaces_of(id)[0] = seen({{Nobody{}, 0.99}});
    const RouteDecisions decisions = board.decide();
    const Question* question = question_about(decisions.questions, id);
    ASSERT_NE(question, nullptr);
    EXPECT_EQ(question->why, "not full");
}

TEST(DecideRoutes, WhereAPictureShowsSomethingElseBothAreOffered) {
    SeenBoard board("usa");
    board.lay_trains(red, 5);
    const RouteId id = board.route("helena-winnipeg-blue");
    board.claim(id, red);
    for (PlaceEvidence& space : board.spaces_of(id)) space.compared = true;
    for (PlaceEvidence& space : board.spaces_of(id).first(2)) space.otherwise = occupant_index(green);
    EXPECT_EQ(question_about(board.decide().questions, id), nullptr) << "on two of its four spaces";
    board.spaces_of(id)[2].otherwise = occupant_index(green);
    const RouteDecisions decisions = board.decide();
    EXPECT_EQ(of(decisions, id).owner, Owner{red});
    const Question* question = question_about(decisions.questions, id);
    ASSERT_NE(question, nullptr);
    EXPECT_EQ(question->why, "two colours");
    const auto& options = std::get<std::vector<Occupant>>(question->options);
    EXPECT_NE(std::ranges::find(options, Occupant{green}), options.end());
}

/// Red trains on all six spaces in one picture; in another so many are inside, and free with that probability.
Question asked_with_a_cut_off_picture(std::size_t inside, double free) {
    SeenBoard board("usa");
    board.lay_trains(red, 5);
    const RouteId id = board.route("calgary-winnipeg");
    board.claim(id, red, 0.9999);
    const std::span<PlaceEvidence> spaces = board.spaces_of(id);
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        PlaceEvidence other = seen({{Nobody{}, free}, {red, 1 - free}});
        if (i >= inside) {
            other.log_likelihood.fill(0);
            other.seen = 0;
        }
        spaces[i] = fuse(std::vector<Evidence>{{spaces[i]}, {other}}).front();
    }
    const RouteDecisions decisions = board.decide();
    EXPECT_EQ(of(decisions, id).owner, Owner{red});
    const Question* question = question_about(decisions.questions, id);
    return question == nullptr ? Question{} : *question;
}

TEST(DecideRoutes, WhatAPictureContradictsIsAskedAboutThoughItShowsAPartOnly) {
    for (const std::size_t inside : {2, 3, 4}) {
        const auto options = std::get<std::vector<Occupant>>(asked_with_a_cut_off_picture(inside, 0.999).options);
        EXPECT_NE(std::ranges::find(options, Occupant{Nobody{}}), options.end()) << inside;
    }
    EXPECT_TRUE(std::get<std::vector<Occupant>>(asked_with_a_cut_off_picture(1, 0.999).options).empty()) << "a slip";
    EXPECT_TRUE(std::get<std::vector<Occupant>>(asked_with_a_cut_off_picture(4, 0.001).options).empty()) << "agrees";
}

TEST(Fuse, APlaceThatNoPictureShowsIsAsOneOfThemHasIt) {
    PlaceEvidence covered = seen({{Nobody{}, 0.5}});
    covered.log_likelihood.fill(0);
    std::swap(covered.seen, covered.covered);
    covered.uprightness = 0.8;
    const PlaceEvidence fused = fuse(std::vector<Evidence>{{covered}, {covered}}).front();
    EXPECT_EQ(fused.uprightness, 0.8);
    EXPECT_EQ(fused.glare, 0);
    EXPECT_EQ(fused.veil, 0);
    EXPECT_FALSE(fused.rendered);
    EXPECT_FALSE(fused.bleached);
}

TEST(DecideRoutes, ABurntOutRouteIsUsuallyFreeAndAskedAbout) {
    SeenBoard board("usa");
    board.lay_trains(red, 5);
    const RouteId id = board.route("helena-winnipeg-blue");
    for (PlaceEvidence& space : board.spaces_of(id)) {
        space.log_likelihood.fill(0);
        space.glare = 1;
    }
    const RouteDecisions decisions = board.decide();
    EXPECT_EQ(of(decisions, id).owner, Owner{Nobody{}});
    const Question* question = question_about(decisions.questions, id);
    ASSERT_NE(question, nullptr);
    EXPECT_EQ(question->why, "glare");
    const auto& options = std::get<std::vector<Occupant>>(question->options);
    EXPECT_EQ(options.front(), Occupant{Nobody{}});
    EXPECT_NE(std::ranges::find(options, Occupant{red}), options.end());
}

/// So many routes of which nothing can be said, as `hide` leaves their spaces.
RouteDecisions decide_with_hidden(int count, const std::function<void(PlaceEvidence&)>& hide) {
    SeenBoard board("usa");
    board.lay_trains(red, 5);
    for (int r = 0; r < count; ++r)
        for (PlaceEvidence& space : board.spaces_of(static_cast<RouteId>(r))) {
            space.log_likelihood.fill(0);
            hide(space);
        }
    return board.decide();
}

void burn_out(PlaceEvidence& space) { space.glare = 1; }
void cover(PlaceEvidence& space) { std::swap(space.seen, space.covered); }

TEST(DecideRoutes, AFewCoveredRoutesAreAskedAbout) {
    const RouteDecisions decisions = decide_with_hidden(2, cover);
    ASSERT_EQ(decisions.questions.size(), 2U);
    EXPECT_EQ(decisions.questions[0].why, "covered");
    EXPECT_EQ(of(decisions, RouteId{0}).owner, Owner{Nobody{}});
    EXPECT_LT(of(decisions, RouteId{0}).confidence, 0.9);
}

TEST(DecideRoutes, ManyHiddenRoutesAreUnseen) {
    for (const auto& hide : {cover, burn_out}) {
        const RouteDecisions decisions = decide_with_hidden(12, hide);
        EXPECT_TRUE(decisions.questions.empty());
        for (int r = 0; r < 12; ++r) EXPECT_EQ(of(decisions, static_cast<RouteId>(r)).owner, Owner{Unseen{}}) << r;
        EXPECT_EQ(of(decisions, RouteId{12}).owner, Owner{Nobody{}});
    }
}

TEST(DecideRoutes, WhatOnePictureShowsIsNotCovered) {
    PlaceEvidence covered = seen({{Nobody{}, 0.5}});
    covered.log_likelihood.fill(0);
    cover(covered);
    const std::vector<Evidence> pictures{{covered}, {seen({{red, 0.9}, {Nobody{}, 0.1}})}};
    EXPECT_EQ(fuse(pictures)[0].covered, 0);
    EXPECT_EQ(fuse(std::vector<Evidence>{{covered}, {covered}})[0].covered, 1);
}

TEST(DecideRoutes, OfARouteThatIsPartlyCoveredTheRestDecides) {
    SeenBoard board("usa");
    board.lay_trains(red, 5);
    const RouteId id = board.route("helena-winnipeg-blue");
    board.claim(id, red);
    cover(board.spaces_of(id)[1]);
    const RouteDecisions decisions = board.decide();
    EXPECT_EQ(of(decisions, id).owner, Owner{red});
    EXPECT_EQ(question_about(decisions.questions, id), nullptr);
}

TEST(DecideRoutes, FarMoreTrainsThanAPlayerHasAreAllAskedAbout) {
    SeenBoard board("usa");
    const auto asked_of_red = [&] {
        const RouteDecisions decisions = board.decide();
        return std::ranges::count_if(decisions.questions, [&](const Question& question) {
            return of(decisions, std::get<RouteId>(question.place)).owner == Owner{red} && question.why == "rule";
        });
    };
    board.lay_trains(red, 8);  // as many as a player has
    EXPECT_EQ(asked_of_red(), 0);
    board.lay_trains(red, 8);
    EXPECT_EQ(asked_of_red(), 16);
    for (const Sighting& sighting : board.decide().routes)
        EXPECT_TRUE(sighting.owner != Owner{red} || sighting.confidence < 0.6);
}

/// On most doubtful routes it is black, on one blue.
TEST(DecideRoutes, WhereAColourHasTooManyTrainsTheLikeliestOtherIsStillOffered) {
    SeenBoard board("usa");
    board.lay_trains(red, 16);
    for (const char* slug : {"duluth-helena-orange", "denver-helena-green", "chicago-omaha-blue"})
        for (PlaceEvidence& space : board.spaces_of(board.route(slug))) space = seen({{red, 0.55}, {black, 0.45}});
    const RouteId id = board.route("calgary-winnipeg-white");
    for (PlaceEvidence& space : board.spaces_of(id)) space = seen({{red, 0.51}, {blue, 0.49}});
    const RouteDecisions decisions = board.decide();
    ASSERT_EQ(of(decisions, id).owner, Owner{red});
    const Question* question = question_about(decisions.questions, id);
    ASSERT_NE(question, nullptr);
    const auto& options = std::get<std::vector<Occupant>>(question->options);
    EXPECT_NE(std::ranges::find(options, Occupant{blue}), options.end());
}

TEST(DecideRoutes, TrainsOfAColourThatNobodyNamedAreReadAndAskedAbout) {
    SeenBoard board("usa");
    board.lay_trains(red, 5);
    board.lay_trains(blue, 5);
    const RouteId id = board.route("helena-winnipeg-blue");
    board.claim(id, yellow);
    const auto decide = [&](const std::vector<PlayerColour>& named) {
        return decide_routes(board.spaces, board.map, colours_in_play(named, board.map));
    };
    EXPECT_EQ(question_about(decide({}).questions, id), nullptr);
    const RouteDecisions decisions = decide({red, blue});
    EXPECT_EQ(of(decisions, id).owner, Owner{yellow});
    ASSERT_NE(question_about(decisions.questions, id), nullptr);
    EXPECT_EQ(question_about(decisions.questions, id)->why, "rule");
    EXPECT_EQ(decisions.questions.size(), 1U);
}

TEST(DecideRoutes, ANamedColourWinsWhereAnotherIsHardlyLikelier) {
    SeenBoard board("usa");
    board.lay_trains(blue, 5);
    board.lay_trains(black, 5);
    const RouteId id = board.route("helena-winnipeg-blue");
    for (PlaceEvidence& space : board.spaces_of(id)) space = seen({{black, 0.6}, {blue, 0.4}});
    const auto owner = [&](const std::vector<PlayerColour>& named) {
        return of(decide_routes(board.spaces, board.map, colours_in_play(named, board.map)), id).owner;
    };
    EXPECT_EQ(owner({}), Owner{black});
    EXPECT_EQ(owner({red, blue}), Owner{blue});
}

const cv::Vec3f kDarkBlue(40, 10, -45);  // Lab, as trains look in one photo
const cv::Vec3f kSooty(25, 1, -4);

ShadesAcross everywhere(cv::Vec3f shade) {
    ShadesAcross shades;
    shades.fill(shade);
    return shades;
}

/// Blue and black players' trains of those shades, and one route more that reads as blue trains of `shades`.
RouteDecisions decide_with_shades(const ShadesAcross& shades, int of_blue = 5) {
    SeenBoard board("usa");
    board.lay_trains(blue, of_blue);
    board.lay_trains(black, 5);
    for (PlaceEvidence& space : board.spaces)
        if (space.log_likelihood[0] < -1)
            space.shades = everywhere(space.log_likelihood[occupant_index(blue)] > -1 ? kDarkBlue : kSooty);
    const RouteId id = board.route("helena-winnipeg-blue");
    board.claim(id, blue);
    for (PlaceEvidence& space : board.spaces_of(id)) space.shades = shades;
    return board.decide();
}

bool asks_whether_black(const RouteDecisions& decisions) {
    const RouteId id = *maps::built_in_board("usa")->find_route("helena-winnipeg-blue");
    EXPECT_EQ(of(decisions, id).owner, Owner{blue});
    const Question* question = question_about(decisions.questions, id);
    if (question == nullptr) return false;
    EXPECT_EQ(question->why, "unusual colour");
    const auto& options = std::get<std::vector<Occupant>>(question->options);
    return std::ranges::find(options, Occupant{black}) != options.end();
}

TEST(DecideRoutes, TrainsThatLookLikeAnotherColoursInThisPhotoAreAskedAbout) {
    EXPECT_TRUE(asks_whether_black(decide_with_shades(everywhere({28, 2, -9}))));
    EXPECT_TRUE(asks_whether_black(decide_with_shades(everywhere({30, 3, -18})))) << "black ones that mirror a window";
    EXPECT_FALSE(asks_whether_black(decide_with_shades(everywhere({32, 5, -25})))) << "between the two";
    EXPECT_FALSE(asks_whether_black(decide_with_shades(everywhere({36, 8, -38}))))
        << "as blue ones elsewhere, in shadow";
    EXPECT_FALSE(asks_whether_black(decide_with_shades(everywhere({65, 1, -3}))))
        << "bleached by glare, which lightens them";
    ShadesAcross aside = everywhere({28, 2, -9});
    aside[4] = kDarkBlue;
    EXPECT_FALSE(asks_whether_black(decide_with_shades(aside))) << "blue ones lie aside, dark print where they should";
}

TEST(DecideRoutes, WhereHardlyAnyOtherTrainsOfAColourLieLookingLikeAnothersIsEnough) {
    EXPECT_TRUE(asks_whether_black(decide_with_shades(everywhere({28, 2, -9}), 2)));
    EXPECT_FALSE(asks_whether_black(decide_with_shades(everywhere({40, 9, -40}), 2))) << "they look like nobody's";
}

TEST(LogPrior, WhatNobodyNamedIsUnlikelyNotImpossible) {
    const maps::BoardMap& map = *maps::built_in_board("usa");
    const auto prior = [&](const std::vector<PlayerColour>& named) {
        const auto logs = log_prior(0.2, colours_in_play(named, map));
        EXPECT_NEAR(softmax(logs)[0], std::exp(logs[0]), 1e-9) << "they sum to 1";
        return softmax(logs);
    };
    EXPECT_NEAR(prior({})[occupant_index(yellow)], 0.16, 1e-9);
    EXPECT_EQ(prior({}), prior(kPlayers));
    EXPECT_NEAR(prior({red, blue})[occupant_index(red)], 0.4, 1e-9);
    EXPECT_NEAR(prior({red, blue})[occupant_index(yellow)], 0.004, 1e-9);
    EXPECT_GT(prior({purple})[occupant_index(purple)], 0.7) << "a colour that the map does not have";
}

TEST(DecideRoutes, AColourThatLiesNowhereElseNeedsMoreEvidence) {
    SeenBoard board("usa");
    board.lay_trains(red, 5);
    const RouteId id = board.route("nashville-saint-louis-gray");
    board.claim(id, red, 0.6);
    const double playing = of(board.decide(), id).confidence;
    board.claim(id, green, 0.6);
    const Sighting stranger = of(board.decide(), id);
    EXPECT_TRUE(stranger.owner != Owner{green} || stranger.confidence < playing);
}

TEST(DecideRoutes, AColourOfWhichOnlyDoubtfulTrainsAreSeenIsRatherAnothers) {
    SeenBoard board("usa");
    board.lay_trains(black, 5);
    std::vector<RouteId> odd;  // black trains in warm light
    for (const char* slug : {"denver-helena-green", "helena-salt-lake-city-pink", "helena-seattle-yellow"}) {
        odd.push_back(board.route(slug));
        for (PlaceEvidence& space : board.spaces_of(odd.back())) space = seen({{green, 0.52}, {black, 0.46}});
    }
    const RouteDecisions decisions = board.decide();
    for (const RouteId id : odd) {
        EXPECT_EQ(of(decisions, id).owner, Owner{black});
        const Question* question = question_about(decisions.questions, id);
        ASSERT_NE(question, nullptr);
        const auto& options = std::get<std::vector<Occupant>>(question->options);
        EXPECT_NE(std::ranges::find(options, Occupant{green}), options.end());
    }
    EXPECT_EQ(decisions.players, (std::vector{black}));
    board.claim(board.route("calgary-winnipeg-white"), green);
    const RouteDecisions one_is_clear = board.decide();
    for (const RouteId id : odd) EXPECT_EQ(of(one_is_clear, id).owner, Owner{green});
}

TEST(DecideRoutes, NobodyOwnsBothTwinsUnlessThePhotoInsists) {
    SeenBoard board("usa");
    board.lay_trains(red, 5);
    const RouteId sure = board.route("denver-salt-lake-city-red");
    const RouteId twin = board.route("denver-salt-lake-city-yellow");
    board.claim(twin, red, 0.6);
    const Owner alone = of(board.decide(), twin).owner;
    board.claim(sure, red);
    EXPECT_EQ(alone, Owner{red});
    EXPECT_EQ(of(board.decide(), twin).owner, Owner{Nobody{}});
    board.claim(twin, red);
    const RouteDecisions both = board.decide();
    EXPECT_EQ(of(both, twin).owner, Owner{red});  // an illegal position stays readable
    const Question* question = question_about(both.questions, twin);
    if (question == nullptr) question = question_about(both.questions, sure);
    ASSERT_NE(question, nullptr);
    EXPECT_EQ(question->why, "rule");
}

TEST(DecideRoutes, AFreeTwinBehindTrainsIsAskedAboutSooner) {
    SeenBoard board("usa");
    board.lay_trains(red, 5);
    board.lay_trains(blue, 5);
    const RouteId front = board.route("denver-kansas-city-black");
    const RouteId behind = board.route("denver-kansas-city-orange");
    for (PlaceEvidence& space : board.spaces_of(behind)) space = seen({{Nobody{}, 0.8}, {blue, 0.2}});
    const RouteDecisions both_free = board.decide();
    ASSERT_TRUE(std::holds_alternative<Nobody>(of(both_free, behind).owner));
    ASSERT_GT(of(both_free, behind).confidence, 0.97);
    ASSERT_LT(of(both_free, behind).confidence, 0.99);
    EXPECT_EQ(question_about(both_free.questions, behind), nullptr);
    board.claim(front, red);
    const RouteDecisions one_taken = board.decide();
    ASSERT_GT(of(one_taken, behind).confidence, 0.97);
    EXPECT_NE(question_about(one_taken.questions, behind), nullptr);
}

// White trains between black print and a twin's purple ones: what was seen of them, 2 %, was not among the answers.
TEST(DecideRoutes, WhatShowsOfTrainsIsAmongTheAnswersBeforeThePrintsColourAndTheTwins) {
    SeenBoard board("europe");
    for (const PlayerColour colour : {black, blue, yellow}) board.lay_trains(colour, 4);
    const RouteId free = board.route("madrid-pamplona-black");
    board.claim(board.route("madrid-pamplona-white"), blue);
    for (PlaceEvidence& space : board.spaces_of(free)) space = seen({{Nobody{}, 0.83}, {yellow, 0.17}});
    const RouteDecisions decisions = board.decide();
    ASSERT_TRUE(std::holds_alternative<Nobody>(of(decisions, free).owner));
    ASSERT_GT(of(decisions, free).also.at(yellow), 0.01);
    ASSERT_LT(of(decisions, free).also.at(yellow), 0.04);
    const Question* question = question_about(decisions.questions, free);
    ASSERT_NE(question, nullptr);
    const auto& options = std::get<std::vector<Occupant>>(question->options);
    EXPECT_NE(std::ranges::find(options, Occupant{yellow}), options.end());
}

TEST(DecideRoutes, WhiteTrainsThatGlareMakesLikeGrayPrintAreAskedAboutSooner) {
    const std::vector players{red, purple, white};
    SeenBoard board("nordic");
    board.lay_trains(white, 4);
    board.lay_trains(purple, 4);
    const RouteId gray = board.route("kuopio-oulu-gray");
    const auto asked_if_it_may_be = [&](PlayerColour colour) {
        for (PlaceEvidence& space : board.spaces_of(gray)) space = seen({{Nobody{}, 0.95}, {colour, 0.05}});
        return question_about(decide_routes(board.spaces, board.map, {players, players}).questions, gray) != nullptr;
    };
    EXPECT_TRUE(asked_if_it_may_be(white));
    EXPECT_FALSE(asked_if_it_may_be(purple));
}

/// A mirrored lamp lightens dark trains until they look like gray track, on all spaces near it alike.
TEST(DecideRoutes, AFreeRouteBesideALampIsAskedAboutHoweverManySpacesAgree) {
    SeenBoard board("usa");
    board.lay_trains(red, 5);
    board.lay_trains(black, 5);
    const RouteId id = board.route("duluth-sault-st-marie-gray");
    for (PlaceEvidence& space : board.spaces_of(id)) {
        space = seen({{Nobody{}, 0.9}, {black, 0.1}});
        space.uprightness = 1;
    }
    EXPECT_GT(of(board.decide(), id).confidence, 0.95);
    EXPECT_EQ(question_about(board.decide().questions, id), nullptr);
    board.spaces_of(id)[1].glare = 0.07;
    const RouteDecisions beside_lamp = board.decide();
    const Question* question = question_about(beside_lamp.questions, id);
    ASSERT_NE(question, nullptr);
    EXPECT_EQ(question->why, "glare");
    const auto& options = std::get<std::vector<Occupant>>(question->options);
    EXPECT_NE(std::ranges::find(options, Occupant{black}), options.end());
    for (PlaceEvidence& space : board.spaces_of(id)) space.log_likelihood = seen({{Nobody{}, 0.9995}}).log_likelihood;
    EXPECT_EQ(question_about(board.decide().questions, id), nullptr) << "each space is sure by itself";
}

TEST(DecideRoutes, WhereSoftwareWasUndoneMoreCertaintyIsWanted) {
    SeenBoard board("usa");
    const RouteId route = board.route("kansas-city-saint-louis-pink");
    board.lay_trains(green, 3);
    board.claim(route, green, 0.92);
    const double confidence = of(board.decide(), route).confidence;
    ASSERT_GT(confidence, 0.975);
    ASSERT_LT(confidence, 0.98);
    EXPECT_EQ(question_about(board.decide().questions, route), nullptr);
    for (PlaceEvidence& space : board.spaces_of(route)) space.rendered = true;
    EXPECT_NE(question_about(board.decide().questions, route), nullptr);
}

TEST(DecideRoutes, WhereTrainsAreSurelySeenTheAnswersAreColours) {
    SeenBoard board("usa");
    board.lay_trains(blue, 3);
    board.lay_trains(black, 3);
    board.lay_trains(green, 3);
    const RouteId dark = board.route("helena-winnipeg-blue");  // not blue's: its print would be a doubt of its own
    const RouteId other = board.route("kansas-city-saint-louis-pink");
    for (const RouteId route : {dark, other})
        for (PlaceEvidence& space : board.spaces_of(route))
            space = seen({{black, 0.5}, {green, 0.4}, {red, 0.08}, {Nobody{}, 0.001}});
    const RouteDecisions decisions = board.decide();
    const Question* asked = question_about(decisions.questions, other);
    ASSERT_NE(asked, nullptr);
    const auto& options = std::get<std::vector<Occupant>>(asked->options);
    EXPECT_TRUE(std::ranges::count(options, Occupant(green)));
    EXPECT_FALSE(std::ranges::count(options, Occupant(Nobody{})));
}

TEST(DecideRoutes, TrainsOnPrintOfTheirColourAreAskedAboutWhereColoursAreBleached) {
    SeenBoard board("usa");
    const RouteId own = board.route("oklahoma-city-santa-fe-blue");
    const RouteId nearly = board.route("duluth-helena-orange");
    const RouteId other = board.route("kansas-city-saint-louis-pink");
    board.claim(own, blue, 0.9999);
    board.claim(nearly, red, 0.9999);
    board.claim(other, yellow, 0.9999);
    EXPECT_TRUE(board.decide().questions.empty());
    for (PlaceEvidence& space : board.spaces) space.bleached = true;
    const RouteDecisions decisions = board.decide();
    EXPECT_EQ(decisions.questions.size(), 2U);
    for (const RouteId route : {own, nearly}) {
        const Question* asked = question_about(decisions.questions, route);
        ASSERT_NE(asked, nullptr);
        EXPECT_TRUE(std::ranges::count(std::get<std::vector<Occupant>>(asked->options), Occupant(Nobody{})));
    }
}

TEST(DecideRoutes, BleachedTrainsOnTheirPrintAreSureWhereEachSpaceIsAndTheColourLiesElsewhereToo) {
    SeenBoard board("usa");
    const RouteId own = board.route("oklahoma-city-santa-fe-blue");
    board.claim(own, blue, 0.9999);
    for (PlaceEvidence& space : board.spaces) space.bleached = true;
    EXPECT_NE(question_about(board.decide().questions, own), nullptr);
    board.claim(board.route("kansas-city-saint-louis-pink"), blue, 0.9999);
    EXPECT_EQ(question_about(board.decide().questions, own), nullptr);
}

/// One space is left of a route at the picture's edge, and what lies there is hardly seen.
TEST(DecideRoutes, ThePrintsOwnColourIsAnAnswerBeforeLikelierOnesOnlyWhereColoursAreBleached) {
    const auto offers = [](PlayerColour colour, bool bleached) {
        SeenBoard board("usa");
        for (const PlayerColour player : {red, blue, green, yellow}) board.lay_trains(player, 3);
        const RouteId id = board.route("helena-omaha-red");
        for (PlaceEvidence& space : board.spaces_of(id)) {
            space = PlaceEvidence{};
            space.bleached = bleached;
        }
        board.spaces_of(id)[0] = seen({{yellow, 0.8}, {blue, 0.03}, {red, 0.02}, {Nobody{}, 0.1}});
        board.spaces_of(id)[0].bleached = bleached;
        const auto questions = board.decide().questions;
        const Question* asked = question_about(questions, id);
        if (asked == nullptr) return false;
        return std::ranges::count(std::get<std::vector<Occupant>>(asked->options), Occupant(colour)) == 1;
    };
    EXPECT_TRUE(offers(blue, false));
    EXPECT_FALSE(offers(red, false));
    EXPECT_TRUE(offers(red, true));
}

/// A train that is seen badly is not the twin's.
TEST(DecideRoutes, AQuestionOffersWhatIsSeenBeforeTheTwinsColour) {
    SeenBoard board("usa");
    board.lay_trains(blue, 3);
    board.lay_trains(black, 3);
    const RouteId route = board.route("kansas-city-saint-louis-blue");
    board.claim(board.route("kansas-city-saint-louis-pink"), yellow);
    for (PlaceEvidence& space : board.spaces_of(route)) space = seen({{black, 0.6}, {Nobody{}, 0.3}, {blue, 0.1}});
    const RouteDecisions decisions = board.decide();
    const Question* asked = question_about(decisions.questions, route);
    ASSERT_NE(asked, nullptr);
    const std::vector<Occupant> options{black, Nobody{}, blue};
    EXPECT_EQ(std::get<std::vector<Occupant>>(asked->options), options);
}

TEST(DecideRoutes, WhatIsOutsideIsUnseenAndNotAsked) {
    SeenBoard board("usa");
    const RouteId id = board.route("helena-winnipeg-blue");
    for (PlaceEvidence& space : board.spaces_of(id)) space = PlaceEvidence{};
    const RouteDecisions decisions = board.decide();
    EXPECT_EQ(of(decisions, id).owner, Owner{Unseen{}});
    EXPECT_EQ(of(decisions, id).confidence, 0);
    EXPECT_EQ(question_about(decisions.questions, id), nullptr);
}

std::vector<Question> asked_about(const SeenBoard& board, const std::vector<PlayerColour>& players) {
    return board.decide_stations_of(players).questions;
}

/// How many more questions there are about a free city of that probability once it is seen like that.
std::size_t asked_sooner(double free, const std::function<void(PlaceEvidence&)>& seen_like_that) {
    SeenBoard board("europe");
    board.cities[9] = seen({{Nobody{}, free}, {black, 1 - free}});
    const auto questions = [&] { return board.decide_stations_of(kPlayers).questions.size(); };
    const std::size_t plain = questions();
    seen_like_that(board.cities[9]);
    return questions() - plain;
}

TEST(DecideStations, CitiesAreAskedAboutSoonerSeenAslant) {
    EXPECT_EQ(asked_sooner(0.975, [](PlaceEvidence& city) { city.uprightness = 0.3; }), 1U);
}

// Fewer free cities are wrong than their confidence says.
TEST(DecideStations, TakenCitiesAreAskedAboutSoonerThanFreeOnes) {
    const auto confidence_and_questions = [](const Occupant& likelier, const Occupant& other, double p) {
        SeenBoard board("europe");
        board.cities[9] = seen({{likelier, p}, {other, 1 - p}});
        const StationDecisions decisions = board.decide_stations_of(kPlayers);
        return std::pair{decisions.cities[9].confidence, decisions.questions.size()};
    };
    const auto [free, asked_if_free] = confidence_and_questions(Nobody{}, black, 0.895);
    const auto [taken, asked_if_taken] = confidence_and_questions(black, Nobody{}, 0.965);
    EXPECT_NEAR(free, 0.94, 0.008);
    EXPECT_EQ(asked_if_free, 0U);
    EXPECT_NEAR(taken, 0.94, 0.008);
    EXPECT_EQ(asked_if_taken, 1U);
}

// Trains that end there look like one, before the city and behind it.
TEST(DecideStations, AmidItsColoursTrainsSeenAslantIsDoubtful) {
    const auto confidence = [](std::initializer_list<const char*> black_routes, double uprightness) {
        SeenBoard board("europe");
        for (const char* route : black_routes) board.claim(board.route(route), black);
        const CityId city = *board.map.find_city("wien");
        board.cities[maps::index(city)] = seen({{black, 0.99}, {Nobody{}, 0.01}});
        board.cities[maps::index(city)].uprightness = uprightness;
        const Sighting sighting = board.decide_stations_of(kPlayers).cities[maps::index(city)];
        EXPECT_EQ(sighting.owner, Owner{black});
        return sighting.confidence;
    };
    const double alone = confidence({}, 0.5);
    EXPECT_GT(alone, 0.97);
    EXPECT_EQ(confidence({"warszawa-wien-blue"}, 0.5), alone);
    const double amid_two = confidence({"warszawa-wien-blue", "budapest-wien-red"}, 0.5);
    EXPECT_LT(amid_two, alone - 0.03);
    EXPECT_LT(confidence({"warszawa-wien-blue", "budapest-wien-red", "berlin-wien-green"}, 0.5), amid_two - 0.05);
    EXPECT_LT(confidence({"warszawa-wien-blue", "budapest-wien-red"}, 0.4), amid_two - 0.02);
    EXPECT_EQ(confidence({"warszawa-wien-blue", "budapest-wien-red"}, 0.8), alone);
}

TEST(DecideStations, ABurntOutCityIsAskedAboutHoweverFewStationsAreLeft) {
    SeenBoard board("europe");
    board.cities[9].log_likelihood.fill(0);
    EXPECT_EQ(asked_about(board, {red}).size(), 1U);
}

TEST(DecideStations, WhereAPictureShowsSomethingElseBothAreOffered) {
    SeenBoard board("europe");
    board.cities[9] = seen({{red, 0.999}, {Nobody{}, 0.001}});
    const auto questions = [&] { return board.decide_stations_of(kPlayers).questions; };
    EXPECT_TRUE(questions().empty());
    board.cities[9].otherwise = occupant_index(blue);
    ASSERT_EQ(questions().size(), 1U);
    const auto options = std::get<std::vector<Occupant>>(questions()[0].options);
    EXPECT_EQ(options.front(), Occupant{red});
    EXPECT_NE(std::ranges::find(options, Occupant{blue}), options.end());
}

TEST(DecideStations, AFourthStationNeedsMoreEvidence) {
    SeenBoard board("europe");
    const auto last = [&] { return board.decide_stations_of(kPlayers).cities[9]; };
    board.cities[9] = seen({{red, 0.8}, {Nobody{}, 0.2}});
    const double first = last().also.contains(red) ? last().also.at(red) : last().confidence;
    for (const int c : {1, 2, 3}) board.cities[static_cast<std::size_t>(c)] = seen({{red, 0.999}});
    const Sighting fourth = last();
    const double now = fourth.owner == Owner{red} ? fourth.confidence : fourth.also.at(red);
    EXPECT_LT(now, first - 0.1);
}

TEST(DecideMarkers, TheBestSquareWinsAndADoubtNamesTheExpectedOneAndThoseUnderOthers) {
    MarkerEvidence evidence;
    for (const PlayerColour colour : {red, green, blue}) evidence[colour].assign(100, -5.0);
    evidence[red][37] = 12;
    evidence[green][59] = 12;
    evidence[blue][4] = 3;
    evidence[blue][5] = 2.5;
    const MarkerDecisions decisions = decide_markers(evidence, {{red, 36}, {green, 59}, {blue, 61}});
    EXPECT_EQ(decisions.markers.at(red).square, 37);
    EXPECT_GT(decisions.markers.at(red).confidence, 0.97);
    ASSERT_EQ(decisions.questions.size(), 1U);
    EXPECT_EQ(decisions.questions[0].place, (decltype(Question::place){blue}));
    EXPECT_EQ(std::get<std::vector<int>>(decisions.questions[0].options), (std::vector{4, 5, 61}));
    evidence[blue][5] = 0.5;
    const MarkerDecisions hardly_seen = decide_markers(evidence, {{red, 36}, {green, 59}, {blue, 61}});
    ASSERT_EQ(hardly_seen.questions.size(), 1U);
    EXPECT_EQ(std::get<std::vector<int>>(hardly_seen.questions[0].options), (std::vector{4, 61, 59}));
}

TEST(DecideMarkers, ASecondSquareThatClearlyLooksLikeTheMarkerIsAskedAbout) {
    MarkerEvidence evidence;
    evidence[red].assign(100, -5.0);
    evidence[red][39] = 12.6;
    evidence[red][61] = 9.2;
    const MarkerDecisions decisions = decide_markers(evidence, {{red, 20}});
    ASSERT_EQ(decisions.questions.size(), 1U);
    EXPECT_EQ(std::get<std::vector<int>>(decisions.questions[0].options), (std::vector{39, 61, 20}));
    evidence[red][61] = 6;
    EXPECT_TRUE(decide_markers(evidence, {{red, 20}}).questions.empty()) << "a shadow";
}

TEST(DecideMarkers, OneThatProbablyStandsOutsideThePictureIsNotRead) {
    MarkerEvidence evidence;
    for (const PlayerColour colour : {red, blue}) evidence[colour].assign(100, -5);
    evidence[blue][7] = 9;
    for (std::size_t s = 40; s < 60; ++s) evidence[red][s] = evidence[blue][s] = 0;  // outside
    const auto decisions = decide_markers(evidence, {{red, 45}, {blue, 7}});
    EXPECT_FALSE(decisions.markers.contains(red));
    EXPECT_EQ(decisions.markers.at(blue).square, 7);
    EXPECT_TRUE(decisions.questions.empty());
    evidence[red][30] = 4;
    EXPECT_EQ(decide_markers(evidence, {{red, 45}, {blue, 7}}).markers.at(red).square, 30);
    evidence[red][30] = -5;
    EXPECT_EQ(decide_markers(evidence, {{red, 7}, {blue, 7}}).questions.size(), 1U) << "it may be under blue's";
}

TEST(DecideMarkers, WithoutAnyMarkerNothingIsAsked) {
    MarkerEvidence evidence;
    evidence[red].assign(100, -5.0);
    const MarkerDecisions decisions = decide_markers(evidence, {{red, 36}});
    EXPECT_TRUE(decisions.markers.empty());
    EXPECT_TRUE(decisions.questions.empty());
}

TEST(DecideBoard, ADoubtfulMarkerOfAColourThatHardlyPlaysIsNone) {
    SeenBoard board("usa");
    board.lay_trains(red, 5);
    const RouteId one = board.route("nashville-saint-louis-gray");
    board.claim(one, blue, 0.9);
    MarkerEvidence markers;
    for (const PlayerColour colour : {red, blue}) markers[colour].assign(100, -5);
    markers[red][37] = 12;
    markers[blue][70] = 0;
    const auto read = [&] {
        Reading reading;
        reading.map = &board.map;
        decide_board(reading, {{board.spaces, board.cities, Colours::tell}, markers}, kAll);
        return reading;
    };
    EXPECT_EQ(read().score_markers.size(), 1U) << "red's";
    EXPECT_TRUE(std::ranges::none_of(read().questions, [](const Question& q) { return q.place.index() == 2; }));
    markers[blue][70] = 12;
    EXPECT_EQ(read().score_markers.at(blue).square, 70) << "clearly there";
    markers[blue][70] = 0;
    board.lay_trains(blue, 3);
    EXPECT_EQ(read().score_markers.size(), 2U) << "blue plays";
}

/// Whether a route whose spaces all look free, but not beyond doubt, is asked about when they are seen so.
bool is_asked_about(const std::function<void(PlaceEvidence&)>& seen_so) {
    SeenBoard board("usa");
    board.lay_trains(red, 4);
    board.lay_trains(blue, 4);
    const RouteId route = board.route("duluth-helena-orange");
    for (PlaceEvidence& space : board.spaces_of(route)) {
        space = seen({{Nobody{}, 0.93}, {red, 0.07}});
        seen_so(space);
    }
    return std::ranges::any_of(board.decide().questions,
                               [&](const Question& q) { return q.place == decltype(q.place)(route); });
}

// A train before a route hides all its spaces alike.
TEST(DecideRoutes, TrustsManySpacesLessWhenSeenAslant) {
    EXPECT_FALSE(is_asked_about([](PlaceEvidence& space) { space.uprightness = 1; }));
    EXPECT_TRUE(is_asked_about([](PlaceEvidence& space) { space.uprightness = 0.3; }));
}

// A lamp's mirror image veils all its spaces alike.
TEST(DecideRoutes, TrustsManySpacesLessUnderAVeil) {
    EXPECT_FALSE(is_asked_about([](PlaceEvidence& space) { space.veil = 0.1; }));
    EXPECT_TRUE(is_asked_about([](PlaceEvidence& space) { space.veil = 0.6; }));
}

// The twin's trains hide what lies behind them.
TEST(DecideRoutes, AsksSoonerAboutAFreeRouteWhoseTwinIsTaken) {
    const auto is_asked = [](bool twin_is_taken) {
        SeenBoard board("europe");
        board.lay_trains(red, 5);
        board.lay_trains(black, 5);
        const RouteId pink = board.route("frankfurt-paris-white");
        if (twin_is_taken) board.claim(board.route("frankfurt-paris-orange"), black);
        for (PlaceEvidence& space : board.spaces_of(pink)) space = seen({{Nobody{}, 0.86}, {red, 0.14}});
        const RouteDecisions decisions = board.decide();
        EXPECT_EQ(of(decisions, pink).owner, Owner{Nobody{}});
        EXPECT_GT(of(decisions, pink).confidence, 0.98);
        EXPECT_LT(of(decisions, pink).confidence, 0.99);
        return question_about(decisions.questions, pink) != nullptr;
    };
    EXPECT_TRUE(is_asked(true));
    EXPECT_FALSE(is_asked(false));
}

// Blur and glare mislead all spaces of a route alike: the trains may be its neighbour's however many spaces agree.
TEST(DecideRoutes, AsksAboutBothTwinsAslantWhereEachSpaceOfOneMayHoldTheTrainsOfTheOther) {
    SeenBoard board("usa");
    board.lay_trains(red, 5);
    const RouteId taken = board.route("denver-kansas-city-black");
    const RouteId empty = board.route("denver-kansas-city-orange");
    board.claim(taken, red, 0.97);
    const auto asked_if_each_may_be_red = [&](double p, double uprightness) {
        for (PlaceEvidence& space : board.spaces_of(empty)) {
            space = seen({{Nobody{}, 1 - p}, {red, p}});
            space.uprightness = uprightness;
        }
        const RouteDecisions decisions = board.decide();
        EXPECT_EQ(of(decisions, taken).owner, Owner{red});
        EXPECT_GT(of(decisions, empty).confidence, 0.998);
        for (const RouteId id : {taken, empty})
            if (const Question* question = question_about(decisions.questions, id)) {
                EXPECT_EQ(question->why, "between two routes");
                const auto& options = std::get<std::vector<Occupant>>(question->options);
                for (const Occupant& who : {Occupant{red}, Occupant{Nobody{}}})
                    EXPECT_NE(std::ranges::find(options, who), options.end());
            }
        return std::pair{question_about(decisions.questions, taken) != nullptr,
                         question_about(decisions.questions, empty) != nullptr};
    };
    EXPECT_EQ(asked_if_each_may_be_red(0.01, 0.8), std::pair(false, false));
    EXPECT_EQ(asked_if_each_may_be_red(0.15, 0.8), std::pair(true, true));
    EXPECT_EQ(asked_if_each_may_be_red(0.15, 1), std::pair(false, false));
    board.claim(taken, red, 0.9999);
    EXPECT_EQ(asked_if_each_may_be_red(0.15, 0.8), std::pair(false, false)) << "its spaces leave no doubt, each alone";
}

// On another printing the one space of each tells both where they lie and whose trains those are.
TEST(DecideRoutes, AsksSoonerAboutTwinsOfOneSpaceOnAnotherPrinting) {
    const auto asked_about = [](const char* taken, const char* empty, bool reprinted) {
        SeenBoard board("usa");
        board.lay_trains(red, 5);
        board.claim(board.route(taken), red, 0.9999);
        for (PlaceEvidence& space : board.spaces_of(board.route(empty))) {
            space = seen({{Nobody{}, 0.994}, {red, 0.006}});
            space.uprightness = 0.8;
            space.reprinted = reprinted;
        }
        const auto questions = board.decide().questions;
        return std::pair{question_about(questions, board.route(taken)) != nullptr,
                         question_about(questions, board.route(empty)) != nullptr};
    };
    EXPECT_EQ(asked_about("dallas-houston-gray-1", "dallas-houston-gray-2", true), std::pair(true, true));
    EXPECT_EQ(asked_about("dallas-houston-gray-1", "dallas-houston-gray-2", false), std::pair(false, false));
    EXPECT_EQ(asked_about("denver-kansas-city-black", "denver-kansas-city-orange", true), std::pair(false, false));
}

TEST(DecideRoutes, AsksWhoseTrainsTheyAreWhereNoSpaceIsSure) {
    SeenBoard board("usa");
    board.lay_trains(red, 5);
    board.lay_trains(blue, 5);
    const RouteId id = board.route("portland-san-francisco-green");
    const auto is_asked_if_each_is_blue_by = [&](double p) {
        const double other = (1 - p) / 3;
        for (PlaceEvidence& space : board.spaces_of(id))
            space = seen({{blue, p}, {red, other}, {green, other}, {black, other}});
        const RouteDecisions decisions = board.decide();
        EXPECT_EQ(of(decisions, id).owner, Owner{blue});
        EXPECT_GT(of(decisions, id).confidence, 0.985);
        return question_about(decisions.questions, id) != nullptr;
    };
    EXPECT_FALSE(is_asked_if_each_is_blue_by(0.85));
    EXPECT_TRUE(is_asked_if_each_is_blue_by(0.7));
}

// They are seen worst of all.
TEST(DecideRoutes, TrainsOfThePrintsColourAreAskedAboutSooner) {
    const auto is_asked_if_it_may_be_red = [](const char* route, double free) {
        SeenBoard board("usa");
        board.lay_trains(green, 5);
        board.lay_trains(red, 5);
        const RouteId id = board.route(route);
        for (PlaceEvidence& space : board.spaces_of(id)) space = seen({{Nobody{}, free}, {red, 1 - free}});
        const RouteDecisions decisions = board.decide();
        EXPECT_EQ(of(decisions, id).owner, Owner{Nobody{}});
        EXPECT_GT(of(decisions, id).confidence, 0.95);
        EXPECT_LT(of(decisions, id).confidence, 0.98);
        return question_about(decisions.questions, id) != nullptr;
    };
    EXPECT_TRUE(is_asked_if_it_may_be_red("helena-omaha-red", 0.963));
    EXPECT_FALSE(is_asked_if_it_may_be_red("duluth-helena-orange", 0.72));
}

TEST(DecideRoutes, WhereTooMuchIsDoubtfulAllIsAskedAbout) {
    const auto questions = [](std::size_t doubtful) {
        SeenBoard board("usa");
        board.lay_trains(red, 5);
        for (std::size_t r = 0; r < doubtful; ++r)
            for (PlaceEvidence& space : board.spaces_of(static_cast<RouteId>(r)))
                space = seen({{black, 0.6}, {green, 0.4}});
        return board.decide().questions.size();
    };
    EXPECT_LT(questions(35), 50U);
    EXPECT_EQ(questions(60), maps::built_in_board("usa")->routes().size());
}

}  // namespace
}  // namespace railref::vision
