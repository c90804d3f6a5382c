#include "drawn_reading.h"

#include <gtest/gtest.h>

#include <opencv2/core.hpp>
#include <span>
#include <variant>

#include "calibration/renderer/render.h"
#include "vision/read_board.h"

namespace railref::tests {

std::optional<vision::Reading> read_drawn(const renderer::Scene& scene, const calibration::BoardProfile& profile) {
    const cv::Mat pixels = renderer::render(scene).pixels;
    const vision::Photo photo{"drawn.png", pixels, pixels.size(), 0};
    const calibration::BoardProfile* known = &profile;
    auto answer = vision::read_board(std::span(&photo, 1), {&known, 1}, {});
    if (auto* reading = std::get_if<vision::Reading>(&answer)) return std::move(*reading);
    ADD_FAILURE() << "no board found";
    return std::nullopt;
}

LabelledPhoto truth_of(const renderer::Scene& scene) {
    LabelledPhoto truth;
    for (const auto& [id, owner] : scene.state.claims) truth.claims[scene.map->route(id).slug] = maps::name(owner);
    for (const auto& [id, owner] : scene.state.stations) truth.stations[scene.map->city(id).slug] = maps::name(owner);
    return truth;
}

}  // namespace railref::tests
