#include "scoring/check_hands.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

#include "scoring/wording.h"

namespace railref::scoring {

namespace {

using maps::TicketId;

bool is_in(const maps::Ticket& card, const std::vector<std::string>& decks) {
    return std::ranges::any_of(card.decks,
                               [&](const auto& deck) { return std::ranges::find(decks, deck) != decks.end(); });
}

/// The card between the ticket's cities, of any deck: with its points and of the variant if there is such, else the
/// nearest.
std::optional<TicketId> card_of(const Game& game, const HeldTicket& ticket) {
    const BoardMap& map = *game.map;
    if (const auto exact = map.find_ticket(*game.variant, ticket.from, ticket.to, ticket.points)) return exact;
    if (const auto of_variant = map.find_ticket(*game.variant, ticket.from, ticket.to)) return of_variant;
    const auto cards = map.tickets_between(ticket.from, ticket.to);
    const auto found = std::ranges::find_if(cards, [&](TicketId id) { return map.ticket(id).points == ticket.points; });
    if (found != cards.end()) return *found;
    return cards.empty() ? std::nullopt : std::optional(cards.front());
}

Problem problem_with(Rule rule, const Player& player, const HeldTicket& ticket, std::string message) {
    return {rule, Severity::error, {player.colour}, {}, {ticket.from, ticket.to}, std::move(message)};
}

std::optional<Problem> check_card(const Game& game, const Player& player, const HeldTicket& ticket) {
    const BoardMap& map = *game.map;
    const std::string who = words_for(player.colour) + "'s ticket " + words_for(map, ticket);
    const auto id = card_of(game, ticket);
    if (!id) return problem_with(Rule::unknown_ticket, player, ticket, who + " is in no deck of this board.");
    const maps::Ticket& card = map.ticket(*id);
    if (!is_in(card, game.variant->decks)) {
        return problem_with(Rule::unknown_ticket, player, ticket,
                            who + " is in no deck of the variant " + game.variant->name + ".");
    }
    if (card.points == ticket.points) return std::nullopt;
    return problem_with(Rule::ticket_points, player, ticket,
                        who + " is printed with " + counted(card.points, "point") + ".");
}

/// What makes two held tickets the same card.
struct CardKey {
    CityId low{};
    CityId high{};
    int points = 0;  ///< as printed

    auto operator<=>(const CardKey&) const = default;
};

CardKey key_of(const Game& game, const HeldTicket& ticket) {
    const auto card = card_of(game, ticket);
    const auto [low, high] = std::minmax(ticket.from, ticket.to);
    return {low, high, card ? game.map->ticket(*card).points : ticket.points};
}

std::vector<Problem> check_twice(const Game& game) {
    std::map<CardKey, std::vector<PlayerColour>> holders;
    for (const Player& player : game.players) {
        for (const HeldTicket& ticket : player.tickets) holders[key_of(game, ticket)].push_back(player.colour);
    }
    std::vector<Problem> problems;
    for (auto& [key, players] : holders) {
        if (players.size() < 2) continue;
        const std::size_t copies = players.size();
        players.erase(std::unique(players.begin(), players.end()), players.end());
        std::vector<std::string> names;
        for (const PlayerColour player : players) names.push_back(words_for(player));
        problems.push_back({Rule::ticket_twice,
                            Severity::error,
                            players,
                            {},
                            {key.low, key.high},
                            "The ticket " + words_for(*game.map, HeldTicket{key.low, key.high, key.points}) +
                                " is held " + (copies == 2 ? "twice" : std::to_string(copies) + " times") + " (" +
                                listed(names) + "); there is one such card."});
    }
    return problems;
}

std::optional<Problem> check_long(const Game& game, const Player& player) {
    if (!game.variant->max_long_tickets) return std::nullopt;
    std::vector<std::string> long_ones;
    for (const HeldTicket& ticket : player.tickets) {
        const auto card = card_of(game, ticket);
        if (card && is_in(game.map->ticket(*card), game.variant->long_decks)) {
            long_ones.push_back(words_for(*game.map, ticket));
        }
    }
    const int most = *game.variant->max_long_tickets;
    if (std::ssize(long_ones) <= most) return std::nullopt;
    return Problem{Rule::long_tickets,
                   Severity::error,
                   {player.colour},
                   {},
                   {},
                   words_for(player.colour) + " holds " + counted(static_cast<int>(long_ones.size()), "long ticket") +
                       " (" + listed(long_ones) + "); in the variant " + game.variant->name + " a player keeps " +
                       (most == 0 ? "none." : "at most " + std::to_string(most) + ".")};
}

std::optional<Problem> check_few(const Game& game, const Player& player) {
    const int held = static_cast<int>(player.tickets.size());
    if (held >= game.variant->min_tickets) return std::nullopt;
    return Problem{Rule::few_tickets,
                   Severity::note,
                   {player.colour},
                   {},
                   {},
                   words_for(player.colour) + " has " + (held == 0 ? "no tickets" : counted(held, "ticket")) +
                       ", but every player keeps at least " + std::to_string(game.variant->min_tickets) +
                       ": have all of them been entered?"};
}

}  // namespace

std::vector<Problem> check_hands(const Game& game) {
    std::vector<Problem> problems;
    for (const Player& player : game.players) {
        for (const HeldTicket& ticket : player.tickets) {
            if (auto problem = check_card(game, player, ticket)) problems.push_back(std::move(*problem));
        }
    }
    std::ranges::move(check_twice(game), std::back_inserter(problems));
    for (const Player& player : game.players) {
        if (auto problem = check_long(game, player)) problems.push_back(std::move(*problem));
        if (auto problem = check_few(game, player)) problems.push_back(std::move(*problem));
    }
    return problems;
}

}  // namespace railref::scoring
