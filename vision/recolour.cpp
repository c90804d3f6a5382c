#include "vision/recolour.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "vision/lab.h"
#include "vision/place_input.h"

namespace railref::vision {

namespace {

constexpr float kReach = 16;      // Lab: how far around a shade colours are repainted
constexpr float kDarkest = 0.4F;  // of a shade's lightness: plastic in shadow
constexpr float kLightest = 1.25F;
constexpr float kBlack = 0.01F;  // reflected by the blackest plastic; keeps ratios finite
constexpr int kSteps = 33;       // of the table, each way
constexpr float kSame = 0.5F;    // Lab

float display(float v) {
    v = std::clamp(v, 0.F, 1.F);
    return v <= 0.0031308F ? v * 12.92F : 1.055F * std::pow(v, 1 / 2.4F) - 0.055F;
}

cv::Vec3f bgr_of(cv::Vec3f lab) {
    cv::Mat3f pixel(1, 1, lab);
    cv::cvtColor(pixel, pixel, cv::COLOR_Lab2BGR);
    return pixel(0, 0);
}

/// One plastic that looks another way than the networks know it.
struct Repaint {
    cv::Vec3f shade;      ///< learned, Lab
    cv::Vec3f log_ratio;  ///< usual to learned, linear light, BGR

    [[nodiscard]] float weight(cv::Vec3f lab) const {
        const float light = std::clamp(lab[0] / std::max(shade[0], 1.F), kDarkest, kLightest);
        const float away = static_cast<float>(cv::norm(lab - light * shade));
        return std::exp(-away * away / (2 * kReach * kReach));
    }
};

std::vector<Repaint> repaints(const Plastics& plastics) {
    std::vector<Repaint> all;
    const Plastics usual = usual_plastics();
    for (std::size_t c = 0; c < plastics.size(); ++c) {
        const cv::Vec3f from = light_of(bgr_of(plastics[c]));
        const cv::Vec3f to = light_of(bgr_of(usual[c]));
        Repaint repaint{plastics[c], {}};
        for (int k = 0; k < 3; ++k)
            repaint.log_ratio[k] = std::log((std::max(to[k], 0.F) + kBlack) / (std::max(from[k], 0.F) + kBlack));
        all.push_back(repaint);
    }
    return all;
}

cv::Vec3f repainted(cv::Vec3f bgr, const std::vector<Repaint>& repaints) {
    const cv::Vec3f lab = lab_of(bgr);
    float total = 0;
    cv::Vec3f log_ratio(0, 0, 0);
    for (const Repaint& repaint : repaints) {
        const float weight = repaint.weight(lab);
        total += weight;
        log_ratio += weight * repaint.log_ratio;
    }
    const float share = 1 / std::max(total, 1.F);
    cv::Vec3f light = light_of(bgr);
    for (int k = 0; k < 3; ++k) light[k] = display((light[k] + kBlack) * std::exp(share * log_ratio[k]) - kBlack);
    return light;
}

/// What repainting does to every colour, in kSteps steps of blue, green and red.
class Table {
public:
    explicit Table(const Plastics& plastics) : to_(kSteps * kSteps * kSteps) {
        const auto all = repaints(plastics);
        constexpr float step = 1.F / (kSteps - 1);
        for (int b = 0; b < kSteps; ++b)
            for (int g = 0; g < kSteps; ++g)
                for (int r = 0; r < kSteps; ++r) {
                    const cv::Vec3f bgr(static_cast<float>(b) * step, static_cast<float>(g) * step,
                                        static_cast<float>(r) * step);
                    to_[at(b, g, r)] = 255 * (repainted(bgr, all) - bgr);
                }
    }

    /// The difference at the step nearest to these gray levels: it changes slowly.
    [[nodiscard]] const cv::Vec3f& change(int b, int g, int r) const {
        const auto nearest = [](int level) { return (level * (kSteps - 1) + 127) / 255; };
        return to_[at(nearest(b), nearest(g), nearest(r))];
    }

private:
    [[nodiscard]] static std::size_t at(int b, int g, int r) {
        return static_cast<std::size_t>((b * kSteps + g) * kSteps + r);
    }

    std::vector<cv::Vec3f> to_;  ///< what is added, gray levels
};

void repaint_planes(std::uint8_t* planes, const Table& table) {
    const int area = kPatch.area();
    for (int i = 0; i < area; ++i) {
        const cv::Vec3f& change = table.change(planes[i], planes[i + area], planes[i + 2 * area]);
        for (int k = 0; k < 3; ++k)
            planes[i + k * area] =
                cv::saturate_cast<std::uint8_t>(static_cast<float>(planes[i + k * area]) + change[k]);
    }
}

bool same(const Plastics& a, const Plastics& b) {
    return std::ranges::equal(a, b, [](cv::Vec3f x, cv::Vec3f y) { return cv::norm(x - y) < kSame; });
}

}  // namespace

void recolour(cv::Mat& input, const Plastics& plastics) {
    if (same(plastics, usual_plastics())) return;
    const Table table(plastics);
    cv::parallel_for_({0, input.size[0]}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i)
            for (int view = 0; view < 3; ++view) repaint_planes(input.ptr<std::uint8_t>(i, 3 * view), table);
    });
}

}  // namespace railref::vision
