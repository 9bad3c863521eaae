"""The words on Qt's standard buttons and on a panel's. Only lupdate reads this file.

Qt has no catalogue of the former for Galician and European Portuguese, and none of the latter
that says what a reader would: ours carry them.
"""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

translate("QPlatformTheme", "OK")
translate("QPlatformTheme", "Save")
translate("QPlatformTheme", "Save All")
translate("QPlatformTheme", "Open")
translate("QPlatformTheme", "&Yes")
translate("QPlatformTheme", "Yes to &All")
translate("QPlatformTheme", "&No")
translate("QPlatformTheme", "N&o to All")
translate("QPlatformTheme", "Abort")
translate("QPlatformTheme", "Retry")
translate("QPlatformTheme", "Ignore")
translate("QPlatformTheme", "Close")
translate("QPlatformTheme", "Cancel")
translate("QPlatformTheme", "Discard")
translate("QPlatformTheme", "Help")
translate("QPlatformTheme", "Apply")
translate("QPlatformTheme", "Reset")
translate("QPlatformTheme", "Restore Defaults")

translate("QDockWidget", "Float")
translate("QDockWidget", "Undocks and re-attaches the dock widget")
translate("QDockWidget", "Close")
translate("QDockWidget", "Closes the dock widget")
