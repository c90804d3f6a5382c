#include "calibration/dudu/built_in_hex_profiles.h"

extern "C" {
extern const char railref_hex_profile_two_bays_begin[], railref_hex_profile_two_bays_end[];
extern const char railref_hex_profile_lake_ring_begin[], railref_hex_profile_lake_ring_end[];
extern const char railref_hex_profile_narrows_begin[], railref_hex_profile_narrows_end[];
}

namespace railref::calibration::dudu {

std::vector<const HexProfile*> built_in_hex_profiles() {
    static const std::vector<HexProfile> profiles = [] {
        const std::pair<std::string_view, const char*> embedded[] = {
            {{railref_hex_profile_two_bays_begin, railref_hex_profile_two_bays_end}, "built-in two-bays profile"},
            {{railref_hex_profile_lake_ring_begin, railref_hex_profile_lake_ring_end}, "built-in lake-ring profile"},
            {{railref_hex_profile_narrows_begin, railref_hex_profile_narrows_end}, "built-in narrows profile"}};
        std::vector<HexProfile> parsed;
        for (const auto& [bytes, name] : embedded) {
            auto profile = parse_hex_profile(bytes, name);
            CV_Assert(profile.has_value());  // it is part of the program
            parsed.push_back(std::move(*profile));
        }
        return parsed;
    }();
    std::vector<const HexProfile*> pointers;
    for (const HexProfile& profile : profiles) pointers.push_back(&profile);
    return pointers;
}

}  // namespace railref::calibration::dudu
