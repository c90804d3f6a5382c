#include "app/panel/shelf_model.h"

#include <QBuffer>
#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>

#include "app/panel/dudu/dudu_words.h"
#include "app/panel/file_words.h"
#include "app/panel/words.h"
#include "maps/write_file.h"

namespace railref::app {
namespace {

constexpr int jpeg_quality = 92;

QStringList player_names(const GameSession& session) {
    QStringList names;
    const scoring::Game game = session.game();
    for (const scoring::Player& player : game.players) names += player_name(player);
    return names;
}

QStringList player_names(const DuduSession& session) {
    QStringList names;
    for (const auto& player : session.final_draft().players) names += player_name(player);
    return names;
}

QVariantMap board_of(const GameSession& session) {
    return {{QStringLiteral("board"), board_name(session.map())},
            {QStringLiteral("boardId"), QString::fromStdString(session.map().id())}};
}

QVariantMap board_of(const DuduSession& session) {
    const HexScene scene{facts_of(session.shared_map()), session.board_draft()};
    return {{QStringLiteral("board"), hex_map_name(session.map())},
            {QStringLiteral("scene"), QVariant::fromValue(scene)}};
}

}  // namespace

ShelfModel::ShelfModel(GameShelf& shelf, TableModel& table, PhotoModel& photo, QObject* parent)
    : QObject(parent), shelf_(&shelf), table_(&table), photo_(&photo) {
    connect(&table, &TableModel::board_changed, this, [this] {
        if (opening_) return;
        if (place().id && place().bare) (void)shelf_->remove(*place().id);
        place() = {};
    });
    connect(&table, &TableModel::changed, this, &ShelfModel::save_soon);
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
    return std::visit(
        [&](const auto& session) {
            QVariantMap offer = board_of(session);
            offer[QStringLiteral("players")] = player_names(session).join(QStringLiteral(" · "));
            offer[QStringLiteral("when")] = when(offered_->game);
            return offer;
        },
        *offered_session_);
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
    const bool photographed = has_reading(*session);
    opening_ = true;
    table_->set_session(std::move(*session));
    place() = {id, false};
    opening_ = false;
    const QImage picture(QString::fromStdString(shelf_->picture_file(id).string()));
    if (photographed && !picture.isNull()) photo_->show_again(picture);
    if (auto put = shelf_->put_on_table({id, step_}); !put) report(put.error());
    return true;
}

void ShelfModel::set_step(int step) {
    if (step == step_) return;
    step_ = step;
    if (place().id) {
        if (auto put = shelf_->put_on_table({*place().id, step_}); !put) report(put.error());
        if (const auto session = table_->session()) {
            if (auto kept = shelf_->remember_names(entered_names(*session)); !kept) report(kept.error());
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
    const auto session = table_->session();
    if (!session || table_->sample() || !worth_keeping(*session) || !ensure_place()) return;
    place().bare = is_bare(*session);
    autosave_.save(shelf_->game_file(*place().id), *session);
    report(autosave_.take_fault());
}

bool ShelfModel::ensure_place() {
    if (place().id) return true;
    auto made = shelf_->make_place();
    if (!made) {
        report(made.error());
        return false;
    }
    place().id = *made;
    decline();  // another game has been begun
    if (auto put = shelf_->put_on_table({*made, step_}); !put) report(put.error());
    return true;
}

void ShelfModel::save_picture() {
    if (table_->sample() || photo_->from_above().isNull() || !ensure_place()) return;
    picture_.waitForFinished();
    picture_ = QtConcurrent::run([image = photo_->from_above(), file = shelf_->picture_file(*place().id)] {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        if (image.save(&buffer, "JPG", jpeg_quality))
            (void)maps::write_file(file, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    });
}

void ShelfModel::report(const std::optional<maps::FileError>& fault) {
    const QString text = fault ? tr("This game is not being saved: %1").arg(say_file_fault(*fault)) : QString();
    if (text == fault_) return;
    fault_ = text;
    emit fault_changed();
}

}  // namespace railref::app
