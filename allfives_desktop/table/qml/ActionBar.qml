pragma ComponentBehavior: Bound

import QtQuick
import AllFives

// The buttons of the decision that is due.
Item {
    id: bar

    required property RowsModel buttons
    required property Theme theme
    required property string groupName

    signal chosen(int row)

    function focusFirst(): void {
        const first = repeater.itemAt(0);
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason);
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: groupName

    Row {
        spacing: bar.theme.u

        Repeater {
            id: repeater

            model: bar.buttons

            delegate: ActionButton {
                theme: bar.theme
                onChosen: row => bar.chosen(row)
            }
        }
    }
}
