import QtQuick
import QtQuick.Controls.Basic

// One number of the open player, to be shown on the board.
AbstractButton {
    id: button

    property var line: ({})
    property bool chosen: false

    implicitHeight: 48 * theme.u
    implicitWidth: row.implicitWidth + 28 * theme.u
    Accessible.role: Accessible.Button
    Accessible.name: line.title + ", " + line.value
    Accessible.description: line.note || ""
    Keys.onReturnPressed: clicked()

    background: Rectangle {
        radius: 12 * theme.u
        color: button.chosen ? theme.ink : theme.tint(theme.card, theme.paper, 0.7)
        border.color: button.visualFocus ? theme.amber : theme.line
        border.width: button.visualFocus ? 3 * theme.u : button.chosen ? 0 : 1
    }
    contentItem: Item {
        Row {
            id: row
            anchors.centerIn: parent
            spacing: 10 * theme.u
            Text {
                text: button.line.title || ""
                color: button.chosen ? theme.onInk : theme.ink
                font.pixelSize: 15 * theme.u
            }
            Figures {
                text: button.line.value || ""
                size: 15 * theme.u
                weight: Font.Bold
                color: button.line.good === false ? (button.chosen ? theme.tint(theme.red, theme.onInk, 0.5) : theme.red)
                                                  : button.chosen ? theme.onInk : theme.ink
            }
        }
    }
}
