import QtQuick
import QtQuick.Controls.Basic
import Railref

// The table; every number opens into its proof on the board.
Item {
    id: page

    readonly property bool tall: width < 980 * theme.u || width < height * 1.1
    readonly property bool narrow: width < 620 * theme.u
    readonly property real gap: (tall ? 12 : 24) * theme.u
    readonly property real tableWidth: tall ? width - 2 * gap : (width - 3 * gap) * 0.54
    property bool disputing: false
    property int step: 0  // of the proof that is looked at step by step; 0: all of it
    signal share()
    signal newGame()
    signal checkAgain()

    onVisibleChanged: if (!visible) disputing = false

    function show(player, key) {
        scores.open(player, key)
        step = 0
        view.play()
        if (tall) flick.contentY = Math.max(0, Math.min(proof.y - page.gap, flick.contentHeight - flick.height))
    }

    function goToStep(to) {
        step = Math.max(0, Math.min(to, scores.proof.steps))
        view.playTo(step === 0 ? 1 : scores.stepShare(step))
    }
    function argue(player, kind) {
        if (player >= 0) dispute.player = player
        dispute.kind = kind
        disputing = true
    }

    Loader {
        anchors.fill: parent
        active: page.disputing
        visible: active
        sourceComponent: DisputePage { onBack: page.disputing = false; Component.onCompleted: forceActiveFocus() }
    }

    Flickable {
        id: flick
        visible: !page.disputing
        anchors.fill: parent
        contentHeight: Math.max(table.y + table.height, proof.y + proof.height) + page.gap
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        Card {
            id: table
            x: page.gap
            y: page.gap
            width: page.tableWidth
            padding: (page.narrow ? 14 : 24) * theme.u
            spacing: 0

            Say { width: parent.width; text: scores.overline; color: theme.muted; font.weight: Font.DemiBold }
            Say { width: parent.width; text: scores.headline; font.pixelSize: (page.narrow ? 25 : 32) * theme.u; font.weight: Font.Bold; bottomPadding: 4 * theme.u }
            Say { width: parent.width; text: scores.verdict; color: theme.muted; bottomPadding: 12 * theme.u }
            Column {
                width: parent.width
                spacing: 6 * theme.u
                bottomPadding: 8 * theme.u
                Pill {
                    readonly property int open: check.openCount
                    text: open === 0 ? "" : open === 1 ? qsTr("1 question about the photo is still open: the likeliest answer counts.")
                                                       : qsTr("%1 questions about the photo are still open: the likeliest answers count.").arg(open)
                }
                BigButton {
                    objectName: "answerFirst"
                    visible: check.openCount > 0 && check.decidingCount > 0
                    small: true
                    width: Math.min(implicitWidth, parent.width)
                    text: check.decidingCount === 1 ? qsTr("Answer the one that decides") : qsTr("Answer the %1 that decide").arg(check.decidingCount)
                    onClicked: page.checkAgain()
                }
                Pill { text: check.unseenCount > 0 ? qsTr("Places not in the photo: %1. They count as they are drawn.").arg(check.unseenCount) : "" }
                Repeater {
                    // Every error, and a few of the rest: Check shows all.
                    model: page.visible ? scores.warnings.slice(0, Math.max(4, scores.warnings.filter(warning => warning.error).length)) : []
                    Pill {
                        required property var modelData
                        text: modelData.message
                        tone: modelData.error ? theme.red : theme.amber
                    }
                }
            }
            Flow {
                visible: scores.revealing
                width: parent.width
                spacing: 10 * theme.u
                bottomPadding: 10 * theme.u
                BigButton { objectName: "revealNext"; primary: true; width: page.narrow ? parent.width : implicitWidth; text: scores.nextReveal; onClicked: { scores.revealNext(); page.step = 0; view.play() } }
                BigButton { objectName: "revealAll"; width: page.narrow ? parent.width : implicitWidth; text: qsTr("Show everything"); onClicked: { scores.revealAll(); page.step = 0 } }
            }
            ScoreHeader { visible: !page.narrow; width: parent.width }
            Repeater {
                model: page.visible ? scores.rows : []
                ScoreRow {
                    required property var modelData
                    width: parent.width
                    row: modelData
                    narrow: page.narrow
                    opened: scores.player === modelData.colour
                    openKey: opened ? scores.key : ""
                    onOpen: key => page.show(modelData.colour, key)
                }
            }
            Flow {
                width: parent.width
                topPadding: 16 * theme.u
                spacing: 16 * theme.u
                Repeater {
                    model: [{ kind: "routes", word: qsTr("Routes") }, { kind: "tickets", word: qsTr("Tickets") },
                            { kind: "stations", word: qsTr("Stations") }, { kind: "bonus", word: scores.bonusWord }]
                    Row {
                        required property var modelData
                        visible: modelData.kind !== "stations" || scores.hasStations
                        spacing: 6 * theme.u
                        Rectangle {
                            width: 26 * theme.u; height: 14 * theme.u; radius: 3 * theme.u
                            anchors.verticalCenter: parent.verticalCenter
                            color: bars.colour(parent.modelData.kind)
                            MotifItem { anchors.centerIn: parent; width: parent.width - 4 * theme.u; height: parent.height * 0.5; source: parent.parent.modelData.kind; ink: theme.card; opacity: 0.5 }
                        }
                        Say { text: parent.modelData.word; width: implicitWidth; color: theme.muted; font.pixelSize: 14 * theme.u }
                    }
                }
            }
            StackedBar { id: bars; visible: false }
            Flow {
                width: parent.width
                topPadding: 20 * theme.u
                spacing: 10 * theme.u
                BigButton { objectName: "share"; small: true; text: qsTr("Share…"); onClicked: page.share() }
                BigButton { objectName: "dispute"; small: true; visible: !scores.revealing; text: qsTr("Somebody disagrees…"); onClicked: page.argue(scores.player, "longest") }
                BigButton { small: true; visible: !scores.revealing; text: qsTr("Reveal again"); onClicked: scores.hideAll() }
                BigButton { small: true; text: qsTr("New game"); onClicked: page.newGame() }
            }
        }

        Card {
            id: proof
            x: page.tall ? page.gap : table.x + table.width + page.gap
            y: page.tall ? table.y + table.height + page.gap : page.gap
            width: page.tall ? page.width - 2 * page.gap : page.width - x - page.gap
            padding: (page.narrow ? 12 : 20) * theme.u

            Say {
                width: parent.width
                text: scores.player < 0 ? qsTr("Why? Tap any number.") : scores.proofTitle
                font.pixelSize: (page.narrow ? 19 : 22) * theme.u
                font.weight: Font.Bold
            }
            BoardView {
                id: view
                objectName: "scoresBoard"
                width: parent.width
                height: Math.min(width / Math.max(0.9, view.board.aspect), page.height * (page.tall ? 0.7 : 0.56))
                onCard: true
                ownership: scores.ownership
                proof: scores.proof
                label: scores.proofText
            }
            // The longest route, one step after the other.
            Row {
                objectName: "steps"
                visible: scores.key === "longest" && scores.proof.steps > 1
                width: parent.width
                spacing: 8 * theme.u
                IconButton { objectName: "stepBack"; width: 48 * theme.u; height: 48 * theme.u; text: "‹"; Accessible.name: qsTr("One step back"); enabled: page.step !== 1; onClicked: page.goToStep(page.step === 0 ? scores.proof.steps - 1 : page.step - 1) }
                IconButton { objectName: "stepOn"; width: 48 * theme.u; height: 48 * theme.u; text: "›"; Accessible.name: qsTr("One step on"); onClicked: page.goToStep(page.step >= scores.proof.steps ? 1 : page.step + 1) }
                IconButton { width: 48 * theme.u; height: 48 * theme.u; text: "▸"; Accessible.name: qsTr("Draw it again"); onClicked: { page.step = 0; view.play() } }
                Say { width: parent.width - x; anchors.verticalCenter: parent.verticalCenter; text: page.step === 0 ? qsTr("Step by step") : scores.stepWord(page.step); color: theme.muted }
            }
            Say { visible: text !== ""; width: parent.width; text: scores.proofText }
            Pill { text: scores.proved ? qsTr("proved: nothing longer exists") : ""; tone: theme.green }
            BigButton {
                small: true
                visible: scores.player >= 0 && !scores.revealing && (scores.key === "longest" || scores.key.startsWith("ticket") || scores.key === "stations")
                text: qsTr("Dispute this…")
                onClicked: page.argue(scores.player, scores.key === "longest" ? "longest" : scores.key === "stations" ? "station" : "ticket")
            }
            Say { visible: text !== ""; width: parent.width; text: scores.proofRule; color: theme.muted; font.pixelSize: 13 * theme.u }
            Flow {
                width: parent.width
                spacing: 8 * theme.u
                Repeater {
                    model: page.visible ? scores.lines : []
                    ProofLine {
                        required property var modelData
                        line: modelData
                        chosen: scores.key === modelData.key
                        onClicked: page.show(scores.player, modelData.key)
                    }
                }
            }
        }
    }
}
