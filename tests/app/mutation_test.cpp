#include <gtest/gtest.h>

#include <array>
#include <random>

#include "app/referee/convert.h"
#include "app/referee/doubt.h"
#include "app/referee/game_file.h"
#include "app/referee/game_session.h"
#include "app/referee/reading_file.h"
#include "app/referee/scoresheet_json.h"
#include "maps/load_map.h"
#include "tests/app/program.h"

/// Damaged documents by the thousand: each is either refused with one line, or taken and scored. Under the sanitizers
/// (Debug preset) this is a small fuzzer.
namespace railref::tests {
namespace {

using maps::Json;

class Mutator {
public:
    explicit Mutator(unsigned seed) : random_(seed) {}

    /// A damaged text of the document: sometimes its bytes are damaged, sometimes its values.
    std::string damage(const Json& document) {
        return below(3) == 0 ? damage_bytes(document.dump()) : damage_value(document);
    }

private:
    std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }

    std::string damage_bytes(std::string text) {
        for (std::size_t times = 1 + below(3); times > 0 && !text.empty(); --times) {
            const std::size_t at = below(text.size());
            const std::size_t length = 1 + below(std::min<std::size_t>(40, text.size() - at));
            switch (below(5)) {
                case 0:
                    text.resize(at);
                    break;
                case 1:
                    text[at] = static_cast<char>(below(256));
                    break;
                case 2:
                    text.erase(at, length);
                    break;
                case 3:
                    text.insert(at, text.substr(at, length));
                    break;
                default:
                    text.insert(at, 1, "{}[]\",:-0e\\"[below(11)]);
                    break;
            }
        }
        return text;
    }

    /// Puts a strange value, or another part of the document, in a random place, or takes the place away.
    std::string damage_value(Json document) {
        for (std::size_t times = 1 + below(2); times > 0; --times) {
            const Json donor = pick(document);
            Json& place = pick(document);
            switch (below(4)) {
                case 0:
                    place = donor;
                    break;
                case 1:
                    if (place.is_structured() && !place.empty())
                        place.erase(std::next(place.begin(), ptrdiff(below(place.size()))));
                    break;
                case 2:
                    if (place.is_object()) place[std::array{"", "red", "/", "format", "\n"}[below(5)]] = donor;
                    break;
                default:
                    place = strange();
                    break;
            }
        }
        return document.dump(-1, ' ', false, Json::error_handler_t::replace);
    }

    static std::ptrdiff_t ptrdiff(std::size_t n) { return static_cast<std::ptrdiff_t>(n); }

    Json& pick(Json& document) {
        Json* place = &document;
        while (place->is_structured() && !place->empty() && below(5) != 0) {
            place = &*std::next(place->begin(), ptrdiff(below(place->size())));
        }
        return *place;
    }

    Json strange() {
        const std::array<Json, 17> values{
            nullptr,        true, -1, 0,     99,     100,      2147483648LL,          -9.2e18,
            1e308,          0.5,  "", "red", "none", "unseen", std::string(300, 'x'), Json::object(),
            Json::array({})};
        return values[below(values.size())];
    }

    std::mt19937 random_;
};

void expect_clear(const maps::FileError& error) {
    EXPECT_EQ(error.file, "mutant");
    EXPECT_FALSE(error.expected.empty());
    EXPECT_LT(error.message().size(), 700U) << error.message();
}

TEST(Mutation, GamesAreRefusedOrScored) {
    Mutator mutator(20261121);
    Json game = small_game();
    game["players"][0]["score_marker"] = 5;
    game["players"][0]["station_choices"] = {{"london", "dieppe-london-gray-1"}};
    game["players"][0]["paper"] = {{"total", 28}};
    int taken = 0;
    for (int i = 0; i < 4000; ++i) {
        const std::string text = mutator.damage(game);
        const auto parsed = app::parse_game(text, "mutant");
        if (!parsed) {
            expect_clear(parsed.error());
            continue;
        }
        ++taken;
        const Json sheet = app::scoresheet_json(parsed->game, scoring::score(parsed->game));
        EXPECT_EQ(sheet["players"].size(), parsed->game.players.size());
        const auto again = app::parse_game(app::game_json(parsed->game, parsed->document).dump(), "mutant");
        ASSERT_TRUE(again.has_value()) << again.error().message() << "\n" << text;
        EXPECT_EQ(again->game.position, parsed->game.position);
        EXPECT_EQ(again->game.players, parsed->game.players);
    }
    EXPECT_GT(taken, 100) << "mutants that are all refused test little";
}

TEST(Mutation, SessionsAreRefusedOrGoOn) {
    Mutator mutator(7);
    app::GameSession session(*maps::built_in_board("europe"));
    session.set_reading(app::parse_reading(small_reading().dump(), "reading")->reading);
    session.answer(maps::RouteId(3), maps::PlayerColour::blue);
    const Json saved = session.json();
    int taken = 0;
    for (int i = 0; i < 400; ++i) {
        const std::string text = mutator.damage(saved);
        const auto parsed = app::GameSession::parse(text, "mutant");
        if (!parsed) {
            expect_clear(parsed.error());
            continue;
        }
        ++taken;
        const auto again = app::GameSession::parse(parsed->json().dump(), "mutant");
        ASSERT_TRUE(again.has_value()) << again.error().message() << "\n" << text;
        EXPECT_EQ(again->position(), parsed->position());
    }
    EXPECT_GT(taken, 20);
}

TEST(Mutation, ReadingsAndTicketsAreRefusedOrConverted) {
    Mutator mutator(42);
    Json reading = small_reading();
    reading["routes"]["dieppe-paris-pink"] =
        Json::parse(R"({"owner": "red", "confidence": 0.6, "also": {"blue": 0.4}})");
    reading["questions"] = Json::parse(R"([{"route": "dieppe-paris-pink", "options": ["red", "blue"]}])");
    Json tickets = small_tickets();
    tickets["answers"] = Json::parse(R"({"routes": {"berlin-wien-green": "none"}, "stations": {"wien": "red"}})");
    int taken = 0;
    for (int i = 0; i < 1200; ++i) {
        const bool damage_reading = i % 3 == 0;
        const auto parsed = app::parse_reading(damage_reading ? mutator.damage(reading) : reading.dump(), "mutant");
        if (!parsed) {
            expect_clear(parsed.error());
            continue;
        }
        const auto hands = app::parse_tickets(
            *parsed->reading.map, damage_reading ? small_tickets().dump() : mutator.damage(tickets), "mutant");
        if (!hands) {
            expect_clear(hands.error());
            continue;
        }
        ++taken;
        const app::Converted converted = app::convert(parsed->reading, *hands);
        const auto game =
            app::parse_game(app::game_json(converted.file.game, converted.file.document).dump(), "mutant");
        ASSERT_TRUE(game.has_value()) << game.error().message();
        const auto verdict = scoring::weigh_doubt(app::doubtful_position(parsed->reading, hands->answers, game->game));
        EXPECT_GE(verdict.win_probability.size(), game->game.players.size());
    }
    EXPECT_GT(taken, 100);
}

TEST(Mutation, TheProgramAlwaysEndsWithAStatusAndALine) {
    Mutator mutator(5);
    const Folder folder;
    for (int i = 0; i < 40; ++i) {
        const std::string text = mutator.damage(small_game());
        const Outcome outcome = railref({"check", folder.write("game.json", text)});
        SCOPED_TRACE(text);
        EXPECT_TRUE(outcome.status == 0 || outcome.status == 1 || outcome.status == 2) << outcome.status;
        if (outcome.status == 2) {
            expect_one_line(outcome, 2);
        } else {
            EXPECT_FALSE(outcome.out.empty());
        }
    }
}

}  // namespace
}  // namespace railref::tests
