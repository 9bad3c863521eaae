import QtQuick

// The points won rise from where the trick lay, and fade.
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

    function rise(): void {
        rising = true;
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
    opacity: shown
    visible: opacity > 0 && text !== ""
    Accessible.ignored: true

    SequentialAnimation {
        id: way

        onFinished: points.rising = false
        onStopped: {
            points.risen = 0;
            points.shown = 0;
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
            property: "shown"
            to: 0
            duration: points.fadeTime
        }
    }
}
