// How well hex maps are read: railref_hex_benchmark [--errors DIR] [--together] FOLDER
// FOLDER holds photos SET-*.jpg with their truth beside them (railref_render hex), and for every map and printing in
// them empty-MAP-PRINTING.jpg, from which its profile comes. With --errors every wrong or asked hex is written as a
// picture: the photo, the print, what is true (green) and what was read (red). With --together photos of one position
// are read as such.

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <string>

#include "maps/dudu/hex_face.h"
#include "maps/dudu/load_hex_map.h"
#include "tests/dudu_vision/hex_truth.h"
#include "vision/dudu/read_hex_map.h"
#include "vision/load_photo.h"
#include "vision/rectify.h"

namespace {

using namespace railref;
using calibration::dudu::HexProfile;
using maps::dudu::Hex;
using tests::HexScore;
using tests::HexTruth;
using vision::dudu::HexContents;
using vision::dudu::HexReading;
namespace fs = std::filesystem;

maps::Json truth_beside(const fs::path& picture) {
    std::ifstream in(fs::path(picture).replace_extension(".json"));
    return maps::Json::parse(in);
}

/// The profile of each map and printing, made once.
const HexProfile* profile_for(const fs::path& folder, const maps::Json& truth) {
    static std::map<std::string, HexProfile> profiles;
    const std::string id = truth["map"].get<std::string>();
    const std::string name = "empty-" + id + "-" + std::to_string(truth["printing"].get<int>()) + ".jpg";
    const auto known = profiles.find(name);
    if (known != profiles.end()) return &known->second;
    const cv::Mat picture = cv::imread(folder / name);
    if (picture.empty()) return nullptr;
    const HexProfile made =
        tests::profile_of_empty(picture, truth_beside(folder / name), *maps::dudu::built_in_hex_map(id));
    return &profiles.emplace(name, made).first->second;
}

cv::Point2f on_card(maps::dudu::LatticePoint p, maps::dudu::LatticePoint centre) {
    constexpr float scale = 130 / 1.3F;
    return {65 + scale * static_cast<float>(p.x - centre.x), 65 + scale * static_cast<float>(p.y - centre.y)};
}

void draw(cv::Mat& card, Hex hex, const HexContents& contents, const cv::Scalar& ink, float shift) {
    const auto c = maps::dudu::centre(hex);
    const cv::Point2f off(shift, shift);
    const auto at = [&](maps::dudu::Side side) { return on_card(middle(hex, side), c) + off; };
    for (const auto piece : contents.tracks) cv::line(card, at(piece.first()), at(piece.second()), ink, 2, cv::LINE_AA);
    if (contents.train) {
        cv::arrowedLine(card, on_card(c, c) + off, at(contents.train->facing), ink, 4, cv::LINE_AA);
        cv::putText(card, contents.train->colour, {4, shift > 0 ? 126 : 14}, cv::FONT_HERSHEY_SIMPLEX, 0.45, ink);
    }
    if (contents.factory_exit) cv::circle(card, at(*contents.factory_exit), 9, ink, 3, cv::LINE_AA);
}

/// Photo, print, truth and reading of one hex side by side.
cv::Mat card_of(const cv::Mat& top, const HexProfile& profile, Hex hex, const HexContents& wanted,
                const HexContents& read) {
    const maps::dudu::HexFace face(profile.map);
    const maps::Point on = face.on_face(hex);
    const auto cut = [&](const cv::Mat& view) {
        const double scale = view.cols / face.width_mm();
        const double half = 26 * scale;
        const cv::Matx23d m(half / 65, 0, on.x * view.cols - half, 0, half / 65, on.y * view.rows - half);
        cv::Mat part;
        cv::warpAffine(view, part, m, {130, 130}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP);
        return part;
    };
    cv::Mat said(130, 130, CV_8UC3, cv::Scalar::all(40));
    draw(said, hex, wanted, {80, 220, 80}, -2);
    draw(said, hex, read, {80, 80, 255}, 2);
    cv::Mat card;
    cv::hconcat(std::vector<cv::Mat>{cut(top), cut(profile.print), said}, card);
    return card;
}

class Sheet {
public:
    void add(const cv::Mat& card, const std::string& caption) {
        cv::Mat framed;
        cv::copyMakeBorder(card, framed, 16, 4, 4, 4, cv::BORDER_CONSTANT, cv::Scalar::all(255));
        cv::putText(framed, caption, {4, 12}, cv::FONT_HERSHEY_SIMPLEX, 0.36, cv::Scalar::all(0));
        cards_.push_back(framed);
    }
    void write(const fs::path& file) const {
        if (cards_.empty()) return;
        constexpr std::size_t columns = 4;
        cv::Mat sheet;
        for (std::size_t i = 0; i < cards_.size(); i += columns) {
            std::vector<cv::Mat> row(
                cards_.begin() + static_cast<std::ptrdiff_t>(i),
                cards_.begin() + static_cast<std::ptrdiff_t>(std::min(i + columns, cards_.size())));
            while (row.size() < columns) row.emplace_back(cards_[0].size(), CV_8UC3, cv::Scalar::all(255));
            cv::Mat line;
            cv::hconcat(row, line);
            sheet.push_back(line);
        }
        cv::imwrite(file, sheet);
    }

private:
    std::vector<cv::Mat> cards_;
};

struct Reliability {
    std::map<int, std::pair<int, int>> bins;  ///< by percent of confidence: right, all
    void add(double confidence, bool right) {
        const int edges[] = {50, 70, 80, 90, 95, 97, 98, 99, 100};
        for (const int edge : edges)
            if (confidence * 100 <= edge) {
                bins[edge].first += right ? 1 : 0;
                ++bins[edge].second;
                return;
            }
    }
};

std::string group_by_tilt(const maps::Json& truth) {
    const double tilt = truth["camera"]["tilt_deg"];
    return tilt < 10 ? "tilt  0..10" : tilt < 37 ? "tilt 20..36" : "tilt 37..52";
}

void print(const std::string& name, const HexScore& s) {
    std::printf(
        "%-14s found %3d of %3d  hexes %5d of %5d (%.2f %%)  of those with something %4d of %4d (%.2f %%)  "
        "asked without the right answer %2d  silent %2d  questions %.1f a board\n",
        name.c_str(), s.found, s.pictures, s.right, s.hexes, 100.0 * s.right / std::max(1, s.hexes), s.held_right,
        s.held, 100.0 * s.held_right / std::max(1, s.held), s.asked_otherwise, s.silent,
        double(s.questions) / std::max(1, s.found));
}

std::vector<fs::path> photos_in(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == ".jpg" && !entry.path().filename().string().starts_with("empty-"))
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

/// Photos to read each by itself, or those of one position together.
std::vector<std::vector<fs::path>> readings_of(const std::vector<fs::path>& files, bool together) {
    std::map<std::string, std::vector<fs::path>> positions;
    for (const fs::path& file : files) {
        const maps::Json truth = truth_beside(file);
        const maps::Json position{truth["map"], truth["printing"], truth["tracks"], truth["trains"],
                                  truth["factories"]};
        positions[together ? position.dump() : file.string()].push_back(file);
    }
    std::vector<std::vector<fs::path>> readings;
    for (auto& [position, photos] : positions) readings.push_back(std::move(photos));
    return readings;
}

std::optional<std::vector<vision::Photo>> load_all(const std::vector<fs::path>& files) {
    std::vector<vision::Photo> photos;
    for (const fs::path& file : files) {
        auto photo = vision::load_photo(file);
        if (!photo) return std::nullopt;
        photos.push_back(*std::move(photo));
    }
    return photos;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app{"How well hex maps are read"};
    fs::path folder;
    fs::path errors_to;
    bool together = false;
    app.add_option("--errors", errors_to, "where every wrong or asked hex goes as a picture");
    app.add_flag("--together", together, "read the photos of one position together");
    app.add_option("folder", folder)->required()->check(CLI::ExistingDirectory);
    CLI11_PARSE(app, argc, argv);
    const bool errors = !errors_to.empty();
    std::map<std::string, HexScore> scores;
    Reliability reliability;
    Sheet silent;
    Sheet asked;
    double read_ms = 0;
    double register_ms = 0;
    for (const std::vector<fs::path>& files : readings_of(photos_in(folder), together)) {
        const fs::path& file = files.front();
        const maps::Json truth = truth_beside(file);
        const HexProfile* profile = profile_for(folder, truth);
        const auto photos = load_all(files);
        if (profile == nullptr || !photos) continue;
        const std::string name = file.filename().string();
        const std::string set = name.substr(0, name.find('-'));
        const auto result = vision::dudu::read_hex_map(*photos, {&profile, 1}, {});
        HexScore score{.pictures = 1};
        if (const auto* reading = std::get_if<HexReading>(&result)) {
            const HexTruth wanted = tests::hex_truth(truth);
            score = tests::score_of(*reading, wanted);
            read_ms += reading->timing.read_ms;
            register_ms += reading->timing.register_ms;
            const auto& shown = reading->images.front();
            const vision::Photo& photo = vision::photo_named(*photos, shown.file);
            const cv::Mat top = vision::rectify(photo, shown.registration, profile->map, 1380);
            for (const auto& [hex, sighting] : reading->hexes) {
                if (!sighting.seen) continue;
                const auto verdict = tests::verdict_on(*reading, hex, wanted);
                reliability.add(sighting.confidence, verdict == tests::HexVerdict::right);
                const bool question =
                    std::ranges::any_of(reading->questions, [&](const auto& q) { return q.hex == hex; });
                if (!errors || (verdict == tests::HexVerdict::right && !question)) continue;
                const auto known = wanted.find(hex);
                const cv::Mat card = card_of(top, *profile, hex, known == wanted.end() ? HexContents{} : known->second,
                                             sighting.contents);
                (verdict == tests::HexVerdict::silent ? silent : asked)
                    .add(card, name.substr(0, 40) + " " + text(hex) + " " +
                                   std::to_string(sighting.confidence).substr(0, 5) +
                                   (verdict == tests::HexVerdict::right ? " ok" : ""));
            }
        } else {
            std::cout << name << ": not found\n";
        }
        for (const std::string& group : {std::string("all"), "set " + set, group_by_tilt(truth)})
            scores[group] += score;
    }
    for (const auto& [name, score] : scores) print(name, score);
    std::cout << "confidence up to: right of all\n";
    for (const auto& [edge, count] : reliability.bins)
        std::printf("  %3d %%: %d of %d (%.2f %%)\n", edge, count.first, count.second,
                    100.0 * count.first / count.second);
    const int found = std::max(1, scores["all"].found);
    std::printf("register %.0f ms, read %.0f ms a photo\n", register_ms / found, read_ms / found);
    if (errors) {
        fs::create_directories(errors_to);
        silent.write(errors_to / "silent.png");
        asked.write(errors_to / "asked.png");
    }
    return 0;
}
