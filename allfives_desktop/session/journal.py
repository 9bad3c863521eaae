"""Where the actions of a match become durable."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from allfives_desktop.rules.actions import Action

Job = Callable[[], object]
Then = Callable[[OSError | None], None]


class Journal(Protocol):
    """The actions of one match on disk, and how many of them count."""

    @property
    def is_behind(self) -> bool:
        """Whether something could not be written yet."""

    def append(self, action: Action, *, ends: bool = False) -> None:
        """Make the action durable behind those that count, in the place of those taken back;
        returns when it is. `ends`: the match is over with it. Raises OSError."""

    def stand_at(self, ply: int) -> None:
        """The first `ply` actions count; those behind them are kept, taken back. Raises OSError."""

    def note_hint(self) -> None:
        """One more hint was given. Raises OSError."""


class NoJournal:
    """Keeps nothing: for tests, and while there is no match."""

    is_behind = False

    def append(self, action: Action, *, ends: bool = False) -> None:
        pass

    def stand_at(self, ply: int) -> None:
        pass

    def note_hint(self) -> None:
        pass


class Writing(Protocol):
    """Does jobs on the disk in the order in which they come."""

    def do(self, job: Job, then: Then) -> None:
        """`then` is called once the job is done, or with the reason why it cannot be."""


class AtOnce:
    """Does each job before it returns."""

    def do(self, job: Job, then: Then) -> None:
        try:
            job()
        except OSError as error:
            then(error)
        else:
            then(None)
