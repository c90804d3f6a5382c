#include "app/panel/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include "app/panel/language.h"
#include "maps/place_names.h"

namespace railref::app {
namespace {

QString say(const char* text) { return QCoreApplication::translate("Words", text); }

QString track_word(maps::TrackColour colour) {
    using enum maps::TrackColour;
    switch (colour) {
        case gray:
            return say(QT_TRANSLATE_NOOP("Words", "gray"));
        case red:
            return say(QT_TRANSLATE_NOOP("Words", "red"));
        case blue:
            return say(QT_TRANSLATE_NOOP("Words", "blue"));
        case green:
            return say(QT_TRANSLATE_NOOP("Words", "green"));
        case yellow:
            return say(QT_TRANSLATE_NOOP("Words", "yellow"));
        case black:
            return say(QT_TRANSLATE_NOOP("Words", "black"));
        case white:
            return say(QT_TRANSLATE_NOOP("Words", "white"));
        case orange:
            return say(QT_TRANSLATE_NOOP("Words", "orange"));
        case pink:
            return say(QT_TRANSLATE_NOOP("Words", "pink"));
    }
    return {};
}

}  // namespace

QString colour_word(maps::PlayerColour colour) {
    using enum maps::PlayerColour;
    switch (colour) {
        case red:
            return say(QT_TRANSLATE_NOOP("Words", "Red"));
        case blue:
            return say(QT_TRANSLATE_NOOP("Words", "Blue"));
        case green:
            return say(QT_TRANSLATE_NOOP("Words", "Green"));
        case yellow:
            return say(QT_TRANSLATE_NOOP("Words", "Yellow"));
        case black:
            return say(QT_TRANSLATE_NOOP("Words", "Black"));
        case purple:
            return say(QT_TRANSLATE_NOOP("Words", "Purple"));
        case white:
            return say(QT_TRANSLATE_NOOP("Words", "White"));
    }
    return {};
}

QString player_name(const scoring::Player& player) {
    return player.name.empty() ? colour_word(player.colour) : QString::fromStdString(player.name);
}

QString city_name(const maps::BoardMap& map, maps::CityId city) {
    return QString::fromStdString(maps::city_name(map, city, language_code()));
}

QString board_name(const maps::BoardMap& map) { return QString::fromStdString(maps::board_name(map, language_code())); }

QString variant_name(const maps::BoardMap& map, const maps::Variant& variant) {
    return QString::fromStdString(maps::variant_name(map, variant, language_code()));
}

QString rulebook_name(const maps::BoardMap& map) {
    return QString::fromStdString(maps::rulebook_name(map, language_code()));
}

QString when(const GameId& game) {
    auto begun = QDateTime::fromString(QString::fromStdString(game.begun()), QStringLiteral("yyyy-MM-dd HH:mm"));
    begun.setTimeSpec(Qt::UTC);
    const QDateTime here = begun.toLocalTime();  // some languages' short format counts seconds
    return QLocale().toString(here.date(), QLocale::ShortFormat) + here.time().toString(QStringLiteral(", HH:mm"));
}

QStringList city_spellings(const maps::BoardMap& map, maps::CityId city) {
    QStringList names{city_name(map, city), QString::fromStdString(map.city(city).name)};
    names.removeDuplicates();
    return names;
}

QString route_name(const maps::BoardMap& map, maps::RouteId id) {
    const maps::Route& route = map.route(id);
    const QString cities = city_name(map, route.from) + QStringLiteral(" – ") + city_name(map, route.to);
    if (!route.twin) return cities;
    const maps::Route& twin = map.route(*route.twin);
    if (twin.colour != route.colour)
        return say(QT_TRANSLATE_NOOP("Words", "%1, the %2 one")).arg(cities, track_word(route.colour));
    return (index(id) < index(*route.twin) ? say(QT_TRANSLATE_NOOP("Words", "%1, the first of two"))
                                           : say(QT_TRANSLATE_NOOP("Words", "%1, the second of two")))
        .arg(cities);
}

QString route_details(const maps::BoardMap& map, maps::RouteId id) {
    const maps::Route& route = map.route(id);
    QStringList words{route.length() == 1 ? say(QT_TRANSLATE_NOOP("Words", "1 train"))
                                          : say(QT_TRANSLATE_NOOP("Words", "%1 trains")).arg(route.length())};
    words += map.points(id) == 1 ? say(QT_TRANSLATE_NOOP("Words", "1 point"))
                                 : say(QT_TRANSLATE_NOOP("Words", "%1 points")).arg(map.points(id));
    words += track_word(route.colour);
    if (route.tunnel) words += say(QT_TRANSLATE_NOOP("Words", "tunnel"));
    if (route.ferry_locomotives > 0) words += say(QT_TRANSLATE_NOOP("Words", "ferry"));
    return words.join(QStringLiteral(" · "));
}

QString reading_step(const std::string& step) {
    if (step == "finding the board") return say(QT_TRANSLATE_NOOP("Words", "Finding the board"));
    if (step == "reading the trains") return say(QT_TRANSLATE_NOOP("Words", "Reading the trains"));
    return QString::fromStdString(step);
}

QString photo_trouble(const std::string& why) {
    if (why.starts_with("the picture is too small"))
        return say(QT_TRANSLATE_NOOP("Words", "The picture is too small to find a board in it."));
    if (why.starts_with("no board"))
        return say(QT_TRANSLATE_NOOP("Words", "No board that Railref knows was found in it."));
    if (why.starts_with("the board in it is mirrored"))
        return say(QT_TRANSLATE_NOOP("Words", "The board in it is mirrored: take it with the back camera."));
    if (why.starts_with("it has hardly any colours"))
        return say(QT_TRANSLATE_NOOP("Words", "It has hardly any colours: nobody can say whose trains these are."));
    if (why.starts_with("it is burnt out"))
        return say(QT_TRANSLATE_NOOP("Words", "It is burnt out: nobody can say whose trains these are."));
    if (why.starts_with("it shows another board"))
        return say(QT_TRANSLATE_NOOP("Words", "It shows another board than the other photos."));
    if (why.starts_with("it shows another position"))
        return say(QT_TRANSLATE_NOOP("Words", "It shows another position than the other photos."));
    return QString::fromStdString(why);
}

QString doubt_word(const std::string& why) {
    if (why == "glare") return say(QT_TRANSLATE_NOOP("Words", "Light is reflected there."));
    if (why == "shadow") return say(QT_TRANSLATE_NOOP("Words", "It lies in shadow."));
    if (why == "between two routes") return say(QT_TRANSLATE_NOOP("Words", "The trains lie between two routes."));
    if (why == "two colours") return say(QT_TRANSLATE_NOOP("Words", "Trains of two colours are seen there."));
    if (why == "unusual colour")
        return say(QT_TRANSLATE_NOOP("Words", "These trains look unlike any colour of this game."));
    if (why == "covered") return say(QT_TRANSLATE_NOOP("Words", "Something seems to lie on it."));
    if (why == "not full") return say(QT_TRANSLATE_NOOP("Words", "Not every space has a train."));
    if (why == "rule") return say(QT_TRANSLATE_NOOP("Words", "What is seen there would break a rule."));
    return QString::fromStdString(why);
}

int owner_number(const vision::Occupant& owner) {
    const auto* colour = std::get_if<maps::PlayerColour>(&owner);
    return colour ? static_cast<int>(*colour) : -1;
}

vision::Occupant owner_of_number(int number) {
    if (number < 0) return vision::Nobody{};
    return static_cast<maps::PlayerColour>(number);
}

}  // namespace railref::app
