import QtQuick

// Words on the screen.
Text {
    color: theme.ink
    font.pixelSize: 16 * theme.u
    wrapMode: Text.WordWrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
