import QtQuick
import QtQuick.Controls.Basic
import Railref
import ".."

// One answer: the hex as it would be, and words.
AbstractButton {
    id: option

    property alias scene: picture.scene
    property alias hex: picture.only
    property bool chosen: false

    implicitHeight: picture.height + words.implicitHeight + 30 * theme.u
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onReturnPressed: clicked()
    background: Rectangle {
        radius: 12 * theme.u
        color: option.pressed || option.chosen ? theme.tint(theme.card, theme.ink, 0.05) : theme.card
        border.color: option.visualFocus ? theme.amber : option.chosen ? theme.ink : theme.line
        border.width: (option.visualFocus ? 3 : option.chosen ? 2 : 1.5) * theme.u
    }
    contentItem: Item {
        HexBoardItem {
            id: picture
            y: 10 * theme.u
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width - 12 * theme.u, 130 * theme.u)
            height: width
            dark: theme.dark
        }
        Say {
            id: words
            anchors { top: picture.bottom; topMargin: 6 * theme.u; left: parent.left; right: parent.right; margins: 6 * theme.u }
            text: option.text
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: 14 * theme.u
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }
}
