"""How far a command has come, on a terminal."""

from __future__ import annotations

import sys
from typing import Final

BAR: Final = 30


class ProgressBar:
    """A bar on the standard error output; nothing where that is no terminal."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._is_wanted = sys.stderr.isatty()
        self._shown = -1

    def show(self, number: int) -> None:
        """`number` of the total are done; more than all is all."""
        number = min(number, self._total)
        done = number * BAR // self._total
        if self._is_wanted and done != self._shown:
            self._shown = done
            bar = "#" * done + "." * (BAR - done)
            print(f"\r[{bar}] {number}/{self._total}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """What is printed next begins a line of its own."""
        if self._is_wanted:
            print(file=sys.stderr)
