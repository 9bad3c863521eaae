"""What is cut, elided or covered among the texts of a scene or a window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product, takewhile
from typing import Any, Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem
from PySide6.QtWidgets import (
    QAbstractButton,
    QHeaderView,
    QLabel,
    QListView,
    QMenu,
    QMenuBar,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from tests.i18n.situations import items, texts

SLACK: Final = 1.0
SHEET: Final = "sheet"
# How much of the free room lies before a text, by its alignment.
_SHARE: Final = {
    Qt.AlignmentFlag.AlignHCenter.value: 0.5,
    Qt.AlignmentFlag.AlignRight.value: 1.0,
    Qt.AlignmentFlag.AlignVCenter.value: 0.5,
    Qt.AlignmentFlag.AlignBottom.value: 1.0,
}


def crowded(root: QQuickItem) -> Iterator[str]:
    """What is wrong with the texts of a scene, a sentence each."""
    seen = texts(root)
    letters = {text: painted(text) for text in seen}
    panels = {panel: _place(panel) for text in seen if (panel := _panel(text))}
    cards = {item: _place(item) for item in items(root) if item.property("pile") is not None}
    for text in seen:
        yield from _cut(text, root)
    for (one, here), (other, there) in combinations(letters.items(), 2):
        if _meet(here, there) and not _is_hidden(one, other):
            yield f"{_name(one)} meets {_name(other)}"
    for (one, here), (other, there) in combinations(panels.items(), 2):
        grounds = _is_ground(one) and _is_ground(other)
        if grounds and _meet(here, there) and not _is_hidden(one, other):
            yield f"{_said(one)} meets {_said(other)}"
    for (text, here), (cover, there) in product(letters.items(), (panels | cards).items()):
        if _meet(here, there) and _is_after(cover, text) and not _is_hidden(cover, text):
            yield f"{_name(text)} lies under {cover}"


def painted(text: QQuickItem) -> QRectF:
    """Where the letters of a text are, in the scene; a single line is as high as its ink."""
    lines = _lines(text)
    if text.property("lineCount") == 1:
        metrics = QFontMetricsF(_font(text))
        ink = metrics.tightBoundingRect(text.property("text"))
        lines.setTop(lines.top() + metrics.ascent() + ink.top())
        lines.setHeight(ink.height())
    return text.mapRectToScene(lines)


def _font(text: QQuickItem) -> QFont:
    """The font in use, which may be smaller than the one that was asked for."""
    font: QFont = text.property("font")
    if (
        QFontMetricsF(font).horizontalAdvance(text.property("text"))
        > text.property("contentWidth") + SLACK
    ):
        font.setPixelSize(_number(text, "fontInfo.pixelSize"))
    return font


def _lines(text: QQuickItem) -> QRectF:
    width, height = text.property("contentWidth"), text.property("contentHeight")
    across, down = text.width() - width, text.height() - height
    if across > SLACK:
        across *= _SHARE.get(_number(text, "effectiveHorizontalAlignment"), 0)
    if down > SLACK:
        down *= _SHARE.get(_number(text, "verticalAlignment"), 0)
    return QRectF(across, down, width, height)


def _number(text: QQuickItem, name: str) -> int:
    context = QQmlEngine.contextForObject(text)
    value: Any = QQmlExpression(context, text, name).evaluate()
    return int(value[0] if isinstance(value, tuple) else value)


def _cut(text: QQuickItem, root: QQuickItem) -> Iterator[str]:
    if text.property("truncated"):
        yield f"{_name(text)} is elided"
    letters = painted(text)
    panel = _panel(text)
    room = _place(panel) if panel else _place(root)
    if not room.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(letters):
        yield f"{_name(text)} leaves its panel: {letters} in {room}"
    if not _place(root).adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(room):
        yield f"{_name(text)} leaves the window: {room}"


def _ancestors(item: QQuickItem) -> Iterator[QQuickItem]:
    """An item and all it is in, from the inside."""
    yield item
    outer: QQuickItem | None = item.parentItem()
    if outer is not None:
        yield from _ancestors(outer)


def _panel(text: QQuickItem) -> QQuickItem | None:
    """What a text stands on: the nearest coloured ground round or beside it."""
    for item in _ancestors(text):
        if _is_ground(item) or item.inherits("QQuickImage"):
            return item
        for child in item.childItems():
            if child is not text and _is_ground(child) and _fills(child, item):
                return child
    return None


def _is_ground(item: QQuickItem) -> bool:
    color = item.property("color")
    return item.inherits("QQuickRectangle") and isinstance(color, QColor) and color.alpha() > 0


def _fills(child: QQuickItem, parent: QQuickItem) -> bool:
    return child.size() == parent.size()


def _place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def _meet(one: QRectF, other: QRectF) -> bool:
    common = one.intersected(other)
    return common.width() > SLACK and common.height() > SLACK


def _is_hidden(one: QQuickItem, other: QQuickItem) -> bool:
    """Whether one of two lies in the other, or under a sheet that covers whatever is below."""
    if other in _ancestors(one) or one in _ancestors(other):
        return True
    first, last = (one, other) if _is_after(other, one) else (other, one)
    sheets = [item for item in _ancestors(last) if item.objectName() == SHEET]
    return bool(sheets) and sheets[0] not in _ancestors(first)


def _is_after(one: QQuickItem, other: QQuickItem) -> bool:
    """Whether `one` is drawn after `other`."""
    ours, theirs = ([*_ancestors(item)][::-1] for item in (one, other))
    same = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(ours, theirs)))  # noqa: B905
    if same in (len(ours), len(theirs)):
        return len(ours) > len(theirs)
    siblings = ours[same - 1].childItems()
    first, second = ours[same], theirs[same]
    return (first.z(), siblings.index(first)) > (second.z(), siblings.index(second))


def _name(text: QQuickItem) -> str:
    return repr(text.property("text"))


def _said(panel: QQuickItem) -> str:
    parent = panel if panel.childItems() else panel.parentItem()
    return "panel " + "/".join(_name(text) for text in texts(parent) if _panel(text) is panel)


# The window


def cramped(top: QWidget) -> Iterator[str]:
    """What has no room among the widgets of a window, a sentence each."""
    for widget in top.findChildren(QWidget):
        if widget.isVisibleTo(top):
            yield from _without_room(widget, top)


def _without_room(widget: QWidget, top: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel | QAbstractButton) and widget.text():
        needed = widget.sizeHint()
        if isinstance(widget, QLabel) and widget.wordWrap():
            needed = QSize(0, widget.heightForWidth(widget.width()))
        if needed.width() > widget.width() or needed.height() > widget.height():
            yield f"{widget.text()!r} needs {needed.toTuple()}, has {widget.size().toTuple()}"
        if not top.rect().contains(QRect(widget.mapTo(top, QPoint()), widget.size())):
            yield f"{widget.text()!r} leaves the window"
    elif isinstance(widget, QMenuBar):
        yield from _menus(widget)
    elif isinstance(widget, QHeaderView):
        yield from _headings(widget)
    elif isinstance(widget, QTableView):
        yield from _cells(widget)
    elif isinstance(widget, QListView):
        yield from _rows(widget)


def _menus(bar: QMenuBar) -> Iterator[str]:
    free = bar.rect().adjusted(0, 0, -bar.cornerWidget().width(), 0)
    for action in bar.actions():
        if not free.contains(bar.actionGeometry(action)):
            yield f"menu {action.text()!r} does not fit into the bar"
    for menu in bar.findChildren(QMenu):
        if menu.sizeHint().width() > bar.width():
            yield f"menu {menu.title()!r} is wider than the window"


def _headings(header: QHeaderView) -> Iterator[str]:
    for section in range(header.count()):
        if header.sectionSizeHint(section) > header.sectionSize(section):
            yield f"heading {header.model().headerData(section, header.orientation())!r} is cut"


def _cells(table: QTableView) -> Iterator[str]:
    model = table.model()
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            room = table.visualRect(index)
            option = QStyleOptionViewItem()
            table.initViewItemOption(option)
            option.rect = room
            needed = table.itemDelegate().sizeHint(option, index)
            if needed.height() > room.height() or needed.width() > room.width():
                yield f"cell {index.data()!r} needs {needed.toTuple()}, has {room.size().toTuple()}"


def _rows(view: QListView) -> Iterator[str]:
    model = view.model()
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        if view.visualRect(index).right() > view.viewport().width():
            yield f"row {index.data()!r} is cut"
