import QtQuick
import QtQuick.Controls.Basic

// A number between two buttons; what is counted stands before it.
Item {
    id: counter

    property string word: ""
    property int value: 0
    property int least: 0
    property int most: 999
    property bool large: false
    default property alias sign: signSlot.data  // a chip before the word
    signal moved(int to)

    implicitHeight: Math.max((large ? 64 : 52) * theme.u, said.implicitHeight + 12 * theme.u)
    implicitWidth: 300 * theme.u

    Item { id: signSlot; width: childrenRect.width; height: parent.height }
    Say {
        id: said
        anchors { left: signSlot.right; leftMargin: (signSlot.width > 0 ? 12 : 0) * theme.u; right: less.left; rightMargin: 8 * theme.u; verticalCenter: parent.verticalCenter }
        text: counter.word
        font.pixelSize: (counter.large ? 18 : 16) * theme.u
        font.weight: counter.value !== 0 ? Font.DemiBold : Font.Normal
        color: counter.value !== 0 || counter.large ? theme.ink : theme.muted
        Accessible.ignored: true
    }
    IconButton {
        id: less
        anchors { right: number.left; verticalCenter: parent.verticalCenter }
        implicitWidth: 48 * theme.u
        implicitHeight: 48 * theme.u
        text: "−"
        enabled: counter.value > counter.least
        Accessible.name: qsTr("%1: one less", "counter").arg(counter.word)
        autoRepeat: true
        onClicked: counter.moved(counter.value - 1)
    }
    Figures {
        id: number
        anchors { right: more.left; verticalCenter: parent.verticalCenter }
        width: Math.max(implicitWidth + 12 * theme.u, 46 * theme.u)
        text: "" + counter.value
        size: (counter.large ? 24 : 19) * theme.u
        weight: Font.Bold
        centred: true
        color: counter.value !== 0 ? theme.ink : theme.muted
    }
    IconButton {
        id: more
        objectName: counter.objectName + "More"
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        implicitWidth: 48 * theme.u
        implicitHeight: 48 * theme.u
        text: "+"
        enabled: counter.value < counter.most
        Accessible.name: qsTr("%1: one more", "counter").arg(counter.word)
        autoRepeat: true
        onClicked: counter.moved(counter.value + 1)
    }
}
