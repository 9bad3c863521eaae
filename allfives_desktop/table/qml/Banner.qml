import QtQuick
import AllFives

// Whose turn it is, trumps, and what is at stake.
Rectangle {
    id: banner

    required property TableWords words
    required property Theme theme
    required property url art
    required property string inks

    readonly property real tile: Math.min(theme.bannerHeight, 7 * theme.u * theme.letters) - 2 * theme.u

    signal asked

    height: Math.max(theme.bannerHeight, lines.implicitHeight + 1.5 * theme.u)
    radius: 1.5 * theme.u
    color: theme.panel
    border.width: 1
    border.color: theme.hairline

    Accessible.role: Accessible.StaticText
    Accessible.name: words.headline
    Accessible.description: words.detail
    Accessible.ignored: !visible

    Rectangle {
        id: trump

        x: banner.theme.u
        anchors.verticalCenter: parent.verticalCenter
        width: banner.tile
        height: banner.tile
        radius: banner.theme.u
        color: banner.theme.paper
        visible: banner.words.trump !== ""

        Accessible.role: Accessible.StaticText
        Accessible.name: banner.words.spokenTrump
        Accessible.ignored: !visible

        Image {
            anchors.centerIn: parent
            height: parent.height * 0.72
            width: height
            fillMode: Image.PreserveAspectFit
            source: banner.words.trump !== "" ? banner.art + "pip_" + banner.inks + "_" + banner.words.trump + ".svg" : ""
            sourceSize.height: Math.round(height)
        }
    }

    // The way to the rule that forbids a card, marked with a question mark.
    Rectangle {
        id: rule

        anchors.right: parent.right
        anchors.rightMargin: banner.theme.u
        anchors.verticalCenter: parent.verticalCenter
        width: key.implicitWidth + 2 * banner.theme.u
        height: key.implicitHeight + banner.theme.u
        radius: 0.6 * banner.theme.u
        color: pointer.pressed ? banner.theme.buttonPressed : banner.theme.buttonAsked
        border.width: 1
        border.color: banner.theme.buttonAskedEdge
        visible: banner.words.rule !== ""
        enabled: visible  // else the keys would still reach it
        activeFocusOnTab: true

        Accessible.role: Accessible.Link
        Accessible.name: banner.words.rule
        Accessible.ignored: !visible
        Accessible.focusable: true
        Accessible.onPressAction: banner.asked()

        Keys.onPressed: event => {
            if (!event.isAutoRepeat && (event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter)) {
                event.accepted = true;
                banner.asked();
            }
        }

        FocusRing {
            inner: banner.theme.focusInner
            outer: banner.theme.focusOuter
            radius: 0.6 * banner.theme.u + 3
            visible: rule.activeFocus
        }

        Text {
            id: key

            anchors.centerIn: parent
            text: "?"
            color: banner.theme.ink
            font.pixelSize: banner.theme.lineSize
            font.bold: true
        }

        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }

        TapHandler {
            id: pointer

            onTapped: banner.asked()
        }
    }

    TextMetrics {
        id: line

        text: banner.words.headline
        font.pixelSize: banner.theme.bannerSize
        font.bold: true
    }

    Column {
        id: lines

        anchors.verticalCenter: parent.verticalCenter
        x: trump.visible ? banner.tile + 2.5 * banner.theme.u : 2 * banner.theme.u
        width: (rule.visible ? rule.x : banner.width) - x - banner.theme.u
        spacing: 0.3 * banner.theme.u

        Text {
            width: parent.width
            text: banner.words.headline
            color: banner.theme.ink
            // A little smaller where that keeps it in one line, or needs fewer.
            font.pixelSize: Math.floor(banner.theme.bannerSize * Math.max(0.85, Math.min(1, width / (line.advanceWidth + 2))))
            font.bold: true
            wrapMode: Text.WordWrap
            maximumLineCount: 3
            elide: Text.ElideRight
        }

        Text {
            width: parent.width
            // A number stays with the word before it.
            text: banner.words.detail.replace(/ (\d+)\b/g, "\u00a0$1")
            color: banner.theme.quiet
            font.pixelSize: banner.theme.lineSize
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            visible: text !== ""
        }
    }
}
