import QtQuick
import QtQuick.Controls.Basic
import Railref

// The board with fingers on it: tap, drag, pinch, wheel; arrow keys move from place to place, Enter taps. With
// `drawing` a finger draws over cities instead of moving the board.
Item {
    id: view

    property alias board: board
    property alias ownership: board.ownership
    property alias proof: board.proof
    property alias progress: board.progress
    property alias selectedRoute: board.selectedRoute
    property alias selectedCity: board.selectedCity
    property alias doubtful: board.doubtful
    property alias unseen: board.unseen
    property alias warned: board.warned
    property alias onCard: board.onCard
    property alias photo: board.photo
    property alias blend: board.blend
    property alias citiesTappable: board.citiesTappable
    property alias routesTappable: board.routesTappable
    property bool drawing: false
    property string label: qsTr("Board")

    signal routeTapped(int route)
    signal cityTapped(int city)
    signal nothingTapped()
    signal cityDrawn(int city)
    signal viewMoved()

    // Draws the proof's trains one after the other.
    function play() {
        trail.stop()
        board.progress = 1
        if (!theme.motion || board.proof.steps === 0)
            return
        board.progress = 0
        trail.from = 0
        trail.to = 1
        trail.duration = Math.min(2600, 400 + 140 * board.proof.steps)
        trail.start()
    }
    // The proof's trains up to one share, growing from where they are.
    function playTo(share) {
        trail.stop()
        if (!theme.motion) {
            board.progress = share
            return
        }
        trail.from = board.progress
        trail.to = share
        trail.duration = 350
        trail.start()
    }

    BoardItem {
        id: board
        objectName: view.objectName + "Item"
        anchors.fill: parent
        dark: theme.dark
        wordScale: theme.u
        cornerRadius: 14 * theme.u
        takesKeys: true
        onRouteTapped: route => view.routeTapped(route)
        onCityTapped: city => view.cityTapped(city)
        onNothingTapped: view.nothingTapped()
        onView_changed: view.viewMoved()
        readonly property string under: cursorCity >= 0 ? (game.city(cursorCity).title || "") : cursorRoute >= 0 ? (game.route(cursorRoute).title || "") : ""
        Accessible.role: Accessible.Graphic
        Accessible.name: view.label
        Accessible.description: under
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
    // What the arrow keys stand on, in words.
    Rectangle {
        visible: board.activeFocus && board.under !== ""
        anchors { left: parent.left; top: parent.top; margins: 12 * theme.u }
        width: here.implicitWidth + 24 * theme.u
        height: here.implicitHeight + 14 * theme.u
        radius: 10 * theme.u
        color: theme.card
        border.color: theme.line
        Say { id: here; anchors.centerIn: parent; width: implicitWidth; text: board.under; font.weight: Font.DemiBold }
    }
    NumberAnimation { id: trail; target: board; property: "progress"; from: 0; to: 1; easing.type: Easing.InOutQuad }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: point => board.tap(point.position.x, point.position.y)
    }
    DragHandler {
        id: drag
        target: null
        enabled: board.zoom > 1 && !view.drawing
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
        enabled: view.drawing
        function touch(at) {
            const city = board.cityUnder(at.x, at.y)
            if (city >= 0) view.cityDrawn(city)
        }
        onActiveChanged: if (active) touch(centroid.pressPosition)
        onCentroidChanged: if (active) touch(centroid.position)
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
