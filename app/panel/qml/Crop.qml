import QtQuick
import Railref

// The photo at the place that is spoken of, the place outlined: [route or -1, city or -1]. Nothing without a photo.
PictureItem {
    property var spoken: [-1, -1]
    property real most: 230 * theme.u
    visible: photoModel.state === "done" && (spoken[0] >= 0 || spoken[1] >= 0)
    width: parent ? parent.width : 0
    height: visible ? Math.min(width * 0.56, most) : 0
    image: photoModel.fromAbove
    region: spoken[0] >= 0 ? photoModel.routeRegion(spoken[0]) : photoModel.cityRegion(spoken[1])
    outline: spoken[0] >= 0 ? photoModel.routeOutline(spoken[0]) : photoModel.cityOutline(spoken[1])
    outlineColour: theme.amber
    radius: 12 * theme.u
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The photo at this place")
}
