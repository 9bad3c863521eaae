import QtQuick

// One peg. The model says where it stands; along a path it hops there from hole to hole.
// Places are design units, so that a board may be resized under a peg on its way.
Item {
    id: peg

    required property int index
    required property int track
    required property string kind
    required property int hole
    required property string look
    required property string story
    required property string name
    required property point spot
    required property int hopMs
    required property list<point> path

    required property real unit
    required property real zoom
    required property url art
    property bool hovered: false

    // As with a card: not bound to walk.running.
    property bool moving: false
    // Where its hole is, and how far above it the peg is held: 0 in the hole, 1 at the top of a leap.
    readonly property point place: moving ? placeAt(stage) : spot
    readonly property real lift: moving ? liftAt(stage) : 0
    readonly property real size: zoom * unit
    readonly property real reach: Math.max(12, 9 * size)

    property real progress: 0
    property int landed: 0
    property bool awake: false
    property real press: 1

    // The first hop leaps over the other peg: it takes the time of three, unless the way is long.
    readonly property int leapHops: 3
    readonly property int easyHops: 12
    property int hops: 0
    readonly property int walkHops: Math.max(hops, Math.min(hops + leapHops - 1, easyHops))
    readonly property real leapTime: Math.min(1, leapHops / walkHops)
    readonly property real stage: hops < 2 || progress < leapTime ? progress / leapTime : 1 + (progress - leapTime) / (1 - leapTime) * (hops - 1)

    signal hopped
    signal told

    function finish(): void {
        if (!moving)
            return;
        moving = false;
        walk.stop();
        landing.stop();
        press = 1;
    }

    function placeAt(at: real): point {
        const hop = Math.min(Math.floor(at), hops - 1);
        const part = at - hop;
        const eased = part * part * (3 - 2 * part);
        const from = path[hop];
        const to = path[hop + 1];
        return Qt.point(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased);
    }

    function liftAt(at: real): real {
        const height = at < 1 ? 1 : 0.5;
        return height * Math.sin(Math.PI * (at - Math.floor(at)));
    }

    width: 2 * reach
    height: 2 * reach
    x: place.x * unit - width / 2
    y: place.y * unit - 4 * size - height / 2
    z: moving ? 10000 : place.y

    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.description: story
    Accessible.focusable: true
    Accessible.onPressAction: peg.told()

    Component.onCompleted: awake = true
    onSpotChanged: finish()
    onPathChanged: {
        finish();
        if (!awake || path.length < 2 || hopMs <= 0)
            return;
        hops = path.length - 1;
        landed = 0;
        progress = 0;
        walk.duration = Math.round(walkHops * hopMs);
        moving = true;
        walk.start();
    }
    onStageChanged: {
        while (moving && landed < Math.min(Math.floor(stage), hops)) {
            ++landed;
            hopped();
        }
    }

    NumberAnimation {
        id: walk

        target: peg
        property: "progress"
        from: 0
        to: 1
        onFinished: {
            if (peg.landed < peg.hops)
                peg.hopped();
            peg.moving = false;
            landing.restart();
        }
    }

    SequentialAnimation {
        id: landing

        readonly property int half: Math.min(45, peg.hopMs)

        NumberAnimation {
            target: peg
            property: "press"
            to: 0.94
            duration: landing.half
            easing.type: Easing.OutQuad
        }

        NumberAnimation {
            target: peg
            property: "press"
            to: 1
            duration: landing.half
            easing.type: Easing.InQuad
        }
    }

    Item {
        // At the hole itself
        x: peg.width / 2
        y: peg.height / 2 + 4 * peg.size

        Image {
            readonly property real stretch: (peg.kind === "front" ? 1 : 0.8) * (1 + 0.25 * peg.lift) * peg.size

            x: (-10 + 6 * peg.lift) * stretch
            y: (-10 + 8 * peg.lift) * stretch
            width: 36 * stretch
            height: 32 * stretch
            source: peg.art + "peg_shadow.png"
            opacity: 1 - 0.35 * peg.lift
        }

        Image {
            x: -14 * peg.size
            y: (-24 - 7 * peg.lift) * peg.size
            width: 28 * peg.size
            height: 32 * peg.size
            source: peg.art + "peg_" + peg.look + (peg.kind === "front" ? "_front.svg" : "_back.svg")
            sourceSize: Qt.size(Math.ceil(width), Math.ceil(height))
            transformOrigin: Item.Bottom
            scale: (1 + 0.15 * peg.lift) * (peg.hovered && !peg.moving ? 1.08 : 1)
            transform: Scale {
                origin.x: 14 * peg.size
                origin.y: 24 * peg.size
                yScale: peg.press
            }
        }
    }
}
