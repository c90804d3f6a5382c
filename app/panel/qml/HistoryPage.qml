import QtQuick
import QtQuick.Controls.Basic
import Railref

// Past games, and what they say of everybody.
Item {
    id: page

    signal back()
    signal opened()

    readonly property bool tall: width < 900 * theme.u
    readonly property real margin: (tall ? 12 : 28) * theme.u
    readonly property real room: Math.min(width - 2 * margin, 1240 * theme.u)

    Flickable {
        id: flick
        width: page.width
        height: page.height - foot.height
        contentHeight: sheet.height + 2 * page.margin
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        ScrollBar.vertical: ScrollBar { policy: flick.contentHeight > flick.height + 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff }

        Grid {
            id: sheet
            x: (page.width - page.room) / 2
            y: page.margin
            columns: page.tall ? 1 : 2
            spacing: 18 * theme.u
            readonly property real cell: page.tall ? page.room : (page.room - spacing) / 2

            Column {
                width: sheet.cell
                spacing: 12 * theme.u
                Say { width: parent.width; text: qsTr("Past games"); font.pixelSize: (page.tall ? 22 : 28) * theme.u; font.weight: Font.Bold }
                Say {
                    visible: history.ready && history.games.length === 0
                    width: parent.width
                    text: qsTr("Every game that is entered here is kept on this computer by itself. The first one will stand here.")
                    color: theme.muted
                }
                Rectangle {
                    visible: history.removed !== ""
                    width: parent.width
                    height: undo.height + 16 * theme.u
                    radius: 12 * theme.u
                    color: theme.tint(theme.card, theme.amber, 0.16)
                    Say { x: 14 * theme.u; width: parent.width - undo.width - 36 * theme.u; anchors.verticalCenter: parent.verticalCenter; text: qsTr("The game of %1 was removed.").arg(history.removed) }
                    BigButton { id: undo; small: true; anchors { right: parent.right; rightMargin: 8 * theme.u; verticalCenter: parent.verticalCenter } text: qsTr("Undo"); onClicked: history.undoRemove() }
                }
                Repeater {
                    model: history.games
                    PastGame {
                        required property var modelData
                        width: sheet.cell
                        past: modelData
                        onOpened: if (history.open(modelData.id)) page.opened()
                        onRemoved: history.remove(modelData.id)
                    }
                }
            }

            Column {
                width: sheet.cell
                spacing: 12 * theme.u
                Say { width: parent.width; visible: history.players.length > 0 || history.board !== ""; text: qsTr("Players"); font.pixelSize: (page.tall ? 22 : 28) * theme.u; font.weight: Font.Bold }
                Flow {
                    visible: history.players.length > 0 || history.board !== ""
                    width: parent.width
                    spacing: 8 * theme.u
                    BigButton { small: true; text: qsTr("All boards"); chosen: history.board === ""; Accessible.role: Accessible.RadioButton; onClicked: history.board = "" }
                    Repeater {
                        model: game.boards.concat([{ id: "dudu", name: qsTr("火車嘟嘟") }])
                        BigButton {
                            required property var modelData
                            small: true
                            text: modelData.name
                            chosen: history.board === modelData.id
                            Accessible.role: Accessible.RadioButton
                            onClicked: history.board = modelData.id
                        }
                    }
                }
                Repeater {
                    model: history.players
                    PlayerRecord {
                        required property var modelData
                        width: sheet.cell
                        record: modelData
                    }
                }
            }
        }
    }

    Rectangle {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: 88 * theme.u
        color: theme.card
        Rectangle { width: parent.width; height: 1; color: theme.line }
        BigButton {
            x: (page.width - page.room) / 2
            y: 12 * theme.u
            width: page.tall ? page.room : Math.max(implicitWidth, 260 * theme.u)
            primary: true
            text: qsTr("Back")
            onClicked: page.back()
        }
    }
}
