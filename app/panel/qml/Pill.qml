import QtQuick

// One short remark: amber for doubt, green for agreed, red for refused.
Rectangle {
    id: pill

    property string text: ""
    property color tone: theme.amber

    visible: text !== ""
    implicitWidth: Math.min(words.implicitWidth + 24 * theme.u, parent ? parent.width : 9999)
    implicitHeight: words.implicitHeight + 12 * theme.u
    radius: 14 * theme.u
    color: theme.tint(theme.card, tone, 0.18)

    Say {
        id: words
        x: 12 * theme.u
        y: 6 * theme.u
        width: Math.min(implicitWidth, (pill.parent ? pill.parent.width : 9999) - 24 * theme.u)
        text: pill.text
        color: theme.tint(pill.tone, theme.ink, 0.45)
        font.pixelSize: 14 * theme.u
        font.weight: Font.DemiBold
    }
}
