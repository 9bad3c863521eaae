import QtQuick

// A small label on the felt.
Rectangle {
    id: chip

    required property Theme theme
    required property string label
    property string spoken: label

    // The software renderer leaves a seam in round ends of an odd height.
    width: Math.ceil(words.implicitWidth + 1.6 * theme.u)
    height: 2 * Math.ceil((words.implicitHeight + 0.5 * theme.u) / 2)
    radius: height / 2
    color: theme.chip
    visible: label !== ""

    Accessible.role: Accessible.StaticText
    Accessible.name: spoken
    Accessible.ignored: !visible

    Text {
        id: words

        anchors.centerIn: parent
        text: chip.label
        color: chip.theme.ink
        font.pixelSize: chip.theme.chipSize
    }
}
