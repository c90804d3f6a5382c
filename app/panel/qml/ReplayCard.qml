import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T

// Somebody's evidence was opened: do its scores come out again?
Popup {
    id: popup

    readonly property bool agrees: share.replay.agrees === true
    modal: true
    closePolicy: Popup.NoAutoClose
    anchors.centerIn: T.Overlay.overlay
    width: Math.min(560 * theme.u, (parent ? parent.width : 560) - 24 * theme.u)
    padding: 24 * theme.u
    visible: share.replay.agrees !== undefined
    background: Rectangle { radius: 18 * theme.u; color: theme.card; border.color: popup.agrees ? theme.green : theme.red; border.width: 2 * theme.u }
    T.Overlay.modal: Rectangle { color: "#8011161F" }
    contentItem: Column {
        spacing: 14 * theme.u
        Say {
            width: popup.availableWidth
            text: popup.agrees ? qsTr("Counted again: the same scores.") : qsTr("Counted again: NOT the same scores.")
            color: popup.agrees ? theme.green : theme.red
            font.pixelSize: 24 * theme.u
            font.weight: Font.Bold
        }
        Say { width: popup.availableWidth; visible: text !== ""; text: share.replay.program ? qsTr("The file was made by %1.").arg(share.replay.program) : ""; color: theme.muted }
        Say {
            width: popup.availableWidth
            visible: !popup.agrees
            text: qsTr("What you see is this program’s own count. The file differs in %1 places:").arg(popup.agrees || !share.replay.lines ? 0 : share.replay.lines.length)
        }
        Repeater {
            model: popup.agrees || !share.replay.lines ? [] : share.replay.lines.slice(0, 6)
            Say { required property string modelData; width: popup.availableWidth; text: modelData; color: theme.muted; font.pixelSize: 13 * theme.u }
        }
        BigButton { width: popup.availableWidth; primary: true; text: qsTr("Look at the scores"); onClicked: share.dismissReplay() }
    }
}
