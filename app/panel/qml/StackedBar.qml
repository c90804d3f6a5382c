import QtQuick
import Railref

// Sources of points, one after the other; losses have no length.
Row {
    id: bar

    property var parts: []
    property real scale1: 1  // pixels a point
    function colour(kind) {
        return kind === "routes" || kind === "track" ? theme.routeBar : kind === "tickets" || kind === "orders" ? theme.ticketBar
             : kind === "stations" || kind === "goods" ? theme.stationBar : kind === "technologies" ? theme.fifthBar : theme.bonusBar
    }
    spacing: 2 * theme.u

    Repeater {
        model: bar.parts
        Rectangle {
            required property var modelData
            visible: modelData.points > 0
            width: Math.max(2, modelData.points * bar.scale1 - bar.spacing)
            height: bar.height
            radius: 3 * theme.u
            color: bar.colour(modelData.kind)
            MotifItem {
                visible: parent.width > 14 * theme.u
                anchors.centerIn: parent
                width: Math.max(1, parent.width - 6 * theme.u)
                height: bar.height * 0.42
                source: parent.modelData.kind
                ink: theme.card
                opacity: 0.5
            }
        }
    }
}
