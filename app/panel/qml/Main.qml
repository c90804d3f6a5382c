import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import QtQuick.Layouts
import Railref
import "dudu"

ApplicationWindow {
    id: window

    property int step: 0
    property string over: ""  // a screen beside the five steps: "share", "history"
    readonly property bool narrow: width < 760 * theme.u
    readonly property bool hexes: table.kind === "dudu"
    readonly property bool checked: hexes ? hexCheck.openCount + hexCheck.unseenCount === 0 : check.question.kind === undefined && !check.weighing
    readonly property var steps: [
        { word: qsTr("Game"), done: table.game.enoughPlayers },
        { word: qsTr("Photo"), done: table.game.hasReading },
        { word: qsTr("Check"), done: table.game.hasReading ? checked : step > 2 },
        { word: hexes ? qsTr("Goods", "orders and goods, a step") : qsTr("Tickets"), done: step > 3 },
        { word: qsTr("Scores"), done: false }
    ]

    function go(to) {
        over = ""
        step = to
        if (to === 3 && !narrow && !hexes) ticketsPage.focusSearch()
        if (to === 2 && !hexes) checkPage.forceActiveFocus()
    }

    width: 1280
    height: 800
    minimumWidth: 320
    minimumHeight: 480
    visible: true
    title: qsTr("Railref")
    color: theme.paper
    onStepChanged: { scores.active = step === 4; shelf.step = step }
    onWidthChanged: resize()
    onHeightChanged: resize()
    Component.onCompleted: resize()
    function resize() { theme.u = Math.max(1, Math.min(width / 1440, height / 880)) }

    Shortcut { sequences: [StandardKey.Undo]; onActivated: if (window.over !== "editor") table.undo() }
    Shortcut { sequences: [StandardKey.Redo]; onActivated: table.redo() }
    Shortcut { sequences: [StandardKey.Open]; onActivated: openDialog.open() }
    Shortcut { sequences: [StandardKey.Save]; onActivated: saveDialog.open() }
    Shortcut { sequences: ["Ctrl+1"]; onActivated: window.go(0) }
    Shortcut { sequences: ["Ctrl+2"]; onActivated: window.go(1) }
    Shortcut { sequences: ["Ctrl+3"]; onActivated: if (table.started) window.go(2) }
    Shortcut { sequences: ["Ctrl+4"]; onActivated: if (table.started) window.go(3) }
    Shortcut { sequences: ["Ctrl+5"]; onActivated: if (table.started) window.go(4) }

    FileDialog {
        id: photoDialog
        objectName: "photoDialog"
        title: qsTr("Choose a photo of the board")
        nameFilters: [qsTr("Photos") + " (" + photoModel.endings + ")", qsTr("All files (*)")]
        onAccepted: { photoModel.read(selectedFile); window.go(1) }
    }
    FileDialog {
        id: openDialog
        title: qsTr("Open a saved game")
        nameFilters: [qsTr("Games and evidence (*.json *.railref)"), qsTr("All files (*)")]
        onAccepted: {
            if (/[.]railref$/i.test(selectedFile)) { if (share.openEvidence(selectedFile)) window.go(4) }
            else if (table.open(selectedFile)) window.go(2)
        }
    }
    FileDialog {
        id: saveDialog
        title: qsTr("Save the game")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "json"
        nameFilters: [qsTr("Games (*.json)")]
        onAccepted: table.save(selectedFile)
    }

    header: Rectangle {
        id: bar
        height: (window.narrow ? 104 : 64) * theme.u
        color: theme.card

        Row {
            x: (window.narrow ? 14 : 28) * theme.u
            height: (window.narrow ? 52 : 64) * theme.u
            Say { text: "Rail"; width: implicitWidth; height: parent.height; verticalAlignment: Text.AlignVCenter; font.pixelSize: 22 * theme.u; font.weight: Font.ExtraBold; Accessible.name: qsTr("Railref") }
            Say { text: "ref"; width: implicitWidth; height: parent.height; verticalAlignment: Text.AlignVCenter; font.pixelSize: 22 * theme.u; font.weight: Font.ExtraBold; color: theme.amber; Accessible.ignored: true }
        }
        Row {
            id: stepRow
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
            height: (window.narrow ? 52 : 64) * theme.u
            spacing: (window.narrow ? 0 : 6) * theme.u
            Repeater {
                model: window.steps.length
                AbstractButton {
                    id: tab
                    required property int index
                    readonly property var what: window.steps[index]
                    readonly property bool here: window.step === index && window.over === ""
                    width: window.narrow ? (bar.width - 12 * theme.u) / 5 : tabWords.implicitWidth + 40 * theme.u
                    height: stepRow.height
                    enabled: index < 2 || table.started
                    Accessible.role: Accessible.PageTab
                    Accessible.name: what.word
                    Accessible.checked: here
                    onClicked: window.go(index)
                    Keys.onReturnPressed: clicked()
                    background: Rectangle {
                        anchors { fill: parent; topMargin: 10 * theme.u; bottomMargin: 10 * theme.u; leftMargin: 2 * theme.u; rightMargin: 2 * theme.u }
                        radius: height / 2
                        color: tab.here ? theme.ink : "transparent"
                        border.color: theme.amber
                        border.width: tab.visualFocus ? 3 * theme.u : 0
                    }
                    contentItem: Item {
                        Row {
                            id: tabWords
                            anchors.centerIn: parent
                            spacing: 5 * theme.u
                            Text {
                                visible: tab.what.done && !tab.here && !window.narrow
                                text: "✓"
                                color: theme.green
                                font.pixelSize: 15 * theme.u
                                font.weight: Font.Bold
                            }
                            Text {
                                text: tab.what.word
                                color: tab.here ? theme.onInk : tab.enabled ? theme.ink : theme.muted
                                opacity: tab.enabled ? 1 : 0.6
                                font.pixelSize: (window.narrow ? 13.5 : 15) * theme.u
                                font.weight: Font.DemiBold
                            }
                        }
                    }
                }
            }
        }
        Row {
            anchors { right: parent.right; rightMargin: (window.narrow ? 6 : 20) * theme.u }
            height: (window.narrow ? 52 : 64) * theme.u
            spacing: 8 * theme.u
            Say {
                visible: bar.width > 1080 * theme.u
                height: parent.height
                width: Math.min(implicitWidth, 300 * theme.u)
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                color: theme.muted
                text: table.sample ? qsTr("A sample game") : table.started ? table.boardName : ""
            }
            BigButton {
                visible: table.sample && bar.width > 1080 * theme.u
                small: true
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("New game")
                onClicked: { table.startAgain(); window.go(0) }
            }
            AbstractButton {
                id: menuButton
                width: 48 * theme.u
                height: parent.height
                Accessible.role: Accessible.ButtonMenu
                Accessible.name: qsTr("Menu")
                onClicked: menu.open()
                Keys.onReturnPressed: clicked()
                contentItem: Item {
                    Rectangle { anchors.fill: parent; anchors.margins: 6 * theme.u; radius: 10 * theme.u; color: "transparent"; border.color: theme.amber; border.width: menuButton.visualFocus ? 3 * theme.u : 0 }
                    Column {
                        anchors.centerIn: parent
                        spacing: 5 * theme.u
                        Repeater { model: 3; Rectangle { width: 22 * theme.u; height: 2.5 * theme.u; radius: 1; color: theme.ink } }
                    }
                }
                Popup {
                    id: menu
                    y: menuButton.height
                    x: menuButton.width - width
                    width: 260 * theme.u
                    padding: 8 * theme.u
                    background: Rectangle { radius: 14 * theme.u; color: theme.card; border.color: theme.line }
                    contentItem: Column {
                        spacing: 6 * theme.u
                        BigButton { width: parent.width; small: true; text: qsTr("New game"); enabled: table.started; onClicked: { menu.close(); table.startAgain(); window.go(0) } }
                        BigButton { width: parent.width; small: true; text: qsTr("Open a game…"); onClicked: { menu.close(); openDialog.open() } }
                        BigButton { width: parent.width; small: true; text: qsTr("Save the game…"); enabled: table.started; onClicked: { menu.close(); saveDialog.open() } }
                        BigButton { width: parent.width; small: true; text: qsTr("Share…"); enabled: table.started; onClicked: { menu.close(); window.over = "share" } }
                        BigButton { width: parent.width; small: true; text: qsTr("Past games"); onClicked: { menu.close(); window.over = "history" } }
                        BigButton { width: parent.width; small: true; text: theme.dark ? qsTr("Light colours") : qsTr("Dark colours"); onClicked: { menu.close(); theme.dark = !theme.dark } }
                        LanguageBar { width: parent.width }
                        Say { width: parent.width; padding: 6 * theme.u; color: theme.muted; font.pixelSize: 12 * theme.u; text: qsTr("Railref has no tie to the games’ publisher.") }
                    }
                }
            }
        }
        Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: 1; color: theme.line }
    }

    // A photo that has been read is at once looked at.
    Connections {
        target: photoModel
        function onDone() { if (window.step === 1 && !table.sample && !photoModel.leftOut) window.go(2) }
    }

    SharePage {
        objectName: "sharePage"
        anchors.fill: parent
        visible: window.over === "share"
        onVisibleChanged: share.active = visible
        onBack: window.over = ""
        onSaveGame: saveDialog.open()
        onPastGames: window.over = "history"
    }
    HistoryPage {
        objectName: "historyPage"
        anchors.fill: parent
        visible: window.over === "history"
        onVisibleChanged: history.active = visible
        onBack: window.over = ""
        onOpened: window.go(4)
    }
    ReplayCard {}

    StackLayout {
        anchors.fill: parent
        visible: window.over === ""
        currentIndex: window.hexes && window.step > 1 ? window.step + 3 : window.step
        GamePage {
            onNext: window.go(1)
            onWithoutPhoto: window.go(2)
            onOpenGame: openDialog.open()
            onLayOut: window.over = "editor"
        }
        PhotoPage {
            onNext: window.go(2)
            onChoose: photoDialog.open()
        }
        CheckPage { id: checkPage; objectName: "checkPage"; onNext: window.go(3) }
        TicketsPage { id: ticketsPage; onNext: window.go(4) }
        ScoresPage {
            objectName: "scoresPage"
            onCheckAgain: window.go(2)
            onShare: window.over = "share"
            onNewGame: { table.startAgain(); window.go(0) }
        }
        // The same steps of the other game.
        HexCheckPage { objectName: "hexCheckPage"; onNext: window.go(3) }
        HoldingsPage { objectName: "holdingsPage"; onNext: window.go(4) }
        DuduScoresPage {
            objectName: "duduScoresPage"
            onCheckAgain: window.go(2)
            onShare: window.over = "share"
            onNewGame: { table.startAgain(); window.go(0) }
        }
    }
    Loader {
        anchors.fill: parent
        active: window.over === "editor"
        sourceComponent: MapEditorPage { objectName: "editorPage"; onBack: window.over = ""; onFinished: window.go(0) }
    }

    ResumeCard {}
    Connections {
        target: shelf
        function onOpened(step) { window.go(step) }
    }
    Pill {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 96 * theme.u }
        text: shelf.fault
        tone: theme.red
    }

    Connections {
        target: share
        function onSaid() { game.tell(share.notice, share.error) }
    }
    Connections {
        target: mapEditor
        function onTold(text) { game.tell(text, "") }
    }
    Connections {
        target: history
        function onFault(text) { game.tell("", text) }
    }

    // What a file said, good or bad; a tap or a while takes it away.
    Rectangle {
        visible: game.error !== "" || game.notice !== ""
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 12 * theme.u }
        width: message.width + 48 * theme.u
        height: message.implicitHeight + 28 * theme.u
        radius: 14 * theme.u
        color: game.error !== "" ? theme.red : theme.ink
        Accessible.role: Accessible.AlertMessage
        Accessible.name: message.text
        ShortSay {
            id: message
            anchors.centerIn: parent
            most: window.width - 72 * theme.u
            text: game.error !== "" ? game.error : game.notice
            color: theme.onInk
            font.pixelSize: 16 * theme.u
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        MouseArea { anchors.fill: parent; onClicked: game.dismiss() }
        Timer { running: parent.visible && game.error === ""; interval: 5000; onTriggered: game.dismiss() }
    }
}
