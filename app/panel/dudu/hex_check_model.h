#pragma once

#include <QObject>
#include <QRectF>
#include <QVariant>
#include <optional>
#include <vector>

#include "app/panel/dudu/dudu_model.h"

namespace railref::app {

/// The board of 火車嘟嘟 as it was read, for QML: one question at a time, every hex to be put right, what is impossible
/// said at its place.
class HexCheckModel : public QObject {
    Q_OBJECT
    /// What must be looked at now: { hex, title, why, number, count, options: [{ scene, word }] }; empty when nothing is
    /// asked.
    Q_PROPERTY(QVariantMap question READ question NOTIFY changed)
    Q_PROPERTY(int openCount READ open_count NOTIFY changed)
    Q_PROPERTY(int unseenCount READ unseen_count NOTIFY changed)
    Q_PROPERTY(QVariantList warnings READ warnings NOTIFY changed)  ///< { message, error, hex }
    Q_PROPERTY(railref::app::HexMarks marks READ marks NOTIFY changed)
    /// The hex that was tapped: { hex, title, words, scene, train, facing, factory }; empty when none is.
    Q_PROPERTY(QVariantMap place READ place NOTIFY changed)
    Q_PROPERTY(int side READ side NOTIFY changed)           ///< one end of a piece of track that was tapped; -1: none
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)  ///< why the last stroke was not taken
    Q_PROPERTY(QVariantList kinds READ kinds NOTIFY changed)  ///< of factories: { kind, word, chosen }

public:
    explicit HexCheckModel(DuduModel& game, QObject* parent = nullptr);

    Q_INVOKABLE void answer(int option);
    Q_INVOKABLE void skip();  ///< asked again after the others
    Q_INVOKABLE void nothingOnUnseen();
    /// Where a hex lies in the photo seen from above, with what is around it, and its outline; as fractions of it.
    [[nodiscard]] Q_INVOKABLE QRectF region(int q, int r) const;
    [[nodiscard]] Q_INVOKABLE QVariantList outline(int q, int r) const;
    Q_INVOKABLE void pick(int q, int r);
    Q_INVOKABLE void leave();  ///< no hex is picked any more

    /// Track on the picked hex: the first tap is one end, the second the other; a piece that is there comes off.
    Q_INVOKABLE void tapSide(int side);
    /// Strokes that a finger drew, as one step; what is all there already comes off.
    Q_INVOKABLE void draw(const railref::app::HexStretch& stretch);
    Q_INVOKABLE void putTrain(int q, int r, int colour, int facing);
    Q_INVOKABLE void takeTrain(int q, int r);
    [[nodiscard]] Q_INVOKABLE int trainOn(int q, int r) const;  ///< its colour's number, or -1
    Q_INVOKABLE void putFactory(int q, int r, int exit);
    Q_INVOKABLE void setKind(const QString& kind);
    Q_INVOKABLE void clearHex(int q, int r);

    [[nodiscard]] QVariantMap question() const;
    [[nodiscard]] int open_count() const;
    [[nodiscard]] int unseen_count() const;
    [[nodiscard]] QVariantList warnings() const;
    [[nodiscard]] HexMarks marks() const;
    [[nodiscard]] QVariantMap place() const;
    [[nodiscard]] int side() const { return side_ ? static_cast<int>(index(*side_)) : -1; }
    [[nodiscard]] QString refusal() const { return refusal_; }
    [[nodiscard]] QVariantList kinds() const;

signals:
    void changed();

private:
    void refresh();
    [[nodiscard]] const vision::dudu::HexQuestion* current() const;
    [[nodiscard]] HexScene scene_with(Hex hex, const HexContents& contents) const;
    bool put(Hex hex, HexContents contents);

    DuduModel* game_;
    std::vector<vision::dudu::HexQuestion> open_;
    std::vector<Hex> skipped_;
    std::optional<Hex> picked_;
    std::optional<Side> side_;
    QString refusal_;
};

/// "track, the red train facing east"; "nothing".
[[nodiscard]] QString contents_words(const HexContents& contents);

}  // namespace railref::app
