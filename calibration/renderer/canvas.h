#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "maps/board_map.h"

namespace railref::renderer {

/// A printed colour, 8-bit sRGB.
struct Ink {
    int red = 0;
    int green = 0;
    int blue = 0;

    [[nodiscard]] cv::Scalar bgr() const { return {double(blue), double(green), double(red)}; }
};

/// The board seen straight from above while it is drawn. Everything is placed in pixels with fractions.
class Canvas {
public:
    Canvas(int width_px, double aspect);

    [[nodiscard]] cv::Mat& pixels() { return pixels_; }
    [[nodiscard]] cv::Size size() const { return pixels_.size(); }
    /// A share of the board's width, in pixels.
    [[nodiscard]] double length(double share) const { return share * pixels_.cols; }
    /// A point of the board in pixels, whose centres are whole numbers.
    [[nodiscard]] cv::Point2d at(maps::Point p) const { return {p.x * pixels_.cols - 0.5, p.y * pixels_.rows - 0.5}; }

    void fill(const std::vector<cv::Point2d>& polygon, Ink ink);
    void stroke(const std::vector<cv::Point2d>& line, Ink ink, double width_px, bool closed = false);
    void disc(cv::Point2d centre, double radius_px, Ink ink);
    void ring(cv::Point2d centre, double radius_px, Ink ink, double width_px);
    /// Lays ink through a stencil (CV_8U coverage) whose middle comes to `centre`, turned clockwise.
    void stamp(const cv::Mat& coverage, cv::Point2d centre, double angle_deg, Ink ink, double opacity = 1.0);

private:
    cv::Mat pixels_;  // CV_8UC3 BGR
};

/// Corners of a rectangle around `centre`, its long side turned clockwise by `angle_deg`.
[[nodiscard]] std::vector<cv::Point2d> turned_rectangle(cv::Point2d centre, double length, double width,
                                                        double angle_deg);

}  // namespace railref::renderer
