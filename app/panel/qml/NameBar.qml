import QtQuick

// Names of past games: a tap names the first player who has none yet.
Flow {
    id: bar

    readonly property var colours: table.game.colours
    readonly property int unnamed: { for (const seat of colours) if (seat.playing && seat.name === "") return seat.colour; return -1 }
    readonly property var free: shelf.names.filter(name => !colours.some(seat => seat.playing && seat.name === name)).slice(0, 8)

    visible: unnamed >= 0 && free.length > 0
    spacing: 8 * theme.u
    Repeater {
        model: bar.free
        BigButton {
            required property string modelData
            objectName: "rememberedName"
            small: true
            owner: bar.unnamed
            text: modelData
            onClicked: table.game.renamePlayer(bar.unnamed, modelData)
        }
    }
}
