import QtQuick
import QtTest
import "qrc:/railref/qml"

Item {
    width: 320
    height: 580
    PhotoPage { id: page; anchors.fill: parent }

    SettledTestCase {
        name: "Photo"

        function init() { hands.sit("usa", 2) }

        function test_aMissingFileSaysSoAndHelps() {
            photoModel.read("file:///nothing/there.jpg")
            tryCompare(photoModel, "state", "failed", 10000)
            verify(photoModel.error.indexOf("there.jpg") >= 0)
            verify(photoModel.advice.length > 0)
        }

        function test_nothingToPasteIsSaid() {
            page.nothingToPaste = true
            verify(findChild(page, "paste").visible)
        }
    }
}
