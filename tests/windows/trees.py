"""What a screen reader finds in a window: the tree of accessible things, as Qt tells it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

Role = QAccessible.Role
Text = QAccessible.Text
# What only holds others together, and empty cells of a table.
SILENT: Final = frozenset(
    {
        *(Role.Client, Role.Window, Role.MenuBar, Role.LayeredPane, Role.Pane, Role.Splitter),
        *(Role.Border, Role.ScrollBar, Role.Grip, Role.Separator, Role.Grouping, Role.Dialog),
        *(Role.NoRole, Role.Cell, Role.TitleBar, Role.Indicator, Role.ToolBar),
    }
)


@dataclass(frozen=True, slots=True)
class Found:
    """A thing in the tree, and the names above it; `is_drawn` is true of what QML draws."""

    role: QAccessible.Role
    name: str
    description: str
    is_seen: bool
    is_drawn: bool
    above: tuple[str, ...]


def tree(window: object) -> Iterator[Found]:
    """Everything below a window, in the order in which it is read."""
    yield from _below(QAccessible.queryAccessibleInterface(window), ())  # type: ignore[arg-type]


def _below(node: Any, above: tuple[str, ...]) -> Iterator[Found]:
    state, name = node.state(), node.text(Text.Name)
    yield Found(
        role=node.role(),
        name=name,
        description=node.text(Text.Description),
        is_seen=not state.invisible,
        is_drawn=isinstance(node.object(), QQuickItem),
        above=above,
    )
    for at in range(node.childCount()):
        child = node.child(at)
        if child is not None and child.isValid():
            yield from _below(child, (*above, name))


def faults(window: object) -> list[str]:
    """What a screen reader would stumble over."""
    return [fault for found in tree(window) if (fault := _fault(found))]


def _fault(found: Found) -> str:
    where = f"{found.role.name} {found.name!r} in {' / '.join(filter(None, found.above))}"
    if found.is_drawn and not found.is_seen:
        return f"not to be seen, but listed: {where}"
    if not found.is_seen:
        return ""  # a widget that says of itself that it is not there
    if not found.name and (found.role not in SILENT or found.is_drawn):
        return f"without a name: {where}"
    return ""
