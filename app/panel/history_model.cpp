#include "app/panel/history_model.h"

#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>
#include <map>

#include "app/panel/dudu/dudu_score_model.h"
#include "app/panel/dudu/dudu_words.h"
#include "app/panel/file_words.h"
#include "app/panel/score_words.h"
#include "app/panel/words.h"

namespace railref::app {
namespace {

using scoring::PlayerScore;

QString text(const std::string& string) { return QString::fromStdString(string); }

QString shown_name(const PastPlayer& player) {
    return player.name.empty() ? colour_name(player.colour) : text(player.name);
}

/// Nothing where nothing was played: a game with nothing on the board is no game yet.
std::optional<PastGame> past_game(const GameId& id, const GameSession& session) {
    const scoring::Game game = session.game();
    const scoring::Scoresheet sheet = scoring::score(game);
    const bool played = std::ranges::any_of(
        sheet.players, [](const PlayerScore& player) { return player.trains_used > 0 || !player.tickets.empty(); });
    if (!played) return {};
    PastGame past{id, game.map->id(), [map = game.map] { return board_name(*map); }, sheet.finished, {}};
    for (const PlayerScore* player : by_rank(sheet))
        past.players.push_back({player->name, std::string(maps::name(player->colour)),
                                player->total, player->rank, player->longest_route.trail.length});
    return past;
}

std::optional<PastGame> past_game(const GameId& id, const DuduSession& session) {
    const auto position = session.final_position();
    if (!position || is_bare(session)) return {};
    const auto sheet = score(*position);
    PastGame past{id, "dudu", [map = session.shared_map()] { return dudu_board_name(*map); }, true, {}};
    for (const auto* player : by_rank(sheet))
        past.players.push_back({player->name, player->colour, player->total, player->rank, 0});
    return past;
}

/// Unreadable games stay on the shelf and out of the list.
std::vector<PastGame> read_games(const GameShelf& shelf) {
    std::vector<PastGame> games;
    for (const GameId& id : shelf.games()) {
        const auto session = shelf.load(id);
        if (!session) continue;
        auto past = std::visit([&](const auto& game) { return past_game(id, game); }, *session);
        if (past) games.push_back(std::move(*past));
    }
    return games;
}

/// One player's games. Names that differ in case or spaces around them are one person.
struct Record {
    QString name;
    std::vector<const PastPlayer*> scores;
    std::vector<const PastGame*> games;
};

std::map<QString, Record> records(const std::vector<PastGame>& games, const QString& board) {
    std::map<QString, Record> records;
    for (const PastGame& game : games) {
        if (!board.isEmpty() && text(game.board_id) != board) continue;
        if (!game.finished) continue;
        for (const PastPlayer& player : game.players) {
            const QString name = text(player.name).trimmed();
            if (name.isEmpty()) continue;
            Record& record = records[name.toCaseFolded()];
            record.name = name;
            record.scores.push_back(&player);
            record.games.push_back(&game);
        }
    }
    return records;
}

double average(const std::vector<const PastPlayer*>& scores) {
    double sum = 0;
    for (const PastPlayer* score : scores) sum += score->total;
    return scores.empty() ? 0 : sum / static_cast<double>(scores.size());
}

QVariantList by_board(const Record& record) {
    std::map<std::string, std::vector<const PastPlayer*>> boards;
    std::map<std::string, QString> names;
    for (std::size_t i = 0; i < record.scores.size(); ++i) {
        const PastGame& game = *record.games[i];
        boards[game.board_id].push_back(record.scores[i]);
        names[game.board_id] = game.board_id == "dudu" ? dudu_name() : game.board();
    }
    QVariantList list;
    for (const auto& [board, scores] : boards)
        list.push_back(QVariantMap{{QStringLiteral("boardId"), text(board)},
                                   {QStringLiteral("board"), names[board]},
                                   {QStringLiteral("games"), static_cast<int>(scores.size())},
                                   {QStringLiteral("average"), average(scores)}});
    return list;
}

QVariantMap statistics(const Record& record) {
    int wins = 0;
    int best = record.scores.front()->total;
    int longest = 0;
    QVariantList points;
    for (std::size_t i = 0; i < record.scores.size(); ++i) {
        const PastPlayer& score = *record.scores[i];
        wins += score.rank == 1 ? 1 : 0;
        best = std::max(best, score.total);
        longest = std::max(longest, score.longest);
        points.push_back(QVariantMap{{QStringLiteral("total"), score.total},
                                     {QStringLiteral("winner"), score.rank == 1},
                                     {QStringLiteral("boardId"), text(record.games[i]->board_id)}});
    }
    return {{QStringLiteral("name"), record.name}, {QStringLiteral("games"), static_cast<int>(record.scores.size())},
            {QStringLiteral("wins"), wins},        {QStringLiteral("average"), average(record.scores)},
            {QStringLiteral("best"), best},        {QStringLiteral("longest"), longest},
            {QStringLiteral("points"), points},    {QStringLiteral("boards"), by_board(record)}};
}

}  // namespace

HistoryModel::HistoryModel(GameShelf& shelf, ShelfModel& table, QObject* parent)
    : QObject(parent), shelf_(&shelf), table_(&table) {
    connect(&work_, &QFutureWatcherBase::finished, this, &HistoryModel::take);
}

HistoryModel::~HistoryModel() { work_.waitForFinished(); }

void HistoryModel::set_active(bool active) {
    if (active == active_) return;
    active_ = active;
    if (active_) refresh();
    emit changed();
}

void HistoryModel::refresh() {
    if (work_.isRunning()) return;
    table_->wait();
    work_.setFuture(QtConcurrent::run([shelf = shelf_] { return read_games(*shelf); }));
}

void HistoryModel::take() {
    if (work_.future().resultCount() == 0) return;
    games_ = work_.result();
    ready_ = true;
    emit changed();
}

void HistoryModel::wait() {
    work_.waitForFinished();
    take();
}

QVariantList HistoryModel::games() const {
    QVariantList list;
    for (auto game = games_.rbegin(); game != games_.rend(); ++game) {
        QVariantList players;
        for (const PastPlayer& player : game->players)
            players.push_back(QVariantMap{{QStringLiteral("colour"), colour_number(player.colour)},
                                          {QStringLiteral("name"), shown_name(player)},
                                          {QStringLiteral("total"), player.total},
                                          {QStringLiteral("winner"), game->finished && player.rank == 1}});
        list.push_back(QVariantMap{{QStringLiteral("id"), text(game->id.text())},
                                   {QStringLiteral("when"), when(game->id)},
                                   {QStringLiteral("board"), game->board()},
                                   {QStringLiteral("boardId"), text(game->board_id)},
                                   {QStringLiteral("finished"), game->finished},
                                   {QStringLiteral("players"), players}});
    }
    return list;
}

QVariantList HistoryModel::players() const {
    QVariantList list;
    for (const auto& [key, record] : records(games_, board_)) list.push_back(statistics(record));
    std::ranges::stable_sort(list, std::ranges::greater(),
                             [](const QVariant& player) { return player.toMap()[QStringLiteral("games")].toInt(); });
    return list;
}

int HistoryModel::highest() const {
    int most = 1;
    for (const PastGame& game : games_)
        for (const PastPlayer& player : game.players) most = std::max(most, player.total);
    return most;
}

void HistoryModel::set_board(const QString& board) {
    if (board == board_) return;
    board_ = board;
    emit changed();
}

bool HistoryModel::open(const QString& id) {
    const auto game = GameId::parse(id.toStdString());
    return game && table_->open(*game);
}

void HistoryModel::remove(const QString& id) {
    const auto game = GameId::parse(id.toStdString());
    if (!game || game == table_->id()) return;  // what is on the table stays there
    work_.waitForFinished();
    if (const auto gone = shelf_->remove(*game); !gone) {
        emit fault(say_file_fault(gone.error()));
        return;
    }
    removed_.push_back(*game);
    std::erase_if(games_, [&](const PastGame& past) { return past.id == *game; });
    emit changed();
}

void HistoryModel::undoRemove() {
    if (removed_.empty()) return;
    if (const auto back = shelf_->put_back(removed_.back()); !back) emit fault(say_file_fault(back.error()));
    removed_.pop_back();
    refresh();
}

QString HistoryModel::removed() const { return removed_.empty() ? QString() : when(removed_.back()); }

}  // namespace railref::app
