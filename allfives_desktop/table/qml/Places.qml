import QtQml

// Where everything stands, worked out from the table's size alone.
QtObject {
    id: places

    required property Theme theme
    required property real width
    required property real height
    required property real boardAspect

    readonly property real u: theme.u
    readonly property real s: theme.s
    readonly property real margin: 3 * u

    // The board: upright at the right, or lying across the top of a narrow window.
    readonly property bool upright: width >= height * 1.12
    readonly property real boardHeight: upright ? height - 2 * margin : Math.min((width - 2 * margin) / boardAspect, 24 * u)
    readonly property real boardWidth: upright ? Math.min(boardHeight * boardAspect, width * 0.3) : width - 2 * margin
    readonly property real boardX: upright ? width - margin - boardWidth : margin
    readonly property real boardY: margin
    readonly property real top: upright ? margin : margin + boardHeight + 2 * u
    readonly property real plateX: (upright ? boardX - 2 * u : width - margin) - theme.plateWidth
    readonly property real plateHeight: Math.max(15.5 * u, 10 * u + theme.scoreSize)
    readonly property real foot: height - margin
    readonly property real zoneRight: plateX - 2 * u
    readonly property real middle: (margin + zoneRight) / 2

    readonly property real seatWidth: Math.max(27 * u, 176)
    readonly property real handHeight: theme.handHeight
    readonly property real handWidth: handHeight * 5 / 7
    readonly property real handMiddle: height - 5.2 * u - handHeight / 2
    readonly property real barTop: handMiddle - handHeight / 2 - 4.2 * u - theme.buttonHeight
    readonly property real bannerFoot: barTop - u
    readonly property real bannerTop: bannerFoot - theme.bannerHeight
    readonly property real bannerWidth: Math.min(Math.max(540 * s + 6 * u, 560 * s), zoneRight - margin)
    readonly property real bannerX: middle - bannerWidth / 2

    readonly property real farStep: 30 * s
    readonly property real farMiddleX: Math.max(middle, margin + seatWidth + 2 * u + (farStep * 5 + theme.farHeight * 0.72) / 2)
    readonly property real farMiddleY: top + theme.farHeight / 2 + 1.2 * u

    readonly property real trickTop: top + theme.farHeight + 2.6 * u
    readonly property real trickFoot: bannerTop - 2 * u
    readonly property real trickMiddle: (trickTop + trickFoot) / 2
    readonly property real trickHeight: Math.max(Math.min(152 * s, trickFoot - trickTop - 9 * u), 60 * s)
    readonly property real trickWidth: trickHeight * 5 / 7
    readonly property real stockHeight: trickHeight * 0.86
    readonly property real stockX: margin + stockHeight * 0.357 + 6 * s
    readonly property real turnX: stockX + stockHeight * 0.5
    readonly property real ringX: Math.min(trickWidth * 2.05, middle - (margin + stockHeight * 1.21 + 6 * s) - 2.2 * u)
    readonly property real ringY: (trickFoot - trickTop) / 2 + 0.4 * u
    readonly property real wonHeight: trickHeight * 0.62
    readonly property real wonX: zoneRight - wonHeight * 0.5 - 0.5 * u
    readonly property real wonFarY: trickMiddle - wonHeight * 0.68
    readonly property real wonNearY: trickMiddle + wonHeight * 0.52

    // Centre, turn (degrees), size against a card of the hand, and height in the heap of a card.
    function spot(pile: string, near: bool, place: int, count: int, lift: int): var {
        switch (pile) {
        case "hand":
            return near ? nearFan(place, count, lift) : farFan(place, count);
        case "trick":
            return trickSpot(near, place);
        case "turn":
            return at(turnX + Math.min(place, 2) * 2.5 * u, trickMiddle + Math.min(place, 2) * u, 0, stockHeight, 40 + place);
        case "won":
            return at(wonX - layer(place, count) * s, (near ? wonNearY : wonFarY) - layer(place, count) * 2 * s, place % 2 ? 93 : 85, wonHeight, 20 + place);
        case "out":
            return at(margin + wonHeight * 0.5, trickFoot + 5 * u, 90, wonHeight * 0.8, place - 60);
        default:
            return at(stockX - layer(place, count) * 1.2 * s, trickMiddle - layer(place, count) * 1.6 * s, 0, stockHeight, place - 60);
        }
    }

    // Only the five top cards of a heap are seen apart.
    function layer(place: int, count: int): int {
        return Math.max(0, Math.min(4, place - Math.max(0, count - 5)));
    }

    function at(x: real, y: real, turn: real, cardHeight: real, z: real): var {
        return {
            x: x,
            y: y,
            turn: turn,
            size: cardHeight / handHeight,
            z: z
        };
    }

    function nearFan(place: int, count: int, lift: int): var {
        const a = place - (count - 1) / 2;
        const bend = count > 6 ? 5 / (count - 1) : 1;
        const widest = Math.min(zoneRight - margin - handWidth, count > 6 ? 560 * s : 420 * s);
        const step = count > 1 ? Math.max(Math.min(84 * s, widest / (count - 1)), 0.3 * handWidth) : 0;
        const rise = lift > 0 ? -1.6 * u : lift < 0 ? 1.2 * u : 0;
        return at(middle + a * step, handMiddle + a * a * bend * bend * 1.3 * s + rise, a * bend * 1.5, handHeight, 100 + place);
    }

    function farFan(place: int, count: int): var {
        const a = place - (count - 1) / 2;
        const bend = count > 6 ? 5 / (count - 1) : 1;
        return at(farMiddleX + a * farStep * bend, farMiddleY - a * a * bend * bend * 1.1 * s, -a * bend * 3.2, theme.farHeight, 60 + place);
    }

    function trickSpot(near: bool, place: int): var {
        return at(middle + (near ? 0.64 : -0.64) * trickWidth, trickMiddle + (near ? 3 : 1.6) * u, near ? 3 : -4, trickHeight, 50 + place);
    }
}
