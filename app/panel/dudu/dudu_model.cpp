#include "app/panel/dudu/dudu_model.h"

#include <algorithm>

#include "app/panel/dudu/dudu_words.h"
#include "maps/dudu/train_colours.h"

namespace railref::app {

using maps::dudu::HexMap;
using scoring::dudu::Player;

std::shared_ptr<const maps::dudu::HexMapDraft> facts_of(const std::shared_ptr<const HexMap>& map) {
    return {map, &map->facts()};
}

DuduModel::DuduModel(std::filesystem::path maps_folder, QObject* parent)
    : QObject(parent), maps_(std::move(maps_folder)) {}

void DuduModel::newGame(const QString& map) {
    if (session_ && board_id() == map && !sample_) return;
    if (const auto found = maps_.find(map.toStdString())) begin(found);
}

void DuduModel::startAgain() {
    if (session_) begin(session_->shared_map());
}

void DuduModel::begin(const MapShelf::MapPtr& map) {
    // The people at the table stay the same.
    DuduSession fresh(map);
    if (session_ && !sample_)
        for (const Player& player : session_->players()) fresh.add_player(player.colour, player.name);
    set_session(std::move(fresh));
}

void DuduModel::set_session(DuduSession session) {
    session_ = std::move(session);
    sample_ = false;
    emit board_changed();
    emit changed();
}

void DuduModel::set_sample(bool sample) {
    sample_ = sample;
    emit changed();
}

std::optional<QString> DuduModel::take_reading(HexReading reading) {
    const bool goes_on = session_ && !sample_ && session_->map().id() == reading.map;
    const auto map = goes_on ? session_->shared_map() : maps_.find(reading.map);
    if (!map) return tr("The map in this photo is no longer kept.");
    if (!is_reading_of(reading, *map)) return tr("The map in this photo is laid out otherwise than the game’s.");
    if (!goes_on) begin(map);
    change([&](DuduSession& session) { return session.set_reading(std::move(reading)); });
    return {};
}

std::optional<maps::FileError> DuduModel::take_map(const HexMap& map) {
    if (const auto kept = maps_.keep(map); !kept) return kept.error();
    emit maps_changed();
    begin(std::make_shared<HexMap>(map));
    return {};
}

void DuduModel::removeMap(const QString& id) {
    if (maps_.is_own(id.toStdString())) (void)maps_.remove(id.toStdString());
    emit maps_changed();
}

void DuduModel::togglePlayer(int colour) {
    const std::string name = colour_of_number(colour);
    change([&](DuduSession& session) {
        if (session.find_player(name) != nullptr) return session.remove_player(name);
        return static_cast<int>(session.players().size()) < session.map().max_players() && session.add_player(name);
    });
}

void DuduModel::renamePlayer(int colour, const QString& name) {
    const std::string trimmed = name.trimmed().toStdString();
    change([&](DuduSession& session) { return session.rename_player(colour_of_number(colour), trimmed); });
}

void DuduModel::undo() {
    change([](DuduSession& session) { return session.undo(); });
}

void DuduModel::redo() {
    change([](DuduSession& session) { return session.redo(); });
}

QVariantList DuduModel::maps() const {
    QVariantList list;
    for (const auto& map : maps_.maps())
        list.push_back(QVariantMap{
            {QStringLiteral("id"), QString::fromStdString(map->id())},
            {QStringLiteral("name"), hex_map_name(*map)},
            {QStringLiteral("players"), tr("%1 to %2 players").arg(map->min_players()).arg(map->max_players())},
            {QStringLiteral("own"), maps_.is_own(map->id())},
            {QStringLiteral("scene"), QVariant::fromValue(HexScene{facts_of(map), {}})}});
    return list;
}

QString DuduModel::board_id() const { return session_ ? QString::fromStdString(session_->map().id()) : QString(); }

QString DuduModel::board_name() const { return session_ ? hex_map_name(session_->map()) : QString(); }

QVariantList DuduModel::colours() const {
    QVariantList list;
    if (!session_) return list;
    std::vector<std::string> offered(maps::dudu::train_colours.begin(), maps::dudu::train_colours.end());
    for (const Player& player : session_->players())
        if (std::ranges::find(offered, player.colour) == offered.end()) offered.push_back(player.colour);
    for (const std::string& colour : offered) {
        const Player* player = session_->find_player(colour);
        list.push_back(
            QVariantMap{{QStringLiteral("colour"), colour_number(colour)},
                        {QStringLiteral("word"), colour_name(colour)},
                        {QStringLiteral("playing"), player != nullptr},
                        {QStringLiteral("name"), player ? QString::fromStdString(player->name) : QString()}});
    }
    return list;
}

QVariantList DuduModel::players() const {
    QVariantList list;
    if (!session_) return list;
    const auto trains = session_->board_draft().trains;
    for (const Player& player : session_->final_draft().players) {
        const bool on_board =
            std::ranges::any_of(trains, [&](const auto& train) { return train.colour == player.colour; });
        list.push_back(QVariantMap{{QStringLiteral("colour"), colour_number(player.colour)},
                                   {QStringLiteral("word"), colour_name(player.colour)},
                                   {QStringLiteral("name"), player_name(player)},
                                   {QStringLiteral("points"), player.points},
                                   {QStringLiteral("onBoard"), on_board}});
    }
    return list;
}

bool DuduModel::enough_players() const {
    return session_ && static_cast<int>(session_->final_draft().players.size()) >= session_->map().min_players();
}

QString DuduModel::certainty() const {
    if (!has_reading()) return {};
    const auto all = static_cast<int>(session_->reading()->hexes.size());
    const auto open = static_cast<int>(session_->open_questions().size() + session_->unseen_hexes().size());
    return open == 0 ? tr("All %1 hexes are certain.").arg(all)
                     : tr("%1 of %2 hexes are certain.").arg(all - open).arg(all);
}

HexScene DuduModel::scene() const {
    if (!session_) return {};
    return {facts_of(session_->shared_map()), session_->board_draft()};
}

}  // namespace railref::app
