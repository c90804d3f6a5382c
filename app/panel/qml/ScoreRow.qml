import QtQuick
import QtQuick.Controls.Basic
import "ScoreColumns.js" as ScoreColumns

// One player's line of the table. Narrow: the total beside the name, the bar and the parts under it.
Rectangle {
    id: line

    property var row: ({ parts: [] })
    property bool narrow: false
    property bool opened: false
    property string openKey: ""
    readonly property real cell: ScoreColumns.cell(width, theme.u, numbers.length + 1)
    readonly property real firstCell: ScoreColumns.first(width, theme.u)
    readonly property real totalEnd: ScoreColumns.totalEnd(width, theme.u, numbers.length + 1)
    property bool revealing: scores.revealing
    property real highest: scores.highest
    property string wholeKey: "longest"  // opened by a tap beside the numbers
    property var numbers: {
        const all = [{ key: "routes", word: qsTr("Routes"), value: "" + row.routes },
                     { key: row.shown === false ? "" : row.ticketsHeld > 0 ? "tickets" : "routes", word: qsTr("Tickets"), value: row.shown === false ? "?" : signed(row.tickets) }]
        if (scores.hasStations) all.push({ key: "stations", word: qsTr("Stations"), value: "" + row.stations })
        all.push({ key: row.bonus > 0 ? "bonus" : "longest", word: scores.bonusWord, value: row.bonus > 0 ? "" + row.bonus : "–" })
        return all
    }
    signal open(string key)

    function signed(n) { return n > 0 ? "+" + n : n < 0 ? "−" + -n : "0" }

    readonly property int abreast: numbers.length > 4 ? Math.ceil(numbers.length / 2) : numbers.length
    height: (narrow ? numbers.length > 4 ? 160 : 112 : 64) * theme.u
    color: row.winner ? theme.tint(theme.card, theme.amber, 0.13) : opened ? theme.tint(theme.card, theme.ink, 0.04) : "transparent"
    radius: row.winner || opened ? 8 * theme.u : 0

    AbstractButton {
        id: whole
        anchors.fill: parent
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("%1, place %2, %3 points").arg(line.row.name).arg(line.row.rank).arg(line.row.total)
        enabled: !line.revealing
        onClicked: line.open(line.wholeKey)
        Keys.onReturnPressed: clicked()
        background: Rectangle { color: "transparent"; radius: 8 * theme.u; border.color: theme.amber; border.width: whole.visualFocus ? 3 * theme.u : 0 }
    }
    OwnerChip {
        id: chip
        x: 10 * theme.u
        y: (line.narrow ? 12 : 17) * theme.u
        owner: line.row.colour
        size: 30 * theme.u
    }
    Say {
        anchors { left: chip.right; leftMargin: 10 * theme.u; verticalCenter: chip.verticalCenter }
        width: line.narrow ? total.x - x - 8 * theme.u : line.firstCell - x
        text: line.row.name
        font.pixelSize: 17 * theme.u
        font.weight: Font.DemiBold
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Repeater {
        model: line.numbers
        AbstractButton {
            id: number
            required property var modelData
            required property int index
            x: line.narrow ? (10 * theme.u + (index % line.abreast) * (line.width - 20 * theme.u) / line.abreast) : line.firstCell + index * line.cell
            y: line.narrow ? (64 + 48 * Math.floor(index / line.abreast)) * theme.u : 0
            width: line.narrow ? (line.width - 20 * theme.u) / line.abreast : line.cell
            height: line.narrow ? 46 * theme.u : line.height
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("%1 of %2: %3").arg(modelData.word).arg(line.row.name).arg(modelData.value)
            enabled: modelData.key !== "" && (!line.revealing || modelData.key !== "longest")
            onClicked: line.open(modelData.key)
            Keys.onReturnPressed: clicked()
            background: Rectangle {
                readonly property bool lit: line.opened && (line.openKey === number.modelData.key || (number.modelData.key.startsWith("ticket") && line.openKey.startsWith("ticket")))
                anchors { fill: parent; margins: (line.narrow ? 1 : 8) * theme.u; rightMargin: (line.narrow ? 1 : 2) * theme.u; leftMargin: (line.narrow ? 1 : 2) * theme.u }
                radius: 8 * theme.u
                color: lit ? theme.tint(theme.card, theme.ink, 0.1) : "transparent"
                border.color: theme.amber
                border.width: number.visualFocus ? 3 * theme.u : 0
            }
            contentItem: Item {
                Column {
                    visible: line.narrow
                    anchors.centerIn: parent
                    Say { text: number.modelData.word; width: implicitWidth; color: theme.muted; font.pixelSize: 11 * theme.u; anchors.horizontalCenter: parent.horizontalCenter; Accessible.ignored: true }
                    Figures { text: number.modelData.value; size: 16 * theme.u; anchors.horizontalCenter: parent.horizontalCenter }
                }
                Figures {
                    visible: !line.narrow
                    anchors { right: parent.right; rightMargin: 14 * theme.u; verticalCenter: parent.verticalCenter }
                    text: number.modelData.value
                    size: 17 * theme.u
                    color: number.modelData.value.startsWith("−") ? theme.red : theme.ink
                }
            }
        }
    }
    Figures {
        id: total
        property real shown: line.row.total === undefined ? 0 : line.row.total
        Behavior on shown { enabled: theme.motion; NumberAnimation { duration: 900; easing.type: Easing.OutCubic } }
        x: line.narrow ? line.width - width - 12 * theme.u
                       : line.totalEnd - width - 14 * theme.u
        anchors.verticalCenter: chip.verticalCenter
        text: "" + Math.round(shown)
        size: (line.narrow ? 26 : 25) * theme.u
        weight: Font.ExtraBold
    }
    StackedBar {
        parts: line.row.parts
        readonly property real begin: line.narrow ? 10 * theme.u : line.totalEnd
        x: begin
        y: line.narrow ? 50 * theme.u : (line.height - height) / 2
        height: (line.narrow ? 10 : 26) * theme.u
        scale1: (line.width - begin - 12 * theme.u) / line.highest
    }
    Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: 1; color: theme.line; visible: !line.row.winner }
}
