"""What a row can be asked for by a view: the numbers of Qt.ItemDataRole that the table uses.

They stand here because the class Qt of QtCore makes all its ninety enumerations as soon as it is
named, which would be a twentieth of the time until the table is painted.
"""

from typing import Final

DISPLAY: Final = 0
OWN: Final = 0x100  # Qt.ItemDataRole.UserRole: from here on they are the model's own
