pragma ComponentBehavior: Bound

import QtQuick
import AllFives

// The pack spread out before a match, to be cut where it is pressed.
FocusScope {
    id: spread

    required property PackCut cut
    required property Theme theme
    required property url back

    // What a screen reader reads of a slider.
    readonly property int value: cut.place
    readonly property int minimumValue: 0
    readonly property int maximumValue: cut.places - 1
    readonly property int stepSize: 1

    readonly property real cardHeight: 9 * theme.u
    readonly property real cardWidth: cardHeight * 0.7
    readonly property real gap: cardWidth + 0.5 * theme.u
    readonly property real step: (width - cardWidth - gap) / (cut.places - 1)

    implicitHeight: cardHeight + theme.u
    activeFocusOnTab: true

    Accessible.role: Accessible.Slider
    Accessible.name: cut.spoken
    Accessible.ignored: !visible
    Accessible.focusable: true
    Accessible.onIncreaseAction: cut.cutAt(cut.place + 1)
    Accessible.onDecreaseAction: cut.cutAt(cut.place - 1)

    Keys.onPressed: event => {
        const by = {
            [Qt.Key_Left]: -1,
            [Qt.Key_Right]: 1,
            [Qt.Key_PageUp]: -10,
            [Qt.Key_PageDown]: 10,
            [Qt.Key_Home]: -spread.cut.places,
            [Qt.Key_End]: spread.cut.places
        }[event.key];
        if (by === undefined)
            return;
        event.accepted = true;
        spread.cut.cutAt(spread.cut.place + by);
    }

    Repeater {
        model: spread.cut.places

        Image {
            required property int index

            readonly property bool off: index < spread.cut.place

            x: index * spread.step + (off ? 0 : spread.gap)
            y: off ? 0 : spread.theme.u
            width: spread.cardWidth
            height: spread.cardHeight
            source: spread.back
            sourceSize: Qt.size(Math.round(width), Math.round(height))
        }
    }

    FocusRing {
        anchors.margins: -0.5 * spread.theme.u
        inner: spread.theme.focusInner
        outer: spread.theme.focusOuter
        radius: spread.theme.u
        visible: spread.activeFocus
    }

    MouseArea {
        anchors.fill: parent
        onPressed: mouse => {
            spread.forceActiveFocus(Qt.MouseFocusReason);
            spread.cut.cutAt(Math.round(mouse.x / spread.step));
        }
    }
}
