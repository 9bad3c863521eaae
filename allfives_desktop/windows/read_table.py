"""Tables that are read and walked, row by row, and not written."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QHeaderView, QTableView


def make_readable(view: QTableView, *, stretched: Iterable[int] = ()) -> None:
    """Rows and columns as large as what stands in them; the columns `stretched` share the rest.
    Needs the view's model."""
    view.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
    view.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QTableView.SelectionMode.SingleSelection)
    view.setTabKeyNavigation(False)
    view.setShowGrid(False)
    view.verticalHeader().hide()
    for header in (view.horizontalHeader(), view.verticalHeader()):
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    for column in stretched:
        view.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
