#pragma once

#include <QFutureWatcher>
#include <QImage>
#include <QObject>
#include <QPointF>
#include <QUrl>
#include <QVariant>
#include <array>
#include <vector>

#include "app/panel/dudu/dudu_model.h"
#include "app/referee/dudu/map_sketch.h"

namespace railref::app {

/// Laying out the map on the table hex by hex, for QML; over nothing, or over a photo of it whose lattice is fitted by
/// four hexes' middles.
class MapEditorModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(railref::app::HexScene scene READ scene NOTIFY changed)
    Q_PROPERTY(railref::app::HexMarks marks READ marks NOTIFY changed)
    Q_PROPERTY(QString name READ name WRITE set_name NOTIFY changed)
    Q_PROPERTY(int columns READ columns NOTIFY changed)
    Q_PROPERTY(int rows READ rows NOTIFY changed)
    /// What a tap does: "land", "forest", "water", "none", "city:red", "site:wood", "start", "side".
    Q_PROPERTY(QString brush READ brush WRITE set_brush NOTIFY changed)
    Q_PROPERTY(bool paints READ paints NOTIFY changed)  ///< the brush paints under a moving finger
    Q_PROPERTY(QVariantList cities READ cities NOTIFY changed)  ///< { colour, word, key, placed }
    Q_PROPERTY(QVariantList sites READ sites NOTIFY changed)    ///< { good, name, sign, colour, count }
    Q_PROPERTY(int starts READ starts NOTIFY changed)
    Q_PROPERTY(QStringList missing READ missing NOTIFY changed)  ///< one sentence each; empty: it can be played on
    Q_PROPERTY(bool canUndo READ can_undo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ can_redo NOTIFY changed)

    Q_PROPERTY(QImage photo READ photo NOTIFY changed)        ///< seen from above, under the lattice; null without one
    Q_PROPERTY(QImage rawPhoto READ raw_photo NOTIFY changed)  ///< as it was taken
    /// The middles of the four outermost hexes in the photo, as fractions of it: north-west, north-east, south-east,
    /// south-west.
    Q_PROPERTY(QVariantList handles READ handles NOTIFY changed)

public:
    explicit MapEditorModel(DuduModel& game, QObject* parent = nullptr);
    ~MapEditorModel() override;

    Q_INVOKABLE void begin();                   ///< a new map
    Q_INVOKABLE void edit(const QString& map);  ///< one that is there; a built-in one as a new map of its own
    Q_INVOKABLE void resize(int columns, int rows);
    Q_INVOKABLE void tap(int q, int r, int side, bool middle);
    Q_INVOKABLE void paint(int q, int r);  ///< a moving finger
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Keeps it and puts it on the table; false while something is missing, or where it cannot be kept (see error).
    /// Laid out over a photo, its print is learned from that on a worker thread, so that photos of games are read.
    Q_INVOKABLE bool finish();
    Q_INVOKABLE bool openPhoto(const QUrl& file);
    Q_INVOKABLE void dropPhoto();
    Q_INVOKABLE void moveHandle(int handle, double x, double y);
    void wait();  ///< until the print is learned
    [[nodiscard]] Q_INVOKABLE QString error() const { return error_; }

    [[nodiscard]] HexScene scene() const;
    [[nodiscard]] HexMarks marks() const;
    [[nodiscard]] QString name() const;
    void set_name(const QString& name);
    [[nodiscard]] int columns() const { return sketch_.columns(); }
    [[nodiscard]] int rows() const { return sketch_.rows(); }
    [[nodiscard]] QString brush() const { return brush_; }
    void set_brush(const QString& brush);
    [[nodiscard]] bool paints() const;
    [[nodiscard]] QVariantList cities() const;
    [[nodiscard]] QVariantList sites() const;
    [[nodiscard]] int starts() const { return static_cast<int>(sketch_.draft().starts.size()); }
    [[nodiscard]] QStringList missing() const;
    [[nodiscard]] bool can_undo() const { return sketch_.can_undo(); }
    [[nodiscard]] bool can_redo() const { return sketch_.can_redo(); }
    [[nodiscard]] QImage photo() const { return photo_; }
    [[nodiscard]] QImage raw_photo() const { return raw_photo_; }
    [[nodiscard]] QVariantList handles() const;

signals:
    void changed();
    void told(const QString& text);  ///< something to be known that is no reason to stop

private:
    void show();  ///< the sketch has changed
    void straighten();
    void learn_print(const maps::dudu::HexMap& map);
    [[nodiscard]] std::array<Hex, 4> outermost() const;

    DuduModel* game_;
    MapSketch sketch_;
    std::shared_ptr<const maps::dudu::HexMapDraft> shown_;  ///< what the board draws
    std::string id_;                                        ///< of an own map that is being changed; empty for a new one
    QString brush_ = QStringLiteral("forest");
    QString error_;
    QImage raw_photo_;
    QImage photo_;
    std::array<QPointF, 4> handles_;
    QFutureWatcher<bool> learning_;
};

}  // namespace railref::app
