#include "app/referee/dudu/ruling_json.h"

#include <array>

#include "app/referee/dudu/hex_contents_json.h"

namespace railref::app {

namespace {

using maps::Json;
using scoring::dudu::Answer;
using scoring::dudu::Hex;

constexpr const char* ruling_format = "railref-ruling/1";

Json hexes_json(const std::vector<Hex>& hexes) {
    Json list = Json::array();
    for (const Hex hex : hexes) list.push_back(hex_json(hex));
    return list;
}

const char* answer_word(Answer answer) {
    constexpr std::array words{"yes", "with_penalty", "no"};
    return words[static_cast<std::size_t>(answer)];
}

}  // namespace

Ruling ruling_on_stops(const scoring::dudu::BoardPosition& board, const scoring::dudu::Train& train,
                       scoring::dudu::Move move) {
    Ruling ruling;
    ruling.stops = stops(board, train, move);
    if (ruling.stops.empty()) {
        ruling.verdict = {Answer::no,
                          "move.no-way",
                          "No track leads the " + train.colour + " train on the way it faces.",
                          {train.hex}};
    } else {
        ruling.verdict = {Answer::yes,
                          "move.legal",
                          "The " + train.colour + " train can end on " + std::to_string(ruling.stops.size()) +
                              (ruling.stops.size() == 1 ? " hex." : " hexes."),
                          {train.hex}};
    }
    return ruling;
}

Json ruling_json(const std::string& question, const Ruling& ruling) {
    Json json{{"format", ruling_format}, {"question", question}, {"answer", answer_word(ruling.verdict.answer)}};
    json["rule"] = ruling.verdict.rule;
    json["sentence"] = ruling.verdict.sentence;
    json["hexes"] = hexes_json(ruling.verdict.hexes);
    for (const auto& stop : ruling.stops) {
        json["stops"].push_back({{"hex", hex_json(stop.hex)},
                                 {"facing", index(stop.facing)},
                                 {"steps", stop.steps()},
                                 {"way", hexes_json(stop.way)}});
    }
    for (const auto& region : ruling.regions) json["regions"].push_back(hexes_json(region));
    return json;
}

Json end_json(const scoring::dudu::EndVerdict& verdict) {
    constexpr std::array stages{"playing", "last_of_all", "extra_rounds", "over"};
    Json json{{"format", ruling_format}, {"question", "end"}};
    json["stage"] = stages[static_cast<std::size_t>(verdict.stage)];
    if (verdict.last_round) json["last_round"] = *verdict.last_round;
    if (!verdict.turns_left.empty()) json["turns_left"] = verdict.turns_left;
    json["sentence"] = verdict.sentence;
    return json;
}

std::string ruling_text(const Ruling& ruling) {
    constexpr std::array words{"Yes. ", "Only with a penalty piece. ", "No. "};
    std::string text = words[static_cast<std::size_t>(ruling.verdict.answer)] + ruling.verdict.sentence + " (" +
                       std::string(ruling.verdict.rule) + ")\n";
    for (const auto& stop : ruling.stops)
        text += "  " + maps::dudu::text(stop.hex) + " facing " + std::string(name(stop.facing)) + ", " +
                std::to_string(stop.steps()) + (stop.steps() == 1 ? " step\n" : " steps\n");
    return text;
}

}  // namespace railref::app
