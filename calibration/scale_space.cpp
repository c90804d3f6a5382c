#include "calibration/scale_space.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <tuple>

#include "calibration/widest_vectors.h"

namespace railref::calibration {

namespace {

constexpr std::size_t kLayers = ScaleSpace::kLayers;
constexpr std::size_t kGaussians = kLayers + 3;  // an octave's: keypoints need a difference above and below theirs
constexpr std::size_t kDifferences = kLayers + 2;
constexpr double kSigma = 1.6;           // Lowe 2004, section 3.3
constexpr double kSigmaOfPicture = 0.5;  // what any picture is blurred by already
constexpr int kBorder = 5;
constexpr float kGrey = 1.0F / 255;

using Gaussians = std::array<cv::Mat, kGaussians>;

/// Some rows of a picture, blurred as they are in the whole of it.
void blur(const cv::Mat& picture, cv::Range rows, double sigma, cv::Mat blurred) {
    cv::GaussianBlur(picture.rowRange(rows), blurred, {}, sigma, sigma);
}

/// cv::GaussianBlur blurs floats on one core: here every core has a part of the rows.
cv::Mat blurred(const cv::Mat& from, double sigma) {
    cv::Mat to(from.size(), from.type());
    cv::parallel_for_(
        {0, from.rows}, [&](const cv::Range& rows) { blur(from, rows, sigma, to.rowRange(rows)); },
        cv::getNumThreads());
    return to;
}

/// Twice as large as the picture, blurred by kSigma.
cv::Mat first_gaussian(const cv::Mat& gray) {
    constexpr int reach = 4;  // rows to the last that a blurred one depends on: half a kernel of kSigma, and the rim
    constexpr double rows_at_once = 64;  // few, so that what becomes of them stays in a core's cache
    const double sigma = std::sqrt(kSigma * kSigma - 4 * kSigmaOfPicture * kSigmaOfPicture);
    cv::Mat first(gray.size() * 2, CV_32F);
    const auto make = [&](const cv::Range& rows) {
        const cv::Range around(std::max(0, rows.start - reach), std::min(gray.rows, rows.end + reach));
        cv::Mat exact;
        gray.rowRange(around).convertTo(exact, CV_32F);
        cv::Mat twice;
        cv::resize(exact, twice, exact.size() * 2, 0, 0, cv::INTER_LINEAR);
        blur(twice, {2 * (rows.start - around.start), 2 * (rows.end - around.start)}, sigma,
             first.rowRange(2 * rows.start, 2 * rows.end));
    };
    cv::parallel_for_({0, gray.rows}, make, gray.rows / rows_at_once);
    return first;
}

/// Each blurred by 2^(1/kLayers) more than the one before.
Gaussians gaussians_from(const cv::Mat& first) {
    const double more = std::pow(2.0, 1.0 / static_cast<double>(kLayers));
    Gaussians gaussians;
    gaussians[0] = first;
    double sigma = kSigma;
    for (std::size_t i = 1; i < kGaussians; ++i) {
        const double next = sigma * more;
        gaussians[i] = blurred(gaussians[i - 1], std::sqrt(next * next - sigma * sigma));
        sigma = next;
    }
    return gaussians;
}

cv::Mat every_second_pixel(const cv::Mat& from) {
    cv::Mat half;
    cv::resize(from, half, from.size() / 2, 0, 0, cv::INTER_NEAREST);
    return half;
}

std::size_t octaves_in(cv::Size twice_the_picture) {
    const double shorter = std::min(twice_the_picture.width, twice_the_picture.height);
    return static_cast<std::size_t>(std::max(1, cvRound(std::log2(shorter) - 2) + 1));
}

RAILREF_WIDEST_VECTORS void subtract(const float* larger, const float* smaller, int width,
                                     float* __restrict difference) {
    for (int x = 0; x < width; ++x) difference[x] = larger[x] - smaller[x];
}

/// Three rows of three differences.
struct Nine {
    std::array<const float*, 9> values;
};

/// The largest and the smallest of the nine at every x.
RAILREF_WIDEST_VECTORS void extremes_of(const Nine& nine, int width, float* __restrict largest,
                                        float* __restrict smallest) {
    const auto [a, b, c, d, e, f, g, h, i] = nine.values;
    for (int x = 0; x < width; ++x) {
        const float most = std::max(std::max(std::max(a[x], b[x]), std::max(c[x], d[x])),
                                    std::max(std::max(e[x], f[x]), std::max(std::max(g[x], h[x]), i[x])));
        const float least = std::min(std::min(std::min(a[x], b[x]), std::min(c[x], d[x])),
                                     std::min(std::min(e[x], f[x]), std::min(std::min(g[x], h[x]), i[x])));
        largest[x] = most;
        smallest[x] = least;
    }
}

/// 1 where a value is at least `enough` and none of its neighbours larger, or the same below zero.
RAILREF_WIDEST_VECTORS void mark_extrema(const float* values, const float* largest, const float* smallest, int width,
                                         float enough, std::uint8_t* __restrict marks) {
    for (int x = 1; x < width - 1; ++x) {
        const float most = std::max(largest[x], std::max(largest[x - 1], largest[x + 1]));
        const float least = std::min(smallest[x], std::min(smallest[x - 1], smallest[x + 1]));
        const bool peak = (values[x] >= enough) & (values[x] >= most);
        const bool pit = (values[x] <= -enough) & (values[x] <= least);
        marks[x] = static_cast<std::uint8_t>(peak | pit);
    }
}

/// A pixel of an octave's difference.
struct Spot {
    int x = 0;
    int y = 0;
    int layer = 0;
};

/// Differences around a spot, as a function of column, row and layer.
class Surroundings {
public:
    Surroundings(const Gaussians& gaussians, Spot at) : gaussians_(&gaussians), at_(at) {}

    [[nodiscard]] float value() const { return difference(0, 0, 0); }

    [[nodiscard]] cv::Vec3f gradient() const {
        return 0.5F * kGrey *
               cv::Vec3f(difference(1, 0, 0) - difference(-1, 0, 0), difference(0, 1, 0) - difference(0, -1, 0),
                         difference(0, 0, 1) - difference(0, 0, -1));
    }

    [[nodiscard]] cv::Matx33f hessian() const {
        const float twice = 2 * value();
        const float xx = (difference(1, 0, 0) + difference(-1, 0, 0) - twice) * kGrey;
        const float yy = (difference(0, 1, 0) + difference(0, -1, 0) - twice) * kGrey;
        const float ll = (difference(0, 0, 1) + difference(0, 0, -1) - twice) * kGrey;
        const float xy = mixed({1, 0, 0}, {0, 1, 0});
        const float xl = mixed({1, 0, 0}, {0, 0, 1});
        const float yl = mixed({0, 1, 0}, {0, 0, 1});
        return {xx, xy, xl, xy, yy, yl, xl, yl, ll};
    }

private:
    [[nodiscard]] float difference(int dx, int dy, int dl) const {
        const auto layer = static_cast<std::size_t>(at_.layer + dl);
        const int y = at_.y + dy;
        const int x = at_.x + dx;
        return (*gaussians_)[layer + 1].at<float>(y, x) - (*gaussians_)[layer].at<float>(y, x);
    }

    [[nodiscard]] float mixed(cv::Vec3i a, cv::Vec3i b) const {
        const auto corner = [&](int i, int j) {
            const cv::Vec3i to = i * a + j * b;
            return difference(to[0], to[1], to[2]);
        };
        return (corner(1, 1) - corner(-1, 1) - corner(1, -1) + corner(-1, -1)) * 0.25F * kGrey;
    }

    const Gaussians* gaussians_;
    Spot at_;
};

/// Along an edge a keypoint's place means nothing: one curvature is more than ten times the other (section 4.1).
bool lies_on_edge(const cv::Matx33f& hessian) {
    constexpr float ratio = 10;
    const float trace = hessian(0, 0) + hessian(1, 1);
    const float determinant = hessian(0, 0) * hessian(1, 1) - hessian(0, 1) * hessian(0, 1);
    return determinant <= 0 || trace * trace * ratio >= (ratio + 1) * (ratio + 1) * determinant;
}

/// A spot and how far between pixels and layers its extremum lies from it.
struct Extremum {
    Spot spot;
    cv::Vec3f off;
    float value = 0;  ///< of the difference there, 0 to 1
};

Keypoint keypoint_at(const Extremum& extremum, std::size_t octave) {
    const auto& [spot, off, value] = extremum;
    const float scale = 1 / ScaleSpace::magnification(octave);
    const float layer = static_cast<float>(spot.layer) + off[2];
    Keypoint keypoint;
    keypoint.at = cv::Point2f(static_cast<float>(spot.x) + off[0], static_cast<float>(spot.y) + off[1]) * scale;
    keypoint.size = 2 * static_cast<float>(kSigma) * std::exp2(layer / static_cast<float>(kLayers)) * scale;
    keypoint.response = std::abs(value);
    keypoint.octave = octave;
    keypoint.layer = static_cast<std::size_t>(spot.layer);
    return keypoint;
}

bool is_inside(Spot spot, cv::Size octave) {
    return spot.layer >= 1 && spot.layer <= static_cast<int>(kLayers) && spot.x >= kBorder &&
           spot.x < octave.width - kBorder && spot.y >= kBorder && spot.y < octave.height - kBorder;
}

/// The extremum that a parabola through a spot's surroundings has (Brown & Lowe 2002), from pixel to pixel; nothing if
/// it is too faint, on an edge, or there is none.
std::optional<Extremum> refined(const Gaussians& gaussians, Spot spot, double contrast) {
    constexpr int most_steps = 5;
    constexpr float far = 1e8F;
    const auto all_nearer = [](const cv::Vec3f& off, float than) {
        return std::ranges::all_of(off.val, [than](float o) { return std::abs(o) < than; });
    };
    for (int step = 0; step < most_steps && is_inside(spot, gaussians[0].size()); ++step) {
        const Surroundings around(gaussians, spot);
        const cv::Vec3f gradient = around.gradient();
        const cv::Matx33f hessian = around.hessian();
        const cv::Vec3f off = -hessian.solve(gradient, cv::DECOMP_LU);
        if (all_nearer(off, 0.5F)) {
            const float value = around.value() * kGrey + 0.5F * gradient.dot(off);
            const bool faint = std::abs(value) * static_cast<float>(kLayers) < static_cast<float>(contrast);
            if (faint || lies_on_edge(hessian)) return {};
            return Extremum{spot, off, value};
        }
        if (!all_nearer(off, far)) return {};
        spot = {spot.x + cvRound(off[0]), spot.y + cvRound(off[1]), spot.layer + cvRound(off[2])};
    }
    return {};
}

/// Pixels of an octave that none of the 26 around them in space and scale surpasses, upwards or downwards.
class ExtremaSearch {
public:
    ExtremaSearch(const Gaussians& gaussians, float enough)
        : gaussians_(&gaussians), width_(gaussians[0].cols), enough_(enough) {
        for (auto& row : rows_)
            for (auto& values : row) values.resize(static_cast<std::size_t>(width_));
        largest_.resize(static_cast<std::size_t>(width_));
        smallest_.resize(static_cast<std::size_t>(width_));
        marks_.resize(static_cast<std::size_t>(width_));
    }

    /// Calls found(spot) for each in these rows.
    template <class Found>
    void in(cv::Range rows, const Found& found) {
        take(rows.start - 1);
        take(rows.start);
        for (int y = rows.start; y < rows.end; ++y) {
            take(y + 1);
            for (int layer = 1; layer <= static_cast<int>(kLayers); ++layer) {
                mark(y, static_cast<std::size_t>(layer));
                for (int x = kBorder; x < width_ - kBorder; ++x)
                    if (marks_[static_cast<std::size_t>(x)] != 0) found(Spot{x, y, layer});
            }
        }
    }

private:
    using Row = std::array<std::vector<float>, kDifferences>;

    [[nodiscard]] Row& row(int y) { return rows_[static_cast<std::size_t>(y % 3)]; }

    void take(int y) {
        for (std::size_t i = 0; i < kDifferences; ++i)
            subtract((*gaussians_)[i + 1].ptr<float>(y), (*gaussians_)[i].ptr<float>(y), width_, row(y)[i].data());
    }

    void mark(int y, std::size_t layer) {
        Nine nine;
        for (std::size_t i = 0; i < 9; ++i) nine.values[i] = rows_[i / 3][layer - 1 + i % 3].data();
        extremes_of(nine, width_, largest_.data(), smallest_.data());
        mark_extrema(row(y)[layer].data(), largest_.data(), smallest_.data(), width_, enough_, marks_.data());
    }

    const Gaussians* gaussians_;
    int width_;
    float enough_;
    std::array<Row, 3> rows_;
    std::vector<float> largest_;
    std::vector<float> smallest_;
    std::vector<std::uint8_t> marks_;
};

std::vector<Keypoint> keypoints_in(const Gaussians& gaussians, std::size_t octave, double contrast) {
    constexpr int band = 32;
    const int first = kBorder;
    const int end = gaussians[0].rows - kBorder;
    if (end <= first || gaussians[0].cols <= 2 * kBorder) return {};
    // Hardly any fainter pixel leads to a keypoint (OpenCV looks at them all).
    const auto enough = static_cast<float>(0.5 * contrast / static_cast<double>(kLayers) * 255);
    std::vector<std::vector<Keypoint>> found(static_cast<std::size_t>((end - first + band - 1) / band));
    cv::parallel_for_({0, static_cast<int>(found.size())}, [&](const cv::Range& bands) {
        ExtremaSearch search(gaussians, enough);
        for (int i = bands.start; i < bands.end; ++i)
            search.in({first + i * band, std::min(end, first + (i + 1) * band)}, [&](Spot spot) {
                if (const auto extremum = refined(gaussians, spot, contrast))
                    found[static_cast<std::size_t>(i)].push_back(keypoint_at(*extremum, octave));
            });
    });
    std::vector<Keypoint> all;
    for (const auto& some : found) all.insert(all.end(), some.begin(), some.end());
    return all;
}

/// Several pixels lead to the same extremum.
void keep_one_of_each(std::vector<Keypoint>& keypoints) {
    const auto key = [](const Keypoint& k) { return std::tuple(k.octave, k.layer, k.at.y, k.at.x); };
    std::ranges::sort(keypoints, {}, key);
    const auto rest = std::ranges::unique(keypoints, {}, key);
    keypoints.erase(rest.begin(), rest.end());
}

}  // namespace

ScaleSpace::ScaleSpace(const cv::Mat& gray, double contrast) {
    cv::Mat first = first_gaussian(gray);
    const std::size_t count = octaves_in(first.size());
    while (true) {
        const Gaussians gaussians = gaussians_from(first);
        const auto found = keypoints_in(gaussians, octaves_.size(), contrast);
        keypoints_.insert(keypoints_.end(), found.begin(), found.end());
        octaves_.push_back({gaussians[1], gaussians[2], gaussians[3]});
        if (octaves_.size() == count) break;
        first = every_second_pixel(gaussians[kLayers]);
    }
    keep_one_of_each(keypoints_);
}

const cv::Mat& ScaleSpace::gaussian_of(const Keypoint& keypoint) const {
    return octaves_[keypoint.octave][keypoint.layer - 1];
}

float ScaleSpace::magnification(std::size_t octave) { return std::exp2(1 - static_cast<float>(octave)); }

}  // namespace railref::calibration
