import QtQuick
import QtQuick.Controls.Basic

// The board large, what is asked beside it; below it where the window is narrow.
Item {
    id: page

    property alias hero: heroSlot.data
    property alias foot: footSlot.data  // stays in sight under what is asked
    default property alias side: sideColumn.data
    readonly property bool tall: width < 860 * theme.u || width < height * 1.1
    readonly property real gap: (tall ? 12 : 24) * theme.u
    readonly property real sideWidth: Math.min(430 * theme.u, width * 0.325)
    property real heroShare: 0.5  // of the height, in a tall window

    Item {
        id: heroSlot
        x: page.gap
        y: page.gap
        width: page.tall ? page.width - 2 * page.gap : page.width - page.sideWidth - 3 * page.gap
        height: page.tall ? Math.min(page.height * page.heroShare, width / 1.2) : page.height - 2 * page.gap
    }
    Flickable {
        id: flick
        x: page.tall ? page.gap : page.width - page.sideWidth - page.gap
        y: page.tall ? heroSlot.y + heroSlot.height + page.gap : page.gap
        width: page.tall ? page.width - 2 * page.gap : page.sideWidth
        height: page.height - y - page.gap - (footSlot.height > 0 ? footSlot.height + page.gap : 0)
        contentHeight: sideColumn.height
        boundsBehavior: Flickable.StopAtBounds
        clip: contentHeight > height
        ScrollBar.vertical: ScrollBar { policy: flick.contentHeight > flick.height + 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff }

        Column {
            id: sideColumn
            width: flick.width
            spacing: 16 * theme.u
        }
    }
    Item {
        id: footSlot
        x: flick.x
        y: page.height - page.gap - height
        width: flick.width
        height: childrenRect.height
    }
}
