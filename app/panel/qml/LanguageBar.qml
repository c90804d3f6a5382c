import QtQuick

// Every language by its own name.
Grid {
    id: bar
    columns: 2
    spacing: 6 * theme.u
    Repeater {
        model: language.all
        BigButton {
            required property var modelData
            width: (bar.width - bar.spacing) / 2
            small: true
            text: modelData.name
            chosen: language.code === modelData.code
            Accessible.role: Accessible.RadioButton
            onClicked: language.code = modelData.code
        }
    }
}
