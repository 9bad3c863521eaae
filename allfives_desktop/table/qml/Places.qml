import QtQml

// Where everything stands, worked out from the table's size alone.
QtObject {
    id: places

    required property Theme theme
    required property real width
    required property real height
    required property real boardAspect
    // Where each seat sits: 0 below (ours), then clockwise 1 left, 2 above, 3 right.
    required property list<int> chairs
    // The place of each side in the column of won cards, ours last.
    required property list<int> piles
    // Whether cards are turned up beside the stock.
    required property bool turning
    // Of the screen, for a unit of ours.
    required property real pixels

    readonly property real u: theme.u
    readonly property real s: theme.s
    readonly property real margin: 3 * u

    readonly property bool upright: theme.upright
    readonly property real lyingBoard: Math.max(24 * u, Math.min(30 * u, height * 0.17))
    readonly property real boardHeight: upright ? height - 2 * margin : Math.min((width - 2 * margin) / boardAspect, lyingBoard)
    readonly property real boardWidth: upright ? Math.min(boardHeight * boardAspect, width * 0.3) : width - 2 * margin
    readonly property real boardX: upright ? width - margin - boardWidth : margin
    readonly property real boardY: margin
    readonly property real top: upright ? margin : margin + boardHeight + 2 * u
    readonly property real plateX: (upright ? boardX - 2 * u : width - margin) - theme.plateWidth
    // What the box with the games won needs between the plates.
    required property real matchHeight
    readonly property real plateWish: Math.max(15.5 * u, 3 * u + 1.3 * theme.smallSize + 1.2 * theme.scoreSize + 1.4 * theme.lineSize)
    readonly property real plateHeight: Math.min(plateWish, (foot - top - matchHeight) / Math.max(piles.length, 1) - u)
    readonly property real foot: height - margin
    readonly property real zoneRight: plateX - 2 * u
    readonly property real middle: (margin + zoneRight) / 2

    // More than two sit round the table: the others have smaller fans, two of them at the sides.
    readonly property bool round: chairs.length > 2
    readonly property bool facing: chairs.includes(2)
    readonly property real seatWidth: round ? Math.min(Math.max(19 * u, 122) * theme.letters, (zoneRight - margin) * 0.25) : Math.min(Math.max(27 * u, 176) * theme.letters, zoneRight - margin - 150 * s - 0.72 * theme.farHeight - 2 * u)
    // Beside a wide hand our plate has no room for words.
    readonly property bool nearNarrow: zoneRight - margin < 91 * u || theme.letters > 1.2
    readonly property real nearWidth: nearNarrow ? theme.seatHeight : 22 * u

    readonly property real handHeight: theme.handHeight
    readonly property real handWidth: handHeight * 5 / 7
    readonly property real handMiddle: height - 5.2 * u - handHeight / 2
    readonly property real barTop: handMiddle - handHeight / 2 - 4.2 * u - theme.buttonHeight
    readonly property real bannerFoot: barTop - u
    readonly property real bannerTop: bannerFoot - theme.bannerHeight
    readonly property real bannerWidth: Math.min(588 * s * theme.letters, zoneRight - margin)
    readonly property real bannerX: middle - bannerWidth / 2

    // The hand keeps clear of our plate: a wide one moves to the right of it.
    readonly property real handLeft: margin + nearWidth + u

    // The fan above: beside its plate where others sit at the sides.
    readonly property real farHeight: round ? theme.farHeight * 0.8 : theme.farHeight
    readonly property real farWidth: farHeight * 0.72
    readonly property real farRoom: zoneRight - margin - 3 * seatWidth - 4 * u - farWidth
    readonly property real farStep: round ? Math.max(Math.min(22 * s, farRoom / 5), 0.12 * farWidth) : 30 * s
    readonly property real farFanWidth: farStep * 5 + farWidth
    readonly property real farSeatX: round ? middle - (seatWidth + u + farFanWidth) / 2 : margin
    readonly property real farMiddleX: round ? farSeatX + seatWidth + u + farFanWidth / 2 : Math.max(middle, margin + seatWidth + 2 * u + farFanWidth / 2)
    readonly property real farMiddleY: top + farHeight / 2 + (round ? 0.4 : 1.2) * u
    // Under the lowest corner of that fan, which is turned.
    readonly property real farFoot: !round || facing ? farMiddleY + farHeight * 0.54 : top

    // The fans at the sides, under their plates.
    readonly property real sideHeight: theme.farHeight * 0.72
    readonly property real sideWidth: sideHeight * 5 / 7
    readonly property real sideTop: top + theme.seatHeight + 1.5 * u
    readonly property real sideFoot: bannerX > margin + sideHeight + 2 * u ? barTop : bannerTop - 1.5 * u
    readonly property real sideStep: Math.min(22 * s, (sideFoot - sideTop - sideWidth) / 5)
    readonly property real sideMiddle: (sideTop + Math.min(sideFoot, sideTop + 5 * sideStep + sideWidth + 6 * u)) / 2
    readonly property real innerLeft: round ? margin + sideHeight + 2 * u : margin
    readonly property real innerRight: round ? zoneRight - sideHeight - 2 * u : zoneRight

    readonly property real trickTop: round && !facing ? top + 2 * u : top + farHeight + 2.6 * u
    readonly property real trickFoot: bannerTop - 2 * u
    readonly property real trickMiddle: (trickTop + trickFoot) / 2
    // Of two cards side by side; of three or four, each before its seat, none over another's index.
    readonly property real pairHeight: Math.max(Math.min(152 * s, trickFoot - trickTop - Math.max(9 * u, 6 * u + 2 * theme.chipSize)), 60 * s)
    readonly property real roundHeight: Math.max(Math.min(140 * s, (trickFoot - trickTop - 2 * u) / 1.46, (wonLeft - stockRight - u) / (facing ? 3.62 : 3.1) * 1.4), 56 * s)
    // Where there is more height than width, the cards of partners lie above and below the others.
    readonly property real tallHeight: Math.min(140 * s, (wonLeft - stockRight - u) / 2.9 * 1.4)
    readonly property bool tall: round && facing && tallHeight > roundHeight && 2.6 * tallHeight + 2 * u < trickFoot - trickTop
    readonly property real trickHeight: !round ? pairHeight : tall ? tallHeight : roundHeight
    readonly property real trickWidth: trickHeight * 5 / 7
    readonly property real trickCentre: round ? (stockRight + wonLeft) / 2 : middle
    // Cards that lie straight lie on whole pixels, in a size in which a face is drawn for each.
    readonly property real stockHeight: straight(round ? 96 * s : pairHeight * 0.86)
    readonly property real stockX: innerLeft + stockHeight * 0.357 + 6 * s
    readonly property real turnX: onPixels(stockX + stockHeight * (round ? 0.3 : 0.5), stockHeight * 5 / 7)
    readonly property real turnY: onPixels(trickMiddle, stockHeight)
    readonly property real turnStep: whole((round ? 1.4 : 2.5) * u)
    readonly property real turnRise: whole(u)
    readonly property real stockRight: turning ? turnX + stockHeight * 0.357 + 2 * turnStep : stockX + stockHeight * 0.357
    readonly property real ringX: round ? (wonLeft - stockRight) / 2 - u : Math.min(trickWidth * 2.05, middle - (margin + stockHeight * 1.21 + 6 * s) - 2.2 * u)
    // No higher than a circle, but where the cards need it.
    readonly property real ringY: Math.min((trickFoot - trickTop) / 2 + 0.4 * u, Math.max(ringX, (tall ? 1.35 : 0.95) * trickHeight))

    // The column of won cards: theirs above, ours below.
    readonly property int heaps: Math.max(piles.length, 2)
    // What is said under a heap takes this much.
    readonly property real wonWords: 2.9 * u + 1.4 * theme.chipSize
    readonly property real wonHeight: round ? Math.max(Math.min(64 * s, (wonFoot - wonTop) / heaps - (theme.letters > 1.1 ? wonWords : 3.4 * u)), 12 * s) : Math.min(pairHeight * 0.62, (trickFoot - trickTop - 3 * u - 2.4 * theme.chipSize) / 1.44)
    readonly property real wonLeft: innerRight - Math.max(wonHeight, 5.6 * theme.chipSize)
    readonly property real wonX: round ? (wonLeft + innerRight) / 2 : zoneRight - wonHeight * 0.5 - 0.5 * u
    readonly property real wonTop: sideTop
    readonly property real wonFoot: bannerTop - 1.5 * u

    function wonY(heap: int): real {
        if (!round)
            return trickMiddle - 0.08 * wonHeight + (heap === 0 ? -0.5 : 0.5) * Math.max(1.2 * wonHeight, 0.72 * wonHeight + 2.9 * u + 1.2 * theme.chipSize);
        const pitch = Math.min((wonFoot - wonTop) / heaps, wonHeight * 0.72 + Math.max(5 * u, wonWords));
        return (wonTop + wonFoot) / 2 + (heap - (heaps - 1) / 2) * pitch - 1.2 * u;
    }

    // The discards lie beside the banner, or beside our hand where there is no room.
    readonly property real outRoom: bannerX - margin - 0.6 * u
    readonly property real outHeight: Math.min(wonHeight * 0.8, outRoom > 3 * u ? outRoom : 5 * u)
    readonly property real outY: outRoom > 3 * u ? bannerTop + 3 * u : handMiddle - handHeight / 2 + outHeight * 5 / 14

    // Centre, turn (degrees), size against a card of the hand, and height in the heap of a card.
    function spot(pile: string, seat: int, place: int, count: int, lift: int, open: bool): var {
        const chair = chairs[seat] ?? 0;
        switch (pile) {
        case "hand":
            return chair === 0 ? nearFan(place, count, lift) : chair === 2 ? farFan(place, count, open) : sideFan(chair, place, count, open);
        case "trick":
            return round ? crossSpot(chair, place) : trickSpot(chair === 0, place);
        case "turn":
            return at(turnX + Math.min(place, 2) * turnStep, turnY - Math.min(place, 2) * turnRise, 0, stockHeight, 40 + place);
        case "won":
            return at(wonX - layer(place, count) * s, wonY(piles[seat] ?? 0) - layer(place, count) * 2 * s, place % 2 ? 93 : 85, wonHeight, 20 + place);
        case "out":
            return at(margin + outHeight * 0.5, outY, 90, outHeight, place - 60);
        default:
            return at(stockX - layer(place, count) * 1.2 * s, trickMiddle - layer(place, count) * 1.6 * s, 0, stockHeight, place - 60);
        }
    }

    // The largest height up to `wish` in which a card of 5 to 7 takes whole pixels, and in which its
    // face, asked for in whole units, is drawn for just so many.
    function straight(wish: real): real {
        for (let rows = 7 * Math.floor(wish * pixels / 7); rows > 0; rows -= 7) {
            if (Math.round(Math.round(rows / pixels) * pixels) === rows)
                return rows / pixels;
        }
        return wish;
    }

    function whole(length: real): real {
        return Math.round(length * pixels) / pixels;
    }

    // The middle next to `middle` of what is `length` long and begins on a pixel.
    function onPixels(middle: real, length: real): real {
        return whole(middle - length / 2) + length / 2;
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

    // A fan of more than six is bent no more than one of six.
    function bend(count: int): real {
        return count > 6 ? 5 / (count - 1) : 1;
    }

    function nearFan(place: int, count: int, lift: int): var {
        const a = place - (count - 1) / 2;
        const b = bend(count);
        const room = zoneRight - handLeft - handWidth;
        const widest = count > 6 ? Math.min(room, Math.max(560 * s, (count - 1) * 0.36 * handWidth)) : Math.min(room, 420 * s);
        const step = count > 1 ? Math.min(84 * s, widest / (count - 1)) : 0;
        const width = step * (count - 1) + handWidth;
        const centre = Math.min(Math.max(middle, handLeft + width / 2), zoneRight - width / 2);
        const rise = lift > 0 ? -1.6 * u : lift < 0 ? 1.2 * u : 0;
        return at(centre + a * step, handMiddle + a * a * b * b * 1.3 * s + rise, a * b * 1.5, handHeight, 100 + place);
    }

    // Cards that lie open come to the front, towards the middle of the table.
    function farFan(place: int, count: int, open: bool): var {
        const a = place - (count - 1) / 2;
        const b = bend(count);
        if (open)
            return at(farMiddleX + farFanWidth * 0.3 - (count - 1 - place) * farWidth * 0.34, farMiddleY + farHeight * 0.4, 0, farHeight * 0.9, 95 + place);
        return at(farMiddleX + a * farStep * b, farMiddleY - a * a * b * b * 1.1 * s, -a * b * 3.2, farHeight, 60 + place);
    }

    function sideFan(chair: int, place: int, count: int, open: bool): var {
        const a = place - (count - 1) / 2;
        const b = bend(count);
        const inward = chair === 1 ? 1 : -1;
        const edge = chair === 1 ? margin + sideHeight / 2 : zoneRight - sideHeight / 2;
        if (open)
            return at(edge + inward * sideHeight * 0.35, sideMiddle + sideHeight * 0.7 - (count - 1 - place) * sideHeight * 0.4, 0, sideHeight * 1.2, 95 + place);
        return at(edge - inward * a * a * b * b * 0.8 * s, sideMiddle + inward * a * sideStep * b, inward * 90 + a * b * 2.4, sideHeight, 60 + place);
    }

    function trickSpot(near: bool, place: int): var {
        return at(middle + (near ? 0.64 : -0.64) * trickWidth, trickMiddle + (near ? 3 : 1.6) * u, near ? 3 : -4, trickHeight, 50 + place);
    }

    function crossSpot(chair: int, place: int): var {
        const across = tall ? [0, -0.94, 0, 0.94] : facing ? [0.43, -1.28, -0.43, 1.28] : [0, -1.02, 0, 1.02];
        const down = tall ? [0.7, 0.02, -0.7, 0.02] : facing ? [0.2, 0.02, -0.2, 0.02] : [0.22, -0.2, 0, -0.2];
        const turn = [2, -4, -2, 4];
        return at(trickCentre + across[chair] * trickWidth, trickMiddle + down[chair] * trickHeight, turn[chair], trickHeight, 50 + place);
    }
}
