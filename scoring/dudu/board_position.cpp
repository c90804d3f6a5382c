#include "scoring/dudu/board_position.h"

#include <algorithm>

namespace railref::scoring::dudu {

namespace {

using maps::dudu::Access;
using maps::dudu::BuildingKind;

/// One side open, five drawn black, which count as forest.
Building as_building(const Factory& factory) {
    Building building{BuildingKind::factory, factory.kind, factory.hex, {}};
    building.sides[maps::dudu::index(factory.exit)] = Access::open;
    return building;
}

std::map<Hex, std::set<TrackPiece>> start_tracks(const HexMap& map) {
    std::map<Hex, std::set<TrackPiece>> tracks;
    for (const auto& start : map.starts()) tracks[start.hex].insert(*TrackPiece::between(start.border, start.inward));
    return tracks;
}

class Inspection {
public:
    Inspection(const HexMap& map, const BoardDraft& draft, const std::string& file)
        : map_(map), draft_(draft), file_(file), tracks_(start_tracks(map)) {}

    std::vector<maps::FileError> run() {
        for (std::size_t i = 0; i < draft_.tracks.size(); ++i) stroke(draft_.tracks[i], at("/tracks", i));
        for (std::size_t i = 0; i < draft_.factories.size(); ++i) factory(draft_.factories[i], at("/factories", i));
        for (const Train& one : draft_.trains) train(one, "/trains/" + one.colour);
        return std::move(errors_);
    }

private:
    static std::string at(const std::string& pointer, std::size_t i) { return pointer + "/" + std::to_string(i); }

    void require(bool possible, const std::string& pointer, const std::string& expected) {
        if (!possible) errors_.push_back({file_, pointer, expected});
    }

    /// Nothing can be drawn beside the map, on impassable terrain or on a printed building.
    void drawable(Hex hex, const std::string& pointer) {
        require(map_.contains(hex), pointer, "expected a hex of the map, found " + text(hex));
        require(!map_.contains(hex) || map_.passable(hex), pointer,
                "expected a hex whose terrain is not impassable, found " + text(hex));
        const Building* building = map_.building_on(hex);
        if (building != nullptr) require(false, pointer, "expected a hex without a building, found " + text(*building));
    }

    void stroke(const Stroke& stroke, const std::string& pointer) {
        drawable(stroke.hex, pointer);
        const auto piece = TrackPiece::between(stroke.from, stroke.to);
        require(piece.has_value(), pointer,
                "expected track between sides that are not neighbours, found " + std::string(name(stroke.from)) +
                    " and " + std::string(name(stroke.to)) + " of " + text(stroke.hex));
        if (!piece) return;
        require(tracks_[stroke.hex].insert(*piece).second, pointer,
                "expected each track once; a start track is printed on the map");
    }

    void factory(const Factory& factory, const std::string& pointer) {
        require(!factory.kind.empty(), pointer + "/kind", "expected a kind of factory, found an empty text");
        drawable(factory.hex, pointer + "/hex");
        require(!tracks_.contains(factory.hex), pointer + "/hex",
                "expected a hex without track, found " + text(factory.hex));
        require(factories_.insert(factory.hex).second, pointer + "/hex", "expected one factory a hex");
    }

    void train(const Train& train, const std::string& pointer) {
        require(!train.colour.empty(), "/trains", "expected the colours of players, found an empty text");
        require(colours_.insert(train.colour).second, pointer, "expected one train a player");
        const auto found = tracks_.find(train.hex);
        require(found != tracks_.end(), pointer + "/hex",
                "expected a train on track, but " + text(train.hex) + " has none");
        if (found == tracks_.end()) return;
        const bool leads = std::any_of(found->second.begin(), found->second.end(),
                                       [&](const TrackPiece& piece) { return piece.ends_at(train.facing); });
        require(leads, pointer + "/facing",
                "expected a side of " + text(train.hex) + " to which its track leads, found " +
                    std::string(name(train.facing)));
        require(places_.insert(train.hex).second, pointer + "/hex",
                "expected trains on hexes of their own, found two on " + text(train.hex));
    }

    const HexMap& map_;
    const BoardDraft& draft_;
    const std::string& file_;
    std::map<Hex, std::set<TrackPiece>> tracks_;
    std::set<Hex> factories_;
    std::set<Hex> places_;
    std::set<std::string> colours_;
    std::vector<maps::FileError> errors_;
};

}  // namespace

std::vector<maps::FileError> BoardPosition::validate(const HexMap& map, const BoardDraft& draft,
                                                     const std::string& file) {
    return Inspection(map, draft, file).run();
}

maps::Result<BoardPosition> BoardPosition::from_draft(HexMap map, BoardDraft draft, const std::string& file) {
    auto errors = validate(map, draft, file);
    if (!errors.empty()) return tl::unexpected(std::move(errors.front()));
    return BoardPosition(std::move(map), std::move(draft));
}

BoardPosition::BoardPosition(HexMap map, BoardDraft facts)
    : map_(std::move(map)), facts_(std::move(facts)), tracks_(start_tracks(map_)) {
    for (const Stroke& stroke : facts_.tracks) tracks_[stroke.hex].insert(*TrackPiece::between(stroke.from, stroke.to));
    buildings_.assign(map_.cities().begin(), map_.cities().end());
    buildings_.insert(buildings_.end(), map_.resource_sites().begin(), map_.resource_sites().end());
    for (const Factory& factory : facts_.factories) buildings_.push_back(as_building(factory));
}

const std::set<TrackPiece>& BoardPosition::tracks_on(Hex hex) const {
    static const std::set<TrackPiece> none;
    const auto found = tracks_.find(hex);
    return found == tracks_.end() ? none : found->second;
}

const Train* BoardPosition::find_train(const std::string& colour) const {
    for (const Train& train : facts_.trains) {
        if (train.colour == colour) return &train;
    }
    return nullptr;
}

const Train* BoardPosition::train_on(Hex hex) const {
    for (const Train& train : facts_.trains) {
        if (train.hex == hex) return &train;
    }
    return nullptr;
}

const Building* BoardPosition::building_on(Hex hex) const {
    for (const Building& building : buildings_) {
        if (building.hex == hex) return &building;
    }
    return nullptr;
}

}  // namespace railref::scoring::dudu
