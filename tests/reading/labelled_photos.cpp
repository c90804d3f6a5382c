#include "labelled_photos.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

namespace railref::tests {

namespace {

using nlohmann::json;

constexpr double kHidden = 0.5;  // share of a place that is covered: more, and nothing can be said of it

void add_names(std::set<std::string>& names, const json& truth, const char* key) {
    if (!truth.contains(key)) return;
    for (const json& name : truth[key]) names.insert(name.get<std::string>());
}

void add_hidden(std::set<std::string>& names, const json& truth, const char* key) {
    if (!truth.contains(key)) return;
    for (const auto& [name, share] : truth[key].items())
        if (share.get<double>() >= kHidden) names.insert(name);
}

std::string set_of(const json& truth) {
    if (truth.contains("game")) return "photos " + truth["game"].get<std::string>();
    return "renders " + truth.value("profile", "other");
}

LabelledPhoto labelled(const std::filesystem::path& picture, const json& truth) {
    LabelledPhoto photo;
    photo.picture = picture;
    photo.set = set_of(truth);
    photo.board = truth["board"].get<std::string>();
    photo.claims = truth["claims"].get<std::map<std::string, std::string>>();
    photo.stations = truth["stations"].get<std::map<std::string, std::string>>();
    if (truth.contains("markers")) photo.markers = truth["markers"].get<std::map<std::string, int>>();
    add_names(photo.unseen_routes, truth, "outside_routes");
    add_names(photo.unseen_stations, truth, "outside_stations");
    add_names(photo.unseen_markers, truth, "outside_markers");
    add_hidden(photo.unseen_routes, truth, "hidden_routes");
    add_hidden(photo.unseen_stations, truth, "hidden_stations");
    add_hidden(photo.unseen_markers, truth, "hidden_markers");
    if (truth.contains("homography")) {
        cv::Matx33d h;
        for (int r = 0; r < 3; ++r)
            for (int c = 0; c < 3; ++c)
                h(r, c) = truth["homography"][static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
        photo.homography = h;
    }
    return photo;
}

}  // namespace

std::vector<LabelledPhoto> labelled_photos(const std::filesystem::path& folder) {
    std::vector<LabelledPhoto> photos;
    if (!std::filesystem::exists(folder)) return photos;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        std::filesystem::path label = entry.path();
        label.replace_extension(".json");
        if (entry.path().extension() != ".jpg" || !std::filesystem::exists(label)) continue;
        photos.push_back(labelled(entry.path(), json::parse(std::ifstream(label))));
    }
    std::ranges::sort(photos, {}, &LabelledPhoto::picture);
    return photos;
}

}  // namespace railref::tests
