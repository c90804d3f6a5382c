import QtQuick
import QtQuick.Controls.Basic
import Railref

// Who owns what: the reading drawn over the board, one question at a time, every place to be tapped right.
SplitPage {
    id: page

    property int route: -1  // tapped, and waiting for an owner
    property int city: -1
    property bool showPhoto: photoModel.state === "done"
    property bool sideBySide: false
    signal next()

    readonly property var place: route >= 0 ? (game.ownership, game.route(route)) : city >= 0 ? (game.ownership, game.city(city)) : null
    readonly property var question: check.question
    readonly property bool asking: question.kind !== undefined
    readonly property var spoken: place ? [route, city] : asking ? [question.kind === "route" ? question.id : -1, question.kind === "city" ? question.id : -1] : [-1, -1]

    function pick(newRoute, newCity) { route = newRoute; city = newCity }
    function give(owner) {
        if (route >= 0) game.answerRoute(route, owner)
        else if (city >= 0) game.answerCity(city, owner)
        pick(-1, -1)
    }
    function tapRoute(route) {
        if (brush.brush > -2) game.tapRoute(route, brush.brush)
        else pick(route, -1)
    }
    function tapCity(city) {
        if (brush.brush > -2) game.tapCity(city, brush.brush)
        else pick(-1, city)
    }
    function showWarning(warning) {
        if (warning.routes.length > 0) view.board.showRoute(warning.routes[0], 2.4)
        else if (warning.cities.length > 0) view.board.showCity(warning.cities[0], 2.4)
        else if (warning.squares.length > 0) view.board.showSquare(warning.squares[0], 2.4)
        else view.board.showAll()
    }

    readonly property bool little: tall && height < 700 * theme.u  // a phone: the question needs the room
    heroShare: little && (asking || place !== null) ? 0.24 : 0.46
    readonly property real inside: (little ? 12 : 22) * theme.u  // of a card
    Keys.onPressed: event => {
        const option = event.key - Qt.Key_1
        if (!page.place && page.asking && option >= 0 && option < page.question.options.length)
            check.answer(option)
        else if (page.place && option >= 0 && option < game.players.length)
            page.give(game.players[option].colour)
        else if (page.place && (event.key === Qt.Key_0 || event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace))
            page.give(-1)
        else if (event.key === Qt.Key_Escape)
            page.pick(-1, -1)
        else
            return
        event.accepted = true
    }
    readonly property string where: asking ? question.kind + question.id : ""
    onWhereChanged: lookCloser()
    onVisibleChanged: lookCloser()
    onTallChanged: lookCloser()
    function lookCloser() {
        if (!visible) return
        if (!tall || width > 520 * theme.u) view.board.showAll()
        else if (asking && question.kind === "route") view.board.showRoute(question.id, 2.4)
        else if (asking && question.kind === "city") view.board.showCity(question.id, 2.4)
        else view.board.showAll()
    }

    hero: Item {
        id: heroItem
        anchors.fill: parent
        // Beside each other or one above the other: whichever shows the larger boards.
        readonly property real shape: Math.max(0.5, view.board.aspect)
        readonly property bool room: Math.min((width - page.gap) / 2, boardHeight * shape)
                                     >= Math.min(width, (boardHeight - page.gap) / 2 * shape)
        readonly property bool two: page.sideBySide && page.showPhoto && !page.little
        readonly property bool stacked: two && !room
        readonly property real boardHeight: height - (slider.visible ? slider.height : 0)

        BoardView {
            id: photoView
            objectName: "checkPhoto"
            visible: heroItem.two
            width: heroItem.room ? (parent.width - page.gap) / 2 : parent.width
            height: heroItem.room ? heroItem.boardHeight : (heroItem.boardHeight - page.gap) / 2
            ownership: heroItem.two ? game.ownership : view.ownership
            selectedRoute: page.route
            selectedCity: page.city
            doubtful: check.asked
            warned: check.warned
            citiesTappable: game.hasStations
            photo: visible ? photoModel.fromAbove : view.photo
            blend: 0
            label: qsTr("The photo, seen from above")
            onViewMoved: if (visible) view.board.follow(board)
            onRouteTapped: route => page.tapRoute(route)
            onCityTapped: city => page.tapCity(city)
            onNothingTapped: page.pick(-1, -1)
        }
        BoardView {
            id: view
            objectName: "checkBoard"
            x: heroItem.two && heroItem.room ? photoView.width + page.gap : 0
            y: heroItem.stacked ? photoView.height + page.gap : 0
            width: parent.width - x
            height: heroItem.boardHeight - y
            ownership: game.ownership
            selectedRoute: page.route
            selectedCity: page.city
            doubtful: check.asked
            unseen: check.unseen
            warned: check.warned
            citiesTappable: game.hasStations
            photo: photoModel.fromAbove
            blend: slider.visible && !heroItem.two ? blend.value : 1
            label: qsTr("The board as it was read. Tap a route or a city to change it.")
            onViewMoved: if (photoView.visible) photoView.board.follow(board)
            onRouteTapped: route => page.tapRoute(route)
            onCityTapped: city => page.tapCity(city)
            onNothingTapped: page.pick(-1, -1)
        }
        Item {
            id: slider
            visible: page.showPhoto && !(page.asking && page.little)
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: visible ? 56 * theme.u : 0
            readonly property bool wordy: width > 420 * theme.u  // on a phone the slider needs the room
            Say { id: photoWord; visible: blend.visible; anchors.verticalCenter: parent.verticalCenter; text: slider.wordy ? qsTr("Photo") : ""; color: theme.muted; width: implicitWidth }
            Say { id: drawingWord; visible: blend.visible; anchors { right: twoButton.left; rightMargin: 16 * theme.u; verticalCenter: parent.verticalCenter } text: slider.wordy ? qsTr("Drawing") : ""; color: theme.muted; width: implicitWidth }
            BlendSlider {
                id: blend
                visible: !page.sideBySide
                anchors { left: photoWord.right; right: drawingWord.left; leftMargin: 14 * theme.u; rightMargin: 14 * theme.u; verticalCenter: parent.verticalCenter }
            }
            BigButton {
                id: twoButton
                objectName: "sideBySide"
                small: true
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                text: page.sideBySide ? qsTr("One board") : qsTr("Two boards")
                chosen: page.sideBySide
                Accessible.role: Accessible.CheckBox
                Accessible.checked: page.sideBySide
                onClicked: {
                    page.sideBySide = !page.sideBySide
                    if (page.sideBySide) photoView.board.follow(view.board)
                }
            }
        }
    }

    // A place that was tapped.
    Card {
        visible: page.place !== null
        width: parent.width
        padding: page.inside
        spacing: (page.little ? 8 : 14) * theme.u
        Say { width: parent.width; text: page.place ? page.place.title : ""; font.pixelSize: (page.tall ? 21 : 24) * theme.u; font.weight: Font.Bold }
        Say { width: parent.width; text: page.place ? page.place.details : ""; color: theme.muted }
        Crop { spoken: page.place ? page.spoken : [-1, -1]; most: page.little ? page.height * 0.16 : 260 * theme.u }
        Grid {
            id: owners
            width: parent.width
            columns: width > 340 * theme.u || page.little ? 2 : 1
            spacing: (page.little ? 8 : 10) * theme.u
            Repeater {
                model: page.place ? game.players : []
                BigButton {
                    required property var modelData
                    small: page.little
                    width: (owners.width - (owners.columns - 1) * owners.spacing) / owners.columns
                    owner: modelData.colour
                    text: modelData.name
                    chosen: page.place !== null && page.place.owner === modelData.colour
                    onClicked: page.give(modelData.colour)
                }
            }
            BigButton {
                small: page.little
                width: (owners.width - (owners.columns - 1) * owners.spacing) / owners.columns
                owner: -1
                text: qsTr("Nobody")
                chosen: page.place !== null && page.place.owner === -1
                onClicked: page.give(-1)
            }
        }
        BigButton { width: parent.width; small: true; text: qsTr("Leave it as it is"); onClicked: page.pick(-1, -1) }
    }

    // The next question of the reading.
    Card {
        objectName: "questionCard"
        visible: page.place === null && page.asking
        width: parent.width
        padding: page.inside
        spacing: (page.little ? 8 : 12) * theme.u
        Flow {
            width: parent.width
            spacing: 10 * theme.u
            Say { text: !page.asking ? "" : page.little ? page.question.number + " / " + page.question.count : qsTr("Question %1 of %2").arg(page.question.number).arg(page.question.count); color: theme.muted; font.weight: Font.DemiBold; width: implicitWidth; topPadding: 5 * theme.u; Accessible.name: page.asking ? qsTr("Question %1 of %2").arg(page.question.number).arg(page.question.count) : "" }
            Pill { text: page.asking && page.question.decides ? qsTr("can change who wins") : "" }
        }
        Say { width: parent.width; text: page.asking ? page.question.title : ""; font.pixelSize: (page.tall ? 21 : 25) * theme.u; font.weight: Font.Bold }
        Crop { spoken: !page.place ? page.spoken : [-1, -1]; most: Math.min(220 * theme.u, page.height * (page.little ? 0.16 : 0.24)) }
        Say { visible: text !== ""; width: parent.width; text: page.asking ? page.question.why : ""; color: theme.muted }
        Grid {
            id: answers
            width: parent.width
            spacing: (page.little ? 8 : 10) * theme.u
            readonly property bool squares: page.asking && page.question.kind === "marker"
            columns: squares ? page.question.options.length : page.asking && (page.little || page.question.options.length > 3 && width > 340 * theme.u) ? 2 : 1
            Repeater {
                model: page.asking ? page.question.options : []
                BigButton {
                    id: option
                    objectName: "option_" + index
                    required property var modelData
                    required property int index
                    width: (answers.width - (answers.columns - 1) * answers.spacing) / answers.columns
                    small: page.little && !answers.squares
                    height: implicitHeight + (piece.visible ? piece.height : 0)
                    owner: modelData.owner
                    text: modelData.word
                    detail: index === 0 && !page.question.unseen && answers.columns === 1 ? qsTr("likely") : ""
                    chosen: index === 0 && !page.question.unseen
                    onClicked: check.answer(index)
                    bottomAlign: piece.visible
                    PictureItem {  // the square that this answer means
                        id: piece
                        visible: answers.squares && photoModel.state === "done"
                        x: 6 * theme.u
                        y: 6 * theme.u
                        width: parent.width - 12 * theme.u
                        height: width * 0.9
                        radius: 8 * theme.u
                        image: photoModel.fromAbove
                        region: answers.squares ? photoModel.squareRegion(page.question.squares[option.index]) : Qt.rect(0, 0, 0, 0)
                    }
                }
            }
        }
        Flow {
            width: parent.width
            spacing: 10 * theme.u
            BigButton {
                objectName: "noneOfThese"
                small: true
                visible: page.asking && page.question.kind !== "marker"
                text: qsTr("None of these")
                onClicked: page.pick(page.spoken[0], page.spoken[1])
            }
            BigButton { small: true; visible: check.openCount > 1; text: qsTr("Ask me later"); onClicked: check.skip() }
            BigButton {
                objectName: "nobodyOnUnseen"
                small: true
                visible: page.asking && page.question.unseen && check.unseenCount > 1
                text: qsTr("Nothing on all %1 unseen places").arg(check.unseenCount)
                onClicked: check.nobodyOnUnseen()
            }
        }
    }

    // No question (any more).
    Card {
        objectName: "restCard"
        visible: page.place === null && !page.asking
        width: parent.width
        Say {
            width: parent.width
            font.pixelSize: (page.tall ? 21 : 26) * theme.u
            font.weight: Font.Bold
            text: check.weighing ? qsTr("Looking which places matter…")
                : check.resting ? qsTr("Who wins is certain.")
                : game.hasReading ? qsTr("Nothing is in doubt any more.") : qsTr("Tap the trains in.")
        }
        Say {
            width: parent.width
            color: theme.muted
            text: check.resting ? check.outlook + " " + qsTr("What is left only counts for points.")
                : game.hasReading ? qsTr("Look once over the board. Tap a route or a city to change it.")
                                  : qsTr("Choose a colour below, then tap each of its routes. A second tap takes the trains away.")
        }
        BigButton {
            objectName: "goOn"
            visible: check.resting
            width: parent.width
            text: check.openCount === 1 ? qsTr("Answer the last one") : qsTr("Answer the other %1").arg(check.openCount)
            onClicked: check.goOn()
        }
    }

    // What breaks a rule, each line leading to its place.
    Card {
        objectName: "warningsCard"
        visible: check.warnings.length > 0
        width: parent.width
        spacing: 8 * theme.u
        Say { width: parent.width; text: qsTr("Look again"); font.weight: Font.Bold; font.pixelSize: 18 * theme.u }
        Repeater {
            model: check.warnings
            WarningLine {
                required property var modelData
                width: parent.width
                warning: modelData
                onClicked: page.showWarning(modelData)
            }
        }
    }

    Card {
        width: parent.width
        Say { visible: text !== ""; width: parent.width; text: game.certainty; font.weight: Font.DemiBold }
        Say { visible: text !== "" && !check.resting; width: parent.width; text: check.outlook; color: theme.muted }
        Say { width: parent.width; text: qsTr("Tap as one player · trains left"); color: theme.muted; font.pixelSize: 14 * theme.u }
        BrushBar { id: brush; objectName: "brush"; width: parent.width; onBrushChanged: page.pick(-1, -1) }
    }

    foot: Row {
        width: parent ? parent.width : 0
        height: visible ? implicitHeight : 0
        spacing: 8 * theme.u
        IconButton { objectName: "undo"; id: undo; text: "↶"; Accessible.name: qsTr("Undo"); enabled: game.canUndo; onClicked: game.undo() }
        IconButton { objectName: "redo"; id: redo; text: "↷"; Accessible.name: qsTr("Redo"); enabled: game.canRedo; onClicked: game.redo() }
        BigButton {
            objectName: "toTickets"
            width: parent.width - x
            primary: !page.asking
            text: check.decidingCount > 0 ? qsTr("Tickets, with %1 open").arg(check.openCount) : qsTr("On to the tickets")
            onClicked: page.next()
        }
    }
}
