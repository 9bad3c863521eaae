import QtQuick

// A small label on the felt.
Rectangle {
    id: chip

    required property Theme theme
    required property string label
    // Nothing where all of it is said elsewhere.
    property string spoken: label
    property real widest: Infinity

    // The software renderer leaves a seam in round ends of an odd height.
    width: Math.min(Math.ceil(words.implicitWidth + 1.6 * theme.u), widest)
    height: 2 * Math.ceil((words.implicitHeight + 0.5 * theme.u) / 2)
    radius: height / 2
    color: theme.chip
    visible: label !== ""

    Accessible.role: Accessible.StaticText
    Accessible.name: spoken
    Accessible.ignored: !visible || spoken === ""

    Text {
        id: words

        anchors.centerIn: parent
        width: Math.min(implicitWidth, chip.width - chip.theme.u)
        text: chip.label
        elide: Text.ElideRight
        color: chip.theme.ink
        font.pixelSize: chip.theme.chipSize
    }
}
