import QtQuick
import QtQuick.Controls.Basic
import Railref

// What people argue about: a claimed longest route, an incomplete ticket, a station's choice, a score marker.
SplitPage {
    id: page

    signal back()
    readonly property string kind: dispute.kind
    readonly property bool little: tall && height < 700 * theme.u  // a phone: the verdict needs the room
    readonly property real inside: (little ? 12 : 22) * theme.u     // of a card
    heroShare: little ? 0.34 : 0.46
    Keys.onEscapePressed: page.back()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backspace && page.kind === "longest") { dispute.backOne(); event.accepted = true }
    }

    hero: BoardView {
        id: view
        objectName: "disputeBoard"
        anchors.fill: parent
        ownership: game.ownership
        proof: dispute.proof
        drawing: page.kind === "longest"
        citiesTappable: page.kind === "longest" || page.kind === "station"
        routesTappable: page.kind === "station"
        selectedCity: page.kind === "station" ? dispute.station : -1
        label: page.kind === "longest" ? qsTr("The board. Draw the route with a finger, or tap its cities one after the other.")
                                       : qsTr("The board")
        onCityDrawn: city => dispute.dragTo(city)
        onCityTapped: city => {
            if (page.kind === "longest") dispute.tapCity(city)
            else dispute.station = city
        }
        onRouteTapped: route => { if (page.kind === "station") dispute.chooseRoute(route) }
    }

    Card {
        width: parent.width
        padding: (page.little ? 8 : page.tall ? 12 : 22) * theme.u
        spacing: (page.little ? 6 : 10) * theme.u
        Flickable {  // one row, to be pushed aside where it is too long
            width: parent.width
            height: 48 * theme.u
            contentWidth: kinds.width
            boundsBehavior: Flickable.StopAtBounds
            clip: contentWidth > width
            Row {
            id: kinds
            spacing: 6 * theme.u
            Repeater {
                model: [{ kind: "longest", word: qsTr("Longest", "the longest route, as a tab") }, { kind: "ticket", word: qsTr("Ticket") },
                        { kind: "station", word: qsTr("Station") }, { kind: "marker", word: qsTr("Marker", "the score marker, as a tab") }]
                BigButton {
                    required property var modelData
                    objectName: "kind_" + modelData.kind
                    visible: modelData.kind !== "station" || game.hasStations
                    small: true
                    width: implicitWidth - 8 * theme.u
                    text: modelData.word
                    chosen: page.kind === modelData.kind
                    Accessible.role: Accessible.RadioButton
                    Accessible.checked: chosen
                    onClicked: dispute.kind = modelData.kind
                    onActiveFocusChanged: if (activeFocus) parent.parent.parent.contentX = Math.max(0, Math.min(x, kinds.width - parent.parent.parent.width))
                }
            }
            }
        }
        PlayerChips {
            width: parent.width
            players: game.players
            chosen: dispute.player
            onPicked: colour => dispute.player = colour
        }
    }

    // ---- a longest route
    Card {
        visible: page.kind === "longest"
        width: parent.width
        padding: page.inside
        spacing: (page.little ? 8 : 14) * theme.u
        Say {
            width: parent.width
            text: dispute.claimed < 2 ? qsTr("Draw %1’s longest route.").arg(dispute.playerName)
                                      : qsTr("%1 claims %2").arg(dispute.playerName).arg(dispute.verdict.length)
            font.pixelSize: (page.tall ? 21 : 25) * theme.u
            font.weight: Font.Bold
        }
        Pill { objectName: "verdict"; text: dispute.verdict.title || ""; tone: dispute.verdict.good ? theme.green : theme.red }
        Say { visible: text !== ""; width: parent.width; text: dispute.verdict.text || "" }
        Say { visible: text !== ""; width: parent.width; text: dispute.verdict.rule || ""; color: theme.muted; font.pixelSize: 14 * theme.u }
        Say {
            width: parent.width
            color: theme.muted
            text: dispute.claimed === 0 ? qsTr("Slide a finger over the cities, or tap them one after the other.") : dispute.claim
        }
        Row {
            visible: dispute.claimed > 0 && !page.little
            width: parent.width
            spacing: 8 * theme.u
            BigButton { width: (parent.width - parent.spacing) / 2; small: true; text: qsTr("One step back"); onClicked: dispute.backOne() }
            BigButton { width: (parent.width - parent.spacing) / 2; small: true; text: qsTr("Start again"); onClicked: dispute.clearClaim() }
        }
    }
    Card {
        visible: page.kind === "longest" && dispute.steps.length > 0 && photoModel.state === "done"
        width: parent.width
        spacing: 8 * theme.u
        Say { width: parent.width; text: qsTr("The photo, step by step"); font.weight: Font.DemiBold; color: theme.muted }
        Grid {
            id: crops
            width: parent.width
            columns: width > 520 * theme.u ? 4 : 2
            spacing: 8 * theme.u
            Repeater {
                model: page.kind === "longest" ? dispute.steps : []
                AbstractButton {
                    id: piece
                    required property var modelData
                    required property int index
                    width: (crops.width - (crops.columns - 1) * crops.spacing) / crops.columns
                    height: width * 0.62 + caption.height + 6 * theme.u
                    enabled: modelData.route >= 0
                    focusPolicy: Qt.StrongFocus
                    Accessible.role: Accessible.Button
                    Accessible.name: (index + 1) + ". " + modelData.title
                    onClicked: view.board.showRoute(modelData.route, 2.4)
                    Keys.onReturnPressed: clicked()
                    background: Rectangle { color: "transparent"; radius: 10 * theme.u; border.color: theme.amber; border.width: piece.visualFocus ? 3 * theme.u : 0 }
                    contentItem: Item {
                        Crop { spoken: [piece.modelData.route, -1]; width: parent.width; height: width * 0.62; outlineColour: piece.modelData.good ? theme.green : theme.red }
                        Say {
                            id: caption
                            y: parent.width * 0.62 + 4 * theme.u
                            width: parent.width
                            text: (piece.index + 1) + " · " + piece.modelData.title
                            color: piece.modelData.good ? theme.muted : theme.red
                            font.pixelSize: 13 * theme.u
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
    Card {
        visible: page.kind === "longest"
        width: parent.width
        spacing: 4 * theme.u
        Say { width: parent.width; text: qsTr("What stands · tap to see it beside the claim"); color: theme.muted; font.weight: Font.DemiBold }
        Repeater {
            model: page.kind === "longest" ? dispute.longest : []
            TotalLine {
                required property var modelData
                width: parent.width
                owner: modelData.colour
                words: modelData.own ? qsTr("%1, best possible").arg(modelData.name) : modelData.name
                value: "" + modelData.length
                chosen: dispute.rival === modelData.colour
                onClicked: dispute.rival = modelData.colour
            }
        }
    }

    // ---- a ticket
    Card {
        visible: page.kind === "ticket"
        width: parent.width
        padding: page.inside
        spacing: (page.little ? 8 : 14) * theme.u
        Say {
            width: parent.width
            text: dispute.openTickets.length === 0 ? qsTr("%1 completed every ticket.").arg(dispute.playerName)
                                                   : qsTr("Why is it not complete?")
            font.pixelSize: (page.tall ? 21 : 25) * theme.u
            font.weight: Font.Bold
        }
        Repeater {
            model: page.kind === "ticket" ? dispute.openTickets : []
            BigButton {
                required property var modelData
                width: parent.width
                small: true
                text: modelData.title
                detail: "−" + modelData.points
                chosen: dispute.ticket === modelData.place
                onClicked: dispute.ticket = modelData.place
            }
        }
        Pill { text: dispute.gap.title || ""; tone: theme.red }
        Say { visible: text !== ""; width: parent.width; text: dispute.gap.text || "" }
    }

    // ---- a station
    Card {
        visible: page.kind === "station"
        width: parent.width
        padding: page.inside
        spacing: (page.little ? 8 : 14) * theme.u
        Say {
            width: parent.width
            text: dispute.stations.length === 0 ? qsTr("%1 has built no station.").arg(dispute.playerName) : qsTr("Which route does it borrow?")
            font.pixelSize: (page.tall ? 21 : 25) * theme.u
            font.weight: Font.Bold
        }
        Repeater {
            model: page.kind === "station" ? dispute.stations : []
            BigButton {
                required property var modelData
                width: parent.width
                small: page.little
                text: modelData.title
                detail: width > 420 * theme.u ? modelData.chosen : ""
                chosen: dispute.station === modelData.city
                onClicked: dispute.station = modelData.city
            }
        }
        Say { visible: dispute.stationOptions.length > 0; width: parent.width; text: qsTr("The total with each route"); color: theme.muted; font.weight: Font.DemiBold }
        Repeater {
            model: page.kind === "station" ? dispute.stationOptions : []
            TotalLine {
                required property var modelData
                width: parent.width
                owner: modelData.owner
                words: modelData.title
                value: modelData.points + (modelData.change < 0 ? " (−" + -modelData.change + ")" : "")
                chosen: modelData.chosen
                onClicked: dispute.chooseRoute(modelData.route)
            }
        }
        BigButton {
            visible: dispute.stationChosen
            width: parent.width
            small: true
            text: qsTr("The best choice again")
            onClicked: dispute.chooseRoute(-1)
        }
    }
    Card {
        visible: page.kind === "station"
        width: parent.width
        spacing: 4 * theme.u
        Say { width: parent.width; text: qsTr("Totals now"); color: theme.muted; font.weight: Font.DemiBold }
        Repeater {
            model: page.kind === "station" ? dispute.totals : []
            TotalLine {
                required property var modelData
                width: parent.width
                enabled: false
                owner: modelData.colour
                words: modelData.name
                value: modelData.total + (modelData.change < 0 ? " (−" + -modelData.change + ")" : "")
            }
        }
    }

    // ---- a score marker
    Card {
        visible: page.kind === "marker"
        width: parent.width
        padding: page.inside
        spacing: (page.little ? 8 : 14) * theme.u
        Say { width: parent.width; text: qsTr("%1’s score marker").arg(dispute.playerName); font.pixelSize: (page.tall ? 21 : 25) * theme.u; font.weight: Font.Bold }
        Pill { text: !dispute.marker.known ? "" : dispute.marker.good ? qsTr("agrees with the routes") : qsTr("does not agree with the routes"); tone: dispute.marker.good ? theme.green : theme.amber }
        Say { width: parent.width; text: dispute.marker.text || "" }
        Row {
            spacing: 10 * theme.u
            IconButton { text: "−"; Accessible.name: qsTr("One square back"); onClicked: dispute.setMarker(dispute.marker.square - 1) }
            Figures { width: 64 * theme.u; anchors.verticalCenter: parent.verticalCenter; text: dispute.marker.known ? "" + dispute.marker.square : "–"; size: 30 * theme.u; weight: Font.Bold }
            IconButton { text: "+"; Accessible.name: qsTr("One square on"); onClicked: dispute.setMarker(dispute.marker.square + 1) }
        }
        PictureItem {
            visible: dispute.marker.known === true && photoModel.state === "done"
            width: parent.width
            height: (page.little ? 110 : 180) * theme.u
            image: photoModel.fromAbove
            region: photoModel.squareRegion(dispute.marker.known ? dispute.marker.square : -1)
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The photo at this place")
        }
        Say { width: parent.width; text: qsTr("The marker never changes the scores; it only shows where the counting at the table went another way."); color: theme.muted; font.pixelSize: 14 * theme.u }
    }

    foot: Row {
        width: parent ? parent.width : 0
        spacing: 8 * theme.u
        IconButton { objectName: "backOne"; visible: page.little && page.kind === "longest"; text: "↶"; Accessible.name: qsTr("One step back"); enabled: dispute.claimed > 0; onClicked: dispute.backOne() }
        IconButton { visible: page.little && page.kind === "longest"; text: "×"; Accessible.name: qsTr("Start again"); enabled: dispute.claimed > 0; onClicked: dispute.clearClaim() }
        BigButton {
            objectName: "backToScores"
            width: parent.width - x
            text: qsTr("Back to the scores")
            onClicked: page.back()
        }
    }
}
