import QtQuick
import QtQuick.Controls.Basic

// One player of the game is chosen; a number may stand beside each.
Flow {
    id: chips

    property var players: []          // { colour, name, note }
    property int chosen: -1
    property var noteOf: function (player) { return "" }
    signal picked(int colour)
    spacing: 8 * theme.u

    Repeater {
        model: chips.players.length
        AbstractButton {
            id: tab
            required property int index
            readonly property var who: chips.players[index] || ({ colour: -1, name: "" })
            readonly property string note: chips.noteOf(who)
            readonly property bool here: chips.chosen === who.colour
            implicitWidth: tabRow.implicitWidth + 18 * theme.u
            implicitHeight: 48 * theme.u
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.RadioButton
            Accessible.name: note === "" ? who.name : who.name + ", " + note
            Accessible.checked: here
            onClicked: chips.picked(who.colour)
            Keys.onReturnPressed: clicked()
            background: Rectangle {
                radius: 12 * theme.u
                color: tab.here ? theme.tint(theme.card, theme.ink, 0.07) : "transparent"
                border.color: tab.visualFocus ? theme.amber : tab.here ? theme.ink : theme.line
                border.width: (tab.here || tab.visualFocus ? 2.5 : 1) * theme.u
            }
            contentItem: Item {
                Row {
                    id: tabRow
                    anchors.centerIn: parent
                    spacing: 7 * theme.u
                    OwnerChip { owner: tab.who.colour; size: 28 * theme.u }
                    Figures { visible: text !== ""; anchors.verticalCenter: parent.verticalCenter; text: tab.note; color: theme.muted; size: 15 * theme.u }
                }
            }
        }
    }
}
