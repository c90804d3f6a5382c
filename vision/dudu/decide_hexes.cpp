#include "vision/dudu/decide_hexes.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cmath>
#include <optional>

namespace railref::vision::dudu {

namespace {

using maps::dudu::all_sides;
using maps::dudu::HexMap;
using maps::dudu::index;
using maps::dudu::neighbour;
using maps::dudu::opposite;
using maps::dudu::StartTrack;
using maps::dudu::train_colours;

constexpr double kMostBurnt = 0.7;
constexpr double kSomeGlare = 0.06;   // HexView::burnt from which it is the glare that leaves a doubt
constexpr double kTemperature = 1.1;  // of the network's answers, from held-back renders
constexpr double kSlip = 0.002;       // even the surest answer about one hex is wrong so often
constexpr double kAskBelow = 0.985;   // probability of the whole hex under which a person is asked
constexpr double kNamed = 0.01;       // least probability of contents worth naming

constexpr double kDoubtfulOdds = 6.5;  // a piece with smaller log odds may be there or not
constexpr std::size_t kMostDoubtful = 6;
constexpr double kLeastWeight = -9;  // log weight of a train or factory worth a thought

// Hexes that hold something were shown to the network thrice as often (vision/training/dump_hex_patches.cpp).
constexpr double kEmptyAgain = 1.1;  // log 3

// Log weights of what a map in play looks like.
constexpr double kGoesOn = 1.5;       // a line that reaches a side goes on beyond it
constexpr double kEnds = -1.0;        // and where it does not
constexpr double kOffTheMap = -2.5;   // a line leads off the map
constexpr double kImpassable = -3.0;  // something is drawn where nothing may be
constexpr double kOffTrack = -8.0;    // a train stands where no track leads the way it faces
constexpr int kRounds = 6;

using Ends = std::bitset<6>;

Ends ends_of(TrackPiece piece) {
    Ends ends;
    ends.set(index(piece.first()));
    ends.set(index(piece.second()));
    return ends;
}

/// One way in which a hex may look.
struct Candidate {
    std::bitset<kPieces> pieces;
    int colour = -1;    ///< of the train; -1: none
    int facing = 0;     ///< of the train
    int factory = -1;   ///< exit; -1: none
    Ends ends;          ///< sides that track reaches, printed track included
    double weight = 0;  ///< log, by the hex itself
};

double log_sigmoid(double x) { return x >= 0 ? -std::log1p(std::exp(-x)) : x - std::log1p(std::exp(x)); }

double log_sum(std::span<const double> values) {
    const double top = std::ranges::max(values);
    double sum = 0;
    for (const double v : values) sum += std::exp(v - top);
    return top + std::log(sum);
}

double log_add(double a, double b) {
    const double values[] = {a, b};
    return log_sum(values);
}

/// A train that the hex may hold, -1 for none, or a factory.
struct Option {
    int what = -1;
    int side = 0;
    double weight = 0;
};

std::vector<Option> train_options(const HexAnswer& answer) {
    std::vector<Option> options{{}};
    const double all = log_sum(answer.colour);
    for (int side = 0; side < 6; ++side)
        for (int c = 0; c < static_cast<int>(train_colours.size()); ++c) {
            const double weight =
                (answer.facing[static_cast<std::size_t>(side)] + answer.colour[static_cast<std::size_t>(c)] - all) /
                kTemperature;
            if (weight > kLeastWeight) options.push_back({c, side, weight});
        }
    return options;
}

std::vector<Option> factory_options(const HexAnswer& answer) {
    std::vector<Option> options;
    for (int side = 0; side < 6; ++side)
        if (const double weight = answer.factory[static_cast<std::size_t>(side)] / kTemperature; weight > kLeastWeight)
            options.push_back({side, side, weight});
    return options;
}

/// A hex with everything that it may hold.
class Node {
public:
    Node(const HexEvidence& evidence, Ends printed, bool passable) : printed_(printed), passable_(passable) {
        const bool seen = evidence.view.seen >= kLeastSeenOfHex && evidence.view.burnt < kMostBurnt;
        answer_ = evidence.answer;
        if (!seen) answer_ = unseen();
        for (const std::bitset<kPieces> pieces : piece_options())
            for (const Option& train : train_options(answer_)) add(pieces, train, {});
        for (const Option& factory : factory_options(answer_)) add({}, {}, factory);
    }

    [[nodiscard]] const std::vector<Candidate>& candidates() const { return candidates_; }

    /// Log weights with what the neighbours and the other trains say.
    [[nodiscard]] std::vector<double> weights() const {
        std::vector<double> weights;
        for (const Candidate& c : candidates_) {
            double w = c.weight;
            for (std::size_t side = 0; side < 6; ++side) w += c.ends[side] ? heard[side] : 0;
            if (c.colour >= 0) w += taken[static_cast<std::size_t>(c.colour)];
            weights.push_back(w);
        }
        return weights;
    }

    [[nodiscard]] std::vector<double> probabilities() const {
        std::vector<double> p = weights();
        const double all = log_sum(p);
        for (double& v : p) v = std::exp(v - all);
        return p;
    }

    /// Log odds that track reaches the side, without what the neighbour there says.
    [[nodiscard]] double reaches(std::size_t side) const {
        double with = -60;
        double without = -60;
        const std::vector<double> w = weights();
        for (std::size_t i = 0; i < w.size(); ++i) {
            const bool end = candidates_[i].ends[side];
            double& sum = end ? with : without;
            sum = log_add(sum, end ? w[i] - heard[side] : w[i]);
        }
        return std::clamp(with - without, -30.0, 30.0);
    }

    std::array<double, 6> heard{};                     ///< log odds of an end at each side, by the neighbours
    std::array<double, train_colours.size()> taken{};  ///< log probability that no other hex holds that train

private:
    /// What is known of a hex that nobody sees: little is drawn on most hexes.
    static HexAnswer unseen() {
        HexAnswer answer;
        answer.piece.fill(-2.5);
        answer.facing.fill(-5);
        answer.factory.fill(-5);
        return answer;
    }

    /// Every set of pieces in which only doubtful ones differ.
    [[nodiscard]] std::vector<std::bitset<kPieces>> piece_options() const {
        std::bitset<kPieces> sure;
        std::vector<std::size_t> doubtful;
        for (std::size_t i = 0; i < kPieces; ++i) {
            if (std::abs(answer_.piece[i]) < kDoubtfulOdds) doubtful.push_back(i);
            sure[i] = answer_.piece[i] > 0;
        }
        std::ranges::sort(doubtful, {}, [&](std::size_t i) { return std::abs(answer_.piece[i]); });
        doubtful.resize(std::min(doubtful.size(), kMostDoubtful));
        std::vector<std::bitset<kPieces>> options;
        for (std::size_t mask = 0; mask < (std::size_t{1} << doubtful.size()); ++mask) {
            std::bitset<kPieces> pieces = sure;
            for (std::size_t k = 0; k < doubtful.size(); ++k) pieces[doubtful[k]] = (mask >> k & 1U) != 0;
            options.push_back(pieces);
        }
        return options;
    }

    void add(std::bitset<kPieces> pieces, const Option& train, const Option& factory) {
        Candidate c{pieces, train.what, train.side, factory.what, printed_, train.weight + factory.weight};
        for (std::size_t i = 0; i < kPieces; ++i) {
            const double odds = answer_.piece[i] / kTemperature;
            c.weight += log_sigmoid(pieces[i] ? odds : -odds);
            if (pieces[i]) c.ends |= ends_of(all_pieces()[i]);
        }
        if (pieces.none() && train.what < 0 && factory.what < 0) c.weight += kEmptyAgain;
        if (!passable_ && (pieces.any() || factory.what >= 0)) c.weight += kImpassable;
        if (train.what >= 0 && !c.ends[static_cast<std::size_t>(train.side)]) c.weight += kOffTrack;
        candidates_.push_back(c);
    }

    HexAnswer answer_;
    Ends printed_;
    bool passable_;
    std::vector<Candidate> candidates_;
};

Ends printed_ends(const HexMap& map, Hex hex) {
    Ends ends;
    for (const StartTrack& start : map.starts())
        if (start.hex == hex) ends.set(index(start.border)).set(index(start.inward));
    return ends;
}

/// The hexes of a map and what they tell each other.
class Board {
public:
    Board(const HexMap& map, std::span<const HexEvidence> evidence) : map_(map) {
        for (const HexEvidence& e : evidence)
            nodes_.emplace(e.view.hex, Node(e, printed_ends(map, e.view.hex), map.passable(e.view.hex)));
        for (auto& [hex, node] : nodes_)
            for (const Side side : all_sides)
                if (!map.contains(neighbour(hex, side))) node.heard[index(side)] = kOffTheMap;
    }

    void settle() {
        for (int round = 0; round < kRounds; ++round) {
            tell_neighbours();
            tell_colours();
        }
    }

    [[nodiscard]] const std::map<Hex, Node>& nodes() const { return nodes_; }

private:
    void tell_neighbours() {
        std::map<Hex, std::array<double, 6>> told;
        for (const auto& [hex, node] : nodes_)
            for (const Side side : all_sides) {
                const auto there = nodes_.find(neighbour(hex, side));
                if (there == nodes_.end()) continue;
                const double odds = node.reaches(index(side));
                told[there->first][index(opposite(side))] = log_add(kGoesOn + odds, kEnds) - log_add(kEnds + odds, 0);
            }
        for (auto& [hex, node] : nodes_)
            for (const Side side : all_sides)
                if (nodes_.contains(neighbour(hex, side)))
                    node.heard[index(side)] = 0.5 * (node.heard[index(side)] + told[hex][index(side)]);
    }

    void tell_colours() {
        std::map<Hex, std::array<double, train_colours.size()>> holds;
        std::array<double, train_colours.size()> none{};
        for (const auto& [hex, node] : nodes_) {
            auto& here = holds[hex];
            const std::vector<double> p = node.probabilities();
            for (std::size_t i = 0; i < p.size(); ++i)
                if (const int c = node.candidates()[i].colour; c >= 0) here[static_cast<std::size_t>(c)] += p[i];
            for (std::size_t c = 0; c < here.size(); ++c) {
                here[c] = std::log1p(-std::min(here[c], 1 - 1e-6));
                none[c] += here[c];
            }
        }
        for (auto& [hex, node] : nodes_)
            for (std::size_t c = 0; c < none.size(); ++c) node.taken[c] = none[c] - holds[hex][c];
    }

    const HexMap& map_;
    std::map<Hex, Node> nodes_;
};

HexContents contents_of(const Candidate& c) {
    HexContents contents;
    for (std::size_t i = 0; i < kPieces; ++i)
        if (c.pieces[i]) contents.tracks.insert(all_pieces()[i]);
    if (c.colour >= 0)
        contents.train =
            TrainSeen{train_colours[static_cast<std::size_t>(c.colour)], all_sides[static_cast<std::size_t>(c.facing)]};
    if (c.factory >= 0) contents.factory_exit = all_sides[static_cast<std::size_t>(c.factory)];
    return contents;
}

HexSighting sighting_of(const Node& node, const HexView& view) {
    const std::vector<double> p = node.probabilities();
    std::vector<std::size_t> order(p.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order, std::greater<>{}, [&](std::size_t i) { return p[i]; });
    HexSighting sighting;
    sighting.seen = view.seen >= kLeastSeenOfHex && view.burnt < kMostBurnt;
    if (!sighting.seen) return sighting;
    sighting.contents = contents_of(node.candidates()[order[0]]);
    sighting.confidence = (1 - kSlip) * p[order[0]];
    const bool ask = sighting.confidence < kAskBelow;
    for (std::size_t k = 1; k < order.size() && k < 4 && (p[order[k]] > kNamed || (ask && k == 1)); ++k)
        sighting.also.emplace_back(contents_of(node.candidates()[order[k]]), p[order[k]]);
    return sighting;
}

/// Two or three contents, the likeliest first.
std::vector<HexContents> options_of(const HexSighting& sighting) {
    std::vector<HexContents> options{sighting.contents};
    for (const auto& [contents, probability] : sighting.also)
        if (options.size() < kMostHexOptions) options.push_back(contents);
    return options;
}

std::string why(const std::vector<HexContents>& options, const HexView& view) {
    if (view.burnt > kSomeGlare) return "glare";
    if (options[0].train || options[1].train) return "under the train";
    const bool more = options[0].tracks.size() + (options[0].factory_exit ? 1 : 0) >=
                      options[1].tracks.size() + (options[1].factory_exit ? 1 : 0);
    return more ? "faint" : "smudge";
}

}  // namespace

void sort_questions(HexDecisions& decisions) {
    std::ranges::stable_sort(decisions.questions, {},
                             [&](const HexQuestion& q) { return decisions.hexes.at(q.hex).confidence; });
}

HexDecisions decide_hexes(const HexMap& map, std::span<const HexEvidence> evidence) {
    Board board(map, evidence);
    board.settle();
    HexDecisions decisions;
    for (const HexEvidence& e : evidence) {
        const HexSighting sighting = sighting_of(board.nodes().at(e.view.hex), e.view);
        if (sighting.seen && sighting.confidence < kAskBelow) {
            const auto options = options_of(sighting);
            if (options.size() > 1) decisions.questions.push_back({e.view.hex, options, why(options, e.view)});
        }
        decisions.hexes.emplace(e.view.hex, sighting);
    }
    sort_questions(decisions);
    return decisions;
}

}  // namespace railref::vision::dudu
