// A part of the benchmark with bars that only go up: a picture of every kind, each read without being told the board.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <string_view>

#include "calibration/board_profile.h"
#include "calibration/calibrate.h"
#include "calibration/media/media.h"
#include "cut_off.h"
#include "labelled_photos.h"
#include "lamp_light.h"
#include "other_camera.h"
#include "other_printing.h"
#include "reading_score.h"
#include "vision/load_photo.h"
#include "vision/read_board.h"

namespace railref::tests {
namespace {

const std::filesystem::path kShared = RAILREF_SHARED_DIR;

struct Bar {
    const char* picture;
    const char* board;
    int routes_right;    ///< at least
    int stations_right;  ///< at least
    int markers_right;   ///< at least
    int silent_errors;   ///< at most, of all three
    int questions;       ///< at most
};

/// Each bar is what the reading reaches today, but for a question or two.
constexpr Bar kBars[] = {{"photos/usa/IMG_4141.jpg", "usa", 100, 0, 0, 0, 1},
                         {"photos/usa/IMG_4163.jpg", "usa", 100, 0, 0, 0, 1},
                         {"photos/usa/IMG_4066_deskewed.jpg", "usa", 100, 0, 0, 0, 1},
                         {"photos/usa/IMG_4184.jpg", "usa", 100, 0, 0, 0, 0},
                         {"photos/europe/cropped_messy2.jpg", "europe", 101, 47, 0, 0, 3},
                         {"photos/europe/cropped_trainning.jpg", "europe", 101, 47, 0, 0, 1},
                         {"renders/europe_easy_0001.jpg", "europe", 101, 47, 4, 0, 1},
                         {"renders/europe_hard_0004.jpg", "europe", 101, 47, 2, 0, 4},
                         {"renders/nordic_table_0003.jpg", "nordic", 81, 0, 0, 0, 1},
                         {"renders/usa_easy_0001.jpg", "usa", 100, 0, 5, 0, 1},
                         {"renders/usa_table_0003.jpg", "usa", 100, 0, 2, 0, 1}};

using Profiles = std::vector<const calibration::BoardProfile*>;

cv::Mat as_it_was(const cv::Mat& photo) { return photo; }

/// Reads the picture, in whatever light, without being told the board.
void expect_bar(const Bar& bar, const std::function<cv::Mat(const cv::Mat&)>& light, const Profiles& profiles) {
    const std::filesystem::path picture = kShared / bar.picture;
    if (!std::filesystem::exists(picture)) GTEST_SKIP() << "no ../shared/" << bar.picture;
    auto photo = vision::load_photo(picture);
    ASSERT_TRUE(photo) << photo.error().message();
    photo->pixels = light(photo->pixels);
    const auto answer = vision::read_board(std::span(&*photo, 1), profiles, {});
    const auto* reading = std::get_if<vision::Reading>(&answer);
    ASSERT_NE(reading, nullptr) << "no board found";
    ASSERT_EQ(reading->map->id(), bar.board);
    for (const LabelledPhoto& truth : labelled_photos(picture.parent_path())) {
        if (truth.picture.filename() != picture.filename()) continue;
        const ReadingScore score = score_reading(*reading, truth);
        EXPECT_GE(score.routes.right, bar.routes_right);
        EXPECT_GE(score.stations.right, bar.stations_right);
        EXPECT_GE(score.markers.right, bar.markers_right);
        EXPECT_LE(score.routes.silent + score.stations.silent + score.markers.silent, bar.silent_errors);
        EXPECT_LE(score.questions, bar.questions);
    }
}

class ReadingBar : public testing::TestWithParam<Bar> {};

TEST_P(ReadingBar, IsReached) { expect_bar(GetParam(), as_it_was, calibration::built_in_profiles()); }

INSTANTIATE_TEST_SUITE_P(Shared, ReadingBar, testing::ValuesIn(kBars));

struct LampBar {
    Bar bar;
    std::uint64_t lamp;  ///< in_lamp_light's seed
};

/// Pictures in which dark plastics looked alike or pieces were missed before veils were lifted.
constexpr LampBar kLampBars[] = {{{"photos/europe/cropped_messy2.jpg", "europe", 100, 47, 0, 0, 4}, 0},
                                 {{"photos/europe/cropped_messy2.jpg", "europe", 100, 47, 0, 0, 3}, 4},
                                 {{"photos/usa/IMG_4141.jpg", "usa", 100, 0, 0, 0, 1}, 1},
                                 {{"renders/nordic_table_0003.jpg", "nordic", 79, 0, 0, 0, 3}, 0}};

class LampBarTest : public testing::TestWithParam<LampBar> {};

TEST_P(LampBarTest, IsReached) {
    const auto& [bar, lamp] = GetParam();
    const auto light = [lamp](const cv::Mat& photo) { return in_lamp_light(photo, lamp); };
    expect_bar(bar, light, calibration::built_in_profiles());
}

INSTANTIATE_TEST_SUITE_P(Shared, LampBarTest, testing::ValuesIn(kLampBars));

struct CameraBar {
    Bar bar;
    const char* camera;  ///< other_cameras' name

    [[nodiscard]] cv::Mat rendered(const cv::Mat& photo) const {
        return std::ranges::find(other_cameras(), std::string_view(camera), &OtherCamera::name)->rendered(photo);
    }
};

/// Pictures in which pieces were missed or mistaken before the camera's tone was undone.
constexpr CameraBar kCameraBars[] = {{{"photos/usa/IMG_4048_blank_deskewed.jpg", "usa", 100, 0, 0, 0, 1}, "deepened"},
                                     {{"photos/usa/IMG_4141.jpg", "usa", 99, 0, 0, 0, 10}, "bleached"},
                                     {{"photos/europe/cropped1_12-12.jpg", "europe", 101, 47, 0, 0, 2}, "bleached"},
                                     {{"renders/nordic_hard_0004.jpg", "nordic", 81, 0, 0, 0, 4}, "deepened"},
                                     {{"renders/europe_easy_0001.jpg", "europe", 101, 47, 4, 0, 1}, "boosted"}};

class CameraBarTest : public testing::TestWithParam<CameraBar> {};

TEST_P(CameraBarTest, IsReached) {
    const CameraBar& camera = GetParam();
    const auto seen = [&](const cv::Mat& photo) { return camera.rendered(photo); };
    expect_bar(camera.bar, seen, calibration::built_in_profiles());
}

INSTANTIATE_TEST_SUITE_P(Shared, CameraBarTest, testing::ValuesIn(kCameraBars));

struct CameraUnderLampBar {
    CameraBar camera;
    std::uint64_t lamp;  ///< in_lamp_light's seed
};

/// Pictures with silent errors before the camera's software was undone under its lamp.
constexpr CameraUnderLampBar kCameraUnderLampBars[] = {
    {{{"photos/usa/IMG_4141.jpg", "usa", 97, 0, 0, 0, 13}, "bleached"}, 1},
    // These two were refused as colourless.
    {{{"photos/usa/IMG_4132.jpg", "usa", 99, 0, 0, 0, 13}, "bleached"}, 0},
    {{{"photos/europe/cropped1_12-12.jpg", "europe", 101, 47, 0, 0, 11}, "bleached"}, 0},
    {{{"photos/europe/cropped_messy2.jpg", "europe", 100, 47, 0, 0, 5}, "deepened"}, 1},
    {{{"renders/nordic_table_0003.jpg", "nordic", 79, 0, 0, 0, 7}, "deepened"}, 0},
    {{{"renders/usa_easy_0001.jpg", "usa", 99, 0, 5, 0, 4}, "deepened"}, 0}};

class CameraUnderLampTest : public testing::TestWithParam<CameraUnderLampBar> {};

TEST_P(CameraUnderLampTest, IsReached) {
    const auto& [camera, lamp] = GetParam();
    const auto seen = [&](const cv::Mat& photo) { return camera.rendered(in_lamp_light(photo, lamp)); };
    expect_bar(camera.bar, seen, calibration::built_in_profiles());
}

/// Bleached twice under a yellow lamp: its colours would have to be guessed.
TEST(PhotoThatLostItsColours, IsRefused) {
    const std::filesystem::path picture = kShared / "photos/europe/cropped1_12-12.jpg";
    if (!std::filesystem::exists(picture)) GTEST_SKIP() << "no ../shared/photos";
    auto photo = vision::load_photo(picture);
    ASSERT_TRUE(photo) << photo.error().message();
    const CameraBar bleached{{}, "bleached"};
    photo->pixels = bleached.rendered(bleached.rendered(in_lamp_light(photo->pixels, 0)));
    const auto answer = vision::read_board(std::span(&*photo, 1), calibration::built_in_profiles(), {});
    const auto* refusal = std::get_if<vision::Unreadable>(&answer);
    ASSERT_NE(refusal, nullptr);
    EXPECT_NE(refusal->why.find("hardly any colours"), std::string::npos) << refusal->why;
}

/// Three times as bright as it was: clipped, blue trains look green.
TEST(BurntOutPhoto, IsRefusedAndSaysNothingBesideAnother) {
    const std::filesystem::path picture = kShared / "photos/europe/cropped1_12-12.jpg";
    if (!std::filesystem::exists(picture)) GTEST_SKIP() << "no ../shared/photos";
    const auto good = vision::load_photo(picture);
    ASSERT_TRUE(good) << good.error().message();
    vision::Photo burnt = *good;
    burnt.pixels = cv::Mat(good->pixels * 3);
    const auto alone = vision::read_board({&burnt, 1}, calibration::built_in_profiles(), {});
    const auto* refusal = std::get_if<vision::Unreadable>(&alone);
    ASSERT_NE(refusal, nullptr);
    EXPECT_NE(refusal->why.find("burnt out"), std::string::npos) << refusal->why;
    const std::array both{burnt, *good};
    const auto together = vision::read_board(both, calibration::built_in_profiles(), {});
    const auto single = vision::read_board({&*good, 1}, calibration::built_in_profiles(), {});
    const auto* neither = std::get_if<vision::Unreadable>(&together);
    ASSERT_EQ(neither, nullptr) << neither->file << ": " << neither->why;
    const auto owners = [](const auto& answer) {
        std::vector<vision::Owner> all;
        for (const vision::Sighting& route : std::get<vision::Reading>(answer).routes) all.push_back(route.owner);
        return all;
    };
    EXPECT_EQ(owners(together), owners(single));
}

INSTANTIATE_TEST_SUITE_P(Shared, CameraUnderLampTest, testing::ValuesIn(kCameraUnderLampBars));

struct PrintingBar {
    Bar bar;
    std::uint64_t printing;  ///< other_printing's seed
};

/// Boards that have every route elsewhere than the profile has it.
constexpr PrintingBar kPrintingBars[] = {{{"photos/usa/IMG_4141.jpg", "usa", 99, 0, 0, 0, 4}, 0},
                                         {{"photos/usa/IMG_4163.jpg", "usa", 100, 0, 0, 0, 1}, 1},
                                         {{"photos/europe/cropped_messy2.jpg", "europe", 101, 47, 0, 0, 4}, 2},
                                         {{"renders/nordic_table_0003.jpg", "nordic", 81, 0, 0, 0, 1}, 0},
                                         {{"renders/usa_table_0003.jpg", "usa", 100, 0, 2, 0, 1}, 1}};

class PrintingBarTest : public testing::TestWithParam<PrintingBar> {};

using Printing = calibration::BoardProfile (*)(const calibration::BoardProfile&, std::uint64_t seed);

void expect_printing_bar(const PrintingBar& bar, Printing printing, cv::Mat (*seen)(const cv::Mat&)) {
    std::vector<calibration::BoardProfile> others;
    for (const auto* profile : calibration::built_in_profiles()) others.push_back(printing(*profile, bar.printing));
    Profiles profiles;
    for (const auto& other : others) profiles.push_back(&other);
    expect_bar(bar.bar, seen, profiles);
}

cv::Mat in_lamp_0(const cv::Mat& photo) { return in_lamp_light(photo, 0); }

TEST_P(PrintingBarTest, IsReached) { expect_printing_bar(GetParam(), other_printing, as_it_was); }

INSTANTIATE_TEST_SUITE_P(Shared, PrintingBarTest, testing::ValuesIn(kPrintingBars));

/// The same in lamp light; refused, or asked about half over, before the light was found again where the routes lie.
constexpr PrintingBar kPrintingUnderLampBars[] = {{{"photos/usa/IMG_4163.jpg", "usa", 100, 0, 0, 0, 1}, 1},
                                                  {{"photos/europe/cropped1_12-12.jpg", "europe", 101, 47, 0, 0, 1}, 0},
                                                  {{"photos/europe/cropped_messy2.jpg", "europe", 101, 47, 0, 0, 4}, 1},
                                                  {{"renders/europe_easy_0001.jpg", "europe", 101, 47, 4, 0, 3}, 0}};

class PrintingUnderLampTest : public testing::TestWithParam<PrintingBar> {};

TEST_P(PrintingUnderLampTest, IsReached) { expect_printing_bar(GetParam(), other_printing, in_lamp_0); }

INSTANTIATE_TEST_SUITE_P(Shared, PrintingUnderLampTest, testing::ValuesIn(kPrintingUnderLampBars));

/// Boards that were drawn anew, in lamp light; some routes were silently wrong before few features were enough to look
/// for them and before spaces of a route could move otherwise than the next.
constexpr PrintingBar kRedrawnBars[] = {{{"photos/usa/IMG_4163.jpg", "usa", 100, 0, 0, 0, 5}, 1},
                                        {{"photos/usa/IMG_4184.jpg", "usa", 100, 0, 0, 0, 1}, 1},
                                        {{"photos/europe/cropped1_12-12.jpg", "europe", 101, 47, 0, 0, 2}, 0}};

class RedrawnTest : public testing::TestWithParam<PrintingBar> {};

TEST_P(RedrawnTest, IsReached) { expect_printing_bar(GetParam(), redrawn, in_lamp_0); }

INSTANTIATE_TEST_SUITE_P(Shared, RedrawnTest, testing::ValuesIn(kRedrawnBars));

struct CutBar {
    const char* picture;
    Side cut;
    int routes_right;   ///< of those in the rest of the picture, at least
    int silent_errors;  ///< at most
    int questions;      ///< at most
};

/// A fifth of the board cut off. Spaces through whose middle the picture ends were taken for hidden ones before
/// (vision/beyond_edge.h), and their routes called unseen or free.
constexpr CutBar kCutBars[] = {{"photos/usa/IMG_4066_deskewed.jpg", Side::right, 85, 0, 3},
                               {"photos/usa/IMG_4141.jpg", Side::top, 94, 0, 4},
                               {"photos/usa/IMG_4156.jpg", Side::right, 85, 0, 4},
                               {"photos/europe/cropped_trainning.jpg", Side::left, 95, 0, 3},
                               {"renders/europe_hard_0004.jpg", Side::top, 95, 0, 5},
                               {"renders/usa_easy_0001.jpg", Side::right, 84, 0, 4}};

std::optional<vision::Reading> read_by_itself(const vision::Photo& photo) {
    const auto answer = vision::read_board(std::span(&photo, 1), calibration::built_in_profiles(), {});
    const auto* reading = std::get_if<vision::Reading>(&answer);
    return reading == nullptr ? std::nullopt : std::optional(*reading);
}

class CutBarTest : public testing::TestWithParam<CutBar> {};

TEST_P(CutBarTest, IsReached) {
    const CutBar& bar = GetParam();
    const std::filesystem::path picture = kShared / bar.picture;
    if (!std::filesystem::exists(picture)) GTEST_SKIP() << "no ../shared/" << bar.picture;
    const std::vector<LabelledPhoto> labelled = labelled_photos(picture.parent_path());
    const auto whole = std::ranges::find(labelled, picture, &LabelledPhoto::picture);
    ASSERT_NE(whole, labelled.end());
    auto photo = vision::load_photo(picture);
    ASSERT_TRUE(photo) << photo.error().message();
    const auto uncut = read_by_itself(*photo);
    ASSERT_TRUE(uncut);
    const cv::Matx33d board(uncut->images[0].registration.homography.data());
    const cv::Rect rest = rest_of(photo->full_size, board, bar.cut);
    const auto reading = read_by_itself(cut_off(*photo, rest));
    ASSERT_TRUE(reading);
    const ReadingScore score = score_reading(*reading, seen_in(*whole, rest, *uncut->map, board));
    EXPECT_GE(score.routes.right, bar.routes_right);
    EXPECT_LE(score.routes.silent, bar.silent_errors);
    EXPECT_LE(score.questions, bar.questions);
}

INSTANTIATE_TEST_SUITE_P(Shared, CutBarTest, testing::ValuesIn(kCutBars));

vision::Photo photo_of(cv::Mat pixels) { return {"drawn.png", pixels, pixels.size(), 0}; }

TEST(ReadBoard, SaysThatThereIsNoBoard) {
    cv::Mat noise(900, 1200, CV_8UC3);
    cv::theRNG().state = 7;
    cv::randu(noise, 0, 255);
    cv::GaussianBlur(noise, noise, {}, 3);
    const vision::Photo photo = photo_of(noise);
    const auto answer = vision::read_board(std::span(&photo, 1), calibration::built_in_profiles(), {});
    const auto* none = std::get_if<vision::Unreadable>(&answer);
    ASSERT_NE(none, nullptr);
    EXPECT_EQ(none->file, "drawn.png");
    EXPECT_FALSE(none->why.empty());
}

TEST(ReadBoard, StopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    const vision::Photo photo = photo_of(cv::Mat::zeros(900, 1200, CV_8UC3));
    vision::ReadOptions options;
    options.stop = stop.get_token();
    const auto answer = vision::read_board(std::span(&photo, 1), calibration::built_in_profiles(), options);
    EXPECT_TRUE(std::holds_alternative<vision::Cancelled>(answer));
}

TEST(ReadBoard, FindsTheBoardUpsideDown) {
    const std::filesystem::path picture = kShared / "photos/usa/IMG_4066_deskewed.jpg";
    if (!std::filesystem::exists(picture)) GTEST_SKIP() << "no ../shared/photos";
    auto photo = vision::load_photo(picture);
    ASSERT_TRUE(photo);
    cv::rotate(photo->pixels, photo->pixels, cv::ROTATE_180);
    const auto answer = vision::read_board(std::span(&*photo, 1), calibration::built_in_profiles(), {});
    const auto* reading = std::get_if<vision::Reading>(&answer);
    ASSERT_NE(reading, nullptr);
    const auto& h = reading->images[0].registration.homography;
    EXPECT_NEAR(h[2], 1500, 15);  // the board's top left corner is at the picture's bottom right
    EXPECT_NEAR(h[5], 990, 15);
}

TEST(ReadBoard, SaysWhichBoardItLookedForInVain) {
    const vision::Photo table{"table.jpg", cv::Mat(900, 1200, CV_8UC3, cv::Scalar(90, 120, 150)), {1200, 900}, 0};
    const calibration::BoardProfile* usa = calibration::built_in_profiles().front();
    const auto answer = vision::read_board(std::span(&table, 1), {&usa, 1}, {});
    ASSERT_TRUE(std::holds_alternative<vision::Unreadable>(answer));
    EXPECT_NE(std::get<vision::Unreadable>(answer).why.find(usa->map->name()), std::string::npos);
}

TEST(ReadBoard, FindsALitBoardBetweenAScreenshotsBlackBars) {
    const std::filesystem::path picture = kShared / "photos/usa/IMG_4132.jpg";
    if (!std::filesystem::exists(picture)) GTEST_SKIP() << "no ../shared/photos";
    auto photo = vision::load_photo(picture);
    ASSERT_TRUE(photo);
    cv::resize(photo->pixels, photo->pixels, {1080, 810}, 0, 0, cv::INTER_AREA);
    cv::copyMakeBorder(photo->pixels, photo->pixels, 765, 765, 0, 0, cv::BORDER_CONSTANT);
    photo->full_size = photo->pixels.size();
    const auto answer = vision::read_board(std::span(&*photo, 1), calibration::built_in_profiles(), {});
    EXPECT_TRUE(std::holds_alternative<vision::Reading>(answer));
}

TEST(ReadBoard, RefusesAThumbnail) {
    const std::filesystem::path picture = kShared / "photos/usa/IMG_4132.jpg";
    if (!std::filesystem::exists(picture)) GTEST_SKIP() << "no ../shared/photos";
    auto photo = vision::load_photo(picture);
    ASSERT_TRUE(photo);
    const auto shrunk = [&](int width) {
        vision::Photo small = *photo;
        cv::resize(photo->pixels, small.pixels, {width, width * 3 / 4}, 0, 0, cv::INTER_AREA);
        small.full_size = small.pixels.size();
        return vision::read_board(std::span(&small, 1), calibration::built_in_profiles(), {});
    };
    EXPECT_TRUE(std::holds_alternative<vision::Reading>(shrunk(400)));
    const auto answer = shrunk(240);
    ASSERT_TRUE(std::holds_alternative<vision::Unreadable>(answer));
    EXPECT_NE(std::get<vision::Unreadable>(answer).why.find("too small"), std::string::npos);
}

TEST(LoadPhoto, RefusesACutPicture) {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "railref_reading_test";
    std::filesystem::create_directories(folder);
    const auto bytes = media::encode_jpeg(cv::Mat(300, 400, CV_8UC3, cv::Scalar(10, 90, 200)), 95);
    ASSERT_TRUE(bytes);
    const std::filesystem::path file = folder / "cut.jpg";
    std::FILE* out = std::fopen(file.c_str(), "wb");
    std::fwrite(bytes->data(), 1, bytes->size() / 2, out);
    std::fclose(out);
    const auto photo = vision::load_photo(file);
    std::filesystem::remove_all(folder);
    ASSERT_FALSE(photo);
    EXPECT_NE(photo.error().message().find("cut.jpg"), std::string::npos);
}

TEST(Calibrate, RefusesAPictureWithoutABoard) {
    const calibration::BoardProfile& usa = *calibration::built_in_profiles().front();
    const auto profile = calibration::calibrate(cv::Mat(900, 1200, CV_8UC3, cv::Scalar(90, 120, 150)), "table.jpg",
                                                *usa.map, calibration::built_in_profiles());
    ASSERT_FALSE(profile);
    EXPECT_EQ(profile.error().file, "table.jpg");
}

TEST(Calibrate, RefusesABlurredPicture) {
    const std::filesystem::path picture = kShared / "photos/usa/IMG_4048_blank_deskewed.jpg";
    if (!std::filesystem::exists(picture)) GTEST_SKIP() << "no ../shared/photos";
    constexpr int whole = 1 << 20;
    cv::Mat photo = media::decode(maps::read_text(picture).value(), whole).value().pixels;
    cv::GaussianBlur(photo, photo, {}, 4);
    const calibration::BoardProfile& usa = *calibration::built_in_profiles().front();
    EXPECT_FALSE(calibration::calibrate(photo, "blurred.jpg", *usa.map, calibration::built_in_profiles()));
}

TEST(Profile, SurvivesSavingAndSpotsDamage) {
    const calibration::BoardProfile& profile = *calibration::built_in_profiles().front();
    const std::filesystem::path file = std::filesystem::temp_directory_path() / "railref_profile_test.profile";
    ASSERT_TRUE(calibration::save_profile(profile, file));
    const auto same = calibration::load_profile(file);
    ASSERT_TRUE(same) << same.error().message();
    EXPECT_EQ(same->near_features.at, profile.near_features.at);
    EXPECT_EQ(cv::norm(same->far_features.descriptors, profile.far_features.descriptors, cv::NORM_INF), 0);
    std::filesystem::resize_file(file, 1000);
    EXPECT_FALSE(calibration::load_profile(file));
    std::filesystem::remove(file);
}

}  // namespace
}  // namespace railref::tests
