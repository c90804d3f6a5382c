#include "scoring/dudu/factory_rules.h"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/biconnected_components.hpp>
#include <boost/graph/connected_components.hpp>
#include <boost/graph/filtered_graph.hpp>
#include <functional>
#include <iterator>
#include <optional>

namespace railref::scoring::dudu {

namespace {

using maps::dudu::Access;
using maps::dudu::all_sides;
using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;
using Vertex = Graph::vertex_descriptor;

/// The hexes where track may be drawn, and which of them touch.
class FreeHexes {
public:
    explicit FreeHexes(const BoardPosition& position) {
        for (const auto& [hex, terrain] : position.map().hexes()) {
            if (position.is_free(hex)) hexes_.push_back(hex);
        }
        // Assigning a Graph would copy it, of which g++ 12 warns inside Boost.
        for (std::size_t i = 0; i < hexes_.size(); ++i) boost::add_vertex(graph_);
        for (Vertex v = 0; v < hexes_.size(); ++v) {
            for (const Side side : {Side::east, Side::south_east, Side::south_west}) {
                if (const auto next = vertex(neighbour(hexes_[v], side))) boost::add_edge(v, *next, graph_);
            }
        }
    }

    [[nodiscard]] std::vector<Hex> articulation_points() const {
        std::vector<Vertex> cuts;
        boost::articulation_points(graph_, std::back_inserter(cuts));
        std::vector<Hex> hexes;
        for (const Vertex v : cuts) hexes.push_back(hexes_[v]);
        std::sort(hexes.begin(), hexes.end());
        return hexes;
    }

    /// What `cut` holds together, one list a region once it is taken away, largest first.
    [[nodiscard]] std::vector<std::vector<Hex>> regions_around(Hex cut) const {
        const Vertex gone = *vertex(cut);
        const auto stays = [gone](Vertex v) { return v != gone; };
        const boost::filtered_graph<Graph, boost::keep_all, std::function<bool(Vertex)>> rest(graph_, boost::keep_all{},
                                                                                              stays);
        std::vector<std::size_t> region(hexes_.size());
        const auto count = boost::connected_components(rest, region.data());
        std::vector<std::vector<Hex>> regions;
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
            std::vector<Hex> hexes;
            bool touches = false;
            for (Vertex v = 0; v < hexes_.size(); ++v) {
                if (v == gone || region[v] != i) continue;
                hexes.push_back(hexes_[v]);
                touches |= maps::dudu::side_towards(hexes_[v], cut).has_value();
            }
            if (touches) regions.push_back(std::move(hexes));
        }
        std::stable_sort(regions.begin(), regions.end(),
                         [](const auto& a, const auto& b) { return a.size() > b.size(); });
        return regions;
    }

private:
    [[nodiscard]] std::optional<Vertex> vertex(Hex hex) const {
        const auto found = std::lower_bound(hexes_.begin(), hexes_.end(), hex);
        if (found == hexes_.end() || *found != hex) return {};
        return static_cast<Vertex>(found - hexes_.begin());
    }

    std::vector<Hex> hexes_;  ///< sorted; index = vertex
    Graph graph_;
};

Verdict refused(std::string_view rule, std::string sentence, std::vector<Hex> hexes) {
    return {Answer::no, rule, std::move(sentence), std::move(hexes)};
}

/// The hex itself: on the map, near the train, empty.
std::optional<Verdict> place_fault(const BoardPosition& position, const Train& builder, Hex hex) {
    if (!position.map().contains(hex))
        return refused("factory.off-map", "There is no hex " + text(hex) + " on the map.", {hex});
    if (const Building* building = position.building_on(hex))
        return refused("factory.on-building", "There is " + text(*building) + " already.", {hex});
    if (!position.map().passable(hex))
        return refused("factory.impassable", "The map allows nothing to be drawn on the terrain of " + text(hex) + ".",
                       {hex});
    if (!position.tracks_on(hex).empty())
        return refused("factory.on-track", "A factory may not stand on track, and there is track on " + text(hex) + ".",
                       {hex});
    if (!maps::dudu::side_towards(builder.hex, hex)) {
        return refused("factory.far-from-train",
                       "A factory stands within one hex of the builder's train, which is on " + text(builder.hex) + ".",
                       {hex, builder.hex});
    }
    return {};
}

/// What the factory would stand in the way of.
std::optional<Verdict> neighbour_fault(const BoardPosition& position, const Train& builder, Hex hex) {
    for (const Building& building : position.buildings()) {
        const auto side = maps::dudu::side_towards(building.hex, hex);
        if (side && building.access(*side) == Access::open) {
            return refused("factory.before-opening",
                           "A factory on " + text(hex) + " would stand before an opening of " + text(building) + ".",
                           {hex, building.hex});
        }
    }
    for (const Train& train : position.trains()) {
        if (train.colour != builder.colour && neighbour(train.hex, train.facing) == hex) {
            return refused(
                "factory.before-train",
                text(hex) + " is right in front of the " + train.colour + " train on " + text(train.hex) + ".",
                {hex, train.hex});
        }
    }
    return {};
}

FactoryVerdict cut_verdict(const FreeHexes& free, Hex hex) {
    FactoryVerdict answer;
    answer.regions = free.regions_around(hex);
    std::vector<Hex> shown{hex};
    for (std::size_t i = 1; i < answer.regions.size(); ++i)
        shown.insert(shown.end(), answer.regions[i].begin(), answer.regions[i].end());
    std::string sizes;
    for (std::size_t i = 0; i < answer.regions.size(); ++i) {
        if (i > 0) sizes += i + 1 == answer.regions.size() ? " and " : ", ";
        sizes += std::to_string(answer.regions[i].size());
    }
    answer.verdict =
        refused("factory.cuts-map",
                "A factory on " + text(hex) + " would cut the map into " + std::to_string(answer.regions.size()) +
                    " regions of " + sizes + " hexes; " + text(answer.regions.back().front()) +
                    " could no longer be reached from " + text(answer.regions.front().front()) + ".",
                std::move(shown));
    return answer;
}

}  // namespace

std::vector<Hex> cutting_hexes(const BoardPosition& position) { return FreeHexes(position).articulation_points(); }

FactoryVerdict check_factory(const BoardPosition& position, const Train& builder, Hex hex) {
    if (auto fault = place_fault(position, builder, hex)) return {std::move(*fault), {}};
    if (auto fault = neighbour_fault(position, builder, hex)) return {std::move(*fault), {}};
    const FreeHexes free(position);
    const auto cuts = free.articulation_points();
    if (std::binary_search(cuts.begin(), cuts.end(), hex)) return cut_verdict(free, hex);
    return {{Answer::yes, "factory.legal", "A factory may stand on " + text(hex) + ".", {hex}}, {}};
}

}  // namespace railref::scoring::dudu
