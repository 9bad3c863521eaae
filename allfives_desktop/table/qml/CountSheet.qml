pragma ComponentBehavior: Bound

import QtQuick
import AllFives

// The points of the end of a hand, one by one, each with the card or the totals behind it.
Rectangle {
    id: sheet

    objectName: "sheet"

    required property RowsModel lines
    required property TableWords words
    required property Theme theme
    required property int ownSide

    radius: 1.5 * theme.u
    color: theme.sheet
    border.width: 1
    border.color: theme.brass
    height: content.implicitHeight + 4 * theme.u

    Accessible.role: Accessible.Grouping
    Accessible.name: words.sheetTitle

    Column {
        id: content

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 2 * sheet.theme.u
        spacing: sheet.theme.u

        Text {
            width: parent.width
            text: sheet.words.sheetTitle
            color: sheet.theme.accent
            font.pixelSize: sheet.theme.bannerSize
            font.bold: true
            elide: Text.ElideRight
        }

        Repeater {
            model: sheet.lines

            delegate: Item {
                id: line

                required property string label
                required property string note
                required property string value
                required property int seat

                width: content.width
                height: Math.max(point.height, reason.height, 2.6 * sheet.theme.u)

                Accessible.role: Accessible.StaticText
                Accessible.name: label + ": " + note + " " + value

                Text {
                    id: point

                    width: parent.width * 0.28
                    text: line.label
                    color: sheet.theme.cream
                    font.pixelSize: sheet.theme.nameSize
                    font.bold: true
                    wrapMode: Text.WordWrap
                }

                Text {
                    id: reason

                    anchors.baseline: point.baseline
                    x: parent.width * 0.3
                    width: parent.width * 0.58
                    text: line.note
                    color: sheet.theme.quiet
                    font.pixelSize: sheet.theme.lineSize
                    wrapMode: Text.WordWrap
                }

                Text {
                    anchors.baseline: point.baseline
                    anchors.right: parent.right
                    text: line.value
                    color: line.seat === sheet.ownSide ? sheet.theme.gain : sheet.theme.cream
                    font.pixelSize: sheet.theme.nameSize
                    font.bold: true
                }
            }
        }
    }
}
