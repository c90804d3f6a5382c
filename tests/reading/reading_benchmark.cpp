// Black-box benchmark of the reading:
//     railref_reading_benchmark [--errors DIR] [--lamps N [--together]] [--printings N] [--redrawn N] [--cameras]
//     [--cut] FOLDER...
// Every labelled picture of the folders is read as `railref read` reads it, without being told the board; with --lamps
// each of them N times in lamp light instead (lamp_light.h), with --printings as N other printings, with --redrawn as N
// boards drawn anew (other_printing.h), with --cameras as other phones would have rendered it (other_camera.h); with
// several of these, in each light as each printing by each camera; with --together the lamps' pictures of each are read
// as several photos of one position; with --cut each with a fifth of the board outside, on every side (cut_off.h).

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <deque>
#include <filesystem>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <ranges>
#include <set>
#include <variant>
#include <vector>

#include "calibration/board_profile.h"
#include "cut_off.h"
#include "labelled_photos.h"
#include "lamp_light.h"
#include "maps/load_map.h"
#include "other_camera.h"
#include "other_printing.h"
#include "reading_score.h"
#include "vision/load_photo.h"
#include "vision/picture_memory.h"
#include "vision/read_board.h"
#include "vision/rectify.h"

namespace {

using namespace railref;
using tests::LabelledPhoto;
using tests::ReadingScore;

struct SetResult {
    ReadingScore score;
    int pictures = 0;
    int found = 0;
    double ms = 0;
    double decode_ms = 0;
    double imread_ms = 0;  ///< what cv::imread alone takes on the files, in the same process

    SetResult& operator+=(const SetResult& other) {
        score += other.score;
        pictures += other.pictures;
        found += other.found;
        ms += other.ms;
        decode_ms += other.decode_ms;
        imread_ms += other.imread_ms;
        return *this;
    }
};

/// How far the registration puts the board's points from where the truth has them, in pixels.
double registration_error(const vision::Registration& registration, const cv::Matx33d& truth) {
    const cv::Matx33d found(registration.homography.data());
    double worst = 0;
    for (int x = 0; x <= 4; ++x)
        for (int y = 0; y <= 4; ++y) {
            const cv::Vec3d a = found * cv::Vec3d(x / 4.0, y / 4.0, 1);
            const cv::Vec3d b = truth * cv::Vec3d(x / 4.0, y / 4.0, 1);
            worst = std::max(worst, std::hypot(a[0] / a[2] - b[0] / b[2], a[1] / a[2] - b[1] / b[2]));
        }
    return worst;
}

cv::Mat crop_around(const cv::Mat& top_view, const maps::BoardMap& map, const tests::ReadingError& error) {
    std::vector<cv::Point> points;
    const auto pixel = [&](const maps::Point& p) {
        return cv::Point(cvRound(p.x * top_view.cols), cvRound(p.y * top_view.rows));
    };
    cv::Mat marked = top_view.clone();
    if (error.kind == tests::ReadingError::Kind::route)
        for (const maps::Space& space : map.route(*map.find_route(error.place)).spaces)
            points.push_back(pixel(space.centre));
    else if (error.kind == tests::ReadingError::Kind::station)
        points.push_back(pixel(map.city(*map.find_city(error.place)).centre));
    else
        for (const std::string& square : {error.truth, error.read})
            if (square != "unseen" && square != "none") points.push_back(pixel(map.score_track()[std::stoul(square)]));
    for (const cv::Point p : points) cv::circle(marked, p, 3, {255, 0, 255}, cv::FILLED);
    const cv::Rect around = cv::boundingRect(points);
    const cv::Rect box = cv::Rect(around.x - 60, around.y - 60, around.width + 120, around.height + 120) &
                         cv::Rect(0, 0, top_view.cols, top_view.rows);
    return marked(box).clone();
}

/// One picture of all errors of a photo, each with what was read and what is true.
void save_errors(const std::filesystem::path& folder, const vision::Photo& photo, const vision::Reading& reading,
                 const ReadingScore& score) {
    if (score.errors.empty()) return;
    const cv::Mat top_view = vision::rectify(photo, reading.images[0].registration, *reading.map, 1600);
    cv::Mat sheet(0, 1200, CV_8UC3);
    cv::Mat row(300, 1200, CV_8UC3, cv::Scalar::all(40));
    int x = 0;
    for (const auto& error : score.errors) {
        cv::Mat crop = crop_around(top_view, *reading.map, error);
        const double scale = std::min(296.0 / crop.cols, 270.0 / crop.rows);
        cv::resize(crop, crop, {}, scale, scale);
        if (x + 300 > 1200) {
            sheet.push_back(row);
            row.setTo(cv::Scalar::all(40));
            x = 0;
        }
        crop.copyTo(row(cv::Rect(x + 2, 28, crop.cols, crop.rows)));
        const std::string text = error.place.substr(0, 22) + " " + error.truth + ">" + error.read +
                                 (error.silent ? " !" : " ?") + std::to_string(error.confidence).substr(0, 4);
        cv::putText(row, text, {x + 2, 18}, cv::FONT_HERSHEY_PLAIN, 0.75, {255, 255, 255});
        x += 300;
    }
    sheet.push_back(row);
    cv::imwrite((folder / (photo.file.substr(photo.file.rfind('/') + 1) + ".png")).string(), sheet);
}

void print_errors(const ReadingScore& score) {
    for (const auto& error : score.errors)
        std::printf("      %-38s true %-7s read %-7s %.4f %s\n", error.place.c_str(), error.truth.c_str(),
                    error.read.c_str(), error.confidence, error.silent ? "SILENT" : "asked");
}

/// What comes between the board and the file, one after the other.
using SeenThrough = std::vector<std::function<cv::Mat(const cv::Mat&)>>;

/// A way to read a labelled picture: once, or as several photos of one position.
struct Take {
    std::vector<SeenThrough> photos{{}};
    std::optional<tests::Side> cut;
    bool named = false;  ///< it is said who plays
    std::vector<const calibration::BoardProfile*> profiles = calibration::built_in_profiles();
};

Take in_lamp(Take take, std::uint64_t seed) {
    for (SeenThrough& photo : take.photos)
        photo.emplace_back([seed](const cv::Mat& seen) { return tests::in_lamp_light(seen, seed); });
    return take;
}

Take with_cut(Take take, tests::Side side) {
    take.cut = side;
    return take;
}

Take by_camera(Take take, const tests::OtherCamera& other) {
    for (SeenThrough& photo : take.photos) photo.emplace_back(other.rendered);
    return take;
}

using Printing = calibration::BoardProfile (*)(const calibration::BoardProfile&, std::uint64_t seed);

/// With every profile as that of such a printing.
auto as(Printing printing) {
    return [printing](Take take, std::uint64_t seed) {
        static std::deque<calibration::BoardProfile> printings;
        for (const calibration::BoardProfile*& profile : take.profiles)
            profile = &printings.emplace_back(printing(*profile, seed));
        return take;
    };
}

/// Each take in each of `ways`.
template <typename Ways, typename Change>
std::vector<Take> each(const std::vector<Take>& takes, const Ways& ways, Change change) {
    std::vector<Take> all;
    for (const Take& take : takes)
        for (const auto& way : ways) all.push_back(change(take, way));
    return all;
}

/// One take of all their photos.
Take together(const std::vector<Take>& takes) {
    Take all = takes.front();
    all.photos.clear();
    for (const Take& take : takes) std::ranges::copy(take.photos, std::back_inserter(all.photos));
    return all;
}

double ms_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

vision::ReadOptions who_plays(const LabelledPhoto& truth, const Take& take) {
    std::set<maps::PlayerColour> playing;
    if (take.named)
        for (const auto& [route, colour] : truth.claims) playing.insert(*maps::player_colour(colour));
    vision::ReadOptions options;
    options.colours = {playing.begin(), playing.end()};
    return options;
}

/// Where the board lies in the whole picture: as the truth has it, else as it is found there.
std::optional<cv::Matx33d> place_of_board(const LabelledPhoto& truth, std::span<const vision::Photo> whole,
                                          const Take& take) {
    if (truth.homography) return truth.homography;
    const auto answer = vision::read_board(whole, take.profiles, {});
    const auto* reading = std::get_if<vision::Reading>(&answer);
    if (reading == nullptr) return {};
    return cv::Matx33d(reading->images[0].registration.homography.data());
}

/// Leaves of the pictures, all of one size, and of the truth what lies within the cut. False: the board is not found in
/// the whole pictures.
bool cut_at(tests::Side side, std::vector<vision::Photo>& photos, LabelledPhoto& truth, const Take& take) {
    const maps::BoardMap* map = maps::built_in_board(truth.board);
    const auto board = place_of_board(truth, photos, take);
    if (map == nullptr || !board) return false;
    const cv::Rect rest = tests::rest_of(photos.front().full_size, *board, side);
    for (vision::Photo& photo : photos) photo = tests::cut_off(std::move(photo), rest);
    truth = tests::seen_in(std::move(truth), rest, *map, *board);
    return true;
}

void run(LabelledPhoto truth, const Take& take, SetResult& set, const std::filesystem::path& error_folder) {
    ++set.pictures;
    const auto imread_start = std::chrono::steady_clock::now();
    const cv::Mat whole = cv::imread(truth.picture.string());
    const double imread_ms = ms_since(imread_start);
    const auto load_start = std::chrono::steady_clock::now();
    auto photo = vision::load_photo(truth.picture);
    if (!photo) {
        std::cout << photo.error().message() << '\n';
        return;
    }
    const double load_ms = ms_since(load_start);
    std::vector<vision::Photo> photos(take.photos.size(), *photo);
    for (std::size_t i = 0; i < photos.size(); ++i)
        for (const auto& seen : take.photos[i]) photos[i].pixels = seen(photos[i].pixels);
    if (take.cut && !cut_at(*take.cut, photos, truth, take)) {
        std::printf("%-34s NOT FOUND BEFORE IT WAS CUT\n", truth.picture.filename().c_str());
        return;
    }
    const auto read_start = std::chrono::steady_clock::now();
    const auto answer = vision::read_board(photos, take.profiles, who_plays(truth, take));
    const double ms = load_ms + ms_since(read_start);
    if (const auto* unreadable = std::get_if<vision::Unreadable>(&answer)) {
        std::printf("%-34s NOT READ: %s\n", truth.picture.filename().c_str(), unreadable->why.c_str());
        return;
    }
    const auto* reading = std::get_if<vision::Reading>(&answer);
    if (reading == nullptr || reading->map->id() != truth.board) {
        std::printf("%-34s TAKEN FOR ANOTHER BOARD\n", truth.picture.filename().c_str());
        return;
    }
    ++set.found;
    set.ms += ms;
    set.decode_ms += reading->timing.decode_ms;
    set.imread_ms += imread_ms;
    const ReadingScore score = tests::score_reading(*reading, truth);
    const vision::Registration& registration = reading->images[0].registration;
    std::printf(
        "%-34s routes %3d/%3d silent %d stations %d/%d(%d) markers %d/%d(%d) questions %2d inliers %4d err %.2f px",
        truth.picture.filename().c_str(), score.routes.right, score.routes.places, score.routes.silent,
        score.stations.right, score.stations.places, score.stations.silent, score.markers.right, score.markers.places,
        score.markers.silent, score.questions, registration.inliers, registration.error_px);
    if (truth.homography) std::printf(" off %.1f px", registration_error(registration, *truth.homography));
    std::printf(" decode %.0f register %.0f read %.0f total %.0f ms\n", reading->timing.decode_ms,
                reading->timing.register_ms, reading->timing.read_ms, ms);
    print_errors(score);
    if (!error_folder.empty()) save_errors(error_folder, photos.front(), *reading, score);
    set.score += score;
}

void print_tally(const char* name, const tests::Tally& tally) {
    if (tally.places > 0)
        std::printf("  %s %d/%d = %.2f %%, silent %d\n", name, tally.right, tally.places,
                    100.0 * tally.right / tally.places, tally.silent);
}

void print_set(const std::string& name, const SetResult& set) {
    std::printf(
        "%s: boards found %d/%d, whole boards right %d, questions a board %.2f, mean %.0f ms (decode %.0f) = %.1f "
        "imread\n",
        name.c_str(), set.found, set.pictures, set.score.whole_boards,
        static_cast<double>(set.score.questions) / std::max(1, set.score.boards), set.ms / std::max(1, set.found),
        set.decode_ms / std::max(1, set.found), set.ms / std::max(1e-9, set.imread_ms));
    print_tally("routes", set.score.routes);
    print_tally("stations", set.score.stations);
    print_tally("markers", set.score.markers);
}

void print_reliability(const ReadingScore& score) {
    std::printf("reliability of routes: confidence, how many, mean confidence, share right\n");
    for (std::size_t b = 0; b < score.reliability.size(); ++b) {
        const auto& bin = score.reliability[b];
        if (bin.count > 0)
            std::printf("  %.3f..%.3f %6d %.4f %.4f\n", ReadingScore::bin_edges[b],
                        std::min(1.0, ReadingScore::bin_edges[b + 1]), bin.count, bin.confidence / bin.count,
                        static_cast<double>(bin.right) / bin.count);
    }
}

struct Options {
    std::vector<std::filesystem::path> folders;
    std::filesystem::path errors;
    std::uint64_t lamps = 0;
    std::uint64_t printings = 0;
    std::uint64_t redrawn = 0;
    bool cameras = false;
    bool together = false;
    bool cut = false;
    bool named = false;
};

/// Or the exit status.
std::variant<Options, int> parse(int argc, char** argv) {
    Options options;
    CLI::App app("How well labelled pictures are read, without being told the board");
    app.add_option("FOLDER", options.folders)->required()->check(CLI::ExistingDirectory);
    app.add_option("--errors", options.errors, "Write a picture of the errors in every photo into this folder");
    app.add_option("--lamps", options.lamps, "Read each so many times in lamp light instead");
    app.add_option("--printings", options.printings, "Read each as so many other printings");
    app.add_option("--redrawn", options.redrawn, "Read each as so many boards drawn anew");
    app.add_flag("--cameras", options.cameras, "Read each as other phones would have rendered it");
    app.add_flag("--together", options.together, "Read what the lamps show as several photos of one position");
    app.add_flag("--named", options.named, "Say who plays: the colours that have routes");
    app.add_flag("--cut", options.cut, "Read each with a fifth of the board cut off, on every side");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error);
    }
    return options;
}

std::vector<Take> takes_of(const Options& options) {
    // A camera's software comes after the light.
    std::vector<Take> takes(1);
    takes.front().named = options.named;
    const auto seeds = [](std::uint64_t count) { return std::views::iota(std::uint64_t{0}, count); };
    if (options.lamps > 0) takes = each(takes, seeds(options.lamps), in_lamp);
    if (options.together) takes = {together(takes)};
    if (options.printings > 0) takes = each(takes, seeds(options.printings), as(tests::other_printing));
    if (options.redrawn > 0) takes = each(takes, seeds(options.redrawn), as(tests::redrawn));
    if (options.cameras) takes = each(takes, tests::other_cameras(), by_camera);
    if (options.cut) takes = each(takes, tests::all_sides, with_cut);
    return takes;
}

int benchmark(const Options& options) {
    std::vector<LabelledPhoto> photos;
    for (const auto& folder : options.folders)
        std::ranges::move(tests::labelled_photos(folder), std::back_inserter(photos));
    if (photos.empty()) {
        std::cerr << "railref_reading_benchmark: no labelled pictures in these folders\n";
        return 2;
    }
    if (!options.errors.empty()) std::filesystem::create_directories(options.errors);
    const std::vector<Take> takes = takes_of(options);
    std::map<std::string, SetResult> sets;
    for (const LabelledPhoto& photo : photos)
        for (const Take& take : takes) run(photo, take, sets[photo.set], options.errors);
    SetResult all;
    for (const auto& [name, set] : sets) {
        print_set(name, set);
        all += set;
    }
    print_set("all", all);
    print_reliability(all.score);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    vision::prepare_picture_memory();
    const auto options = parse(argc, argv);
    if (const int* status = std::get_if<int>(&options)) return *status;
    return benchmark(std::get<Options>(options));
}
