#include "scoring/longest_route.h"

#include <algorithm>

// Stub: plain depth-first search, exact and slow. To be replaced as a whole by the solver of branch `longest`.
namespace railref::scoring {

namespace {

class PlainSearch {
public:
    PlainSearch(const BoardMap& map, const Position& position, PlayerColour player)
        : map_(map), own_(position.routes_of(player)), used_(map.routes().size(), false) {}

    LongestRoute run() {
        for (const RouteId route : own_) total_ += map_.route(route).length();
        for (const RouteId route : own_) {
            start(map_.route(route).from);
            start(map_.route(route).to);
        }
        LongestRoute result;
        result.trail = best_;
        result.upper_bound = best_.length;
        result.certificate = SearchCertificate{nodes_};
        if (best_.length > 0) result.why_not_longer = "Every other way was tried.";
        return result;
    }

private:
    void start(CityId city) {
        now_ = {{}, {city}, 0};
        extend(city);
    }

    void extend(CityId city) {
        ++nodes_;
        if (now_.length > best_.length) best_ = now_;
        if (best_.length == total_) return;
        for (const RouteId route : own_) {
            if (used_[maps::index(route)] || !map_.route(route).touches(city)) continue;
            used_[maps::index(route)] = true;
            now_.routes.push_back(route);
            now_.cities.push_back(map_.route(route).other_end(city));
            now_.length += map_.route(route).length();
            extend(now_.cities.back());
            now_.length -= map_.route(route).length();
            now_.cities.pop_back();
            now_.routes.pop_back();
            used_[maps::index(route)] = false;
        }
    }

    const BoardMap& map_;
    std::vector<RouteId> own_;
    std::vector<bool> used_;
    Trail now_;
    Trail best_;
    int total_ = 0;
    long long nodes_ = 0;
};

}  // namespace

LongestRoute longest_route(const BoardMap& map, const Position& position, PlayerColour player) {
    return PlainSearch(map, position, player).run();
}

}  // namespace railref::scoring
