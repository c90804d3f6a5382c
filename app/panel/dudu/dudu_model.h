#pragma once

#include <QObject>
#include <QVariant>
#include <optional>

#include "app/panel/dudu/hex_drawing.h"
#include "app/referee/dudu/dudu_session.h"
#include "app/referee/dudu/map_shelf.h"

namespace railref::app {

/// The game of 火車嘟嘟 at the table, for QML: a thin view over DuduSession. Its people, undo and redo are spoken of as
/// GameModel speaks of them, so that screens shared by the games need not ask which it is. Colours are numbers
/// (dudu_words.h), hexes points (q, r), sides numbers.
class DuduModel : public QObject {
    Q_OBJECT
    /// { id, name, players, own, scene }; the built-in ones first.
    Q_PROPERTY(QVariantList maps READ maps NOTIFY maps_changed)
    Q_PROPERTY(bool started READ started NOTIFY changed)
    Q_PROPERTY(QString boardId READ board_id NOTIFY changed)
    Q_PROPERTY(QString boardName READ board_name NOTIFY changed)
    Q_PROPERTY(QVariantList variants READ variants CONSTANT)  ///< this game has none
    Q_PROPERTY(QString variantId READ variant_id CONSTANT)
    /// Every colour that can be chosen: { colour, word, playing, name }.
    Q_PROPERTY(QVariantList colours READ colours NOTIFY changed)
    /// Who plays: { colour, word, name, points, onBoard }.
    Q_PROPERTY(QVariantList players READ players NOTIFY changed)
    Q_PROPERTY(bool enoughPlayers READ enough_players NOTIFY changed)
    Q_PROPERTY(bool canUndo READ can_undo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ can_redo NOTIFY changed)
    Q_PROPERTY(bool hasReading READ has_reading NOTIFY changed)
    Q_PROPERTY(QString certainty READ certainty NOTIFY changed)
    Q_PROPERTY(bool sample READ sample NOTIFY changed)  ///< an example, not the table's own game
    Q_PROPERTY(railref::app::HexScene scene READ scene NOTIFY changed)

public:
    explicit DuduModel(std::filesystem::path maps_folder, QObject* parent = nullptr);

    Q_INVOKABLE void newGame(const QString& map);
    Q_INVOKABLE void startAgain();  ///< the same map and people, nothing drawn
    Q_INVOKABLE void togglePlayer(int colour);
    Q_INVOKABLE void renamePlayer(int colour, const QString& name);
    Q_INVOKABLE void removeMap(const QString& id);  ///< one of the user's own
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

    [[nodiscard]] const DuduSession* session() const { return session_ ? &*session_ : nullptr; }
    /// Runs a change on the session and tells everybody; false when it was refused.
    template <class Change>
    bool change(Change&& change) {
        if (!session_ || !change(*session_)) return false;
        emit changed();
        return true;
    }
    void set_session(DuduSession session);
    void set_sample(bool sample);
    /// A photo's reading: its map becomes the game's map. What is wrong, in the panel's language, where it is of no map
    /// that is known as it was read; the game stays.
    [[nodiscard]] std::optional<QString> take_reading(HexReading reading);
    /// Keeps a map that was laid out and puts it on the table; what is wrong otherwise.
    [[nodiscard]] std::optional<maps::FileError> take_map(const maps::dudu::HexMap& map);
    [[nodiscard]] const MapShelf& map_shelf() const { return maps_; }

    [[nodiscard]] QVariantList maps() const;
    [[nodiscard]] bool started() const { return session_.has_value(); }
    [[nodiscard]] QString board_id() const;
    [[nodiscard]] QString board_name() const;
    [[nodiscard]] QVariantList variants() const { return {}; }
    [[nodiscard]] QString variant_id() const { return {}; }
    [[nodiscard]] QVariantList colours() const;
    [[nodiscard]] QVariantList players() const;
    [[nodiscard]] bool enough_players() const;
    [[nodiscard]] bool can_undo() const { return session_ && session_->can_undo(); }
    [[nodiscard]] bool can_redo() const { return session_ && session_->can_redo(); }
    [[nodiscard]] bool has_reading() const { return session_ && session_->reading() != nullptr; }
    [[nodiscard]] QString certainty() const;
    [[nodiscard]] bool sample() const { return sample_; }
    [[nodiscard]] HexScene scene() const;

signals:
    void changed();
    void board_changed();  ///< another game: what was shown of the old one is void
    void maps_changed();

private:
    void begin(const MapShelf::MapPtr& map);

    MapShelf maps_;
    std::optional<DuduSession> session_;
    bool sample_ = false;
};

/// The facts of a map that somebody else keeps alive.
[[nodiscard]] std::shared_ptr<const maps::dudu::HexMapDraft> facts_of(
    const std::shared_ptr<const maps::dudu::HexMap>& map);

}  // namespace railref::app
