#include "app/panel/game_model.h"

#include <algorithm>
#include <utility>

#include "app/panel/file_words.h"
#include "app/panel/words.h"
#include "maps/load_map.h"

namespace railref::app {
namespace {

using maps::PlayerColour;

QString text(std::string_view view) { return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())); }

maps::RouteId route_id(int number) { return static_cast<maps::RouteId>(number); }
maps::CityId city_id(int number) { return static_cast<maps::CityId>(number); }

int trains_on_board(const maps::BoardMap& map, const scoring::Position& position, PlayerColour player) {
    int trains = 0;
    for (const maps::RouteId route : position.routes_of(player)) trains += map.route(route).length();
    return trains;
}

QString trust_word(PlaceState::Trust trust) {
    switch (trust) {
        case PlaceState::Trust::read:
            return QStringLiteral("read");
        case PlaceState::Trust::answered:
            return QStringLiteral("answered");
        case PlaceState::Trust::open:
            return QStringLiteral("open");
        case PlaceState::Trust::unseen:
            return QStringLiteral("unseen");
    }
    return {};
}

/// "46 tickets · longest route 10 · each station left over 4"
QString facts_of(const maps::BoardMap& map, const maps::Variant& variant) {
    const auto cards = std::ranges::count_if(map.tickets(), [&](const maps::Ticket& card) {
        return std::ranges::any_of(card.decks, [&](const std::string& deck) { return variant.has_deck(deck); });
    });
    QStringList facts{GameModel::tr("%1 tickets").arg(cards)};
    if (const auto points = variant.bonus_points(maps::BonusKind::longest_path))
        facts += GameModel::tr("longest route %1").arg(*points);
    if (const auto points = variant.bonus_points(maps::BonusKind::globetrotter))
        facts += GameModel::tr("most tickets %1").arg(*points);
    if (const auto points = variant.bonus_points(maps::BonusKind::unused_station))
        facts += GameModel::tr("each station left over %1").arg(*points);
    return facts.join(QStringLiteral(" · "));
}

}  // namespace

GameModel::GameModel(QObject* parent) : QObject(parent) {}

void GameModel::newGame(const QString& board) {
    const maps::BoardMap* map = maps::built_in_board(board.toStdString());
    if (!map || (session_ && &session_->map() == map && !sample_)) return;
    begin(*map);
}

void GameModel::startAgain() {
    if (session_) begin(session_->map());
}

void GameModel::begin(const maps::BoardMap& map) {
    // The people at the table stay the same.
    GameSession fresh(map);
    if (session_ && !sample_)
        for (const scoring::Player& player : session_->players()) fresh.add_player(player.colour, player.name);
    auto seated = std::exchange(seated_, {});
    const bool of_sample = sample_;
    set_session(std::move(fresh));
    if (!of_sample) seated_ = std::move(seated);
}

void GameModel::set_session(GameSession session) {
    session_ = std::move(session);
    sample_ = false;
    seated_.clear();
    emit board_changed();
    emit changed();
}

void GameModel::set_sample(bool sample) {
    sample_ = sample;
    emit changed();
}

bool GameModel::open(const QUrl& file) {
    auto loaded = GameSession::load(file.toLocalFile().toStdString());
    if (!loaded) {
        say({}, say_file_fault(loaded.error()));
        return false;
    }
    set_session(std::move(*loaded));
    say(tr("Opened %1.").arg(file.fileName()), {});
    return true;
}

bool GameModel::save(const QUrl& file) {
    if (!session_) return false;
    const auto saved = session_->save(file.toLocalFile().toStdString());
    if (saved)
        say(tr("Saved as %1.").arg(file.fileName()), {});
    else
        say({}, say_file_fault(saved.error()));
    return saved.has_value();
}

void GameModel::say(const QString& notice, const QString& error) {
    notice_ = notice;
    error_ = error;
    emit error_changed();
}

void GameModel::dismiss() { say({}, {}); }

void GameModel::take_reading(vision::Reading reading) {
    if (!session_ || sample_ || &session_->map() != reading.map) begin(*reading.map);
    change([&](GameSession& session) { return session.set_reading(std::move(reading)); });
}

void GameModel::take_sample_reading(vision::Reading reading) {
    change([&](GameSession& session) { return session.set_reading(std::move(reading)); });
}

std::vector<PlayerColour> GameModel::colours_of_players() const {
    std::vector<PlayerColour> colours;
    if (session_)
        for (const scoring::Player& player : session_->players()) colours.push_back(player.colour);
    return colours;
}

std::vector<PlayerColour> GameModel::colours_in_play() const {
    if (!session_ || seated_.size() < 2) return {};
    std::set<PlayerColour> colours = seated_;
    for (const PlayerColour colour : colours_of_players()) colours.insert(colour);
    if (const vision::Reading* reading = session_->reading())
        for (const vision::Sighting& route : reading->routes)
            if (const auto* owner = std::get_if<PlayerColour>(&route.owner)) colours.insert(*owner);
    return {colours.begin(), colours.end()};
}

void GameModel::setVariant(const QString& id) {
    change([&](GameSession& session) { return session.set_variant(id.toStdString()); });
}

void GameModel::togglePlayer(int colour) {
    const auto player = static_cast<PlayerColour>(colour);
    change([&](GameSession& session) { return session.add_player(player) || session.remove_player(player); });
    if (!session_) return;
    if (std::ranges::find(session_->players(), player, &scoring::Player::colour) == session_->players().end())
        seated_.erase(player);
    else
        seated_.insert(player);
}

void GameModel::renamePlayer(int colour, const QString& name) {
    const std::string trimmed = name.trimmed().toStdString();
    change([&](GameSession& session) { return session.rename_player(static_cast<PlayerColour>(colour), trimmed); });
}

QVariantMap GameModel::route(int id) const {
    if (!session_ || id < 0) return {};
    const PlaceState state = session_->state(route_id(id));
    return {{QStringLiteral("title"), route_name(session_->map(), route_id(id))},
            {QStringLiteral("details"), route_details(session_->map(), route_id(id))},
            {QStringLiteral("owner"), owner_number(state.owner)},
            {QStringLiteral("trust"), trust_word(state.trust)}};
}

QVariantMap GameModel::city(int id) const {
    if (!session_ || id < 0) return {};
    const PlaceState state = session_->state(city_id(id));
    return {{QStringLiteral("title"), city_name(session_->map(), city_id(id))},
            {QStringLiteral("details"), tr("Whose station stands here?")},
            {QStringLiteral("owner"), owner_number(state.owner)},
            {QStringLiteral("trust"), trust_word(state.trust)}};
}

void GameModel::answerRoute(int id, int owner) {
    change([&](GameSession& session) { return session.answer(route_id(id), owner_of_number(owner)); });
}

void GameModel::answerCity(int id, int owner) {
    change([&](GameSession& session) { return session.answer(city_id(id), owner_of_number(owner)); });
}

void GameModel::answerMarker(int colour, int square) {
    change([&](GameSession& session) { return session.set_score_marker(static_cast<PlayerColour>(colour), square); });
}

void GameModel::tapRoute(int id, int owner) {
    if (!session_) return;
    const bool again = owner_number(session_->state(route_id(id)).owner) == owner;
    answerRoute(id, again ? -1 : owner);
}

void GameModel::tapCity(int id, int owner) {
    if (!session_) return;
    const bool again = owner_number(session_->state(city_id(id)).owner) == owner;
    answerCity(id, again ? -1 : owner);
}

void GameModel::undo() {
    change([](GameSession& session) { return session.undo(); });
}

void GameModel::redo() {
    change([](GameSession& session) { return session.redo(); });
}

QVariantList GameModel::boards() const {
    QVariantList list;
    for (const std::string_view id : maps::built_in_boards()) {
        const maps::BoardMap& map = *maps::built_in_board(id);
        list.push_back(QVariantMap{{QStringLiteral("id"), text(id)},
                                   {QStringLiteral("name"), app::board_name(map)},
                                   {QStringLiteral("aspect"), map.aspect()},
                                   {QStringLiteral("players"),
                                    tr("%1 to %2 players").arg(map.rules().min_players).arg(map.rules().max_players)}});
    }
    return list;
}

QString GameModel::board_id() const { return session_ ? QString::fromStdString(session_->map().id()) : QString(); }

QString GameModel::board_name() const { return session_ ? app::board_name(session_->map()) : QString(); }

QVariantList GameModel::variants() const {
    QVariantList list;
    if (!session_) return list;
    for (const maps::Variant& variant : session_->map().variants())
        list.push_back(QVariantMap{{QStringLiteral("id"), QString::fromStdString(variant.id)},
                                   {QStringLiteral("name"), app::variant_name(session_->map(), variant)},
                                   {QStringLiteral("facts"), facts_of(session_->map(), variant)}});
    return list;
}

QString GameModel::variant_id() const { return session_ ? QString::fromStdString(session_->variant().id) : QString(); }

QVariantList GameModel::colours() const {
    QVariantList list;
    if (!session_) return list;
    for (const PlayerColour colour : session_->map().colours()) {
        const auto player = std::ranges::find(session_->players(), colour, &scoring::Player::colour);
        const bool playing = player != session_->players().end();
        list.push_back(
            QVariantMap{{QStringLiteral("colour"), static_cast<int>(colour)},
                        {QStringLiteral("word"), colour_word(colour)},
                        {QStringLiteral("playing"), playing},
                        {QStringLiteral("name"), playing ? QString::fromStdString(player->name) : QString()}});
    }
    return list;
}

QVariantList GameModel::players() const {
    QVariantList list;
    if (!session_) return list;
    const scoring::Game game = session_->game();
    const maps::Rules& rules = session_->map().rules();
    for (const scoring::Player& player : game.players) {
        const int trains = trains_on_board(session_->map(), game.position, player.colour);
        const auto stations = static_cast<int>(game.position.stations_of(player.colour).size());
        list.push_back(QVariantMap{{QStringLiteral("colour"), static_cast<int>(player.colour)},
                                   {QStringLiteral("word"), colour_word(player.colour)},
                                   {QStringLiteral("name"), player_name(player)},
                                   {QStringLiteral("trains"), trains},
                                   {QStringLiteral("trainsLeft"), rules.trains_per_player - trains},
                                   {QStringLiteral("stations"), stations},
                                   {QStringLiteral("stationsLeft"), rules.stations_per_player - stations},
                                   {QStringLiteral("tickets"), static_cast<int>(player.tickets.size())}});
    }
    return list;
}

bool GameModel::enough_players() const {
    return session_ && static_cast<int>(session_->game().players.size()) >= session_->map().rules().min_players;
}

Ownership GameModel::ownership() const {
    if (!session_) return {};
    return {&session_->map(), session_->position()};
}

QString GameModel::certainty() const {
    if (!session_ || !session_->reading()) return {};
    const auto all = static_cast<int>(session_->map().routes().size());
    int open = 0;
    for (int i = 0; i < all; ++i) {
        const auto trust = session_->state(route_id(i)).trust;
        open += trust == PlaceState::Trust::open || trust == PlaceState::Trust::unseen ? 1 : 0;
    }
    return open == 0 ? tr("All %1 routes are certain.").arg(all)
                     : tr("%1 of %2 routes are certain.").arg(all - open).arg(all);
}

}  // namespace railref::app
