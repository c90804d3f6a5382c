import QtQuick
import QtQuick.Controls.Basic

// One past game: tap to open it, the cross takes it off the list.
AbstractButton {
    id: row

    property var past: ({ players: [] })
    signal opened()
    signal removed()

    implicitHeight: body.implicitHeight + 28 * theme.u
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Open the game of %1, %2").arg(past.when).arg(past.board)
    onClicked: row.opened()
    Keys.onReturnPressed: clicked()
    Keys.onDeletePressed: row.removed()
    background: Rectangle {
        radius: 14 * theme.u
        color: row.pressed ? theme.tint(theme.card, theme.ink, 0.06) : theme.card
        border.color: row.visualFocus ? theme.amber : theme.line
        border.width: row.visualFocus ? 3 * theme.u : 1
    }
    contentItem: Item {
        Column {
            id: body
            x: 12 * theme.u
            y: 8 * theme.u
            width: parent.width - 72 * theme.u
            spacing: 8 * theme.u
            Say {
                width: parent.width
                text: row.past.board + "  ·  " + row.past.when + (row.past.finished ? "" : "  ·  " + qsTr("not finished"))
                color: theme.muted
                font.pixelSize: 14 * theme.u
                Accessible.ignored: true
            }
            Flow {
                width: parent.width
                spacing: 14 * theme.u
                Repeater {
                    model: row.past.players
                    Row {
                        required property var modelData
                        spacing: 6 * theme.u
                        OwnerChip { owner: parent.modelData.colour; size: 26 * theme.u }
                        Say { anchors.verticalCenter: parent.verticalCenter; width: Math.min(implicitWidth, body.width - 90 * theme.u); elide: Text.ElideRight; wrapMode: Text.NoWrap; text: parent.modelData.name; font.weight: parent.modelData.winner ? Font.Bold : Font.Normal; Accessible.ignored: true }
                        Figures { anchors.verticalCenter: parent.verticalCenter; text: "" + parent.modelData.total; weight: parent.modelData.winner ? Font.Bold : Font.Normal; color: parent.modelData.winner ? theme.ink : theme.muted }
                    }
                }
            }
        }
        AbstractButton {
            id: cross
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            width: 48 * theme.u
            height: 48 * theme.u
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Remove the game of %1").arg(row.past.when)
            onClicked: row.removed()
            Keys.onReturnPressed: clicked()
            contentItem: Text {
                text: "×"
                color: cross.visualFocus ? theme.amber : theme.muted
                font.pixelSize: 24 * theme.u
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
            }
        }
    }
}
