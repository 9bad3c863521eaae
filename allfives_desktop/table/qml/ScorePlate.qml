import QtQuick
import AllFives

// A side's score and the holes it still has to go.
Rectangle {
    id: score

    required property SeatPlate plate
    required property Theme theme
    required property url peg

    radius: theme.u
    color: theme.panel
    border.width: 1
    border.color: theme.hairline

    Accessible.role: Accessible.StaticText
    Accessible.name: plate.name + " " + plate.score
    Accessible.description: plate.toGo
    Accessible.ignored: !visible

    visible: plate.name !== ""

    Image {
        id: token

        x: 1.6 * score.theme.u
        y: 1.6 * score.theme.u
        width: 2.4 * score.theme.u
        height: width
        source: score.peg
        sourceSize.height: Math.round(height)
    }

    Text {
        anchors.verticalCenter: token.verticalCenter
        x: 4.7 * score.theme.u
        width: parent.width - x - score.theme.u
        text: score.plate.name
        color: score.theme.cream
        font.pixelSize: score.theme.smallSize
        font.bold: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: score.theme.smallSize * 0.85
        elide: Text.ElideRight
    }

    Text {
        id: points

        x: 2 * score.theme.u
        y: 3.6 * score.theme.u
        text: score.plate.score
        color: score.theme.cream
        font.pixelSize: score.theme.scoreSize
        font.bold: true
    }

    Text {
        anchors.baseline: points.baseline
        anchors.right: parent.right
        anchors.rightMargin: 1.5 * score.theme.u
        text: score.plate.gain
        color: score.theme.accent
        font.pixelSize: score.theme.nameSize
        font.bold: true
    }

    Rectangle {
        x: 2 * score.theme.u
        y: toGo.y - 0.9 * score.theme.u
        width: parent.width - 2 * x
        height: 1
        color: score.theme.hairline
    }

    Text {
        id: toGo

        x: 2 * score.theme.u
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 1.2 * score.theme.u
        width: parent.width - x - score.theme.u
        text: score.plate.toGo
        color: score.theme.cream
        font.pixelSize: score.theme.lineSize
        elide: Text.ElideRight
    }
}
