#include "app/panel/score_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <numeric>

#include "app/panel/words.h"

namespace railref::app {

using scoring::PlayerScore;

namespace {

struct Scores {
    Q_DECLARE_TR_FUNCTIONS(Scores)
};

}  // namespace

std::vector<const PlayerScore*> by_rank(const scoring::Scoresheet& sheet) {
    std::vector<const PlayerScore*> order;
    for (const PlayerScore& player : sheet.players) order.push_back(&player);
    std::ranges::stable_sort(order, {}, [](const PlayerScore* player) { return player->rank; });
    return order;
}

QString name_of(const PlayerScore& player) {
    return player.name.empty() ? colour_word(player.colour) : QString::fromStdString(player.name);
}

int bonus_points(const PlayerScore& player) {
    return std::accumulate(player.bonuses.begin(), player.bonuses.end(), 0,
                           [](int sum, const scoring::BonusScore& bonus) { return sum + bonus.points; });
}

QString signed_number(int number) {
    if (number == 0) return QStringLiteral("0");
    return number > 0 ? QStringLiteral("+%1").arg(number) : QStringLiteral("−%1").arg(-number);
}

QString overline(const scoring::Scoresheet& sheet, Standing standing) {
    if (!sheet.finished) return Scores::tr("Not finished: everybody still has more than 2 trains");
    return standing == Standing::settled ? Scores::tr("Final scores") : Scores::tr("Not settled yet");
}

QString headline(const scoring::Scoresheet& sheet, Standing standing) {
    if (sheet.players.empty()) return {};
    QStringList names;
    int total = 0;
    for (const PlayerScore* player : by_rank(sheet))
        if (player->rank == 1) names += name_of(*player), total = player->total;
    const bool final = sheet.finished && standing == Standing::settled;
    if (names.size() > 1) {
        return (final ? Scores::tr("%1 share the win with %2") : Scores::tr("%1 lead together with %2"))
            .arg(names.join(Scores::tr(" and ")))
            .arg(total);
    }
    return (final ? Scores::tr("%1 wins with %2") : Scores::tr("%1 leads with %2")).arg(names.first()).arg(total);
}

QString verdict(const scoring::Scoresheet& sheet) {
    if (sheet.players.size() < 2) return {};
    const auto order = by_rank(sheet);
    const PlayerScore& first = *order[0];
    const PlayerScore& second = *order[1];
    using enum scoring::DecidedBy;
    switch (sheet.decided_by) {
        case total:
            return first.total - second.total == 1
                       ? Scores::tr("By 1 point; no tie-breaker was needed.")
                       : Scores::tr("By %1 points; no tie-breaker was needed.").arg(first.total - second.total);
        case tickets_completed:
            return Scores::tr("Equal on points. %1 completed more tickets: %2 against %3.")
                .arg(name_of(first))
                .arg(first.tickets_completed)
                .arg(second.tickets_completed);
        case stations_built:
            return Scores::tr("Equal on points and tickets. %1 built fewer stations: %2 against %3.")
                .arg(name_of(first))
                .arg(first.stations.built)
                .arg(second.stations.built);
        case longest_path:
            return Scores::tr("Equal on points and tickets. %1 has the longest route: %2 against %3.")
                .arg(name_of(first))
                .arg(first.longest_route.trail.length)
                .arg(second.longest_route.trail.length);
        case shared:
            return Scores::tr("Every tie-breaker is equal too: the win is shared.");
    }
    return {};
}

QString bonus_word(const scoring::Game& game) {
    return game.variant->bonus_points(maps::BonusKind::globetrotter) ? Scores::tr("Most tickets")
                                                                     : Scores::tr("Longest");
}

}  // namespace railref::app
