#include "calibration/calibrate.h"

#include <gtest/gtest.h>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/renderer/random_scene.h"
#include "calibration/renderer/render.h"
#include "calibration/renderer/sample_scene.h"
#include "maps/load_map.h"
#include "tests/app/program.h"
#include "tests/sample_profile.h"
#include "vision/load_photo.h"
#include "vision/pieces_left.h"

namespace railref::tests {
namespace {

using calibration::BoardProfile;

const std::string kSample = RAILREF_SAMPLE_DIR;
const maps::BoardMap& europe() { return *maps::built_in_board("europe"); }

/// What calibrate() says of the photo; empty where it is accepted.
std::string verdict(const cv::Mat& photo, const maps::BoardMap& map, std::span<const BoardProfile* const> known) {
    const auto profile = calibration::calibrate(photo, "photo.jpg", map, known);
    return profile ? "" : profile.error().message();
}

/// An empty board, and what may be wrong with a photo of it.
struct Bad {
    const char* name;
    cv::Mat (*photo)(const cv::Mat& good);
    const char* word;  ///< in the line that refuses it
};

const Bad kBad[] = {
    {"Blurred",
     [](const cv::Mat& good) {
         cv::Mat out;
         cv::GaussianBlur(good, out, {}, good.cols / 850.0);  // about a millimetre on the board
         return out;
     },
     "blurred"},
    {"Shaken",
     [](const cv::Mat& good) {
         cv::Mat out;
         cv::blur(good, out, {std::max(3, good.cols / 220), 1});
         return out;
     },
     "blurred"},
    {"Burnt",
     [](const cv::Mat& good) {
         cv::Mat out = good.clone();
         cv::circle(out, {good.cols * 2 / 5, good.rows / 2}, good.rows / 9, cv::Scalar::all(255), cv::FILLED);
         return out;
     },
     "burnt out"},
    {"Cut", [](const cv::Mat& good) { return good(cv::Rect(good.cols / 4, 0, good.cols * 3 / 4, good.rows)).clone(); },
     "cut off"},
    {"Small",
     [](const cv::Mat& good) {
         cv::Mat out;
         cv::resize(good, out, {520, 520 * good.rows / good.cols}, 0, 0, cv::INTER_AREA);
         return out;
     },
     "go nearer"},
    {"Dark", [](const cv::Mat& good) { return cv::Mat(good * 0.15); }, "dark"},
    {"BlackAndWhite",
     [](const cv::Mat& good) {
         cv::Mat out;
         cv::cvtColor(good, out, cv::COLOR_BGR2GRAY);
         cv::cvtColor(out, out, cv::COLOR_GRAY2BGR);
         return out;
     },
     "in colour"},
    {"NoBoard", [](const cv::Mat& good) { return cv::Mat(good.size(), CV_8UC3, cv::Scalar(60, 90, 120)); },
     "found none in it"},
};

class Refuses : public testing::TestWithParam<Bad> {};

TEST_P(Refuses, ADrawnBoard) {
    const cv::Mat good = cv::imread(kSample + "/sample_empty.jpg");
    ASSERT_FALSE(good.empty());
    const BoardProfile* known = &sample_profile();
    ASSERT_EQ(verdict(good, europe(), {&known, 1}), "");
    const std::string line = verdict(GetParam().photo(good), europe(), {&known, 1});
    EXPECT_NE(line.find(GetParam().word), std::string::npos) << line;
    EXPECT_EQ(line.find('\n'), std::string::npos);
}

TEST_P(Refuses, PhotosOfEmptyBoards) {
    const std::string shared = std::string(RAILREF_SHARED_DIR) + "/photos/";
    const auto known = calibration::built_in_profiles();
    for (const auto& [board, photo] : {std::pair("usa", "usa/IMG_4184.jpg"), {"europe", "europe/cropped_blank.jpg"}}) {
        SCOPED_TRACE(photo);
        const auto loaded = vision::load_photo(shared + photo);
        if (!loaded) GTEST_SKIP() << "no ../shared/photos";
        const maps::BoardMap& map = *maps::built_in_board(board);
        EXPECT_EQ(verdict(loaded->pixels, map, known), "");
        const std::string line = verdict(GetParam().photo(loaded->pixels), map, known);
        EXPECT_NE(line.find(GetParam().word), std::string::npos) << line;
    }
}

INSTANTIATE_TEST_SUITE_P(Photos, Refuses, testing::ValuesIn(kBad), [](const auto& bad) { return bad.param.name; });

TEST(CalibrateRefuses, APhotoThatIsTooSlanted) {
    renderer::Scene scene = renderer::empty_scene(europe(), renderer::View::straight, 1, {2000, 1500});
    const BoardProfile* known = &sample_profile();
    EXPECT_EQ(verdict(renderer::render(scene).pixels, europe(), {&known, 1}), "");
    scene.camera.tilt_deg = 55;
    scene.camera = renderer::framed(scene.camera, renderer::face_mm(europe()), scene.size, 0.9);
    const std::string line = verdict(renderer::render(scene).pixels, europe(), {&known, 1});
    EXPECT_NE(line.find("aslant"), std::string::npos) << line;
}

TEST(CalibrateRefuses, AnotherBoard) {
    const BoardProfile* known = &sample_profile();
    const std::string line =
        verdict(cv::imread(kSample + "/sample_empty.jpg"), *maps::built_in_board("usa"), {&known, 1});
    EXPECT_NE(line.find("found the board of " + europe().name()), std::string::npos) << line;
}

TEST(Calibrate, ADimPhotoIsLit) {
    const BoardProfile* known = &sample_profile();
    const cv::Mat bright = cv::imread(kSample + "/sample_empty.jpg");
    const auto mean_of = [&](const cv::Mat& photo) {
        const auto own = calibration::calibrate(photo, "photo.jpg", europe(), {&known, 1});
        EXPECT_TRUE(own) << own.error().message();
        double sum = 0;
        for (const cv::Mat& colours : own->at_spaces) sum += cv::norm(cv::mean(colours));
        return sum / static_cast<double>(own->at_spaces.size());
    };
    EXPECT_NEAR(mean_of(0.4 * bright) / mean_of(bright), 1, 0.05);
}

// Pieces on the board.

vision::Photo photo_of(const cv::Mat& pixels) { return {"photo.jpg", pixels, pixels.size(), 0}; }

vision::PiecesLeft pieces_in(const cv::Mat& pixels, std::span<const BoardProfile* const> known) {
    // As calibrate_command does; an unknown printing is located by the sample's profile here.
    const BoardProfile* locating = &sample_profile();
    const auto own = calibration::calibrate(pixels, "photo.jpg", europe(), {&locating, 1});
    EXPECT_TRUE(own) << own.error().message();
    return vision::find_pieces(photo_of(pixels), *own, known).value();
}

TEST(PiecesLeft, AGameIsNotEmptyWhetherItsPrintingIsKnownOrNot) {
    const BoardProfile* known = &sample_profile();
    const cv::Mat game = cv::imread(kSample + "/sample.jpg");
    EXPECT_GT(pieces_in(game, {&known, 1}).routes.size(), 20U);
    EXPECT_GT(pieces_in(game, {}).routes.size(), 20U);
}

TEST(PiecesLeft, AnEmptyBoardIsEmptyWhetherItsPrintingIsKnownOrNot) {
    const BoardProfile* known = &sample_profile();
    const cv::Mat empty = cv::imread(kSample + "/sample_empty.jpg");
    EXPECT_TRUE(pieces_in(empty, {&known, 1}).none());
    EXPECT_TRUE(pieces_in(empty, {}).none());
}

TEST(PiecesLeft, OneRouteOfSeveralTrainsIsSeen) {
    renderer::Scene scene = renderer::sample_empty_scene(europe());
    const maps::RouteId route = *europe().find_route("moskva-smolensk-orange");
    ASSERT_GT(europe().route(route).spaces.size(), 1U);
    scene.state.claims[route] = maps::PlayerColour::red;
    const BoardProfile* known = &sample_profile();
    EXPECT_EQ(pieces_in(renderer::render(scene).pixels, {&known, 1}).routes, std::vector{route});
}

TEST(PiecesLeft, PhotosOfEmptyBoardsAndOfGames) {
    const std::string shared = std::string(RAILREF_SHARED_DIR) + "/photos/";
    const auto known = calibration::built_in_profiles();
    for (const auto& [board, photo, empty] : {std::tuple("usa", "usa/IMG_4169.jpg", true),
                                              {"usa", "usa/IMG_4181.jpg", true},
                                              {"europe", "europe/cropped_blank.jpg", true},
                                              {"usa", "usa/IMG_4156.jpg", false},
                                              {"europe", "europe/cropped_messy2.jpg", false}}) {
        SCOPED_TRACE(photo);
        const auto loaded = vision::load_photo(shared + photo);
        if (!loaded) GTEST_SKIP() << "no ../shared/photos";
        const auto own = calibration::calibrate(loaded->pixels, photo, *maps::built_in_board(board), known);
        ASSERT_TRUE(own) << own.error().message();
        EXPECT_EQ(vision::find_pieces(*loaded, *own, known).value().none(), empty);
        EXPECT_EQ(vision::find_pieces(*loaded, *own, {}).value().none(), empty) << "as an unknown printing";
    }
}

// The program.

/// A printing that nobody has seen: one photo of it empty, then a game is read with the profile.
TEST(CalibrateCommand, APrintingThatNobodyHasSeenIsLearnedAndRead) {
    const Folder folder;
    const auto write = [&](const std::string& name, renderer::Scene scene) {
        scene.printing = 77;
        cv::imwrite(folder.path(name), renderer::render(scene).pixels);
        return folder.path(name);
    };
    const std::string empty =
        write("empty.jpg", renderer::empty_scene(europe(), renderer::View::straight, 8, {2000, 1500}));
    const renderer::Scene scene = renderer::random_scene(europe(), renderer::View::table, 9, {2000, 1500});
    const std::string game = write("game.jpg", scene);
    const std::string profile = folder.path("my.profile");
    const Outcome learned = railref({"calibrate", empty, "--board", "europe", "-o", profile});
    ASSERT_EQ(learned.status, 0) << learned.err;
    const Outcome outcome = railref({"read", game, "--profile", profile, "--json"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const maps::Json reading = outcome.json();
    int right = 0;
    for (std::size_t r = 0; r < europe().routes().size(); ++r) {
        const auto claim = scene.state.claims.find(static_cast<maps::RouteId>(r));
        const std::string owner = claim == scene.state.claims.end() ? "none" : std::string(maps::name(claim->second));
        if (reading["routes"][europe().routes()[r].slug]["owner"] == owner) ++right;
    }
    EXPECT_GE(right, 100);  // of 101
}

/// Reflected light of paint with these 8-bit sRGB values.
renderer::Vec3 paint(int red, int green, int blue) {
    const auto light = [](int value) { return std::pow(value / 255.0, 2.2); };
    return {light(blue), light(green), light(red)};
}

/// Right routes of a reading, and those that were wrong without being asked about.
struct Judged {
    int right = 0;
    int silent = 0;
    std::size_t questions = 0;
};
Judged judged(const maps::Json& reading, const renderer::BoardState& truth) {
    Judged count{0, 0, reading["questions"].size()};
    for (std::size_t r = 0; r < europe().routes().size(); ++r) {
        const std::string& slug = europe().routes()[r].slug;
        const auto claim = truth.claims.find(static_cast<maps::RouteId>(r));
        const std::string owner = claim == truth.claims.end() ? "none" : std::string(maps::name(claim->second));
        if (reading["routes"][slug]["owner"] == owner) {
            ++count.right;
            continue;
        }
        count.silent += std::ranges::none_of(reading["questions"], [&](const maps::Json& question) {
            return question.value("route", "") == slug &&
                   std::ranges::count(question["options"], maps::Json(owner)) > 0;
        });
    }
    return count;
}

std::size_t players_on(const renderer::Scene& scene) {
    std::set<maps::PlayerColour> colours;
    for (const auto& [route, colour] : scene.state.claims) colours.insert(colour);
    return colours.size();
}

/// An edition with lime, turquoise and orange trains: asked about when nobody told, read well when somebody did.
TEST(CalibrateCommand, TrainsOfAnotherEditionAreLearnedFromOnePhoto) {
    const Folder folder;
    const auto write = [&](const std::string& name, renderer::Scene scene) {
        scene.printing = 77;
        cv::imwrite(folder.path(name), renderer::render(scene).pixels);
        return folder.path(name);
    };
    const auto of_edition = [](std::uint64_t seed) {
        renderer::Scene scene = renderer::random_scene(europe(), renderer::View::straight, seed, {2000, 1500});
        using maps::PlayerColour;
        scene.plastics = {{PlayerColour::red, paint(222, 96, 30)},
                          {PlayerColour::blue, paint(52, 160, 200)},
                          {PlayerColour::green, paint(120, 170, 50)},
                          {PlayerColour::yellow, paint(214, 168, 74)},
                          {PlayerColour::black, paint(70, 68, 66)}};
        return scene;
    };
    const std::string profile = folder.path("my.profile");
    const std::string plastics = folder.path("my.plastics");
    const std::string empty =
        write("empty.jpg", renderer::empty_scene(europe(), renderer::View::straight, 8, {2000, 1500}));
    ASSERT_EQ(railref({"calibrate", empty, "--board", "europe", "-o", profile}).status, 0);
    std::uint64_t seed = 0;
    const auto next_of_all_colours = [&] {
        do ++seed;
        while (players_on(of_edition(seed)) < europe().colours().size());
        return of_edition(seed);
    };
    const std::string pieces = write("pieces.jpg", next_of_all_colours());
    const Outcome learned = railref({"calibrate", "--plastics", pieces, "--profile", profile, "-o", plastics});
    ASSERT_EQ(learned.status, 0) << learned.err;
    const renderer::Scene scene = next_of_all_colours();
    const std::string game = write("game.jpg", scene);
    const Outcome told = railref({"read", game, "--profile", profile, "--plastics", plastics, "--json"});
    ASSERT_EQ(told.status, 0) << told.err;
    const Judged with = judged(told.json(), scene.state);
    const Judged without = judged(railref({"read", game, "--profile", profile, "--json"}).json(), scene.state);
    EXPECT_GE(with.right, 100);  // of 101
    EXPECT_EQ(with.silent, 0);
    EXPECT_LT(2 * with.questions, without.questions);
    EXPECT_LE(without.silent, 1);
}

TEST(CalibrateCommand, TooFewTrainsTeachNothing) {
    const Folder folder;
    const std::string plastics = folder.path("my.plastics");
    const Outcome outcome = railref({"calibrate", "--plastics", kSample + "/sample_empty.jpg", "--profile",
                                     kSample + "/sample.profile", "-o", plastics});
    expect_one_line(outcome, 1);
    EXPECT_NE(outcome.err.find("at least 3 trains of each colour"), std::string::npos) << outcome.err;
    EXPECT_FALSE(std::filesystem::exists(plastics));
}

TEST(CalibrateCommand, NothingIsWrittenWhenThePhotoIsRefused) {
    const Folder folder;
    const std::string profile = folder.path("my.profile");
    cv::Mat blurred = cv::imread(kSample + "/sample_empty.jpg");
    cv::GaussianBlur(blurred, blurred, {}, 3);
    cv::imwrite(folder.path("blurred.jpg"), blurred);
    expect_one_line(railref({"calibrate", folder.path("blurred.jpg"), "--board", "europe", "-o", profile}), 1);
    const std::string game = std::string(RAILREF_SHARED_DIR) + "/photos/usa/IMG_4156.jpg";
    if (std::filesystem::exists(game)) {
        const Outcome outcome = railref({"calibrate", game, "--board", "usa", "-o", profile});
        expect_one_line(outcome, 1);
        EXPECT_NE(outcome.err.find("expected an empty board"), std::string::npos) << outcome.err;
        EXPECT_NE(outcome.err.find(" more"), std::string::npos) << outcome.err;
    }
    EXPECT_EQ(folder.files(), 1U);
}

TEST(CalibrateCommand, APictureOfOneRowShowsNoBoard) {
    const Folder folder;
    cv::imwrite(folder.path("row.png"), cv::Mat(1, 3000, CV_8UC3, cv::Scalar(60, 90, 120)));
    const Outcome outcome =
        railref({"calibrate", folder.path("row.png"), "--board", "usa", "-o", folder.path("my.profile")});
    expect_one_line(outcome, 1);
    EXPECT_NE(outcome.err.find("found none in it"), std::string::npos) << outcome.err;
}

TEST(Calibrate, AProfileIsSavedWhereALinkPoints) {
    const Folder folder;
    std::filesystem::create_symlink("real.profile", folder.path("link.profile"));
    ASSERT_TRUE(calibration::save_profile(sample_profile(), folder.path("link.profile")));
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path("link.profile")));
    EXPECT_TRUE(calibration::load_profile(folder.path("real.profile")));
    EXPECT_EQ(folder.files(), 2U);
}

TEST(CalibrateCommand, WrongUsage) {
    const Folder folder;
    const std::string photo = folder.write("photo.jpg", "no photo");
    const std::string out = folder.path("out");
    expect_one_line(railref({"calibrate"}), 2);
    expect_one_line(railref({"calibrate", photo, "-o", out}), 2);
    expect_one_line(railref({"calibrate", photo, "--board", "usa"}), 2);
    expect_one_line(railref({"calibrate", "--board", "usa", "-o", out}), 2);
    expect_one_line(railref({"calibrate", "--sheet", photo}), 2);
    expect_one_line(railref({"calibrate", "--sheet", out, "-o", out}), 2);
    expect_one_line(railref({"calibrate", "--sheet", out, "--paper", "a5"}), 2);
    expect_one_line(railref({"calibrate", "--paper", "a4"}), 2);
    expect_one_line(railref({"calibrate", "--sheet", out, "--lens", photo}), 2);
    expect_one_line(railref({"calibrate", "--lens", photo}), 2);
    expect_one_line(railref({"calibrate", "--lens", photo, "-o", out}), 2);
    EXPECT_EQ(content(photo), "no photo");
    EXPECT_EQ(folder.files(), 1U);
}

}  // namespace
}  // namespace railref::tests
