#include "scoring/dudu/train_moves.h"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/visitors.hpp>
#include <limits>
#include <optional>

namespace railref::scoring::dudu {

namespace {

/// A place on the board and the way that a train there faces: a vertex of the graph of moves.
struct Heading {
    Hex hex;
    Side facing{};

    auto operator<=>(const Heading&) const = default;
};

using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS>;
using Vertex = Graph::vertex_descriptor;
constexpr int unreached = std::numeric_limits<int>::max();
constexpr int steps_for_wood_or_coal = 5;

/// One step: over the side that the train faces, and on along a track of the next hex.
class MoveGraph {
public:
    explicit MoveGraph(const BoardPosition& position) {
        for (const auto& [hex, pieces] : position.tracks()) {
            for (const TrackPiece& piece : pieces) {
                add({hex, piece.first()});
                add({hex, piece.second()});
            }
        }
        // Assigning a Graph would copy it, of which g++ 12 warns inside Boost.
        for (std::size_t i = 0; i < headings_.size(); ++i) boost::add_vertex(graph_);
        for (Vertex from = 0; from < headings_.size(); ++from) {
            const Heading at = headings_[from];
            const Side entry = opposite(at.facing);
            const Hex next = neighbour(at.hex, at.facing);
            for (const TrackPiece& piece : position.tracks_on(next)) {
                if (piece.ends_at(entry)) boost::add_edge(from, vertex_.at({next, piece.other_end(entry)}), graph_);
            }
        }
    }

    /// Shortest ways from there to every heading, nearest first; the start itself is none of them, unless a loop of
    /// track leads back to it, which is no move.
    [[nodiscard]] std::vector<Stop> ways(const Heading& start) const {
        std::vector<int> distance(headings_.size(), unreached);
        std::vector<Vertex> before(headings_.size());
        const Vertex source = vertex_.at(start);
        distance[source] = 0;
        boost::breadth_first_search(graph_, source,
                                    boost::visitor(boost::make_bfs_visitor(std::make_pair(
                                        boost::record_distances(distance.data(), boost::on_tree_edge()),
                                        boost::record_predecessors(before.data(), boost::on_tree_edge())))));
        std::vector<Stop> list;
        for (Vertex v = 0; v < headings_.size(); ++v) {
            if (v == source || distance[v] == unreached) continue;
            Stop stop{headings_[v].hex, headings_[v].facing, {headings_[v].hex}};
            for (Vertex at = v; at != source; at = before[at]) stop.way.push_back(headings_[before[at]].hex);
            std::reverse(stop.way.begin(), stop.way.end());
            list.push_back(std::move(stop));
        }
        std::stable_sort(list.begin(), list.end(), [](const Stop& a, const Stop& b) { return a.steps() < b.steps(); });
        return list;
    }

private:
    void add(const Heading& heading) {
        if (vertex_.emplace(heading, headings_.size()).second) headings_.push_back(heading);
    }

    Graph graph_;
    std::vector<Heading> headings_;
    std::map<Heading, Vertex> vertex_;
};

std::vector<Stop> all_ways(const BoardPosition& position, const Train& train) {
    return MoveGraph(position).ways({train.hex, train.facing});
}

bool another_train_on(const BoardPosition& position, const Train& train, Hex hex) {
    const Train* other = position.train_on(hex);
    return other != nullptr && other->colour != train.colour;
}

bool near_enough(const Stop& stop, Move move) {
    return move == Move::main_action || stop.steps() <= steps_for_wood_or_coal;
}

}  // namespace

std::vector<Stop> stops(const BoardPosition& position, const Train& train, Move move) {
    std::vector<Stop> list = all_ways(position, train);
    std::erase_if(list, [&](const Stop& stop) {
        return !near_enough(stop, move) || another_train_on(position, train, stop.hex);
    });
    return list;
}

Verdict check_move(const BoardPosition& position, const Train& train, Hex target, Move move) {
    const std::vector<Stop> ways = all_ways(position, train);
    const auto stop = std::find_if(ways.begin(), ways.end(), [&](const Stop& way) { return way.hex == target; });
    if (stop == ways.end()) {
        return {Answer::no,
                "move.no-way",
                "No track leads the " + train.colour + " train, which faces " + std::string(name(train.facing)) +
                    ", to " + text(target) + ".",
                {train.hex, target}};
    }
    if (const Train* other = position.train_on(target); another_train_on(position, train, target)) {
        return {Answer::no, "move.occupied",
                "The " + other->colour + " train stands on " + text(target) + ": it may be passed, not joined.",
                stop->way};
    }
    const std::string steps = std::to_string(stop->steps()) + (stop->steps() == 1 ? " step" : " steps");
    if (!near_enough(*stop, move)) {
        return {Answer::no, "move.too-far", text(target) + " is " + steps + " away; wood or coal is good for up to 5.",
                stop->way};
    }
    return {Answer::yes, "move.legal", "The track leads to " + text(target) + " in " + steps + ".", stop->way};
}

Verdict check_turn(const BoardPosition& position, const Train& train, Side facing) {
    const auto& pieces = position.tracks_on(train.hex);
    const std::string side = std::string(name(facing));
    if (facing == train.facing)
        return {Answer::no, "turn.same", "The " + train.colour + " train faces " + side + " already.", {train.hex}};
    if (std::none_of(pieces.begin(), pieces.end(), [&](const TrackPiece& piece) { return piece.ends_at(facing); })) {
        return {Answer::no,
                "turn.no-track",
                "No track under the " + train.colour + " train leads " + side + ".",
                {train.hex}};
    }
    return {Answer::with_penalty,
            "turn.penalty",
            "The " + train.colour + " train may turn to face " + side + ", for a penalty piece.",
            {train.hex}};
}

}  // namespace railref::scoring::dudu
