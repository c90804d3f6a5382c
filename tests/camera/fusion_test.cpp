#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "calibration/renderer/random_scene.h"
#include "calibration/renderer/render.h"
#include "maps/load_map.h"
#include "tests/camera/drawn_video.h"
#include "tests/sample_profile.h"
#include "vision/evidence.h"
#include "vision/load_photo.h"
#include "vision/read_board.h"
#include "vision/read_markers.h"

/// Several photos of one position.
namespace railref::tests {
namespace {

using vision::Evidence;
using vision::PlaceEvidence;

constexpr std::size_t kRed = vision::occupant_index(maps::PlayerColour::red);
constexpr std::size_t kBlue = vision::occupant_index(maps::PlayerColour::blue);

PlaceEvidence says(std::size_t occupant, double log_odds, double hidden = 0) {
    PlaceEvidence place;
    place.seen = 1;
    place.hidden = hidden;
    place.log_likelihood[occupant] = log_odds;
    return place;
}

PlaceEvidence fused(std::vector<PlaceEvidence> places) {
    std::vector<Evidence> pictures;
    for (const PlaceEvidence& place : places) pictures.push_back({place});
    return vision::fuse(pictures).front();
}

TEST(Fuse, WhatOnePictureCannotTellDoesNotDimTheOther) {
    const PlaceEvidence all = fused({says(kRed, 5), says(kBlue, 0.01), says(0, 0, 1)});
    EXPECT_NEAR(all.log_likelihood[kRed], 5, 0.05);
    EXPECT_LT(all.log_likelihood[kBlue], 0.05);
    EXPECT_EQ(all.hidden, 0);
}

TEST(Fuse, ThePicturesOfOneThingAreNotIndependent) {
    const double one = says(kRed, 4).log_likelihood[kRed];
    const double two = fused({says(kRed, 4), says(kRed, 4)}).log_likelihood[kRed];
    const double ten = fused(std::vector(10, says(kRed, 4))).log_likelihood[kRed];
    EXPECT_GT(two, one);
    EXPECT_LT(two, 1.5 * one);
    EXPECT_LT(ten, 5 * one);
}

TEST(Disputed, WhatLiesOnThePrintContradictsNothing) {
    const Evidence train{says(kRed, 6)};
    Evidence free{says(0, 6)};
    EXPECT_EQ(vision::disputed(train, free).places, 1);
    free[0].print = 0;
    EXPECT_EQ(vision::disputed(train, free).of, 0);
}

TEST(Fuse, PicturesThatContradictEachOtherLeaveItOpen) {
    const PlaceEvidence all = fused({says(kRed, 6), says(kBlue, 6)});
    EXPECT_NEAR(all.log_likelihood[kRed], all.log_likelihood[kBlue], 1e-9);
}

TEST(Fuse, APictureThatClearlyContradictsTheOthersIsNotForgotten) {
    EXPECT_EQ(fused({says(kRed, 7), says(0, 4)}).otherwise, std::size_t{0});
    EXPECT_EQ(fused({says(kRed, 5), says(kBlue, 6), says(kRed, 6)}).otherwise, kBlue);
    EXPECT_EQ(fused({says(kRed, 7), says(0, 1)}).otherwise, std::nullopt) << "it hardly says anything";
    EXPECT_EQ(fused({says(kRed, 7), says(0, 9, 0.9)}).otherwise, std::nullopt) << "something hides the place there";
    EXPECT_EQ(fused({says(kRed, 7), says(kRed, 4)}).otherwise, std::nullopt);
}

TEST(Fuse, APictureThatSaysNothingTakesNoDoubtAway) {
    PlaceEvidence aslant = says(kRed, 6);
    aslant.uprightness = 0.3;
    aslant.rendered = aslant.bleached = true;
    aslant.veil = 0.4;
    const PlaceEvidence colourless = says(kRed, 0);
    const PlaceEvidence all = fused({colourless, aslant});
    EXPECT_EQ(all.uprightness, 0.3);
    EXPECT_TRUE(all.rendered);
    EXPECT_TRUE(all.bleached);
    EXPECT_EQ(all.veil, 0.4);
    EXPECT_EQ(fused({says(kRed, 5), aslant}).uprightness, 1);
}

TEST(Fuse, AStrangeShadeThatOnePictureTellsIsKept) {
    PlaceEvidence strange = says(kRed, 4);
    strange.by_shade.emplace();
    EXPECT_TRUE(fused({says(kRed, 5), strange}).by_shade);
    EXPECT_FALSE(fused({says(kRed, 6), says(kRed, 5)}).by_shade);
}

TEST(Fuse, TheSameMarkerTwiceIsHardlySurerThanOnce) {
    const vision::MarkerEvidence once{{maps::PlayerColour::red, {3.5, -4, 0}}};
    const vision::MarkerEvidence outside{{maps::PlayerColour::red, {0, 0, 2}}};
    const auto squares = [](std::vector<vision::MarkerEvidence> pictures) {
        return vision::fuse(pictures).at(maps::PlayerColour::red);
    };
    EXPECT_EQ(squares({once}), once.at(maps::PlayerColour::red));
    EXPECT_EQ(squares({once, outside}), (std::vector{3.5, -4.0, 2.0}));
    const std::vector<double> twice = squares({once, once});
    EXPECT_GT(twice[0], 3.5);
    EXPECT_LT(twice[0], 1.5 * 3.5);
    EXPECT_LT(twice[1], -4);
}

TEST(Fuse, AVeilIsLiftedByAPictureThatShowsThePlaceClearlyOnly) {
    PlaceEvidence veiled = says(kRed, 5);
    veiled.veil = 0.5;
    PlaceEvidence outside;
    EXPECT_EQ(fused({veiled, outside}).veil, 0.5);
    EXPECT_EQ(fused({veiled, says(kRed, 5)}).veil, 0);
}

TEST(Fuse, APlaceOutsideOnePictureIsSeenInTheOther) {
    PlaceEvidence outside;
    const PlaceEvidence all = fused({outside, says(kRed, 5)});
    EXPECT_EQ(all.seen, 1);
    EXPECT_NEAR(all.log_likelihood[kRed], 5, 1e-9);
}

PlaceEvidence any_place() {
    PlaceEvidence place;
    const auto share = [] { return *rc::gen::inRange(0, 101) / 100.0; };
    for (double& l : place.log_likelihood) l = -6 * share();
    place.seen = share();
    place.covered = share();
    place.hidden = share();
    place.glare = share();
    place.print = share();
    place.veil = share();
    place.uprightness = share();
    place.rendered = *rc::gen::arbitrary<bool>();
    place.bleached = *rc::gen::arbitrary<bool>();
    place.reprinted = *rc::gen::arbitrary<bool>();
    place.compared = *rc::gen::arbitrary<bool>();
    place.brightness = 255 * share();
    return place;
}

RC_GTEST_PROP(Fuse, TheOrderOfThePicturesDoesNotMatter, ()) {
    std::vector<PlaceEvidence> places;
    const int count = *rc::gen::inRange(1, 6);
    for (int i = 0; i < count; ++i) places.push_back(any_place());
    const PlaceEvidence one = fused(places);
    std::vector<PlaceEvidence> others = places;
    for (std::size_t i = others.size(); i > 1; --i)
        std::swap(others[i - 1], others[*rc::gen::inRange<std::size_t>(0, i)]);
    const PlaceEvidence other = fused(others);
    for (std::size_t k = 0; k < vision::kOccupants; ++k)
        RC_ASSERT(std::abs(one.log_likelihood[k] - other.log_likelihood[k]) < 1e-9);
    RC_ASSERT(one.seen == other.seen);
    RC_ASSERT(one.covered == other.covered);
    RC_ASSERT(one.hidden == other.hidden);
    RC_ASSERT(one.glare == other.glare);
    RC_ASSERT(one.print == other.print);
    RC_ASSERT(one.veil == other.veil);
    RC_ASSERT(one.uprightness == other.uprightness);
    RC_ASSERT(one.rendered == other.rendered);
    RC_ASSERT(one.bleached == other.bleached);
    RC_ASSERT(one.reprinted == other.reprinted);
    RC_ASSERT(one.brightness == other.brightness);
    RC_ASSERT(one.otherwise == other.otherwise);
    RC_ASSERT(one.compared == other.compared);
}

TEST(Fuse, NoneOfThePicturesThatSayNothingComesFirst) {
    PlaceEvidence dazzled;
    dazzled.glare = 1;
    const PlaceEvidence outside;
    EXPECT_EQ(fused({dazzled, outside}).glare, 0);
    EXPECT_EQ(fused({outside, dazzled}).glare, 0);
}

TEST(Fuse, WhereOnePictureShowsABurntOutPlaceItIsBurntOut) {
    PlaceEvidence burnt_out;
    burnt_out.seen = 1;
    burnt_out.glare = 1;
    EXPECT_EQ(fused({burnt_out, {}}).glare, 1);
    EXPECT_EQ(fused({{}, burnt_out}).glare, 1);
}

/// Nothing that a picture adds makes the answer surer than all pictures' certainties together.
RC_GTEST_PROP(Fuse, NothingIsSurerThanTheSumOfWhatIsSaid, ()) {
    std::vector<PlaceEvidence> places;
    const int count = *rc::gen::inRange(1, 6);
    double most = 0;
    for (int i = 0; i < count; ++i) {
        places.push_back(any_place());
        const auto [low, high] = std::ranges::minmax(places.back().log_likelihood);
        most += high - low;
    }
    const auto [low, high] = std::ranges::minmax(fused(places).log_likelihood);
    RC_ASSERT(high - low <= most + 1e-9);
}

// Drawn photos of one game, each with a hand over another part of the board.

const renderer::Scene& scene() {
    static const renderer::Scene drawn =
        renderer::random_scene(*maps::built_in_board("europe"), renderer::View::table, 5, {1600, 1200});
    return drawn;
}

vision::Photo photo_with_hand(double x, double y, std::uint64_t pose) {
    static const cv::Mat still = renderer::render(scene()).pixels;
    Shake shake;
    shake.seed = pose;
    shake.shift_px = 40;
    cv::Mat frame = frame_of(still, {1600, 1200}, shake, 0);
    draw_hand(frame, x, y);
    return {"photo" + std::to_string(pose) + ".png", frame, frame.size(), 0};
}

vision::Reading read(const std::vector<vision::Photo>& photos) {
    const calibration::BoardProfile* profile = &sample_profile();
    auto answer = vision::read_board(photos, {&profile, 1}, {});
    return std::get<vision::Reading>(std::move(answer));
}

struct Known {
    int right = 0;
    int unseen = 0;
};

Known known_routes(const vision::Reading& reading) {
    Known known;
    for (std::size_t r = 0; r < reading.routes.size(); ++r) {
        const auto claim = scene().state.claims.find(static_cast<maps::RouteId>(r));
        vision::Owner truth = vision::Nobody{};
        if (claim != scene().state.claims.end()) truth = claim->second;
        if (reading.routes[r].owner == truth) ++known.right;
        if (std::holds_alternative<vision::Unseen>(reading.routes[r].owner)) ++known.unseen;
    }
    return known;
}

const vision::Photo& left_hidden() {
    static const vision::Photo photo = photo_with_hand(0.42, 0.35, 1);
    return photo;
}
const vision::Photo& right_hidden() {
    static const vision::Photo photo = photo_with_hand(0.62, 0.12, 2);
    return photo;
}

TEST(SeveralPhotos, WhatAHandHidesInOneIsReadInTheOther) {
    const Known left = known_routes(read({left_hidden()}));
    const Known right = known_routes(read({right_hidden()}));
    const Known both = known_routes(read({left_hidden(), right_hidden()}));
    const int routes = static_cast<int>(scene().map->routes().size());
    EXPECT_LT(left.right, routes - 2) << "the hand hides nothing";
    EXPECT_LT(right.right, routes - 2) << "the hand hides nothing";
    EXPECT_EQ(both.unseen, 0);
    EXPECT_GE(both.right, routes - 1);
}

/// A keyboard over the middle of the board: some of its keys look like black trains, what is between them like free
/// spaces.
vision::Photo photo_with_keyboard() {
    vision::Photo photo = right_hidden();
    photo.file = "keyboard.png";
    photo.pixels = photo.pixels.clone();
    const cv::Rect laptop(450, 250, 700, 520);
    cv::rectangle(photo.pixels, laptop, cv::Scalar(150, 148, 146), cv::FILLED);
    constexpr int key = 40;
    for (int y = laptop.y + key; y + 2 * key < laptop.br().y; y += key)
        for (int x = laptop.x + key; x + 2 * key < laptop.br().x; x += key)
            cv::rectangle(photo.pixels, {x, y, key * 4 / 5, key * 4 / 5}, cv::Scalar(45, 44, 44), cv::FILLED);
    return photo;
}

TEST(SeveralPhotos, WhatLiesOnTheBoardInOneIsNoOtherPosition) {
    const calibration::BoardProfile* profile = &sample_profile();
    const std::vector<vision::Photo> photos{left_hidden(), photo_with_keyboard()};
    const auto answer = vision::read_board(photos, {&profile, 1}, {});
    const auto* both = std::get_if<vision::Reading>(&answer);
    ASSERT_NE(both, nullptr) << std::get<vision::Unreadable>(answer).why;
    EXPECT_GE(known_routes(*both).right, known_routes(read({left_hidden()})).right - 1);
}

TEST(SeveralPhotos, OneGivenTwiceSaysNoMoreThanOnce) {
    const vision::Reading once = read({left_hidden()});
    const vision::Reading twice = read({left_hidden(), left_hidden()});
    EXPECT_EQ(twice.images.size(), 2U);
    EXPECT_EQ(twice.images[0].registration.homography, twice.images[1].registration.homography);
    EXPECT_EQ(twice.questions.size(), once.questions.size());
    for (std::size_t r = 0; r < once.routes.size(); ++r)
        EXPECT_EQ(twice.routes[r].confidence, once.routes[r].confidence);
}

TEST(SeveralPhotos, TheirOrderDoesNotMatter) {
    const vision::Reading one = read({left_hidden(), right_hidden()});
    const vision::Reading other = read({right_hidden(), left_hidden()});
    for (std::size_t r = 0; r < one.routes.size(); ++r) {
        EXPECT_EQ(one.routes[r].owner, other.routes[r].owner);
        EXPECT_NEAR(one.routes[r].confidence, other.routes[r].confidence, 1e-6);
    }
    ASSERT_EQ(one.images.size(), 2U);
    EXPECT_EQ(one.images[0].file, other.images[1].file);
}

TEST(SeveralPhotos, OfDifferentBoardsAreRefusedSayingWhichShowsWhich) {
    const std::string shared = RAILREF_SHARED_DIR;
    auto usa = vision::load_photo(shared + "/photos/usa/IMG_4184.jpg");
    auto europe = vision::load_photo(shared + "/photos/europe/cropped_blank.jpg");
    if (!usa || !europe) GTEST_SKIP() << "no ../shared/photos";
    usa->file = "one.jpg";
    europe->file = "two.jpg";
    vision::Photo again = *usa;
    again.file = "three.jpg";
    const std::vector<vision::Photo> photos{*usa, *europe, again};
    const auto answer = vision::read_board(photos, calibration::built_in_profiles(), {});
    const auto* none = std::get_if<vision::Unreadable>(&answer);
    ASSERT_NE(none, nullptr);
    EXPECT_EQ(none->file, "two.jpg");
    EXPECT_EQ(
        none->why,
        "it shows another board than the other photos: Ticket to Ride (USA) in one.jpg, three.jpg; Ticket to Ride: "
        "Europe in two.jpg; read photos of one position together");
}

TEST(SeveralPhotos, OfDifferentPositionsAreRefusedByName) {
    renderer::Scene later = scene();
    later.state.claims.clear();
    cv::Mat pixels = renderer::render(later).pixels;
    const vision::Photo other{"later.png", pixels, pixels.size(), 0};
    const calibration::BoardProfile* profile = &sample_profile();
    const std::vector<vision::Photo> photos{left_hidden(), right_hidden(), other};
    const auto answer = vision::read_board(photos, {&profile, 1}, {});
    const auto* none = std::get_if<vision::Unreadable>(&answer);
    ASSERT_NE(none, nullptr);
    EXPECT_EQ(none->file, "later.png");
    EXPECT_NE(none->why.find("another position"), std::string::npos) << none->why;
}

/// With only so much of its colours, 0..1.
vision::Photo with_colours_left(vision::Photo photo, double share) {
    cv::Mat gray;
    cv::cvtColor(photo.pixels, gray, cv::COLOR_BGR2GRAY);
    cv::cvtColor(gray, gray, cv::COLOR_GRAY2BGR);
    cv::Mat left;  // the photo that it was made from keeps its own
    cv::addWeighted(photo.pixels, share, gray, 1 - share, 0, left);
    photo.pixels = left;
    photo.file = "gray.png";
    return photo;
}

TEST(PhotosWithoutColours, AreRefused) {
    const calibration::BoardProfile* profile = &sample_profile();
    for (const double share : {0.0, 0.1}) {
        SCOPED_TRACE(share);
        const std::vector<vision::Photo> photos{with_colours_left(left_hidden(), share)};
        const auto answer = vision::read_board(photos, {&profile, 1}, {});
        const auto* none = std::get_if<vision::Unreadable>(&answer);
        ASSERT_NE(none, nullptr);
        EXPECT_EQ(none->file, "gray.png");
        EXPECT_NE(none->why.find("hardly any colours"), std::string::npos) << none->why;
    }
}

TEST(PhotosWithoutColours, SayNothingBesideOneThatHasThem) {
    const Known alone = known_routes(read({left_hidden()}));
    const vision::Reading together = read({left_hidden(), with_colours_left(right_hidden(), 0)});
    EXPECT_GE(known_routes(together).right, alone.right);
    ASSERT_EQ(together.left_out.size(), 1U);
    EXPECT_EQ(together.left_out[0].file, "gray.png");
    EXPECT_NE(together.left_out[0].why.find("hardly any colours"), std::string::npos);
}

TEST(PhotosWithoutColours, AreNoPhotosThatWereRead) {
    const vision::Photo gray = with_colours_left(right_hidden(), 0);
    vision::Photo again = gray;
    again.file = "again.png";
    const vision::Reading reading = read({gray, left_hidden(), again});
    ASSERT_EQ(reading.images.size(), 1U);
    EXPECT_EQ(reading.images[0].file, left_hidden().file);
    ASSERT_EQ(reading.left_out.size(), 2U);
    EXPECT_EQ(reading.left_out[0].file, "gray.png");
    EXPECT_EQ(reading.left_out[1].file, "again.png");
}

TEST(PhotosWithoutColours, HideNoOtherPosition) {
    renderer::Scene later = scene();
    later.state.claims.clear();
    cv::Mat pixels = renderer::render(later).pixels;
    const vision::Photo other{"later.png", pixels, pixels.size(), 0};
    const calibration::BoardProfile* profile = &sample_profile();
    const std::vector<vision::Photo> photos{with_colours_left(right_hidden(), 0), left_hidden(), other};
    const auto answer = vision::read_board(photos, {&profile, 1}, {});
    const auto* none = std::get_if<vision::Unreadable>(&answer);
    ASSERT_NE(none, nullptr);
    EXPECT_EQ(none->file, "later.png");
}

vision::Photo table_alone(const char* name) {
    return {name, cv::Mat(1200, 1600, CV_8UC3, cv::Scalar(40, 60, 90)), {1600, 1200}, 0};
}

TEST(SeveralPhotos, OneWithoutABoardIsLeftOutByName) {
    const vision::Reading alone = read({left_hidden()});
    for (const std::vector<vision::Photo>& photos :
         {std::vector{left_hidden(), table_alone("table.png")}, std::vector{table_alone("table.png"), left_hidden()}}) {
        const vision::Reading reading = read(photos);
        ASSERT_EQ(reading.left_out.size(), 1U);
        EXPECT_EQ(reading.left_out[0].file, "table.png");
        EXPECT_NE(reading.left_out[0].why.find("no board"), std::string::npos) << reading.left_out[0].why;
        ASSERT_EQ(reading.images.size(), 1U);
        EXPECT_EQ(reading.images[0].file, left_hidden().file);
        EXPECT_EQ(reading.questions.size(), alone.questions.size());
        for (std::size_t r = 0; r < alone.routes.size(); ++r) {
            EXPECT_EQ(reading.routes[r].owner, alone.routes[r].owner);
            EXPECT_EQ(reading.routes[r].confidence, alone.routes[r].confidence);
        }
    }
}

/// So small that its board is found and no more.
vision::Photo tiny() {
    cv::Mat small;
    cv::resize(right_hidden().pixels, small, {}, 0.22, 0.22, cv::INTER_AREA);
    return {"tiny.png", small, small.size(), 0};
}

TEST(SeveralPhotos, ATinyOneIsLeftOutByName) {
    const vision::Reading alone = read({left_hidden()});
    for (const std::vector<vision::Photo>& photos :
         {std::vector{left_hidden(), tiny()}, std::vector{tiny(), left_hidden()}}) {
        const vision::Reading reading = read(photos);
        ASSERT_EQ(reading.left_out.size(), 1U);
        EXPECT_EQ(reading.left_out[0].file, "tiny.png");
        EXPECT_NE(reading.left_out[0].why.find("too small to read"), std::string::npos) << reading.left_out[0].why;
        ASSERT_EQ(reading.images.size(), 1U);
        EXPECT_EQ(reading.images[0].file, left_hidden().file);
        EXPECT_EQ(reading.questions.size(), alone.questions.size());
    }
}

TEST(SeveralPhotos, ATinyOneAloneIsRefused) {
    const calibration::BoardProfile* profile = &sample_profile();
    const std::vector<vision::Photo> photos{tiny()};
    const auto answer = vision::read_board(photos, {&profile, 1}, {});
    const auto* none = std::get_if<vision::Unreadable>(&answer);
    ASSERT_NE(none, nullptr);
    EXPECT_NE(none->why.find("too small to read"), std::string::npos) << none->why;
}

TEST(SeveralPhotos, WithoutABoardAreRefusedByTheFirstOnesName) {
    const calibration::BoardProfile* profile = &sample_profile();
    const std::vector<vision::Photo> photos{table_alone("table.png"), table_alone("floor.png")};
    const auto answer = vision::read_board(photos, {&profile, 1}, {});
    const auto* none = std::get_if<vision::Unreadable>(&answer);
    ASSERT_NE(none, nullptr);
    EXPECT_EQ(none->file, "table.png");
}

}  // namespace
}  // namespace railref::tests
