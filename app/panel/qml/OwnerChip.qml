import QtQuick

// A player's colour and letter; -1 is nobody.
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

    Text {
        anchors.centerIn: parent
        text: theme.letter(chip.owner)
        color: theme.dark, theme.onTrain(chip.owner)
        font.pixelSize: chip.size * 0.5
        font.weight: Font.Bold
    }
}
