import QtQuick
import QtTest
import "qrc:/railref/qml"

Item {
    width: 1280
    height: 736
    ScoresPage { id: page; anchors.fill: parent }

    SettledTestCase {
        name: "Scores"

        function init() {
            hands.sit("europe", 2)
            game.answerRoute(hands.route("brest-paris-black"), game.players[0].colour)
            game.answerRoute(hands.route("frankfurt-paris-white"), game.players[0].colour)
            game.answerRoute(hands.route("berlin-wien-green"), game.players[1].colour)
            scores.active = true
            hands.settle()
            page.disputing = false
        }
        function cleanup() { scores.active = false }

        function test_handAfterHandThenTheWinner() {
            verify(scores.revealing)
            const button = findChild(page, "revealNext")
            for (let i = 0; i < 3; ++i) tap(button)
            verify(!scores.revealing)
            verify(!button.visible)
            verify(scores.rows[0].winner)
        }

        function test_theLongestRouteStepByStep() {
            scores.revealAll()
            page.show(game.players[0].colour, "longest")
            compare(scores.proof.steps, 2)
            const board = findChild(page, "scoresBoardItem")
            compare(board.progress, 1)
            tap(findChild(page, "stepOn"))
            compare(page.step, 1)
            verify(board.progress > 0 && board.progress < 1)
            tap(findChild(page, "stepOn"))
            compare(board.progress, 1)
        }

        function test_aDisputeOpensAndCloses() {
            scores.revealAll()
            page.argue(game.players[1].colour, "longest")
            const board = findChild(page, "disputeBoardItem")
            verify(board !== null)
            for (const slug of ["berlin", "wien"]) {
                const at = board.cityPoint(hands.city(slug))
                tap(board, at.x, at.y)
            }
            compare(dispute.claimed, 2)
            verify(dispute.verdict.good)
            tap(findChild(page, "kind_marker"))
            compare(dispute.kind, "marker")
            tap(findChild(page, "backToScores"))
            verify(!page.disputing)
        }
    }
}
