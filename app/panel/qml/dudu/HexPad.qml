import QtQuick
import Railref
import ".."

// One hex, large: its sides are tapped, or joined with a finger.
HexView {
    id: pad

    property int markedSide: -1  // one end of a piece of track
    onCard: true

    Repeater {
        model: 6
        Rectangle {
            required property int index
            readonly property point at: (pad.board.width, pad.board.height, pad.only ? pad.board.hexPoint(pad.only.x, pad.only.y, index) : Qt.point(0, 0))
            readonly property bool marked: pad.markedSide === index
            width: (marked ? 26 : 14) * theme.u
            height: width
            radius: width / 2
            x: at.x - width / 2
            y: at.y - height / 2
            color: marked ? theme.amber : theme.card
            border.color: marked ? theme.ink : theme.muted
            border.width: 2 * theme.u
            opacity: marked ? 1 : 0.8
        }
    }
}
