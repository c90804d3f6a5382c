import QtQuick
import QtQuick.Controls.Basic
import ".."

// An order card: its city and the goods that it asks for; the cross takes it away.
Rectangle {
    id: card

    property var order: ({ city: -1, name: "", goods: [] })
    property bool removable: true
    signal removed()

    implicitHeight: Math.max(60 * theme.u, goods.height + 20 * theme.u)
    radius: 12 * theme.u
    color: theme.tint(theme.card, theme.paper, 0.6)
    border.color: theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: order.name + ": " + order.goods.map(good => good.name).join(", ")

    Rectangle { width: 10 * theme.u; height: parent.height; radius: 5 * theme.u; color: theme.train(card.order.city) }
    CityChip { id: city; x: 22 * theme.u; anchors.verticalCenter: parent.verticalCenter; colour: card.order.city; size: 34 * theme.u }
    Flow {
        id: goods
        anchors { left: city.right; leftMargin: 12 * theme.u; right: cross.left; verticalCenter: parent.verticalCenter }
        spacing: 6 * theme.u
        Repeater {
            model: card.order.goods
            GoodChip { required property var modelData; good: modelData; size: 34 * theme.u }
        }
    }
    AbstractButton {
        id: cross
        visible: card.removable
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: visible ? 48 * theme.u : 0
        height: 48 * theme.u
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Remove this order")
        onClicked: card.removed()
        Keys.onReturnPressed: clicked()
        contentItem: Text { text: "×"; color: cross.visualFocus ? theme.amber : theme.muted; font.pixelSize: 24 * theme.u; horizontalAlignment: Text.AlignHCenter; verticalAlignment: Text.AlignVCenter; Accessible.ignored: true }
    }
}
