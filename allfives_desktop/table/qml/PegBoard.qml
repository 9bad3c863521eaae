pragma ComponentBehavior: Bound

import QtQuick
import AllFives

// The cribbage board in the middle of its room: wood, rings round the holes of the last move, pegs.
FocusScope {
    id: board

    required property PegsModel pegs
    required property url face
    required property url art
    property color focusInner: "#F6DE9E"
    property color focusOuter: "#101418"
    property string spoken: ""
    property bool pale: false
    property bool rings: true

    readonly property real designWidth: pegs.boardWidth
    readonly property real designHeight: pegs.boardHeight
    readonly property real unit: designWidth > 0 ? Math.min(width / designWidth, height / designHeight) : 0
    // Small boards have somewhat larger pegs.
    readonly property real pegZoom: unit < 0.8 ? 1.15 : 1
    readonly property bool moving: walking > 0

    property int walking: 0
    property int passed: 0
    property int current: 0
    readonly property list<point> trail: pegs.trail

    signal hopped(int track)
    signal told(string story, point at)

    function finish(): void {
        for (let row = 0; row < standing.count; ++row)
            pegAt(row)?.finish();
    }

    function pegAt(row: int): Peg {
        return standing.itemAt(row) as Peg;
    }

    // Where the peg goes that is on its way, in the scene; null where none is.
    function aim(): var {
        for (let row = 0; row < standing.count; ++row) {
            const peg = pegAt(row);
            if (peg?.moving)
                return wood.mapToItem(null, peg.spot.x * unit, peg.spot.y * unit);
        }
        return null;
    }

    function tell(row: int): void {
        const peg = pegAt(row);
        if (!peg)
            return;
        current = row;
        const at = peg.mapToItem(board, peg.width / 2, peg.height / 2);
        told(peg.story !== "" ? peg.story : peg.name, at);
    }

    // Rows of the pegs within reach, the nearest first.
    function near(x: real, y: real): list<int> {
        const found = [];
        for (let row = 0; row < standing.count; ++row) {
            const peg = pegAt(row);
            if (!peg)
                continue;
            const away = Math.hypot(peg.x + peg.width / 2 - x, peg.y + peg.height / 2 - y);
            if (away <= peg.reach)
                found.push({
                    row: row,
                    away: away
                });
        }
        found.sort((one, other) => one.away - other.away);
        return found.map(each => each.row);
    }

    function step(by: int): void {
        if (standing.count === 0)
            return;
        current = (current + by + standing.count) % standing.count;
        pegAt(current).forceActiveFocus(Qt.TabFocusReason);
    }

    activeFocusOnTab: standing.count > 0

    Accessible.role: Accessible.Grouping
    Accessible.name: spoken
    Accessible.ignored: standing.count === 0

    onTrailChanged: passed = 0

    Keys.onPressed: event => {
        if (board.moving || event.isAutoRepeat)
            return;
        event.accepted = true;
        if (event.key === Qt.Key_Right || event.key === Qt.Key_Down)
            step(1);
        else if (event.key === Qt.Key_Left || event.key === Qt.Key_Up)
            step(-1);
        else if (event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            tell(current);
        else
            event.accepted = false;
    }

    Item {
        id: wood

        x: Math.round((board.width - width) / 2)
        y: Math.round((board.height - height) / 2)
        width: Math.round(board.designWidth * board.unit)
        height: Math.round(board.designHeight * board.unit)

        BorderImage {
            x: -29 * board.unit
            y: -26 * board.unit
            width: board.designWidth + 72
            height: board.designHeight + 72
            scale: board.unit
            transformOrigin: Item.TopLeft
            // Not before the board that throws it.
            visible: timber.visible && timber.implicitWidth > 0
            source: board.art + "board_shadow.png"
            border {
                left: 54
                top: 54
                right: 54
                bottom: 54
            }
        }

        Image {
            id: timber

            property real drawnAspect: 0

            // Not upright where it lies, nor lying where it stands upright.
            visible: status === Image.Ready || Math.abs(drawnAspect * height - width) < 2
            onStatusChanged: {
                if (status === Image.Ready)
                    drawnAspect = width / height;
            }
            anchors.fill: parent
            source: board.face
            sourceSize: Qt.size(width, height)
            asynchronous: true
            retainWhileLoading: true
        }

        Repeater {
            model: board.rings ? board.trail : []

            Image {
                required property int index
                required property point modelData

                readonly property real size: 12 * board.pegs.zoom * board.unit

                x: modelData.x * board.unit - size / 2
                y: modelData.y * board.unit - size / 2
                width: size
                height: size
                source: board.art + (board.pale ? "ring_dark.svg" : "ring.svg")
                sourceSize: Qt.size(Math.ceil(size), Math.ceil(size))
                opacity: 0.25 + 0.6 * (index + 1) / board.trail.length
                visible: !board.moving || index < board.passed
            }
        }

        MouseArea {
            id: pointer

            property int over: -1

            function pick(x: real, y: real): int {
                const rows = board.near(x, y);
                if (rows.length === 0)
                    return -1;
                const last = rows.indexOf(board.current);
                return rows[(last + 1) % rows.length];
            }

            anchors.fill: parent
            hoverEnabled: true
            cursorShape: over >= 0 && !board.moving ? Qt.PointingHandCursor : Qt.ArrowCursor
            onPositionChanged: event => {
                const rows = board.near(event.x, event.y);
                over = rows.length > 0 ? rows[0] : -1;
            }
            onExited: over = -1
            onPressed: event => event.accepted = !board.moving && board.near(event.x, event.y).length > 0
            onClicked: event => board.tell(pick(event.x, event.y))
        }

        Repeater {
            id: standing

            model: board.pegs

            Peg {
                id: peg

                unit: board.unit
                zoom: (kind === "game" ? board.pegs.matchZoom : board.pegs.zoom) * board.pegZoom
                art: board.art
                hovered: pointer.over === index
                focus: board.current === index
                onMovingChanged: board.walking += moving ? 1 : -1
                onHopped: {
                    ++board.passed;
                    board.hopped(track);
                }
                onTold: board.tell(index)
                Component.onDestruction: {
                    if (moving)
                        --board.walking;
                }

                Item {
                    anchors.centerIn: parent
                    width: 18 * peg.size
                    height: width
                    visible: peg.activeFocus

                    FocusRing {
                        inner: board.focusInner
                        outer: board.focusOuter
                        radius: width / 2
                    }
                }
            }
        }
    }
}
