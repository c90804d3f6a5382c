#include "app/panel/dudu/dudu_words.h"

#include <QCoreApplication>
#include <array>
#include <map>
#include <mutex>

#include "app/panel/palette.h"
#include "app/panel/words.h"
#include "maps/dudu/load_hex_map.h"
#include "maps/ids.h"

namespace railref::app {

using maps::dudu::Side;

namespace {

using scoring::dudu::Answer;
using scoring::dudu::TechnologyKind;

QString say(const char* text) { return QCoreApplication::translate("Dudu", text); }
QString plain(const std::string& text) { return QString::fromStdString(text); }

constexpr int pink = 7;
constexpr int first_unknown = 8;

/// Colours of people's own maps; boards ask for them off the GUI thread, too.
struct UnknownColours {
    std::mutex one_at_a_time;
    std::vector<std::string> names;
};

UnknownColours& unknown_colours() {
    static UnknownColours colours;
    return colours;
}

struct GoodFacts {
    const char* word;
    const char* colour;
};

const std::map<std::string, GoodFacts>& goods() {
    static const std::map<std::string, GoodFacts> facts{{"wood", {QT_TRANSLATE_NOOP("Dudu", "Wood"), "#9B6B3D"}},
                                                        {"stone", {QT_TRANSLATE_NOOP("Dudu", "Stone"), "#8A9099"}},
                                                        {"coal", {QT_TRANSLATE_NOOP("Dudu", "Coal"), "#30353E"}},
                                                        {"iron", {QT_TRANSLATE_NOOP("Dudu", "Iron"), "#5B7796"}},
                                                        {"sulphur", {QT_TRANSLATE_NOOP("Dudu", "Sulphur"), "#D8B62C"}},
                                                        {"paper", {QT_TRANSLATE_NOOP("Dudu", "Paper"), "#F3ECDB"}},
                                                        {"brick", {QT_TRANSLATE_NOOP("Dudu", "Brick"), "#B4533A"}},
                                                        {"factory", {QT_TRANSLATE_NOOP("Dudu", "Factory"), "#4A4E57"}}};
    return facts;
}

}  // namespace

int colour_number(const std::string& colour) {
    for (int i = 0; i < pink; ++i)
        if (maps::name(static_cast<maps::PlayerColour>(i)) == colour) return i;
    if (colour == "pink") return pink;
    auto& [one_at_a_time, names] = unknown_colours();
    const std::scoped_lock lock(one_at_a_time);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == colour) return first_unknown + static_cast<int>(i);
    names.push_back(colour);
    return first_unknown + static_cast<int>(names.size()) - 1;
}

std::string colour_of_number(int number) {
    if (number < 0) return {};
    if (number < pink) return std::string(maps::name(static_cast<maps::PlayerColour>(number)));
    if (number == pink) return "pink";
    auto& [one_at_a_time, names] = unknown_colours();
    const std::scoped_lock lock(one_at_a_time);
    const auto place = static_cast<std::size_t>(number - first_unknown);
    return place < names.size() ? names[place] : std::string();
}

QString colour_name(const std::string& colour) {
    const int number = colour_number(colour);
    if (number < pink) return colour_word(static_cast<maps::PlayerColour>(number));
    return number == pink ? say(QT_TRANSLATE_NOOP("Dudu", "Pink")) : plain(colour);
}

QColor piece_colour(const std::string& colour) {
    const int number = colour_number(colour);
    return number < 0 ? QColor("#8A9099") : piece_colour_of(number);
}

QString player_name(const scoring::dudu::Player& player) {
    return player.name.empty() ? colour_name(player.colour) : plain(player.name);
}

QString good_name(const std::string& good) {
    const auto found = goods().find(good);
    return found == goods().end() ? plain(good) : say(found->second.word);
}

QString good_sign(const std::string& good) {
    const QString name = good_name(good);
    const bool signs = !name.isEmpty() && name.front().unicode() >= 0x2E80;
    return name.left(signs ? 1 : 2);
}

QColor good_colour(const std::string& good) {
    const auto found = goods().find(good);
    return found == goods().end() ? QColor("#7B6FA8") : QColor(found->second.colour);
}

QString dudu_name() { return say(QT_TRANSLATE_NOOP("Dudu", "火車嘟嘟")); }

QString dudu_board_name(const maps::dudu::HexMap& map) {
    return dudu_name() + QStringLiteral(" · ") + hex_map_name(map);
}

QString hex_map_name(const maps::dudu::HexMap& map) {
    if (maps::dudu::built_in_hex_map(map.id()) == nullptr) return plain(map.name());
    static const std::map<std::string, const char*> names{{"two-bays", QT_TRANSLATE_NOOP("Dudu", "Two Bays")},
                                                          {"lake-ring", QT_TRANSLATE_NOOP("Dudu", "Lake Ring")},
                                                          {"narrows", QT_TRANSLATE_NOOP("Dudu", "Narrows")}};
    const auto found = names.find(map.id());
    return found == names.end() ? plain(map.name()) : say(found->second);
}

QString building_name(const maps::dudu::Building& building) {
    using maps::dudu::BuildingKind;
    if (building.kind == BuildingKind::city)
        return say(QT_TRANSLATE_NOOP("Dudu", "City: %1")).arg(colour_name(building.what));
    if (building.kind == BuildingKind::resource_site)
        return say(QT_TRANSLATE_NOOP("Dudu", "Resource site: %1")).arg(good_name(building.what));
    return factory_kind_name(building.what);
}

QString side_name(Side side) {
    static constexpr std::array names{QT_TRANSLATE_NOOP("Dudu", "east"),       QT_TRANSLATE_NOOP("Dudu", "south-east"),
                                      QT_TRANSLATE_NOOP("Dudu", "south-west"), QT_TRANSLATE_NOOP("Dudu", "west"),
                                      QT_TRANSLATE_NOOP("Dudu", "north-west"), QT_TRANSLATE_NOOP("Dudu", "north-east")};
    return say(names[index(side)]);
}

QString technology_name(const scoring::dudu::Technology& technology) {
    switch (technology.kind) {
        case TechnologyKind::per_two_orders:
            return say(QT_TRANSLATE_NOOP("Dudu", "1 point per 2 orders"));
        case TechnologyKind::order_scoring:
            return say(QT_TRANSLATE_NOOP("Dudu", "Order scoring: %1")).arg(colour_name(technology.city));
        case TechnologyKind::sell_plus_one:
            return say(QT_TRANSLATE_NOOP("Dudu", "Sell +1: %1")).arg(colour_name(technology.city));
    }
    return {};
}

QString terrain_name(maps::dudu::Terrain terrain) {
    static constexpr std::array names{QT_TRANSLATE_NOOP("Dudu", "Land"), QT_TRANSLATE_NOOP("Dudu", "Forest"),
                                      QT_TRANSLATE_NOOP("Dudu", "Water")};
    return say(names[static_cast<std::size_t>(terrain)]);
}

QString factory_kind_name(const std::string& kind) {
    if (kind == "factory") return say(QT_TRANSLATE_NOOP("Dudu", "Factory"));
    return say(QT_TRANSLATE_NOOP("Dudu", "Factory: %1")).arg(good_name(kind));
}

QString hex_doubt_word(const std::string& why) {
    static const std::map<std::string, const char*> words{
        {"glare", QT_TRANSLATE_NOOP("Dudu", "glare")},
        {"faint", QT_TRANSLATE_NOOP("Dudu", "the stroke is faint")},
        {"smudge", QT_TRANSLATE_NOOP("Dudu", "perhaps a smudge")},
        {"under the train", QT_TRANSLATE_NOOP("Dudu", "under the train")},
        {"photos disagree", QT_TRANSLATE_NOOP("Dudu", "photos disagree")}};
    const auto found = words.find(why);
    return found == words.end() ? QString() : say(found->second);
}

QString verdict_text(std::string_view rule) {
    static const std::map<std::string_view, const char*> sentences{
        {"track.legal", QT_TRANSLATE_NOOP("Dudu", "This stretch may be drawn.")},
        {"track.none", QT_TRANSLATE_NOOP("Dudu", "Nothing is drawn yet.")},
        {"track.too-many",
         QT_TRANSLATE_NOOP("Dudu", "At most three pieces of track in one action; iron pays for one.")},
        {"track.off-map", QT_TRANSLATE_NOOP("Dudu", "There is no hex on the map.")},
        {"track.on-building", QT_TRANSLATE_NOOP("Dudu", "Track may not be drawn where a building stands.")},
        {"track.impassable", QT_TRANSLATE_NOOP("Dudu", "This map allows no track on this terrain.")},
        {"track.same-side", QT_TRANSLATE_NOOP("Dudu", "A piece of track ends at two different sides.")},
        {"track.neighbouring-sides",
         QT_TRANSLATE_NOOP("Dudu", "A piece of track may not join two neighbouring sides of a hex.")},
        {"track.already-there", QT_TRANSLATE_NOOP("Dudu", "There is track between these sides already.")},
        {"track.not-connected",
         QT_TRANSLATE_NOOP("Dudu", "The pieces do not make one unbroken line, as a pen draws it.")},
        {"move.legal", QT_TRANSLATE_NOOP("Dudu", "The train can move there.")},
        {"move.no-way", QT_TRANSLATE_NOOP("Dudu", "No track leads there in the direction that the train faces.")},
        {"move.occupied", QT_TRANSLATE_NOOP("Dudu", "Another train stands there: it may be passed, but not joined.")},
        {"move.too-far", QT_TRANSLATE_NOOP("Dudu", "Too far: wood or coal is good for up to 5 steps.")},
        {"turn.penalty", QT_TRANSLATE_NOOP("Dudu", "The train may turn this way, for a penalty piece.")},
        {"turn.same", QT_TRANSLATE_NOOP("Dudu", "The train faces this way already.")},
        {"turn.no-track", QT_TRANSLATE_NOOP("Dudu", "No track under the train leads this way.")},
        {"factory.legal", QT_TRANSLATE_NOOP("Dudu", "A factory may stand here.")},
        {"factory.off-map", QT_TRANSLATE_NOOP("Dudu", "There is no hex on the map.")},
        {"factory.on-building", QT_TRANSLATE_NOOP("Dudu", "There is a building already.")},
        {"factory.impassable", QT_TRANSLATE_NOOP("Dudu", "This map allows nothing to be drawn on this terrain.")},
        {"factory.on-track", QT_TRANSLATE_NOOP("Dudu", "A factory may not stand on track.")},
        {"factory.far-from-train",
         QT_TRANSLATE_NOOP("Dudu", "A factory stands within one hex of the builder’s own train.")},
        {"factory.before-opening",
         QT_TRANSLATE_NOOP("Dudu",
                           "A factory may not stand before the opening of a building (water openings excepted).")},
        {"factory.before-train",
         QT_TRANSLATE_NOOP("Dudu", "A factory may not stand right in front of another player’s train.")},
        {"factory.cuts-map",
         QT_TRANSLATE_NOOP("Dudu", "The map would fall into parts that can never be joined again.")},
        {"location.opening", QT_TRANSLATE_NOOP("Dudu", "The train is next to an opening.")},
        {"location.waterway",
         QT_TRANSLATE_NOOP("Dudu", "The train is next to a water opening, and its player has the waterway.")},
        {"location.water",
         QT_TRANSLATE_NOOP("Dudu", "This is a water opening: without the waterway it costs a penalty piece.")},
        {"location.closed", QT_TRANSLATE_NOOP("Dudu", "This side is closed: it costs a penalty piece.")},
        {"location.none", QT_TRANSLATE_NOOP("Dudu", "There is no building here.")},
        {"location.not-next-to", QT_TRANSLATE_NOOP("Dudu", "The train is not next to this building.")}};
    const auto found = sentences.find(rule);
    return found == sentences.end() ? QString() : say(found->second);
}

QString answer_word(Answer answer) {
    switch (answer) {
        case Answer::yes:
            return say(QT_TRANSLATE_NOOP("Dudu", "Yes"));
        case Answer::with_penalty:
            return say(QT_TRANSLATE_NOOP("Dudu", "Only with a penalty piece (−3)"));
        case Answer::no:
            return say(QT_TRANSLATE_NOOP("Dudu", "No"));
    }
    return {};
}

QString end_text(const scoring::dudu::EndVerdict& verdict) {
    using scoring::dudu::Stage;
    switch (verdict.stage) {
        case Stage::playing:
            return say(QT_TRANSLATE_NOOP("Dudu", "Nobody has 25 points yet: play goes on."));
        case Stage::last_of_all:
            return say(QT_TRANSLATE_NOOP(
                           "Dudu",
                           "25 points are reached: this round is finished, then two more are played, up to round %1."))
                .arg(verdict.last_round.value_or(0));
        case Stage::extra_rounds:
            return say(QT_TRANSLATE_NOOP("Dudu", "One of the two more rounds: the last is round %1."))
                .arg(verdict.last_round.value_or(0));
        case Stage::over:
            return say(QT_TRANSLATE_NOOP("Dudu", "The game is over; the final scoring follows."));
    }
    return {};
}

QString signed_points(int number) {
    return number > 0   ? QStringLiteral("+%1").arg(number)
           : number < 0 ? QStringLiteral("−%1").arg(-number)
                        : QStringLiteral("0");
}

}  // namespace railref::app
