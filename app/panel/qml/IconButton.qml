import QtQuick
import QtQuick.Controls.Basic

// A square button with one sign; its name is for those who cannot see the sign.
AbstractButton {
    id: button
    implicitWidth: 64 * theme.u
    implicitHeight: 64 * theme.u
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    background: Rectangle {
        radius: 12 * theme.u
        color: button.pressed ? theme.tint(theme.card, theme.ink, 0.06) : theme.card
        border.color: button.visualFocus ? theme.amber : theme.line
        border.width: (button.visualFocus ? 3 : 1.5) * theme.u
        opacity: button.enabled ? 1 : 0.45
    }
    contentItem: Text {
        text: button.text
        color: theme.ink
        opacity: button.enabled ? 1 : 0.3
        font.pixelSize: 26 * theme.u
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
