"""The table of contents of the book."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from allfives_desktop.text.book.chapters import CHAPTERS, chapter

ANCHOR: Final = Qt.ItemDataRole.UserRole
NARROWEST: Final = 120
PAD: Final = 12


class HelpContents(QTreeWidget):
    """Chapters and their headings; `chosen` names the heading gone to, `<chapter>/<heading>`."""

    chosen = Signal(str)

    def __init__(self, language: Callable[[], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._items: dict[str, QTreeWidgetItem] = {}
        self.setHeaderHidden(True)
        self.setMinimumWidth(NARROWEST)
        self.currentItemChanged.connect(self._choose)
        self.itemClicked.connect(self._choose)

    def retranslate(self) -> None:
        """The language changed: the same branches, written anew."""
        self.setAccessibleName(self.tr("Contents"))
        opened = {name for name, item in self._items.items() if item.isExpanded()}
        with QSignalBlocker(self):
            self.clear()
            self._items = {}
            for name in CHAPTERS:
                self._add(name)
            for name in opened & self._items.keys():
                self._items[name].setExpanded(True)

    @property
    def widest(self) -> int:
        """The width in which every heading is read to its end."""
        metrics, step = self.fontMetrics(), self.indentation()
        lines = (
            metrics.horizontalAdvance(item.text(0)) + step * (_depth(item) + 1)
            for item in self._items.values()
        )
        bar = self.verticalScrollBar().sizeHint().width()
        return max(lines, default=0) + bar + 2 * self.frameWidth() + PAD

    def show_place(self, anchor: str) -> None:
        """The page shows this heading now."""
        item = self._items.get(anchor)
        if item is None or item is self.currentItem():
            return
        with QSignalBlocker(self):
            top = self._items[f"{anchor.partition('/')[0]}/top"]
            self.expandItem(top)
            self.setCurrentItem(item)
        self.scrollToItem(item)

    def _add(self, name: str) -> None:
        branches = [self.invisibleRootItem()]
        for heading in chapter(name, self._language()).headings:
            del branches[heading.level :]
            item = QTreeWidgetItem(branches[-1], [heading.text])
            item.setToolTip(0, heading.text)
            item.setData(0, ANCHOR, f"{name}/{heading.name}")
            self._items[f"{name}/{heading.name}"] = item
            branches.append(item)

    def _choose(self, item: QTreeWidgetItem | None, *_: object) -> None:
        if item is not None:
            self.chosen.emit(item.data(0, ANCHOR))


def _depth(item: QTreeWidgetItem) -> int:
    """How many headings one stands under."""
    above: QTreeWidgetItem | None = item.parent()
    return 0 if above is None else 1 + _depth(above)
