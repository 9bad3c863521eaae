pragma ComponentBehavior: Bound

import QtQuick
import AllFives

// The buttons of the decision that is due.
Item {
    id: bar

    required property RowsModel buttons
    required property Theme theme
    required property string groupName
    required property TableWords words
    required property int hinted

    readonly property int count: repeater.count

    signal chosen(int row)
    signal helped

    function middleOf(row: int): real {
        const button = repeater.itemAt(row);
        return button ? choices.x + button.x + button.width / 2 : width / 2;
    }

    function focusFirst(): void {
        const first = repeater.itemAt(0);
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason);
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: groupName

    Row {
        id: choices

        spacing: bar.theme.u

        Repeater {
            id: repeater

            model: bar.buttons

            delegate: ActionButton {
                theme: bar.theme
                suggested: index === bar.hinted ? bar.words.suggested : ""
                onChosen: row => bar.chosen(row)
            }
        }
    }

    ActionButton {
        objectName: "hintButton"
        index: 0
        label: bar.words.hintLabel
        note: bar.words.hintNote
        open: true
        quiet: true
        theme: bar.theme
        anchors.right: parent.right
        visible: label !== "" && choices.width + bar.theme.u + width <= bar.width
        onChosen: bar.helped()
    }
}
