import QtQuick
import QtQuick.Controls.Basic

// 64 px of button. `owner` puts a player's chip before the words (-2: none).
AbstractButton {
    id: button

    property bool primary: false
    property bool chosen: false
    property int owner: -2
    property string detail: ""
    property bool small: false
    property bool bottomAlign: false  // the words leave room for something above them

    implicitHeight: (small ? 48 : 64) * theme.u
    // From the words themselves: what they get of the width must not decide the width.
    implicitWidth: words.natural + (owner > -2 ? (small ? 40 : 46) * theme.u : 0) + 40 * theme.u
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: detail === "" ? text : text + ", " + detail
    Accessible.focusable: true
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: 12 * theme.u
        color: button.primary ? (button.pressed ? theme.tint(theme.ink, theme.card, 0.2) : theme.ink)
                              : button.pressed || button.chosen ? theme.tint(theme.card, theme.ink, 0.05) : theme.card
        border.color: button.visualFocus ? theme.amber : button.chosen ? theme.ink : theme.line
        border.width: button.visualFocus ? 3 * theme.u : button.primary ? 0 : button.chosen ? 2 * theme.u : 1.5 * theme.u
        opacity: button.enabled ? 1 : 0.35
    }
    contentItem: Item {
        Row {
            id: row
            readonly property real room: parent.width - 32 * theme.u - (note.visible ? note.implicitWidth + 12 * theme.u : 0)
            x: button.owner > -2 ? 16 * theme.u : Math.max(16 * theme.u, (parent.width - width) / 2)
            y: button.bottomAlign ? parent.height - height - 14 * theme.u : (parent.height - height) / 2
            spacing: 12 * theme.u
            OwnerChip {
                visible: button.owner > -2
                owner: Math.max(-1, button.owner)
                size: (button.small ? 28 : 34) * theme.u
                anchors.verticalCenter: parent.verticalCenter
            }
            ShortSay {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                text: button.text
                most: row.room - (button.owner > -2 ? (button.small ? 40 : 46) * theme.u : 0)
                elide: Text.ElideRight
                maximumLineCount: 2
                horizontalAlignment: button.owner > -2 ? Text.AlignLeft : Text.AlignHCenter
                color: button.primary ? theme.onInk : theme.ink
                opacity: button.enabled ? 1 : 0.5
                font.pixelSize: (button.small ? 15 : 17) * theme.u
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
        }
        Text {
            id: note
            visible: text !== ""
            text: button.detail
            anchors { right: parent.right; rightMargin: 18 * theme.u; verticalCenter: parent.verticalCenter }
            color: button.primary ? theme.onInk : theme.muted
            font.pixelSize: 14 * theme.u
        }
    }
}
