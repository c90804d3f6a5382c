#include "app/referee/dudu/hex_contents_json.h"

#include "maps/dudu/load_hex_map.h"

namespace railref::app {

using maps::Json;
using maps::JsonNode;
using maps::dudu::read_side;
using vision::dudu::HexContents;

Json hex_json(maps::dudu::Hex hex) { return Json::array({hex.q, hex.r}); }

Json hex_contents_json(const HexContents& contents) {
    Json json = Json::object();
    for (const auto& piece : contents.tracks)
        json["tracks"].push_back(Json::array({index(piece.first()), index(piece.second())}));
    if (contents.train) json["train"] = {{"colour", contents.train->colour}, {"facing", index(contents.train->facing)}};
    if (contents.factory_exit) json["factory"] = index(*contents.factory_exit);
    return json;
}

HexContents read_hex_contents(const JsonNode& node) {
    HexContents contents;
    if (const auto tracks = node.find("tracks")) {
        for (const JsonNode& item : tracks->items()) {
            const auto sides = item.items();
            const auto piece = sides.size() == 2
                                   ? maps::dudu::TrackPiece::between(read_side(sides[0]), read_side(sides[1]))
                                   : std::nullopt;
            if (piece)
                contents.tracks.insert(*piece);
            else
                item.expected("two sides from 0 to 5 that are not neighbours");
        }
    }
    if (const auto train = node.find("train")) {
        contents.train = vision::dudu::TrainSeen{(*train)["colour"].string(), read_side((*train)["facing"])};
        if (contents.train->colour.empty()) (*train)["colour"].expected("a player's colour");
    }
    if (const auto factory = node.find("factory")) contents.factory_exit = read_side(*factory);
    return contents;
}

}  // namespace railref::app
