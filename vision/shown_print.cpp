#include "vision/shown_print.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "vision/for_each_index.h"
#include "vision/nearness.h"
#include "vision/outside_photo.h"
#include "vision/place_light.h"
#include "vision/seen_light.h"

namespace railref::vision {

namespace {

constexpr double kNearMm = 40;  // how far places speak for each other
constexpr double kFarMm = 100;
/// Correlation. On the fullest boards few places have less, beneath things few have more but at their rims.
constexpr double kUnlike = 0.2;
constexpr int kSums = 3;  // a row of products: of seen and reference, of each with itself

/// Around the place's own mean colours.
void write_products(const cv::Mat& seen, const cv::Mat& reference, double* row) {
    const cv::Mat outside = outside_photo(seen);
    const cv::Mat inside = ~outside;
    if (cv::countNonZero(inside) == 0) return;
    const auto around_mean = [&](const cv::Mat& colours) {
        cv::Mat logs = log_colours(colours);
        logs -= cv::mean(logs, inside);
        logs.setTo(0, outside);
        return logs;
    };
    const cv::Mat s = around_mean(seen);
    const cv::Mat r = around_mean(reference);
    row[0] = s.dot(r);
    row[1] = s.dot(s);
    row[2] = r.dot(r);
}

/// Over so many pixels of two planes.
struct Sums {
    int pixels = 0;
    int seen = 0;
    int printed = 0;
    int products = 0;
    int seen_squares = 0;
    int printed_squares = 0;

    /// From a sum of products and what they are products of.
    [[nodiscard]] double around_means(int sum, int one, int other) const {
        return sum - static_cast<double>(one) * other / pixels;
    }
};

Sums sums_of(const std::uint8_t* seen, const std::uint8_t* printed, int area) {
    constexpr int every = 2;  // half of the pixels say enough
    Sums sums{(area + every - 1) / every};
    for (int i = 0; i < area; i += every) {
        const int s = seen[i];
        const int p = printed[i];
        sums.seen += s;
        sums.printed += p;
        sums.products += s * p;
        sums.seen_squares += s * s;
        sums.printed_squares += p * p;
    }
    return sums;
}

double likeness_at(const cv::Mat& input, std::size_t place) {
    constexpr double least = 65;  // sum of squares: of patches as even nothing can be said
    const int area = kPatch.area();
    const auto* seen = input.ptr<std::uint8_t>(static_cast<int>(place));
    const auto* printed = seen + 6 * area;
    double together = 0;
    double of_seen = 0;
    double of_printed = 0;
    for (int c = 0; c < 3; ++c, seen += area, printed += area) {
        const Sums sums = sums_of(seen, printed, area);
        together += sums.around_means(sums.products, sums.seen, sums.printed);
        of_seen += sums.around_means(sums.seen_squares, sums.seen, sums.seen);
        of_printed += sums.around_means(sums.printed_squares, sums.printed, sums.printed);
    }
    return together / std::sqrt(std::max(least * least, of_seen * of_printed));
}

}  // namespace

std::vector<std::size_t> places_without_print(std::span<const cv::Mat> seen, std::span<const cv::Mat> reference,
                                              std::span<const Place> places) {
    cv::Mat1d said(static_cast<int>(places.size()), kSums, 0.0);
    for_each_index(places.size(),
                   [&](std::size_t i) { write_products(seen[i], reference[i], said[static_cast<int>(i)]); });
    const cv::Mat1d together = heard(nearness(places, kNearMm, kFarMm), said);
    std::vector<std::size_t> without;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const double* products = together[static_cast<int>(i)];
        if (products[0] < kUnlike * std::sqrt(products[1] * products[2])) without.push_back(i);
    }
    return without;
}

std::vector<double> print_likeness(const cv::Mat& input) {
    std::vector<double> all(static_cast<std::size_t>(input.size[0]));
    for_each_index(all.size(), [&](std::size_t i) { all[i] = likeness_at(input, i); });
    return all;
}

}  // namespace railref::vision
