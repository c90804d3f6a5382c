import QtQuick

// Words as wide as they are, at most `most`; longer ones go on in the next line.
Say {
    id: words

    property real most: Infinity
    // Not implicitWidth: that one changes while it is being asked for, and the width would hang on itself.
    readonly property real natural: Math.ceil(metrics.advanceWidth) + 1

    width: Math.min(natural, most)
    TextMetrics { id: metrics; font: words.font; text: words.text }
}
