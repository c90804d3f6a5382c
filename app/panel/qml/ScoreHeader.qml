import QtQuick
import "ScoreColumns.js" as ScoreColumns

// The names of the table's columns; widths are those of ScoreRow.
Item {
    id: header
    height: 40 * theme.u
    property var words: scores.hasStations ? [qsTr("Routes"), qsTr("Tickets"), qsTr("Stations"), scores.bonusWord]
                                           : [qsTr("Routes"), qsTr("Tickets"), scores.bonusWord]
    readonly property real cell: ScoreColumns.cell(width, theme.u, words.length + 1)
    Repeater {
        model: header.words.concat([qsTr("Total")])
        Say {
            required property string modelData
            required property int index
            readonly property bool isTotal: index === header.words.length
            x: ScoreColumns.first(header.width, theme.u) + index * header.cell - 10 * theme.u
            width: (isTotal ? ScoreColumns.totalEnd(header.width, theme.u, header.words.length + 1) - x : header.cell + 10 * theme.u) - 14 * theme.u
            height: header.height
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            text: modelData
            color: theme.muted
            font.pixelSize: 13 * theme.u
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9 * theme.u
            font.weight: Font.DemiBold
        }
    }
    Say { x: 12 * theme.u; height: header.height; verticalAlignment: Text.AlignVCenter; text: qsTr("Player"); color: theme.muted; font.pixelSize: 13 * theme.u; font.weight: Font.DemiBold }
    Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: 1; color: theme.line }
}
