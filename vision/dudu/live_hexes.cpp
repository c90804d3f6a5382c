#include "vision/dudu/live_hexes.h"

#include <algorithm>
#include <set>

namespace railref::vision::dudu {

namespace {

std::set<Hex> asked_about(const HexReading& reading) {
    std::set<Hex> hexes;
    for (const HexQuestion& question : reading.questions) hexes.insert(question.hex);
    return hexes;
}

}  // namespace

void LiveHexes::add(std::vector<HexEvidence> look) {
    looks_.push_back(std::move(look));
    if (looks_.size() > kLooks) looks_.pop_front();
}

std::vector<HexEvidence> LiveHexes::sum() const {
    return mean(std::vector<std::vector<HexEvidence>>(looks_.begin(), looks_.end()));
}

bool same_decisions(const HexReading& a, const HexReading& b) {
    const std::set<Hex> asked_in_a = asked_about(a);
    const std::set<Hex> asked_in_b = asked_about(b);
    return std::ranges::equal(a.hexes, b.hexes, [&](const auto& x, const auto& y) {
        if (x.first != y.first || x.second.seen != y.second.seen) return false;
        return x.second.contents == y.second.contents || (asked_in_a.contains(x.first) && asked_in_b.contains(x.first));
    });
}

}  // namespace railref::vision::dudu
