import QtQuick
import QtTest
import "qrc:/railref/qml"

Item {
    width: 1280
    height: 736
    CheckPage { id: page; anchors.fill: parent }

    SettledTestCase {
        name: "Check"

        function board() { return findChild(page, "checkBoardItem") }

        function init() {
            hands.sit("europe", 2)
            hands.settle()
            page.forceActiveFocus()
        }

        function test_aTappedRouteAsksAndTheAnswerIsUndone() {
            const route = hands.route("brest-paris-black")
            const at = board().routePoint(route)
            tap(board(), at.x, at.y)
            compare(page.route, route)
            keyClick(Qt.Key_1)
            compare(game.route(route).owner, game.players[0].colour)
            compare(page.route, -1)
            tap(findChild(page, "undo"))
            compare(game.route(route).owner, -1)
            tap(findChild(page, "redo"))
            compare(game.route(route).owner, game.players[0].colour)
        }

        function test_aBrokenRuleIsAListLineThatLeadsToItsPlace() {
            const card = findChild(page, "warningsCard")
            verify(!card.visible)
            game.answerRoute(hands.route("edinburgh-london-black"), game.players[0].colour)
            game.answerRoute(hands.route("edinburgh-london-orange"), game.players[0].colour)
            hands.settle()
            verify(card.visible)
            page.showWarning(check.warnings[0])
            verify(board().zoom > 1)
        }

        function test_whoeverHasItCanBeSaidThoughNoAnswerNamesThem() {
            const card = findChild(page, "questionCard")
            hands.ask("brest-paris-black")
            verify(card.visible)
            tap(findChild(page, "noneOfThese"))
            verify(!card.visible)
            compare(page.route, hands.route("brest-paris-black"))
            keyClick(Qt.Key_2)  // the player who was not among the answers
            hands.settle()
            compare(game.route(hands.route("brest-paris-black")).owner, game.players[1].colour)
            verify(!card.visible)
            verify(findChild(page, "restCard").visible)
        }

        function test_theKeyboardOpensARoute() {
            board().forceActiveFocus()
            keyClick(Qt.Key_Right)
            verify(board().cursorRoute >= 0 || board().cursorCity >= 0)
            keyClick(Qt.Key_Return)
            verify(page.place !== null)
            keyClick(Qt.Key_Escape)
            verify(page.place === null)
        }
    }
}
