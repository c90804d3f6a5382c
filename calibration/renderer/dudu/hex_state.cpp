#include "calibration/renderer/dudu/hex_state.h"

#include <algorithm>
#include <array>
#include <map>
#include <opencv2/core.hpp>
#include <optional>

#include "maps/dudu/train_colours.h"

namespace railref::renderer::dudu {

namespace {

using maps::dudu::neighbour;
using maps::dudu::opposite;
using maps::dudu::StartTrack;

constexpr std::array kinds{"wood", "stone", "coal", "iron", "sulphur"};

/// The way out of a line's last piece: the hex that comes next and the side by which it is entered.
struct Head {
    Hex hex;
    Side entry{};
};

class Table {
public:
    Table(const HexMap& map, std::uint64_t seed)
        : map_(map), rng_(seed * 0x9FB21C651E98DF25ULL + 23), colours_(colours_for(seed)) {
        for (const StartTrack& start : map.starts())
            if (const auto printed = TrackPiece::between(start.border, start.inward))
                tracks_[start.hex].insert(*printed);
    }

    HexState play(double share) {
        const int players = rng_.uniform(map_.min_players(), map_.max_players() + 1);
        std::vector<StartTrack> starts(map_.starts().begin(), map_.starts().end());
        shuffle(starts);
        const int pieces = 2 + cvRound(share * rng_.uniform(10, 30));
        for (int i = 0; i < players && i < static_cast<int>(starts.size()); ++i)
            play_line(colours_[static_cast<std::size_t>(i)], starts[static_cast<std::size_t>(i)], pieces);
        const int strays = rng_.uniform(0, 4);
        for (int i = 0; i < strays; ++i) draw_stray();
        const int factories = rng_.uniform(0, 2 + cvRound(4 * share));
        for (int i = 0; i < factories; ++i) build_factory();
        return state_;
    }

private:
    using Colours = std::array<std::string, maps::dudu::train_colours.size()>;

    /// Chance of its own: another colour on the table changes nothing else.
    static Colours colours_for(std::uint64_t seed) {
        Colours colours;
        std::ranges::copy(maps::dudu::train_colours, colours.begin());
        cv::RNG rng(seed * 0xD1B54A32D192ED03ULL + 5);
        for (std::size_t i = colours.size(); i > 1; --i)
            std::swap(colours[i - 1], colours[static_cast<std::size_t>(rng.uniform(0, static_cast<int>(i)))]);
        return colours;
    }

    std::size_t pick(std::size_t n) { return static_cast<std::size_t>(rng_.uniform(0, static_cast<int>(n))); }
    bool chance(double p) { return rng_.uniform(0.0, 1.0) < p; }
    template <class T>
    void shuffle(std::vector<T>& values) {
        for (std::size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[pick(i)]);
    }

    [[nodiscard]] bool free(Hex hex) const {
        return map_.passable(hex) && map_.building_on(hex) == nullptr && !factories_.contains(hex);
    }

    /// Draws across the hex by which the line goes on; nothing where it cannot.
    std::optional<Head> extend(Head head) {
        if (!free(head.hex)) return {};
        std::vector<TrackPiece> ways;
        for (const Side side : maps::dudu::all_sides) {
            const auto piece = TrackPiece::between(head.entry, side);
            if (!piece || tracks_[head.hex].contains(*piece)) continue;
            // Straight on, and where land goes on, is drawn more often.
            const Hex next = neighbour(head.hex, side);
            const int weight = (free(next) ? 4 : 0) + (side == opposite(head.entry) ? 3 : 1);
            ways.insert(ways.end(), static_cast<std::size_t>(weight), *piece);
        }
        if (ways.empty()) return {};
        const TrackPiece piece = ways[pick(ways.size())];
        tracks_[head.hex].insert(piece);
        state_.tracks.push_back({head.hex, piece});
        const Side exit = piece.other_end(head.entry);
        return Head{neighbour(head.hex, exit), opposite(exit)};
    }

    /// Returns the pieces drawn.
    std::vector<DrawnTrack> draw_line(Head head, int pieces) {
        const std::size_t first = state_.tracks.size();
        std::optional<Head> at = head;
        while (at && static_cast<int>(state_.tracks.size() - first) < pieces) at = extend(*at);
        return {state_.tracks.begin() + static_cast<std::ptrdiff_t>(first), state_.tracks.end()};
    }

    void play_line(const std::string& colour, const StartTrack& start, int pieces) {
        const Head head{neighbour(start.hex, start.inward), opposite(start.inward)};
        std::vector<DrawnTrack> own = draw_line(head, pieces);
        if (own.size() > 2 && chance(0.6)) {
            const DrawnTrack from = own[pick(own.size())];
            const auto branch =
                draw_line({from.hex, chance(0.5) ? from.piece.first() : from.piece.second()}, pieces / 3);
            own.insert(own.end(), branch.begin(), branch.end());
        }
        if (chance(0.06)) return;  // somebody holds the train
        if (own.empty() || chance(0.08)) {
            put_train(colour, start.hex, chance(0.9) ? start.inward : start.border);
            return;
        }
        const DrawnTrack& under = own[pick(own.size())];
        put_train(colour, under.hex, chance(0.5) ? under.piece.first() : under.piece.second());
    }

    void put_train(const std::string& colour, Hex hex, Side facing) {
        for (const StandingTrain& other : state_.trains)
            if (other.hex == hex) return;
        state_.trains.push_back({colour, hex, facing});
    }

    Hex any_hex() {
        auto at = map_.hexes().begin();
        std::advance(at, static_cast<std::ptrdiff_t>(pick(map_.hexes().size())));
        return at->first;
    }

    void draw_stray() { draw_line({any_hex(), maps::dudu::all_sides[pick(6)]}, 1 + static_cast<int>(pick(3))); }

    [[nodiscard]] bool before_an_opening(Hex hex) const {
        return std::ranges::any_of(maps::dudu::all_sides, [&](Side side) {
            const auto* building = map_.building_on(neighbour(hex, side));
            return building != nullptr && building->access(opposite(side)) == maps::dudu::Access::open;
        });
    }

    void build_factory() {
        const Hex hex = any_hex();
        const bool start = std::ranges::any_of(map_.starts(), [&](const StartTrack& s) { return s.hex == hex; });
        if (!free(hex) || start || !tracks_[hex].empty() || before_an_opening(hex)) return;
        factories_.insert(hex);
        state_.factories.push_back({kinds[pick(kinds.size())], hex, maps::dudu::all_sides[pick(6)]});
    }

    const HexMap& map_;
    cv::RNG rng_;
    Colours colours_;  ///< by player
    HexState state_;
    std::map<Hex, std::set<TrackPiece>> tracks_;
    std::set<Hex> factories_;
};

maps::Json json_of(Hex hex) { return {hex.q, hex.r}; }

}  // namespace

HexState random_hex_state(const HexMap& map, std::uint64_t seed, double share) { return Table(map, seed).play(share); }

maps::Json hex_state_json(const HexMap& map, const HexState& state) {
    maps::Json json{{"map", map.id()}};
    json["tracks"] = maps::Json::array();
    for (const auto& [hex, piece] : state.tracks)
        json["tracks"].push_back({hex.q, hex.r, index(piece.first()), index(piece.second())});
    json["trains"] = maps::Json::object();
    for (const StandingTrain& train : state.trains)
        json["trains"][train.colour] = {{"hex", json_of(train.hex)}, {"facing", index(train.facing)}};
    json["factories"] = maps::Json::array();
    for (const DrawnFactory& factory : state.factories)
        json["factories"].push_back(
            {{"kind", factory.kind}, {"hex", json_of(factory.hex)}, {"exit", index(factory.exit)}});
    return json;
}

}  // namespace railref::renderer::dudu
