#include "app/panel/table_model.h"

#include "app/panel/file_words.h"

namespace railref::app {

TableModel::TableModel(GameModel& tickets, DuduModel& dudu, QObject* parent)
    : QObject(parent), tickets_(&tickets), dudu_(&dudu) {
    const auto follow = [this](auto* model, Kind kind) {
        using Model = std::remove_pointer_t<decltype(model)>;
        connect(model, &Model::board_changed, this, [this, kind] {
            look_at(kind);
            emit board_changed();
        });
        connect(model, &Model::changed, this, [this, kind] {
            if (kind == kind_) emit changed();
        });
    };
    follow(&tickets, Kind::tickets);
    follow(&dudu, Kind::dudu);
}

void TableModel::look_at(Kind kind) {
    if (kind == kind_) return;
    kind_ = kind;
    emit changed();
}

void TableModel::choose(const QString& kind) {
    const Kind wanted = kind == QStringLiteral("dudu") ? Kind::dudu : Kind::tickets;
    look_at(wanted);
}

void TableModel::newGame(const QString& kind, const QString& board) {
    choose(kind);
    if (is_dudu())
        dudu_->newGame(board);
    else
        tickets_->newGame(board);
}

void TableModel::startAgain() { is_dudu() ? dudu_->startAgain() : tickets_->startAgain(); }

bool TableModel::open(const QUrl& file) {
    auto loaded = load_session(file.toLocalFile().toStdString());
    if (!loaded) {
        tickets_->tell({}, say_file_fault(loaded.error()));
        return false;
    }
    set_session(std::move(*loaded));
    tickets_->tell(tr("Opened %1.").arg(file.fileName()), {});
    return true;
}

bool TableModel::save(const QUrl& file) {
    const auto now = session();
    if (!now) return false;
    const auto saved = app::save(*now, file.toLocalFile().toStdString());
    if (saved)
        tickets_->tell(tr("Saved as %1.").arg(file.fileName()), {});
    else
        tickets_->tell({}, say_file_fault(saved.error()));
    return saved.has_value();
}

void TableModel::undo() { is_dudu() ? dudu_->undo() : tickets_->undo(); }
void TableModel::redo() { is_dudu() ? dudu_->redo() : tickets_->redo(); }

QString TableModel::kind() const { return is_dudu() ? QStringLiteral("dudu") : QStringLiteral("tickets"); }

QObject* TableModel::game() const { return is_dudu() ? static_cast<QObject*>(dudu_) : tickets_; }

bool TableModel::started() const { return is_dudu() ? dudu_->started() : tickets_->started(); }

QString TableModel::board_name() const { return is_dudu() ? dudu_->board_name() : tickets_->board_name(); }

QString TableModel::board_id() const {
    return is_dudu() ? QStringLiteral("dudu-") + dudu_->board_id() : tickets_->board_id();
}

bool TableModel::sample() const { return is_dudu() ? dudu_->sample() : tickets_->sample(); }

std::vector<maps::PlayerColour> TableModel::colours_in_play() const {
    return is_dudu() ? std::vector<maps::PlayerColour>() : tickets_->colours_in_play();
}

std::optional<AnySession> TableModel::session() const {
    if (is_dudu()) return dudu_->session() ? std::optional<AnySession>(*dudu_->session()) : std::nullopt;
    return tickets_->session() ? std::optional<AnySession>(*tickets_->session()) : std::nullopt;
}

void TableModel::set_session(AnySession session) {
    if (auto* tickets = std::get_if<GameSession>(&session))
        tickets_->set_session(std::move(*tickets));
    else
        dudu_->set_session(std::move(std::get<DuduSession>(session)));
    emit put_back();
}

}  // namespace railref::app
