#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace railref::app {

/// The motif of a player's colour, or of a source of points, as a strip on the screen.
class MotifItem : public QQuickPaintedItem {
    Q_OBJECT
    Q_PROPERTY(int owner MEMBER owner_ NOTIFY changed)  ///< a player's colour; -1: `source` counts
    Q_PROPERTY(QString source MEMBER source_ NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY changed)

public:
    explicit MotifItem(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    int owner_ = -1;
    QString source_;
    QColor ink_;
};

}  // namespace railref::app
