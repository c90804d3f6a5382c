#include "vision/piece_shades.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "calibration/median.h"
#include "vision/for_each_index.h"
#include "vision/lab.h"
#include "vision/place_input.h"

namespace railref::vision {

namespace {

constexpr double kSurely = 0.9;     // probability that a train of some colour lies there
constexpr float kColourful = 18;    // chroma from which a hue can be told
constexpr double kStrange = 15;     // in a and b, at the plastic's chroma: farther than light and glare bring a colour
constexpr std::size_t kFewest = 3;  // trains of a colour that must look strange
constexpr double kPart = 0.25;      // of a colour's trains that must look strange: a sheen is on fewer
constexpr double kApart = 30;       // Lab: farther from the others of a colour than shadow and glare bring one plastic
constexpr double kEditions = 20;    // Lab: how far editions lie from each other, standard deviation
constexpr int kSameLevel = 1;
constexpr double kDazzling = 0.1;  // share of a patch at the highest level

float chroma(cv::Vec3f lab) { return std::hypot(lab[1], lab[2]); }

/// Another hue than the plastic's; whatever the light, which changes lightness and chroma.
bool is_strange(cv::Vec3f shade, cv::Vec3f plastic) {
    const float seen = chroma(shade);
    if (seen < kColourful) return false;
    const float own = chroma(plastic);
    if (own < kColourful) return true;
    const float scale = own / seen;
    return std::hypot(shade[1] * scale - plastic[1], shade[2] * scale - plastic[2]) > kStrange;
}

struct Train {
    std::size_t place = 0;
    cv::Vec3f shade;
};

/// Those of another hue than the plastic's, and the others.
std::pair<std::vector<Train>, std::vector<Train>> split(const std::vector<Train>& trains, cv::Vec3f plastic) {
    std::vector<Train> odd;
    std::vector<Train> usual;
    for (const Train& train : trains) (is_strange(train.shade, plastic) ? odd : usual).push_back(train);
    return {std::move(odd), std::move(usual)};
}

/// Whether it looks otherwise than quite a few that look as they should.
bool lies_apart(const Train& train, const std::vector<Train>& usual) {
    if (usual.size() < kFewest) return false;
    std::vector<cv::Vec3f> shades;
    for (const Train& other : usual) shades.push_back(other.shade);
    return cv::norm(train.shade - median_shade(shades)) > kApart;
}

/// Whatever it may look like.
bool is_surely_strange(const std::vector<cv::Vec3f>& possible, cv::Vec3f plastic) {
    return std::ranges::all_of(possible, [&](cv::Vec3f bgr) { return is_strange(lab_of(bgr), plastic); });
}

/// Whether the print around a place is burnt out, so that nobody can tell what colour the light has there: many pixels
/// share the very highest value of a channel.
bool is_dazzled(const cv::Mat& input, std::size_t place) {
    const auto area = static_cast<std::size_t>(kPatch.area());
    const std::span<const std::uint8_t> surface(input.ptr<std::uint8_t>(static_cast<int>(place)), 3 * area);
    for (std::size_t c = 0; c < 3; ++c) {
        const auto channel = surface.subspan(c * area, area);
        const int top = std::ranges::max(channel) - kSameLevel;
        const auto highest = static_cast<double>(std::ranges::count_if(channel, [&](int v) { return v >= top; }));
        if (highest > kDazzling * static_cast<double>(area)) return true;
    }
    return false;
}

/// How many lie amid print that shows what colour the light has there.
std::size_t telling(const std::vector<Train>& trains, const cv::Mat& input) {
    return static_cast<std::size_t>(
        std::ranges::count_if(trains, [&](const Train& train) { return !is_dazzled(input, train.place); }));
}

/// Median over part of what is seen at the height of the roofs.
cv::Vec3f shade_in(const cv::Rect& part, const cv::Mat& input, std::size_t place) {
    cv::Vec3f bgr;
    std::vector<float> values;
    for (int c = 0; c < 3; ++c) {
        values.clear();
        const auto* plane = input.ptr<std::uint8_t>(static_cast<int>(place), 3 + c);
        for (int y = part.y; y < part.br().y; ++y)
            for (int x = part.x; x < part.br().x; ++x)
                values.push_back(static_cast<float>(plane[y * kPatch.width + x]) / 255);
        bgr[c] = calibration::median(values);
    }
    return lab_of(bgr);
}

/// By how near each colour's plastic is to `shade`.
Shares shares(cv::Vec3f shade, const Plastics& plastics, std::span<const maps::PlayerColour> colours) {
    Shares share{};
    double sum = 0;
    for (const maps::PlayerColour colour : colours) {
        const double away = cv::norm(shade - plastics[maps::index(colour)]) / kEditions;
        sum += share[maps::index(colour)] = std::exp(-away * away / 2) + 1e-6;
    }
    for (double& s : share) s /= sum;
    return share;
}

}  // namespace

cv::Vec3f shade_on(const cv::Mat& input, std::size_t place) { return shade_in(kRoof, input, place); }

ShadesAcross shades_across(const cv::Mat& input, std::size_t place) {
    constexpr int step = 4;  // px: 3.2 mm, so that the outermost are those of trains more than half a width aside
    ShadesAcross shades;
    for (std::size_t i = 0; i < shades.size(); ++i)
        shades[i] =
            shade_in(kRoof + cv::Point(0, step * (static_cast<int>(i) - static_cast<int>(kMiddleShade))), input, place);
    return shades;
}

cv::Vec3f median_shade(std::span<const cv::Vec3f> shades) {
    cv::Vec3f middle;
    for (int k = 0; k < 3; ++k) {
        std::vector<float> values;
        for (const cv::Vec3f& shade : shades) values.push_back(shade[k]);
        middle[k] = calibration::median(values);
    }
    return middle;
}

std::vector<std::optional<Shares>> strange_trains(std::span<const Answer> answers, const cv::Mat& input,
                                                  const PossibleRoofs& possible, const Plastics& plastics,
                                                  std::span<const maps::PlayerColour> colours) {
    const Plastics recoloured = usual_plastics();
    std::vector<std::optional<Shares>> guesses(answers.size());
    // A place has a train of one colour at most.
    for_each_index(colours.size(), [&](std::size_t of) {
        const std::size_t c = maps::index(colours[of]);
        std::vector<Train> trains;
        for (std::size_t i = 0; i < answers.size(); ++i)
            if (answers[i].colours[c] >= kSurely) trains.push_back({i, shade_on(input, i)});
        const auto [odd, usual] = split(trains, recoloured[c]);
        std::vector<Train> strange;
        for (const Train& train : odd)
            if (lies_apart(train, usual) || is_surely_strange(possible(train.place), plastics[c]))
                strange.push_back(train);
        const std::size_t strangers = telling(strange, input);
        if (strangers < kFewest || static_cast<double>(strangers) < kPart * static_cast<double>(telling(trains, input)))
            return;
        for (const Train& train : strange) guesses[train.place] = shares(train.shade, recoloured, colours);
    });
    return guesses;
}

}  // namespace railref::vision
