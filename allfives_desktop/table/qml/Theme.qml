import QtQuick

// Colours of the table, and every size as a multiple of one grid unit: the only file with either.
QtObject {
    id: theme

    required property real width
    required property real height
    required property real textFactor
    required property string felt

    // The board stands at the right, or lies across the top of a narrow window.
    readonly property bool upright: width >= height * 1.12
    // The menu bar belongs to the picture the sizes were drawn for, and lies above the table.
    readonly property real s: upright ? Math.min((height + 30) / 800, width / 1140) : Math.min((height + 30) / 1040, width / 900)
    readonly property real u: 8 * s
    // Letters grow as far as a window of this size has room for them.
    readonly property real letters: Math.max(1, Math.min(textFactor, 1.4 + 2 * (s - 0.7)))

    // Panels are the cloth in the dark.
    readonly property color shade: shadeOf(felt)
    readonly property color panel: Qt.alpha(shade, 0.82)
    readonly property color chip: Qt.alpha(shade, 0.72)
    readonly property color sheet: Qt.alpha(shade, 0.96)
    readonly property color hairline: "#59D9B25F"
    readonly property color cream: "#F6EEDC"
    readonly property color quiet: "#C3D1C4"
    readonly property color accent: "#F6DE9E"
    readonly property color brass: "#D9B25F"
    readonly property color captured: "#FFD56B"
    readonly property color gain: "#FFE08A"
    readonly property color gainEdge: "#2E1F04"
    readonly property color paper: "#FFFDF7"
    readonly property color dealerInk: "#3B2A10"
    readonly property color bubbleInk: "#1B1B1F"
    readonly property color lowered: "#1A0B231B"
    readonly property color buttonBase: Qt.alpha(shade, 0.55)
    readonly property color buttonOpenEdge: "#47F6EEDC"
    readonly property color buttonAsked: "#29F6EEDC"
    readonly property color buttonAskedEdge: "#E6F6DE9E"
    readonly property color buttonHover: "#0FF6EEDC"
    readonly property color buttonPressed: "#14000000"

    readonly property real scoreSize: Math.max(42 * s, 32) * Math.min(letters, 1.2)
    readonly property real gainSize: Math.max(44 * s, 32) * Math.min(letters, 1.2)
    readonly property real standingSize: Math.max(22 * s, 18) * letters
    readonly property real bannerSize: Math.max(17 * s, 14) * letters
    readonly property real nameSize: Math.max(15 * s, 13) * letters
    readonly property real lineSize: Math.max(14 * s, 12) * letters
    readonly property real smallSize: Math.max(13 * s, 12) * letters
    readonly property real chipSize: Math.max(12 * s, 12) * letters

    readonly property real handHeight: 168 * s * (1 - 0.2 * (letters - 1))
    readonly property real farHeight: 112 * s * (1 - 0.3 * (letters - 1))
    readonly property real buttonHeight: Math.max(40 * s, 32, 2.1 * nameSize)
    readonly property real buttonWidth: Math.max(96 * s, 72)
    readonly property real bannerHeight: Math.max(56 * s, 46, 3.2 * lineSize)
    readonly property real plateWidth: Math.max(128 * s, 5.5 * u + 7.5 * smallSize)
    readonly property real seatHeight: Math.max(8 * u, 3.4 * smallSize)

    function shadeOf(cloth: string): color {
        switch (cloth) {
        case "blue":
            return "#0C1C30";
        case "burgundy":
            return "#2A0C14";
        case "grey":
            return "#171B1F";
        case "sand":
            return "#261D10";
        default:
            return "#0C2A20";
        }
    }
}
