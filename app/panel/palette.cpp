#include "app/panel/palette.h"

namespace railref::app {

const Palette& palette(bool dark) {
    static const Palette light{.ink = "#17202E",
                               .muted = "#5A6473",
                               .paper = "#F7F5F0",
                               .card = "#FFFFFF",
                               .line = "#E3DFD6",
                               .map = "#EDE7DA",
                               .amber = "#D98A1F",
                               .green = "#2E7D57",
                               .red = "#B23A3A",
                               .on_ink = "#FFFFFF",
                               .halo = "#EDE7DA",
                               .route_bar = "#3D5A87",
                               .ticket_bar = "#7FA069",
                               .station_bar = "#C9B178",
                               .bonus_bar = "#D98A1F",
                               .fifth_bar = "#8E6BA8"};
    static const Palette night{.ink = "#F1EEE7",
                               .muted = "#A9B1BF",
                               .paper = "#11161F",
                               .card = "#1A212D",
                               .line = "#323B4A",
                               .map = "#2A313D",
                               .amber = "#F0A640",
                               .green = "#5CC08F",
                               .red = "#F08080",
                               .on_ink = "#11161F",
                               .halo = "#2A313D",
                               .route_bar = "#6C8FC9",
                               .ticket_bar = "#8DB873",
                               .station_bar = "#CDB57C",
                               .bonus_bar = "#F0A640",
                               .fifth_bar = "#B594D2"};
    return dark ? night : light;
}

QColor train_colour(maps::PlayerColour colour) {
    using enum maps::PlayerColour;
    switch (colour) {
        case red:
            return "#D4383B";
        case blue:
            return "#2F6FDE";
        case green:
            return "#2E9E5B";
        case yellow:
            return "#E9B92C";
        case black:
            return "#22262E";
        case purple:
            return "#7B4BB3";
        case white:
            return "#FBFAF6";
    }
    return {};
}

QColor on_train_colour(maps::PlayerColour colour) {
    using enum maps::PlayerColour;
    return colour == yellow || colour == white ? QColor("#17202E") : QColor("#FFFFFF");
}

QChar letter(maps::PlayerColour colour) {
    using enum maps::PlayerColour;
    switch (colour) {
        case red:
            return u'R';
        case blue:
            return u'B';
        case green:
            return u'G';
        case yellow:
            return u'Y';
        case black:
            return u'K';
        case purple:
            return u'P';
        case white:
            return u'W';
    }
    return u'?';
}

namespace {

constexpr int pink = 7;
bool is_train(int number) { return number >= 0 && number < pink; }

}  // namespace

QColor piece_colour_of(int number) {
    if (is_train(number)) return train_colour(static_cast<maps::PlayerColour>(number));
    return number == pink ? "#DE6FA1" : "#8A9099";
}

QColor on_piece_colour_of(int number) {
    return is_train(number) ? on_train_colour(static_cast<maps::PlayerColour>(number)) : QColor("#FFFFFF");
}

QChar piece_letter_of(int number) {
    if (is_train(number)) return letter(static_cast<maps::PlayerColour>(number));
    return number == pink ? u'P' : u'·';
}

namespace {

QColor printed(maps::TrackColour colour) {
    using enum maps::TrackColour;
    switch (colour) {
        case gray:
            return "#9AA0A8";
        case red:
            return "#D9655A";
        case blue:
            return "#6E9BE0";
        case green:
            return "#78B36B";
        case yellow:
            return "#E8CC54";
        case black:
            return "#4A4E57";
        case white:
            return "#FFFFFF";
        case orange:
            return "#E59A52";
        case pink:
            return "#CF86BE";
    }
    return {};
}

}  // namespace

QColor free_track_colour(maps::TrackColour colour, const Palette& palette) {
    return mix(palette.map, printed(colour), colour == maps::TrackColour::white ? 0.62 : 0.36);
}

QColor mix(const QColor& bottom, const QColor& top, double share) {
    const auto blend = [share](float a, float b) { return a + static_cast<float>(share) * (b - a); };
    return QColor::fromRgbF(blend(bottom.redF(), top.redF()), blend(bottom.greenF(), top.greenF()),
                            blend(bottom.blueF(), top.blueF()));
}

}  // namespace railref::app
