#include "vision/seen_light.h"

#include <gtest/gtest.h>

#include <cmath>
#include <opencv2/core.hpp>
#include <vector>

#include "printed_places.h"
#include "vision/shown_print.h"

namespace railref::vision {
namespace {

const cv::Size2d kBoardMm(300, 180);

/// What is left of a bulb's light after half of the white balance that it needs.
cv::Vec3f in_warm_light(const cv::Vec3f& bgr) {
    return {bgr[0] * std::pow(0.38F, 0.5F / 2.2F), bgr[1] * std::pow(0.78F, 0.5F / 2.2F), bgr[2]};
}

/// Around luma and a middle value of 110.
cv::Vec3f by_software(const cv::Vec3f& bgr, const Rendering& rendering) {
    const float y = luma(bgr);
    cv::Vec3f seen = cv::Vec3f::all(110 + static_cast<float>(rendering.contrast) * (y - 110));
    for (int c = 0; c < 3; ++c) seen[c] += static_cast<float>(rendering.saturation) * (bgr[c] - y);
    return seen;
}

/// Patches of the board's surface in the light of a lamp.
std::vector<cv::Mat> photographed(const PrintedPlaces& board, const Rendering& rendering) {
    std::vector<cv::Mat> patches;
    for (const cv::Mat& cells : board.reference) {
        cv::Mat patch(kPatch, CV_8UC3);
        patch.forEach<cv::Vec3b>([&](cv::Vec3b& pixel, const int* at) {
            pixel = by_software(in_warm_light(cells.at<cv::Vec3f>(at[0] / kPxPerCell, at[1] / kPxPerCell)), rendering);
        });
        patches.push_back(patch);
    }
    return patches;
}

SeenLight seen_light(const std::vector<cv::Mat>& patches, const PrintedPlaces& board) {
    SeenLight light(patches, board.reference, board.places, kBoardMm);
    light.look_for_software(patches, board.reference, board.places, kBoardMm);
    return light;
}

/// Mean distance between the reference and what the light's patches become, of 0..1.
double unlike(const SeenLight& light, const std::vector<cv::Mat>& patches, const PrintedPlaces& board) {
    double sum = 0;
    for (std::size_t i = 0; i < patches.size(); ++i) {
        std::vector<std::uint8_t> planes(3 * static_cast<std::size_t>(kPatch.area()));
        light.write(i, {&patches[i], 1}, planes.data());
        for (int c = 0; c < 3; ++c)
            for (int y = 0; y < kPatch.height; ++y)
                for (int x = 0; x < kPatch.width; ++x) {
                    const auto at = static_cast<std::size_t>((c * kPatch.height + y) * kPatch.width + x);
                    const cv::Vec3f& printed = board.reference[i].at<cv::Vec3f>(y / kPxPerCell, x / kPxPerCell);
                    sum += std::abs(static_cast<double>(static_cast<float>(planes[at]) - printed[c])) / 255;
                }
    }
    return sum / static_cast<double>(patches.size()) / (3.0 * kPatch.area());
}

double left_after(const Rendering& rendering) {
    const PrintedPlaces board = printed_places(50, 200);
    const std::vector<cv::Mat> patches = photographed(board, rendering);
    return unlike(seen_light(patches, board), patches, board);
}

TEST(SeenLights, ALampIsTakenOut) { EXPECT_LT(left_after({}), 0.01); }

TEST(SeenLights, WhatSoftwareDidUnderALampIsUndone) {
    // Deepened colours are the tone's business: here they cannot be told from a darker lamp.
    for (const Rendering& rendering : {Rendering{0.5, 1}, Rendering{0.6, 1}, Rendering{1, 1.3}, Rendering{0.7, 1.3}})
        EXPECT_LT(left_after(rendering), 0.015) << rendering.saturation << " " << rendering.contrast;
}

TEST(SeenLights, ColoursThatWereMostlyTakenAreSaidToBeGuesswork) {
    const PrintedPlaces board = printed_places(50, 200);
    const auto bleached = [&](const Rendering& rendering) {
        const std::vector<cv::Mat> patches = photographed(board, rendering);
        return seen_light(patches, board).bleached(7);
    };
    EXPECT_TRUE(bleached({0.45, 1}));
    EXPECT_FALSE(bleached({}));
}

TEST(SeenLights, TrainsAreNotTakenForLight) {
    const PrintedPlaces board = printed_places(50, 200);
    std::vector<cv::Mat> patches = photographed(board, {1, 1.3});
    const std::vector<cv::Mat> print = patches;
    for (cv::Mat& patch : patches) {
        patch = patch.clone();
        patch(cv::Rect(12, 12, 32, 12)).setTo(by_software(in_warm_light({30, 30, 190}), {1, 1.3}));
    }
    EXPECT_LT(unlike(seen_light(patches, board), print, board), 0.04);
}

TEST(ShownPrint, IsMissingWhereSomethingLiesOnTheBoard) {
    const PrintedPlaces board = printed_places(50, 200);
    std::vector<cv::Mat> seen;
    for (std::size_t i = 0; i < board.places.size(); ++i) {
        const bool covered = board.places[i].centre_mm.x < kBoardMm.width / 3;
        cv::Mat cells = covered ? cv::Mat(board.reference[i].size(), CV_32FC3) : 0.2 * board.reference[i];
        if (covered) cv::randu(cells, 20, 30);
        seen.push_back(cells);
    }
    constexpr double rim_mm = 40;
    int found = 0;
    for (const std::size_t i : places_without_print(seen, board.reference, board.places)) {
        EXPECT_LT(board.places[i].centre_mm.x, kBoardMm.width / 3 + rim_mm);
        ++found;
    }
    EXPECT_GT(found, 0);
    EXPECT_TRUE(places_without_print(board.reference, board.reference, board.places).empty());
}

}  // namespace
}  // namespace railref::vision
