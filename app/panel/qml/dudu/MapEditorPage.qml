import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import Railref
import ".."

// Lay out the map on the table: paint with a finger, tap buildings and their sides; over a photo if there is one.
SplitPage {
    id: page

    signal back()
    signal finished()
    heroShare: 0.5
    property bool fitting: false  // the lattice is being laid over the photo
    readonly property bool over: mapEditor.photo.width > 0

    Shortcut { sequences: [StandardKey.Undo]; enabled: page.visible; onActivated: mapEditor.undo() }
    Keys.onEscapePressed: page.back()

    FileDialog {
        id: photoDialog
        title: qsTr("Choose a photo of the empty map")
        nameFilters: [qsTr("Photos") + " (" + photoModel.endings + ")", qsTr("All files (*)")]
        onAccepted: page.fitting = mapEditor.openPhoto(selectedFile)
    }

    hero: Item {
        anchors.fill: parent
        HexView {
            id: view
            objectName: "editorBoard"
            visible: !page.fitting
            anchors.fill: parent
            scene: mapEditor.scene
            marks: mapEditor.marks
            painting: mapEditor.paints
            photo: mapEditor.photo
            blend: page.over ? 0.55 : 1
            label: qsTr("The map. Paint with a finger.")
            onHexTapped: (q, r, side, middle) => mapEditor.tap(q, r, side, middle)
            onHexPainted: (q, r) => mapEditor.paint(q, r)
            onNothingTapped: (q, r) => mapEditor.paint(q, r)  // a hole is filled again
        }
        PictureItem {
            id: raw
            visible: page.fitting
            anchors.fill: parent
            image: mapEditor.rawPhoto
            radius: 14 * theme.u
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The photo of the map")
            readonly property real scale0: mapEditor.rawPhoto.width > 0 ? Math.min(width / mapEditor.rawPhoto.width, height / mapEditor.rawPhoto.height) : 1
            readonly property real shownWidth: mapEditor.rawPhoto.width * scale0
            readonly property real shownHeight: mapEditor.rawPhoto.height * scale0
            Repeater {
                model: page.fitting ? 4 : 0
                Item {
                    id: handle
                    required property int index
                    readonly property point at: mapEditor.handles[index]
                    x: (raw.width - raw.shownWidth) / 2 + at.x * raw.shownWidth - width / 2
                    y: (raw.height - raw.shownHeight) / 2 + at.y * raw.shownHeight - height / 2
                    width: 52 * theme.u
                    height: width
                    activeFocusOnTab: true
                    Accessible.role: Accessible.Slider
                    Accessible.name: qsTr("Middle of corner hex %1").arg(index + 1)
                    Keys.onPressed: event => {
                        const dx = event.key === Qt.Key_Left ? -1 : event.key === Qt.Key_Right ? 1 : 0
                        const dy = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0
                        if (dx === 0 && dy === 0) return
                        mapEditor.moveHandle(index, at.x + dx * 0.003, at.y + dy * 0.003)
                        event.accepted = true
                    }
                    Rectangle { anchors.fill: parent; radius: width / 2; color: "transparent"; border.color: theme.amber; border.width: (handle.activeFocus ? 6 : 4) * theme.u }
                    Rectangle { anchors.centerIn: parent; width: 6 * theme.u; height: width; radius: width / 2; color: theme.amber }
                    Text { x: parent.width; y: -4 * theme.u; text: handle.index + 1; color: theme.amber; style: Text.Outline; styleColor: "#000000"; font.pixelSize: 22 * theme.u; font.weight: Font.Bold }
                    DragHandler {
                        target: null
                        dragThreshold: 0
                        onCentroidChanged: if (active) {
                            const p = handle.mapToItem(raw, centroid.position.x, centroid.position.y)
                            mapEditor.moveHandle(handle.index, (p.x - (raw.width - raw.shownWidth) / 2) / raw.shownWidth, (p.y - (raw.height - raw.shownHeight) / 2) / raw.shownHeight)
                        }
                    }
                }
            }
        }
    }

    Card {
        visible: page.fitting
        width: parent.width
        Say { width: parent.width; text: qsTr("Lay the hexes over the photo"); font.pixelSize: (page.tall ? 21 : 25) * theme.u; font.weight: Font.Bold }
        Say { width: parent.width; color: theme.muted; text: qsTr("First set how many hexes a row has, then drag the four rings onto the middles of the corner hexes: 1 top left, 2 top right, 3 bottom right, 4 bottom left.") }
        Counter { width: parent.width; word: qsTr("Hexes in a row"); value: mapEditor.columns; least: 4; most: 24; onMoved: to => mapEditor.resize(to, mapEditor.rows) }
        Counter { width: parent.width; word: qsTr("Rows"); value: mapEditor.rows; least: 4; most: 24; onMoved: to => mapEditor.resize(mapEditor.columns, to) }
        HexBoardItem {
            width: parent.width
            height: width / Math.max(0.8, aspect)
            scene: mapEditor.scene
            photo: mapEditor.photo
            blend: 0.4
            dark: theme.dark
            onCard: true
            cornerRadius: 10 * theme.u
        }
        BigButton { width: parent.width; primary: true; text: qsTr("It fits"); onClicked: page.fitting = false }
        BigButton { width: parent.width; small: true; text: qsTr("Without the photo"); onClicked: { mapEditor.dropPhoto(); page.fitting = false } }
    }

    Card {
        visible: !page.fitting
        width: parent.width
        padding: (page.tall ? 14 : 20) * theme.u
        spacing: 10 * theme.u
        Say { width: parent.width; text: qsTr("Lay out the map"); font.pixelSize: (page.tall ? 21 : 26) * theme.u; font.weight: Font.Bold }
        Field { objectName: "mapName"; width: parent.width; placeholderText: qsTr("Name of the map"); text: mapEditor.name; onTextEdited: mapEditor.name = text }
        Say { width: parent.width; text: qsTr("Paint"); color: theme.muted; font.pixelSize: 14 * theme.u }
        Grid {
            id: paints
            width: parent.width
            columns: 2
            spacing: 8 * theme.u
            Repeater {
                model: [{ key: "land", word: qsTr("Land") }, { key: "forest", word: qsTr("Forest") }, { key: "water", word: qsTr("Water") }, { key: "none", word: qsTr("No hex") }]
                BigButton {
                    required property var modelData
                    objectName: "brush_" + modelData.key
                    small: true
                    width: (paints.width - paints.spacing) / 2
                    text: modelData.word
                    chosen: mapEditor.brush === modelData.key
                    Accessible.role: Accessible.RadioButton
                    Accessible.checked: chosen
                    onClicked: mapEditor.brush = modelData.key
                }
            }
        }
        Say { width: parent.width; text: qsTr("Cities · tap a side to open it, again for water, again to close it"); color: theme.muted; font.pixelSize: 14 * theme.u }
        Flow {
            width: parent.width
            spacing: 8 * theme.u
            Repeater {
                model: mapEditor.cities.length
                AbstractButton {
                    id: city
                    required property int index
                    readonly property var what: mapEditor.cities[index]
                    objectName: "brush_" + what.key
                    width: 64 * theme.u
                    height: 52 * theme.u
                    focusPolicy: Qt.StrongFocus
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: what.word
                    Accessible.checked: mapEditor.brush === what.key
                    onClicked: mapEditor.brush = what.key
                    Keys.onReturnPressed: clicked()
                    background: Rectangle { radius: 12 * theme.u; color: "transparent"; border.color: city.visualFocus ? theme.amber : mapEditor.brush === city.what.key ? theme.ink : theme.line; border.width: (mapEditor.brush === city.what.key || city.visualFocus ? 2.5 : 1) * theme.u }
                    contentItem: Item {
                        CityChip { anchors.centerIn: parent; colour: city.what.colour; size: 32 * theme.u }
                        Text { visible: city.what.placed; anchors { right: parent.right; bottom: parent.bottom; margins: 2 * theme.u } text: "✓"; color: theme.green; font.pixelSize: 15 * theme.u; font.weight: Font.Bold; Accessible.ignored: true }
                    }
                }
            }
        }
        Say { width: parent.width; text: qsTr("Resource sites"); color: theme.muted; font.pixelSize: 14 * theme.u }
        Flow {
            width: parent.width
            spacing: 8 * theme.u
            Repeater {
                model: mapEditor.sites.length
                AbstractButton {
                    id: site
                    required property int index
                    readonly property var what: mapEditor.sites[index]
                    objectName: "brush_" + what.key
                    width: 60 * theme.u
                    height: 52 * theme.u
                    focusPolicy: Qt.StrongFocus
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: what.name
                    Accessible.checked: mapEditor.brush === what.key
                    onClicked: mapEditor.brush = what.key
                    Keys.onReturnPressed: clicked()
                    background: Rectangle { radius: 12 * theme.u; color: "transparent"; border.color: site.visualFocus ? theme.amber : mapEditor.brush === site.what.key ? theme.ink : theme.line; border.width: (mapEditor.brush === site.what.key || site.visualFocus ? 2.5 : 1) * theme.u }
                    contentItem: Item { GoodChip { anchors.centerIn: parent; good: site.what; size: 34 * theme.u } }
                }
            }
        }
        BigButton {
            objectName: "brush_start"
            width: parent.width
            small: true
            text: qsTr("Start tracks")
            detail: qsTr("%1 of 8").arg(mapEditor.starts)
            chosen: mapEditor.brush === "start"
            Accessible.role: Accessible.RadioButton
            Accessible.checked: chosen
            onClicked: mapEditor.brush = "start"
        }
    }

    Card {
        visible: !page.fitting
        width: parent.width
        padding: (page.tall ? 14 : 20) * theme.u
        spacing: 8 * theme.u
        Counter { objectName: "columns"; width: parent.width; word: qsTr("Hexes in a row"); value: mapEditor.columns; least: 4; most: 24; onMoved: to => mapEditor.resize(to, mapEditor.rows) }
        Counter { width: parent.width; word: qsTr("Rows"); value: mapEditor.rows; least: 4; most: 24; onMoved: to => mapEditor.resize(mapEditor.columns, to) }
        BigButton { width: parent.width; small: true; text: page.over ? qsTr("Fit the photo again") : qsTr("Over a photo…"); onClicked: { if (page.over) page.fitting = true; else photoDialog.open() } }
    }
    Card {
        visible: !page.fitting && mapEditor.missing.length > 0
        width: parent.width
        spacing: 6 * theme.u
        Say { width: parent.width; text: qsTr("Still missing"); font.weight: Font.Bold }
        Repeater {
            model: mapEditor.missing
            Say { required property string modelData; width: parent.width; text: "· " + modelData; color: theme.muted }
        }
    }

    foot: Row {
        width: parent ? parent.width : 0
        spacing: 8 * theme.u
        IconButton { text: "↶"; Accessible.name: qsTr("Undo"); enabled: mapEditor.canUndo; onClicked: mapEditor.undo() }
        IconButton { text: "×"; Accessible.name: qsTr("Leave without keeping the map"); onClicked: page.back() }
        BigButton {
            objectName: "finishMap"
            width: parent.width - x
            primary: true
            enabled: mapEditor.missing.length === 0
            text: qsTr("Play on this map")
            onClicked: { if (mapEditor.finish()) page.finished(); else game.tell("", mapEditor.error()) }
        }
    }
}
