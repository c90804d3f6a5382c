import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Railref

// The game that was on the table when the program last stopped, offered before anything else.
Popup {
    id: popup

    modal: true
    closePolicy: Popup.NoAutoClose
    anchors.centerIn: T.Overlay.overlay
    width: Math.min(520 * theme.u, (parent ? parent.width : 520) - 24 * theme.u)
    padding: 24 * theme.u
    visible: shelf.offer.board !== undefined
    background: Rectangle { radius: 18 * theme.u; color: theme.card; border.color: theme.line }
    T.Overlay.modal: Rectangle { color: "#8011161F" }
    contentItem: Column {
        spacing: 14 * theme.u
        Say { width: popup.availableWidth; text: qsTr("Go on where you were?"); font.pixelSize: 26 * theme.u; font.weight: Font.Bold }
        HexBoardItem {
            visible: shelf.offer.boardId === undefined && shelf.offer.scene !== undefined
            anchors.horizontalCenter: parent.horizontalCenter
            height: visible ? 150 * theme.u : 0
            width: height * aspect
            scene: shelf.offer.scene || dudu.scene
            dark: theme.dark
            onCard: true
            cornerRadius: 10 * theme.u
        }
        BoardItem {
            visible: shelf.offer.boardId !== undefined
            anchors.horizontalCenter: parent.horizontalCenter
            height: 150 * theme.u
            width: height * aspect
            boardId: shelf.offer.boardId || "europe"
            names: false
            dark: theme.dark
            onCard: true
            cornerRadius: 10 * theme.u
        }
        Say { width: popup.availableWidth; text: shelf.offer.board || ""; font.weight: Font.DemiBold }
        Say { width: popup.availableWidth; text: shelf.offer.players || ""; visible: text !== "" }
        Say { width: popup.availableWidth; text: shelf.offer.when || ""; color: theme.muted }
        BigButton { width: popup.availableWidth; primary: true; text: qsTr("Go on with this game"); onClicked: shelf.continueGame() }
        BigButton { width: popup.availableWidth; text: qsTr("Begin another game"); onClicked: shelf.decline() }
    }
}
