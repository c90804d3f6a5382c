#pragma once

#include <filesystem>
#include <map>
#include <opencv2/core.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// Photos and renders of ../shared with their truth.
namespace railref::tests {

struct LabelledPhoto {
    std::filesystem::path picture;
    std::string set;  ///< "photos" or "renders", with the game or profile: "photos D1", "renders hard"
    std::string board;
    std::map<std::string, std::string> claims;    ///< route -> colour; every other route is free
    std::map<std::string, std::string> stations;  ///< city -> colour
    std::map<std::string, int> markers;           ///< colour -> square
    std::set<std::string> unseen_routes;          ///< outside the picture, or hidden for the most part
    std::set<std::string> unseen_stations;
    std::set<std::string> unseen_markers;
    std::optional<cv::Matx33d> homography;  ///< board-normalised to pixels
};

/// Every picture under the folder that has a JSON beside it, in the order of their names.
[[nodiscard]] std::vector<LabelledPhoto> labelled_photos(const std::filesystem::path& folder);

}  // namespace railref::tests
