import QtQuick
import QtQuick.Controls.Basic

// Somebody's chip, words and one number; a tap chooses it.
AbstractButton {
    id: line

    property int owner: -1
    property string words: ""
    property string value: ""
    property bool chosen: false

    implicitHeight: Math.max(52 * theme.u, said.implicitHeight + 16 * theme.u)
    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: enabled ? Accessible.RadioButton : Accessible.ListItem
    Accessible.name: words + ": " + value
    Accessible.checked: chosen
    Keys.onReturnPressed: clicked()

    background: Rectangle {
        radius: 10 * theme.u
        color: line.chosen ? theme.tint(theme.card, theme.ink, 0.08) : "transparent"
        border.color: line.visualFocus ? theme.amber : line.chosen ? theme.ink : "transparent"
        border.width: (line.visualFocus ? 3 : 2) * theme.u
    }
    contentItem: Item {
        OwnerChip { id: chip; x: 8 * theme.u; anchors.verticalCenter: parent.verticalCenter; owner: line.owner; size: 30 * theme.u }
        Say {
            id: said
            anchors { left: chip.right; leftMargin: 12 * theme.u; right: number.left; rightMargin: 8 * theme.u; verticalCenter: parent.verticalCenter }
            text: line.words
            Accessible.ignored: true
        }
        Figures { id: number; anchors { right: parent.right; rightMargin: 10 * theme.u; verticalCenter: parent.verticalCenter } text: line.value; size: 20 * theme.u; weight: Font.ExtraBold }
    }
}
