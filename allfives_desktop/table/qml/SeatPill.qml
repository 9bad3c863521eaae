import QtQuick
import AllFives

// A seat: who sits there, whether it deals, whether it is to act, and what it says.
Rectangle {
    id: pill

    required property SeatPlate plate
    required property Theme theme
    required property url art
    required property string medallion
    required property bool below
    property bool narrow: false
    property bool atRight: false
    property bool small: false
    // How far what is said may reach to the left of the plate; and where it ends above it or begins
    // below it, to keep clear of cards.
    property real leftRoom: 0
    property real head: 0
    property real foot: 0
    // Where letters are large, or the table is little, they take the room of the medallion.
    readonly property bool tight: small && (theme.letters > 1.2 || width < 9 * theme.nameSize)
    // One size for the names of all seats.
    required property real nameSize

    // How far the name of a narrow plate hangs out below the foot of all plates.
    readonly property real hanging: narrow ? Math.max(0, 0.7 * tag.height - 2 * theme.u) : 0
    readonly property real nameShare: visible && !narrow ? (measure.advanceWidth + 2) / Math.max(lines.width, 1) : 0

    height: theme.seatHeight
    radius: height / 2
    color: theme.panel
    border.width: plate.turn ? 2 : 1
    border.color: plate.turn ? theme.accent : theme.hairline

    Accessible.role: Accessible.StaticText
    Accessible.name: plate.spoken
    Accessible.ignored: !visible

    visible: plate.name !== ""

    // The medallion is ivory: on a light plate it lies on the cloth's shade.
    Rectangle {
        anchors.centerIn: avatar
        width: 0.96 * avatar.width
        height: width
        radius: width / 2
        color: pill.theme.medallion
        visible: avatar.visible
    }

    Image {
        id: avatar

        visible: !pill.tight
        x: (pill.height - height) / 2
        anchors.verticalCenter: parent.verticalCenter
        width: pill.height * 0.72
        height: width
        source: pill.art + "avatar_" + pill.medallion + ".svg"
        sourceSize.height: Math.round(height)
    }

    TextMetrics {
        id: measure

        text: pill.plate.name
        font.pixelSize: pill.theme.nameSize
        font.bold: true
    }

    Column {
        id: lines

        visible: !pill.narrow
        anchors.verticalCenter: parent.verticalCenter
        x: pill.tight ? 2 * pill.theme.u : pill.height + 0.5 * pill.theme.u
        width: (dealer.visible && (!dealer.cornered || pill.tight) ? dealer.x : pill.width - 1.5 * pill.theme.u) - x - 0.5 * pill.theme.u

        Text {
            width: parent.width
            text: pill.plate.name
            color: pill.theme.ink
            font.pixelSize: pill.nameSize
            font.bold: true
            elide: Text.ElideRight
        }

        Text {
            width: parent.width
            text: pill.plate.caption || pill.plate.bid || pill.plate.level
            color: pill.plate.turn ? pill.theme.accent : pill.theme.quiet
            font.pixelSize: pill.theme.smallSize
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: pill.theme.smallSize * 0.8
            elide: Text.ElideRight
            visible: text !== ""
        }
    }

    Image {
        id: dealer

        readonly property bool cornered: pill.small || !pill.below

        visible: pill.plate.dealer !== ""
        width: pill.height * 0.58
        height: width
        x: pill.narrow ? -width * 0.3 : cornered ? pill.width - width * 0.75 : pill.width - width - (pill.height - height) / 2
        y: pill.narrow ? -height * 0.35 : cornered ? pill.height - height * (pill.below ? 0.6 : 0.42) : (pill.height - height) / 2
        source: pill.art + "dealer.svg"
        sourceSize.height: Math.round(height)

        Text {
            anchors.centerIn: parent
            text: pill.plate.dealer
            color: pill.theme.dealerInk
            font.pixelSize: pill.theme.lineSize
            font.bold: true
        }
    }

    Chip {
        id: tag

        theme: pill.theme
        label: pill.narrow ? pill.plate.name : ""
        spoken: ""
        widest: pill.width + 3.2 * pill.theme.u
        color: pill.theme.sheet
        x: Math.round((pill.width - width) / 2)
        y: Math.round(pill.height - 0.3 * height)
    }

    Chip {
        theme: pill.theme
        label: pill.narrow && pill.plate.bubble === "" ? pill.plate.bid : ""
        x: 0
        y: -height - 0.5 * pill.theme.u - (dealer.visible ? dealer.height * 0.35 : 0)
    }

    Rectangle {
        id: bubble

        readonly property real pad: 1.5 * pill.theme.u
        readonly property real indent: pill.height * 0.4
        readonly property bool wide: width + indent > pill.width
        // Where it points at, from its own left.
        readonly property real mouth: pill.narrow ? 2 * pill.theme.u : pill.atRight ? pill.width - indent - 3.4 * pill.theme.u - x : indent + 2 * pill.theme.u - x

        visible: pill.plate.bubble !== ""
        width: speech.implicitWidth + 2 * pad
        height: speech.implicitHeight + 1.4 * pad
        x: pill.narrow ? 0 : pill.atRight ? pill.width - width - (wide ? 0 : indent) : Math.max(-pill.leftRoom, Math.min(indent, pill.width - width))
        y: pill.below ? Math.max(pill.height + pill.theme.u, wide ? pill.foot : 0) : Math.min(-pill.theme.u, pill.narrow || wide ? pill.head : 0) - height
        z: 400
        radius: 1.5 * pill.theme.u
        color: pill.theme.paper
        border.width: 1
        border.color: pill.theme.brass

        Rectangle {
            x: bubble.mouth
            y: pill.below ? -height / 2 : parent.height - height / 2
            width: 1.4 * pill.theme.u
            height: width
            rotation: 45
            color: pill.theme.paper
        }

        Text {
            id: speech

            anchors.centerIn: parent
            text: pill.plate.bubble
            color: pill.theme.bubbleInk
            font.pixelSize: pill.theme.bannerSize
            font.bold: true
        }
    }
}
