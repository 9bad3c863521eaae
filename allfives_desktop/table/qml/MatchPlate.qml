import QtQuick
import AllFives

// How many games a match has, and how they stand.
Rectangle {
    id: plate

    required property TableWords words
    required property Theme theme

    height: Math.max(10 * theme.u, standing.implicitHeight + caption.implicitHeight + 2 * theme.u)
    radius: theme.u
    color: theme.panel
    border.width: 1
    border.color: theme.hairline

    Accessible.role: Accessible.StaticText
    Accessible.name: words.match + " " + words.standing
    Accessible.ignored: !visible

    Text {
        id: caption

        x: plate.theme.u
        y: 1.2 * plate.theme.u
        width: parent.width - 2 * x
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: plate.words.match
        color: plate.theme.quiet
        font.pixelSize: plate.theme.smallSize
    }

    Text {
        id: standing

        x: plate.theme.u
        width: parent.width - 2 * x
        anchors.bottom: parent.bottom
        anchors.bottomMargin: plate.theme.u
        horizontalAlignment: Text.AlignHCenter
        text: plate.words.standing
        color: plate.theme.ink
        font.pixelSize: plate.theme.standingSize
        font.bold: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: plate.theme.lineSize
    }
}
