#pragma once

#include <deque>
#include <vector>

#include "vision/dudu/fuse_hexes.h"

namespace railref::vision::dudu {

/// Evidence that adds up over looks at one hex map, a few a second. Looks of one camera err alike, so together they are
/// worth no more than one: the mean of the last kLooks, so that what changes on the map is soon read.
class LiveHexes {
public:
    static constexpr std::size_t kLooks = 5;

    void add(std::vector<HexEvidence> look);

    /// What the looks say together; there must be one.
    [[nodiscard]] std::vector<HexEvidence> sum() const;

private:
    std::deque<std::vector<HexEvidence>> looks_;
};

/// Every hex has the same contents, or is asked about in both.
[[nodiscard]] bool same_decisions(const HexReading& a, const HexReading& b);

}  // namespace railref::vision::dudu
