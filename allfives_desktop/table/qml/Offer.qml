pragma ComponentBehavior: Bound

import QtQuick
import AllFives

// What is offered where no match is under way, with the pack to be cut for it.
Rectangle {
    id: sheet

    required property TableWords words
    required property PackCut cut
    required property Theme theme
    required property url back

    height: lines.height + 6 * theme.u
    radius: 1.5 * theme.u
    color: theme.sheet
    border.width: 1
    border.color: theme.brass

    Column {
        id: lines

        anchors.centerIn: parent
        width: parent.width - 4 * sheet.theme.u
        spacing: 1.5 * sheet.theme.u

        TextMetrics {
            id: measure

            text: sheet.words.offer
            font.pixelSize: sheet.theme.standingSize
        }

        Text {
            // Lines of about one length: no word is left alone in the last.
            readonly property int rows: Math.ceil(measure.advanceWidth / parent.width)

            anchors.horizontalCenter: parent.horizontalCenter
            width: rows > 1 ? Math.min(parent.width, 1.15 * measure.advanceWidth / rows) : parent.width
            text: sheet.words.offer
            color: sheet.theme.ink
            font.pixelSize: sheet.theme.standingSize
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap

            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Accessible.ignored: !visible
        }

        Loader {
            active: sheet.cut.caption !== ""
            visible: active
            width: parent.width
            sourceComponent: PackSpread {
                cut: sheet.cut
                theme: sheet.theme
                back: sheet.back
            }
        }

        Text {
            width: parent.width
            visible: text !== ""
            text: sheet.cut.caption
            color: sheet.theme.quiet
            font.pixelSize: sheet.theme.lineSize
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap

            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Accessible.ignored: !visible
        }
    }
}
