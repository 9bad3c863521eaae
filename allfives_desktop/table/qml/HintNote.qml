import QtQuick
import AllFives

// A hint: what to do, why, and what it is worth. It points down at the card or the button meant.
Rectangle {
    id: note

    required property TableWords words
    required property Theme theme
    required property real pointer

    signal closed

    height: lines.implicitHeight + 2.4 * theme.u
    radius: 1.5 * theme.u
    color: theme.sheet
    border.width: 2
    border.color: theme.accent

    Accessible.role: Accessible.StaticText
    Accessible.name: words.hint
    Accessible.description: words.hintWhy + " " + words.hintWorth

    Rectangle {
        x: Math.max(note.radius, Math.min(note.pointer - note.x - width / 2, note.width - note.radius - width))
        y: note.height - height / 2 - 1
        width: 1.6 * note.theme.u
        height: width
        rotation: 45
        color: note.theme.accent
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: 2
        radius: note.radius - 2
        color: note.theme.sheet
    }

    Column {
        id: lines

        x: 2 * note.theme.u
        y: 1.2 * note.theme.u
        width: note.width - 4 * note.theme.u
        spacing: 0.5 * note.theme.u

        Text {
            width: parent.width
            text: note.words.hint
            color: note.theme.accent
            font.pixelSize: note.theme.bannerSize
            font.bold: true
            wrapMode: Text.WordWrap
        }

        Text {
            width: parent.width
            text: note.words.hintWhy
            color: note.theme.ink
            font.pixelSize: note.theme.lineSize
            wrapMode: Text.WordWrap
            visible: text !== ""
        }

        Text {
            width: parent.width
            text: note.words.hintWorth
            color: note.theme.quiet
            font.pixelSize: note.theme.smallSize
            wrapMode: Text.WordWrap
            visible: text !== ""
        }
    }

    TapHandler {
        acceptedButtons: Qt.LeftButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: note.closed()
    }
}
