import QtQuick

// Where the keyboard is: a light ring in a dark one, so that it stands out on any ground.
Item {
    id: ring

    required property color inner
    required property color outer
    property real radius: 0

    anchors.fill: parent
    anchors.margins: -4

    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        radius: ring.radius + 2
        color: "transparent"
        border.width: 2
        border.color: ring.outer
    }

    Rectangle {
        anchors.fill: parent
        radius: ring.radius
        color: "transparent"
        border.width: 2
        border.color: ring.inner
    }
}
