#include "app/cli/dudu_overlay.h"

#include <opencv2/imgproc.hpp>

#include "maps/dudu/hex_face.h"

namespace railref::app {

namespace {

using maps::dudu::Hex;
using maps::dudu::LatticePoint;

const cv::Scalar kTrack(255, 0, 255);
const cv::Scalar kGrid(220, 220, 220);
const cv::Scalar kAsked(0, 200, 255);

/// Draws with lattice points.
class Overlay {
public:
    Overlay(const vision::Photo& photo, const vision::Registration& registration, const maps::dudu::HexMap& map)
        : pixels_(photo.pixels.clone()), face_(map) {
        const double scale = static_cast<double>(photo.pixels.cols) / photo.full_size.width;
        photo_from_face_ =
            cv::Matx33d(scale, 0, -0.5, 0, scale, -0.5, 0, 0, 1) * cv::Matx33d(registration.homography.data());
        width_ = std::max(1, photo.pixels.cols / 700);
    }

    void line(LatticePoint a, LatticePoint b, const cv::Scalar& ink, int weight) {
        cv::line(pixels_, at(a), at(b), ink, weight * width_, cv::LINE_AA);
    }
    void arrow(LatticePoint a, LatticePoint b, const cv::Scalar& ink) {
        cv::arrowedLine(pixels_, at(a), at(b), ink, 3 * width_, cv::LINE_AA, 0, 0.3);
    }
    void ring(Hex hex, const cv::Scalar& ink) {
        std::vector<cv::Point> outline;
        for (const auto side : maps::dudu::all_sides) outline.push_back(at(corner_after(hex, side)));
        cv::polylines(pixels_, outline, true, ink, 3 * width_, cv::LINE_AA);
    }
    [[nodiscard]] const cv::Mat& pixels() const { return pixels_; }

private:
    [[nodiscard]] cv::Point at(LatticePoint p) const {
        const maps::Point on = face_.on_face(p);
        const cv::Vec3d q = photo_from_face_ * cv::Vec3d(on.x, on.y, 1);
        return {cvRound(q[0] / q[2]), cvRound(q[1] / q[2])};
    }

    cv::Mat pixels_;
    maps::dudu::HexFace face_;
    cv::Matx33d photo_from_face_;
    int width_ = 1;
};

cv::Scalar ink_of(const std::string& colour) {
    if (colour == "red") return {0, 0, 255};
    if (colour == "blue") return {255, 80, 0};
    if (colour == "green") return {0, 200, 0};
    return {0, 230, 255};
}

void draw(Overlay& overlay, Hex hex, const vision::dudu::HexContents& contents) {
    for (const auto piece : contents.tracks)
        overlay.line(middle(hex, piece.first()), middle(hex, piece.second()), kTrack, 3);
    for (const auto side : maps::dudu::all_sides) {
        if (!contents.factory_exit || side == *contents.factory_exit) continue;
        const auto before = maps::dudu::all_sides[(index(side) + 5) % 6];
        overlay.line(corner_after(hex, before), corner_after(hex, side), kTrack, 3);
    }
    if (contents.train) overlay.arrow(centre(hex), middle(hex, contents.train->facing), ink_of(contents.train->colour));
}

}  // namespace

cv::Mat draw_overlay(const vision::Photo& photo, const vision::dudu::HexReading& reading,
                     const maps::dudu::HexMap& map) {
    Overlay overlay(photo, reading.images.front().registration, map);
    for (const auto& [hex, terrain] : map.hexes())
        for (const auto side : maps::dudu::all_sides)
            overlay.line(corner_after(hex, maps::dudu::all_sides[(index(side) + 5) % 6]), corner_after(hex, side),
                         kGrid, 1);
    for (const auto& [hex, sighting] : reading.hexes) draw(overlay, hex, sighting.contents);
    for (const auto& question : reading.questions) overlay.ring(question.hex, kAsked);
    return overlay.pixels();
}

}  // namespace railref::app
