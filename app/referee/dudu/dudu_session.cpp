#include "app/referee/dudu/dudu_session.h"

#include <algorithm>
#include <ranges>

#include "app/referee/dudu/dudu_board_json.h"
#include "app/referee/dudu/dudu_game_file.h"
#include "app/referee/dudu/dudu_reading_file.h"
#include "app/referee/dudu/hex_contents_json.h"
#include "maps/dudu/load_hex_map.h"
#include "maps/write_file.h"

namespace railref::app {

namespace {

using maps::Json;
using maps::dudu::Hex;
using maps::dudu::HexMap;
using scoring::dudu::BoardDraft;
using scoring::dudu::BoardPosition;
using scoring::dudu::FinalDraft;
using scoring::dudu::FinalPosition;
using scoring::dudu::Player;
using vision::dudu::HexQuestion;

constexpr const char* session_key = "session";
constexpr const char* unnamed_factory = "factory";
constexpr std::size_t most_players = 4;

bool drawable(const HexMap& map, Hex hex) { return map.contains(hex) && map.building_on(hex) == nullptr; }

/// A colour has one train: where somebody has put it, a photo sees it nowhere else.
HexContents without_trains_put_elsewhere(HexContents seen, const std::map<Hex, HexContents>& answers) {
    const auto puts_it = [&](const HexContents& answer) {
        return answer.train && answer.train->colour == seen.train->colour;
    };
    if (seen.train && std::ranges::any_of(answers | std::views::values, puts_it)) seen.train.reset();
    return seen;
}

}  // namespace

struct DuduSession::State {
    std::map<std::string, int> good_values;
    std::vector<Player> players;
    std::set<std::string> waterways;
    std::shared_ptr<const HexReading> reading;
    std::map<Hex, HexContents> answers;
    std::map<Hex, std::string> kinds;  ///< of factories

    bool operator==(const State&) const = default;

    std::vector<Player>::iterator find(std::string_view colour) {
        return std::find_if(players.begin(), players.end(), [&](const Player& p) { return p.colour == colour; });
    }
};

const std::map<std::string, int>& usual_good_values() {
    static const std::map<std::string, int> values{{"wood", 1},    {"stone", 1}, {"coal", 1}, {"iron", 1},
                                                   {"sulphur", 1}, {"paper", 3}, {"brick", 3}};
    return values;
}

bool is_reading_of(const HexReading& reading, const HexMap& map) {
    const auto on_map = [&](Hex hex) { return drawable(map, hex); };
    return reading.map == map.id() &&
           std::ranges::count_if(map.hexes(), on_map, &std::pair<const Hex, maps::dudu::Terrain>::first) ==
               std::ssize(reading.hexes) &&
           std::ranges::all_of(reading.hexes | std::views::keys, on_map) &&
           std::ranges::all_of(reading.questions, on_map, &HexQuestion::hex);
}

DuduSession::DuduSession(std::shared_ptr<const HexMap> map)
    : map_(std::move(map)), history_(State{usual_good_values(), {}, {}, {}, {}, {}}) {}

DuduSession::DuduSession(const HexMap& map) : DuduSession(std::make_shared<HexMap>(map)) {}

// ---- what is known

const std::map<std::string, int>& DuduSession::good_values() const { return now().good_values; }
std::span<const Player> DuduSession::players() const { return now().players; }
const HexReading* DuduSession::reading() const { return now().reading.get(); }
const std::map<Hex, HexContents>& DuduSession::answers() const { return now().answers; }
bool DuduSession::has_waterway(const std::string& colour) const { return now().waterways.contains(colour); }

const Player* DuduSession::find_player(std::string_view colour) const {
    for (const Player& player : now().players) {
        if (player.colour == colour) return &player;
    }
    return nullptr;
}

HexState DuduSession::state(Hex hex) const {
    const auto answer = answers().find(hex);
    if (answer != answers().end()) return {answer->second, HexState::Trust::answered};
    if (reading() == nullptr) return {};
    const auto sighting = reading()->hexes.find(hex);
    if (sighting == reading()->hexes.end()) return {};
    if (!sighting->second.seen) return {{}, HexState::Trust::unseen};
    const bool asked = std::ranges::any_of(reading()->questions, [&](const auto& item) { return item.hex == hex; });
    return {without_trains_put_elsewhere(sighting->second.contents, answers()),
            asked ? HexState::Trust::open : HexState::Trust::read};
}

std::vector<HexQuestion> DuduSession::open_questions() const {
    std::vector<HexQuestion> open;
    if (reading() == nullptr) return open;
    for (const HexQuestion& question : reading()->questions)
        if (!answers().contains(question.hex)) open.push_back(question);
    return open;
}

std::vector<Hex> DuduSession::unseen_hexes() const {
    std::vector<Hex> unseen;
    for (const auto& [hex, terrain] : map_->hexes())
        if (state(hex).trust == HexState::Trust::unseen) unseen.push_back(hex);
    return unseen;
}

std::string DuduSession::factory_kind(Hex hex) const {
    const auto found = now().kinds.find(hex);
    return found == now().kinds.end() ? unnamed_factory : found->second;
}

// ---- what follows from it

BoardDraft DuduSession::board_draft() const {
    BoardDraft draft;
    for (const auto& [hex, terrain] : map_->hexes()) {
        const HexContents contents = state(hex).contents;
        for (const auto& piece : contents.tracks) draft.tracks.push_back({hex, piece.first(), piece.second()});
        if (contents.train)
            draft.trains.push_back(
                {contents.train->colour, hex, contents.train->facing, has_waterway(contents.train->colour)});
        if (contents.factory_exit) draft.factories.push_back({factory_kind(hex), hex, *contents.factory_exit});
    }
    return draft;
}

std::vector<maps::FileError> DuduSession::board_problems() const {
    return BoardPosition::validate(*map_, board_draft(), map_->name());
}

std::optional<BoardPosition> DuduSession::board() const {
    auto board = BoardPosition::from_draft(*map_, board_draft(), map_->name());
    return board ? std::optional(std::move(*board)) : std::nullopt;
}

FinalDraft DuduSession::final_draft() const {
    FinalDraft draft{now().good_values, now().players};
    for (const auto& train : board_draft().trains) {
        if (find_player(train.colour) != nullptr || draft.players.size() >= most_players) continue;
        const bool there = std::ranges::any_of(draft.players, [&](const auto& p) { return p.colour == train.colour; });
        if (there) continue;
        Player player;
        player.colour = train.colour;
        draft.players.push_back(std::move(player));
    }
    return draft;
}

maps::Result<FinalPosition> DuduSession::final_position() const {
    return FinalPosition::from_draft(final_draft(), map_->name());
}

// ---- the board

bool DuduSession::set_reading(HexReading reading) {
    if (!is_reading_of(reading, *map_)) return false;
    State next = now();
    const auto shows = [](const HexReading& photo, Hex hex) {
        const auto sighting = photo.hexes.find(hex);
        return sighting != photo.hexes.end() && sighting->second.seen;
    };
    if (next.reading)
        std::erase_if(next.answers, [&](const auto& answer) {
            const auto& [hex, contents] = answer;
            return contents == HexContents{} && !shows(*next.reading, hex) && shows(reading, hex);
        });
    next.reading = std::make_shared<HexReading>(std::move(reading));
    return history_.step(std::move(next));
}

bool DuduSession::attach_reading(HexReading reading) {
    if (!is_reading_of(reading, *map_)) return false;
    State next = now();
    for (const auto& [hex, sighting] : reading.hexes) {
        const HexContents standing = state(hex).contents;
        if (!(sighting.seen && sighting.contents == standing)) next.answers[hex] = standing;
    }
    next.reading = std::make_shared<HexReading>(std::move(reading));
    return history_.step(std::move(next));
}

bool DuduSession::remove_reading() {
    State next = now();
    next.reading.reset();
    return history_.step(std::move(next));
}

bool DuduSession::put(State& next, Hex hex, HexContents contents) const {
    if (!drawable(*map_, hex)) return false;
    if (contents.train) {
        for (HexContents& there : next.answers | std::views::values)
            if (there.train && there.train->colour == contents.train->colour) there.train.reset();
    }
    if (!contents.factory_exit) next.kinds.erase(hex);
    next.answers[hex] = std::move(contents);
    return true;
}

bool DuduSession::answer(Hex hex, HexContents contents) { return answer({{hex, std::move(contents)}}); }

bool DuduSession::answer(const std::map<Hex, HexContents>& contents) {
    State next = now();
    for (const auto& [hex, there] : contents)
        if (!put(next, hex, there)) return false;
    return history_.step(std::move(next));
}

bool DuduSession::take_back_answer(Hex hex) {
    State next = now();
    next.answers.erase(hex);
    return history_.step(std::move(next));
}

bool DuduSession::clear_answers() {
    State next = now();
    next.answers.clear();
    next.kinds.clear();
    return history_.step(std::move(next));
}

bool DuduSession::set_factory_kind(Hex hex, std::string kind) {
    if (!state(hex).contents.factory_exit || kind.empty()) return false;
    State next = now();
    if (kind == unnamed_factory)
        next.kinds.erase(hex);
    else
        next.kinds[hex] = std::move(kind);
    return history_.step(std::move(next));
}

// ---- the players

namespace {

/// Everything but that there are no players yet.
std::optional<maps::FileError> fault_of(const FinalDraft& draft, const std::string& file) {
    for (const maps::FileError& error : FinalPosition::validate(draft, file)) {
        if (draft.players.empty() && error.pointer == "/players") continue;
        return error;
    }
    return {};
}

}  // namespace

bool DuduSession::step_if_sound(State next) {
    if (fault_of({next.good_values, next.players}, "")) return false;
    return history_.step(std::move(next));
}

bool DuduSession::edit(const std::string& colour, const std::function<void(Player&)>& change) {
    State next = now();
    auto player = next.find(colour);
    if (player == next.players.end()) {
        Player made;
        made.colour = colour;
        player = next.players.insert(next.players.end(), std::move(made));
    }
    const auto goods = player->goods;
    const auto orders = player->orders_in_hand;
    change(*player);
    std::erase_if(player->goods, [](const auto& item) { return item.second == 0; });
    if (goods != player->goods || orders != player->orders_in_hand) player->sales.reset();
    return step_if_sound(std::move(next));
}

bool DuduSession::add_player(std::string colour, std::string name) {
    if (find_player(colour) != nullptr) return false;
    return edit(colour, [&](Player& player) { player.name = std::move(name); });
}

bool DuduSession::remove_player(const std::string& colour) {
    State next = now();
    std::erase_if(next.players, [&](const Player& player) { return player.colour == colour; });
    next.waterways.erase(colour);
    return history_.step(std::move(next));
}

bool DuduSession::rename_player(const std::string& colour, std::string name) {
    return edit(colour, [&](Player& player) { player.name = std::move(name); });
}

bool DuduSession::set_points(const std::string& colour, int points) {
    return edit(colour, [&](Player& player) { player.points = points; });
}

bool DuduSession::set_penalties(const std::string& colour, int pieces) {
    return edit(colour, [&](Player& player) { player.penalties = pieces; });
}

bool DuduSession::set_goods(const std::string& colour, const std::string& good, int count) {
    return edit(colour, [&](Player& player) { player.goods[good] = count; });
}

bool DuduSession::add_order(const std::string& colour, scoring::dudu::Order order) {
    return edit(colour, [&](Player& player) { player.orders_in_hand.push_back(std::move(order)); });
}

bool DuduSession::remove_order(const std::string& colour, std::size_t index) {
    const Player* player = find_player(colour);
    if (player == nullptr || index >= player->orders_in_hand.size()) return false;
    return edit(colour, [&](Player& changed) {
        changed.orders_in_hand.erase(changed.orders_in_hand.begin() + static_cast<std::ptrdiff_t>(index));
    });
}

namespace {

/// As many of `item` as wanted; those that are there keep their place, later ones go first.
template <class T>
void set_count(std::vector<T>& list, const T& item, int count) {
    for (auto have = std::ranges::count(list, item); have > count; --have)
        list.erase(std::next(std::ranges::find(list.rbegin(), list.rend(), item)).base());
    for (auto have = std::ranges::count(list, item); have < count; ++have) list.push_back(item);
}

}  // namespace

bool DuduSession::set_completed(const std::string& colour, const std::string& city, int orders) {
    if (orders < 0) return false;
    return edit(colour, [&](Player& player) { set_count(player.completed_orders, city, orders); });
}

bool DuduSession::set_technology(const std::string& colour, const scoring::dudu::Technology& technology, int count) {
    if (count < 0) return false;
    return edit(colour, [&](Player& player) { set_count(player.technologies, technology, count); });
}

bool DuduSession::set_sales(const std::string& colour, std::optional<std::vector<scoring::dudu::Sale>> sales) {
    return edit(colour, [&](Player& player) { player.sales = std::move(sales); });
}

bool DuduSession::set_waterway(const std::string& colour, bool has) {
    State next = now();
    if (has)
        next.waterways.insert(colour);
    else
        next.waterways.erase(colour);
    return history_.step(std::move(next));
}

bool DuduSession::set_good_value(const std::string& good, int value) {
    State next = now();
    next.good_values[good] = value;
    return step_if_sound(std::move(next));
}

bool DuduSession::remove_good(const std::string& good) {
    State next = now();
    next.good_values.erase(good);
    return step_if_sound(std::move(next));
}

// ---- files

namespace {

Json answers_json(const std::map<Hex, HexContents>& answers) {
    Json list = Json::array();
    for (const auto& [hex, contents] : answers)
        list.push_back({{"hex", hex_json(hex)}, {"contents", hex_contents_json(contents)}});
    return list;
}

Json kinds_json(const std::vector<scoring::dudu::Factory>& factories) {
    Json list = Json::array();
    for (const auto& factory : factories)
        if (factory.kind != unnamed_factory) list.push_back({{"hex", hex_json(factory.hex)}, {"kind", factory.kind}});
    return list;
}

maps::Result<FinalDraft> read_players(maps::JsonReader& reader) {
    reader.require_format(dudu_game_format);
    if (reader.fault()) return tl::unexpected(*reader.fault());
    FinalDraft draft = read_final_draft(reader.root());
    const bool begun = reader.root().find(session_key).has_value();  // a game that nobody sits at yet
    if (!reader.fault() && draft.players.empty() && !begun) reader.note("/players", "expected 1 to 4 players, found 0");
    if (reader.fault()) return tl::unexpected(*reader.fault());
    if (const auto fault = fault_of(draft, reader.file())) return tl::unexpected(*fault);
    return draft;
}

/// What the file's board says of one hex.
std::map<Hex, HexContents> contents_of(const BoardDraft& board) {
    std::map<Hex, HexContents> contents;
    for (const auto& stroke : board.tracks)
        if (const auto piece = maps::dudu::TrackPiece::between(stroke.from, stroke.to))
            contents[stroke.hex].tracks.insert(*piece);
    for (const auto& train : board.trains)
        contents[train.hex].train = vision::dudu::TrainSeen{train.colour, train.facing};
    for (const auto& factory : board.factories) contents[factory.hex].factory_exit = factory.exit;
    return contents;
}

maps::Result<HexReading> read_saved_reading(const maps::JsonNode& node, const HexMap& map, const std::string& file) {
    auto saved = parse_dudu_reading(node.json().dump(), file);
    if (!saved) {
        maps::FileError error = saved.error();
        error.pointer = node.pointer() + error.pointer;
        return tl::unexpected(error);
    }
    if (saved->map == map) return std::move(saved->reading);
    return tl::unexpected(
        maps::FileError{file, node.pointer() + "/map", "expected the game's map, \"" + map.id() + "\""});
}

}  // namespace

maps::Result<DuduSession> DuduSession::parse(std::string_view json, const std::string& file) {
    auto document = maps::parse_json(json, file);
    if (!document) return tl::unexpected(document.error());
    maps::JsonReader reader(*document, file);
    auto players = read_players(reader);
    if (!players) return tl::unexpected(players.error());
    const auto board = read_dudu_board(*document, file);
    if (!board) return tl::unexpected(board.error());
    if (!*board) return tl::unexpected(maps::FileError{file, "/map", "expected the map that lies on the table"});

    DuduSession session((*board)->map());
    const HexMap& map = session.map();
    State state{players->good_values, players->players, {}, nullptr, {}, {}};
    if (const auto saved = reader.root().find(session_key)) {
        for (const auto& item : (*saved)["answers"].items()) {
            const Hex hex = maps::dudu::read_hex(item["hex"]);
            if (!drawable(map, hex)) item["hex"].expected("a hex of the map without a printed building");
            state.answers[hex] = read_hex_contents(item["contents"]);
        }
        for (const auto& item : (*saved)["waterways"].items()) state.waterways.insert(item.string());
        if (const auto kinds = saved->find("factory_kinds")) {
            for (const auto& item : kinds->items())
                state.kinds[maps::dudu::read_hex(item["hex"])] = item["kind"].string();
        }
        if (const auto reading = saved->find("reading")) {
            auto file_of_it = read_saved_reading(*reading, map, file);
            if (!file_of_it) return tl::unexpected(file_of_it.error());
            state.reading = std::make_shared<HexReading>(std::move(*file_of_it));
        }
    }
    if (reader.fault()) return tl::unexpected(*reader.fault());
    if (document->contains("tracks")) state.kinds.clear();
    for (const auto& factory : (*board)->factories())
        if (factory.kind != unnamed_factory) state.kinds[factory.hex] = factory.kind;
    for (const auto& train : (*board)->trains())
        if (train.waterway) state.waterways.insert(train.colour);
    session.history_ = History(state);
    // The board in the file wins: somebody may have edited it since. An impossible one was left out of it.
    if (document->contains("tracks")) {
        auto written = contents_of((*board)->facts());
        for (const auto& [hex, terrain] : map.hexes())
            if (drawable(map, hex) && session.state(hex).contents != written[hex]) state.answers[hex] = written[hex];
        session.history_ = History(std::move(state));
    }
    session.document_ = std::move(*document);
    session.document_.erase(session_key);
    return session;
}

maps::Result<DuduSession> DuduSession::load(const std::filesystem::path& file) {
    const auto text = maps::read_text(file);
    if (!text) return tl::unexpected(text.error());
    return parse(*text, file.string());
}

Json DuduSession::json() const {
    Json json = dudu_game_json(final_draft(), document_);
    json["map"] = dudu_map_json(*map_);
    for (const char* key : {"tracks", "trains", "factories"}) json.erase(key);
    // Without the trains' players a file would be refused; so would an impossible board.
    const FinalDraft draft = final_draft();
    const auto possible = board();
    const bool all_play = possible && std::ranges::all_of(possible->trains(), [&](const auto& train) {
                              return std::ranges::any_of(
                                  draft.players, [&](const Player& player) { return player.colour == train.colour; });
                          });
    if (all_play) put_dudu_board(*possible, json);
    Json& session = json[session_key];
    session["answers"] = answers_json(answers());
    session["waterways"] = now().waterways;
    session["factory_kinds"] = kinds_json(board_draft().factories);
    if (reading() != nullptr) session["reading"] = dudu_reading_json(*reading(), *map_);
    return json;
}

maps::Result<void> DuduSession::save(const std::filesystem::path& file) const {
    return maps::write_file(file, json().dump(2) + "\n");
}

}  // namespace railref::app
