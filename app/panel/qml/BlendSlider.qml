import QtQuick
import QtQuick.Controls.Basic

// From the photo (0) to the drawing (1).
Slider {
    id: blend
    height: 48 * theme.u
    value: 1
    stepSize: 0.05
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("From the photo to the drawing")
    background: Rectangle {
        x: 0; y: (blend.height - height) / 2
        width: blend.width; height: 6 * theme.u; radius: 3 * theme.u
        color: theme.line
    }
    handle: Rectangle {
        x: blend.visualPosition * (blend.width - width)
        y: (blend.height - height) / 2
        width: 30 * theme.u; height: width; radius: 10 * theme.u
        color: theme.card
        border.color: blend.visualFocus ? theme.amber : theme.ink
        border.width: (blend.visualFocus ? 3 : 2) * theme.u
    }
}
