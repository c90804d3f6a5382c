#include "scoring/sheet_audit.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <iterator>

#include "scoring/networks.h"
#include "scoring/slips.h"
#include "scoring/wording.h"

namespace railref::scoring {

namespace {

using Reasons = std::vector<std::string>;

struct Line {
    PointSource source{};
    std::optional<int> paper;
    int ours = 0;
};

int bonus_points(const PlayerScore& player) {
    int sum = 0;
    for (const BonusScore& bonus : player.bonuses) sum += bonus.points;
    return sum;
}

std::array<Line, 5> lines(const PlayerScore& ours, const PaperSheet& paper) {
    return {Line{PointSource::routes, paper.routes, ours.route_points},
            Line{PointSource::tickets, paper.tickets, ours.ticket_points},
            Line{PointSource::stations, paper.stations, ours.stations.points},
            Line{PointSource::bonuses, paper.bonuses, bonus_points(ours)},
            Line{PointSource::total, paper.total, ours.total}};
}

Reasons route_reasons(const Game& game, const PlayerScore& ours, int difference) {
    Reasons reasons;
    for (const Slip& slip :
         single_slips(*game.map, game.position, ours.colour, [&](int change) { return change == difference; })) {
        reasons.push_back(slip.sentence);
    }
    return reasons;
}

int lost_points(const PlayerScore& ours) {
    int sum = 0;
    for (const TicketScore& ticket : ours.tickets) sum += ticket.completed ? 0 : ticket.ticket.points;
    return sum;
}

/// One ticket counted in another way: not at all, or the other way round.
void add_ticket_slips(const BoardMap& map, const PlayerScore& ours, int difference, Reasons& reasons) {
    for (const TicketScore& ticket : ours.tickets) {
        const std::string words = words_for(map, ticket.ticket);
        const int points = ticket.completed ? ticket.ticket.points : -ticket.ticket.points;
        if (difference == -points) {
            reasons.push_back(ticket.completed ? words + " was left out; it is completed."
                                               : words + " was not subtracted; it is not completed.");
        } else if (difference == -2 * points) {
            reasons.push_back(ticket.completed ? words + " was subtracted; it is completed."
                                               : words + " was counted as completed; it is not.");
        }
    }
}

Reasons ticket_reasons(const Game& game, const PlayerScore& ours, int difference) {
    Reasons reasons;
    const Player& player = *game.find_player(ours.colour);
    const TicketTally own = tally(Networks(*game.map, game.position, ours.colour), player.tickets);
    if (own.points != ours.ticket_points && own.points - ours.ticket_points == difference) {
        reasons.emplace_back("The stations were forgotten: without borrowed routes the tickets are worth " +
                             counted(own.points, "point") + ".");
    }
    add_ticket_slips(*game.map, ours, difference, reasons);
    const auto failed = std::ranges::count(ours.tickets, false, &TicketScore::completed);
    if (failed > 1 && difference == lost_points(ours)) {
        reasons.emplace_back("None of the " + std::to_string(failed) + " tickets not completed was subtracted.");
    }
    return reasons;
}

Reasons station_reasons(const Game& game, const PlayerScore& ours, int difference) {
    const int each = game.variant->bonus_points(maps::BonusKind::unused_station).value_or(0);
    const int paper = ours.stations.points + difference;
    if (each == 0) return {"In this variant stations left over score nothing."};
    const std::string rule =
        counted(ours.stations.unused, "station") + " left over, " + counted(each, "point") + " each.";
    if (paper == 0) return {"Stations left over were not counted: " + rule};
    if (paper == ours.stations.built * each) return {"The stations built were counted, not those left over: " + rule};
    if (difference % each != 0) return {};
    return {counted(std::abs(difference) / each, "station") + (difference > 0 ? " too many" : " too few") +
            " counted: there are " + rule};
}

std::string bonus_name(maps::BonusKind kind) {
    return kind == maps::BonusKind::globetrotter ? "the bonus for most completed tickets"
                                                 : "the bonus for the longest route";
}

Reasons bonus_reasons(const Game& game, const PlayerScore& ours, int difference) {
    Reasons reasons;
    for (const maps::Bonus& bonus : game.variant->bonuses) {
        if (bonus.kind == maps::BonusKind::unused_station) continue;
        const bool won = std::ranges::find(ours.bonuses, bonus.kind, &BonusScore::kind) != ours.bonuses.end();
        if (won && difference == -bonus.points) {
            reasons.push_back(words_for(ours.colour) + " has " + bonus_name(bonus.kind) + " (" +
                              counted(bonus.points, "point") + "); all who tie for it have it.");
        }
        if (!won && difference == bonus.points) {
            reasons.push_back(words_for(ours.colour) + " does not have " + bonus_name(bonus.kind) + ".");
        }
    }
    return reasons;
}

std::string source_words(PointSource source) {
    switch (source) {
        case PointSource::routes:
            return "routes";
        case PointSource::tickets:
            return "tickets";
        case PointSource::stations:
            return "stations left over";
        case PointSource::bonuses:
            return "bonuses";
        case PointSource::total:
            return "total";
    }
    return "";
}

/// For a total without its lines: whatever single slip in any source explains it.
Reasons total_reasons(const Game& game, const PlayerScore& ours, const PaperSheet& paper, int difference) {
    Reasons reasons;
    for (const Line& line : lines(ours, paper)) {
        if (line.source == PointSource::total || line.paper || line.ours == 0) continue;
        const std::string what = "The " + source_words(line.source) + " (" + counted(line.ours, "point") + ")";
        if (difference == -line.ours) reasons.push_back(what + " were left out.");
        if (difference == line.ours) reasons.push_back(what + " were counted twice.");
    }
    const auto append = [&](Reasons more) { std::ranges::move(more, std::back_inserter(reasons)); };
    if (!paper.bonuses) append(bonus_reasons(game, ours, difference));
    if (!paper.tickets) append(ticket_reasons(game, ours, difference));
    if (!paper.routes) append(route_reasons(game, ours, difference));
    return reasons;
}

Reasons reasons_for(const Game& game, const PlayerScore& ours, const PaperSheet& paper, const Line& line) {
    const int difference = *line.paper - line.ours;
    switch (line.source) {
        case PointSource::routes:
            return route_reasons(game, ours, difference);
        case PointSource::tickets:
            return ticket_reasons(game, ours, difference);
        case PointSource::stations:
            return station_reasons(game, ours, difference);
        case PointSource::bonuses:
            return bonus_reasons(game, ours, difference);
        case PointSource::total:
            return total_reasons(game, ours, paper, difference);
    }
    return {};
}

std::optional<int> sum_of_lines(const PaperSheet& paper, bool has_stations) {
    if (!paper.routes || !paper.tickets || !paper.bonuses || (has_stations && !paper.stations)) return std::nullopt;
    return *paper.routes + *paper.tickets + paper.stations.value_or(0) + *paper.bonuses;
}

std::string difference_words(const Line& line) {
    const int difference = *line.paper - line.ours;
    std::string words = source_words(line.source);
    words.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(words.front())));
    return words + ": your sheet says " + std::to_string(*line.paper) + ", Railref " + std::to_string(line.ours) +
           ", which is " + std::to_string(std::abs(difference)) + (difference > 0 ? " less." : " more.");
}

}  // namespace

std::string_view name(PointSource source) {
    switch (source) {
        case PointSource::routes:
            return "routes";
        case PointSource::tickets:
            return "tickets";
        case PointSource::stations:
            return "stations";
        case PointSource::bonuses:
            return "bonuses";
        case PointSource::total:
            return "total";
    }
    return "";
}

SheetAudit audit_sheet(const Game& game, const PlayerScore& ours, const PaperSheet& paper) {
    SheetAudit audit;
    audit.colour = ours.colour;
    audit.sum_of_lines = sum_of_lines(paper, game.map->has_stations());
    for (const Line& line : lines(ours, paper)) {
        if (!line.paper || *line.paper == line.ours) continue;
        SheetDifference difference{line.source, *line.paper, line.ours, reasons_for(game, ours, paper, line), {}};
        difference.sentence = difference_words(line);
        audit.sentences.push_back(difference.sentence);
        if (!difference.reasons.empty()) audit.sentences.push_back("Likeliest: " + difference.reasons.front());
        audit.differences.push_back(std::move(difference));
    }
    if (audit.sum_of_lines && paper.total && *audit.sum_of_lines != *paper.total) {
        audit.sentences.push_back("The lines of your sheet add up to " + std::to_string(*audit.sum_of_lines) +
                                  ", not to " + std::to_string(*paper.total) + ".");
    }
    if (audit.sentences.empty()) audit.sentences.push_back(words_for(ours.colour) + "'s sheet agrees with Railref.");
    return audit;
}

}  // namespace railref::scoring
