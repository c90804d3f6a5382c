#include "vision/guess_board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <string_view>

#include "calibration/homography.h"
#include "calibration/level_view.h"
#include "calibration/place_board.h"
#include "maps/load_map.h"
#include "vision/for_each_index.h"
#include "vision/network.h"

extern "C" {
extern const char railref_board_places_begin[], railref_board_places_end[];
}

namespace railref::vision {

namespace {

using calibration::FaceGuess;
using calibration::FaceProfile;

/// Boards that the network knows: the first so many of maps::built_in_boards (training/board_network.py).
constexpr std::size_t kBoards = 3;
constexpr int kWidth = 160;  // px: of the picture that the network sees
constexpr int kHeight = 120;
const cv::Size kSeen(kWidth, kHeight);
constexpr int kCell = 8;  // px: side of the squares that it answers for
constexpr int kColumns = kWidth / kCell;
constexpr int kCells = kColumns * kHeight / kCell;
// Logits of a cell: no board, one for each board, the place's x and y.
constexpr std::size_t kNoBoard = 0;
constexpr std::size_t kPlace = 1 + kBoards;
constexpr int kSays = kPlace + 2;

constexpr int kFine = 560;              // px: long side at least of a picture from which others are made
constexpr double kSure = 0.5;           // probability from which a cell shows a board
constexpr double kTolerance = 4;        // px of the network's picture
constexpr std::size_t kFewest = 12;     // cells that must agree,
constexpr double kShareAgreeing = 0.5;  // of those that show the board
constexpr int kMostLooks = 4;
constexpr double kStill = 0.03;   // boards: two looks that differ by less agree
constexpr double kSame = 0.08;    // boards: from two places that differ by less the same is found
constexpr double kApart = 11.25;  // degrees between directions: features bear half of it aslant
constexpr std::size_t kDirections = 32;
constexpr std::size_t kMostDirections = 10;
constexpr int kLevel = 280;       // px: side of levelled pictures before they are shrunk to fit
constexpr double kFilled = 0.85;  // of a picture from above by the board

/// BGR, and where in the photo it lies.
struct Picture {
    cv::Mat pixels;
    cv::Matx33d photo_from_here;
};

/// By a whole number, which is quickest, down to about `side` pixels.
Picture shrunk_about_to(int side, const cv::Mat& photo) {
    const int n = std::max(1, std::min({std::max(photo.cols, photo.rows) / side, photo.cols, photo.rows}));
    const cv::Size size(photo.cols / n, photo.rows / n);
    Picture small{{}, calibration::resized(n)};
    cv::resize(photo(cv::Rect({0, 0}, size * n)), small.pixels, size, 0, 0, cv::INTER_AREA);
    return small;
}

/// In as many pixels as the network sees.
Picture shrunk_to_fit(const Picture& picture) {
    const cv::Size full = picture.pixels.size();
    const double scale =
        std::min({1.0, static_cast<double>(kWidth) / full.width, static_cast<double>(kHeight) / full.height});
    const cv::Size size(std::clamp(cvRound(full.width * scale), 1, kWidth),
                        std::clamp(cvRound(full.height * scale), 1, kHeight));
    Picture small;
    cv::resize(picture.pixels, small.pixels, size, 0, 0, cv::INTER_AREA);
    small.photo_from_here =
        picture.photo_from_here * calibration::resized(static_cast<double>(full.width) / size.width,
                                                       static_cast<double>(full.height) / size.height);
    return small;
}

/// A portrait is turned on its side, since the network knows boards turned by any angle.
Picture lying(const Picture& picture) {
    if (picture.pixels.rows <= picture.pixels.cols) return picture;
    Picture turned;
    cv::rotate(picture.pixels, turned.pixels, cv::ROTATE_90_COUNTERCLOCKWISE);
    turned.photo_from_here = picture.photo_from_here * cv::Matx33d(0, -1, picture.pixels.cols - 1.0, 1, 0, 0, 0, 0, 1);
    return turned;
}

/// The whole board, its long side across, seen from straight above if it lies there.
Picture from_above(const Picture& picture, const cv::Matx33d& photo_from_board, cv::Size2d face_mm) {
    constexpr int finer = 2;  // first, so that nothing aliases
    const double across = std::max(face_mm.width, face_mm.height);
    const double down = std::min(face_mm.width, face_mm.height);
    const double px_per_mm = kFilled * std::min(kWidth / across, kHeight / down);
    const double x = px_per_mm * across;
    const double y = px_per_mm * down;
    const cv::Matx33d here_from_lying(x, 0, (kWidth - x) / 2, 0, y, (kHeight - y) / 2, 0, 0, 1);
    const bool portrait = face_mm.height > face_mm.width;
    const cv::Matx33d lying_from_board =
        portrait ? cv::Matx33d(0, 1, 0, -1, 0, 1, 0, 0, 1) : cv::Matx33d::eye();  // counterclockwise
    const cv::Matx33d here_from_finer = calibration::resized(1.0 / finer);
    Picture above{{}, photo_from_board * (here_from_lying * lying_from_board).inv()};
    cv::warpPerspective(picture.pixels, above.pixels,
                        picture.photo_from_here.inv() * above.photo_from_here * here_from_finer, kSeen * finer,
                        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    cv::resize(above.pixels, above.pixels, kSeen, 0, 0, cv::INTER_AREA);
    return above;
}

/// What the network is asked about a picture of at most kSeen: without each colour's mean, zeros beside the picture, to
/// 3 x kHeight x kWidth numbers.
void centre(const cv::Mat& pixels, float* input) {
    cv::Mat centred;
    pixels.convertTo(centred, CV_32F);
    centred -= cv::mean(centred);
    const double deviation = cv::norm(centred) / std::sqrt(3.0 * static_cast<double>(centred.total()));
    cv::Mat whole(kSeen, CV_32FC3, cv::Scalar::all(0));
    centred.convertTo(whole(cv::Rect({0, 0}, centred.size())), CV_32F, 1 / (deviation + 4));
    std::array<cv::Mat, 3> planes;
    for (std::size_t c = 0; c < planes.size(); ++c) planes[c] = {kSeen, CV_32F, input + c * whole.total()};
    cv::split(whole, planes.data());
}

/// What the network says of one cell.
struct Cell {
    std::array<double, kPlace> shares{};  ///< probabilities of no board and of each board
    cv::Point2f board;                    ///< the place on it, board-normalised
    cv::Point2f seen;                     ///< its own middle, pixels of the picture
};

Cell cell_of(const float* said, int index) {
    Cell cell;
    const float most = *std::max_element(said, said + kPlace);
    double sum = 0;
    for (std::size_t b = 0; b < kPlace; ++b) sum += cell.shares[b] = std::exp(static_cast<double>(said[b] - most));
    for (double& share : cell.shares) share /= sum;
    cell.board = {said[kPlace], said[kPlace + 1]};
    const cv::Point2d corner(kCell * (index % kColumns), kCell * (index / kColumns));
    cell.seen = corner + cv::Point2d(kCell / 2.0 - 0.5, kCell / 2.0 - 0.5);
    return cell;
}

const Network& board_places() {
    static const Network network({railref_board_places_begin, railref_board_places_end}, 1);
    return network;
}

/// The cells of each picture.
std::vector<std::vector<Cell>> ask_about(std::span<const Picture> pictures) {
    const std::array<int, 4> shape{static_cast<int>(pictures.size()), 3, kHeight, kWidth};
    cv::Mat input(static_cast<int>(shape.size()), shape.data(), CV_32F);
    for_each_index(pictures.size(),
                   [&](std::size_t i) { centre(pictures[i].pixels, input.ptr<float>(static_cast<int>(i))); });
    const cv::Mat said = board_places().logits(input);
    std::vector<std::vector<Cell>> cells(pictures.size());
    for (std::size_t i = 0; i < pictures.size(); ++i)
        for (int k = 0; k < kCells; ++k)
            cells[i].push_back(cell_of(said.ptr<float>(static_cast<int>(i)) + k * kSays, k));
    return cells;
}

/// How many cells each board takes, as places in Cell::shares.
std::array<double, kPlace> cells_of_each(const std::vector<Cell>& cells) {
    std::array<double, kPlace> sum{};
    for (const Cell& cell : cells)
        for (std::size_t b = 0; b < kPlace; ++b) sum[b] += cell.shares[b];
    return sum;
}

/// The board that the cells together show most of, as a place in Cell::shares; nothing where that is next to none.
std::optional<std::size_t> board_in(const std::vector<Cell>& cells) {
    const std::array<double, kPlace> sum = cells_of_each(cells);
    const auto best = std::max_element(sum.begin() + kNoBoard + 1, sum.end());
    if (*best < kFewest) return {};
    return static_cast<std::size_t>(best - sum.begin());
}

/// Picture <- board, from the cells that show it.
std::optional<cv::Matx33d> place_of(std::size_t board, const std::vector<Cell>& cells) {
    std::vector<cv::Point2f> known;
    std::vector<cv::Point2f> seen;
    for (const Cell& cell : cells) {
        if (cell.shares[board] < kSure) continue;
        known.push_back(cell.board);
        seen.push_back(cell.seen);
    }
    if (known.size() < kFewest) return {};
    cv::Mat mask;
    const cv::Mat h = cv::findHomography(known, seen, cv::USAC_MAGSAC, kTolerance, mask, 1000, 0.999);
    if (h.empty()) return {};
    const auto agreeing = static_cast<std::size_t>(cv::countNonZero(mask));
    if (agreeing < kFewest || static_cast<double>(agreeing) < kShareAgreeing * static_cast<double>(known.size()))
        return {};
    return cv::Matx33d(h);
}

struct Glance {
    std::size_t board;  ///< place in Cell::shares
    cv::Matx33d photo_from_board;
};

/// Of the picture whose cells these are.
std::optional<Glance> glance_at(const Picture& picture, const std::vector<Cell>& cells) {
    const auto board = board_in(cells);
    if (!board) return {};
    const auto here_from_board = place_of(*board, cells);
    if (!here_from_board) return {};
    return Glance{*board, picture.photo_from_here * *here_from_board};
}

std::optional<Glance> look_at(const Picture& picture) { return glance_at(picture, ask_about({&picture, 1}).front()); }

/// From above the network sees best, and what was no board does not look like one there: looks again until nothing
/// moves any more.
std::optional<Glance> look_closer(const Picture& picture, Glance glance, cv::Size2d face_mm) {
    for (int look = 1; look < kMostLooks; ++look) {
        const auto next = look_at(from_above(picture, glance.photo_from_board, face_mm));
        if (!next || next->board != glance.board) return {};
        const double moved = calibration::apart(glance.photo_from_board, next->photo_from_board);
        glance = *next;
        if (moved < kStill) break;
    }
    return glance;
}

/// Those of the board at that place in Cell::shares.
std::vector<const FaceProfile*> faces_of(std::size_t board, std::span<const FaceProfile* const> faces) {
    const std::string_view id = maps::built_in_boards()[board - kNoBoard - 1];
    std::vector<const FaceProfile*> of_board;
    std::ranges::copy_if(faces, std::back_inserter(of_board), [&](const auto* face) { return face->board == id; });
    return of_board;
}

std::vector<FaceGuess> guesses_of(const Glance& glance, std::span<const FaceProfile* const> faces) {
    std::vector<FaceGuess> guesses;
    for (const FaceProfile* face : faces_of(glance.board, faces)) guesses.push_back({face, glance.photo_from_board});
    return guesses;
}

/// Where looks from nearer agree that the board lies; nothing where no face is of that board.
std::optional<Glance> sure_glance(const Picture& fine, const Glance& first, std::span<const FaceProfile* const> faces) {
    const std::vector<const FaceProfile*> known = faces_of(first.board, faces);
    if (known.empty()) return {};
    return look_closer(fine, first, known.front()->size_mm);
}

/// A direction in which the table may recede, and what the photo shows once it is levelled for it.
struct LevelGlance {
    double recedes_deg;
    double cells_shown;  ///< of the known board of which it shows most
    std::optional<Glance> glance;
};

/// Lying on its long side.
Picture levelled(const Picture& fine, double recedes_deg) {
    const calibration::View level = calibration::level_view(fine.pixels, kLevel, recedes_deg);
    return shrunk_to_fit(lying({level.pixels, fine.photo_from_here * level.photo_from_view}));
}

/// Of the known board of which the cells show most.
double cells_shown(const std::vector<Cell>& cells, std::span<const FaceProfile* const> faces) {
    const auto sum = cells_of_each(cells);
    double most = 0;
    for (std::size_t b = kNoBoard + 1; b < kPlace; ++b)
        if (!faces_of(b, faces).empty()) most = std::max(most, sum[b]);
    return most;
}

/// The few that show most, the most first.
std::vector<LevelGlance> best_levelled(const Picture& fine, std::span<const FaceProfile* const> faces) {
    std::vector<Picture> pictures(kDirections);
    for_each_index(pictures.size(),
                   [&](std::size_t i) { pictures[i] = levelled(fine, kApart * static_cast<double>(i)); });
    const auto cells = ask_about(pictures);
    std::vector<LevelGlance> best;
    for (std::size_t i = 0; i < pictures.size(); ++i)
        if (const double shown = cells_shown(cells[i], faces); shown >= kFewest)
            best.push_back({kApart * static_cast<double>(i), shown, glance_at(pictures[i], cells[i])});
    std::ranges::stable_sort(best, std::greater<>{}, &LevelGlance::cells_shown);
    if (best.size() > kMostDirections) best.erase(best.begin() + kMostDirections, best.end());
    return best;
}

/// Each but once; no more are looked for once two views lead to the same.
std::vector<Glance> sure_glances(const Picture& fine, std::span<const LevelGlance> views,
                                 std::span<const FaceProfile* const> faces) {
    std::vector<Glance> sure;
    for (const LevelGlance& view : views) {
        const auto glance = view.glance ? sure_glance(fine, *view.glance, faces) : std::nullopt;
        const auto is_same = [&](const Glance& other) {
            return other.board == glance->board &&
                   calibration::apart(other.photo_from_board, glance->photo_from_board) < kSame;
        };
        if (!glance) continue;
        if (std::ranges::any_of(sure, is_same)) break;
        sure.push_back(*glance);
    }
    return sure;
}

}  // namespace

calibration::LevelGuesses guess_levelled(const cv::Mat& photo, std::span<const FaceProfile* const> faces) {
    const Picture fine = shrunk_about_to(kFine, photo);
    calibration::LevelGuesses levelled;
    const std::vector<LevelGlance> best = best_levelled(fine, faces);
    for (const LevelGlance& one : best) levelled.recedes_deg.push_back(one.recedes_deg);
    for (const Glance& glance : sure_glances(fine, best, faces))
        std::ranges::copy(guesses_of(glance, faces), std::back_inserter(levelled.guesses));
    return levelled;
}

std::vector<FaceGuess> guess_board(const cv::Mat& photo, std::span<const FaceProfile* const> faces) {
    const Picture fine = shrunk_about_to(kFine, photo);
    const auto first = look_at(shrunk_to_fit(lying(fine)));
    const auto last = first ? sure_glance(fine, *first, faces) : std::nullopt;
    return last ? guesses_of(*last, faces) : std::vector<FaceGuess>{};
}

std::optional<calibration::FaceFix> find_face_at_a_glance(const cv::Mat& photo,
                                                          std::span<const FaceProfile* const> faces) {
    return calibration::find_face(photo, faces, guess_board(photo, faces),
                                  [&](const cv::Mat& seen) { return guess_levelled(seen, faces); });
}

bool shows_mirrored_face(const cv::Mat& photo, std::span<const calibration::FaceProfile* const> faces) {
    constexpr int left_for_right = 1;
    cv::Mat mirrored;
    cv::flip(photo, mirrored, left_for_right);
    return calibration::glimpse_face(mirrored, faces, guess_board(mirrored, faces)).has_value();
}

}  // namespace railref::vision
