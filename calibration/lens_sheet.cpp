#include "calibration/lens_sheet.h"

#include <array>
#include <cstdio>
#include <opencv2/aruco/charuco.hpp>
#include <opencv2/imgproc.hpp>

namespace railref::calibration {

namespace {

constexpr int kColumns = 6;
constexpr int kRows = 8;
constexpr int kModulesPerSquare = 8;  // a marker of 4 x 4 bits, its black rim, one module of white around
constexpr int kModulesPerMarker = 6;
constexpr double kModuleMm = 3.5;
constexpr double kPointsPerMm = 72 / 25.4;

cv::Ptr<cv::aruco::Dictionary> dictionary() { return cv::aruco::getPredefinedDictionary(cv::aruco::DICT_4X4_50); }

cv::Ptr<cv::aruco::CharucoBoard> board() {
    return cv::aruco::CharucoBoard::create(kColumns, kRows, static_cast<float>(kModulesPerSquare * kModuleMm),
                                           static_cast<float>(kModulesPerMarker * kModuleMm), dictionary());
}

struct PaperPoints {
    double width;
    double height;
};

PaperPoints size_of(Paper paper) {
    constexpr PaperPoints a4{210 * kPointsPerMm, 297 * kPointsPerMm};
    constexpr PaperPoints letter{612, 792};
    return paper == Paper::a4 ? a4 : letter;
}

/// Black areas as few rectangles, so that no renderer shows hairlines inside them.
std::vector<cv::Rect> black_rectangles(cv::Mat modules) {
    std::vector<cv::Rect> rectangles;
    const auto is_black = [&](int y, int x0, int x1) {
        for (int x = x0; x < x1; ++x)
            if (modules.at<std::uint8_t>(y, x) != 0) return false;
        return true;
    };
    for (int y = 0; y < modules.rows; ++y)
        for (int x = 0; x < modules.cols; ++x) {
            if (modules.at<std::uint8_t>(y, x) != 0) continue;
            int right = x;
            while (right < modules.cols && modules.at<std::uint8_t>(y, right) == 0) ++right;
            int bottom = y;
            while (bottom < modules.rows && is_black(bottom, x, right)) ++bottom;
            rectangles.emplace_back(x, y, right - x, bottom - y);
            modules(rectangles.back()).setTo(255);
        }
    return rectangles;
}

std::string format(const char* pattern, auto... values) {
    std::array<char, 200> text{};
    std::snprintf(text.data(), text.size(), pattern, values...);
    return text.data();
}

/// What is drawn on the page; PDF's y goes up (ISO 32000-1, section 8.5).
std::string page_content(PaperPoints page) {
    const cv::Mat modules = sheet_modules();
    const double module = kModuleMm * kPointsPerMm;
    const double left = (page.width - modules.cols * module) / 2;
    const double top = (page.height + modules.rows * module) / 2;
    std::string content = "0 g\n";
    for (const cv::Rect& r : black_rectangles(modules.clone()))
        content += format("%.3f %.3f %.3f %.3f re\n", left + r.x * module, top - (r.y + r.height) * module,
                          r.width * module, r.height * module);
    content += "f\n";
    const double below = top - modules.rows * module;
    content +=
        format("BT /F 9 Tf %.2f %.2f Td (%s) Tj ET\n", left, below - 16,
               "Railref lens sheet. Print it, glue it flat on a board, and take ten photos of it from all sides,");
    content +=
        format("BT /F 9 Tf %.2f %.2f Td (%s) Tj ET\n", left, below - 28,
               "near enough to fill the picture, also in its corners: railref calibrate --lens PHOTO... -o FILE");
    return content;
}

}  // namespace

cv::Mat sheet_modules() {
    constexpr int px = 4;  // a module, so that rounding cannot hit the wrong one
    cv::Mat drawn;
    board()->draw({kColumns * kModulesPerSquare * px, kRows * kModulesPerSquare * px}, drawn, 0, 1);
    cv::Mat modules(kRows * kModulesPerSquare, kColumns * kModulesPerSquare, CV_8U);
    for (int y = 0; y < modules.rows; ++y)
        for (int x = 0; x < modules.cols; ++x)
            modules.at<std::uint8_t>(y, x) = drawn.at<std::uint8_t>(y * px + px / 2, x * px + px / 2) < 128 ? 0 : 255;
    return modules;
}

std::string lens_sheet_pdf(Paper paper) {
    const PaperPoints page = size_of(paper);
    const std::string content = page_content(page);
    const std::array objects{
        std::string("<< /Type /Catalog /Pages 2 0 R >>"), std::string("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
        format(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %.2f %.2f] /Contents 5 0 R /Resources << /Font << /F 4 0 R >> "
            ">> >>",
            page.width, page.height),
        std::string("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"),
        "<< /Length " + std::to_string(content.size()) + " >>\nstream\n" + content + "endstream"};
    std::string pdf = "%PDF-1.4\n";
    std::string table = format("xref\n0 %zu\n0000000000 65535 f \n", objects.size() + 1);
    for (std::size_t i = 0; i < objects.size(); ++i) {
        table += format("%010zu 00000 n \n", pdf.size());
        pdf += std::to_string(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
    }
    const std::size_t start = pdf.size();
    return pdf + table + format("trailer << /Size %zu /Root 1 0 R >>\nstartxref\n%zu\n", objects.size() + 1, start) +
           "%%EOF\n";
}

SheetCorners find_sheet(const cv::Mat& photo) {
    cv::Mat gray = photo;
    if (photo.channels() == 3) cv::cvtColor(photo, gray, cv::COLOR_BGR2GRAY);
    const auto sheet = board();
    std::vector<std::vector<cv::Point2f>> markers;
    std::vector<std::vector<cv::Point2f>> rejected;
    std::vector<int> ids;
    const auto parameters = cv::aruco::DetectorParameters::create();
    cv::aruco::detectMarkers(gray, dictionary(), markers, ids, parameters, rejected);
    if (ids.size() < 4) return {};
    cv::aruco::refineDetectedMarkers(gray, sheet, markers, ids, rejected);
    std::vector<cv::Point2f> corners;
    std::vector<int> corner_ids;
    cv::aruco::interpolateCornersCharuco(markers, ids, gray, sheet, corners, corner_ids);
    SheetCorners found;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        found.pixels.push_back(corners[i]);
        found.on_sheet.push_back(sheet->chessboardCorners[static_cast<std::size_t>(corner_ids[i])]);
    }
    return found;
}

}  // namespace railref::calibration
