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
    // One size for the names of all plates.
    required property real nameSize

    readonly property real nameRoom: width - label.x - 1.2 * theme.u
    readonly property real nameWidth: measure.advanceWidth + 2

    readonly property real pointsSize: Math.min(theme.scoreSize, (height - 3 * theme.u - 1.3 * theme.smallSize - 1.4 * theme.lineSize) / 1.2)

    radius: theme.u
    color: theme.panel
    border.width: 1
    border.color: theme.hairline

    Accessible.role: Accessible.StaticText
    Accessible.name: name + " " + points
    Accessible.description: toGo
    Accessible.ignored: !visible

    TextMetrics {
        id: measure

        text: score.name
        font.pixelSize: score.theme.smallSize
        font.bold: true
    }

    Image {
        id: token

        x: 1.4 * score.theme.u
        y: 1.2 * score.theme.u + (score.theme.smallSize * 1.3 - height) / 2
        width: Math.max(2.4 * score.theme.u, score.theme.smallSize)
        height: width
        source: score.art + "peg_" + score.peg + ".svg"
        sourceSize.height: Math.round(height)
    }

    Text {
        id: label

        anchors.verticalCenter: token.verticalCenter
        x: token.x + token.width + 0.5 * score.theme.u
        width: score.nameRoom
        text: score.name
        color: score.theme.ink
        font.pixelSize: score.nameSize
        font.bold: true
        elide: Text.ElideRight
    }

    Text {
        id: figure

        x: 2 * score.theme.u
        // In the middle between the name and the line.
        y: (token.y + token.height + left.y - 0.6 * score.theme.u - height) / 2
        width: parent.width - x - (gained.text !== "" ? gained.implicitWidth + 2 * score.theme.u : 0)
        text: score.points
        color: score.theme.ink
        font.pixelSize: score.pointsSize
        font.bold: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: score.pointsSize * 0.6
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
        y: left.y - 0.6 * score.theme.u
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
        color: score.theme.ink
        font.pixelSize: score.theme.lineSize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: score.theme.lineSize * 0.8
        elide: Text.ElideRight
    }
}
