import QtQuick

// One player over all games: figures, every total as a bar in the order of play, wins in amber; averages by board.
Card {
    id: card

    property var record: ({ points: [], boards: [] })
    readonly property real highest: Math.max(1, history.highest)

    padding: 18 * theme.u
    spacing: 12 * theme.u

    Item {
        width: parent.width
        height: name.height
        Say { id: name; width: parent.width - wins.width - 12 * theme.u; text: card.record.name; font.pixelSize: 20 * theme.u; font.weight: Font.Bold }
        Say { id: wins; anchors.right: parent.right; width: implicitWidth; text: qsTr("%1 of %2 won").arg(card.record.wins).arg(card.record.games); font.weight: Font.DemiBold; color: card.record.wins > 0 ? theme.tint(theme.amber, theme.ink, 0.4) : theme.muted }
    }
    Item {
        id: chart
        width: parent.width
        height: 96 * theme.u
        readonly property real step: Math.min(44 * theme.u, width / Math.max(1, card.record.points.length))
        readonly property real floor: height - 2
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Totals of %1, game by game").arg(card.record.name)
        Rectangle { y: chart.floor; width: parent.width; height: 1; color: theme.line }
        Repeater {
            model: card.record.points
            Item {
                id: bar
                required property var modelData
                required property int index
                x: index * chart.step
                width: chart.step
                height: chart.height
                readonly property real tall: Math.max(2, (chart.floor - 20 * theme.u) * Math.max(0, modelData.total) / card.highest)
                Rectangle {
                    x: 2 * theme.u
                    y: chart.floor - bar.tall
                    width: Math.max(1, bar.width - 4 * theme.u)
                    height: bar.tall
                    radius: Math.min(4 * theme.u, width / 3)
                    color: bar.modelData.winner ? theme.amber : theme.routeBar
                }
                Say {
                    visible: chart.step > 26 * theme.u
                    width: parent.width
                    y: chart.floor - bar.tall - height - 1
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.NoWrap
                    text: bar.modelData.total
                    color: theme.muted
                    font.pixelSize: 12 * theme.u
                    Accessible.ignored: true
                }
            }
        }
        // The average, a line across.
        Rectangle {
            y: chart.floor - Math.max(0, (chart.floor - 20 * theme.u) * Math.max(0, card.record.average) / card.highest)
            width: Math.min(parent.width, chart.step * card.record.points.length)
            height: 1.5 * theme.u
            color: theme.ink
            opacity: 0.55
        }
    }
    Flow {
        width: parent.width
        spacing: 18 * theme.u
        Repeater {
            model: [{ word: qsTr("Average"), value: card.record.average.toFixed(0) },
                    { word: qsTr("Best"), value: card.record.best },
                    { word: qsTr("Longest route"), value: card.record.longest }]
            Row {
                required property var modelData
                spacing: 6 * theme.u
                Say { width: implicitWidth; text: parent.modelData.word; color: theme.muted; font.pixelSize: 14 * theme.u; anchors.verticalCenter: parent.verticalCenter }
                Figures { text: "" + parent.modelData.value; weight: Font.Bold; anchors.verticalCenter: parent.verticalCenter }
            }
        }
    }
    Column {
        visible: card.record.boards.length > 1
        width: parent.width
        spacing: 6 * theme.u
        Repeater {
            model: card.record.boards
            Item {
                id: line
                required property var modelData
                width: card.width - 2 * card.padding
                height: Math.max(22 * theme.u, board.implicitHeight)
                Say { id: board; width: parent.width * 0.34; text: line.modelData.board; color: theme.muted; font.pixelSize: 14 * theme.u; anchors.verticalCenter: parent.verticalCenter }
                Rectangle { x: parent.width * 0.36; anchors.verticalCenter: parent.verticalCenter; height: 12 * theme.u; radius: 4 * theme.u; color: theme.routeBar; width: Math.max(2, parent.width * 0.46 * Math.max(0, line.modelData.average) / card.highest) }
                Say { anchors { right: parent.right; verticalCenter: parent.verticalCenter } width: implicitWidth; text: qsTr("%1 · %2 games").arg(line.modelData.average.toFixed(0)).arg(line.modelData.games); font.pixelSize: 14 * theme.u }
            }
        }
    }
}
