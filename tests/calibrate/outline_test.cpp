#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <opencv2/core.hpp>

#include "calibration/homography.h"
#include "calibration/outline_search.h"
#include "calibration/renderer/camera.h"
#include "calibration/renderer/random_scene.h"
#include "calibration/renderer/render.h"
#include "calibration/renderer/sample_scene.h"
#include "maps/load_map.h"

/// Boards whose print nobody has seen are found by the outlines of their spaces, to less than a millimetre.
namespace railref::tests {
namespace {

struct Off {
    double mean_mm = 0;
    double most_mm = 0;
};

/// How far the corners, the edges' middles and the middle of a drawn board are found from where they are; the lens
/// bends lines by up to a millimetre, which a homography does not.
Off outline_off(const renderer::Scene& scene) {
    const auto found = calibration::find_outline(renderer::render(scene).pixels, *scene.map);
    if (!found) return {1000, 1000};
    const cv::Size2d size_mm = renderer::face_mm(*scene.map);
    const cv::Matx33d truth = renderer::fit_homography({scene.camera, scene.size}, size_mm).matrix;
    Off off;
    for (const double x : {0.0, 0.5, 1.0})
        for (const double y : {0.0, 0.5, 1.0}) {
            const cv::Point2d board(x, y);
            const cv::Point2d away = calibration::moved(found->inv() * truth, board) - board;
            const double mm = std::hypot(away.x * size_mm.width, away.y * size_mm.height);
            off.mean_mm += mm / 9;
            off.most_mm = std::max(off.most_mm, mm);
        }
    return off;
}

class Outline : public testing::TestWithParam<const char*> {};

TEST_P(Outline, LiesWhereTheBoardLies) {
    const maps::BoardMap& map = *maps::built_in_board(GetParam());
    const Off straight = outline_off(renderer::sample_empty_scene(map));
    EXPECT_LT(straight.mean_mm, 0.6);  // 1.9 to 3 by the colours of the spaces' middles alone
    EXPECT_LT(straight.most_mm, 1.3);
    for (const std::uint64_t seed : {1U, 2U}) {
        SCOPED_TRACE(seed);
        renderer::Scene scene = renderer::random_scene(map, renderer::View::oblique, seed, {2000, 1500});
        scene.state = {};
        const Off aslant = outline_off(scene);
        EXPECT_LT(aslant.mean_mm, 0.8);
        EXPECT_LT(aslant.most_mm, 2);
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, Outline, testing::Values("usa", "europe", "nordic"),
                         [](const auto& board) { return std::string(board.param); });

}  // namespace
}  // namespace railref::tests
