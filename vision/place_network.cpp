#include "vision/place_network.h"

extern "C" {
extern const char railref_first_look_begin[], railref_first_look_end[];
extern const char railref_second_look_begin[], railref_second_look_end[];
extern const char railref_place_moves_begin[], railref_place_moves_end[];
extern const char railref_score_squares_begin[], railref_score_squares_end[];
extern const char railref_sheets_on_places_begin[], railref_sheets_on_places_end[];
}

namespace railref::vision {

const Network& first_look() {
    static const Network network({railref_first_look_begin, railref_first_look_end});
    return network;
}

const Network& second_look() {
    static const Network network({railref_second_look_begin, railref_second_look_end});
    return network;
}

const Network& place_moves() {
    static const Network network({railref_place_moves_begin, railref_place_moves_end});
    return network;
}

const Network& score_squares() {
    static const Network network({railref_score_squares_begin, railref_score_squares_end});
    return network;
}

const Network& sheets_on_places() {
    static const Network network({railref_sheets_on_places_begin, railref_sheets_on_places_end});
    return network;
}

}  // namespace railref::vision
