import QtQuick

// A sheet of paper on the table; as high as what lies on it.
Rectangle {
    id: card

    default property alias content: column.data
    property real padding: 22 * theme.u
    property alias spacing: column.spacing

    implicitHeight: column.implicitHeight + 2 * padding
    radius: 14 * theme.u
    color: theme.card
    border.color: theme.line
    border.width: 1

    Column {
        id: column
        x: card.padding
        y: card.padding
        width: card.width - 2 * card.padding
        spacing: 14 * theme.u
    }
}
