import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import Railref

// The result to print, to send and to keep. The page is shown as it will be.
SplitPage {
    id: page

    signal back()
    signal saveGame()
    signal pastGames()

    heroShare: 0.42
    readonly property bool possible: share.obstacle === ""
    property string kind: "pdf"
    function choose(what) {
        kind = what
        dialog.currentFile = dialog.currentFolder + "/" + share.fileName(what)
        dialog.open()
    }

    FileDialog {
        id: dialog
        objectName: "shareDialog"
        title: qsTr("Where to save it")
        fileMode: FileDialog.SaveFile
        defaultSuffix: page.kind
        nameFilters: ["*." + page.kind]
        onAccepted: share.write(page.kind, selectedFile)
    }

    hero: Rectangle {
        anchors.fill: parent
        radius: 14 * theme.u
        color: theme.map
        PictureItem {
            objectName: "sheetPreview"
            anchors.centerIn: parent
            height: Math.min(parent.height - 24 * theme.u, (parent.width - 24 * theme.u) * 1.4143)
            width: height / 1.4143
            image: share.preview
            radius: 4 * theme.u
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The page as it will be printed")
        }
        Say {
            visible: !share.preview || share.preview.width === 0
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - 24 * theme.u)
            horizontalAlignment: Text.AlignHCenter
            text: share.obstacle !== "" ? share.obstacle : qsTr("Drawing the page…")
            color: theme.muted
        }
    }

    Card {
        width: parent.width
        Say { width: parent.width; text: qsTr("Share the result"); font.pixelSize: (page.tall ? 21 : 26) * theme.u; font.weight: Font.Bold }
        BigButton { objectName: "sharePdf"; enabled: page.possible; width: parent.width; primary: true; text: qsTr("One page to print"); detail: "PDF"; onClicked: page.choose("pdf") }
        BigButton { enabled: page.possible; width: parent.width; text: qsTr("A picture to send"); detail: "PNG"; onClicked: page.choose("png") }
        BigButton { enabled: page.possible; width: parent.width; text: qsTr("The evidence"); detail: ".railref"; onClicked: page.choose("railref") }
        Say {
            width: parent.width
            color: theme.muted
            font.pixelSize: 14 * theme.u
            text: qsTr("The evidence holds the photo cropped to the board, the reading, every answer, every player’s cards and the scores. Anybody can open it with Railref and count again. Place and camera are taken out of the photo.")
        }
        BigButton { enabled: page.possible; width: parent.width; text: qsTr("A table"); detail: "CSV"; small: true; onClicked: page.choose("csv") }
        BigButton { enabled: page.possible; width: parent.width; text: qsTr("For programs"); detail: "JSON"; small: true; onClicked: page.choose("json") }
    }
    Card {
        width: parent.width
        Say { width: parent.width; text: qsTr("This game is kept on this computer by itself."); color: theme.muted; font.pixelSize: 14 * theme.u }
        BigButton { width: parent.width; text: qsTr("Past games"); small: true; onClicked: page.pastGames() }
        BigButton { width: parent.width; text: qsTr("Save the game elsewhere…"); small: true; onClicked: page.saveGame() }
    }

    foot: BigButton {
        width: parent ? parent.width : 0
        text: qsTr("Back to the scores")
        onClicked: page.back()
    }
}
