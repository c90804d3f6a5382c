import QtQuick
import QtQuick.Controls.Basic
import Railref
import "dudu"

// Which board, who plays.
Item {
    id: page

    signal next()
    signal withoutPhoto()
    signal openGame()
    signal layOut()  // a map of one's own

    property string kind: table.kind  // which game's boards are offered: "tickets" or "dudu"
    readonly property var host: kind === "dudu" ? dudu : game
    Connections {
        target: table
        function onChanged() { page.kind = table.kind }
    }

    readonly property real margin: (width < 720 * theme.u ? 16 : 32) * theme.u
    readonly property real room: Math.min(width - 2 * margin, 1180 * theme.u)
    readonly property bool narrow: room < 640 * theme.u

    Flickable {
    id: flick
    width: page.width
    height: page.height - foot.height
    contentHeight: column.height + page.margin * 1.5
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    ScrollBar.vertical: ScrollBar { policy: flick.contentHeight > flick.height + 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff }

    Column {
        id: column
        x: (page.width - page.room) / 2
        y: page.margin
        width: page.room
        spacing: 18 * theme.u

        Flow {  // one line where there is room: the seats below should be seen without pushing the page
            width: parent.width
            spacing: (page.narrow ? 10 : 28) * theme.u
            Say {
                text: qsTr("Which board is on the table?")
                font.pixelSize: 28 * theme.u
                font.weight: Font.Bold
                width: page.narrow ? parent.width : implicitWidth
                height: page.narrow ? implicitHeight : 48 * theme.u
                verticalAlignment: Text.AlignVCenter
            }
            Row {
                spacing: 8 * theme.u
                BigButton { objectName: "kind_tickets"; small: true; text: qsTr("Ticket to Ride"); chosen: page.kind === "tickets"; Accessible.role: Accessible.RadioButton; Accessible.checked: chosen; onClicked: page.kind = "tickets" }
                BigButton { objectName: "kind_dudu"; small: true; text: qsTr("火車嘟嘟"); chosen: page.kind === "dudu"; Accessible.role: Accessible.RadioButton; Accessible.checked: chosen; onClicked: page.kind = "dudu" }
            }
        }
        MapGrid {
            visible: page.kind === "dudu"
            width: parent.width
            narrow: page.narrow
            onLayOut: page.layOut()
        }

        Grid {
            id: boards
            visible: page.kind === "tickets"
            width: parent.width
            columns: 3
            spacing: (page.narrow ? 8 : 18) * theme.u
            Repeater {
                model: game.boards
                AbstractButton {
                    id: tile
                    objectName: "board_" + modelData.id
                    required property var modelData
                    readonly property bool chosen: game.boardId === modelData.id
                    width: (boards.width - 2 * boards.spacing) / 3
                    height: (page.narrow ? 150 : Math.min(width * 0.66, 236 * theme.u) / theme.u) * theme.u
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: modelData.name
                    Accessible.checked: chosen
                    onClicked: table.newGame("tickets", modelData.id)
                    Keys.onReturnPressed: clicked()
                    background: Rectangle {
                        radius: 14 * theme.u
                        color: theme.card
                        border.color: tile.visualFocus ? theme.amber : tile.chosen ? theme.ink : theme.line
                        border.width: tile.chosen || tile.visualFocus ? 3 * theme.u : 1
                    }
                    contentItem: Item {
                        BoardItem {
                            anchors { fill: parent; margins: 10 * theme.u; bottomMargin: (page.narrow ? 58 : 68) * theme.u }
                            boardId: tile.modelData.id
                            names: false
                            dark: theme.dark
                            onCard: true
                            cornerRadius: 10 * theme.u
                        }
                        Column {
                            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: (page.narrow ? 8 : 14) * theme.u }
                            spacing: 2 * theme.u
                            Say {
                                width: parent.width
                                text: tile.modelData.name
                                font.pixelSize: (page.narrow ? 12 : 17) * theme.u
                                font.weight: Font.DemiBold
                                maximumLineCount: page.narrow ? 3 : 1
                                fontSizeMode: page.narrow ? Text.FixedSize : Text.HorizontalFit
                                minimumPixelSize: 12 * theme.u
                                elide: Text.ElideRight
                                Accessible.ignored: true
                            }
                            Say {
                                visible: !page.narrow
                                text: tile.modelData.players
                                color: theme.muted
                                font.pixelSize: 14 * theme.u
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }

        Flow {
            width: parent.width
            spacing: 8 * theme.u
            visible: page.kind === "tickets" && game.variants.length > 1
            Repeater {
                model: game.variants
                BigButton {
                    required property var modelData
                    small: true
                    text: modelData.name
                    chosen: game.variantId === modelData.id
                    Accessible.role: Accessible.RadioButton
                    onClicked: game.setVariant(modelData.id)
                }
            }
        }

        Say {
            visible: page.kind === "tickets" && game.started
            width: parent.width
            color: theme.muted
            text: {
                const chosen = game.variants.find(variant => variant.id === game.variantId)
                return chosen ? chosen.facts : ""
            }
        }

        Say {
            visible: page.host.started
            text: qsTr("Who plays? Tap the colours of the trains.")
            font.pixelSize: 22 * theme.u
            font.weight: Font.Bold
            width: parent.width
            topPadding: 8 * theme.u
        }

        Grid {
            id: people
            visible: page.host.started
            width: parent.width
            columns: page.narrow ? 1 : page.room < 900 * theme.u ? 2 : 3
            spacing: 10 * theme.u
            Repeater {
                model: page.host.colours.length
                Rectangle {
                    id: seat
                    required property int index
                    readonly property var who: page.host.colours[index] || ({ colour: -1, word: "", playing: false, name: "" })
                    width: (people.width - (people.columns - 1) * people.spacing) / people.columns
                    height: 64 * theme.u
                    radius: 12 * theme.u
                    color: theme.card
                    border.color: who.playing ? theme.ink : theme.line
                    border.width: who.playing ? 2 * theme.u : 1.5 * theme.u

                    AbstractButton {
                        id: toggle
                        objectName: "seat_" + seat.who.colour
                        width: seat.who.playing ? 64 * theme.u : seat.width
                        height: parent.height
                        Accessible.role: Accessible.CheckBox
                        Accessible.name: seat.who.word
                        Accessible.checked: seat.who.playing
                        onClicked: {
                            page.host.togglePlayer(seat.who.colour)
                            if (seat.who.playing)
                                name.forceActiveFocus()
                        }
                        Keys.onReturnPressed: clicked()
                        background: Rectangle {
                            visible: toggle.visualFocus
                            radius: 12 * theme.u
                            color: "transparent"
                            border.color: theme.amber
                            border.width: 3 * theme.u
                        }
                        contentItem: Item {
                            OwnerChip {
                                x: 14 * theme.u
                                anchors.verticalCenter: parent.verticalCenter
                                owner: seat.who.colour
                                size: 38 * theme.u
                                opacity: seat.who.playing ? 1 : 0.55
                            }
                            Say {
                                visible: !seat.who.playing
                                x: 66 * theme.u
                                anchors.verticalCenter: parent.verticalCenter
                                text: seat.who.word
                                color: theme.muted
                                font.pixelSize: 17 * theme.u
                                Accessible.ignored: true
                            }
                        }
                    }
                    TextInput {
                        id: name
                        visible: seat.who.playing
                        anchors { left: toggle.right; right: parent.right; rightMargin: 16 * theme.u; verticalCenter: parent.verticalCenter }
                        height: 44 * theme.u
                        verticalAlignment: TextInput.AlignVCenter
                        text: seat.who.name
                        color: theme.ink
                        font.pixelSize: 19 * theme.u
                        font.weight: Font.DemiBold
                        clip: true
                        selectByMouse: true
                        activeFocusOnTab: true
                        Accessible.role: Accessible.EditableText
                        Accessible.name: qsTr("Name of %1").arg(seat.who.word)
                        onTextEdited: page.host.renamePlayer(seat.who.colour, text)
                        Say {
                            visible: name.text === ""
                            anchors.verticalCenter: parent.verticalCenter
                            text: qsTr("%1 · name?").arg(seat.who.word)
                            color: theme.muted
                            font.pixelSize: 17 * theme.u
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }

        NameBar { width: parent.width }

        BigButton {
            visible: page.narrow
            width: page.room
            enabled: page.host.enoughPlayers && page.kind === table.kind
            text: page.kind === "dudu" ? qsTr("No photo: enter it by hand") : qsTr("No photo: tap the trains in")
            onClicked: page.withoutPhoto()
        }
        BigButton {
            visible: page.narrow
            width: page.room
            text: qsTr("Open a saved game…")
            onClicked: page.openGame()
        }
    }
    }

    // What comes next stays in sight.
    Rectangle {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: buttons.height + 24 * theme.u
        color: theme.card
        Rectangle { width: parent.width; height: 1; color: theme.line }
        Grid {
            id: buttons
            x: (page.width - page.room) / 2
            y: 12 * theme.u
            width: page.room
            columns: page.narrow ? 1 : 3
            spacing: (page.narrow ? 8 : 12) * theme.u
            BigButton {
                width: page.narrow ? page.room : Math.max(implicitWidth, 260 * theme.u)
                objectName: "readPhoto"
                primary: true
                enabled: page.kind === table.kind
                text: qsTr("Read a photo")
                onClicked: page.next()
            }
            BigButton {
                visible: !page.narrow
                enabled: page.host.enoughPlayers && page.kind === table.kind
                text: page.kind === "dudu" ? qsTr("No photo: enter it by hand") : qsTr("No photo: tap the trains in")
                onClicked: page.withoutPhoto()
            }
            BigButton {
                visible: !page.narrow
                text: qsTr("Open a saved game…")
                onClicked: page.openGame()
            }
        }
    }
}
