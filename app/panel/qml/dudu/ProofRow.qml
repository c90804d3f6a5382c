import QtQuick
import ".."

// One thing that a number is made of: city, goods, why, points.
Rectangle {
    id: row

    property var line: ({ title: "", value: "", note: "", city: -1, goods: [] })

    height: Math.max(52 * theme.u, words.height + 16 * theme.u)
    radius: 10 * theme.u
    color: theme.tint(theme.card, theme.paper, 0.6)
    Accessible.role: Accessible.ListItem
    Accessible.name: line.title + ", " + line.note + ": " + line.value

    CityChip { id: city; visible: row.line.city >= 0; x: 10 * theme.u; anchors.verticalCenter: parent.verticalCenter; colour: row.line.city; size: 30 * theme.u }
    Column {
        id: words
        anchors { left: city.visible ? city.right : parent.left; leftMargin: 12 * theme.u; right: value.left; rightMargin: 10 * theme.u; verticalCenter: parent.verticalCenter }
        spacing: 3 * theme.u
        Flow {
            width: parent.width
            spacing: 5 * theme.u
            Say { width: Math.min(implicitWidth, words.width); text: row.line.title; font.weight: Font.DemiBold; rightPadding: 6 * theme.u; Accessible.ignored: true }
            Repeater {
                model: row.line.goods
                GoodChip { required property var modelData; good: modelData; size: 24 * theme.u }
            }
        }
        Say { visible: text !== ""; width: parent.width; text: row.line.note; color: theme.muted; font.pixelSize: 14 * theme.u; Accessible.ignored: true }
    }
    Figures { id: value; anchors { right: parent.right; rightMargin: 14 * theme.u; verticalCenter: parent.verticalCenter } text: row.line.value; size: 20 * theme.u; weight: Font.Bold; color: row.line.value.startsWith("−") ? theme.red : theme.ink }
}
