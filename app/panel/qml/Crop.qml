import QtQuick
import Railref

// The photo at the place that is spoken of: [route or -1, city or -1]. Nothing where there is no photo.
PictureItem {
    property var spoken: [-1, -1]
    visible: photoModel.state === "done"
    width: parent ? parent.width : 0
    height: visible ? width * 0.5 : 0
    image: photoModel.fromAbove
    region: spoken[0] >= 0 ? photoModel.routeRegion(spoken[0]) : photoModel.cityRegion(spoken[1])
    radius: 12 * theme.u
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The photo at this place")
}
