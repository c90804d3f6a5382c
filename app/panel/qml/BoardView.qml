import QtQuick
import QtQuick.Controls.Basic
import Railref

// The board with fingers on it: tap, drag, pinch, wheel, double tap to see all.
Item {
    id: view

    property alias board: board
    property alias ownership: board.ownership
    property alias proof: board.proof
    property alias progress: board.progress
    property alias selectedRoute: board.selectedRoute
    property alias selectedCity: board.selectedCity
    property alias doubtfulRoutes: board.doubtfulRoutes
    property alias doubtfulCities: board.doubtfulCities
    property alias photo: board.photo
    property alias blend: board.blend
    property alias citiesTappable: board.citiesTappable
    property string label: qsTr("Board")

    signal routeTapped(int route)
    signal cityTapped(int city)
    signal nothingTapped()

    // Draws the proof's trains one after the other.
    function play() {
        trail.stop()
        board.progress = 1
        if (!theme.motion || board.proof.steps === 0)
            return
        board.progress = 0
        trail.duration = Math.min(2600, 400 + 140 * board.proof.steps)
        trail.start()
    }

    BoardItem {
        id: board
        objectName: view.objectName + "Item"
        anchors.fill: parent
        dark: theme.dark
        wordScale: theme.u
        cornerRadius: 14 * theme.u
        onRouteTapped: route => view.routeTapped(route)
        onCityTapped: city => view.cityTapped(city)
        onNothingTapped: view.nothingTapped()
        Accessible.role: Accessible.Graphic
        Accessible.name: view.label
    }
    NumberAnimation { id: trail; target: board; property: "progress"; from: 0; to: 1; easing.type: Easing.InOutQuad }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: point => board.tap(point.position.x, point.position.y)
    }
    DragHandler {
        id: drag
        target: null
        enabled: board.zoom > 1
        property real lastX: 0
        property real lastY: 0
        onActiveChanged: { lastX = 0; lastY = 0 }
        onActiveTranslationChanged: {
            board.moveBy(activeTranslation.x - lastX, activeTranslation.y - lastY)
            lastX = activeTranslation.x
            lastY = activeTranslation.y
        }
    }
    PinchHandler {
        target: null
        property real last: 1
        onActiveChanged: last = 1
        onActiveScaleChanged: {
            board.zoomAt(centroid.position.x, centroid.position.y, activeScale / last)
            last = activeScale
        }
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => board.zoomAt(event.x, event.y, Math.pow(1.0015, event.angleDelta.y))
    }

    Row {
        anchors { right: parent.right; bottom: parent.bottom; margins: 10 * theme.u }
        spacing: 8 * theme.u
        ZoomButton {
            visible: board.zoom > 1.01
            text: "−"
            Accessible.name: qsTr("Show the whole board")
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
