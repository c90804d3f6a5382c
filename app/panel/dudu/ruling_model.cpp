#include "app/panel/dudu/ruling_model.h"

#include <algorithm>

#include "app/panel/dudu/dudu_words.h"
#include "scoring/dudu/factory_rules.h"
#include "scoring/dudu/location_rules.h"
#include "scoring/dudu/track_rules.h"
#include "scoring/dudu/train_moves.h"

namespace railref::app {

namespace {

using scoring::dudu::Answer;
using scoring::dudu::Drawing;
using scoring::dudu::Move;
using scoring::dudu::Train;
using scoring::dudu::Verdict;

HexTone tone_of(Answer answer) {
    return answer == Answer::yes ? HexTone::good : answer == Answer::with_penalty ? HexTone::doubt : HexTone::bad;
}

QString answer_key(Answer answer) {
    return answer == Answer::yes            ? QStringLiteral("yes")
           : answer == Answer::with_penalty ? QStringLiteral("penalty")
                                            : QStringLiteral("no");
}

}  // namespace

RulingModel::RulingModel(DuduModel& game, QObject* parent) : QObject(parent), game_(&game) {
    connect(&game, &DuduModel::changed, this, &RulingModel::follow_game);
    connect(&game, &DuduModel::board_changed, this, [this] {
        player_ = -1;
        clear();
    });
}

void RulingModel::follow_game() {
    board_ = game_->session() ? game_->session()->board() : std::nullopt;
    const auto players = game_->session() ? game_->session()->final_draft().players : std::vector<scoring::dudu::Player>{};
    const bool there = std::ranges::any_of(players, [&](const auto& p) { return colour_number(p.colour) == player_; });
    if (!there) player_ = players.empty() ? -1 : colour_number(players.front().colour);
    seat_ = std::min(seat_, static_cast<int>(players.size()));
    emit changed();
}

void RulingModel::clear() {
    strokes_.clear();
    target_.reset();
    facing_.reset();
    emit changed();
}

void RulingModel::set_kind(const QString& kind) {
    if (kind == kind_) return;
    kind_ = kind;
    extra_ = false;
    clear();
}

void RulingModel::set_player(int colour) {
    if (colour == player_) return;
    player_ = colour;
    clear();
}

void RulingModel::set_extra(bool extra) {
    extra_ = extra;
    emit changed();
}

QString RulingModel::player_name() const {
    if (!game_->session() || player_ < 0) return {};
    const auto* player = game_->session()->find_player(colour_of_number(player_));
    return player ? app::player_name(*player) : colour_name(colour_of_number(player_));
}

const Train* RulingModel::train() const { return board_ ? board_->find_train(colour_of_number(player_)) : nullptr; }

QString RulingModel::trouble() const {
    if (kind_ == QStringLiteral("end")) return {};
    if (!board_) return tr("This board is impossible as it is drawn. Put it right on the Check page first.");
    if (kind_ == QStringLiteral("draw") || train()) return {};
    return tr("%1’s train is not on the board. Put it there on the Check page.").arg(player_name());
}

// ---- what is asked

void RulingModel::tap(int q, int r, int side) {
    const Hex hex{q, r};
    if (!board_) return;
    if (const Train* other = board_->train_on(hex); other && kind_ != QStringLiteral("draw") && colour_number(other->colour) != player_ &&
                                                    kind_ != QStringLiteral("location"))
        return set_player(colour_number(other->colour));
    if (kind_ == QStringLiteral("turn")) {
        if (train() && train()->hex == hex) face(side);
        return;
    }
    if (kind_ == QStringLiteral("draw")) return;
    target_ = target_ == hex ? std::nullopt : std::optional(hex);
    emit changed();
}

void RulingModel::draw(const HexStretch& stretch) {
    if (kind_ != QStringLiteral("draw")) return;
    strokes_.insert(strokes_.end(), stretch.strokes.begin(), stretch.strokes.end());
    emit changed();
}

void RulingModel::face(int side) {
    facing_ = maps::dudu::all_sides[static_cast<std::size_t>((side % 6 + 6) % 6)];
    emit changed();
}

// ---- the answer

std::optional<Verdict> RulingModel::judged() const {
    if (!board_) return {};
    if (kind_ == QStringLiteral("draw")) {
        if (strokes_.empty()) return {};
        return check_drawing(*board_, strokes_, extra_ ? Drawing::iron : Drawing::main_action);
    }
    if (!train()) return {};
    if (kind_ == QStringLiteral("turn")) return facing_ ? std::optional(check_turn(*board_, *train(), *facing_)) : std::nullopt;
    if (!target_) return {};
    if (kind_ == QStringLiteral("move"))
        return check_move(*board_, *train(), *target_, extra_ ? Move::wood_or_coal : Move::main_action);
    if (kind_ == QStringLiteral("factory")) return check_factory(*board_, *train(), *target_).verdict;
    if (kind_ == QStringLiteral("location")) return check_location_action(*board_, *train(), *target_);
    return {};
}

std::optional<scoring::dudu::EndVerdict> RulingModel::end() const {
    if (!game_->session()) return {};
    scoring::dudu::GameClock clock;
    for (const auto& player : game_->session()->final_draft().players) clock.points.push_back(player.points);
    clock.round = round_;
    clock.next_seat = static_cast<std::size_t>(seat_);
    if (reached_ > 0) clock.ending_round = std::min(reached_, round_);
    return end_of_game(clock);
}

QVariantMap RulingModel::verdict() const {
    if (kind_ == QStringLiteral("end")) {
        const auto verdict = end();
        if (!verdict) return {};
        const bool playing = verdict->stage == scoring::dudu::Stage::playing;
        const bool over = verdict->stage == scoring::dudu::Stage::over;
        return {{QStringLiteral("answer"), over ? QStringLiteral("yes") : playing ? QStringLiteral("no") : QStringLiteral("penalty")},
                {QStringLiteral("word"), over ? tr("Yes, it is over") : playing ? tr("Not yet") : tr("The end is near")},
                {QStringLiteral("text"), end_text(*verdict)},
                {QStringLiteral("rule"), QString()}};
    }
    const auto verdict = judged();
    if (!verdict) return {};
    return {{QStringLiteral("answer"), answer_key(verdict->answer)},
            {QStringLiteral("word"), answer_word(verdict->answer)},
            {QStringLiteral("text"), verdict_text(verdict->rule)},
            {QStringLiteral("rule"), QString::fromUtf8(verdict->rule.data(), static_cast<qsizetype>(verdict->rule.size()))}};
}

QVariantList RulingModel::facings() const {
    QVariantList list;
    if (!train()) return list;
    for (const Side side : maps::dudu::all_sides)
        list.push_back(QVariantMap{{QStringLiteral("side"), static_cast<int>(index(side))},
                                   {QStringLiteral("word"), side_name(side)},
                                   {QStringLiteral("now"), train()->facing == side},
                                   {QStringLiteral("chosen"), facing_ == side}});
    return list;
}

int RulingModel::stop_count() const {
    if (!train()) return 0;
    return static_cast<int>(stops(*board_, *train(), extra_ ? Move::wood_or_coal : Move::main_action).size());
}

HexMarks RulingModel::marks() const {
    HexMarks marks;
    if (!board_ || kind_ == QStringLiteral("end")) return marks;
    const auto verdict = judged();
    if (kind_ == QStringLiteral("draw")) {
        marks.strokes = strokes_;
        marks.stroke_tone = verdict ? tone_of(verdict->answer) : HexTone::doubt;
        if (verdict && verdict->answer == Answer::no)
            for (const Hex hex : verdict->hexes) marks.tinted.emplace_back(hex, HexTone::bad);
        return marks;
    }
    if (train()) marks.asked.push_back(train()->hex);
    if (kind_ == QStringLiteral("move") && train()) {
        if (!target_)
            for (const auto& stop : stops(*board_, *train(), extra_ ? Move::wood_or_coal : Move::main_action))
                marks.stops.emplace_back(stop.hex, stop.steps());
        if (verdict) marks.way = verdict->hexes;
        if (target_) marks.tinted.emplace_back(*target_, tone_of(verdict->answer));
        return marks;
    }
    if (!verdict) return marks;
    if (kind_ == QStringLiteral("factory") && verdict->rule == "factory.cuts-map") {
        const auto regions = check_factory(*board_, *train(), *target_).regions;
        for (std::size_t i = 0; i < regions.size(); ++i)
            for (const Hex hex : regions[i]) marks.tinted.emplace_back(hex, i == 0 ? HexTone::one_part : HexTone::other_part);
        marks.warned.push_back(*target_);
        return marks;
    }
    for (const Hex hex : verdict->hexes)
        if (!train() || hex != train()->hex) marks.tinted.emplace_back(hex, tone_of(verdict->answer));
    return marks;
}

// ---- the end of the game

void RulingModel::set_round(int round) {
    if (round < 1 || round > 99) return;
    round_ = round;
    reached_ = std::min(reached_, round_);
    emit changed();
}

void RulingModel::set_seat(int seat) {
    seat_ = seat;
    emit changed();
}

void RulingModel::set_reached(int round) {
    if (round < 0 || round > round_) return;
    reached_ = round;
    emit changed();
}

QVariantList RulingModel::seats() const {
    QVariantList list;
    if (!game_->session()) return list;
    const auto verdict = end();
    const auto players = game_->session()->final_draft().players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const bool known = verdict && i < verdict->turns_left.size();
        list.push_back(QVariantMap{{QStringLiteral("colour"), colour_number(players[i].colour)},
                                   {QStringLiteral("name"), app::player_name(players[i])},
                                   {QStringLiteral("points"), players[i].points},
                                   {QStringLiteral("turnsLeft"), known ? verdict->turns_left[i] : -1}});
    }
    return list;
}

}  // namespace railref::app
