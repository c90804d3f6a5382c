import QtQuick
import QtQuick.Controls.Basic
import Railref

// Who owns what: the reading drawn over the board, one question at a time, every place to be tapped right.
SplitPage {
    id: page

    property int route: -1  // tapped, and waiting for an owner
    property int city: -1
    property bool showPhoto: photoModel.state === "done"
    signal next()

    readonly property var place: route >= 0 ? (game.ownership, game.route(route)) : city >= 0 ? (game.ownership, game.city(city)) : null
    readonly property var question: game.question
    readonly property bool asking: question.kind !== undefined
    readonly property var spoken: place ? [route, city] : asking ? [question.kind === "route" ? question.id : -1, question.kind === "city" ? question.id : -1] : [-1, -1]

    function pick(newRoute, newCity) { route = newRoute; city = newCity }
    function give(owner) {
        if (route >= 0) game.answerRoute(route, owner)
        else if (city >= 0) game.answerCity(city, owner)
        pick(-1, -1)
    }

    heroShare: 0.46
    Keys.onPressed: event => {
        const option = event.key - Qt.Key_1
        if (!page.place && page.asking && option >= 0 && option < page.question.options.length)
            game.answerQuestion(option)
        else if (event.key === Qt.Key_Escape)
            page.pick(-1, -1)
    }
    onQuestionChanged: lookCloser()
    onVisibleChanged: lookCloser()
    function lookCloser() {
        if (!visible || !tall) return
        if (asking && question.kind === "route") view.board.showRoute(question.id, 2.4)
        else if (asking && question.kind === "city") view.board.showCity(question.id, 2.4)
        else view.board.showAll()
    }

    hero: Item {
        anchors.fill: parent
        BoardView {
            id: view
            objectName: "checkBoard"
            anchors { left: parent.left; right: parent.right; top: parent.top; bottom: slider.visible ? slider.top : parent.bottom }
            ownership: game.ownership
            selectedRoute: page.route
            selectedCity: page.city
            doubtfulRoutes: !page.place && page.asking && page.question.kind === "route" ? [page.question.id] : []
            doubtfulCities: !page.place && page.asking && page.question.kind === "city" ? [page.question.id] : []
            citiesTappable: game.hasStations
            photo: photoModel.fromAbove
            blend: slider.visible ? blend.value : 1
            label: qsTr("The board as it was read. Tap a route or a city to change it.")
            onRouteTapped: route => {
                if (brush.brush > -2) game.tapRoute(route, brush.brush)
                else page.pick(route, -1)
            }
            onCityTapped: city => {
                if (brush.brush > -2) game.tapCity(city, brush.brush)
                else page.pick(-1, city)
            }
            onNothingTapped: page.pick(-1, -1)
        }
        Item {
            id: slider
            visible: page.showPhoto
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: visible ? 52 * theme.u : 0
            Say { id: photoWord; anchors.verticalCenter: parent.verticalCenter; text: qsTr("Photo"); color: theme.muted; width: implicitWidth }
            Say { id: drawingWord; anchors { right: parent.right; verticalCenter: parent.verticalCenter } text: qsTr("Drawing"); color: theme.muted; width: implicitWidth }
            Slider {
                id: blend
                anchors { left: photoWord.right; right: drawingWord.left; leftMargin: 14 * theme.u; rightMargin: 14 * theme.u; verticalCenter: parent.verticalCenter }
                height: 48 * theme.u
                value: 1
                Accessible.role: Accessible.Slider
                Accessible.name: qsTr("From the photo to the drawing")
                background: Rectangle {
                    x: 0; y: (blend.height - height) / 2
                    width: blend.width; height: 6 * theme.u; radius: 3 * theme.u
                    color: theme.line
                }
                handle: Rectangle {
                    x: blend.visualPosition * (blend.width - width)
                    y: (blend.height - height) / 2
                    width: 30 * theme.u; height: width; radius: 10 * theme.u
                    color: theme.card
                    border.color: blend.visualFocus ? theme.amber : theme.ink
                    border.width: 2 * theme.u
                }
            }
        }
    }

    // A place that was tapped.
    Card {
        visible: page.place !== null
        width: parent.width
        Say { width: parent.width; text: page.place ? page.place.title : ""; font.pixelSize: 24 * theme.u; font.weight: Font.Bold }
        Say { width: parent.width; text: page.place ? page.place.details : ""; color: theme.muted }
        Crop { spoken: page.spoken }
        Grid {
            id: owners
            width: parent.width
            columns: width > 340 * theme.u ? 2 : 1
            spacing: 10 * theme.u
            Repeater {
                model: page.place ? game.players : []
                BigButton {
                    required property var modelData
                    width: (owners.width - (owners.columns - 1) * owners.spacing) / owners.columns
                    owner: modelData.colour
                    text: modelData.name
                    chosen: page.place !== null && page.place.owner === modelData.colour
                    onClicked: page.give(modelData.colour)
                }
            }
            BigButton {
                width: (owners.width - (owners.columns - 1) * owners.spacing) / owners.columns
                owner: -1
                text: qsTr("Nobody")
                chosen: page.place !== null && page.place.owner === -1
                onClicked: page.give(-1)
            }
        }
    }

    // The next question of the reading.
    Card {
        visible: page.place === null && page.asking
        width: parent.width
        Say { width: parent.width; text: page.asking ? qsTr("Question %1 of %2").arg(page.question.number).arg(page.question.count) : ""; color: theme.muted; font.weight: Font.DemiBold }
        Say { width: parent.width; text: page.asking ? page.question.title : ""; font.pixelSize: (page.tall ? 21 : 26) * theme.u; font.weight: Font.Bold }
        Crop { spoken: page.spoken }
        Pill { text: page.asking ? page.question.why : "" }
        Repeater {
            model: page.asking ? page.question.options : []
            BigButton {
                required property var modelData
                required property int index
                width: parent.width
                owner: page.question.kind === "marker" ? -2 : modelData.owner
                text: modelData.word
                detail: index === 0 ? qsTr("likely") : ""
                chosen: index === 0
                onClicked: game.answerQuestion(index)
            }
        }
        BigButton {
            visible: page.asking && page.question.kind !== "marker"
            width: parent.width
            small: true
            text: qsTr("Someone else…")
            onClicked: page.pick(page.spoken[0], page.spoken[1])
        }
    }

    // Nothing is asked.
    Card {
        visible: page.place === null && !page.asking
        width: parent.width
        Say {
            width: parent.width
            font.pixelSize: (page.tall ? 21 : 26) * theme.u
            font.weight: Font.Bold
            text: game.hasReading ? qsTr("Nothing is in doubt any more.") : qsTr("Tap the trains in.")
        }
        Say {
            width: parent.width
            color: theme.muted
            text: game.hasReading ? qsTr("Look once over the board. Tap a route or a city to change it.")
                                  : qsTr("Choose a colour below, then tap each of its routes. A second tap takes the trains away.")
        }
    }

    Card {
        width: parent.width
        Say { visible: text !== ""; width: parent.width; text: game.certainty; font.weight: Font.DemiBold }
        Say {
            visible: game.unseenCount > 0
            width: parent.width
            color: theme.muted
            text: game.unseenCount === 1 ? qsTr("One place is not in the photo. Tap it if a train or a station stands there.")
                                         : qsTr("%1 places are not in the photo. Tap those where trains or stations stand.").arg(game.unseenCount)
        }
        Say { width: parent.width; text: qsTr("Tap as one player · trains left"); color: theme.muted; font.pixelSize: 14 * theme.u }
        BrushBar { id: brush; objectName: "brush"; width: parent.width; onBrushChanged: page.pick(-1, -1) }
        UndoBar { width: parent.width }
    }

    foot: BigButton {
        width: parent ? parent.width : 0
        height: visible ? implicitHeight : 0
        visible: !(page.asking && page.height < 700 * theme.u)  // on a phone the question needs the room
        primary: true
        text: page.asking ? qsTr("Tickets, with %1 still open").arg(game.doubtfulRoutes.length + game.doubtfulCities.length) : qsTr("On to the tickets")
        onClicked: page.next()
    }
}
