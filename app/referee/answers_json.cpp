#include "app/referee/answers_json.h"

#include "app/referee/scoresheet_json.h"
#include "app/referee/slugs.h"

namespace railref::app {

namespace {

using maps::Json;

Json problem_json(const maps::BoardMap& map, const scoring::Problem& problem) {
    Json json;
    json["rule"] = scoring::name(problem.rule);
    json["severity"] = problem.severity == scoring::Severity::error ? "error" : "note";
    json["players"] = words(problem.players);
    json["routes"] = slugs(map, problem.routes);
    json["cities"] = slugs(map, problem.cities);
    json["message"] = problem.message;
    return json;
}

Json sheet_json(const scoring::SheetAudit& sheet, const std::string& sentence) {
    Json json;
    json["rule"] = "paper_sheet";
    json["severity"] = "note";
    json["players"] = Json::array({maps::name(sheet.colour)});
    json["routes"] = Json::array();
    json["cities"] = Json::array();
    json["message"] = sentence;
    return json;
}

Json claim_json(const maps::BoardMap& map, const scoring::ClaimVerdict& claim) {
    Json json;
    json["valid"] = claim.valid();
    json["length"] = claim.length;
    json["routes"] = slugs(map, claim.routes);
    if (claim.fault) {
        json["fault"]["step"] = claim.fault->step;
        json["fault"]["rule"] = scoring::name(claim.fault->rule);
        json["fault"]["message"] = claim.fault->message;
    }
    json["longest"] = claim.longest();
    return json;
}

Json plan_json(const maps::BoardMap& map, const scoring::StationPlan& plan) {
    Json json;
    json["borrowed"] = borrowed_json(map, plan.borrowed);
    json["ticket_points"] = plan.tickets.points;
    json["tickets_completed"] = plan.tickets.completed;
    return json;
}

Json claimed_json(const maps::BoardMap& map, const scoring::ClaimedStations& claimed) {
    Json json = plan_json(map, claimed.plan);
    json["problems"] = Json::array();
    for (const scoring::ChoiceProblem& problem : claimed.problems) {
        json["problems"].push_back(Json{{"city", map.city(problem.city).slug}, {"message", problem.message}});
    }
    return json;
}

Json worth_json(const maps::BoardMap& map, const scoring::StationWorth& worth) {
    Json json;
    json["city"] = map.city(worth.city).slug;
    if (worth.borrowed) json["route"] = map.route(*worth.borrowed).slug;
    json["completes"] = Json::array();
    for (const scoring::HeldTicket& ticket : worth.completes) {
        json["completes"].push_back(
            Json{{"from", map.city(ticket.from).slug}, {"to", map.city(ticket.to).slug}, {"points", ticket.points}});
    }
    json["points_lost_without"] = worth.points_lost;
    json["same"] = slugs(map, worth.same);
    json["message"] = worth.sentence;
    return json;
}

}  // namespace

Json check_json(const scoring::Game& game, std::span<const scoring::Problem> problems,
                std::span<const scoring::SheetAudit> sheets) {
    Json json;
    json["format"] = "railref-check/1";
    json["possible"] = scoring::is_possible(problems);
    json["problems"] = Json::array();
    for (const scoring::Problem& problem : problems) json["problems"].push_back(problem_json(*game.map, problem));
    for (const scoring::SheetAudit& sheet : sheets) {
        if (sheet.agrees()) continue;
        for (const std::string& sentence : sheet.sentences) json["problems"].push_back(sheet_json(sheet, sentence));
    }
    return json;
}

Json longest_json(const maps::BoardMap& map, maps::PlayerColour player, const scoring::LongestRoute& longest,
                  const std::optional<scoring::ClaimVerdict>& claim) {
    Json json;
    json["format"] = "railref-longest/1";
    json["player"] = maps::name(player);
    json["longest_route"] = longest_route_json(map, longest);
    if (claim) json["claim"] = claim_json(map, *claim);
    return json;
}

Json stations_json(const maps::BoardMap& map, maps::PlayerColour player, const scoring::StationsVerdict& verdict) {
    Json json;
    json["format"] = "railref-stations/1";
    json["player"] = maps::name(player);
    json["best"] = plan_json(map, verdict.best);
    json["alternatives"] = Json::array();
    for (const scoring::StationPlan& plan : verdict.alternatives) json["alternatives"].push_back(plan_json(map, plan));
    if (verdict.claimed) json["claimed"] = claimed_json(map, *verdict.claimed);
    json["worth"] = Json::array();
    for (const scoring::StationWorth& worth : verdict.worth) json["worth"].push_back(worth_json(map, worth));
    return json;
}

std::string_view word(scoring::Matters matters) {
    switch (matters) {
        case scoring::Matters::winner:
            return "winner";
        case scoring::Matters::total:
            return "total";
        case scoring::Matters::nothing:
            return "nothing";
    }
    return "";
}

Json doubt_json(const scoring::DoubtfulPosition& doubtful, const scoring::DoubtVerdict& verdict) {
    const maps::BoardMap& map = *doubtful.game.map;
    Json json;
    json["format"] = "railref-doubt/1";
    json["win_probability"] = Json::object();
    for (const auto& [colour, chance] : verdict.win_probability) {
        json["win_probability"][std::string(maps::name(colour))] = chance;
    }
    if (verdict.error) json["error"] = *verdict.error;
    json["questions"] = Json::array();
    for (const scoring::DoubtQuestion& question : verdict.questions) {
        Json entry;
        const auto& place = doubtful.places[question.place].place;
        if (const auto* route = std::get_if<maps::RouteId>(&place)) entry["route"] = map.route(*route).slug;
        if (const auto* city = std::get_if<maps::CityId>(&place)) entry["city"] = map.city(*city).slug;
        entry["matters"] = word(question.matters);
        entry["chance_it_changes_the_winner"] = question.chance_it_changes_the_winner;
        json["questions"].push_back(std::move(entry));
    }
    return json;
}

std::vector<scoring::SheetAudit> audit_sheets(const scoring::Game& game) {
    std::vector<scoring::SheetAudit> audits;
    const scoring::Scoresheet sheet = scoring::score(game);
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        const auto& paper = game.players[i].paper;
        if (paper) audits.push_back(scoring::audit_sheet(game, sheet.players[i], *paper));
    }
    return audits;
}

}  // namespace railref::app
