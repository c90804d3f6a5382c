#pragma once

#include <QColor>
#include <QObject>

namespace railref::app {

/// Colours and the unit of size, for QML.
class Theme : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool dark READ dark WRITE set_dark NOTIFY changed)
    /// One design pixel: 1 on a laptop, more on a large screen.
    Q_PROPERTY(double u READ unit WRITE set_unit NOTIFY unit_changed)
    /// Things may move; false where a picture is taken.
    Q_PROPERTY(bool motion READ motion WRITE set_motion NOTIFY motion_changed)
    Q_PROPERTY(QColor ink READ ink NOTIFY changed)
    Q_PROPERTY(QColor muted READ muted NOTIFY changed)
    Q_PROPERTY(QColor paper READ paper NOTIFY changed)
    Q_PROPERTY(QColor card READ card NOTIFY changed)
    Q_PROPERTY(QColor line READ line NOTIFY changed)
    Q_PROPERTY(QColor map READ map NOTIFY changed)
    Q_PROPERTY(QColor amber READ amber NOTIFY changed)
    Q_PROPERTY(QColor green READ green NOTIFY changed)
    Q_PROPERTY(QColor red READ red NOTIFY changed)
    Q_PROPERTY(QColor onInk READ on_ink NOTIFY changed)
    Q_PROPERTY(QColor routeBar READ route_bar NOTIFY changed)
    Q_PROPERTY(QColor ticketBar READ ticket_bar NOTIFY changed)
    Q_PROPERTY(QColor stationBar READ station_bar NOTIFY changed)
    Q_PROPERTY(QColor bonusBar READ bonus_bar NOTIFY changed)
    Q_PROPERTY(QColor fifthBar READ fifth_bar NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] bool dark() const { return dark_; }
    void set_dark(bool dark);
    [[nodiscard]] double unit() const { return unit_; }
    void set_unit(double unit);
    [[nodiscard]] bool motion() const { return motion_; }
    void set_motion(bool motion);

    /// `colour` as in files' order of maps::PlayerColour; -1, nobody, is a quiet gray.
    Q_INVOKABLE [[nodiscard]] QColor train(int colour) const;
    Q_INVOKABLE [[nodiscard]] QColor onTrain(int colour) const;
    Q_INVOKABLE [[nodiscard]] QString letter(int colour) const;
    /// `share` of `top` over `bottom`.
    Q_INVOKABLE [[nodiscard]] QColor tint(const QColor& bottom, const QColor& top, double share) const;

    [[nodiscard]] QColor ink() const;
    [[nodiscard]] QColor muted() const;
    [[nodiscard]] QColor paper() const;
    [[nodiscard]] QColor card() const;
    [[nodiscard]] QColor line() const;
    [[nodiscard]] QColor map() const;
    [[nodiscard]] QColor amber() const;
    [[nodiscard]] QColor green() const;
    [[nodiscard]] QColor red() const;
    [[nodiscard]] QColor on_ink() const;
    [[nodiscard]] QColor route_bar() const;
    [[nodiscard]] QColor ticket_bar() const;
    [[nodiscard]] QColor station_bar() const;
    [[nodiscard]] QColor bonus_bar() const;
    [[nodiscard]] QColor fifth_bar() const;

signals:
    void changed();
    void unit_changed();
    void motion_changed();

private:
    bool dark_ = false;
    double unit_ = 1;
    bool motion_ = true;
};

}  // namespace railref::app
