import QtQuick
import Railref

// The photo at one hex. Nothing without a photo.
PictureItem {
    property var hex: undefined
    property real most: 220 * theme.u
    visible: photoModel.state === "done" && photoModel.kind === "dudu" && hex !== undefined
    width: parent ? parent.width : 0
    height: visible ? Math.min(width * 0.8, most) : 0
    image: photoModel.fromAbove
    region: hex !== undefined ? hexCheck.region(hex.x, hex.y) : Qt.rect(0, 0, 0, 0)
    outline: hex !== undefined ? hexCheck.outline(hex.x, hex.y) : []
    outlineColour: theme.amber
    radius: 12 * theme.u
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The photo at this hex")
}
