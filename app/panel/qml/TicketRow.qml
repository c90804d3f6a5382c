import QtQuick
import QtQuick.Controls.Basic

// A ticket: an offer to be taken, or one of the hand that can be given back.
AbstractButton {
    id: row

    property var ticket: ({})
    property bool held: false
    readonly property string reason: held ? (ticket.warning || "") : (ticket.refused || "")
    signal removed()

    implicitHeight: Math.max(52 * theme.u, words.implicitHeight + 16 * theme.u)
    enabled: true
    focusPolicy: held ? Qt.NoFocus : Qt.StrongFocus
    Accessible.role: held ? Accessible.ListItem : Accessible.Button
    Accessible.name: qsTr("%1 to %2, %3 points").arg(ticket.from).arg(ticket.to).arg(ticket.points)
    Accessible.description: reason
    Keys.onReturnPressed: clicked()

    background: Rectangle {
        radius: 10 * theme.u
        color: row.held ? theme.tint(theme.card, theme.paper, 0.9)
                        : row.pressed ? theme.tint(theme.card, theme.ink, 0.07) : theme.card
        border.color: row.visualFocus ? theme.amber : theme.line
        border.width: row.visualFocus ? 3 * theme.u : row.held ? 0 : 1.5 * theme.u
    }
    contentItem: Item {
        Column {
            id: words
            anchors { left: parent.left; right: points.left; leftMargin: 14 * theme.u; rightMargin: 8 * theme.u; verticalCenter: parent.verticalCenter }
            spacing: 2 * theme.u
            Say {
                width: parent.width
                text: row.ticket.from + " – " + row.ticket.to
                font.weight: Font.DemiBold
                opacity: !row.held && row.reason !== "" ? 0.5 : 1
                Accessible.ignored: true
            }
            Say {
                visible: text !== ""
                width: parent.width
                text: row.reason
                color: row.held ? theme.amber : theme.muted
                font.pixelSize: 13 * theme.u
                Accessible.ignored: true
            }
        }
        Figures {
            id: points
            anchors { right: remove.visible ? remove.left : parent.right; rightMargin: (remove.visible ? 2 : 16) * theme.u; verticalCenter: parent.verticalCenter }
            text: "" + row.ticket.points
            size: 18 * theme.u
            weight: Font.Bold
            opacity: !row.held && row.reason !== "" ? 0.5 : 1
        }
        AbstractButton {
            id: remove
            visible: row.held
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            width: 48 * theme.u
            height: 48 * theme.u
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Give back %1 to %2").arg(row.ticket.from).arg(row.ticket.to)
            onClicked: row.removed()
            Keys.onReturnPressed: clicked()
            contentItem: Text {
                text: "×"
                color: remove.visualFocus ? theme.amber : theme.muted
                font.pixelSize: 24 * theme.u
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
            }
        }
    }
}
