pragma ComponentBehavior: Bound

import QtQuick
import AllFives

// The last trick laid open: each card under the name of who played it.
Rectangle {
    id: sheet

    objectName: "lastTrick"

    required property RowsModel lines
    required property TableWords words
    required property Theme theme
    required property url faces
    required property real cardHeight

    signal closed

    width: Math.max(row.implicitWidth, title.implicitWidth) + 4 * theme.u
    height: row.y + row.height + 2 * theme.u
    radius: 1.5 * theme.u
    color: theme.sheet
    border.width: 1
    border.color: theme.brass

    Accessible.role: Accessible.Grouping
    Accessible.name: words.lastTrick

    Text {
        id: title

        x: 2 * sheet.theme.u
        y: 1.6 * sheet.theme.u
        text: sheet.words.lastTrick
        color: sheet.theme.accent
        font.pixelSize: sheet.theme.bannerSize
        font.bold: true
    }

    Row {
        id: row

        x: 2 * sheet.theme.u
        y: title.y + title.height + sheet.theme.u
        spacing: 1.5 * sheet.theme.u

        Repeater {
            model: sheet.lines

            delegate: Column {
                id: played

                required property string label
                required property string note
                required property string value

                spacing: 0.6 * sheet.theme.u

                Accessible.role: Accessible.StaticText
                Accessible.name: label + ": " + note

                Text {
                    width: face.width
                    text: played.label
                    color: sheet.theme.ink
                    font.pixelSize: sheet.theme.lineSize
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: sheet.theme.lineSize * 0.8
                    elide: Text.ElideRight
                }

                Image {
                    id: face

                    width: Math.round(sheet.cardHeight * 5 / 7)
                    height: Math.round(sheet.cardHeight)
                    source: sheet.faces + played.value + ".svg"
                    sourceSize.height: height
                    asynchronous: true
                }
            }
        }
    }

    TapHandler {
        onTapped: sheet.closed()
    }
}
