#include "vision/live_reading.h"

#include <algorithm>
#include <chrono>
#include <opencv2/imgproc.hpp>
#include <set>

#include "vision/board_evidence.h"
#include "vision/board_tracker.h"
#include "vision/board_view.h"
#include "vision/dudu/live_hexes.h"
#include "vision/dudu/read_hex_map.h"
#include "vision/guess_board.h"
#include "vision/live_evidence.h"

namespace railref::vision {

namespace {

using calibration::BoardFix;
using calibration::BoardProfile;
using calibration::FaceFix;
using calibration::FaceProfile;
using calibration::dudu::HexProfile;
using Clock = std::chrono::steady_clock;

constexpr int kFramesPerLook = 5;      // frames that follow each other show the same; a look takes as long as many
constexpr double kMostMoved = 0.006;   // of the frame's width, from frame to frame: faster is blurred
constexpr double kLeastSharp = 0.6;    // of the sharpest frames lately
constexpr double kSharpFades = 0.998;  // a frame
constexpr int kMostUnsettled = 3;      // places that may flicker on a stable board
constexpr int kFramesPerMirror = 40;   // without a board, for one look whether it is mirrored
constexpr int kFirstMirror = 5;        // the first of them

/// How much fine detail the board shows in the frame, gray levels.
double sharpness(const cv::Mat& frame, const FaceFix& fix) {
    const cv::Rect box = cv::boundingRect(calibration::corners_of(fix.warp)) & cv::Rect({}, frame.size());
    if (box.area() < 100) return 0;
    cv::Mat gray;
    cv::cvtColor(frame(box), gray, cv::COLOR_BGR2GRAY);
    cv::Mat edges;
    cv::Laplacian(gray, edges, CV_16S);
    return cv::norm(edges, cv::NORM_L1) / static_cast<double>(edges.total());
}

using Place = decltype(Question::place);

std::set<Place> asked_about(const Reading& reading) {
    std::set<Place> places;
    for (const Question& question : reading.questions) places.insert(question.place);
    return places;
}

/// Every place has the same answer, or is asked about in both.
bool same_decisions(const Reading& a, const Reading& b) {
    const std::set<Place> asked_in_a = asked_about(a);
    const std::set<Place> asked_in_b = asked_about(b);
    const auto asked = [&](Place place) { return asked_in_a.contains(place) && asked_in_b.contains(place); };
    const auto same_owners = [&](const auto& of_a, const auto& of_b, auto id) {
        for (std::size_t i = 0; i < of_a.size(); ++i)
            if (of_a[i].owner != of_b[i].owner && !asked(static_cast<decltype(id)>(i))) return false;
        return true;
    };
    const auto same_marker = [&](const auto& x, const auto& y) {
        return x.first == y.first && (x.second.square == y.second.square || asked(x.first));
    };
    return same_owners(a.routes, b.routes, RouteId{}) && same_owners(a.stations, b.stations, CityId{}) &&
           std::ranges::equal(a.score_markers, b.score_markers, same_marker);
}

bool same_decisions(const GameReading& a, const GameReading& b) {
    if (a.index() != b.index()) return false;
    if (const auto* hexes = std::get_if<dudu::HexReading>(&a))
        return dudu::same_decisions(*hexes, std::get<dudu::HexReading>(b));
    return same_decisions(std::get<Reading>(a), std::get<Reading>(b));
}

/// What all looks say together, and whether nothing is on its way over the board.
struct Decided {
    GameReading reading;
    bool settled = true;
};

/// Evidence on one board and what is decided from it.
class TicketBoard {
public:
    TicketBoard(const BoardProfile& profile, const ReadOptions& options)
        : profile_(profile),
          colours_(colours_in_play(options.colours, *profile.map)),
          plastics_(options.plastics),
          evidence_(profile) {}

    /// Nothing where the frame has hardly any colours.
    std::optional<Decided> look(const cv::Mat& frame, const FaceFix& face) {
        auto fix = calibration::fix_of<BoardProfile>(face);
        const BoardView view = view_board(frame, fix, plastics_);
        const BoardEvidence seen = look_at_board(frame.size(), view, fix, colours_.possible, plastics_);
        if (seen.places.colours != Colours::tell) return {};
        evidence_.add(seen, view);
        Reading now;
        now.map = profile_.map;
        decide_board(now, evidence_.sum(), colours_);
        return Decided{std::move(now), evidence_.unsettled() <= kMostUnsettled};
    }

private:
    const BoardProfile& profile_;
    ColoursInPlay colours_;
    Plastics plastics_;
    LiveEvidence evidence_;
};

class HexBoard {
public:
    explicit HexBoard(const HexProfile& profile) : profile_(profile) {}

    /// Nothing where the frame has hardly any colours.
    std::optional<Decided> look(const cv::Mat& frame, const FaceFix& face) {
        if (has_no_colours(frame)) return {};
        evidence_.add(dudu::look_at_map(frame, calibration::fix_of<HexProfile>(face)));
        auto decisions = dudu::decide_hexes(profile_.map, evidence_.sum());
        dudu::HexReading now;
        now.map = profile_.map.id();
        now.hexes = std::move(decisions.hexes);
        now.questions = std::move(decisions.questions);
        return Decided{std::move(now)};
    }

private:
    const HexProfile& profile_;
    dudu::LiveHexes evidence_;
};

}  // namespace

class LiveReader::Work {
public:
    Work(KnownFaces known, ReadOptions options, std::string source)
        : known_(std::move(known)),
          tracker_(all_faces(known_)),
          options_(std::move(options)),
          source_(std::move(source)) {}

    State add(const cv::Mat& frame);

    [[nodiscard]] const std::optional<GameReading>& reading() const { return reading_; }
    [[nodiscard]] std::optional<Registration> board() const {
        if (!fix_) return {};
        return registration_of(fix_->warp, fix_->inliers, fix_->error_px, frame_size_, frame_size_);
    }
    [[nodiscard]] Counts counts() const { return counts_; }

private:
    State search(const cv::Mat& frame);
    [[nodiscard]] bool is_good(const cv::Mat& frame, double moved_px);
    [[nodiscard]] bool is_large_enough() const;
    void begin_with(const FaceProfile* profile);
    void look(const cv::Mat& frame);

    KnownFaces known_;
    BoardTracker tracker_;
    ReadOptions options_;
    std::string source_;
    Counts counts_;
    std::optional<FaceFix> fix_;  ///< in the last frame
    cv::Size frame_size_;
    double sharpest_ = 0;
    int frames_to_look_ = 0;
    const FaceProfile* profile_ = nullptr;  ///< of the evidence
    std::variant<std::monostate, TicketBoard, HexBoard> evidence_;
    std::optional<GameReading> reading_;
    Timing timing_;
    int same_ = 0;             ///< looks in a row with one outcome
    bool colourless_ = false;  ///< the last look
    int frames_without_ = 0;   ///< in a row without a board in sight
    bool mirrored_ = false;    ///< the last of them that was looked at for that
};

LiveReader::State LiveReader::Work::add(const cv::Mat& frame) {
    ++counts_.frames;
    frame_size_ = frame.size();
    const auto start = Clock::now();
    auto tracked = tracker_.follow(frame);
    timing_.register_ms += std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    fix_.reset();
    if (!tracked) return search(frame);
    frames_without_ = 0;
    mirrored_ = false;
    ++counts_.with_board;
    fix_ = std::move(tracked->fix);
    if (!is_large_enough()) {
        ++counts_.too_small;
        same_ = 0;
        return State::too_small;
    }
    --frames_to_look_;
    if (!is_good(frame, tracked->moved_px)) return State::moving;
    if (frames_to_look_ <= 0) {
        frames_to_look_ = kFramesPerLook;
        look(frame);
    }
    if (colourless_) return State::colourless;
    return same_ >= kStableLooks ? State::stable : State::reading;
}

/// No board is in sight, unless in a mirror.
LiveReader::State LiveReader::Work::search(const cv::Mat& frame) {
    same_ = 0;
    if (frames_without_++ % kFramesPerMirror == kFirstMirror) {
        mirrored_ = shows_mirrored_face(frame, all_faces(known_));
        counts_.mirrored += mirrored_ ? 1 : 0;
    }
    return mirrored_ ? State::mirrored : State::searching;
}

bool LiveReader::Work::is_good(const cv::Mat& frame, double moved_px) {
    const double sharp = sharpness(frame, *fix_);
    sharpest_ = std::max(kSharpFades * sharpest_, sharp);
    return moved_px <= kMostMoved * frame.cols && sharp >= kLeastSharp * sharpest_;
}

/// Hexes are larger than spaces.
bool LiveReader::Work::is_large_enough() const {
    return hex_map_with(known_, fix_->profile) != nullptr ||
           vision::is_large_enough(fix_->warp, fix_->profile->size_mm);
}

void LiveReader::Work::begin_with(const FaceProfile* profile) {
    profile_ = profile;
    if (const HexProfile* hexes = hex_map_with(known_, profile))
        evidence_.emplace<HexBoard>(*hexes);
    else
        evidence_.emplace<TicketBoard>(static_cast<const BoardProfile&>(*profile), options_);
    reading_.reset();
    same_ = 0;
}

void LiveReader::Work::look(const cv::Mat& frame) {
    const auto start = Clock::now();
    if (fix_->profile != profile_) begin_with(fix_->profile);
    auto* hexes = std::get_if<HexBoard>(&evidence_);
    auto now = hexes ? hexes->look(frame, *fix_) : std::get<TicketBoard>(evidence_).look(frame, *fix_);
    ++counts_.looks;
    colourless_ = !now;
    if (!now) {
        ++counts_.colourless;
        same_ = 0;
        return;
    }
    same_ = now->settled && reading_ && same_decisions(now->reading, *reading_) ? same_ + 1 : 0;
    timing_.read_ms += std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    timing_.total_ms = timing_.register_ms + timing_.read_ms;
    std::visit(
        [&](auto& reading) {
            reading.images.push_back({source_, frame.cols, frame.rows, *board()});
            reading.timing = timing_;
        },
        now->reading);
    reading_ = std::move(now->reading);
}

LiveReader::LiveReader(KnownFaces known, ReadOptions options, std::string source)
    : work_(std::make_unique<Work>(std::move(known), std::move(options), std::move(source))) {}
LiveReader::~LiveReader() = default;
LiveReader::State LiveReader::add(const cv::Mat& frame) { return work_->add(frame); }
const std::optional<GameReading>& LiveReader::reading() const { return work_->reading(); }
std::optional<Registration> LiveReader::board() const { return work_->board(); }
LiveReader::Counts LiveReader::counts() const { return work_->counts(); }

}  // namespace railref::vision
