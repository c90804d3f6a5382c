import QtQuick
import QtQuick.Controls.Basic

// One rule that is broken; a tap shows where.
AbstractButton {
    id: line

    property var warning: ({ message: "", error: false, routes: [], cities: [], squares: [] })
    property bool somewhere: warning.routes.length + warning.cities.length + warning.squares.length > 0
    readonly property color tone: warning.error ? theme.red : theme.amber

    implicitHeight: Math.max(48 * theme.u, words.implicitHeight + 20 * theme.u)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: warning.message
    Accessible.description: somewhere ? qsTr("Shows the place on the board") : ""
    Keys.onReturnPressed: clicked()

    background: Rectangle {
        radius: 10 * theme.u
        color: theme.tint(theme.card, line.tone, line.pressed ? 0.24 : 0.12)
        border.color: theme.amber
        border.width: line.visualFocus ? 3 * theme.u : 0
    }
    contentItem: Item {
        Rectangle {
            id: sign
            x: 12 * theme.u
            anchors.verticalCenter: parent.verticalCenter
            width: 24 * theme.u
            height: width
            radius: width / 2
            color: line.tone
            Text { anchors.centerIn: parent; text: "!"; color: theme.card; font.pixelSize: 16 * theme.u; font.weight: Font.ExtraBold }
        }
        Say {
            id: words
            anchors { left: sign.right; leftMargin: 12 * theme.u; right: parent.right; rightMargin: 12 * theme.u; verticalCenter: parent.verticalCenter }
            text: line.warning.message
            font.pixelSize: 15 * theme.u
            Accessible.ignored: true
        }
    }
}
