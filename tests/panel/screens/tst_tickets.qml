import QtQuick
import QtTest
import "qrc:/railref/qml"

Item {
    width: 1280
    height: 736
    TicketsPage { id: page; anchors.fill: parent }

    SettledTestCase {
        name: "Tickets"

        function init() {
            hands.sit("europe", 2)
            tickets.player = game.players[0].colour
        }

        function test_lettersFindACardAndReturnTakesIt() {
            page.focusSearch()
            for (const letter of "par wien") keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(tickets.hand.length, 1)
            compare(tickets.hand[0].points, 8)
        }

        function test_aHandIsHiddenUntilItsPlayerAsks() {
            tickets.search = "par wien"
            tickets.addFirst()
            tickets.player = game.players[1].colour
            tickets.player = game.players[0].colour
            verify(!tickets.shown)
            verify(!findChild(page, "ticketSearch").visible)
            tap(findChild(page, "showTickets"))
            verify(tickets.shown)
            verify(findChild(page, "ticketSearch").visible)
            tap(findChild(page, "hideTickets"))
            verify(!tickets.shown)
        }

        function test_theWholeDeckCanBeListed() {
            verify(tickets.offers.length > 40)
            tap(findChild(page, "browse"))
            verify(page.browsing)
        }

        function test_aCardIsRefusedTheSecondTime() {
            tickets.search = "par wien"
            const card = tickets.offers[0].id
            verify(tickets.add(card))
            tickets.player = game.players[1].colour
            verify(!tickets.add(card))
            verify(tickets.refusal !== "")
        }
    }
}
