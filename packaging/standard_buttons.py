"""The words on Qt's standard buttons. Only lupdate reads this file: nothing imports it.

Qt has no catalogue of them for Galician and European Portuguese, so ours carry them.
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
