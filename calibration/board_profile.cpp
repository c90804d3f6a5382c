#include "calibration/board_profile.h"

#include <opencv2/core/base.hpp>

#include "calibration/profile_bytes.h"
#include "maps/load_map.h"

extern "C" {
extern const char railref_profile_usa_begin[], railref_profile_usa_end[];
extern const char railref_profile_europe_begin[], railref_profile_europe_end[];
extern const char railref_profile_nordic_begin[], railref_profile_nordic_end[];
}

namespace railref::calibration {

namespace {

std::vector<BoardProfile> parse_built_in() {
    const std::pair<std::string_view, const char*> embedded[] = {
        {{railref_profile_usa_begin, railref_profile_usa_end}, "built-in usa profile"},
        {{railref_profile_europe_begin, railref_profile_europe_end}, "built-in europe profile"},
        {{railref_profile_nordic_begin, railref_profile_nordic_end}, "built-in nordic profile"}};
    std::vector<BoardProfile> profiles;
    for (const auto& [bytes, name] : embedded) {
        auto profile = parse_profile(bytes, name);
        CV_Assert(profile.has_value());  // it is part of the program
        profiles.push_back(std::move(*profile));
    }
    return profiles;
}

}  // namespace

std::vector<const BoardProfile*> built_in_profiles() {
    static const std::vector<BoardProfile> profiles = parse_built_in();
    std::vector<const BoardProfile*> pointers;
    for (const BoardProfile& profile : profiles) pointers.push_back(&profile);
    return pointers;
}

}  // namespace railref::calibration
