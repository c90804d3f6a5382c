#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

/// The mathematics behind longest_route(): the heaviest trail of a weighted multigraph, without boards and players.
namespace railref::scoring {

/// An undirected edge between two vertices of any numbering. Parallel edges are welcome, loops are not.
struct TrailEdge {
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t length = 0;  ///< in trains, at least 1
};

/// A trail of greatest length and what proves it.
struct LongestTrail {
    int length = 0;                   ///< in trains
    std::vector<std::uint8_t> edges;  ///< indices into the given edges, in travelling order
    std::uint8_t start = 0;           ///< the vertex where edges.front() is entered; 0 where there are no edges
    int parity_bound = 0;             ///< no trail is longer than this by parity alone; at least `length`
    long long nodes_visited = 0;      ///< subproblems solved; as many as networks looked at where parity alone decides
};

/// Exact for every graph of at most 256 edges whose lengths add up to at most 8,000; time grows with 2^(frontier width)
/// (at most 8 on all ten boards that we know), so it suits graphs that are nearly planar, as boards are.
///
/// In each connected network a trail uses a set of edges which hangs together and in which at most two vertices are
/// odd. Without "hangs together", the lightest set to leave out is a T-join over the odd vertices but two free ends.
/// Edmonds and Johnson (Matching, Euler tours and the Chinese postman, 1973) find it by matching; a dynamic programme
/// that sweeps a frontier over the network is exact as well, shorter, and faster on boards, where frontiers are narrow.
/// If what remains hangs together it is an Euler trail, and the bound is reached. If not, some piece of it is cut off:
/// the best trail lies inside that piece, or outside, or uses one of the edges of the cut. Branch and bound over these
/// cases ends at the exact answer.
///
/// One solver serves one thread at a time; it keeps its memory from call to call, so that solving allocates nothing but
/// the answer.
class LongestTrailSolver {
public:
    LongestTrailSolver();
    ~LongestTrailSolver();
    LongestTrailSolver(LongestTrailSolver&&) noexcept;
    LongestTrailSolver& operator=(LongestTrailSolver&&) noexcept;

    [[nodiscard]] LongestTrail solve(std::span<const TrailEdge> edges);

    /// LongestTrail::length alone: no allocation at all.
    [[nodiscard]] int length(std::span<const TrailEdge> edges);

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace railref::scoring
