#include "calibration/lens.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "calibration/homography.h"
#include "calibration/lens_sheet.h"

namespace railref::calibration {

namespace {

constexpr std::size_t kFewestViews = 6;
constexpr std::size_t kFewestCorners = 12;  // of 35 in a view
constexpr double kLeastSpreadDeg = 20;      // between the directions that the sheet faced
constexpr int kCells = 4;                   // the picture is divided in so many parts, each way
constexpr double kLeastCovered = 0.6;       // of the parts, that corners were seen in
constexpr double kMostError = 1.0 / 1500;   // of the picture's longer side

struct Views {
    cv::Size size;
    std::vector<std::vector<cv::Point2f>> pixels;
    std::vector<std::vector<cv::Point3f>> on_sheet;
    std::string without;  ///< files that do not show the sheet, for the error
};

tl::expected<Views, std::string> look_for_sheets(std::span<const LensPhoto> photos) {
    Views views;
    for (const LensPhoto& photo : photos) {
        if (views.size.empty()) views.size = photo.full_size;
        if (photo.full_size != views.size)
            return tl::unexpected("expected photos of one size, found " + photo.file + " to have another");
        SheetCorners found = find_sheet(photo.pixels);
        if (found.pixels.size() < kFewestCorners) {
            views.without += (views.without.empty() ? "" : ", ") + photo.file;
            continue;
        }
        // Pixel centres lie half a pixel from the edges of both pictures.
        const float scale = static_cast<float>(photo.full_size.width) / static_cast<float>(photo.pixels.cols);
        for (cv::Point2f& p : found.pixels) p = {(p.x + 0.5F) * scale - 0.5F, (p.y + 0.5F) * scale - 0.5F};
        views.pixels.push_back(std::move(found.pixels));
        views.on_sheet.push_back(std::move(found.on_sheet));
    }
    if (views.pixels.size() < kFewestViews)
        return tl::unexpected("expected at least " + std::to_string(kFewestViews) +
                              " photos of the lens sheet, found " + std::to_string(views.pixels.size()) +
                              (views.without.empty() ? "" : "; it was not seen well in " + views.without));
    return views;
}

/// Share of the picture's parts that corners were seen in.
double covered(const Views& views) {
    cv::Mat seen(kCells, kCells, CV_8U, cv::Scalar(0));
    for (const auto& view : views.pixels)
        for (const cv::Point2f p : view) {
            const int x = std::clamp(cvFloor(p.x * kCells / static_cast<float>(views.size.width)), 0, kCells - 1);
            const int y = std::clamp(cvFloor(p.y * kCells / static_cast<float>(views.size.height)), 0, kCells - 1);
            seen.at<std::uint8_t>(y, x) = 1;
        }
    return static_cast<double>(cv::countNonZero(seen)) / (kCells * kCells);
}

/// Greatest angle between two directions that the sheet faced, degrees.
double spread_deg(const std::vector<cv::Mat>& rotations) {
    std::vector<cv::Vec3d> normals;
    for (const cv::Mat& rotation : rotations) {
        cv::Matx33d r;
        cv::Rodrigues(rotation, r);
        normals.emplace_back(r(0, 2), r(1, 2), r(2, 2));
    }
    double widest = 0;
    for (const cv::Vec3d& a : normals)
        for (const cv::Vec3d& b : normals) widest = std::max(widest, std::acos(std::clamp(a.dot(b), -1.0, 1.0)));
    return widest * 180 / CV_PI;
}

std::string whole(double number) { return std::to_string(cvRound(number)); }

std::string tenths(double number) {
    const int rounded = cvRound(10 * number);
    return std::to_string(rounded / 10) + "." + std::to_string(rounded % 10);
}

std::string size_text(cv::Size size) { return std::to_string(size.width) + " x " + std::to_string(size.height); }

}  // namespace

tl::expected<Lens, std::string> fit_lens(std::span<const LensPhoto> photos) {
    const auto views = look_for_sheets(photos);
    if (!views) return tl::unexpected(views.error());
    if (const double share = covered(*views); share < kLeastCovered)
        return tl::unexpected("expected the sheet to have been in all parts of the picture, found it in " +
                              whole(100 * share) + " % of them: take photos with it in the corners, and nearer");
    cv::Mat camera;
    cv::Mat distortion;
    std::vector<cv::Mat> rotations;
    std::vector<cv::Mat> shifts;
    Lens lens;
    lens.error_px =
        cv::calibrateCamera(views->on_sheet, views->pixels, views->size, camera, distortion, rotations, shifts);
    if (const double spread = spread_deg(rotations); spread < kLeastSpreadDeg)
        return tl::unexpected("expected the sheet from several directions, found all within " + whole(spread) +
                              " degrees: hold the camera aslant in some photos");
    const double most = kMostError * std::max(views->size.width, views->size.height);
    if (!(lens.error_px <= most))
        return tl::unexpected("expected an error of at most " + tenths(most) + " pixels, found " +
                              tenths(lens.error_px) +
                              ": is the sheet flat, and were all photos taken by one camera at one zoom?");
    lens.size = views->size;
    lens.camera = cv::Matx33d(camera);
    for (std::size_t i = 0; i < lens.distortion.size(); ++i)
        lens.distortion[i] = distortion.at<double>(static_cast<int>(i));
    lens.views = static_cast<int>(views->pixels.size());
    return lens;
}

tl::expected<cv::Mat, std::string> undistort(const cv::Mat& photo, const Lens& lens) {
    const bool turned = (photo.cols > photo.rows) != (lens.size.width > lens.size.height);
    cv::Mat lying = photo;
    // Phones held upright write that the picture is to be turned clockwise (EXIF 6): that is how the upright one of the
    // two, photo or lens, came from the lying one.
    const bool lens_lies = lens.size.width > lens.size.height;
    const auto to_lens = lens_lies ? cv::ROTATE_90_COUNTERCLOCKWISE : cv::ROTATE_90_CLOCKWISE;
    const auto back = lens_lies ? cv::ROTATE_90_CLOCKWISE : cv::ROTATE_90_COUNTERCLOCKWISE;
    if (turned) cv::rotate(photo, lying, to_lens);
    const double scale = static_cast<double>(lying.cols) / lens.size.width;
    if (std::abs(lens.size.height * scale - lying.rows) > 0.01 * lying.rows)
        return tl::unexpected("expected a photo by the camera of the lens file (" + size_text(lens.size) +
                              " pixels or the same in small), found one of " + size_text(photo.size()));
    const cv::Matx33d camera = resized(scale) * lens.camera;
    cv::Mat straight;
    cv::undistort(lying, straight, camera, lens.distortion);
    if (turned) cv::rotate(straight, straight, back);
    return straight;
}

maps::Json lens_json(const Lens& lens) {
    const cv::Matx33d& c = lens.camera;
    return {{"format", "railref-lens/1"},
            {"width", lens.size.width},
            {"height", lens.size.height},
            {"focal_px", {c(0, 0), c(1, 1)}},
            {"principal_point_px", {c(0, 2), c(1, 2)}},
            {"distortion", lens.distortion},
            {"error_px", lens.error_px},
            {"views", lens.views}};
}

maps::Result<Lens> parse_lens(std::string_view text, const std::string& file) {
    const auto json = maps::parse_json(text, file);
    if (!json) return tl::unexpected(json.error());
    maps::JsonReader reader(*json, file);
    reader.require_format("railref-lens/1");
    if (reader.fault()) return tl::unexpected(*reader.fault());
    const maps::JsonNode root = reader.root();
    const auto numbers = [&](const char* key, std::size_t count) {
        std::vector<double> values;
        for (const maps::JsonNode& node : root[key].items()) values.push_back(node.number());
        if (values.size() != count) root[key].expected(std::to_string(count) + " numbers");
        values.resize(count);
        return values;
    };
    Lens lens;
    constexpr int largest = 100000;
    lens.size = {root["width"].integer(1, largest), root["height"].integer(1, largest)};
    const auto focal = numbers("focal_px", 2);
    const auto centre = numbers("principal_point_px", 2);
    const auto distortion = numbers("distortion", lens.distortion.size());
    if (!(focal[0] > 0 && focal[1] > 0)) root["focal_px"].expected("numbers above 0");
    lens.camera = {focal[0], 0, centre[0], 0, focal[1], centre[1], 0, 0, 1};
    std::ranges::copy(distortion, lens.distortion.begin());
    lens.error_px = root["error_px"].number();
    lens.views = root["views"].integer();
    if (reader.fault()) return tl::unexpected(*reader.fault());
    return lens;
}

}  // namespace railref::calibration
