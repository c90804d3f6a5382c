import QtQuick
import QtTest

TestCase {
    when: windowShown

    function isSettled(item) {
        for (let up = item; up; up = up.parent)
            if (isPolishScheduled(up)) return false
        return true
    }

    // Clicks once rows and columns have been laid out again: until then things lie where they lay before.
    function tap(item, x, y) {
        tryVerify(() => isSettled(item))
        if (x === undefined) mouseClick(item)
        else mouseClick(item, x, y)
    }
}
