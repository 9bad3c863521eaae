import QtQuick

// A button that answers the question on the banner.
Item {
    id: button

    objectName: "actionButton"

    required property int index
    required property string label
    required property string note
    required property bool open
    required property Theme theme
    property bool quiet: false
    property string suggested: ""
    // What is left of its size where a row of buttons has too little room.
    property real squeeze: 1
    readonly property real needed: Math.max(theme.buttonWidth, Math.ceil(measure.advanceWidth) + 4 * theme.u)

    signal chosen(int row)

    function press(): void {
        if (button.open)
            button.chosen(button.index);
    }

    width: squeeze < 1 ? Math.floor(squeeze * needed) : needed
    height: theme.buttonHeight
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.description: suggested !== "" ? note + ", " + suggested : note
    Accessible.ignored: !visible
    Accessible.focusable: true
    Accessible.onPressAction: button.press()

    Keys.onPressed: event => {
        if (event.isAutoRepeat)
            return;
        if (event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            event.accepted = true;
            button.press();
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: button.theme.u
        color: button.theme.buttonBase
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: pointer.pressed ? 1 : 0
        radius: button.theme.u
        color: button.open && !button.quiet ? button.theme.buttonAsked : "transparent"
        border.width: button.suggested !== "" ? 3 : 1
        border.color: button.open && !button.quiet ? button.theme.buttonAskedEdge : button.theme.buttonOpenEdge
    }

    Rectangle {
        anchors.fill: parent
        radius: button.theme.u
        color: pointer.pressed ? button.theme.buttonPressed : button.theme.buttonHover
        visible: button.open && (pointer.pressed || hover.hovered)
    }

    FocusRing {
        inner: button.theme.focusInner
        outer: button.theme.focusOuter
        radius: button.theme.u + 3
        visible: button.activeFocus
    }

    Text {
        id: words

        anchors.centerIn: parent
        text: button.label
        color: button.theme.ink
        font.pixelSize: button.squeeze < 1 ? Math.floor(button.theme.nameSize * Math.min(1, (button.width - 2 * button.theme.u) / measure.advanceWidth)) : button.theme.nameSize
        font.bold: button.open && !button.quiet
    }

    TextMetrics {
        id: measure

        text: button.label
        font.pixelSize: button.theme.nameSize
        font.bold: button.open && !button.quiet
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -height / 2
        width: 1.6 * button.theme.u
        height: width
        rotation: 45
        color: button.theme.accent
        border.width: 2
        border.color: button.theme.gainEdge
        visible: button.suggested !== ""
    }

    HoverHandler {
        id: hover
    }

    TapHandler {
        id: pointer

        acceptedButtons: Qt.LeftButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: button.press()
    }
}
