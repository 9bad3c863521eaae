import QtQuick

// Colours of the table, and every size as a multiple of one grid unit: the only file with either.
QtObject {
    id: theme

    required property real width
    required property real height
    required property real textFactor
    required property string felt
    // Of the desktop: dark, light or contrast.
    required property string scheme

    function pick(dark: color, light: color, contrast: color): color {
        return scheme === "light" ? light : scheme === "contrast" ? contrast : dark;
    }

    // The board stands at the right, or lies across the top of a narrow window.
    readonly property bool upright: width >= height * 1.12
    // The menu bar belongs to the picture the sizes were drawn for, and lies above the table.
    readonly property real s: upright ? Math.min((height + 30) / 800, width / 1140) : Math.min((height + 30) / 1040, width / 900)
    readonly property real u: 8 * s
    // Letters grow as far as a window of this size has room for them.
    readonly property real letters: Math.max(1, Math.min(textFactor, 1.4 + 2 * (s - 0.7)))

    // Panels are the cloth in the dark.
    readonly property color shade: shadeOf(felt)
    readonly property color panel: pick(Qt.alpha(shade, 0.82), "#F0F8F2E2", "#FF000000")
    readonly property color chip: pick(Qt.alpha(shade, 0.72), "#F0F8F2E2", "#FF000000")
    readonly property color sheet: pick(Qt.alpha(shade, 0.96), "#FAF8F2E2", "#FF000000")
    readonly property color hairline: pick("#59D9B25F", "#B38A6A2A", "#FFFFFFFF")
    readonly property color ink: pick("#F6EEDC", "#1C2A22", "#FFFFFF")
    readonly property color quiet: pick("#C3D1C4", "#44524A", "#FFFFFF")
    readonly property color accent: pick("#F6DE9E", "#6E4600", "#FFE45C")
    readonly property color brass: pick("#D9B25F", "#8A6A2A", "#FFFFFF")
    readonly property color medallion: pick("#00000000", shade, "#00000000")
    readonly property color counted: pick("#FFE08A", "#6E4600", "#FFE45C")
    readonly property color buttonBase: pick(Qt.alpha(shade, 0.55), "#F0F8F2E2", "#FF000000")
    readonly property color buttonOpenEdge: pick("#47F6EEDC", "#668A6A2A", "#FFFFFFFF")
    readonly property color buttonAsked: pick("#29F6EEDC", "#FFFBE3AE", "#FF000000")
    readonly property color buttonAskedEdge: pick("#E6F6DE9E", "#FF6E4600", "#FFFFE45C")
    readonly property color buttonHover: pick("#0FF6EEDC", "#141C2A22", "#33FFFFFF")
    readonly property color buttonPressed: "#14000000"

    // What lies on the felt and on cards is the same on every desktop.
    readonly property color winner: "#F6DE9E"
    readonly property color captured: "#FFD56B"
    readonly property color focusInner: "#F6DE9E"
    readonly property color focusOuter: "#101418"
    readonly property color gain: "#FFE08A"
    readonly property color gainEdge: "#2E1F04"
    readonly property color paper: "#FFFDF7"
    readonly property color dealerInk: "#3B2A10"
    readonly property color bubbleInk: "#1B1B1F"
    readonly property color lowered: "#1A0B231B"

    readonly property real scoreSize: Math.max(42 * s, 32) * Math.min(letters, 1.2)
    readonly property real gainSize: Math.max(44 * s, 32) * Math.min(letters, 1.2)
    readonly property real standingSize: Math.max(22 * s, 18) * letters
    readonly property real bannerSize: Math.max(17 * s, 14) * letters
    readonly property real nameSize: Math.max(15 * s, 13) * letters
    readonly property real lineSize: Math.max(14 * s, 12) * letters
    readonly property real smallSize: Math.max(13 * s, 12) * letters
    readonly property real chipSize: Math.max(12 * s, 12) * letters

    readonly property real handHeight: 168 * s * (1 - 0.3 * (letters - 1))
    readonly property real farHeight: 112 * s * (1 - 0.45 * (letters - 1))
    readonly property real buttonHeight: Math.max(40 * s, 32, 2.1 * nameSize)
    readonly property real buttonWidth: Math.max(96 * s, 72)
    // Large letters need more lines.
    readonly property real bannerHeight: Math.max(56 * s, 46, letters > 1.1 ? 2.5 * bannerSize + 2.5 * lineSize + 1.5 * u : 0)
    readonly property real plateWidth: Math.max(128 * s, 5.5 * u + 7.5 * smallSize)
    readonly property real seatHeight: 2 * Math.round(Math.max(8 * u, 3.4 * smallSize) / 2)

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
