#include "scoring/longest_trail.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace railref::scoring {
namespace {

// Boost.Graph serves where answers may take their time (trail_checker.cpp). Here a whole network is solved in the time
// of one allocation, so that the graph lives in flat arrays with room for the largest board.
constexpr std::size_t max_edges = 256;
constexpr std::size_t max_vertices = 256;

using Vertex = std::uint8_t;
using Edge = std::uint8_t;

constexpr std::int16_t unreachable = 16'384;  // more than all lengths together, less than would overflow when added to

enum class EdgeState : std::uint8_t { open, forced, removed };

/// What a subproblem asks of the trail, edge by edge.
using EdgeStates = std::array<EdgeState, max_edges>;

/// Cheapest left-out lengths for 0, 1 and 2 ends of the trail behind the frontier; the fourth keeps the size of a word.
using Costs = std::array<std::int16_t, 4>;

constexpr Costs nothing_reachable{unreachable, unreachable, unreachable, unreachable};

inline Costs cheaper(const Costs& a, const Costs& b) {
    Costs result;
    for (std::size_t k = 0; k < 4; ++k) result[k] = std::min(a[k], b[k]);
    return result;
}

inline Costs plus(Costs costs, std::int16_t length) {
    for (auto& cost : costs) cost = static_cast<std::int16_t>(cost + length);
    return costs;
}

/// The frontier moves past a vertex that the trail touches an odd number of times: an end.
inline Costs one_end_more(const Costs& costs) { return {unreachable, costs[0], costs[1], unreachable}; }

/// One move of the frontier. Slots are bit positions in the mask of odd vertices on the frontier.
struct Step {
    enum class Kind : std::uint8_t {
        open,  ///< an edge from `slot` to a new vertex, which becomes the highest slot
        leaf,  ///< an edge from `slot` to a new vertex that has no other edge
        join,  ///< an edge between `slot` and `other`
        close  ///< the vertex in `slot` has no more edges
    };
    Kind kind = Kind::close;
    std::uint8_t slot = 0;
    std::uint8_t other = 0;
    Edge edge = 0;
    std::uint8_t width = 0;   ///< slots before the step
    std::uint32_t layer = 0;  ///< where the costs before the step begin
};

inline std::size_t insert_zero(std::size_t mask, unsigned slot) {
    const std::size_t low = mask & ((std::size_t{1} << slot) - 1);
    return ((mask - low) << 1) | low;
}

/// A multigraph in flat arrays; vertices are renumbered from 0 without gaps.
struct Graph {
    std::size_t edge_count = 0;
    std::size_t vertex_count = 0;
    std::array<Vertex, max_edges> a;
    std::array<Vertex, max_edges> b;
    std::array<std::uint8_t, max_edges> length;
    std::array<Vertex, max_vertices> name;                       // the caller's number
    std::array<std::uint16_t, max_vertices + 1> first_incident;  // into `incident`
    std::array<Edge, 2 * max_edges> incident;

    Vertex other_end(Edge edge, Vertex end) const { return static_cast<Vertex>(a[edge] ^ b[edge] ^ end); }
    std::span<const Edge> edges_at(Vertex v) const {
        return {incident.data() + first_incident[v], incident.data() + first_incident[v + 1U]};
    }
    void assign(std::span<const TrailEdge> edges);
};

void Graph::assign(std::span<const TrailEdge> edges) {
    std::array<std::int16_t, max_vertices> number;
    number.fill(-1);
    std::array<std::uint16_t, max_vertices + 1> degree;
    vertex_count = 0;
    edge_count = edges.size();
    const auto local = [&](Vertex v) {
        if (number[v] < 0) {
            number[v] = static_cast<std::int16_t>(vertex_count);
            degree[vertex_count] = 0;
            name[vertex_count++] = v;
        }
        return static_cast<Vertex>(number[v]);
    };
    for (std::size_t e = 0; e < edge_count; ++e) {
        a[e] = local(edges[e].a);
        b[e] = local(edges[e].b);
        length[e] = edges[e].length;
        ++degree[a[e]];
        ++degree[b[e]];
    }
    first_incident[0] = 0;
    for (std::size_t v = 0; v < vertex_count; ++v) {
        first_incident[v + 1] = static_cast<std::uint16_t>(first_incident[v] + degree[v]);
        degree[v] = first_incident[v];
    }
    for (std::size_t e = 0; e < edge_count; ++e) {
        incident[degree[a[e]]++] = static_cast<Edge>(e);
        incident[degree[b[e]]++] = static_cast<Edge>(e);
    }
}

/// Vertices joined together as edges are added.
class Pieces {
public:
    explicit Pieces(std::size_t vertex_count) {
        for (std::size_t v = 0; v < vertex_count; ++v) parent_[v] = static_cast<Vertex>(v);
    }
    Vertex of(Vertex v) {
        while (parent_[v] != v) v = parent_[v] = parent_[parent_[v]];
        return v;
    }
    void join(Vertex a, Vertex b) { parent_[of(a)] = of(b); }

private:
    std::array<Vertex, max_vertices> parent_;
};

/// One connected network and the order in which the frontier sweeps over it.
struct Network {
    std::array<Edge, max_edges> edges;
    std::array<Vertex, max_vertices> vertices;
    std::size_t edge_count = 0;
    std::size_t vertex_count = 0;
    int length = 0;
    std::array<Step, max_edges + max_vertices> steps;
    std::size_t step_count = 0;
    std::uint32_t layers_end = 0;  ///< costs of all layers together

    std::span<const Edge> all_edges() const { return {edges.data(), edge_count}; }
};

/// Plans the sweep: always finish the frontier vertex that opens the fewest new ones.
class SweepPlanner {
public:
    SweepPlanner(const Graph& graph, Network& network) : graph_(graph), network_(network) {}

    /// Tries one start for narrow networks and every start for wide ones: a wrong start doubles the work, or worse.
    void plan() {
        const Vertex start = *std::min_element(
            network_.vertices.begin(), network_.vertices.begin() + static_cast<std::ptrdiff_t>(network_.vertex_count),
            [&](Vertex v, Vertex w) { return graph_.edges_at(v).size() < graph_.edges_at(w).size(); });
        sweep_from(start);
        if (widest_ <= 5) return;
        Vertex best_start = start;
        std::uint32_t best = network_.layers_end;
        for (std::size_t i = 0; i < network_.vertex_count; ++i) {
            sweep_from(network_.vertices[i]);
            if (network_.layers_end < best) {
                best = network_.layers_end;
                best_start = network_.vertices[i];
            }
        }
        sweep_from(best_start);
    }

private:
    enum class Place : std::uint8_t { ahead, frontier, behind };

    void sweep_from(Vertex start) {
        network_.step_count = 0;
        network_.layers_end = 0;
        width_ = widest_ = 0;
        for (std::size_t i = 0; i < network_.vertex_count; ++i) {
            const Vertex v = network_.vertices[i];
            place_[v] = Place::ahead;
            pending_[v] = ahead_[v] = static_cast<std::uint16_t>(graph_.edges_at(v).size());
        }
        for (const Edge e : network_.all_edges()) swept_[e] = false;
        enter(start);
        while (width_ > 0) finish(next());
        network_.layers_end += 1;
    }

    Vertex next() const {
        Vertex best = frontier_[0];
        for (std::uint8_t slot = 1; slot < width_; ++slot) {
            if (ahead_[frontier_[slot]] < ahead_[best]) best = frontier_[slot];
        }
        return best;
    }

    void finish(Vertex v) {
        for (const Edge e : graph_.edges_at(v)) {
            if (!swept_[e] && place_[graph_.other_end(e, v)] == Place::frontier) join(v, e);
        }
        for (const Edge e : graph_.edges_at(v)) {
            if (swept_[e]) continue;
            if (place_[graph_.other_end(e, v)] == Place::frontier) {
                join(v, e);  // a twin of an edge just opened
            } else {
                open(v, e);
            }
        }
        close(v);
    }

    void join(Vertex v, Edge e) {
        const Vertex u = graph_.other_end(e, v);
        add(Step::Kind::join, slot_[v], slot_[u], e);
        sweep(v, u, e);
        if (pending_[u] == 0) close(u);
    }

    void open(Vertex v, Edge e) {
        const Vertex u = graph_.other_end(e, v);
        const bool leaf = pending_[u] == 1;
        add(leaf ? Step::Kind::leaf : Step::Kind::open, slot_[v], 0, e);
        if (leaf) {
            place_[u] = Place::behind;
            --ahead_[v];
        } else {
            enter(u);
        }
        sweep(v, u, e);
    }

    void close(Vertex v) {
        add(Step::Kind::close, slot_[v], 0, 0);
        place_[v] = Place::behind;
        for (std::uint8_t slot = slot_[v]; slot + 1 < width_; ++slot) {
            frontier_[slot] = frontier_[slot + 1U];
            slot_[frontier_[slot]] = slot;
        }
        --width_;
    }

    void enter(Vertex v) {
        place_[v] = Place::frontier;
        slot_[v] = width_;
        frontier_[width_++] = v;
        widest_ = std::max(widest_, width_);
        for (const Edge e : graph_.edges_at(v)) --ahead_[graph_.other_end(e, v)];
    }

    void sweep(Vertex v, Vertex u, Edge e) {
        swept_[e] = true;
        --pending_[v];
        --pending_[u];
    }

    void add(Step::Kind kind, std::uint8_t slot, std::uint8_t other, Edge edge) {
        network_.steps[network_.step_count++] = {kind, slot, other, edge, width_, network_.layers_end};
        network_.layers_end += 1U << width_;
    }

    const Graph& graph_;
    Network& network_;
    std::array<Place, max_vertices> place_;
    std::array<std::uint16_t, max_vertices> pending_;  // edges not yet swept
    std::array<std::uint16_t, max_vertices> ahead_;    // edges to vertices ahead of the frontier
    std::array<bool, max_edges> swept_;
    std::array<Vertex, max_vertices> frontier_;
    std::array<std::uint8_t, max_vertices> slot_;
    std::uint8_t width_ = 0;
    std::uint8_t widest_ = 0;
};

/// The lightest left-out edges by parity alone.
class ParitySweep {
public:
    ParitySweep(const Graph& graph, const Network& network, std::vector<Costs>& layers)
        : graph_(graph), network_(network), layers_(layers) {
        if (layers_.size() < network.layers_end) layers_.resize(network.layers_end);
    }

    /// Length that must be left out besides removed edges; `unreachable` where the forced edges contradict parity.
    int least_left_out(const EdgeStates& states) {
        layers_[0] = {0, unreachable, unreachable, unreachable};
        layers_[1] = nothing_reachable;
        for (std::size_t s = 0; s < network_.step_count; ++s) advance(network_.steps[s], after(s), states);
        const Costs& last = layers_[network_.layers_end - 1];
        return std::min(last[0], last[2]);
    }

    /// Marks the edges that the last least_left_out() keeps.
    void keep(const EdgeStates& states, std::array<bool, max_edges>& kept) const {
        const Costs& last = layers_[network_.layers_end - 1];
        std::size_t ends = last[2] <= last[0] ? 2 : 0;
        std::size_t mask = 0;
        for (std::size_t s = network_.step_count; s-- > 0;) {
            const Step& step = network_.steps[s];
            const Costs* const before = &layers_[step.layer];
            const std::int16_t cost = layers_[after(s) + mask][ends];
            const std::size_t bit = std::size_t{1} << step.slot;
            if (step.kind == Step::Kind::close) {
                const std::size_t even = insert_zero(mask, step.slot);
                const bool is_end = before[even][ends] != cost;
                mask = is_end ? even | bit : even;
                if (is_end) --ends;
                continue;
            }
            bool used = false;
            std::size_t mask_if_used = mask ^ bit;
            if (step.kind == Step::Kind::open) {
                const std::size_t top = std::size_t{1} << step.width;
                used = (mask & top) != 0;
                mask &= top - 1;
                mask_if_used = mask ^ bit;
            } else if (step.kind == Step::Kind::join) {
                mask_if_used ^= std::size_t{1} << step.other;
                used = states[step.edge] != EdgeState::removed && before[mask_if_used][ends] == cost;
            } else {
                used = states[step.edge] != EdgeState::removed && ends > 0 && before[mask_if_used][ends - 1] == cost;
                if (used) --ends;
            }
            kept[step.edge] = used;
            if (used) mask = mask_if_used;
        }
    }

private:
    std::size_t after(std::size_t s) const {
        return s + 1 < network_.step_count ? network_.steps[s + 1].layer : network_.layers_end - 1;
    }

    void advance(const Step& step, std::size_t after_step, const EdgeStates& states) {
        const Costs* const in = &layers_[step.layer];
        Costs* const out = &layers_[after_step];
        const std::size_t size = std::size_t{1} << step.width;
        const std::size_t bit = std::size_t{1} << step.slot;
        if (step.kind == Step::Kind::close) {
            for (std::size_t mask = 0; mask < size / 2; ++mask) {
                const std::size_t even = insert_zero(mask, step.slot);
                out[mask] = cheaper(in[even], one_end_more(in[even | bit]));
            }
            return;
        }
        const EdgeState state = states[step.edge];
        const bool may_use = state != EdgeState::removed;
        const bool may_leave = state != EdgeState::forced;
        const auto length = static_cast<std::int16_t>(may_use ? graph_.length[step.edge] : 0);
        const auto left = [&](std::size_t mask) { return may_leave ? plus(in[mask], length) : nothing_reachable; };
        if (step.kind == Step::Kind::open) {
            for (std::size_t mask = 0; mask < size; ++mask) {
                out[mask] = left(mask);
                out[mask | size] = may_use ? in[mask ^ bit] : nothing_reachable;
            }
        } else if (step.kind == Step::Kind::join) {
            const std::size_t flip = bit | std::size_t{1} << step.other;
            for (std::size_t mask = 0; mask < size; ++mask) {
                out[mask] = may_use ? cheaper(left(mask), in[mask ^ flip]) : left(mask);
            }
        } else {
            for (std::size_t mask = 0; mask < size; ++mask) {
                out[mask] = may_use ? cheaper(left(mask), one_end_more(in[mask ^ bit])) : left(mask);
            }
        }
    }

    const Graph& graph_;
    const Network& network_;
    std::vector<Costs>& layers_;
};

}  // namespace

class LongestTrailSolver::Impl {
public:
    void run(std::span<const TrailEdge> edges);
    [[nodiscard]] LongestTrail answer() const;

    int best = 0;

private:
    struct Piece {
        std::array<bool, max_vertices> inside;
        std::array<Edge, max_edges> cut;
        std::size_t cut_size = 0;
    };

    void find_networks();
    void solve_network(Network& network);
    void search(const EdgeStates& states, int open_length);
    void confine(const EdgeStates& states, const Piece& piece, bool inside);
    bool record(const std::array<bool, max_edges>& kept, Pieces& pieces);
    Piece most_separate_piece(const EdgeStates& states, const std::array<bool, max_edges>& kept, Pieces& pieces) const;

    Graph graph_;
    std::vector<Network> networks_;  // only the first network_count_ are in use: their memory is kept
    std::size_t network_count_ = 0;
    std::vector<Costs> layers_;
    const Network* network_ = nullptr;  // the one that is being solved
    int parity_bound_ = 0;
    long long nodes_ = 0;
    std::array<bool, max_edges> trail_;  // edges of the best trail
};

void LongestTrailSolver::Impl::run(std::span<const TrailEdge> edges) {
    assert(edges.size() <= max_edges);
    graph_.assign(edges);
    best = parity_bound_ = 0;
    nodes_ = 0;
    find_networks();
    // The longest network first: it often makes the others too short to matter.
    for (std::size_t done = 0; done < network_count_; ++done) {
        Network* longest = nullptr;
        for (std::size_t i = 0; i < network_count_; ++i) {
            if (networks_[i].length > best && (longest == nullptr || networks_[i].length > longest->length)) {
                longest = &networks_[i];
            }
        }
        if (longest == nullptr) break;
        solve_network(*longest);
        longest->length = 0;
    }
    parity_bound_ = std::max(parity_bound_, best);
}

void LongestTrailSolver::Impl::find_networks() {
    std::array<bool, max_vertices> seen;
    std::fill_n(seen.begin(), graph_.vertex_count, false);
    network_count_ = 0;
    for (std::size_t root = 0; root < graph_.vertex_count; ++root) {
        if (seen[root]) continue;
        if (network_count_ == networks_.size()) networks_.emplace_back();
        Network& network = networks_[network_count_++];
        network.vertices[0] = static_cast<Vertex>(root);
        network.vertex_count = 1;
        network.edge_count = 0;
        network.length = 0;
        seen[root] = true;
        for (std::size_t i = 0; i < network.vertex_count; ++i) {
            const Vertex v = network.vertices[i];
            for (const Edge e : graph_.edges_at(v)) {
                const Vertex u = graph_.other_end(e, v);
                if (graph_.a[e] == v) {
                    network.edges[network.edge_count++] = e;
                    network.length += graph_.length[e];
                }
                if (!seen[u]) {
                    seen[u] = true;
                    network.vertices[network.vertex_count++] = u;
                }
            }
        }
    }
}

void LongestTrailSolver::Impl::solve_network(Network& network) {
    network_ = &network;
    SweepPlanner(graph_, network).plan();
    EdgeStates states;
    for (const Edge e : network.all_edges()) states[e] = EdgeState::open;
    ParitySweep sweep(graph_, network, layers_);
    parity_bound_ = std::max(parity_bound_, network.length - sweep.least_left_out(states));
    search(states, network.length);
}

void LongestTrailSolver::Impl::search(const EdgeStates& states, int open_length) {
    if (open_length <= best) return;
    ++nodes_;
    ParitySweep sweep(graph_, *network_, layers_);
    if (open_length - sweep.least_left_out(states) <= best) return;
    std::array<bool, max_edges> kept;
    sweep.keep(states, kept);
    Pieces pieces(graph_.vertex_count);
    if (record(kept, pieces)) return;

    const Piece piece = most_separate_piece(states, kept, pieces);
    EdgeStates child = states;
    int child_length = open_length;
    for (std::size_t i = 0; i < piece.cut_size; ++i) {
        const Edge e = piece.cut[i];
        child[e] = EdgeState::forced;
        search(child, child_length);
        child[e] = EdgeState::removed;
        child_length -= graph_.length[e];
    }
    confine(states, piece, true);
    confine(states, piece, false);
}

void LongestTrailSolver::Impl::confine(const EdgeStates& states, const Piece& piece, bool inside) {
    EdgeStates child = states;
    int child_length = 0;
    for (const Edge e : network_->all_edges()) {
        const bool stays = piece.inside[graph_.a[e]] == inside && piece.inside[graph_.b[e]] == inside;
        if (!stays) {
            if (states[e] == EdgeState::forced) return;
            child[e] = EdgeState::removed;
        } else if (states[e] != EdgeState::removed) {
            child_length += graph_.length[e];
        }
    }
    search(child, child_length);
}

/// Every piece of the kept edges is an Euler trail of its own: at most two vertices are odd. Takes the longest; true
/// when it is the only one.
bool LongestTrailSolver::Impl::record(const std::array<bool, max_edges>& kept, Pieces& pieces) {
    for (const Edge e : network_->all_edges()) {
        if (kept[e]) pieces.join(graph_.a[e], graph_.b[e]);
    }
    std::array<int, max_vertices> length;
    for (std::size_t i = 0; i < network_->vertex_count; ++i) length[network_->vertices[i]] = 0;
    int kept_length = 0;
    Vertex longest = network_->vertices[0];
    for (const Edge e : network_->all_edges()) {
        if (!kept[e]) continue;
        const Vertex piece = pieces.of(graph_.a[e]);
        length[piece] += graph_.length[e];
        kept_length += graph_.length[e];
        if (length[piece] >= length[longest]) longest = piece;
    }
    if (length[longest] > best) {
        best = length[longest];
        std::fill_n(trail_.begin(), graph_.edge_count, false);
        for (const Edge e : network_->all_edges()) trail_[e] = kept[e] && pieces.of(graph_.a[e]) == longest;
    }
    return length[longest] == kept_length;
}

/// The piece with the fewest ways out.
LongestTrailSolver::Impl::Piece LongestTrailSolver::Impl::most_separate_piece(const EdgeStates& states,
                                                                              const std::array<bool, max_edges>& kept,
                                                                              Pieces& pieces) const {
    std::array<std::uint16_t, max_vertices> ways_out;
    std::array<bool, max_vertices> has_edges;
    for (std::size_t i = 0; i < network_->vertex_count; ++i) {
        ways_out[network_->vertices[i]] = 0;
        has_edges[network_->vertices[i]] = false;
    }
    for (const Edge e : network_->all_edges()) {
        const Vertex from = pieces.of(graph_.a[e]);
        const Vertex to = pieces.of(graph_.b[e]);
        if (kept[e]) has_edges[from] = true;
        if (from == to || states[e] == EdgeState::removed) continue;
        ++ways_out[from];
        ++ways_out[to];
    }
    Vertex chosen = 0;
    std::uint16_t fewest = 2 * max_edges;
    for (std::size_t i = 0; i < network_->vertex_count; ++i) {
        const Vertex v = network_->vertices[i];
        if (has_edges[v] && ways_out[v] < fewest) {
            fewest = ways_out[v];
            chosen = v;
        }
    }
    Piece piece;
    for (std::size_t i = 0; i < network_->vertex_count; ++i) {
        piece.inside[network_->vertices[i]] = pieces.of(network_->vertices[i]) == chosen;
    }
    for (const Edge e : network_->all_edges()) {
        if (states[e] != EdgeState::removed && piece.inside[graph_.a[e]] != piece.inside[graph_.b[e]]) {
            piece.cut[piece.cut_size++] = e;
        }
    }
    return piece;
}

/// Hierholzer: walk until stuck, then splice in detours on the way back.
LongestTrail LongestTrailSolver::Impl::answer() const {
    LongestTrail answer{best, {}, 0, parity_bound_, nodes_};
    if (best == 0) return answer;
    std::array<std::uint16_t, max_vertices> degree{};
    std::array<std::uint16_t, max_vertices> next{};
    std::size_t start = max_vertices;
    std::size_t trail_size = 0;
    for (std::size_t e = 0; e < graph_.edge_count; ++e) {
        if (!trail_[e]) continue;
        ++trail_size;
        ++degree[graph_.a[e]];
        ++degree[graph_.b[e]];
    }
    for (std::size_t v = 0; v < graph_.vertex_count; ++v) {
        next[v] = graph_.first_incident[v];
        if (degree[v] > 0 && (start == max_vertices || (degree[v] % 2 == 1 && degree[start] % 2 == 0))) start = v;
    }
    answer.edges.resize(trail_size);
    answer.start = graph_.name[start];
    std::array<bool, max_edges> walked{};
    std::array<std::pair<Vertex, Edge>, max_edges + 1> stack;  // vertex and the edge that led to it
    std::size_t depth = 0;
    stack[depth++] = {static_cast<Vertex>(start), Edge{0}};
    while (depth > 0) {
        const Vertex v = stack[depth - 1].first;
        const std::size_t end = graph_.first_incident[v + 1U];
        while (next[v] < end && (!trail_[graph_.incident[next[v]]] || walked[graph_.incident[next[v]]])) ++next[v];
        if (next[v] < end) {
            const Edge e = graph_.incident[next[v]];
            walked[e] = true;
            stack[depth++] = {graph_.other_end(e, v), e};
        } else {
            --depth;
            if (depth > 0) answer.edges[--trail_size] = stack[depth].second;
        }
    }
    return answer;
}

LongestTrailSolver::LongestTrailSolver() : impl_(std::make_unique<Impl>()) {}
LongestTrailSolver::~LongestTrailSolver() = default;
LongestTrailSolver::LongestTrailSolver(LongestTrailSolver&&) noexcept = default;
LongestTrailSolver& LongestTrailSolver::operator=(LongestTrailSolver&&) noexcept = default;

LongestTrail LongestTrailSolver::solve(std::span<const TrailEdge> edges) {
    impl_->run(edges);
    return impl_->answer();
}

int LongestTrailSolver::length(std::span<const TrailEdge> edges) {
    impl_->run(edges);
    return impl_->best;
}

}  // namespace railref::scoring
