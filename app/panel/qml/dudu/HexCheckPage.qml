import QtQuick
import QtQuick.Controls.Basic
import Railref
import ".."

// What lies on the map: the reading drawn over it, one question at a time, every hex to be tapped right.
SplitPage {
    id: page

    signal next()

    readonly property var question: hexCheck.question
    readonly property bool asking: question.hex !== undefined
    readonly property var place: hexCheck.place.hex !== undefined ? hexCheck.place : null
    readonly property var spoken: place ? place.hex : asking ? question.hex : undefined
    readonly property bool hasPhoto: photoModel.state === "done" && photoModel.kind === "dudu"
    property string tool: "look"      // what a tap on the map does: "look", "track", "factory", "train"
    property int toolColour: -1       // of the train
    property string padTool: "track"  // what a tap on the large hex does
    readonly property bool little: tall && height < 700 * theme.u
    heroShare: little && place ? 0 : place ? 0.36 : little && asking ? 0.26 : 0.46

    function hold(what, colour) {
        const again = tool === what && toolColour === colour
        tool = again ? "look" : what
        toolColour = again ? -1 : colour
        hexCheck.leave()
    }
    function tapped(q, r, side, middle) {
        if (tool === "train") {
            const here = dudu.scene && hexCheck.trainOn(q, r)
            if (here === toolColour && middle) hexCheck.takeTrain(q, r)
            else hexCheck.putTrain(q, r, toolColour, side)
        } else if (tool === "factory") hexCheck.putFactory(q, r, side)
        else hexCheck.pick(q, r)
    }
    function padTapped(side) {
        const hex = place.hex
        if (padTool === "track") hexCheck.tapSide(side)
        else if (padTool === "factory") hexCheck.putFactory(hex.x, hex.y, side)
        else hexCheck.putTrain(hex.x, hex.y, toolOfPad.colour, side)
    }

    Keys.onPressed: event => {
        const option = event.key - Qt.Key_1
        if (!page.place && page.asking && option >= 0 && option < page.question.options.length) hexCheck.answer(option)
        else if (event.key === Qt.Key_Escape) hexCheck.leave()
        else if (page.place && (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace)) hexCheck.clearHex(page.place.hex.x, page.place.hex.y)
        else return
        event.accepted = true
    }
    readonly property string where: asking ? question.hex.x + "," + question.hex.y : ""
    onWhereChanged: lookCloser()
    onVisibleChanged: lookCloser()
    function lookCloser() {
        if (!visible) return
        if (!tall || width > 520 * theme.u || !asking) view.board.showAll()
        else view.board.showHex(question.hex.x, question.hex.y, 2.4)
    }
    QtObject {
        id: toolOfPad
        property int colour: page.place && page.place.train >= 0 ? page.place.train : picked >= 0 ? picked : dudu.players.length > 0 ? dudu.players[0].colour : 0
        property int picked: -1
    }

    hero: Item {
        anchors.fill: parent
        HexView {
            id: view
            objectName: "hexCheckBoard"
            width: parent.width
            height: parent.height - (slider.visible ? slider.height : 0)
            scene: dudu.scene
            marks: hexCheck.marks
            selected: page.place ? page.place.hex : undefined
            drawing: page.tool === "track"
            photo: photoModel.fromAbove
            blend: slider.visible ? blend.value : 1
            label: qsTr("The map as it was read. Tap a hex to change it.")
            onHexTapped: (q, r, side, middle) => page.tapped(q, r, side, middle)
            onNothingTapped: hexCheck.leave()
            onStretchDrawn: stretch => hexCheck.draw(stretch)
        }
        Item {
            id: slider
            visible: page.hasPhoto && !page.little
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: visible ? 56 * theme.u : 0
            Say { id: photoWord; anchors.verticalCenter: parent.verticalCenter; text: qsTr("Photo"); color: theme.muted; width: implicitWidth }
            Say { id: drawingWord; anchors { right: parent.right; verticalCenter: parent.verticalCenter } text: qsTr("Drawing"); color: theme.muted; width: implicitWidth }
            BlendSlider { id: blend; anchors { left: photoWord.right; right: drawingWord.left; leftMargin: 14 * theme.u; rightMargin: 14 * theme.u; verticalCenter: parent.verticalCenter } }
        }
    }

    // A hex that was tapped, large.
    Card {
        objectName: "placeCard"
        visible: page.place !== null
        width: parent.width
        padding: (page.tall ? 14 : 20) * theme.u
        spacing: 10 * theme.u
        Say { width: parent.width; text: page.place ? page.place.title : ""; font.pixelSize: 22 * theme.u; font.weight: Font.Bold }
        Say { width: parent.width; text: page.place && page.place.printed ? qsTr("Printed on the map.") : page.place ? page.place.words : ""; color: theme.muted }
        Flow {
            visible: page.place !== null && !page.place.printed
            width: parent.width
            spacing: 6 * theme.u
            Repeater {
                model: [{ tool: "track", word: qsTr("Track") }, { tool: "train", word: qsTr("Train") }, { tool: "factory", word: qsTr("Factory") }]
                BigButton {
                    required property var modelData
                    objectName: "pad_" + modelData.tool
                    width: implicitWidth - 8 * theme.u
                    small: true
                    text: modelData.word
                    chosen: page.padTool === modelData.tool
                    Accessible.role: Accessible.RadioButton
                    Accessible.checked: chosen
                    onClicked: page.padTool = modelData.tool
                }
            }
        }
        PlayerChips {
            visible: page.place !== null && !page.place.printed && page.padTool === "train"
            width: parent.width
            players: dudu.players
            chosen: toolOfPad.colour
            onPicked: colour => {
                toolOfPad.picked = colour
                if (page.place && page.place.train >= 0 && page.place.train !== colour) hexCheck.putTrain(page.place.hex.x, page.place.hex.y, colour, page.place.facing)
            }
        }
        Item {
            visible: page.place !== null && !page.place.printed
            width: parent.width
            height: visible ? Math.min(width, 300 * theme.u) : 0
            HexPad {
                objectName: "hexPad"
                anchors.horizontalCenter: parent.horizontalCenter
                width: parent.height
                height: parent.height
                scene: dudu.scene
                only: page.place ? page.place.hex : undefined
                markedSide: hexCheck.side
                drawing: page.padTool === "track"
                label: qsTr("The hex, large. Tap its sides.")
                onHexTapped: (q, r, side, middle) => page.padTapped(side)
                onStretchDrawn: stretch => hexCheck.draw(stretch)
            }
        }
        Say {
            visible: page.place !== null && !page.place.printed
            width: parent.width
            color: theme.muted
            font.pixelSize: 14 * theme.u
            text: page.padTool === "track" ? qsTr("Tap two sides, or draw from side to side. Track that is there goes away.")
                : page.padTool === "train" ? qsTr("Tap the side that the train faces.")
                                           : qsTr("Tap the side that is the factory’s exit. Once more: no factory.")
        }
        Pill { text: hexCheck.refusal; tone: theme.red }
        Flow {
            visible: hexCheck.kinds.length > 0
            width: parent.width
            spacing: 8 * theme.u
            Repeater {
                model: hexCheck.kinds
                BigButton { required property var modelData; small: true; text: modelData.word; chosen: modelData.chosen; Accessible.role: Accessible.RadioButton; Accessible.checked: chosen; onClicked: hexCheck.setKind(modelData.kind) }
            }
        }
        HexCrop { hex: page.place ? page.place.hex : undefined; most: 180 * theme.u }
        Row {
            width: parent.width
            spacing: 8 * theme.u
            BigButton { visible: page.place !== null && !page.place.printed; width: (parent.width - 8 * theme.u) / 2; small: true; text: qsTr("Nothing here"); onClicked: hexCheck.clearHex(page.place.hex.x, page.place.hex.y) }
            BigButton { objectName: "placeDone"; width: page.place !== null && page.place.printed ? parent.width : (parent.width - 8 * theme.u) / 2; small: true; primary: true; text: qsTr("Done"); onClicked: hexCheck.leave() }
        }
    }

    // The next question of the reading.
    Card {
        objectName: "hexQuestion"
        visible: page.place === null && page.asking
        width: parent.width
        padding: (page.tall ? 14 : 22) * theme.u
        spacing: 12 * theme.u
        Say { text: page.asking ? qsTr("Question %1 of %2").arg(page.question.number).arg(page.question.count) : ""; color: theme.muted; font.weight: Font.DemiBold; width: parent.width }
        Say { width: parent.width; text: page.asking ? page.question.title : ""; font.pixelSize: (page.tall ? 21 : 25) * theme.u; font.weight: Font.Bold }
        HexCrop { hex: page.place ? undefined : page.spoken; most: Math.min(220 * theme.u, page.height * 0.24) }
        Say { visible: text !== ""; width: parent.width; text: page.asking ? page.question.why : ""; color: theme.muted }
        Row {
            id: answers
            width: parent.width
            spacing: 10 * theme.u
            Repeater {
                model: page.asking ? page.question.options : []
                HexOption {
                    required property var modelData
                    required property int index
                    objectName: "option" + index
                    width: (answers.width - (page.question.options.length - 1) * answers.spacing) / page.question.options.length
                    scene: modelData.scene
                    hex: page.question.hex
                    most: (page.little ? 84 : 130) * theme.u
                    text: modelData.word
                    chosen: index === 0
                    onClicked: hexCheck.answer(index)
                }
            }
        }
        Flow {
            width: parent.width
            spacing: 10 * theme.u
            BigButton { small: true; text: qsTr("Something else…"); onClicked: hexCheck.pick(page.question.hex.x, page.question.hex.y) }
            BigButton { small: true; visible: hexCheck.openCount > 1; text: qsTr("Ask me later"); onClicked: hexCheck.skip() }
        }
    }

    Card {
        visible: page.place === null && !page.asking
        width: parent.width
        Say { width: parent.width; font.pixelSize: (page.tall ? 21 : 26) * theme.u; font.weight: Font.Bold; text: dudu.hasReading && hexCheck.unseenCount > 0 ? qsTr("Some hexes are not in the photo.") : dudu.hasReading ? qsTr("Nothing is in doubt any more.") : qsTr("Draw what lies on the map.") }
        Say {
            width: parent.width
            color: theme.muted
            text: dudu.hasReading ? qsTr("Look once over the map. Tap a hex to change it.")
                                  : qsTr("Choose what to put down, or tap a hex. Only disputes need the map; the scores do without.")
        }
    }

    Card {
        objectName: "hexWarnings"
        visible: hexCheck.warnings.length > 0
        width: parent.width
        spacing: 8 * theme.u
        Say { width: parent.width; text: qsTr("Look again"); font.weight: Font.Bold; font.pixelSize: 18 * theme.u }
        Repeater {
            model: hexCheck.warnings
            WarningLine {
                required property var modelData
                width: parent.width
                warning: modelData
                somewhere: modelData.hex !== undefined
                onClicked: if (modelData.hex !== undefined) hexCheck.pick(modelData.hex.x, modelData.hex.y)
            }
        }
    }

    Card {
        visible: page.place === null
        width: parent.width
        spacing: 12 * theme.u
        Say { visible: text !== ""; width: parent.width; text: dudu.certainty; font.weight: Font.DemiBold }
        Say {
            width: parent.width
            color: theme.muted
            font.pixelSize: 14 * theme.u
            text: page.tool === "track" ? qsTr("Draw on the map from side to side, as the pen did. The same stroke again takes it away.")
                : page.tool === "train" ? qsTr("Tap a hex near the side that the train faces. The middle takes it away.")
                : page.tool === "factory" ? qsTr("Tap a hex near the side that is the factory’s exit.")
                                          : qsTr("What does a finger put down?")
        }
        Flow {
            width: parent.width
            spacing: 8 * theme.u
            BigButton { objectName: "tool_track"; small: true; text: qsTr("Track"); chosen: page.tool === "track"; Accessible.role: Accessible.RadioButton; Accessible.checked: chosen; onClicked: page.hold("track", -1) }
            BigButton { objectName: "tool_factory"; small: true; text: qsTr("Factory"); chosen: page.tool === "factory"; Accessible.role: Accessible.RadioButton; Accessible.checked: chosen; onClicked: page.hold("factory", -1) }
            PlayerChips {
                objectName: "tool_trains"
                width: parent.width
                players: dudu.players
                chosen: page.tool === "train" ? page.toolColour : -1
                onPicked: colour => page.hold("train", colour)
            }
        }
        BigButton {
            visible: hexCheck.unseenCount > 0
            width: parent.width
            small: true
            text: qsTr("Nothing on all %1 unseen hexes").arg(hexCheck.unseenCount)
            onClicked: hexCheck.nothingOnUnseen()
        }
    }

    foot: Row {
        width: parent ? parent.width : 0
        height: visible ? implicitHeight : 0
        spacing: 8 * theme.u
        IconButton { objectName: "hexUndo"; text: "↶"; Accessible.name: qsTr("Undo"); enabled: dudu.canUndo; onClicked: dudu.undo() }
        IconButton { text: "↷"; Accessible.name: qsTr("Redo"); enabled: dudu.canRedo; onClicked: dudu.redo() }
        BigButton {
            objectName: "toHoldings"
            width: parent.width - x
            primary: !page.asking
            text: hexCheck.openCount > 0 ? qsTr("Goods, with %1 open").arg(hexCheck.openCount) : qsTr("On to orders and goods")
            onClicked: page.next()
        }
    }
}
