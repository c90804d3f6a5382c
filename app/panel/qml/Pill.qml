import QtQuick

// One short remark: amber for doubt, green for agreed, red for refused.
Rectangle {
    id: pill

    property string text: ""
    property color tone: theme.amber

    visible: text !== ""
    implicitWidth: words.width + 24 * theme.u
    implicitHeight: words.implicitHeight + 12 * theme.u
    radius: 14 * theme.u
    color: theme.tint(theme.card, tone, 0.18)

    ShortSay {
        id: words
        x: 12 * theme.u
        y: 6 * theme.u
        most: (pill.parent ? pill.parent.width : 9999) - 24 * theme.u
        text: pill.text
        color: theme.tint(pill.tone, theme.ink, 0.45)
        font.pixelSize: 14 * theme.u
        font.weight: Font.DemiBold
    }
}
