#include "maps/load_map.h"

#include <array>
#include <utility>

#include "maps/json_reader.h"

namespace railref::maps {

namespace {

/// Small words of the board file and what they mean.
template <class Value, std::size_t count>
Value word(const JsonNode& node, const std::array<std::pair<std::string_view, Value>, count>& words) {
    const std::string found = node.string();
    std::string list;
    for (const auto& [text, value] : words) {
        if (found == text) return value;
        list += (list.empty() ? "" : ", ") + std::string(text);
    }
    node.expected("one of " + list);
    return words.front().second;
}

constexpr std::array<std::pair<std::string_view, TrackColour>, 9> track_colours{{{"gray", TrackColour::gray},
                                                                                 {"red", TrackColour::red},
                                                                                 {"blue", TrackColour::blue},
                                                                                 {"green", TrackColour::green},
                                                                                 {"yellow", TrackColour::yellow},
                                                                                 {"black", TrackColour::black},
                                                                                 {"white", TrackColour::white},
                                                                                 {"orange", TrackColour::orange},
                                                                                 {"pink", TrackColour::pink}}};

constexpr std::array<std::pair<std::string_view, BonusKind>, 3> bonus_kinds{
    {{"longest_path", BonusKind::longest_path},
     {"globetrotter", BonusKind::globetrotter},
     {"unused_station", BonusKind::unused_station}}};

constexpr std::array<std::pair<std::string_view, TieBreaker>, 4> tie_breakers{
    {{"most_completed_tickets", TieBreaker::most_completed_tickets},
     {"fewest_stations_built", TieBreaker::fewest_stations_built},
     {"longest_path_bonus_holder", TieBreaker::longest_path_bonus_holder},
     {"longest_path", TieBreaker::longest_path}}};

PlayerColour read_colour(const JsonNode& node) {
    const auto colour = player_colour(node.string());
    if (!colour) node.expected("a player colour (red, blue, green, yellow, black, purple, white)");
    return colour.value_or(PlayerColour::red);
}

Rules read_rules(const JsonNode& node) {
    Rules rules;
    rules.rulebook = node["rulebook"].string();
    const auto players = node["players"].items();
    if (players.size() == 2) {
        rules.min_players = players[0].integer();
        rules.max_players = players[1].integer();
    } else {
        node["players"].expected("[fewest, most]");
    }
    rules.trains_per_player = node["trains_per_player"].integer();
    rules.stations_per_player = node["stations_per_player"].integer();
    rules.double_routes_min_players = node["double_routes_min_players"].integer();
    for (const auto& [length, points] : node["points_by_length"].members()) {
        const bool digit = length.size() == 1 && length[0] >= '1' && length[0] <= '9';
        if (!digit) node["points_by_length"].expected("lengths \"1\" to \"9\" as keys");
        if (digit) rules.points_by_length[length[0] - '0'] = points.integer();
    }
    for (const JsonNode& item : node["tie_breakers"].items()) rules.tie_breakers.push_back(word(item, tie_breakers));
    return rules;
}

Variant read_variant(const JsonNode& node) {
    Variant variant;
    variant.id = node["id"].string();
    variant.name = node["name"].string();
    variant.decks = node["decks"].strings();
    if (const auto decks = node.find("long_decks")) variant.long_decks = decks->strings();
    if (const auto most = node.find("max_long_tickets")) variant.max_long_tickets = most->integer(0, 99);
    variant.min_tickets = node["min_tickets"].integer(0, 99);
    for (const JsonNode& item : node["bonuses"].items()) {
        variant.bonuses.push_back({word(item["kind"], bonus_kinds), item["points"].integer()});
    }
    return variant;
}

City read_city(const JsonNode& node) {
    return {node["id"].string(), node["name"].string(), {node["x"].number(), node["y"].number()}};
}

/// [x, y, length, width, angle_deg]
Space read_space(const JsonNode& node) {
    const auto numbers = node.items();
    if (numbers.size() != 5) {
        node.expected("[x, y, length, width, angle]");
        return {};
    }
    return {{numbers[0].number(), numbers[1].number()}, numbers[2].number(), numbers[3].number(), numbers[4].number()};
}

class DraftReader {
public:
    explicit DraftReader(const JsonNode& root) : root_(root) {}

    BoardDraft read() {
        draft_.id = root_["id"].string();
        draft_.name = root_["name"].string();
        draft_.edition = root_["edition"].string();
        draft_.aspect = root_["frame"]["aspect"].number();
        draft_.width_mm = root_["frame"]["width_mm"].number();
        for (const JsonNode& item : root_["colours"].items()) draft_.colours.push_back(read_colour(item));
        draft_.rules = read_rules(root_["rules"]);
        for (const JsonNode& item : root_["variants"].items()) draft_.variants.push_back(read_variant(item));
        for (const JsonNode& item : root_["cities"].items()) draft_.cities.push_back(read_city(item));
        for (const JsonNode& item : root_["routes"].items()) draft_.routes.push_back(read_route(item));
        twins();
        for (const JsonNode& item : root_["tickets"].items()) draft_.tickets.push_back(read_ticket(item));
        if (const auto track = root_.find("score_track")) {
            for (const JsonNode& item : track->items()) draft_.score_track.push_back(read_point(item));
        }
        return std::move(draft_);
    }

private:
    CityId city(const JsonNode& node) const {
        const std::string slug = node.string();
        for (std::size_t i = 0; i < draft_.cities.size(); ++i) {
            if (draft_.cities[i].slug == slug) return static_cast<CityId>(i);
        }
        node.expected("a city of this board");
        return {};
    }

    Route read_route(const JsonNode& node) const {
        Route route;
        route.slug = node["id"].string();
        route.from = city(node["from"]);
        route.to = city(node["to"]);
        route.colour = word(node["colour"], track_colours);
        if (const auto tunnel = node.find("tunnel")) route.tunnel = tunnel->boolean();
        if (const auto ferry = node.find("ferry_locomotives")) route.ferry_locomotives = ferry->integer();
        for (const JsonNode& item : node["spaces"].items()) route.spaces.push_back(read_space(item));
        return route;
    }

    /// A second pass, because a twin may come later in the file.
    void twins() {
        const auto nodes = root_["routes"].items();
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const auto node = nodes[i].find("twin");
            if (!node) continue;
            const std::string slug = node->string();
            for (std::size_t k = 0; k < draft_.routes.size(); ++k) {
                if (draft_.routes[k].slug == slug) draft_.routes[i].twin = static_cast<RouteId>(k);
            }
            if (!draft_.routes[i].twin) node->expected("a route of this board");
        }
    }

    Ticket read_ticket(const JsonNode& node) const {
        return {node["id"].string(), city(node["from"]), city(node["to"]), node["points"].integer(),
                node["decks"].strings()};
    }

    static Point read_point(const JsonNode& node) {
        const auto numbers = node.items();
        if (numbers.size() == 2) return {numbers[0].number(), numbers[1].number()};
        node.expected("[x, y]");
        return {};
    }

    JsonNode root_;
    BoardDraft draft_;
};

}  // namespace

Result<BoardMap> parse_map(std::string_view json, const std::string& file) {
    const auto document = parse_json(json, file);
    if (!document) return tl::unexpected(document.error());
    JsonReader reader(*document, file);
    reader.require_format("railref-board/1");
    if (reader.fault()) return tl::unexpected(*reader.fault());
    BoardDraft draft = DraftReader(reader.root()).read();
    if (reader.fault()) return tl::unexpected(*reader.fault());
    return BoardMap::from_draft(std::move(draft), file);
}

Result<BoardMap> load_map(const std::filesystem::path& file) {
    const auto text = read_text(file);
    if (!text) return tl::unexpected(text.error());
    return parse_map(*text, file.string());
}

}  // namespace railref::maps
