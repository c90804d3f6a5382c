import QtQuick
import QtQuick.Controls.Basic
import Railref

// One player's tickets at a time: type a few letters, or tap the two cities.
SplitPage {
    id: page

    signal next()
    readonly property var players: visible ? game.players : []
    readonly property int place: { for (let i = 0; i < players.length; ++i) if (players[i].colour === tickets.player) return i; return -1 }
    readonly property bool last: place >= players.length - 1

    function focusSearch() { search.forceActiveFocus() }
    heroShare: 0.32

    hero: BoardView {
        objectName: "ticketsBoard"
        anchors.fill: parent
        ownership: game.ownership
        proof: tickets.picture
        citiesTappable: true
        selectedCity: tickets.pickedCity
        label: qsTr("The board. Tap the two cities of a ticket.")
        onCityTapped: city => tickets.tapCity(city)
        onRouteTapped: if (tickets.pickedCity >= 0) tickets.tapCity(tickets.pickedCity)
    }

    Card {
        width: parent.width
        Flow {
            width: parent.width
            spacing: 8 * theme.u
            Repeater {
                model: page.players
                AbstractButton {
                    id: tab
                    required property var modelData
                    readonly property bool chosen: tickets.player === modelData.colour
                    implicitWidth: tabRow.implicitWidth + 18 * theme.u
                    implicitHeight: 48 * theme.u
                    Accessible.role: Accessible.PageTab
                    Accessible.name: qsTr("%1, %2 tickets").arg(modelData.name).arg(modelData.tickets)
                    onClicked: tickets.player = modelData.colour
                    Keys.onReturnPressed: clicked()
                    background: Rectangle {
                        radius: 12 * theme.u
                        color: tab.chosen ? theme.tint(theme.card, theme.ink, 0.07) : "transparent"
                        border.color: tab.visualFocus ? theme.amber : tab.chosen ? theme.ink : theme.line
                        border.width: (tab.chosen || tab.visualFocus ? 2.5 : 1) * theme.u
                    }
                    contentItem: Item {
                        Row {
                            id: tabRow
                            anchors.centerIn: parent
                            spacing: 7 * theme.u
                            OwnerChip { owner: tab.modelData.colour; size: 28 * theme.u }
                            Figures { anchors.verticalCenter: parent.verticalCenter; text: "" + tab.modelData.tickets; color: theme.muted; size: 15 * theme.u }
                        }
                    }
                }
            }
        }
        Say {
            width: parent.width
            text: tickets.player < 0 ? qsTr("Nobody plays yet.") : qsTr("%1’s tickets").arg(tickets.playerName)
            font.pixelSize: (page.tall ? 21 : 26) * theme.u
            font.weight: Font.Bold
        }
        Field {
            id: search
            width: parent.width
            enabled: tickets.player >= 0
            placeholderText: qsTr("A few letters of a city")
            onTextEdited: tickets.search = text
            onAccepted: tickets.addFirst()
            Connections {
                target: tickets
                function onChanged() { if (search.text !== tickets.search) search.text = tickets.search }
            }
        }
        Pill { text: tickets.refusal; tone: theme.red }
        Column {
            visible: search.text !== "" || tickets.pickedCity >= 0
            width: parent.width
            spacing: 6 * theme.u
            Repeater {
                model: parent.visible ? tickets.offers.slice(0, 7) : []
                TicketRow {
                    required property var modelData
                    width: parent.width
                    ticket: modelData
                    onClicked: tickets.add(modelData.id)
                }
            }
        }
        Say { width: parent.width; text: tickets.handSummary; color: theme.muted; font.weight: Font.DemiBold }
        Column {
            width: parent.width
            spacing: 6 * theme.u
            Repeater {
                model: page.visible ? tickets.hand : []
                TicketRow {
                    required property var modelData
                    required property int index
                    width: parent.width
                    ticket: modelData
                    held: true
                    onRemoved: tickets.removeAt(index)
                }
            }
        }
    }

    foot: BigButton {
        width: parent ? parent.width : 0
        primary: true
        text: page.last ? qsTr("Count the scores") : qsTr("Next: %1").arg(page.players[page.place + 1].name)
        onClicked: {
            if (page.last) page.next()
            else tickets.player = page.players[page.place + 1].colour
        }
    }
}
