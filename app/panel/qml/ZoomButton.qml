import QtQuick
import QtQuick.Controls.Basic

AbstractButton {
    id: button
    implicitWidth: 44 * theme.u
    implicitHeight: 44 * theme.u
    Accessible.role: Accessible.Button
    background: Rectangle {
        radius: width / 2
        color: theme.card
        border.color: button.visualFocus ? theme.amber : theme.line
        border.width: button.visualFocus ? 3 * theme.u : 1
        opacity: 0.94
    }
    contentItem: Text {
        text: button.text
        color: theme.ink
        font.pixelSize: 22 * theme.u
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
