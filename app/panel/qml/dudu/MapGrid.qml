import QtQuick
import QtQuick.Controls.Basic
import Railref
import ".."

// The maps that can be played on, and the way to lay out one's own.
Grid {
    id: grid

    property bool narrow: false
    signal layOut()
    columns: narrow ? 2 : 4
    spacing: (narrow ? 8 : 14) * theme.u
    readonly property real cell: (width - (columns - 1) * spacing) / columns

    Repeater {
        model: dudu.maps
        AbstractButton {
            id: tile
            required property var modelData
            readonly property bool chosen: dudu.boardId === modelData.id
            objectName: "map_" + modelData.id
            width: grid.cell
            height: Math.min(width * 0.9, 216 * theme.u)
            Accessible.role: Accessible.RadioButton
            Accessible.name: modelData.name
            Accessible.checked: chosen
            onClicked: table.newGame("dudu", modelData.id)
            Keys.onReturnPressed: clicked()
            Keys.onDeletePressed: if (modelData.own) dudu.removeMap(modelData.id)
            background: Rectangle {
                radius: 14 * theme.u
                color: theme.card
                border.color: tile.visualFocus ? theme.amber : tile.chosen ? theme.ink : theme.line
                border.width: tile.chosen || tile.visualFocus ? 3 * theme.u : 1
            }
            contentItem: Item {
                HexBoardItem {
                    anchors { fill: parent; margins: 10 * theme.u; bottomMargin: 44 * theme.u }
                    scene: tile.modelData.scene
                    dark: theme.dark
                    onCard: true
                    cornerRadius: 10 * theme.u
                }
                Say {
                    anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 12 * theme.u }
                    text: tile.modelData.name
                    font.pixelSize: (grid.narrow ? 14 : 16) * theme.u
                    font.weight: Font.DemiBold
                    maximumLineCount: 1
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }
    AbstractButton {
        id: own
        objectName: "layOut"
        width: grid.cell
        height: Math.min(width * 0.9, 216 * theme.u)
        Accessible.role: Accessible.Button
        Accessible.name: words.text
        onClicked: { mapEditor.begin(); grid.layOut() }
        Keys.onReturnPressed: clicked()
        background: Rectangle {
            radius: 14 * theme.u
            color: own.pressed ? theme.tint(theme.card, theme.ink, 0.05) : "transparent"
            border.color: own.visualFocus ? theme.amber : theme.line
            border.width: (own.visualFocus ? 3 : 2) * theme.u
        }
        contentItem: Item {
            Column {
                anchors.centerIn: parent
                width: parent.width - 20 * theme.u
                spacing: 6 * theme.u
                Say { width: parent.width; text: "+"; horizontalAlignment: Text.AlignHCenter; font.pixelSize: 34 * theme.u; color: theme.muted; Accessible.ignored: true }
                Say { id: words; width: parent.width; horizontalAlignment: Text.AlignHCenter; text: qsTr("Another map: lay it out"); font.pixelSize: 15 * theme.u; font.weight: Font.DemiBold; Accessible.ignored: true }
            }
        }
    }
    BigButton {
        visible: dudu.started && dudu.maps.some(map => map.own && map.id === dudu.boardId)
        width: grid.cell
        small: true
        text: qsTr("Change this map…")
        onClicked: { mapEditor.edit(dudu.boardId); grid.layOut() }
    }
}
