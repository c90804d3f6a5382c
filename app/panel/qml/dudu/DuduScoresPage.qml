import QtQuick
import QtQuick.Controls.Basic
import Railref
import ".."

// The table; every number opens into what it is made of.
Item {
    id: page

    readonly property bool tall: width < 980 * theme.u || width < height * 1.1
    readonly property bool narrow: width < 620 * theme.u
    readonly property real gap: (tall ? 12 : 24) * theme.u
    readonly property real tableWidth: tall ? width - 2 * gap : (width - 3 * gap) * 0.62
    property bool disputing: false
    signal share()
    signal newGame()
    signal checkAgain()

    onVisibleChanged: if (!visible) disputing = false

    function show(player, key) {
        duduScores.open(player, key)
        if (tall) flick.contentY = Math.max(0, Math.min(proof.y - page.gap, flick.contentHeight - flick.height))
    }

    Loader {
        anchors.fill: parent
        active: page.disputing
        visible: active
        sourceComponent: RulingPage { onBack: page.disputing = false; Component.onCompleted: forceActiveFocus() }
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

            Say { width: parent.width; text: duduScores.overline; color: theme.muted; font.weight: Font.DemiBold }
            Say { width: parent.width; text: duduScores.headline; font.pixelSize: (page.narrow ? 25 : 32) * theme.u; font.weight: Font.Bold; bottomPadding: 4 * theme.u }
            Say { width: parent.width; text: duduScores.verdict; color: theme.muted; bottomPadding: 12 * theme.u }
            Flow {
                visible: duduScores.revealing
                width: parent.width
                spacing: 10 * theme.u
                bottomPadding: 10 * theme.u
                BigButton { objectName: "revealNext"; primary: true; width: page.narrow ? parent.width : Math.min(implicitWidth, parent.width); text: duduScores.nextReveal; onClicked: duduScores.revealNext() }
                BigButton { objectName: "revealAll"; width: page.narrow ? parent.width : implicitWidth; text: qsTr("Show everything"); onClicked: duduScores.revealAll() }
            }
            ScoreHeader { visible: !page.narrow && duduScores.ready; width: parent.width; words: duduScores.columns }
            Repeater {
                model: page.visible ? duduScores.rows : []
                ScoreRow {
                    required property var modelData
                    width: parent.width
                    row: modelData
                    numbers: modelData.numbers
                    revealing: duduScores.revealing
                    highest: duduScores.highest
                    wholeKey: "influence"
                    narrow: page.narrow
                    opened: duduScores.player === modelData.colour
                    openKey: opened ? duduScores.key : ""
                    onOpen: key => page.show(modelData.colour, key)
                }
            }
            Flow {
                width: parent.width
                topPadding: 16 * theme.u
                spacing: 16 * theme.u
                Repeater {
                    model: ["track", "orders", "goods", "influence", "", "technologies"]
                    Row {
                        required property string modelData
                        required property int index
                        visible: modelData !== ""
                        spacing: 6 * theme.u
                        Rectangle { width: 13 * theme.u; height: width; radius: 3 * theme.u; anchors.verticalCenter: parent.verticalCenter; color: bars.colour(parent.modelData) }
                        Say { text: duduScores.columns[parent.index] || ""; width: implicitWidth; color: theme.muted; font.pixelSize: 14 * theme.u }
                    }
                }
            }
            StackedBar { id: bars; visible: false }
            Flow {
                width: parent.width
                topPadding: 20 * theme.u
                spacing: 10 * theme.u
                BigButton { small: true; text: qsTr("Share…"); onClicked: page.share() }
                BigButton { objectName: "dispute"; small: true; text: qsTr("Somebody disagrees…"); onClicked: page.disputing = true }
                BigButton { small: true; visible: !duduScores.revealing; text: qsTr("Reveal again"); onClicked: duduScores.hideAll() }
                BigButton { small: true; text: qsTr("New game"); onClicked: page.newGame() }
            }
        }

        Card {
            id: proof
            x: page.tall ? page.gap : table.x + table.width + page.gap
            y: page.tall ? table.y + table.height + page.gap : page.gap
            width: page.tall ? page.width - 2 * page.gap : page.width - x - page.gap
            padding: (page.narrow ? 14 : 20) * theme.u
            spacing: 10 * theme.u

            Say { width: parent.width; text: duduScores.player < 0 ? qsTr("Why? Tap any number.") : duduScores.proofTitle; font.pixelSize: (page.narrow ? 19 : 22) * theme.u; font.weight: Font.Bold }
            HexView {
                objectName: "duduScoresBoard"
                width: parent.width
                height: Math.min(width / Math.max(0.9, board.aspect), page.height * (page.tall ? 0.5 : 0.4))
                onCard: true
                scene: dudu.scene
                marks: duduScores.marks
                label: qsTr("The map; the cities that are spoken of are ringed.")
            }
            Say { visible: text !== ""; width: parent.width; text: duduScores.proofText; color: theme.muted }
            Repeater {
                model: page.visible ? duduScores.proof : []
                ProofRow { required property var modelData; width: parent.width; line: modelData }
            }
        }
    }
}
