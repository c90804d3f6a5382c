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

    function focusSearch() { if (tickets.shown) search.forceActiveFocus() }
    property bool browsing: false  // the whole deck is listed
    heroShare: 0.32
    onVisibleChanged: { tickets.hide(); browsing = false }

    hero: BoardView {
        objectName: "ticketsBoard"
        anchors.fill: parent
        ownership: game.ownership
        proof: tickets.picture
        citiesTappable: tickets.shown
        routesTappable: false
        selectedCity: tickets.pickedCity
        label: qsTr("The board. Tap the two cities of a ticket.")
        onCityTapped: city => tickets.tapCity(city)
    }

    Card {
        width: parent.width
        PlayerChips {
            objectName: "ticketTabs"
            width: parent.width
            players: page.players
            chosen: tickets.player
            noteOf: player => "" + player.tickets
            onPicked: colour => { tickets.player = colour; page.browsing = false }
        }
        Say {
            width: parent.width
            text: tickets.player < 0 ? qsTr("Nobody plays yet.") : qsTr("%1’s tickets").arg(tickets.playerName)
            font.pixelSize: (page.tall ? 21 : 26) * theme.u
            font.weight: Font.Bold
        }
        // Nobody else looks.
        Say { visible: !tickets.shown; width: parent.width; color: theme.muted; text: qsTr("Turn the screen to %1. Nobody else looks.").arg(tickets.playerName) }
        BigButton {
            objectName: "showTickets"
            visible: !tickets.shown
            width: parent.width
            owner: tickets.player
            text: qsTr("Show my tickets")
            onClicked: { tickets.show(); page.focusSearch() }
        }
        Field {
            id: search
            objectName: "ticketSearch"
            visible: tickets.shown
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
            visible: tickets.shown && (search.text !== "" || tickets.pickedCity >= 0 || page.browsing)
            width: parent.width
            spacing: 6 * theme.u
            Repeater {
                model: parent.visible ? (page.browsing ? tickets.offers : tickets.offers.slice(0, 7)) : []
                TicketRow {
                    required property var modelData
                    width: parent.width
                    ticket: modelData
                    onClicked: tickets.add(modelData.id)
                }
            }
        }
        Flow {
            visible: tickets.shown && tickets.player >= 0
            width: parent.width
            spacing: 8 * theme.u
            BigButton { objectName: "browse"; small: true; chosen: page.browsing; text: page.browsing ? qsTr("Close the deck") : qsTr("Pick from the deck"); onClicked: page.browsing = !page.browsing }
            BigButton { objectName: "hideTickets"; small: true; visible: tickets.hand.length > 0; text: qsTr("Hide"); onClicked: tickets.hide() }
        }
        Say { visible: tickets.shown; width: parent.width; text: tickets.handSummary; color: theme.muted; font.weight: Font.DemiBold }
        Column {
            width: parent.width
            spacing: 6 * theme.u
            Repeater {
                model: page.visible && tickets.shown ? tickets.hand : []
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
        objectName: "nextHand"
        width: parent ? parent.width : 0
        primary: true
        text: page.last ? qsTr("Count the scores") : qsTr("Next: %1").arg(page.players[page.place + 1].name)
        onClicked: {
            if (page.last) page.next()
            else tickets.player = page.players[page.place + 1].colour
        }
    }
}
