#include "vision/plastics.h"

#include <cmath>

namespace railref::vision {

namespace {

constexpr std::string_view kFormat = "railref-plastics/1";

cv::Vec3f usual_plastic(maps::PlayerColour colour) {
    using maps::PlayerColour;
    switch (colour) {
        case PlayerColour::red:
            return {46, 51, 38};
        case PlayerColour::blue:
            return {41, -3, -32};
        case PlayerColour::green:
            return {37, -23, 12};
        case PlayerColour::yellow:
            return {80, -5, 71};
        case PlayerColour::black:
            return {18, 0, 3};
        case PlayerColour::purple:
            return {35, 31, -35};
        case PlayerColour::white:
            return {91, -2, 5};
    }
    return {};
}

/// Rounded to what a photo can tell.
double tenths(float value) { return std::round(static_cast<double>(value) * 10) / 10; }

cv::Vec3f read_shade(const maps::JsonNode& node) {
    const auto values = node.items();
    if (values.size() != 3) {
        node.expected("three numbers, L a b");
        return {};
    }
    cv::Vec3f shade;
    for (int k = 0; k < 3; ++k) {
        const double value = values[static_cast<std::size_t>(k)].number();
        if (!(value >= (k == 0 ? 0 : -128) && value <= (k == 0 ? 100 : 128)))
            node.expected("L 0 to 100, a and b -128 to 128");
        shade[k] = static_cast<float>(value);
    }
    return shade;
}

}  // namespace

Plastics usual_plastics() {
    Plastics plastics;
    for (const maps::PlayerColour colour : maps::all_player_colours)
        plastics[maps::index(colour)] = usual_plastic(colour);
    return plastics;
}

maps::Json plastics_json(const Plastics& plastics) {
    maps::Json shades = maps::Json::object();
    const Plastics usual = usual_plastics();
    for (const maps::PlayerColour colour : maps::all_player_colours) {
        const cv::Vec3f& shade = plastics[maps::index(colour)];
        if (shade != usual[maps::index(colour)])
            shades[std::string(maps::name(colour))] = {tenths(shade[0]), tenths(shade[1]), tenths(shade[2])};
    }
    return {{"format", kFormat}, {"shades", shades}};
}

maps::Result<Plastics> parse_plastics(std::string_view text, const std::string& file) {
    const auto json = maps::parse_json(text, file);
    if (!json) return tl::unexpected(json.error());
    maps::JsonReader reader(*json, file);
    reader.require_format(kFormat);
    if (reader.fault()) return tl::unexpected(*reader.fault());
    Plastics plastics = usual_plastics();
    for (const auto& [word, node] : reader.root()["shades"].members()) {
        const auto colour = maps::player_colour(word);
        if (!colour)
            node.expected("a player colour as key");
        else
            plastics[maps::index(*colour)] = read_shade(node);
    }
    if (reader.fault()) return tl::unexpected(*reader.fault());
    return plastics;
}

}  // namespace railref::vision
