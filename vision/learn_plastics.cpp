#include "vision/learn_plastics.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

#include "calibration/board_warp.h"
#include "calibration/find_face.h"
#include "vision/board_view.h"
#include "vision/look_at_places.h"
#include "vision/piece_shades.h"
#include "vision/place_input.h"

namespace railref::vision {

namespace {

constexpr double kSurelyFree = 0.1;  // above this probability that a place is free it does not count as a train
constexpr double kMostHidden = 0.5;
constexpr float kLightness = 0.5F;     // lamps change lightness more than hue
constexpr double kOneShade = 14;       // Lab, lightness halved: trains this near a shade are of it
constexpr double kTwoShades = 16;      // and two shades nearer than this cannot be told apart
constexpr double kMostStray = 0.2;     // of the trains, that are of no shade
constexpr double kClearlyNearer = 15;  // Lab, by which the best pairing beats the next

/// Shades of all trains on the board, lightness halved.
std::vector<cv::Vec3f> shades_on(const cv::Mat& photo, calibration::BoardFix& fix) {
    const calibration::BoardProfile& profile = *fix.profile;
    const BoardView view = view_board(photo, fix, usual_plastics());
    std::vector<Place> places = places_of(profile);
    places.resize(profile.spaces.size());
    const cv::Size2d board_mm = calibration::size_mm(*profile.map);
    const cv::Mat input = place_input(view.top, places, profile.at_spaces, board_mm);
    const std::vector<Answer> answers = look_at_places(input, maps::all_player_colours);
    std::vector<cv::Vec3f> shades;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        if (answers[i].nobody > kSurelyFree || answers[i].hidden > kMostHidden) continue;
        cv::Vec3f shade = shade_on(input, i);
        shade[0] *= kLightness;
        shades.push_back(shade);
    }
    return shades;
}

struct Cluster {
    cv::Vec3f middle;
    int trains = 0;
};

/// So many clusters (k-means with careful seeding, Arthur and Vassilvitskii 2007), each with the trains near its
/// middle.
std::vector<Cluster> clusters_of(const std::vector<cv::Vec3f>& shades, int count) {
    cv::Mat labels;
    cv::Mat middles;
    const cv::Mat points = cv::Mat(shades).reshape(1);
    cv::theRNG().state = 1;
    cv::kmeans(points, count, labels, {cv::TermCriteria::COUNT + cv::TermCriteria::EPS, 50, 0.1}, 20,
               cv::KMEANS_PP_CENTERS, middles);
    std::vector<Cluster> clusters;
    for (int c = 0; c < count; ++c) clusters.push_back({cv::Vec3f(middles.ptr<float>(c)), 0});
    for (std::size_t i = 0; i < shades.size(); ++i) {
        Cluster& own = clusters[static_cast<std::size_t>(labels.at<int>(static_cast<int>(i)))];
        if (cv::norm(shades[i] - own.middle) < kOneShade) ++own.trains;
    }
    for (Cluster& cluster : clusters) cluster.middle[0] /= kLightness;
    return clusters;
}

double nearest_two(const std::vector<Cluster>& clusters) {
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < clusters.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            cv::Vec3f apart = clusters[i].middle - clusters[j].middle;
            apart[0] *= kLightness;
            nearest = std::min(nearest, cv::norm(apart));
        }
    return nearest;
}

struct Pairing {
    std::vector<std::size_t> cluster_of;  ///< by the board's colours
    double cost = std::numeric_limits<double>::infinity();
    double next_cost = std::numeric_limits<double>::infinity();
};

/// The one-to-one pairing of colours and clusters nearest to the usual plastics; a handful, so all are tried.
Pairing pair_up(const std::vector<Cluster>& clusters, std::span<const PlayerColour> colours) {
    const Plastics usual = usual_plastics();
    std::vector<std::size_t> order(clusters.size());
    std::iota(order.begin(), order.end(), 0U);
    Pairing best;
    do {
        double cost = 0;
        for (std::size_t k = 0; k < order.size(); ++k)
            cost += cv::norm(clusters[order[k]].middle - usual[maps::index(colours[k])]);
        if (cost < best.cost) {
            best = {order, cost, best.cost};
        } else
            best.next_cost = std::min(best.next_cost, cost);
    } while (std::next_permutation(order.begin(), order.end()));
    return best;
}

std::string colours_of(const maps::BoardMap& map) {
    std::string list;
    for (const PlayerColour colour : map.colours())
        list += (list.empty() ? "" : ", ") + std::string(maps::name(colour));
    return list;
}

/// What the photo must show; the line's end says what it shows instead.
std::string wanted(const maps::BoardMap& map) {
    return "expected at least " + std::to_string(kFewestLearned) + " trains of each colour (" + colours_of(map) +
           ") on spaces of the board, in even light";
}

}  // namespace

Plastics LearnedPlastics::plastics() const {
    Plastics all = usual_plastics();
    for (const LearnedPlastic& one : colours) all[maps::index(one.colour)] = one.shade;
    return all;
}

maps::Result<LearnedPlastics> learn_plastics(const Photo& photo,
                                             std::span<const calibration::BoardProfile* const> profiles) {
    const auto refuse = [&](std::string why) {
        return tl::unexpected(maps::FileError{photo.file, "", std::move(why)});
    };
    auto fix = calibration::find_board(photo.pixels, profiles);
    if (!fix) return refuse("expected the whole board from above, found no board that Railref knows");
    const maps::BoardMap& map = *fix->profile->map;
    const auto colours = map.colours();
    const std::vector<cv::Vec3f> shades = shades_on(photo.pixels, *fix);
    if (shades.size() < kFewestLearned * colours.size())
        return refuse(wanted(map) + "; found " + std::to_string(shades.size()) + " trains");
    const std::vector<Cluster> clusters = clusters_of(shades, static_cast<int>(colours.size()));
    const int of_a_shade =
        std::accumulate(clusters.begin(), clusters.end(), 0, [](int sum, const Cluster& c) { return sum + c.trains; });
    const bool too_few = std::ranges::any_of(clusters, [](const Cluster& c) { return c.trains < kFewestLearned; });
    if (too_few || nearest_two(clusters) < kTwoShades) return refuse(wanted(map) + "; found fewer colours");
    if (of_a_shade < (1 - kMostStray) * static_cast<double>(shades.size()))
        return refuse(wanted(map) + "; found trains of too many shades");
    const Pairing pairing = pair_up(clusters, colours);
    if (pairing.next_cost < pairing.cost + kClearlyNearer)
        return refuse(wanted(map) + "; found shades that could be either of two colours");
    LearnedPlastics learned{&map, {}};
    for (std::size_t k = 0; k < colours.size(); ++k) {
        const Cluster& cluster = clusters[pairing.cluster_of[k]];
        learned.colours.push_back({colours[k], cluster.middle, cluster.trains});
    }
    return learned;
}

}  // namespace railref::vision
