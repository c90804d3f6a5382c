#include "app/panel/dudu/hex_check_model.h"

#include <algorithm>

#include "app/panel/dudu/dudu_words.h"
#include "app/panel/dudu/hex_board_item.h"
#include "app/panel/dudu/hex_frame.h"

namespace railref::app {

namespace {

using maps::dudu::TrackPiece;
using scoring::dudu::BoardDraft;
using vision::dudu::HexQuestion;

Side side_of(int number) { return maps::dudu::all_sides[static_cast<std::size_t>((number % 6 + 6) % 6)]; }

/// What a pointer of BoardPosition::validate() speaks of.
struct Fault {
    QString message;
    std::optional<Hex> hex;
};

std::vector<std::string> parts_of(const std::string& pointer) {
    std::vector<std::string> parts;
    for (const QString& part : QString::fromStdString(pointer).split(u'/', Qt::SkipEmptyParts))
        parts.push_back(part.toStdString());
    return parts;
}

Fault train_fault(const BoardDraft& board, const std::string& colour, const std::string& what) {
    const auto train = std::ranges::find(board.trains, colour, &scoring::dudu::Train::colour);
    if (train == board.trains.end()) return {HexCheckModel::tr("A train is impossible."), {}};
    const auto others = std::ranges::count(board.trains, train->hex, &scoring::dudu::Train::hex);
    if (what == "facing")
        return {HexCheckModel::tr("No track under the %1 train leads the way it faces.").arg(colour_name(colour)), train->hex};
    if (what == "hex" && others > 1) return {HexCheckModel::tr("Two trains stand on one hex."), train->hex};
    if (what == "hex") return {HexCheckModel::tr("The %1 train stands on no track.").arg(colour_name(colour)), train->hex};
    return {HexCheckModel::tr("There are two %1 trains.").arg(colour_name(colour)), train->hex};
}

Fault fault_of(const BoardDraft& board, const std::string& pointer) {
    const auto parts = parts_of(pointer);
    if (parts.size() < 2) return {HexCheckModel::tr("This board is impossible."), {}};
    const std::string what = parts.size() > 2 ? parts[2] : "";
    if (parts[0] == "trains") return train_fault(board, parts[1], what);
    const auto place = QString::fromStdString(parts[1]).toULong();
    if (parts[0] == "factories" && place < board.factories.size()) {
        const Hex hex = board.factories[place].hex;
        const bool track = std::ranges::any_of(board.tracks, [&](const auto& stroke) { return stroke.hex == hex; });
        return {track ? HexCheckModel::tr("A factory stands on track.") : HexCheckModel::tr("No factory can stand here."), hex};
    }
    if (parts[0] == "tracks" && place < board.tracks.size())
        return {HexCheckModel::tr("This track is printed on the map, or nothing can be drawn here."), board.tracks[place].hex};
    return {HexCheckModel::tr("This board is impossible."), {}};
}

}  // namespace

QString contents_words(const HexContents& contents) {
    QStringList words;
    if (contents.tracks.size() == 1) words += HexCheckModel::tr("track");
    if (contents.tracks.size() > 1) words += HexCheckModel::tr("%1 pieces of track").arg(contents.tracks.size());
    if (contents.train) words += HexCheckModel::tr("train: %1").arg(colour_name(contents.train->colour));
    if (contents.factory_exit) words += HexCheckModel::tr("factory");
    return words.isEmpty() ? HexCheckModel::tr("nothing") : words.join(QStringLiteral(" · "));
}

HexCheckModel::HexCheckModel(DuduModel& game, QObject* parent) : QObject(parent), game_(&game) {
    connect(&game, &DuduModel::changed, this, &HexCheckModel::refresh);
    connect(&game, &DuduModel::board_changed, this, [this] {
        skipped_.clear();
        picked_.reset();
        side_.reset();
        refusal_.clear();
    });
}

void HexCheckModel::refresh() {
    open_ = game_->session() ? game_->session()->open_questions() : std::vector<HexQuestion>{};
    emit changed();
}

// ---- questions

const HexQuestion* HexCheckModel::current() const {
    const auto skipped = [&](const HexQuestion& question) { return std::ranges::find(skipped_, question.hex) != skipped_.end(); };
    const auto first = std::ranges::find_if_not(open_, skipped);
    if (first != open_.end()) return &*first;
    for (const Hex hex : skipped_) {
        const auto again = std::ranges::find(open_, hex, &HexQuestion::hex);
        if (again != open_.end()) return &*again;
    }
    return nullptr;
}

HexScene HexCheckModel::scene_with(Hex hex, const HexContents& contents) const {
    HexScene scene = game_->scene();
    const auto there = [&](const auto& item) { return item.hex == hex; };
    std::erase_if(scene.board.tracks, there);
    std::erase_if(scene.board.trains, there);
    std::erase_if(scene.board.factories, there);
    for (const TrackPiece& piece : contents.tracks) scene.board.tracks.push_back({hex, piece.first(), piece.second()});
    if (contents.train) scene.board.trains.push_back({contents.train->colour, hex, contents.train->facing, false});
    if (contents.factory_exit) scene.board.factories.push_back({"factory", hex, *contents.factory_exit});
    return scene;
}

QVariantMap HexCheckModel::question() const {
    const HexQuestion* question = current();
    if (!question) return {};
    QVariantList options;
    for (const HexContents& option : question->options)
        options.push_back(QVariantMap{{QStringLiteral("scene"), QVariant::fromValue(scene_with(question->hex, option))},
                                      {QStringLiteral("word"), contents_words(option)}});
    const int all = static_cast<int>(game_->session()->reading()->questions.size());
    return {{QStringLiteral("hex"), hex_variant(question->hex)},
            {QStringLiteral("title"), tr("What is on this hex?")},
            {QStringLiteral("why"), hex_doubt_word(question->why)},
            {QStringLiteral("number"), all - open_count() + 1},
            {QStringLiteral("count"), all},
            {QStringLiteral("options"), options}};
}

void HexCheckModel::answer(int option) {
    const HexQuestion* question = current();
    if (!question || option < 0 || option >= static_cast<int>(question->options.size())) return;
    const Hex hex = question->hex;
    const HexContents contents = question->options[static_cast<std::size_t>(option)];
    put(hex, contents);
}

void HexCheckModel::skip() {
    const HexQuestion* question = current();
    if (!question) return;
    const Hex hex = question->hex;
    std::erase(skipped_, hex);
    skipped_.push_back(hex);
    emit changed();
}

int HexCheckModel::open_count() const { return static_cast<int>(open_.size()); }

int HexCheckModel::unseen_count() const {
    return game_->session() ? static_cast<int>(game_->session()->unseen_hexes().size()) : 0;
}

void HexCheckModel::nothingOnUnseen() {
    if (!game_->session()) return;
    std::map<Hex, HexContents> empty;
    for (const Hex hex : game_->session()->unseen_hexes()) empty[hex] = {};
    game_->change([&](DuduSession& session) { return session.answer(empty); });
}

QVariantList HexCheckModel::warnings() const {
    QVariantList list;
    if (!game_->session()) return list;
    const BoardDraft board = game_->session()->board_draft();
    for (const auto& error : game_->session()->board_problems()) {
        const Fault fault = fault_of(board, error.pointer);
        list.push_back(QVariantMap{{QStringLiteral("message"), fault.message},
                                   {QStringLiteral("error"), true},
                                   {QStringLiteral("routes"), QVariantList()},
                                   {QStringLiteral("cities"), QVariantList()},
                                   {QStringLiteral("squares"), QVariantList()},
                                   {QStringLiteral("hex"), hex_variant(fault.hex)}});
    }
    return list;
}

HexMarks HexCheckModel::marks() const {
    HexMarks marks;
    if (!game_->session()) return marks;
    for (const Hex hex : game_->session()->unseen_hexes()) marks.tinted.emplace_back(hex, HexTone::unseen);
    for (const HexQuestion& question : open_)
        if (current() && question.hex == current()->hex)
            marks.asked.push_back(question.hex);
        else
            marks.tinted.emplace_back(question.hex, HexTone::doubt);
    for (const QVariant& warning : warnings())
        if (const auto hex = hex_of(warning.toMap()[QStringLiteral("hex")])) marks.warned.push_back(*hex);
    return marks;
}

QRectF HexCheckModel::region(int q, int r) const {
    if (!game_->session()) return {};
    const QRectF whole = face_bounds(game_->session()->map().facts());
    const QRectF part = lattice_bounds(Hex{q, r}).adjusted(-0.2, -0.2, 0.2, 0.2) & whole;
    return {(part.left() - whole.left()) / whole.width(), (part.top() - whole.top()) / whole.height(),
            part.width() / whole.width(), part.height() / whole.height()};
}

QVariantList HexCheckModel::outline(int q, int r) const {
    if (!game_->session()) return {};
    const HexFrame unit(face_bounds(game_->session()->map().facts()), {1, 1});
    const QRectF whole = face_bounds(game_->session()->map().facts());
    QPolygonF hex;
    for (const QPointF& corner : unit.outline({q, r})) {
        const QPointF at = unit.to_lattice(corner) - whole.topLeft();
        hex += QPointF(at.x() / whole.width(), at.y() / whole.height());
    }
    return {QVariant::fromValue(hex)};
}

// ---- putting a hex right

bool HexCheckModel::put(Hex hex, HexContents contents) {
    const bool done = game_->change([&](DuduSession& session) { return session.answer(hex, std::move(contents)); });
    refusal_.clear();
    emit changed();
    return done;
}

void HexCheckModel::pick(int q, int r) {
    const Hex hex{q, r};
    if (!game_->session() || !game_->session()->map().contains(hex)) return;
    picked_ = hex;
    side_.reset();
    refusal_.clear();
    emit changed();
}

void HexCheckModel::leave() {
    picked_.reset();
    side_.reset();
    refusal_.clear();
    emit changed();
}

QVariantMap HexCheckModel::place() const {
    if (!picked_ || !game_->session()) return {};
    const auto& map = game_->session()->map();
    const auto* building = map.building_on(*picked_);
    const HexContents contents = game_->session()->state(*picked_).contents;
    return {{QStringLiteral("hex"), hex_variant(picked_)},
            {QStringLiteral("printed"), building != nullptr},
            {QStringLiteral("title"), building ? building_name(*building) : terrain_name(map.hexes().at(*picked_))},
            {QStringLiteral("words"), contents_words(contents)},
            {QStringLiteral("train"), contents.train ? colour_number(contents.train->colour) : -1},
            {QStringLiteral("facing"), contents.train ? static_cast<int>(index(contents.train->facing)) : -1},
            {QStringLiteral("factory"), contents.factory_exit ? static_cast<int>(index(*contents.factory_exit)) : -1}};
}

void HexCheckModel::tapSide(int number) {
    if (!picked_) return;
    const Side side = side_of(number);
    if (!side_ || *side_ == side) {
        side_ = side_ ? std::nullopt : std::optional(side);
        refusal_.clear();
        emit changed();
        return;
    }
    const Side first = *side_;
    side_.reset();
    draw({{{*picked_, first, side}}});
}

void HexCheckModel::draw(const HexStretch& stretch) {
    if (!game_->session()) return;
    std::map<Hex, HexContents> changed_hexes;
    bool refused = false;
    bool all_there = true;
    const auto there = [&](const scoring::dudu::Stroke& stroke, const TrackPiece& piece) {
        return game_->session()->state(stroke.hex).contents.tracks.contains(piece);
    };
    for (const auto& stroke : stretch.strokes) {
        const auto piece = TrackPiece::between(stroke.from, stroke.to);
        refused |= !piece;
        all_there &= piece && there(stroke, *piece);
    }
    for (const auto& stroke : stretch.strokes) {
        const auto piece = TrackPiece::between(stroke.from, stroke.to);
        if (!piece || game_->session()->map().building_on(stroke.hex) != nullptr) continue;
        auto& contents = changed_hexes.try_emplace(stroke.hex, game_->session()->state(stroke.hex).contents).first->second;
        if (all_there)
            contents.tracks.erase(*piece);
        else
            contents.tracks.insert(*piece);
    }
    game_->change([&](DuduSession& session) { return session.answer(changed_hexes); });
    refusal_ = refused ? verdict_text("track.neighbouring-sides") : QString();
    emit changed();
}

void HexCheckModel::putTrain(int q, int r, int colour, int facing) {
    const Hex hex{q, r};
    if (!game_->session()) return;
    HexContents contents = game_->session()->state(hex).contents;
    contents.factory_exit.reset();
    contents.train = vision::dudu::TrainSeen{colour_of_number(colour), side_of(facing)};
    put(hex, std::move(contents));
}

int HexCheckModel::trainOn(int q, int r) const {
    if (!game_->session()) return -1;
    const HexContents there = game_->session()->state({q, r}).contents;
    return there.train ? colour_number(there.train->colour) : -1;
}

void HexCheckModel::takeTrain(int q, int r) {
    const Hex hex{q, r};
    if (!game_->session()) return;
    const HexContents there = game_->session()->state(hex).contents;
    put(hex, {there.tracks, std::nullopt, there.factory_exit});
}

void HexCheckModel::putFactory(int q, int r, int exit) {
    const Hex hex{q, r};
    if (!game_->session()) return;
    const Side side = side_of(exit);
    const bool again = game_->session()->state(hex).contents.factory_exit == side;
    put(hex, {{}, std::nullopt, again ? std::nullopt : std::optional(side)});
}

void HexCheckModel::setKind(const QString& kind) {
    if (picked_) game_->change([&](DuduSession& session) { return session.set_factory_kind(*picked_, kind.toStdString()); });
}

QVariantList HexCheckModel::kinds() const {
    QVariantList list;
    if (!picked_ || !game_->session() || !game_->session()->state(*picked_).contents.factory_exit) return list;
    const std::string now = game_->session()->factory_kind(*picked_);
    std::vector<std::string> kinds{"factory"};
    for (const auto& [good, value] : game_->session()->good_values())
        if (value > 1) kinds.push_back(good);
    if (std::ranges::find(kinds, now) == kinds.end()) kinds.push_back(now);
    for (const std::string& kind : kinds)
        list.push_back(QVariantMap{{QStringLiteral("kind"), QString::fromStdString(kind)},
                                   {QStringLiteral("word"), good_name(kind)},
                                   {QStringLiteral("chosen"), kind == now}});
    return list;
}

void HexCheckModel::clearHex(int q, int r) { put({q, r}, {}); }

}  // namespace railref::app
