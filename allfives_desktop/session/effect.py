"""What changed rules do to the game: measured in a process of its own, stopped at any time."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from allfives_desktop.ai.effect import HANDS, Comparison
from allfives_desktop.ai.effect_report import from_json
from allfives_desktop.ai.effect_worker import request
from allfives_desktop.rules.options import Options
from allfives_desktop.session.line_process import LineProcess


class EffectProcess(LineProcess):
    """Measures one change at a time; a new one, or `stop`, ends the one before for good.

    `found` brings the `Effect` as it becomes known, several times a second.
    """

    found = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("allfives_desktop.ai.effect_worker", parent)

    @property
    def is_measuring(self) -> bool:
        return self.is_under_way

    def measure(self, standard: Options, changed: Options, hands: int = HANDS) -> None:
        """Compare two sets of rules over at least `hands` hands under each."""
        self.ask(request(Comparison(standard, changed, hands=hands)))

    def take(self, contents: Any) -> None:
        self.found.emit(from_json(contents))
