#include "vision/veiling_glare.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "drawn_scene.h"

namespace railref::vision {
namespace {

constexpr double kGamma = 2.2;

/// The scene's whole ground, and its reference.
std::vector<cv::Mat> cells_of(const cv::Mat& view) {
    std::vector<cv::Mat> cells = cell_colours(view, drawn_places());
    for (cv::Mat& c : cells) c.convertTo(c, CV_32F);
    return cells;
}

/// Half the light, and `veil` of what white sends back in it, on all that lies right of `from_x`.
cv::Mat veiled_view(const cv::Mat& view, double veil, int from_x = 0) {
    cv::Mat seen(view.size(), CV_8UC3);
    for (int y = 0; y < view.rows; ++y)
        for (int x = 0; x < view.cols; ++x)
            for (int c = 0; c < 3; ++c) {
                const double print = std::pow(view.at<cv::Vec3b>(y, x)[c] / 255.0, kGamma);
                const double light = 0.5 * (print + (x >= from_x ? veil : 0));
                seen.at<cv::Vec3b>(y, x)[c] = cv::saturate_cast<std::uint8_t>(255 * std::pow(light, 1 / kGamma));
            }
    return seen;
}

std::vector<Veil> veils_of(const cv::Mat& seen) {
    return veiling_glare(cells_of(seen), cells_of(drawn_scene(1)), drawn_places());
}

TEST(VeilingGlare, IsNoneWhereOnlyTheLightIsAnother) {
    for (const Veil& veil : veils_of(veiled_view(drawn_scene(1), 0))) {
        EXPECT_EQ(veil.light, cv::Vec3d());
        EXPECT_EQ(veil.of_white, 0);
    }
}

TEST(VeilingGlare, IsAsMuchAsLiesOnThePrint) {
    for (const double veil : {0.25, 0.5})
        for (const Veil& found : veils_of(veiled_view(drawn_scene(1), veil))) {
            EXPECT_NEAR(found.of_white, veil, 0.15 * veil);
            for (int c = 0; c < 3; ++c) EXPECT_NEAR(found.light[c], 0.5 * veil, 0.1 * veil) << "veil " << veil;
        }
}

TEST(VeilingGlare, DoesNotCountWhatIsOutsideThePhoto) {
    cv::Mat seen = veiled_view(drawn_scene(1), 0.4);
    seen.colRange(170, 200).setTo(0);
    for (const Veil& found : veils_of(seen)) EXPECT_NEAR(found.light[1], 0.2, 0.05);
    for (const Veil& found : veils_of(cv::Mat::zeros(150, 200, CV_8UC3))) EXPECT_EQ(found.light, cv::Vec3d());
}

TEST(VeilingGlare, LeavesLightToWhatIsDarkest) {
    cv::Mat patch(kPatch, CV_8UC3, cv::Scalar::all(200));
    patch.rowRange(0, 4).setTo(cv::Scalar::all(100));
    const double darkest = std::pow(100 / 255.0, kGamma);
    const cv::Vec3d bounded = bounded_by(patch, {0.9, 0.01, 0});
    EXPECT_LT(bounded[0], darkest);
    EXPECT_GT(bounded[0], darkest / 2);
    EXPECT_EQ(bounded[1], 0.01);
    EXPECT_EQ(bounded[2], 0);
}

TEST(VeilingGlare, IsLifted) {
    const cv::Vec3d values(20, 90, 230);
    const cv::Vec3d light(0.05, 0.2, 0.1);
    std::vector<cv::Mat> seen{cv::Mat(1, 1, CV_32FC3, cv::Scalar::all(77)), cv::Mat(1, 1, CV_32FC3),
                              cv::Mat(1, 1, CV_32FC3, cv::Scalar::all(40))};
    for (int c = 0; c < 3; ++c)
        seen[1].at<cv::Vec3f>(0)[c] =
            static_cast<float>(255 * std::pow(std::pow(values[c] / 255, kGamma) + light[c], 1 / kGamma));
    lift(std::array{Veil{}, Veil{light, 0.1}, Veil{{0.5, 0.5, 0.5}, 0.5}}, seen);
    EXPECT_EQ(seen[0].at<cv::Vec3f>(0), cv::Vec3f::all(77));
    for (int c = 0; c < 3; ++c) {
        EXPECT_NEAR(seen[1].at<cv::Vec3f>(0)[c], values[c], 0.01);
        EXPECT_NEAR(seen[2].at<cv::Vec3f>(0)[c], 0, 1e-6);
    }
}

/// What the networks see of a veiled photo is nearer to what they see without the veil.
TEST(VeilingGlare, IsHardlySeenByTheNetworks) {
    const auto places = drawn_places();
    const auto reference = cell_colours(drawn_scene(1), places);
    const cv::Size2d board(kSceneWidthMm, kSceneHeightMm);
    const auto input = [&](double veil) {
        const cv::Mat view = veiled_view(drawn_scene(1), veil);
        return place_input({view, view}, places, reference, board);
    };
    const cv::Mat plain = input(0);
    const cv::Mat hazy = input(0.4);
    const double off =
        cv::norm(plain.reshape(1, 1), hazy.reshape(1, 1), cv::NORM_L1) / static_cast<double>(plain.total());
    EXPECT_LT(off, 12.7);  // gray levels; 16.3 if nothing were lifted; what is lifted is bounded_by the darkest
}

/// training/veiling_glare.py finds and lifts the same.
TEST(VeilingGlare, IsWhatPythonTrainedWith) {
    std::ifstream file(RAILREF_SOURCE_DIR "/tests/vision/place_input_numbers.json");
    const auto numbers = nlohmann::json::parse(file);
    const auto places = drawn_places();
    const cv::Mat surface = veiled_view(drawn_scene(1), 0.2);
    const cv::Mat roofs = veiled_view(drawn_scene(2), 0.2);
    const cv::Mat input =
        place_input({surface, roofs}, places, cell_colours(drawn_scene(1), places), {kSceneWidthMm, kSceneHeightMm});
    const auto wanted = numbers.at("veiled").get<std::vector<int>>();
    const auto every = numbers.at("every").get<std::size_t>();
    ASSERT_GT(wanted.size(), 40U);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const std::size_t at = i * every;
        const auto pixel = static_cast<int>(at / 6 % static_cast<std::size_t>(kPatch.area()));
        const auto place = static_cast<int>(at / 6 / static_cast<std::size_t>(kPatch.area()));
        EXPECT_NEAR(input.ptr<std::uint8_t>(place, static_cast<int>(at % 6))[pixel], wanted[i], 2) << "number " << at;
    }
}

}  // namespace
}  // namespace railref::vision
