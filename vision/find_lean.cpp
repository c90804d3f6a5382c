#include "vision/find_lean.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <span>
#include <vector>

#include "calibration/place.h"
#include "vision/board_view.h"
#include "vision/for_each_index.h"
#include "vision/lab.h"
#include "vision/plastics.h"

namespace railref::vision {

namespace {

using calibration::Place;

constexpr int kReachMm = 14;
constexpr int kSteps = 2 * kReachMm + 1;
constexpr float kSpread = 15;          // Lab: plastics vary so much
constexpr float kTooAlike = 32;        // Lab: a space printed so like a plastic says nothing about it
constexpr float kOccupied = 16;        // Lab: a space this unlike the empty one has a piece on it
constexpr double kSeenMm = 5.5;        // height of the middle of what one sees of a train, roof and flank
constexpr double kUsualNadirMm = 220;  // standard deviation around the board's middle, of straightened pictures
// By so many well-seen pieces must another camera be better than the homography's to be considered. Of 30 renders,
// whose pose is true, none reached 2.5; photos that a phone straightened differ by 1 to 8.
constexpr double kWorthALook = 1;
constexpr double kTrustInSlant = 60;  // times the fourth power of the sine of the angle from straight above

/// Where the camera is: millimetres from the board's top left corner, and above the board.
struct CameraCentre {
    cv::Point2d nadir_mm;
    double height_mm = 0;

    /// Where a point `height` above `foot_mm` appears on the board, less its foot.
    [[nodiscard]] cv::Point2d lean(cv::Point2d foot_mm, double height) const {
        return (foot_mm - nadir_mm) * (height / (height_mm - height));
    }
};

/// The camera that sees `up` stand on the board: the point that the projection takes to nothing.
std::optional<CameraCentre> centre_of(const calibration::BoardWarp& warp, const maps::BoardMap& map) {
    const cv::Vec3d c = warp.photo_from_board.inv() * warp.up;
    if (std::abs(c[2]) < 1e-9) return {};
    const double height = -1 / c[2];
    if (height < 100) return {};
    return CameraCentre{{c[0] / c[2] * map.width_mm(), c[1] / c[2] * calibration::height_mm(map)}, height};
}

cv::Vec3d up_of(const CameraCentre& camera, const cv::Matx33d& photo_from_board, const maps::BoardMap& map) {
    const cv::Vec3d nadir(camera.nadir_mm.x / map.width_mm(), camera.nadir_mm.y / calibration::height_mm(map), 1);
    return photo_from_board * nadir * (-1 / camera.height_mm);
}

float likeness(cv::Vec3f lab, cv::Vec3f plastic) {
    const cv::Vec3f d = lab - plastic;
    return std::exp(-(0.3F * d[0] * d[0] + d[1] * d[1] + d[2] * d[2]) / (2 * kSpread * kSpread));
}

cv::Vec3f unpacked(cv::Vec3f lab) { return {lab[0] * 100 / 255, lab[1] - 128, lab[2] - 128}; }

/// The likeness of bytes to one plastic: a factor each for L, a and b.
class LikenessOfBytes {
public:
    explicit LikenessOfBytes(cv::Vec3f plastic) {
        for (std::size_t v = 0; v < factors_.size(); ++v) {
            const cv::Vec3f there = unpacked(cv::Vec3f::all(static_cast<float>(v)));
            for (int c = 0; c < 3; ++c) {
                cv::Vec3f only_there = plastic;
                only_there[c] = there[c];
                factors_[v][c] = likeness(only_there, plastic);
            }
        }
    }

    [[nodiscard]] float operator()(cv::Vec3b lab) const {
        return factors_[lab[0]][0] * factors_[lab[1]][1] * factors_[lab[2]][2];
    }

private:
    std::array<cv::Vec3f, 256> factors_;
};

/// How well a piece fits a space, for every shift of what one sees of it, in steps of a millimetre.
struct SeenPiece {
    cv::Point2d foot_mm;
    cv::Matx<float, kSteps, kSteps> fit;  ///< row: shift down, column: shift right

    /// Bilinear; nothing fits beyond the reach.
    [[nodiscard]] double at(cv::Point2d shift_mm) const {
        const double x = shift_mm.x + kReachMm;
        const double y = shift_mm.y + kReachMm;
        if (!(x >= 0 && y >= 0 && x < kSteps - 1 && y < kSteps - 1)) return 0;
        const int x0 = static_cast<int>(x);
        const int y0 = static_cast<int>(y);
        const double u = x - x0;
        const double v = y - y0;
        return (fit(y0, x0) * (1 - u) + fit(y0, x0 + 1) * u) * (1 - v) +
               (fit(y0 + 1, x0) * (1 - u) + fit(y0 + 1, x0 + 1) * u) * v;
    }
};

/// The plastic's likeness around a space: columns along it, rows across it, a millimetre each, the space in the middle.
using Surroundings = cv::Matx<float, 2 * (kReachMm + 9) + 1, 2 * (kReachMm + 9) + 1>;

Surroundings surroundings(const cv::Mat& lab, const Place& place, const LikenessOfBytes& likeness_of) {
    Surroundings like = Surroundings::zeros();
    const double c = std::cos(place.angle_rad);
    const double s = std::sin(place.angle_rad);
    const int reach = Surroundings::rows / 2;
    for (int across = -reach; across <= reach; ++across)
        for (int along = -reach; along <= reach; ++along) {
            const cv::Point p(cvFloor((place.centre_mm.x + along * c - across * s) * kViewPxPerMm),
                              cvFloor((place.centre_mm.y + along * s + across * c) * kViewPxPerMm));
            if (p.x >= 0 && p.y >= 0 && p.x < lab.cols && p.y < lab.rows)
                like(across + reach, along + reach) = likeness_of(lab.at<cv::Vec3b>(p));
        }
    return like;
}

/// The mean of five points along a piece whose middle is there.
Surroundings along_pieces(const Surroundings& like) {
    constexpr int columns = Surroundings::cols;
    constexpr int reach = 8;
    Surroundings means;
    std::array<float, columns + 2 * reach> fifths{};  // of a row that goes on as it ends
    for (int y = 0; y < Surroundings::rows; ++y) {
        for (int x = 0; x < columns + 2 * reach; ++x)
            fifths[static_cast<std::size_t>(x)] = like(y, std::clamp(x - reach, 0, columns - 1)) / 5;
        for (int x = 0; x < columns; ++x) {
            const float* at = &fifths[static_cast<std::size_t>(x)];
            means(y, x) = at[0] + at[4] + at[8] + at[12] + at[16];
        }
    }
    return means;
}

/// Plastic on the piece's body, less what lies beside it.
float fit_at(const Surroundings& along_pieces, double along, double across) {
    const int reach = Surroundings::rows / 2;
    const auto mean = [&](int offset) {
        const int y = std::clamp(cvRound(across) + offset, -reach, reach);
        return along_pieces(y + reach, cvRound(along) + reach);
    };
    const float body = (mean(-3) + mean(0) + mean(3)) / 3;
    const float beside = (mean(-8) + mean(8)) / 2;
    return std::max(0.F, body - 0.5F * beside);
}

SeenPiece seen_piece(const cv::Mat& lab, const Place& place, const LikenessOfBytes& likeness_of) {
    const Surroundings like = along_pieces(surroundings(lab, place, likeness_of));
    SeenPiece piece{place.centre_mm, {}};
    const double c = std::cos(place.angle_rad);
    const double s = std::sin(place.angle_rad);
    for (int y = 0; y < kSteps; ++y)
        for (int x = 0; x < kSteps; ++x) {
            const double right = x - kReachMm;
            const double down = y - kReachMm;
            piece.fit(y, x) = fit_at(like, right * c + down * s, down * c - right * s);
        }
    return piece;
}

/// Mean over the middle of a place's cells.
cv::Vec3f middle_of(const cv::Mat& cells) {
    const cv::Scalar mean = cv::mean(cells(cv::Rect(4, 3, 6, 3)));
    return unpacked({static_cast<float>(mean[0]), static_cast<float>(mean[1]), static_cast<float>(mean[2])});
}

/// Colours that no shadow and no paper has.
bool is_colourful(cv::Vec3f lab) { return std::hypot(lab[1], lab[2]) > 25; }

/// The colourful plastic that looks most like what covers a space.
std::optional<maps::PlayerColour> plastic_on(cv::Vec3f seen, cv::Vec3f printed, const maps::BoardMap& map,
                                             const Plastics& plastics) {
    std::optional<maps::PlayerColour> best;
    float most = 0.1F;
    for (const maps::PlayerColour colour : map.colours()) {
        const cv::Vec3f plastic = plastics[maps::index(colour)];
        if (!is_colourful(plastic) || cv::norm(printed - plastic) < kTooAlike) continue;
        if (const float like = likeness(seen, plastic); like > most) {
            most = like;
            best = colour;
        }
    }
    return best;
}

/// The piece on a space, if there is one and its plastic can be told from the print.
std::optional<SeenPiece> piece_on(std::size_t space, const cv::Mat& lab, const calibration::BoardProfile& profile,
                                  const Plastics& plastics, std::span<const LikenessOfBytes> likenesses) {
    const cv::Size cells(calibration::kColourColumns, calibration::kColourRows);
    const Place place = calibration::place_of(profile.spaces[space], *profile.map);
    const cv::Vec3f seen = middle_of(calibration::cut_out(lab, kViewPxPerMm, place, cells));
    const cv::Vec3f printed = middle_of(coarse_lab_of(profile.at_spaces[space]));
    if (cv::norm(seen - printed) < kOccupied) return {};
    const auto colour = plastic_on(seen, printed, *profile.map, plastics);
    if (!colour) return {};
    return seen_piece(lab, place, likenesses[maps::index(*colour)]);
}

std::vector<SeenPiece> seen_pieces(const cv::Mat& lab, const calibration::BoardProfile& profile,
                                   const Plastics& plastics) {
    const std::vector<LikenessOfBytes> likenesses(plastics.begin(), plastics.end());
    std::vector<std::optional<SeenPiece>> on(profile.spaces.size());
    for_each_index(on.size(), [&](std::size_t i) { on[i] = piece_on(i, lab, profile, plastics, likenesses); });
    std::vector<SeenPiece> pieces;
    for (const auto& piece : on)
        if (piece) pieces.push_back(*piece);
    return pieces;
}

double fit_of(const std::vector<SeenPiece>& pieces, const CameraCentre& camera) {
    double sum = 0;
    for (const SeenPiece& piece : pieces) sum += piece.at(camera.lean(piece.foot_mm, kSeenMm));
    return sum;
}

/// Of all cameras above about the board, the one that the pieces fit best.
CameraCentre best_camera(const std::vector<SeenPiece>& pieces, const CameraCentre& start, cv::Point2d middle_mm) {
    const auto score = [&](const CameraCentre& camera) {
        const cv::Point2d off = camera.nadir_mm - middle_mm;
        const double odd = std::log(camera.height_mm / start.height_mm) / 0.3;
        return fit_of(pieces, camera) - 0.5 * (off.dot(off) / (kUsualNadirMm * kUsualNadirMm) + odd * odd);
    };
    CameraCentre best{middle_mm, start.height_mm};
    double most = score(best);
    for (double step = 200; step > 10; step *= 0.6)
        for (int round = 0; round < 3; ++round)
            for (const cv::Point2d to :
                 {cv::Point2d(1, 0), {-1, 0}, {0, 1}, {0, -1}, {0.7, 0.7}, {-0.7, 0.7}, {0.7, -0.7}, {-0.7, -0.7}})
                for (const double rise : {0.9, 1.0, 1.1}) {
                    const CameraCentre camera{best.nadir_mm + to * step, best.height_mm * rise};
                    if (const double s = score(camera); s > most) {
                        most = s;
                        best = camera;
                    }
                }
    return best;
}

CameraCentre half_way(const CameraCentre& a, const CameraCentre& b) {
    return {(a.nadir_mm + b.nadir_mm) / 2, std::sqrt(a.height_mm * b.height_mm)};
}

/// Straightening hardly leaves a slanted view.
double trust_in(const CameraCentre& pose, cv::Point2d middle_mm) {
    const cv::Point2d off = pose.nadir_mm - middle_mm;
    const double sine2 = off.dot(off) / (off.dot(off) + pose.height_mm * pose.height_mm);
    return kWorthALook + kTrustInSlant * sine2 * sine2;
}

}  // namespace

std::vector<Lean> possible_leans(const cv::Mat& print, const calibration::BoardFix& fix, const Plastics& plastics) {
    std::vector<Lean> leans{{fix.warp.up, 0}};
    const maps::BoardMap& map = *fix.profile->map;
    const std::optional<CameraCentre> pose = centre_of(fix.warp, map);
    if (!pose) return leans;
    const std::vector<SeenPiece> pieces = seen_pieces(coarse_lab_of(print), *fix.profile, plastics);
    const cv::Point2d middle_mm(map.width_mm() / 2, calibration::height_mm(map) / 2);
    const CameraCentre best = best_camera(pieces, *pose, middle_mm);
    leans[0].fit = fit_of(pieces, *pose);
    if (fit_of(pieces, best) < leans[0].fit + trust_in(*pose, middle_mm)) return leans;
    for (const CameraCentre& camera : {half_way(*pose, best), best})
        leans.push_back({up_of(camera, fix.warp.photo_from_board, map), fit_of(pieces, camera)});
    return leans;
}

}  // namespace railref::vision
