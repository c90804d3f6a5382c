import QtQuick
import QtQuick.Controls.Basic
import Railref
import ".."

// A hex map with fingers on it: tap, drag, pinch, wheel; arrow keys move from hex to hex, Enter taps. With `drawing` a
// finger draws track from side to side, with `painting` it paints hex after hex; else it moves the map.
Item {
    id: view

    property alias board: board
    property alias scene: board.scene
    property alias marks: board.marks
    property alias selected: board.selected
    property alias only: board.only
    property alias photo: board.photo
    property alias blend: board.blend
    property alias onCard: board.onCard
    property bool drawing: false
    property bool painting: false
    property string label: qsTr("Map")

    signal hexTapped(int q, int r, int side, bool middle)
    signal nothingTapped(int q, int r)
    signal stretchDrawn(var stretch)
    signal hexPainted(int q, int r)

    HexBoardItem {
        id: board
        objectName: view.objectName + "Item"
        anchors.fill: parent
        dark: theme.dark
        cornerRadius: 14 * theme.u
        takesKeys: true
        onHexTapped: (q, r, side, middle) => view.hexTapped(q, r, side, middle)
        onNothingTapped: (q, r) => view.nothingTapped(q, r)
        onStretchDrawn: stretch => view.stretchDrawn(stretch)
        Accessible.role: Accessible.Graphic
        Accessible.name: view.label
        Accessible.focusable: true
    }
    Rectangle {  // who has the keyboard
        anchors.fill: parent
        visible: board.activeFocus
        color: "transparent"
        radius: 14 * theme.u
        border.color: theme.amber
        border.width: 3 * theme.u
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: point => board.tap(point.position.x, point.position.y)
    }
    DragHandler {
        target: null
        enabled: board.zoom > 1 && !view.drawing && !view.painting
        property real lastX: 0
        property real lastY: 0
        onActiveChanged: { lastX = 0; lastY = 0 }
        onActiveTranslationChanged: {
            board.moveBy(activeTranslation.x - lastX, activeTranslation.y - lastY)
            lastX = activeTranslation.x
            lastY = activeTranslation.y
        }
    }
    DragHandler {
        target: null
        enabled: view.drawing || view.painting
        function touch(at) {
            if (view.drawing) return board.moveStretch(at.x, at.y)
            const hex = board.hexUnder(at.x, at.y)
            view.hexPainted(hex.x, hex.y)
        }
        onActiveChanged: {
            if (active && view.drawing) board.beginStretch(centroid.pressPosition.x, centroid.pressPosition.y)
            if (active) touch(centroid.pressPosition)
            else if (view.drawing) board.endStretch()
        }
        onCentroidChanged: if (active) touch(centroid.position)
    }
    PinchHandler {
        target: null
        enabled: board.only === undefined
        property real last: 1
        onActiveChanged: last = 1
        onActiveScaleChanged: {
            board.zoomAt(centroid.position.x, centroid.position.y, activeScale / last)
            last = activeScale
        }
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        enabled: board.only === undefined
        onWheel: event => board.zoomAt(event.x, event.y, Math.pow(1.0015, event.angleDelta.y))
    }

    Row {
        visible: board.only === undefined
        anchors { right: parent.right; bottom: parent.bottom; margins: 10 * theme.u }
        spacing: 8 * theme.u
        ZoomButton {
            visible: board.zoom > 1.01
            text: "−"
            Accessible.name: qsTr("Show the whole map")
            onClicked: board.showAll()
        }
        ZoomButton {
            text: "+"
            visible: view.width < 480 * theme.u && board.zoom < 3
            Accessible.name: qsTr("Nearer")
            onClicked: board.zoomAt(view.width / 2, view.height / 2, 1.7)
        }
    }
}
