import QtQuick
import QtQuick.Controls.Basic
import Railref
import ".."

// What people argue about: may this be drawn, where can the train go, may it turn, may a factory stand here, may this
// be done from here, is the game over?
SplitPage {
    id: page

    signal back()
    readonly property string kind: ruling.kind
    heroShare: 0.46
    Keys.onEscapePressed: page.back()
    onVisibleChanged: if (visible) ruling.clear()

    function toneOf(answer) { return answer === "yes" ? theme.green : answer === "penalty" ? theme.amber : theme.red }

    hero: HexView {
        id: view
        objectName: "rulingBoard"
        anchors.fill: parent
        scene: dudu.scene
        marks: ruling.marks
        drawing: page.kind === "draw"
        label: page.kind === "draw" ? qsTr("The map. Draw the stretch with a finger.") : qsTr("The map. Tap a hex.")
        onHexTapped: (q, r, side, middle) => ruling.tap(q, r, side)
        onStretchDrawn: stretch => ruling.draw(stretch)
    }

    Card {
        width: parent.width
        padding: (page.tall ? 12 : 20) * theme.u
        spacing: 10 * theme.u
        Flow {
            width: parent.width
            spacing: 6 * theme.u
            Repeater {
                model: [{ kind: "draw", word: qsTr("Draw") }, { kind: "move", word: qsTr("Move") }, { kind: "turn", word: qsTr("Turn") },
                        { kind: "factory", word: qsTr("Factory") }, { kind: "location", word: qsTr("Location action") }, { kind: "end", word: qsTr("End") }]
                BigButton {
                    required property var modelData
                    objectName: "ruling_" + modelData.kind
                    small: true
                    width: Math.min(implicitWidth - 8 * theme.u, parent.width)
                    text: modelData.word
                    chosen: page.kind === modelData.kind
                    Accessible.role: Accessible.RadioButton
                    Accessible.checked: chosen
                    onClicked: ruling.kind = modelData.kind
                }
            }
        }
        PlayerChips {
            visible: page.kind !== "draw" && page.kind !== "end"
            width: parent.width
            players: dudu.players
            chosen: ruling.player
            onPicked: colour => ruling.player = colour
        }
    }

    Card {
        width: parent.width
        spacing: 10 * theme.u
        Say {
            width: parent.width
            font.pixelSize: (page.tall ? 21 : 25) * theme.u
            font.weight: Font.Bold
            text: page.kind === "draw" ? qsTr("May this stretch be drawn?")
                : page.kind === "move" ? qsTr("Where can %1’s train go?").arg(ruling.playerName)
                : page.kind === "turn" ? qsTr("May %1’s train turn?").arg(ruling.playerName)
                : page.kind === "factory" ? qsTr("May %1 build a factory here?").arg(ruling.playerName)
                : page.kind === "location" ? qsTr("May %1 do a location action here?").arg(ruling.playerName)
                                           : qsTr("Has the end been reached?")
        }
        Say {
            visible: ruling.verdict.answer === undefined && ruling.trouble === ""
            width: parent.width
            color: theme.muted
            text: page.kind === "draw" ? qsTr("Draw it on the map with a finger, from side to side.")
                : page.kind === "move" && ruling.stopCount === 0 ? qsTr("No stop: no track leads on from where the train faces.")
                : page.kind === "move" ? qsTr("All stops are marked with their steps. Tap a hex to see the way.")
                : page.kind === "turn" ? qsTr("Choose the side that it shall face.")
                : page.kind === "factory" ? qsTr("Tap the hex.")
                : qsTr("Tap the city, the resource site or the factory.")
        }
        Pill { text: ruling.trouble; tone: theme.red }
        Rectangle {
            objectName: "verdict"
            visible: ruling.verdict.answer !== undefined
            width: parent.width
            height: said.height + 28 * theme.u
            radius: 12 * theme.u
            readonly property color tone: page.toneOf(ruling.verdict.answer || "no")
            color: theme.tint(theme.card, tone, 0.16)
            border.color: tone
            border.width: 1.5 * theme.u
            Column {
                id: said
                x: 16 * theme.u
                y: 14 * theme.u
                width: parent.width - 32 * theme.u
                spacing: 4 * theme.u
                Say { width: parent.width; text: ruling.verdict.word || ""; font.pixelSize: 22 * theme.u; font.weight: Font.ExtraBold; color: theme.tint(parent.parent.tone, theme.ink, 0.45) }
                Say { width: parent.width; text: ruling.verdict.text || "" }
                Say { visible: text !== ""; width: parent.width; text: ruling.verdict.rule || ""; color: theme.muted; font.pixelSize: 13 * theme.u }
            }
        }
        Flow {
            visible: page.kind === "turn" && ruling.facings.length > 0
            width: parent.width
            spacing: 8 * theme.u
            Repeater {
                model: page.kind === "turn" ? ruling.facings : []
                BigButton { required property var modelData; small: true; text: modelData.now ? qsTr("%1 (now)").arg(modelData.word) : modelData.word; chosen: modelData.chosen; Accessible.role: Accessible.RadioButton; Accessible.checked: chosen; onClicked: ruling.face(modelData.side) }
            }
        }
        BigButton {
            objectName: "rulingExtra"
            visible: page.kind === "draw" || page.kind === "move"
            width: parent.width
            small: true
            text: page.kind === "draw" ? qsTr("Paid with iron: 1 piece") : qsTr("Paid with wood or coal: 5 steps")
            detail: ruling.extra ? "✓" : ""
            chosen: ruling.extra
            Accessible.role: Accessible.CheckBox
            Accessible.checked: ruling.extra
            onClicked: ruling.extra = !ruling.extra
        }
        BigButton { visible: page.kind === "draw" && ruling.strokes > 0; width: parent.width; small: true; text: qsTr("Start again"); onClicked: ruling.clear() }
    }

    Card {
        visible: page.kind === "end"
        width: parent.width
        spacing: 6 * theme.u
        Counter { objectName: "round"; width: parent.width; word: qsTr("Round that is being played"); value: ruling.round; least: 1; most: 99; onMoved: to => ruling.round = to }
        Counter { width: parent.width; word: ruling.reached > 0 ? qsTr("25 points were reached in round") : qsTr("25 points were reached in an earlier round"); value: ruling.reached; most: ruling.round; onMoved: to => ruling.reached = to }
        Say { width: parent.width; topPadding: 8 * theme.u; text: qsTr("Whose turn is it? In the order of seats."); color: theme.muted; font.weight: Font.DemiBold }
        Repeater {
            model: page.kind === "end" ? ruling.seats : []
            TotalLine {
                required property var modelData
                required property int index
                width: parent.width
                owner: modelData.colour
                words: modelData.turnsLeft >= 0 ? qsTr("%1 · turns left: %2").arg(modelData.name).arg(modelData.turnsLeft) : modelData.name
                value: "" + modelData.points
                chosen: ruling.seat === index
                onClicked: ruling.seat = index
            }
        }
        BigButton { width: parent.width; small: true; text: qsTr("The round is finished"); chosen: ruling.seat === ruling.seats.length; Accessible.role: Accessible.RadioButton; onClicked: ruling.seat = ruling.seats.length }
    }

    foot: BigButton {
        objectName: "backToScores"
        width: parent ? parent.width : 0
        text: qsTr("Back")
        onClicked: page.back()
    }
}
