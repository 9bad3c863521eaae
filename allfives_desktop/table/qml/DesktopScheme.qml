import QtQuick

// The colours that the desktop is in, as the window names them; dark, as the table is, where it
// names none. An item, though never seen: PySide looks long for the type of a plain object.
Item {
    property var hints: Application.styleHints
    readonly property bool hasContrast: hints.accessibility.contrastPreference === Qt.HighContrast
    readonly property bool isLight: hints.colorScheme === Qt.ColorScheme.Light
    readonly property string scheme: hasContrast ? "contrast" : isLight ? "light" : "dark"
}
