import QtQuick

// A good's token, as on the map.
Rectangle {
    id: chip

    property var good: ({ sign: "", colour: "#888888", name: "" })
    property real size: 32 * theme.u

    width: size
    height: size
    radius: size * 0.2
    color: good.colour
    border.color: Qt.darker(good.colour, 1.3)
    border.width: Math.max(1, size * 0.04)
    Accessible.role: Accessible.Graphic
    Accessible.name: good.name || ""

    Text {
        anchors.centerIn: parent
        text: chip.good.sign || ""
        color: chip.color.hslLightness > 0.6 ? "#17202E" : "#FFFFFF"
        font.pixelSize: chip.size * 0.5
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}
