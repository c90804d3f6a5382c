#include "cut_off.h"

#include <algorithm>

namespace railref::tests {

namespace {

constexpr double kOutside = 0.2;  // share of the board
constexpr int kSteps = 40;        // across the board, to measure that share

cv::Point2d seen_at(const cv::Matx33d& photo_from_board, maps::Point board) {
    const cv::Vec3d p = photo_from_board * cv::Vec3d(board.x, board.y, 1);
    return {p[0] / p[2], p[1] / p[2]};
}

bool shows(cv::Rect rest, const cv::Matx33d& photo_from_board, maps::Point board) {
    return cv::Rect2d(rest).contains(seen_at(photo_from_board, board));
}

double share_outside(cv::Rect rest, const cv::Matx33d& photo_from_board) {
    int outside = 0;
    for (int x = 0; x < kSteps; ++x)
        for (int y = 0; y < kSteps; ++y)
            outside += shows(rest, photo_from_board, {(x + 0.5) / kSteps, (y + 0.5) / kSteps}) ? 0 : 1;
    return static_cast<double>(outside) / (kSteps * kSteps);
}

cv::Rect without(cv::Size picture, Side cut, int pixels) {
    const bool from_start = cut == Side::left || cut == Side::top;
    const int start = from_start ? pixels : 0;
    if (cut == Side::left || cut == Side::right) return {start, 0, picture.width - pixels, picture.height};
    return {0, start, picture.width, picture.height - pixels};
}

}  // namespace

cv::Rect rest_of(cv::Size picture, const cv::Matx33d& photo_from_board, Side cut) {
    int enough = cut == Side::left || cut == Side::right ? picture.width : picture.height;
    int too_little = 0;
    while (enough - too_little > 2) {
        const int pixels = (enough + too_little) / 4 * 2;  // even, so that half-size pictures have the same edge
        if (pixels <= too_little) break;
        (share_outside(without(picture, cut, pixels), photo_from_board) < kOutside ? too_little : enough) = pixels;
    }
    return without(picture, cut, too_little);
}

vision::Photo cut_off(vision::Photo photo, cv::Rect rest) {
    const double scale = static_cast<double>(photo.pixels.cols) / photo.full_size.width;
    const cv::Rect in_pixels(cvRound(rest.x * scale), cvRound(rest.y * scale), cvRound(rest.width * scale),
                             cvRound(rest.height * scale));
    photo.pixels = photo.pixels(in_pixels & cv::Rect({}, photo.pixels.size())).clone();
    photo.full_size = rest.size();
    return photo;
}

LabelledPhoto seen_in(LabelledPhoto photo, cv::Rect rest, const maps::BoardMap& map,
                      const cv::Matx33d& photo_from_board) {
    for (const maps::Route& route : map.routes())
        if (std::ranges::none_of(route.spaces,
                                 [&](const maps::Space& space) { return shows(rest, photo_from_board, space.centre); }))
            photo.unseen_routes.insert(route.slug);
    for (const maps::City& city : map.cities())
        if (!shows(rest, photo_from_board, city.centre)) photo.unseen_stations.insert(city.slug);
    for (const auto& [colour, square] : photo.markers)
        if (!map.score_track().empty() &&
            !shows(rest, photo_from_board, map.score_track()[static_cast<std::size_t>(square)]))
            photo.unseen_markers.insert(colour);
    photo.homography = cv::Matx33d(1, 0, -rest.x, 0, 1, -rest.y, 0, 0, 1) * photo_from_board;
    return photo;
}

}  // namespace railref::tests
