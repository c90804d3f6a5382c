import QtQuick

// A number in figures of equal width, so that columns stand still while they count up.
Item {
    id: figures

    property string text: ""
    property real size: 16 * theme.u
    property int weight: Font.Normal
    property color color: theme.ink
    property bool centred: false

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    TextMetrics {
        id: zero
        text: "0"
        font.pixelSize: figures.size
        font.weight: figures.weight
    }
    Row {
        id: row
        x: figures.centred ? (figures.width - width) / 2 : 0
        Repeater {
            model: figures.text.length
            Text {
                required property int index
                readonly property string sign: figures.text.charAt(index)
                text: sign
                width: sign >= "0" && sign <= "9" ? Math.ceil(zero.advanceWidth) : implicitWidth
                horizontalAlignment: Text.AlignHCenter
                color: figures.color
                font.pixelSize: figures.size
                font.weight: figures.weight
                Accessible.ignored: true
            }
        }
    }
}
