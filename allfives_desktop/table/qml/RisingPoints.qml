import QtQuick

// The points won rise from where the trick lay, and fly into the hole that they take a peg to.
Text {
    id: points

    required property Theme theme
    // Milliseconds.
    required property int riseTime
    required property int fadeTime
    // Where they start: the middle of the foot.
    property real middle: 0
    property real foot: 0
    // How high they may rise.
    property real ceiling: 0

    property bool rising: false
    property real risen: 0
    property real shown: 0
    // How far they have flown, and how far in all.
    property real flown: 0
    property real across: 0
    property real down: 0

    // `hole` is a point of the scene; without one they fade where they are.
    function rise(hole: var): void {
        rising = true;
        across = hole ? hole.x - middle : 0;
        down = hole ? hole.y - (y + 3 * theme.u * (risen - 1) + height / 2) : 0;
        way.restart();
    }

    function finish(): void {
        way.stop();
        rising = false;
    }

    x: middle - width / 2
    y: Math.max(foot - height, ceiling + 3 * theme.u) - 3 * theme.u * risen
    color: theme.gain
    style: Text.Outline
    styleColor: theme.gainEdge
    font.pixelSize: theme.gainSize
    font.bold: true
    opacity: shown * (1 - Math.pow(flown, 4))
    transform: [
        Scale {
            origin.x: points.width / 2
            origin.y: points.height / 2
            xScale: 1 - 0.6 * points.flown
            yScale: xScale
        },
        Translate {
            x: points.across * points.flown
            y: points.down * points.flown * points.flown
        }
    ]
    visible: opacity > 0 && text !== ""
    Accessible.ignored: true

    SequentialAnimation {
        id: way

        onFinished: points.rising = false
        onStopped: {
            points.risen = 0;
            points.shown = 0;
            points.flown = 0;
        }

        ScriptAction {
            script: points.shown = 1
        }

        NumberAnimation {
            target: points
            property: "risen"
            from: 0
            to: 1
            duration: points.riseTime
            easing.type: Easing.OutCubic
        }

        NumberAnimation {
            target: points
            property: "flown"
            from: 0
            to: 1
            duration: points.fadeTime
            easing.type: Easing.InQuad
        }
    }
}
