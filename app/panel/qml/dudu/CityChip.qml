import QtQuick
import ".."

// A city's colour; round, so that nobody takes it for a player.
Rectangle {
    id: chip

    property int colour: -1
    property real size: 32 * theme.u

    width: size
    height: size
    radius: size / 2
    color: theme.dark, theme.train(colour)
    border.color: theme.tint(color, theme.ink, 0.25)
    border.width: Math.max(1, size * 0.05)
    Text {
        anchors.centerIn: parent
        text: theme.letter(chip.colour)
        color: theme.onTrain(chip.colour)
        font.pixelSize: chip.size * 0.5
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}
