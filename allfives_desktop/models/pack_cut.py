"""The pack before a match: already fixed, and waiting to be cut."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from allfives_desktop.rules.fair_deal import PLACES, FairDeal, new_secret

QML_IMPORT_NAME = "AllFives"
QML_IMPORT_MAJOR_VERSION = 1

MIDDLE = PLACES // 2


@QmlElement
@QmlUncreatable("The table is laid in Python.")
class PackCut(QObject):  # type: ignore[operator]  # Qt's stub of the decorator
    """`place` is how many cards come off, 0 to `PLACES` - 1; `caption` names the pack."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._secret = ""
        self._place = MIDDLE
        self._caption = self._spoken = ""

    @property
    def secret(self) -> str:
        """What fixes the packs of the next match; drawn when it is first asked for."""
        self._secret = self._secret or new_secret()
        return self._secret

    def offer(self, caption: str, spoken: str) -> None:
        """Let the pack be cut. The words are to be read, and said of the spread cards."""
        self._caption, self._spoken = caption, spoken
        self.changed.emit()

    def take(self) -> FairDeal | None:
        """The pack as it was cut, which then is gone; None when none was offered."""
        fair = FairDeal(self._secret, self._place) if self._caption else None
        self.withdraw()
        if fair is not None:
            self._secret, self._place = "", MIDDLE
        return fair

    def withdraw(self) -> None:
        """Offer no pack to be cut."""
        if self._caption:
            self._caption = self._spoken = ""
            self.changed.emit()

    @Slot(int)
    def cutAt(self, place: int) -> None:
        """Cut there, or as near to it as there are cards."""
        near = min(max(place, 0), PLACES - 1)
        if near != self._place:
            self._place = near
            self.changed.emit()

    place = Property(int, lambda self: self._place, notify=changed)
    places = Property(int, lambda _self: PLACES, constant=True)
    caption = Property(str, lambda self: self._caption, notify=changed)
    spoken = Property(str, lambda self: self._spoken, notify=changed)
