import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import Railref

// One photo of the whole board: choose it, drop it, watch it being read.
Item {
    id: page

    signal next()
    signal choose()

    readonly property real margin: (width < 720 * theme.u ? 12 : 24) * theme.u
    readonly property bool reading: photoModel.state === "reading"
    readonly property bool filming: live.running
    readonly property bool read: photoModel.state === "done" && !filming
    readonly property int unseen: table.kind === "dudu" ? hexCheck.unseenCount : check.unseenCount
    readonly property bool noCamera: live.error !== "" && !read && !reading && !filming
    readonly property bool failed: photoModel.state === "failed" && !noCamera && !filming
    onVisibleChanged: if (!visible) live.stop()

    property bool nothingToPaste: false
    function paste() {
        nothingToPaste = !photoModel.paste()
    }
    Shortcut { sequences: [StandardKey.Paste]; enabled: page.visible; onActivated: page.paste() }
    FileDialog {
        id: moreDialog
        title: qsTr("Choose another photo of the same board")
        nameFilters: [qsTr("Photos") + " (" + photoModel.endings + ")", qsTr("All files (*)")]
        onAccepted: photoModel.add(selectedFile)
    }
    FolderDialog {
        id: folderDialog
        title: qsTr("Where do the phone’s pictures arrive?")
        onAccepted: photoModel.watch(selectedFolder)
    }

    DropArea {
        id: drop
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: event => { if (event.hasUrls) photoModel.readAll(event.urls) }
    }

    Rectangle {
        id: sheet
        anchors { fill: parent; margins: page.margin }
        radius: 16 * theme.u
        color: drop.containsDrag ? theme.tint(theme.card, theme.amber, 0.12) : theme.card
        border.color: drop.containsDrag ? theme.amber : theme.line
        border.width: drop.containsDrag ? 3 * theme.u : 1

        PictureItem {
            id: picture
            visible: page.read && height > 80
            anchors { left: parent.left; right: parent.right; top: parent.top; bottom: below.top; margins: page.margin }
            image: photoModel.fromAbove
            radius: 12 * theme.u
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The photo, seen from above")
        }

        PictureItem {  // what the camera sees
            visible: page.filming
            anchors { left: parent.left; right: parent.right; top: parent.top; bottom: below.top; margins: page.margin }
            image: live.preview
            radius: 12 * theme.u
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("What the camera sees")
        }

        // A little board with a camera's corners around it says what the photo should look like.
        Item {
            id: hint
            visible: !page.read && !page.filming
            anchors { left: parent.left; right: parent.right; top: parent.top; bottom: below.top; margins: page.margin }
            readonly property real w: Math.min(width * 0.8, (height - 40 * theme.u) * ghost.aspect, 620 * theme.u)
            BoardItem {
                id: ghost
                anchors.centerIn: parent
                width: Math.max(0, hint.w)
                height: width / aspect
                visible: table.kind !== "dudu"
                boardId: game.boardId === "" ? "europe" : game.boardId
                names: false
                dark: theme.dark
                onCard: true
                cornerRadius: 8 * theme.u
                opacity: page.reading ? 1 : 0.7
            }
            Repeater {
                model: 4
                Item {
                    required property int index
                    readonly property real arm: 30 * theme.u
                    x: index % 2 ? ghost.x + ghost.width + 10 * theme.u - arm : ghost.x - 10 * theme.u
                    y: index > 1 ? ghost.y + ghost.height + 10 * theme.u - arm : ghost.y - 10 * theme.u
                    width: arm
                    height: arm
                    Rectangle { y: parent.index > 1 ? parent.height - height : 0; width: parent.width; height: 4 * theme.u; radius: 2 * theme.u; color: theme.amber }
                    Rectangle { x: parent.index % 2 ? parent.width - width : 0; width: 4 * theme.u; height: parent.height; radius: 2 * theme.u; color: theme.amber }
                }
            }
            HexBoardItem {
                visible: table.kind === "dudu"
                anchors.fill: ghost
                scene: dudu.scene
                dark: theme.dark
                onCard: true
                cornerRadius: 8 * theme.u
                opacity: ghost.opacity
            }
            // What is being read sweeps over the board.
            Rectangle {
                visible: page.reading
                x: ghost.x
                width: ghost.width
                height: 3 * theme.u
                color: theme.amber
                y: ghost.y + ghost.height * photoModel.share
                Behavior on y { enabled: theme.motion; NumberAnimation { duration: 250 } }
            }
        }

        Column {
            id: below
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: page.margin * 1.4 }
            spacing: 12 * theme.u

            Say {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: (page.width < 500 * theme.u ? 22 : 28) * theme.u
                font.weight: Font.Bold
                text: page.filming ? live.words
                    : page.reading ? qsTr("Reading the board…")
                    : page.read ? qsTr("The board is read.")
                    : page.noCamera ? qsTr("The camera shows no board.")
                    : page.failed ? qsTr("This photo cannot be read.")
                    : qsTr("Take one photo of the whole board.")
            }
            Say {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                color: page.failed || page.noCamera ? theme.red : theme.muted
                text: page.filming ? qsTr("It is taken over by itself as soon as it is sure.")
                    : page.noCamera ? live.error
                    : page.reading ? photoModel.step : page.read ? photoModel.summary
                    : page.failed ? photoModel.error
                    : qsTr("From above or at a slant, all four corners in it, no flash. Then drop it here.")
            }
            Repeater {
                model: page.failed ? photoModel.advice : []
                Say {
                    required property string modelData
                    width: below.width
                    horizontalAlignment: Text.AlignHCenter
                    text: modelData
                }
            }
            Say {
                visible: text !== ""
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                color: theme.muted
                text: page.nothingToPaste ? qsTr("There is no picture on the clipboard.")
                    : page.read && page.unseen > 0 ? qsTr("%1 places are not in it: add a second photo, or fill them in.").arg(page.unseen)
                    : page.read && table.kind !== "dudu" && check.manyOpen ? qsTr("%1 places are in doubt: a second photo, from higher above, settles most of them.").arg(check.openCount)
                    : photoModel.watching !== "" ? qsTr("Waiting for new pictures in %1").arg(photoModel.watching) : ""
            }
            Rectangle {
                visible: page.reading
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width, 520 * theme.u)
                height: 10 * theme.u
                radius: 5 * theme.u
                color: theme.line
                Accessible.role: Accessible.ProgressBar
                Accessible.name: photoModel.step
                Rectangle {
                    width: Math.max(parent.height, parent.width * photoModel.share)
                    height: parent.height
                    radius: 5 * theme.u
                    color: theme.amber
                    Behavior on width { enabled: theme.motion; NumberAnimation { duration: 250 } }
                }
            }
            Flow {
                id: buttons
                readonly property bool narrow: page.width < 640 * theme.u
                anchors.horizontalCenter: parent.horizontalCenter
                width: narrow ? below.width : Math.min(below.width, childrenWidth)
                // As wide as one row, so that it stands in the middle.
                readonly property real childrenWidth: {
                    let sum = -spacing
                    for (let i = 0; i < children.length; ++i)
                        if (children[i].visible && children[i].implicitWidth > 0) sum += children[i].implicitWidth + spacing
                    return sum
                }
                spacing: 10 * theme.u
                BigButton {
                    objectName: "takeNow"
                    visible: page.filming && live.ready
                    width: buttons.narrow ? below.width : implicitWidth
                    primary: true
                    text: qsTr("Take it as it is")
                    onClicked: live.takeNow()
                }
                BigButton {
                    objectName: "stopCamera"
                    visible: page.filming
                    width: buttons.narrow ? below.width : implicitWidth
                    text: qsTr("Stop the camera")
                    onClicked: live.stop()
                }
                BigButton {
                    objectName: "checkReading"
                    visible: page.read
                    width: buttons.narrow ? below.width : implicitWidth
                    primary: true
                    text: qsTr("Check the reading")
                    onClicked: page.next()
                }
                BigButton {
                    visible: !page.reading && !page.filming
                    width: buttons.narrow ? below.width : implicitWidth
                    primary: !page.read
                    text: page.read ? qsTr("Another photo…") : qsTr("Choose a photo…")
                    onClicked: page.choose()
                }
                BigButton {
                    visible: page.read && photoModel.count > 0
                    width: buttons.narrow ? below.width : implicitWidth
                    text: qsTr("Add a photo…")
                    onClicked: moreDialog.open()
                }
                BigButton {
                    objectName: "cancelReading"
                    visible: page.reading
                    width: buttons.narrow ? below.width : implicitWidth
                    text: qsTr("Cancel")
                    onClicked: photoModel.cancel()
                }
                BigButton {
                    objectName: "camera"
                    visible: !page.reading && !page.read && !page.filming
                    width: buttons.narrow ? below.width : implicitWidth
                    text: qsTr("Camera")
                    onClicked: live.start("0")
                }
                BigButton {
                    objectName: "paste"
                    visible: !page.reading && !page.read && !page.filming
                    width: buttons.narrow ? (below.width - buttons.spacing) / 2 : implicitWidth
                    text: qsTr("Paste")
                    onClicked: page.paste()
                }
                BigButton {
                    visible: !page.reading && !page.read && !page.filming
                    width: buttons.narrow ? (below.width - buttons.spacing) / 2 : implicitWidth
                    text: photoModel.watching === "" ? qsTr("Watch a folder…") : qsTr("Stop watching")
                    onClicked: photoModel.watching === "" ? folderDialog.open() : photoModel.stopWatching()
                }
                BigButton {
                    visible: !page.reading && !page.read && !page.filming
                    width: buttons.narrow ? below.width : implicitWidth
                    text: qsTr("No photo: tap the trains in")
                    enabled: table.started
                    onClicked: page.next()
                }
            }
        }
    }
}
