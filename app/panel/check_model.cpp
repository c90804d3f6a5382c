#include "app/panel/check_model.h"

#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>

#include "app/panel/problem_words.h"
#include "app/panel/words.h"

namespace railref::app {
namespace {

using maps::CityId;
using maps::PlayerColour;
using maps::RouteId;
using scoring::Matters;

template <class Id>
QVariantList numbers(const std::vector<Id>& ids) {
    QVariantList list;
    for (const Id id : ids) list.push_back(static_cast<int>(id));
    return list;
}

/// Tickets are looked at later, one player at a time.
bool is_about_the_board(const scoring::Problem& problem) {
    using enum scoring::Rule;
    switch (problem.rule) {
        case trains_supply:
        case stations_supply:
        case both_twins:
        case closed_twin:
        case score_marker:
            return true;
        default:
            return false;
    }
}

/// Where the marker stands that a problem speaks of, on boards whose score track is known.
QVariantList squares_of(const scoring::Game& game, const scoring::Problem& problem) {
    if (problem.rule != scoring::Rule::score_marker || game.map->score_track().empty()) return {};
    const scoring::Player* player = problem.players.empty() ? nullptr : game.find_player(problem.players.front());
    return player && player->score_marker ? QVariantList{*player->score_marker} : QVariantList{};
}

}  // namespace

CheckModel::CheckModel(GameModel& game, QObject* parent) : QObject(parent), game_(&game) {
    connect(&game, &GameModel::board_changed, this, &CheckModel::forget);
    connect(&game, &GameModel::changed, this, &CheckModel::follow_game);
    connect(&work_, &QFutureWatcherBase::finished, this, &CheckModel::take_result);
}

CheckModel::~CheckModel() {
    stop_.request_stop();
    work_.waitForFinished();
}

void CheckModel::forget() {
    checked_.reset();
    current_.reset();
    answered_.clear();
    skipped_.clear();
    going_on_ = false;
}

void CheckModel::tell() {
    if (QVariantMap question = say_question(); question != question_) {
        question_ = std::move(question);
        emit question_changed();
    }
    if (QVariantList warnings = say_warnings(); warnings != warnings_) {
        warnings_ = std::move(warnings);
        emit warnings_changed();
    }
    emit changed();
}

void CheckModel::follow_game() {
    stale_ = true;
    stop_.request_stop();
    const vision::Reading* reading = game_->session() ? game_->session()->reading() : nullptr;
    if (reading != reading_) forget();  // the old questions are about other photos
    reading_ = reading;
    // Undone: what was answered last is asked again.
    while (!answered_.empty() && is_open(answered_.back())) {
        current_ = answered_.back();
        answered_.pop_back();
    }
    choose_next();
    refresh();
    tell();
}

void CheckModel::refresh() {
    if (!stale_ || !game_->session() || under_way_) return;
    stale_ = false;
    under_way_ = true;
    stop_ = {};
    work_.setFuture(
        QtConcurrent::run([session = *game_->session(), stop = stop_.get_token()]() -> std::optional<CheckedGame> {
            auto outlook = look_ahead(session, stop);
            if (!outlook) return std::nullopt;
            const scoring::Game game = session.game();
            return CheckedGame{std::move(*outlook), game, session.reading(), scoring::check(game)};
        }));
}

void CheckModel::take_result() {
    if (!under_way_ || work_.future().resultCount() == 0) return;
    under_way_ = false;
    // Of another board or another reading: worthless. Of the game one tap ago: still nearly right.
    std::optional<CheckedGame> result = work_.result();
    const GameSession* session = game_->session();
    if (result && session && result->game.map == &session->map() && result->reading == session->reading())
        checked_ = std::move(result);
    choose_next();
    refresh();
    tell();
}

void CheckModel::wait() {
    while (game_->session() && (stale_ || under_way_ || !checked_)) {
        refresh();
        work_.waitForFinished();
        take_result();
    }
}

bool CheckModel::is_open(const Spot& spot) const {
    const GameSession* session = game_->session();
    if (!session || !session->reading()) return false;
    if (const auto* colour = std::get_if<PlayerColour>(&spot)) {
        const auto questions = session->open_questions();
        return std::ranges::any_of(questions,
                                   [&](const vision::Question& each) { return each.place == Spot(*colour); });
    }
    const auto* route = std::get_if<RouteId>(&spot);
    return session->answers().find(route ? Place(*route) : Place(std::get<CityId>(spot))) == nullptr;
}

std::vector<const OpenPlace*> CheckModel::open() const {
    std::vector<const OpenPlace*> list;
    if (!checked_ || !game_->session()) return list;
    for (const OpenPlace& place : checked_->outlook.open)
        if (is_open(place.place)) list.push_back(&place);
    return list;
}

const OpenPlace* CheckModel::current() const {
    if (!current_) return nullptr;
    const auto list = open();
    const auto found = std::ranges::find_if(list, [&](const OpenPlace* each) { return each->place == *current_; });
    return found == list.end() ? nullptr : *found;
}

void CheckModel::choose_next() {
    if (current()) return;
    current_.reset();
    const auto list = open();
    if (list.empty() || resting()) return;
    const auto was_skipped = [&](const OpenPlace* each) {
        return std::ranges::find(skipped_, each->place) != skipped_.end();
    };
    auto next = std::ranges::find_if_not(list, was_skipped);
    if (next == list.end()) {
        skipped_.clear();
        next = list.begin();
    }
    current_ = (*next)->place;
}

void CheckModel::answer(int option) {
    const OpenPlace* asked = current();
    if (!asked || option < 0) return;
    const auto chosen = static_cast<std::size_t>(option);
    const Spot spot = asked->place;
    const auto options = asked->options;
    answered_.push_back(spot);
    const bool taken = game_->change([&](GameSession& session) {
        if (const auto* squares = std::get_if<std::vector<int>>(&options)) {
            const auto* player = std::get_if<PlayerColour>(&spot);
            return player && chosen < squares->size() && session.set_score_marker(*player, (*squares)[chosen]);
        }
        const auto& owners = std::get<std::vector<Occupant>>(options);
        if (chosen >= owners.size()) return false;
        if (const auto* route = std::get_if<RouteId>(&spot)) return session.answer(*route, owners[chosen]);
        const auto* city = std::get_if<CityId>(&spot);
        return city && session.answer(*city, owners[chosen]);
    });
    if (!taken && !answered_.empty() && answered_.back() == spot) answered_.pop_back();
}

void CheckModel::skip() {
    if (!current_) return;
    skipped_.push_back(*current_);
    current_.reset();
    choose_next();
    tell();
}

void CheckModel::goOn() {
    going_on_ = true;
    choose_next();
    tell();
}

void CheckModel::nobodyOnUnseen() {
    game_->change([](GameSession& session) {
        const std::vector<Place> unseen = session.unseen_places();
        return session.answer(unseen, Nobody{});
    });
}

bool CheckModel::weighing() const { return game_->has_reading() && !checked_; }

bool CheckModel::resting() const {
    return checked_ && !going_on_ && checked_->outlook.winner_settled && !open().empty();
}

bool CheckModel::winner_settled() const {
    return checked_ && !stale_ && !under_way_ && (open().empty() || deciding_count() == 0);
}

int CheckModel::deciding_count() const {
    if (!checked_) return 0;
    const auto list = open();
    return static_cast<int>(std::ranges::count_if(list, [&](const OpenPlace* each) {
        return !std::holds_alternative<PlayerColour>(each->place) &&
               (!checked_->outlook.hands_known || each->matters == Matters::winner);
    }));
}

QVariantList CheckModel::options(const OpenPlace& place) const {
    QVariantList list;
    if (const auto* squares = std::get_if<std::vector<int>>(&place.options)) {
        for (const int square : *squares)
            list.push_back(
                QVariantMap{{QStringLiteral("owner"), -2}, {QStringLiteral("word"), QString::number(square)}});
        return list;
    }
    const bool station = std::holds_alternative<CityId>(place.place);
    const scoring::Game game = game_->session()->game();
    for (const Occupant& owner : std::get<std::vector<Occupant>>(place.options)) {
        QString word = station ? tr("No station") : tr("Nobody");
        if (const auto* colour = std::get_if<PlayerColour>(&owner)) {
            const scoring::Player* player = game.find_player(*colour);
            word = player && !player->name.empty() ? tr("%1 (%2)").arg(player_name(*player), colour_word(*colour))
                                                   : colour_word(*colour);
        }
        list.push_back(QVariantMap{{QStringLiteral("owner"), owner_number(owner)}, {QStringLiteral("word"), word}});
    }
    return list;
}

QVariantMap CheckModel::say_question() const {
    const OpenPlace* asked = current();
    if (!asked) return {};
    const maps::BoardMap& map = game_->session()->map();
    const auto before = static_cast<int>(answered_.size());
    QString why = doubt_word(asked->why);
    if (asked->kind == OpenPlace::Kind::unseen) why = tr("No photo shows this place.");
    if (asked->kind == OpenPlace::Kind::unsure) why = tr("The photo is nearly clear here.");
    QVariantMap answer{{QStringLiteral("why"), why},
                       {QStringLiteral("options"), options(*asked)},
                       {QStringLiteral("unseen"), asked->kind == OpenPlace::Kind::unseen},
                       {QStringLiteral("decides"), checked_->outlook.hands_known && asked->matters == Matters::winner},
                       {QStringLiteral("number"), before + 1},
                       {QStringLiteral("count"), before + open_count()}};
    if (const auto* route = std::get_if<RouteId>(&asked->place)) {
        answer[QStringLiteral("kind")] = QStringLiteral("route");
        answer[QStringLiteral("id")] = static_cast<int>(*route);
        answer[QStringLiteral("title")] = tr("%1: whose trains?").arg(route_name(map, *route));
    } else if (const auto* city = std::get_if<CityId>(&asked->place)) {
        answer[QStringLiteral("kind")] = QStringLiteral("city");
        answer[QStringLiteral("id")] = static_cast<int>(*city);
        answer[QStringLiteral("title")] = tr("%1: whose station?").arg(city_name(map, *city));
    } else {
        const auto colour = std::get<PlayerColour>(asked->place);
        answer[QStringLiteral("kind")] = QStringLiteral("marker");
        answer[QStringLiteral("id")] = static_cast<int>(colour);
        answer[QStringLiteral("title")] = tr("%1: where is the score marker?").arg(colour_word(colour));
        answer[QStringLiteral("why")] = tr("It counts for nothing; it only checks the score that was kept.");
        if (const auto* squares = std::get_if<std::vector<int>>(&asked->options)) {
            QVariantList list;
            for (const int square : *squares) list.push_back(square);
            answer[QStringLiteral("squares")] = list;
        }
    }
    return answer;
}

Places CheckModel::asked() const {
    const OpenPlace* asked = current();
    if (!asked) return {};
    if (const auto* route = std::get_if<RouteId>(&asked->place)) return {.routes = {*route}};
    if (const auto* city = std::get_if<CityId>(&asked->place)) return {.cities = {*city}};
    const auto* squares = std::get_if<std::vector<int>>(&asked->options);
    if (!squares || game_->session()->map().score_track().empty()) return {};
    return {.squares = *squares};
}

Places CheckModel::unseen() const {
    Places places;
    if (!game_->session() || !game_->session()->reading()) return places;
    for (const Place& place : game_->session()->unseen_places()) {
        if (const auto* route = std::get_if<RouteId>(&place)) places.routes.push_back(*route);
        if (const auto* city = std::get_if<CityId>(&place)) places.cities.push_back(*city);
    }
    return places;
}

int CheckModel::unseen_count() const {
    const Places places = unseen();
    return static_cast<int>(places.routes.size() + places.cities.size());
}

QString CheckModel::outlook() const {
    if (!checked_ || !game_->session()) return {};
    if (!game_->has_reading()) return {};
    const int left = open_count();
    if (left == 0) return tr("Nothing on the board is open any more.");
    const int deciding = deciding_count();
    if (!checked_->outlook.hands_known)
        return left == 1 ? tr("1 place is still open. Who may win is known once the tickets are in.")
                         : tr("%1 places are still open. Who may win is known once the tickets are in.").arg(left);
    if (deciding == 0)
        return left == 1 ? tr("The one place still open cannot change who wins.")
                         : tr("The %1 places still open cannot change who wins.").arg(left);
    return deciding == 1 ? tr("After this answer nothing on the board can change who wins any more.")
                         : tr("%1 answers can still change who wins.").arg(deciding);
}

QVariantList CheckModel::say_warnings() const {
    QVariantList list;
    if (!checked_) return list;
    for (const scoring::Problem& problem : checked_->problems)
        if (is_about_the_board(problem))
            list.push_back(QVariantMap{{QStringLiteral("message"), say_problem(checked_->game, problem)},
                                       {QStringLiteral("error"), problem.severity == scoring::Severity::error},
                                       {QStringLiteral("routes"), numbers(problem.routes)},
                                       {QStringLiteral("cities"), numbers(problem.cities)},
                                       {QStringLiteral("squares"), squares_of(checked_->game, problem)}});
    return list;
}

Places CheckModel::warned() const {
    Places places;
    if (!checked_) return places;
    for (const scoring::Problem& problem : checked_->problems) {
        if (!is_about_the_board(problem)) continue;
        std::ranges::copy(problem.routes, std::back_inserter(places.routes));
        if (problem.routes.empty()) std::ranges::copy(problem.cities, std::back_inserter(places.cities));
        for (const QVariant& square : squares_of(checked_->game, problem)) places.squares.push_back(square.toInt());
    }
    return places;
}

}  // namespace railref::app
