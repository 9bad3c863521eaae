pragma ComponentBehavior: Bound

import QtQuick

// The end of a game, a skunk and a match: one ring of light, two, or rings and a shower of pips.
Item {
    id: finale

    required property Theme theme
    required property url art
    required property string inks
    property string kind: ""
    property bool running: false
    property real progress: 0
    readonly property int rings: kind === "game" ? 1 : kind === "skunk" ? 2 : 3

    function begin(what: string, milliseconds: int): void {
        finish();
        if (milliseconds <= 0)
            return;
        kind = what;
        running = true;
        run.duration = milliseconds;
        run.restart();
    }

    function finish(): void {
        run.stop();
        running = false;
    }

    Accessible.ignored: true

    NumberAnimation {
        id: run

        target: finale
        property: "progress"
        from: 0
        to: 1
        onFinished: finale.running = false
    }

    Repeater {
        model: finale.running ? finale.rings : 0

        Rectangle {
            required property int index

            readonly property real part: Math.max(0, Math.min(1, finale.progress * (1 + 0.35 * (finale.rings - 1)) - 0.35 * index))
            readonly property real eased: 1 - Math.pow(1 - part, 3)

            anchors.centerIn: parent
            width: (8 + 36 * eased) * finale.theme.u
            height: width
            radius: width / 2
            color: "transparent"
            border.width: Math.max(2, 0.6 * finale.theme.u)
            border.color: finale.theme.winner
            opacity: part > 0 ? 1 - part : 0
        }
    }

    Repeater {
        model: finale.running && finale.kind === "match" ? 24 : 0

        Image {
            required property int index

            readonly property real turn: index * 2.399963
            readonly property real speed: 0.55 + 0.45 * ((index * 7) % 12) / 12
            readonly property real way: finale.progress * speed * 26 * finale.theme.u

            x: finale.width / 2 + Math.cos(turn) * way - width / 2
            y: finale.height / 2 + Math.sin(turn) * way * 0.7 + finale.progress * finale.progress * 10 * finale.theme.u - height / 2
            width: 3.4 * finale.theme.u
            height: width
            rotation: 360 * finale.progress * (index % 2 ? 1 : -1) * speed
            opacity: Math.min(1, 3 - 3 * finale.progress)
            source: finale.art + "pip_" + finale.inks + "_" + "SHDC"[index % 4] + ".svg"
            sourceSize.height: Math.round(height)
        }
    }
}
