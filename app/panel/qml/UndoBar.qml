import QtQuick

Row {
    id: bar
    spacing: 8 * theme.u
    BigButton {
        width: (bar.width - bar.spacing) / 2
        small: true
        text: qsTr("Undo")
        enabled: game.canUndo
        onClicked: game.undo()
    }
    BigButton {
        width: (bar.width - bar.spacing) / 2
        small: true
        text: qsTr("Redo")
        enabled: game.canRedo
        onClicked: game.redo()
    }
}
