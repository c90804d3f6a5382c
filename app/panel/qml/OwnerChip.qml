import QtQuick
import Railref

// A player's colour, letter and motif; -1 is nobody.
Rectangle {
    id: chip

    property int owner: -1
    property real size: 30 * theme.u

    width: size
    height: size
    radius: size * 0.26
    color: theme.dark, theme.train(owner)
    border.width: owner === 6 || (theme.dark && owner === 4) ? Math.max(1, size * 0.05) : 0
    border.color: theme.muted

    MotifItem {
        visible: chip.owner >= 0
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: chip.size * 0.1 }
        width: chip.size * 0.58
        height: chip.size * 0.15
        owner: chip.owner
        ink: theme.dark, theme.onTrain(chip.owner)
        opacity: 0.8
    }
    Text {
        anchors { centerIn: parent; verticalCenterOffset: chip.owner >= 0 ? -chip.size * 0.09 : 0 }
        text: theme.letter(chip.owner)
        color: theme.dark, theme.onTrain(chip.owner)
        font.pixelSize: chip.size * 0.5
        font.weight: Font.Bold
    }
}
