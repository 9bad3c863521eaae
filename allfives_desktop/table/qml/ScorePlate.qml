import QtQuick

// A side's score and the holes it still has to go.
Rectangle {
    id: score

    required property string name
    required property string points
    required property string toGo
    required property string gain
    required property string peg
    required property url art
    required property Theme theme

    radius: theme.u
    color: theme.panel
    border.width: 1
    border.color: theme.hairline

    Accessible.role: Accessible.StaticText
    Accessible.name: name + " " + points
    Accessible.description: toGo
    Accessible.ignored: !visible

    Image {
        id: token

        x: 1.4 * score.theme.u
        y: 1.6 * score.theme.u
        width: 2.4 * score.theme.u
        height: width
        source: score.art + "peg_" + score.peg + ".svg"
        sourceSize.height: Math.round(height)
    }

    Text {
        anchors.verticalCenter: token.verticalCenter
        x: 4.3 * score.theme.u
        width: parent.width - x - 0.5 * score.theme.u
        text: score.name
        color: score.theme.cream
        font.pixelSize: score.theme.smallSize
        font.bold: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: score.theme.smallSize * 0.8
        elide: Text.ElideRight
    }

    Text {
        id: figure

        x: 2 * score.theme.u
        y: 3.6 * score.theme.u
        width: parent.width - x - (gained.text !== "" ? gained.implicitWidth + 2 * score.theme.u : 0)
        text: score.points
        color: score.theme.cream
        font.pixelSize: score.theme.scoreSize
        font.bold: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: score.theme.scoreSize * 0.6
    }

    Text {
        id: gained

        anchors.baseline: figure.baseline
        anchors.right: parent.right
        anchors.rightMargin: 1.5 * score.theme.u
        text: score.gain
        color: score.theme.accent
        font.pixelSize: score.theme.nameSize
        font.bold: true
    }

    Rectangle {
        x: 2 * score.theme.u
        y: left.y - 0.9 * score.theme.u
        width: parent.width - 2 * x
        height: 1
        color: score.theme.hairline
    }

    Text {
        id: left

        x: 2 * score.theme.u
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 1.2 * score.theme.u
        width: parent.width - x - score.theme.u
        text: score.toGo
        color: score.theme.cream
        font.pixelSize: score.theme.lineSize
        elide: Text.ElideRight
    }
}
