#include "calibration/renderer/lettering.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "maps/load_map.h"

namespace railref::renderer {
namespace {

TEST(Lettering, DrawsTheNameOfEveryCity) {
    for (const auto board : maps::built_in_boards()) {
        for (const maps::City& city : maps::built_in_board(board)->cities()) {
            const cv::Mat ink = letter_coverage(city.name, Lettering::serif, 12);
            EXPECT_GT(cv::countNonZero(ink), 20) << city.name;
        }
    }
}

TEST(Lettering, AnAccentIsInkAboveTheLetter) {
    EXPECT_GT(letter_coverage("Å", Lettering::serif, 20).rows, letter_coverage("A", Lettering::serif, 20).rows + 3);
    EXPECT_GT(letter_coverage("ü", Lettering::serif, 20).rows, letter_coverage("u", Lettering::serif, 20).rows + 2);
}

TEST(Lettering, CapitalsAreAsHighAsAsked) { EXPECT_NEAR(letter_coverage("H", Lettering::serif, 40).rows, 40, 8); }

TEST(Lettering, RefusesALetterThatItCannotDraw) {
    EXPECT_THROW(std::ignore = letter_coverage("Москва", Lettering::serif, 12), std::invalid_argument);
}

}  // namespace
}  // namespace railref::renderer
