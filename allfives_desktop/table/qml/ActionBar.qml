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
    // How far to the right of the bar's left end there may be buttons: if they need more, all of
    // them become smaller.
    required property real room

    readonly property int count: repeater.count
    readonly property real squeeze: {
        let needed = 0;
        for (let at = 0; at < repeater.count; ++at)
            needed += (repeater.itemAt(at) as ActionButton)?.needed ?? 0;
        return Math.min(1, (room - repeater.count * theme.u) / Math.max(needed, 1));
    }

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
                squeeze: bar.squeeze
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
