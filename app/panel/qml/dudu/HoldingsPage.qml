import QtQuick
import QtQuick.Controls.Basic
import Railref
import ".."

// Orders and goods: what each player holds at the end, one player at a time.
Item {
    id: page

    signal next()
    readonly property bool tall: width < 860 * theme.u
    readonly property bool narrow: width < 480 * theme.u
    readonly property real gap: (tall ? 12 : 24) * theme.u
    readonly property var players: visible ? dudu.players : []
    readonly property int place: { for (let i = 0; i < players.length; ++i) if (players[i].colour === holdings.player) return i; return -1 }
    readonly property bool last: place >= players.length - 1
    readonly property bool nobody: holdings.player < 0
    property bool values: false  // the goods' values are being changed
    onVisibleChanged: { holdings.hide(); values = false }

    Rectangle {
        id: head
        width: parent.width
        height: headColumn.height + 20 * theme.u
        color: theme.card
        Column {
            id: headColumn
            x: page.gap
            y: 10 * theme.u
            width: parent.width - 2 * page.gap
            spacing: 8 * theme.u
            PlayerChips {
                objectName: "holdingsTabs"
                width: parent.width
                players: page.players
                chosen: holdings.player
                noteOf: player => "" + player.points
                onPicked: colour => holdings.player = colour
            }
            Say { width: parent.width; text: page.nobody ? qsTr("Nobody plays yet.") : qsTr("%1’s orders and goods").arg(holdings.playerName); font.pixelSize: (page.tall ? 21 : 26) * theme.u; font.weight: Font.Bold }
            Pill { text: holdings.refusal; tone: theme.red }
        }
        Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: 1; color: theme.line }
    }

    Flickable {
        id: flick
        objectName: "holdingsFlick"
        visible: !page.nobody
        anchors { top: head.bottom; left: parent.left; right: parent.right; bottom: foot.top }
        contentHeight: Math.max(left.height, page.tall ? 0 : right.height) + (page.tall ? right.height + page.gap : 0) + 2 * page.gap
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        ScrollBar.vertical: ScrollBar { policy: flick.contentHeight > flick.height + 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff }

        Column {
            id: left
            x: page.gap
            y: page.gap
            width: page.tall ? page.width - 2 * page.gap : (page.width - 3 * page.gap) / 2
            spacing: 16 * theme.u

            Card {
                width: parent.width
                padding: (page.narrow ? 14 : 22) * theme.u
                spacing: 6 * theme.u
                Counter { objectName: "points"; width: parent.width; large: true; word: qsTr("Points on the score track"); value: holdings.points; onMoved: to => holdings.setPoints(to) }
                Flow {
                    width: parent.width
                    spacing: 8 * theme.u
                    Repeater {
                        model: [10, 20, 25, 30]
                        BigButton { required property int modelData; small: true; text: "" + modelData; Accessible.name: qsTr("%1 points").arg(modelData); chosen: holdings.points === modelData; onClicked: holdings.setPoints(modelData) }
                    }
                }
                Counter { objectName: "penalties"; width: parent.width; large: true; word: qsTr("Penalty pieces (−3 each)"); value: holdings.penalties; onMoved: to => holdings.setPenalties(to) }
            }

            Card {
                width: parent.width
                padding: (page.narrow ? 14 : 22) * theme.u
                spacing: 10 * theme.u
                Say { width: parent.width; text: qsTr("Orders in hand"); font.pixelSize: 19 * theme.u; font.weight: Font.Bold }
                Say { visible: !holdings.shown; width: parent.width; color: theme.muted; text: qsTr("Turn the screen to %1. Nobody else looks.").arg(holdings.playerName) }
                BigButton {
                    objectName: "showOrders"
                    visible: !holdings.shown
                    width: parent.width
                    owner: holdings.player
                    text: qsTr("Show my orders")
                    detail: holdings.orderCount > 0 ? "" + holdings.orderCount : ""
                    onClicked: holdings.show()
                }
                Repeater {
                    model: holdings.shown ? holdings.orders : []
                    OrderCard {
                        required property var modelData
                        required property int index
                        width: parent.width
                        order: modelData
                        onRemoved: holdings.removeOrder(index)
                    }
                }
                Say { visible: holdings.shown && holdings.orders.length === 0; width: parent.width; text: qsTr("No order yet. Tap the card’s city, then its goods."); color: theme.muted }
                Flow {
                    visible: holdings.shown
                    width: parent.width
                    spacing: 8 * theme.u
                    Repeater {
                        model: holdings.shown ? holdings.cities : []
                        AbstractButton {
                            id: cityButton
                            required property var modelData
                            objectName: "draftCity" + modelData.colour
                            width: 56 * theme.u
                            height: 52 * theme.u
                            focusPolicy: Qt.StrongFocus
                            Accessible.role: Accessible.RadioButton
                            Accessible.name: modelData.name
                            Accessible.checked: holdings.draftCity === modelData.colour
                            onClicked: holdings.draftCity = modelData.colour
                            Keys.onReturnPressed: clicked()
                            background: Rectangle { radius: 12 * theme.u; color: "transparent"; border.color: cityButton.visualFocus ? theme.amber : holdings.draftCity === cityButton.modelData.colour ? theme.ink : theme.line; border.width: (holdings.draftCity === cityButton.modelData.colour || cityButton.visualFocus ? 2.5 : 1) * theme.u }
                            contentItem: Item { CityChip { anchors.centerIn: parent; colour: cityButton.modelData.colour; size: 32 * theme.u } }
                        }
                    }
                }
                Flow {
                    visible: holdings.shown && holdings.draftCity >= 0
                    width: parent.width
                    spacing: 8 * theme.u
                    Repeater {
                        model: holdings.shown && holdings.draftCity >= 0 ? holdings.goods : []
                        AbstractButton {
                            id: goodButton
                            required property var modelData
                            objectName: "draftGood_" + modelData.good
                            width: 52 * theme.u
                            height: 52 * theme.u
                            focusPolicy: Qt.StrongFocus
                            Accessible.role: Accessible.Button
                            Accessible.name: modelData.name
                            onClicked: holdings.addToDraft(modelData.good)
                            Keys.onReturnPressed: clicked()
                            background: Rectangle { radius: 12 * theme.u; color: goodButton.pressed ? theme.tint(theme.card, theme.ink, 0.06) : "transparent"; border.color: goodButton.visualFocus ? theme.amber : theme.line; border.width: (goodButton.visualFocus ? 3 : 1) * theme.u }
                            contentItem: Item { GoodChip { anchors.centerIn: parent; good: goodButton.modelData; size: 36 * theme.u } }
                        }
                    }
                }
                Flow {
                    visible: holdings.shown && holdings.draftGoods.length > 0
                    width: parent.width
                    spacing: 4 * theme.u
                    Repeater {
                        model: holdings.draftGoods
                        AbstractButton {
                            id: drop
                            required property var modelData
                            required property int index
                            width: 48 * theme.u
                            height: 48 * theme.u
                            Accessible.role: Accessible.Button
                            Accessible.name: qsTr("Take %1 off again").arg(modelData.name)
                            onClicked: holdings.dropFromDraft(index)
                            Keys.onReturnPressed: clicked()
                            background: Rectangle { radius: 10 * theme.u; color: theme.tint(theme.card, theme.amber, 0.2); border.color: theme.amber; border.width: (drop.visualFocus ? 3 : 0) * theme.u }
                            contentItem: Item { GoodChip { anchors.centerIn: parent; good: drop.modelData; size: 34 * theme.u } }
                        }
                    }
                }
                BigButton {
                    objectName: "takeDraft"
                    visible: holdings.shown && holdings.draftCity >= 0
                    enabled: holdings.draftGoods.length > 0
                    width: parent.width
                    small: true
                    text: qsTr("Add this order")
                    onClicked: holdings.takeDraft()
                }
                BigButton { visible: holdings.shown; width: parent.width; small: true; text: qsTr("Hide my orders"); onClicked: holdings.hide() }
            }
        }

        Column {
            id: right
            x: page.tall ? page.gap : left.x + left.width + page.gap
            y: page.tall ? left.y + left.height + page.gap : page.gap
            width: left.width
            spacing: 16 * theme.u

            Card {
                width: parent.width
                padding: (page.narrow ? 14 : 22) * theme.u
                spacing: 4 * theme.u
                Say { width: parent.width; text: qsTr("Completed orders"); font.pixelSize: 19 * theme.u; font.weight: Font.Bold }
                Repeater {
                    model: holdings.cities.length
                    Counter {
                        required property int index
                        readonly property var city: holdings.cities[index] || ({ colour: -1, name: "", completed: 0 })
                        objectName: "completed" + city.colour
                        width: parent.width
                        word: city.name
                        value: city.completed
                        most: 36
                        onMoved: to => holdings.addCompleted(city.colour, to - city.completed)
                        CityChip { anchors.verticalCenter: parent.verticalCenter; colour: parent.parent.city.colour }
                    }
                }
            }
            Card {
                width: parent.width
                padding: (page.narrow ? 14 : 22) * theme.u
                spacing: 4 * theme.u
                Say { width: parent.width; text: qsTr("Goods on board"); font.pixelSize: 19 * theme.u; font.weight: Font.Bold }
                Repeater {
                    model: holdings.goods.length
                    Counter {
                        required property int index
                        readonly property var good: holdings.goods[index] || ({ good: "", sign: "", colour: "#888888", name: "", count: 0, value: 0 })
                        objectName: "good_" + good.good
                        width: parent.width
                        word: page.values ? qsTr("%1, worth").arg(good.name) : good.name
                        value: page.values ? good.value : good.count
                        most: page.values ? 99 : 86
                        onMoved: to => page.values ? holdings.addValue(good.good, to - good.value) : holdings.addGood(good.good, to - good.count)
                        GoodChip { anchors.verticalCenter: parent.verticalCenter; good: parent.parent.good }
                    }
                }
                Say { width: parent.width; topPadding: 6 * theme.u; color: theme.muted; font.pixelSize: 14 * theme.u; text: page.values ? qsTr("The values are printed on the player boards.") : qsTr("Worth: %1").arg(holdings.goods.map(good => good.name + " " + good.value).join(" · ")) }
                Row {
                    visible: page.values
                    width: parent.width
                    spacing: 8 * theme.u
                    Field { id: newGood; objectName: "newGood"; width: parent.width - addGood.width - 8 * theme.u; placeholderText: qsTr("Another good"); onAccepted: if (holdings.newGood(text)) text = "" }
                    BigButton { id: addGood; height: newGood.height; small: true; text: qsTr("Add"); enabled: newGood.text.trim() !== ""; onClicked: if (holdings.newGood(newGood.text)) newGood.text = "" }
                }
                Flow {
                    visible: page.values
                    width: parent.width
                    spacing: 8 * theme.u
                    Repeater {
                        model: page.values ? holdings.goods : []
                        BigButton { required property var modelData; small: true; text: qsTr("Remove %1").arg(modelData.name); onClicked: holdings.removeGood(modelData.good) }
                    }
                }
                BigButton { objectName: "values"; width: parent.width; small: true; text: page.values ? qsTr("Done") : qsTr("Change what goods are worth"); onClicked: page.values = !page.values }
            }
            Card {
                width: parent.width
                padding: (page.narrow ? 14 : 22) * theme.u
                spacing: 4 * theme.u
                Say { width: parent.width; text: qsTr("Technologies that count at the end"); font.pixelSize: 19 * theme.u; font.weight: Font.Bold; bottomPadding: 4 * theme.u }
                Repeater {
                    model: holdings.technologies.length
                    Counter {
                        required property int index
                        readonly property var what: holdings.technologies[index] || ({ kind: "", city: -1, name: "", count: 0 })
                        objectName: "technology" + index
                        width: parent.width
                        word: what.name
                        value: what.count
                        most: 10
                        onMoved: to => holdings.addTechnology(what.kind, what.city, to - what.count)
                        CityChip { visible: parent.parent.what.city >= 0; anchors.verticalCenter: parent.verticalCenter; colour: parent.parent.what.city }
                    }
                }
                BigButton {
                    width: parent.width
                    small: true
                    text: qsTr("Waterway")
                    detail: holdings.waterway ? "✓" : ""
                    chosen: holdings.waterway
                    Accessible.role: Accessible.CheckBox
                    Accessible.checked: holdings.waterway
                    onClicked: holdings.setWaterway(!holdings.waterway)
                }
            }
        }
    }

    Rectangle {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: 88 * theme.u
        color: theme.card
        Rectangle { width: parent.width; height: 1; color: theme.line }
        Row {
            x: page.gap
            y: 12 * theme.u
            spacing: 12 * theme.u
            BigButton {
                objectName: "holdingsNext"
                primary: true
                width: Math.max(Math.min(implicitWidth, page.width - 2 * page.gap), page.tall ? page.width - 2 * page.gap - undo.width - redo.width - 24 * theme.u : 300 * theme.u)
                text: page.last ? qsTr("To the scores") : qsTr("Next: %1").arg(page.players[page.place + 1].name)
                onClicked: { if (page.last) page.next(); else { holdings.player = page.players[page.place + 1].colour; flick.contentY = 0 } }
            }
            IconButton { id: undo; text: "↶"; enabled: dudu.canUndo; Accessible.name: qsTr("Undo"); onClicked: dudu.undo() }
            IconButton { id: redo; text: "↷"; enabled: dudu.canRedo; Accessible.name: qsTr("Redo"); onClicked: dudu.redo() }
        }
    }
}
