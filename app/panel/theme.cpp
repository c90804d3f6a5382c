#include "app/panel/theme.h"

#include "app/panel/palette.h"

namespace railref::app {

void Theme::set_dark(bool dark) {
    if (dark == dark_) return;
    dark_ = dark;
    emit changed();
}

void Theme::set_unit(double unit) {
    if (unit == unit_) return;
    unit_ = unit;
    emit unit_changed();
}

void Theme::set_motion(bool motion) {
    if (motion == motion_) return;
    motion_ = motion;
    emit motion_changed();
}

QColor Theme::train(int colour) const {
    return colour < 0 ? mix(palette(dark_).card, palette(dark_).muted, 0.4)
                      : piece_colour_of(colour);
}

QColor Theme::onTrain(int colour) const {
    return colour < 0 ? palette(dark_).ink : on_piece_colour_of(colour);
}

QString Theme::letter(int colour) const {
    return colour < 0 ? QStringLiteral("–") : QString(piece_letter_of(colour));
}

QColor Theme::tint(const QColor& bottom, const QColor& top, double share) const { return mix(bottom, top, share); }

QColor Theme::ink() const { return palette(dark_).ink; }
QColor Theme::muted() const { return palette(dark_).muted; }
QColor Theme::paper() const { return palette(dark_).paper; }
QColor Theme::card() const { return palette(dark_).card; }
QColor Theme::line() const { return palette(dark_).line; }
QColor Theme::map() const { return palette(dark_).map; }
QColor Theme::amber() const { return palette(dark_).amber; }
QColor Theme::green() const { return palette(dark_).green; }
QColor Theme::red() const { return palette(dark_).red; }
QColor Theme::on_ink() const { return palette(dark_).on_ink; }
QColor Theme::route_bar() const { return palette(dark_).route_bar; }
QColor Theme::ticket_bar() const { return palette(dark_).ticket_bar; }
QColor Theme::station_bar() const { return palette(dark_).station_bar; }
QColor Theme::bonus_bar() const { return palette(dark_).bonus_bar; }
QColor Theme::fifth_bar() const { return palette(dark_).fifth_bar; }

}  // namespace railref::app
