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

    signal asked(int row)
    signal lookedAt(int row)

    radius: 1.5 * theme.u
    color: theme.sheet
    border.width: 1
    border.color: theme.brass
    height: content.implicitHeight + 4 * theme.u

    Accessible.role: Accessible.Grouping
    Accessible.name: words.sheetTitle
    Accessible.ignored: !visible

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

                required property int index
                required property string label
                required property string note
                required property string value
                required property int seat

                width: content.width
                height: Math.max(point.height, reason.height, 2.6 * sheet.theme.u)

                enabled: sheet.visible  // else the keys would still reach it
                activeFocusOnTab: true
                onActiveFocusChanged: sheet.lookedAt(activeFocus ? index : -1)

                Accessible.role: Accessible.Link
                Accessible.name: label + ": " + note + " " + value
                Accessible.description: sheet.words.readRule
                Accessible.ignored: !visible
                Accessible.focusable: true
                Accessible.onPressAction: sheet.asked(index)

                Keys.onPressed: event => {
                    if (!event.isAutoRepeat && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)) {
                        event.accepted = true;
                        sheet.asked(index);
                    }
                }

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: -0.5 * sheet.theme.u
                    radius: 0.5 * sheet.theme.u
                    color: hover.hovered ? sheet.theme.buttonHover : "transparent"
                    border.width: line.activeFocus ? 2 : 0
                    border.color: sheet.theme.accent
                }

                HoverHandler {
                    id: hover

                    cursorShape: Qt.PointingHandCursor
                }

                TapHandler {
                    onTapped: sheet.asked(line.index)
                }

                Text {
                    id: point

                    width: parent.width * 0.28
                    text: line.label
                    color: sheet.theme.ink
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
                    color: line.seat === sheet.ownSide ? sheet.theme.counted : sheet.theme.ink
                    font.pixelSize: sheet.theme.nameSize
                    font.bold: true
                }
            }
        }
    }
}
