#pragma once

#include <gtest/gtest.h>

#include "scoring/dudu/board_position.h"

/// A board made for rule tests: a 9 by 9 field of land with its buildings in the corners, out of the way.
namespace railref::scoring::dudu {

inline HexMap tiny_map() {
    using maps::dudu::Access;
    using maps::dudu::BuildingKind;
    maps::dudu::HexMapDraft draft;
    draft.id = "tiny";
    draft.name = "Tiny";
    draft.impassable = {maps::dudu::Terrain::water};
    for (int q = 0; q < 9; ++q)
        for (int r = 0; r < 9; ++r) draft.hexes[{q, r}] = maps::dudu::Terrain::land;
    // East open, south-east a water opening, the others closed.
    const auto building = [](BuildingKind kind, const char* what, Hex hex) {
        return Building{kind,
                        what,
                        hex,
                        {Access::open, Access::water, Access::closed, Access::closed, Access::closed, Access::closed}};
    };
    draft.cities = {building(BuildingKind::city, "red", {1, 0}), building(BuildingKind::city, "blue", {3, 0}),
                    building(BuildingKind::city, "green", {5, 0}), building(BuildingKind::city, "yellow", {7, 0})};
    draft.resource_sites = {building(BuildingKind::resource_site, "wood", {4, 4})};
    for (int r = 1; r < 5; ++r) {
        draft.starts.push_back({{0, r}, Side::west, Side::east});
        draft.starts.push_back({{8, r}, Side::east, Side::west});
    }
    auto map = HexMap::from_draft(std::move(draft), "tiny");
    EXPECT_TRUE(map.has_value()) << map.error().message();
    return *map;
}

inline BoardPosition on_tiny_map(BoardDraft draft) {
    auto position = BoardPosition::from_draft(tiny_map(), std::move(draft), "tiny");
    EXPECT_TRUE(position.has_value()) << position.error().message();
    return *position;
}

}  // namespace railref::scoring::dudu
