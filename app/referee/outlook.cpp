#include "app/referee/outlook.h"

#include <algorithm>

#include "app/referee/doubt.h"

namespace railref::app {

namespace {

using scoring::Matters;

/// Enough to tell what matters; the command line takes more.
constexpr scoring::DoubtLimits quick{.exact = 1U << 12U, .samples = 3'000, .rescored = 30'000};

using Spot = std::variant<RouteId, CityId, PlayerColour>;

Spot spot_of(const Place& place) {
    return std::visit([](auto id) { return Spot(id); }, place);
}

/// The place of a weighed question in the doubtful position, and how early it should be asked.
struct Weighed {
    std::size_t rank = 0;
    Matters matters = Matters::winner;
    double chance = 0;
    const scoring::DoubtfulPlace* place = nullptr;
};

/// A place that the reading does not ask about is asked when an error there would be as likely as this to change the
/// winner.
constexpr double worth_asking = 0.005;

class Weights {
public:
    Weights(const scoring::DoubtfulPosition& doubtful, const scoring::DoubtVerdict& verdict) {
        for (const scoring::DoubtQuestion& question : verdict.questions)
            weighed_.push_back({weighed_.size(), question.matters, question.chance_it_changes_the_winner,
                                &doubtful.places[question.place]});
    }

    [[nodiscard]] const Weighed* find(const Spot& spot) const {
        const auto found =
            std::ranges::find_if(weighed_, [&](const Weighed& each) { return spot_of(each.place->place) == spot; });
        return found == weighed_.end() ? nullptr : &*found;
    }
    [[nodiscard]] const std::vector<Weighed>& all() const { return weighed_; }

private:
    std::vector<Weighed> weighed_;
};

std::vector<Occupant> likeliest_first(const scoring::DoubtfulPlace& place) {
    auto options = place.options;
    std::ranges::stable_sort(options, std::greater(), &scoring::DoubtOption::probability);
    std::vector<Occupant> owners;
    for (const scoring::DoubtOption& option : options)
        owners.push_back(option.owner ? Occupant(*option.owner) : Occupant(Nobody{}));
    return owners;
}

/// Nobody and every player; who the photo thinks likeliest comes first.
std::vector<Occupant> anybody(const GameSession& session, const Place& place) {
    std::vector<Occupant> owners{session.state(place).owner};
    const auto add = [&](const Occupant& owner) {
        if (owners.front() != owner) owners.push_back(owner);
    };
    for (const scoring::Player& player : session.game().players) add(player.colour);
    add(Nobody{});
    return owners;
}

bool every_hand_is_full(const scoring::Game& game) {
    return std::ranges::all_of(game.players, [&](const scoring::Player& player) {
        return std::ssize(player.tickets) >= std::max(1, game.variant->min_tickets);
    });
}

std::vector<OpenPlace> open_places(const GameSession& session) {
    std::vector<OpenPlace> open;
    for (vision::Question& question : session.open_questions()) {
        const bool marker = std::holds_alternative<PlayerColour>(question.place);
        open.push_back({question.place, OpenPlace::Kind::asked, std::move(question.options), std::move(question.why),
                        marker ? Matters::nothing : Matters::winner});
    }
    for (const Place& place : session.unseen_places())
        open.push_back({spot_of(place), OpenPlace::Kind::unseen, anybody(session, place), {}, Matters::winner});
    return open;
}

}  // namespace

std::optional<Outlook> look_ahead(const GameSession& session, const std::stop_token& stop) {
    Outlook outlook;
    if (session.reading() == nullptr) return outlook;
    outlook.open = open_places(session);
    const auto doubtful = doubtful_position(*session.reading(), session.answers(), session.game());
    const auto verdict = scoring::weigh_doubt(doubtful, quick, stop);
    if (!verdict) return std::nullopt;
    const Weights weights(doubtful, *verdict);
    outlook.hands_known = every_hand_is_full(doubtful.game);
    outlook.sampled = verdict->error.has_value();

    if (outlook.hands_known) {
        for (OpenPlace& open : outlook.open)
            if (const Weighed* weighed = weights.find(open.place)) open.matters = weighed->matters;
        for (const Weighed& weighed : weights.all()) {
            const Spot spot = spot_of(weighed.place->place);
            if (weighed.matters != Matters::winner || weighed.chance < worth_asking ||
                std::ranges::count(outlook.open, spot, &OpenPlace::place) > 0)
                continue;
            outlook.open.push_back(
                {spot, OpenPlace::Kind::unsure, likeliest_first(*weighed.place), {}, Matters::winner});
        }
    }
    const auto order = [&](const OpenPlace& open) {
        const Weighed* weighed = weights.find(open.place);
        const bool marker = std::holds_alternative<PlayerColour>(open.place);
        return std::tuple(marker, open.matters, weighed ? weighed->rank : weights.all().size());
    };
    std::ranges::stable_sort(outlook.open, {}, order);
    outlook.winner_settled = outlook.hands_known && std::ranges::none_of(outlook.open, [](const OpenPlace& open) {
                                 return open.matters == Matters::winner;
                             });
    return outlook;
}

}  // namespace railref::app
