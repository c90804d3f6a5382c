import QtQuick
import QtQuick.Controls.Basic

// Whose trains the next taps on the board are: one tap a route. Nothing chosen: a tap asks.
Flow {
    id: bar

    property int brush: -2
    readonly property var players: game.players
    spacing: 8 * theme.u

    Repeater {
        model: bar.players.length  // by place: a changed number must not build the bar anew
        AbstractButton {
            id: button
            required property int index
            readonly property var who: bar.players[index] || ({ colour: -1, name: "", trainsLeft: 0 })
            readonly property bool chosen: bar.brush === who.colour
            implicitHeight: 52 * theme.u
            implicitWidth: row.implicitWidth + 20 * theme.u
            Accessible.role: Accessible.RadioButton
            Accessible.name: qsTr("%1, %2 trains left").arg(who.name).arg(who.trainsLeft)
            Accessible.checked: chosen
            onClicked: bar.brush = chosen ? -2 : who.colour
            Keys.onReturnPressed: clicked()
            background: Rectangle {
                radius: 12 * theme.u
                color: button.chosen ? theme.tint(theme.card, theme.ink, 0.07) : theme.card
                border.color: button.visualFocus ? theme.amber : button.chosen ? theme.ink : theme.line
                border.width: button.chosen || button.visualFocus ? 2.5 * theme.u : 1.5 * theme.u
            }
            contentItem: Item {
                Row {
                    id: row
                    anchors.centerIn: parent
                    spacing: 8 * theme.u
                    OwnerChip { owner: button.who.colour; size: 30 * theme.u }
                    Figures {
                        anchors.verticalCenter: parent.verticalCenter
                        text: "" + button.who.trainsLeft
                        weight: Font.DemiBold
                        color: button.who.trainsLeft < 0 ? theme.red : theme.ink
                    }
                }
            }
        }
    }
}
