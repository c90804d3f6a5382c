import QtQuick
import QtTest
import "qrc:/railref/qml"

Item {
    width: 1280
    height: 736
    GamePage { id: page; anchors.fill: parent }
    SignalSpy { id: left; target: page; signalName: "next" }

    SettledTestCase {
        name: "Game"

        function find(item, test) {
            if (item.visible && test(item)) return item
            for (let i = 0; i < item.children.length; ++i) {
                const found = find(item.children[i], test)
                if (found) return found
            }
            return null
        }

        function test_boardsVariantsAndPlayers() {
            hands.sit("usa", 0)
            const europe = find(page, item => item.modelData !== undefined && item.modelData.id === "europe" && item.chosen === false)
            verify(europe !== null)
            tap(europe)
            compare(game.boardId, "europe")
            verify(!game.enoughPlayers)
            const red = find(page, item => item.who !== undefined && item.who.word === "Red")
            tap(red, 30, 30)
            compare(game.players.length, 1)
            for (const letter of "Ada") keyClick(letter)
            compare(game.players[0].name, "Ada")
            tap(red, 30, 30)
            compare(game.players.length, 0)
        }

        function test_onToThePhoto() {
            left.clear()
            const button = find(page, item => item.text === "Read a photo")
            tap(button)
            compare(left.count, 1)
        }
    }
}
