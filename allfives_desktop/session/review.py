"""A match looked back on: every decision of a seat judged in a process of its own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QObject, Signal

from allfives_desktop.ai.review_report import decision_from_json, from_json, request
from allfives_desktop.rules.actions import Action
from allfives_desktop.rules.options import Options
from allfives_desktop.session.line_process import LineProcess


class ReviewProcess(LineProcess):
    """Reviews one match at a time; a new one, or `stop`, ends the one before for good.

    `begun` tells all `Decision`s to be judged, `judged` brings each `Verdict` in order of time.
    """

    begun = Signal(object)
    judged = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("allfives_desktop.ai.review_worker", parent)

    def review(self, options: Options, actions: Iterable[Action], seat: int) -> None:
        """Judge the decisions of a seat in all hands that have ended."""
        self.ask(request(options, actions, seat))

    def take(self, contents: Any) -> None:
        if "decisions" in contents:
            self.begun.emit(tuple(decision_from_json(each) for each in contents["decisions"]))
        else:
            self.judged.emit(from_json(contents))
