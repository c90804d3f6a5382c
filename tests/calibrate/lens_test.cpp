#include "calibration/lens.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/lens_sheet.h"
#include "tests/app/program.h"

namespace railref::tests {
namespace {

using calibration::Lens;
using calibration::LensPhoto;

const cv::Size kSize(1600, 1200);

/// A phone's lens, rather worse than usual.
Lens true_lens() {
    Lens lens;
    lens.size = kSize;
    lens.camera = {1280, 0, 812, 0, 1276, 588, 0, 0, 1};
    lens.distortion = {-0.16, 0.05, 0.0012, -0.0008, 0};
    return lens;
}

/// Where the sheet (millimetres from its middle) lies before the camera.
struct Pose {
    cv::Vec3d turn;  ///< Rodrigues
    cv::Vec3d at_mm;
};

/// The sheet as the lens sees it: every pixel's ray is followed to the sheet.
cv::Mat view_of_sheet(const Lens& lens, const Pose& pose) {
    const cv::Mat sheet = calibration::sheet_modules();
    cv::Mat large;
    cv::resize(sheet, large, {}, 16, 16, cv::INTER_NEAREST);
    cv::copyMakeBorder(large, large, 64, 64, 64, 64, cv::BORDER_CONSTANT, cv::Scalar(255));
    cv::GaussianBlur(large, large, {}, 2);
    const double px_per_mm = 16 / 3.5;
    cv::Matx33d rotation;
    cv::Rodrigues(pose.turn, rotation);
    std::vector<cv::Point2f> pixels;
    for (int y = 0; y < kSize.height; ++y)
        for (int x = 0; x < kSize.width; ++x) pixels.emplace_back(static_cast<float>(x), static_cast<float>(y));
    std::vector<cv::Point2f> rays;
    cv::undistortPoints(pixels, rays, lens.camera, lens.distortion);
    // The plane's point (u, v): rotation * (u, v, 0) + at ~ (ray, 1).
    const cv::Matx33d plane(rotation(0, 0), rotation(0, 1), pose.at_mm[0], rotation(1, 0), rotation(1, 1),
                            pose.at_mm[1], rotation(2, 0), rotation(2, 1), pose.at_mm[2]);
    const cv::Matx33d from_ray = plane.inv();
    cv::Mat sources(kSize, CV_32FC2);
    for (std::size_t i = 0; i < rays.size(); ++i) {
        const cv::Vec3d q = from_ray * cv::Vec3d(rays[i].x, rays[i].y, 1);
        sources.at<cv::Vec2f>(static_cast<int>(i) / kSize.width, static_cast<int>(i) % kSize.width) = {
            static_cast<float>(q[0] / q[2] * px_per_mm + large.cols / 2.0 - 0.5),
            static_cast<float>(q[1] / q[2] * px_per_mm + large.rows / 2.0 - 0.5)};
    }
    cv::Mat gray;
    cv::remap(large, gray, sources, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_CONSTANT, cv::Scalar(150));
    cv::RNG rng(5);
    cv::Mat noise(gray.size(), CV_16S);
    rng.fill(noise, cv::RNG::NORMAL, 0, 3);
    cv::add(gray, noise, gray, cv::noArray(), CV_8U);
    return gray;
}

LensPhoto photo_of_sheet(const cv::Mat& pixels, const std::string& file = "photo.jpg") {
    return {file, pixels, pixels.size()};
}

const std::vector<LensPhoto>& good_photos() {
    static const std::vector<LensPhoto> photos = [] {
        std::vector<LensPhoto> made;
        for (const Pose& pose : {Pose{{0, 0, 0.1}, {0, 0, 270}},
                                 {{0.5, 0, 0}, {-60, 20, 300}},
                                 {{-0.5, 0.1, 0}, {50, -30, 300}},
                                 {{0, 0.5, 1.4}, {-70, -30, 300}},
                                 {{0.1, -0.5, 0}, {70, 30, 310}},
                                 {{0.35, 0.35, 0.8}, {90, -40, 330}},
                                 {{-0.3, 0.4, 0}, {-90, 40, 330}},
                                 {{0.4, -0.3, 1.6}, {0, 0, 260}}})
            made.push_back(photo_of_sheet(view_of_sheet(true_lens(), pose)));
        return made;
    }();
    return photos;
}

/// How far a lens puts rays from where the true one does, over the picture; worst, in pixels.
double worst_misplacement(const Lens& lens) {
    std::vector<cv::Point3f> rays;
    for (float x = -0.55F; x <= 0.55F; x += 0.05F)
        for (float y = -0.4F; y <= 0.4F; y += 0.05F) rays.emplace_back(x, y, 1.F);
    const auto project = [&](const Lens& with) {
        std::vector<cv::Point2f> pixels;
        cv::projectPoints(rays, cv::Vec3d(), cv::Vec3d(), with.camera, with.distortion, pixels);
        return pixels;
    };
    const auto seen = project(lens);
    const auto expected = project(true_lens());
    double worst = 0;
    for (std::size_t i = 0; i < seen.size(); ++i) worst = std::max(worst, cv::norm(seen[i] - expected[i]));
    return worst;
}

TEST(Lens, IsRecoveredFromViewsOfTheSheet) {
    const auto lens = calibration::fit_lens(good_photos());
    ASSERT_TRUE(lens) << lens.error();
    EXPECT_EQ(lens->views, 8);
    EXPECT_LT(lens->error_px, 0.5);
    EXPECT_NEAR(lens->camera(0, 0), true_lens().camera(0, 0), 13);
    EXPECT_NEAR(lens->camera(0, 2), true_lens().camera(0, 2), 8);
    EXPECT_LT(worst_misplacement(*lens), 6);
    Lens none = true_lens();
    none.distortion = {};
    EXPECT_GT(worst_misplacement(none), 30) << "the lens hardly bends: the test proves nothing";
}

/// How far from a flat sheet its corners appear, pixels: what a homography cannot explain.
double bend_px(const cv::Mat& photo) {
    const auto corners = calibration::find_sheet(photo);
    std::vector<cv::Point2f> flat;
    for (const cv::Point3f p : corners.on_sheet) flat.emplace_back(p.x, p.y);
    const cv::Mat h = cv::findHomography(flat, corners.pixels);
    std::vector<cv::Point2f> expected;
    cv::perspectiveTransform(flat, expected, h);
    double worst = 0;
    for (std::size_t i = 0; i < flat.size(); ++i) worst = std::max(worst, cv::norm(expected[i] - corners.pixels[i]));
    return worst;
}

TEST(Lens, UndistortMakesStraightLinesStraightInAnySizeAndTurn) {
    const cv::Mat photo = good_photos().front().pixels;
    ASSERT_GT(bend_px(photo), 3);
    const auto straight = calibration::undistort(photo, true_lens());
    ASSERT_TRUE(straight) << straight.error();
    EXPECT_LT(bend_px(*straight), 0.7);
    cv::Mat half;
    cv::resize(photo, half, {}, 0.5, 0.5, cv::INTER_AREA);
    EXPECT_LT(bend_px(calibration::undistort(half, true_lens()).value()), 0.7);
    cv::Mat upright;
    cv::rotate(photo, upright, cv::ROTATE_90_CLOCKWISE);
    EXPECT_LT(bend_px(calibration::undistort(upright, true_lens()).value()), 0.7);
    EXPECT_FALSE(calibration::undistort(photo(cv::Rect(0, 0, 1200, 1100)), true_lens()));
}

std::string refusal(const std::vector<LensPhoto>& photos) {
    const auto lens = calibration::fit_lens(photos);
    return lens ? "" : lens.error();
}

TEST(Lens, BadViewsAreRefusedWithTheReason) {
    const std::vector<LensPhoto>& good = good_photos();
    EXPECT_NE(refusal({good.begin(), good.begin() + 3}).find("found 3"), std::string::npos);
    std::vector<LensPhoto> without(good.begin(), good.begin() + 5);
    without.push_back(photo_of_sheet(cv::Mat(kSize, CV_8U, cv::Scalar(90)), "table.jpg"));
    EXPECT_NE(refusal(without).find("table.jpg"), std::string::npos) << refusal(without);
    std::vector<LensPhoto> sizes = good;
    sizes.push_back(photo_of_sheet(cv::Mat(900, 1200, CV_8U, cv::Scalar(90)), "other.jpg"));
    EXPECT_NE(refusal(sizes).find("other.jpg"), std::string::npos);
    const LensPhoto far_away = photo_of_sheet(view_of_sheet(true_lens(), {{0.3, 0.1, 0}, {0, 0, 700}}));
    EXPECT_NE(refusal(std::vector(7, far_away)).find("parts of the picture"), std::string::npos);
    std::vector<LensPhoto> frontal;
    for (int i = 0; i < 7; ++i)
        frontal.push_back(
            photo_of_sheet(view_of_sheet(true_lens(), {{0, 0, 1.5}, {-60.0 + 20 * i, 10.0 * (i % 3), 215}})));
    EXPECT_NE(refusal(frontal).find("directions"), std::string::npos) << refusal(frontal);
}

TEST(Lens, TheFileSurvivesAndDamageIsOneLine) {
    Lens lens = true_lens();
    lens.error_px = 0.31;
    lens.views = 9;
    const std::string text = calibration::lens_json(lens).dump(2);
    const auto same = calibration::parse_lens(text, "my.lens");
    ASSERT_TRUE(same) << same.error().message();
    EXPECT_EQ(same->camera, lens.camera);
    EXPECT_EQ(same->distortion, lens.distortion);
    EXPECT_EQ(same->size, lens.size);
    for (const auto& [from, to] : {std::pair("railref-lens/1", "railref-lens/2"),
                                   {"1600", "-3"},
                                   {"1600", "\"wide\""},
                                   {"1280.0", "0.0"},
                                   {"\"views\"", "\"viewers\""},
                                   {"-0.16,", ""}}) {
        std::string damaged = text;
        const std::size_t at = damaged.find(from);
        ASSERT_NE(at, std::string::npos) << from;
        damaged.replace(at, std::string(from).size(), to);
        const auto refused = calibration::parse_lens(damaged, "my.lens");
        ASSERT_FALSE(refused) << from << " as " << to;
        EXPECT_TRUE(refused.error().message().starts_with("my.lens")) << refused.error().message();
    }
}

TEST(LensSheet, PrintsAsThePaperSaysWithEveryCorner) {
    const Folder folder;
    for (const std::string paper : {"a4", "letter"}) {
        const std::string pdf = folder.path(paper + ".pdf");
        ASSERT_EQ(railref({"calibrate", "--sheet", pdf, "--paper", paper}).status, 0);
        EXPECT_TRUE(content(pdf).starts_with("%PDF-"));
        const std::string command = "pdftoppm -r 100 -gray '" + pdf + "' '" + folder.path(paper) + "' 2>/dev/null";
        if (std::system(command.c_str()) != 0) GTEST_SKIP() << "no pdftoppm (poppler-utils) to look at PDF files with";
        const cv::Mat page = cv::imread(folder.path(paper + "-1.pgm"), cv::IMREAD_GRAYSCALE);
        ASSERT_FALSE(page.empty());
        EXPECT_EQ(page.size(), paper == "a4" ? cv::Size(827, 1170) : cv::Size(850, 1100));
        EXPECT_EQ(calibration::find_sheet(page).pixels.size(), 35U);
        cv::Mat rim = page.clone();
        rim(cv::Rect(30, 30, page.cols - 60, page.rows - 60)).setTo(255);
        EXPECT_EQ(cv::countNonZero(rim < 250), 0) << "printers leave a rim white";
    }
}

TEST(LensCommand, FromPhotosToAReadingWithTheLens) {
    const Folder folder;
    std::vector<std::string> command{"calibrate", "-o", folder.path("my.lens"), "--lens"};
    for (std::size_t i = 0; i < good_photos().size(); ++i) {
        command.push_back(folder.path("view" + std::to_string(i) + ".png"));
        cv::imwrite(command.back(), good_photos()[i].pixels);
    }
    const Outcome fitted = railref(command);
    ASSERT_EQ(fitted.status, 0) << fitted.err;
    EXPECT_NE(fitted.out.find("8 views"), std::string::npos) << fitted.out;
    const std::string sample = RAILREF_SAMPLE_DIR;
    cv::Mat photo = cv::imread(sample + "/sample.jpg");
    cv::copyMakeBorder(photo, photo, 0, photo.cols * 3 / 4 - photo.rows, 0, 0, cv::BORDER_REPLICATE);
    cv::imwrite(folder.path("photo.png"), photo);
    const Outcome read = railref({"read", folder.path("photo.png"), "--profile", sample + "/sample.profile", "--lens",
                                  folder.path("my.lens"), "--json"});
    EXPECT_EQ(read.status, 0) << read.err;
    const Outcome without =
        railref({"read", folder.path("photo.png"), "--profile", sample + "/sample.profile", "--json"});
    EXPECT_NE(read.json()["images"][0]["registration"], without.json()["images"][0]["registration"]);
    expect_one_line(railref({"read", sample + "/sample.jpg", "--lens", folder.path("my.lens")}), 2);
    command.resize(7);
    command[2] = folder.path("other.lens");
    expect_one_line(railref(command), 1);
    EXPECT_FALSE(std::filesystem::exists(folder.path("other.lens")));
    expect_one_line(railref({"read", sample + "/sample.jpg", "--lens", sample + "/sample.json"}), 2);
    expect_one_line(railref({"read", sample + "/sample.jpg", "--lens", folder.path("none.lens")}), 2);
}

}  // namespace
}  // namespace railref::tests
