import QtQuick
import QtQuick.Controls.Basic

// One line to type in.
TextField {
    id: field

    implicitHeight: 56 * theme.u
    leftPadding: 16 * theme.u
    rightPadding: 16 * theme.u
    color: theme.ink
    placeholderTextColor: theme.muted
    selectionColor: theme.amber
    selectedTextColor: theme.ink
    selectByMouse: true
    font.pixelSize: 17 * theme.u
    verticalAlignment: TextInput.AlignVCenter
    Accessible.role: Accessible.EditableText
    Accessible.name: placeholderText

    background: Rectangle {
        radius: 12 * theme.u
        color: theme.tint(theme.card, theme.paper, 0.6)
        border.color: field.activeFocus ? theme.ink : theme.line
        border.width: field.activeFocus ? 2 * theme.u : 1.5 * theme.u
    }
}
