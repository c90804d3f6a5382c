#include "app/panel/shelf_model.h"

#include <QBuffer>
#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>

#include "app/panel/file_words.h"
#include "app/panel/words.h"
#include "app/referee/write_file.h"

namespace railref::app {
namespace {

constexpr int jpeg_quality = 92;

QStringList player_names(const GameSession& session) {
    QStringList names;
    const scoring::Game game = session.game();
    for (const scoring::Player& player : game.players) names += player_name(player);
    return names;
}

bool is_bare(const GameSession& session) {
    return session.reading() == nullptr && session.answers() == Answers{} &&
           std::ranges::all_of(session.players(), [](const auto& player) { return player.tickets.empty(); });
}

}  // namespace

ShelfModel::ShelfModel(GameShelf& shelf, GameModel& game, PhotoModel& photo, QObject* parent)
    : QObject(parent), shelf_(&shelf), game_(&game), photo_(&photo) {
    connect(&game, &GameModel::board_changed, this, [this] {
        if (opening_) return;
        if (id_ && bare_) (void)shelf_->remove(*id_);
        id_.reset();
    });
    connect(&game, &GameModel::changed, this, &ShelfModel::save_soon);
    connect(&photo, &PhotoModel::done, this, &ShelfModel::save_picture);
}

ShelfModel::~ShelfModel() { wait(); }

void ShelfModel::wait() {
    if (waiting_) save();
    picture_.waitForFinished();
    autosave_.wait();
}

void ShelfModel::look() {
    if (!shelf_->take_charge()) return;
    offered_ = shelf_->on_table();
    if (offered_) {
        auto session = shelf_->load(offered_->game);
        if (session && worth_keeping(*session))
            offered_session_ = std::move(*session);
        else
            offered_.reset();
    }
    emit offer_changed();
    emit names_changed();
}

QVariantMap ShelfModel::offer() const {
    if (!offered_session_) return {};
    return {{QStringLiteral("board"), board_name(offered_session_->map())},
            {QStringLiteral("boardId"), QString::fromStdString(offered_session_->map().id())},
            {QStringLiteral("players"), player_names(*offered_session_).join(QStringLiteral(" · "))},
            {QStringLiteral("when"), when(offered_->game)}};
}

void ShelfModel::continueGame() {
    if (!offered_) return;
    const OnTable what = *offered_;
    decline();
    if (open(what.game)) {
        set_step(what.step);
        emit opened(what.step);
    }
}

void ShelfModel::decline() {
    offered_.reset();
    offered_session_.reset();
    emit offer_changed();
}

bool ShelfModel::open(const GameId& id) {
    wait();
    auto session = shelf_->load(id);
    if (!session) {
        report(session.error());
        return false;
    }
    opening_ = true;
    id_ = id;
    bare_ = false;
    game_->set_session(std::move(*session));
    opening_ = false;
    const QImage picture(QString::fromStdString(shelf_->picture_file(id).string()));
    if (game_->has_reading() && !picture.isNull()) photo_->show_again(picture);
    if (auto put = shelf_->put_on_table({id, step_}); !put) report(put.error());
    return true;
}

void ShelfModel::set_step(int step) {
    if (step == step_) return;
    step_ = step;
    if (id_) {
        if (auto put = shelf_->put_on_table({*id_, step_}); !put) report(put.error());
        if (game_->session()) {
            if (auto kept = shelf_->remember_names(game_->session()->players()); !kept) report(kept.error());
            emit names_changed();
        }
    }
    emit step_changed();
}

QStringList ShelfModel::names() const {
    QStringList list;
    for (const std::string& name : shelf_->names()) list += QString::fromStdString(name);
    return list;
}

// A change often comes in several signals (another game, then whether it is the sample): it is kept when all are told.
void ShelfModel::save_soon() {
    if (waiting_ || opening_) return;
    waiting_ = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (waiting_) save();
        },
        Qt::QueuedConnection);
}

void ShelfModel::save() {
    waiting_ = false;
    if (!game_->session() || game_->sample() || !worth_keeping(*game_->session()) || !ensure_place()) return;
    bare_ = is_bare(*game_->session());
    autosave_.save(shelf_->game_file(*id_), *game_->session());
    report(autosave_.take_fault());
}

bool ShelfModel::ensure_place() {
    if (id_) return true;
    auto place = shelf_->make_place();
    if (!place) {
        report(place.error());
        return false;
    }
    id_ = *place;
    decline();  // another game has been begun
    if (auto put = shelf_->put_on_table({*id_, step_}); !put) report(put.error());
    return true;
}

void ShelfModel::save_picture() {
    if (game_->sample() || photo_->from_above().isNull() || !ensure_place()) return;
    picture_.waitForFinished();
    picture_ = QtConcurrent::run([image = photo_->from_above(), file = shelf_->picture_file(*id_)] {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        if (image.save(&buffer, "JPG", jpeg_quality))
            (void)write_file(file, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    });
}

void ShelfModel::report(const std::optional<maps::FileError>& fault) {
    const QString text = fault ? tr("This game is not being saved: %1").arg(say_file_fault(*fault)) : QString();
    if (text == fault_) return;
    fault_ = text;
    emit fault_changed();
}

}  // namespace railref::app
