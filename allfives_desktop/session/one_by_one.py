"""One thing after the other, each when the one before it has been written."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from allfives_desktop.session.journal import AtOnce, NoJournal

if TYPE_CHECKING:
    from allfives_desktop.session.journal import Journal, Writing

Deed = Callable[[], None]


class OneByOne:
    """`by_itself` does what follows by itself when nothing else is due; False for nothing.
    `written` is told of each journal that was written, with the error where it could not be."""

    def __init__(
        self, by_itself: Callable[[], bool], written: Callable[[Journal, OSError | None], None]
    ) -> None:
        self.writing: Writing = AtOnce()
        self._by_itself = by_itself
        self._written = written
        self._awaited: object | None = None
        self._due: deque[Deed] = deque()
        self._wishes: deque[Deed] = deque()
        self._is_going = False

    @property
    def is_waiting(self) -> bool:
        """Whether something is being written that has not happened yet."""
        return self._awaited is not None

    def do(self, deeds: Iterable[Deed]) -> None:
        """Do these; nothing while waiting."""
        if not self.is_waiting:
            self._due.extend(deeds)
            self.go_on()

    def wish(self, deed: Deed) -> None:
        """Do this as soon as nothing is waited for, in place of all that is due then."""
        self._wishes.append(deed)
        self.go_on()

    def go_on(self) -> None:
        """Do all that is due, as far as the disk keeps up."""
        if self._is_going:
            return
        self._is_going = True
        try:
            while not self.is_waiting and self._do_next():
                pass
        finally:
            self._is_going = False

    def forget(self) -> None:
        """What is due, or being written, is not waited for any more."""
        self._awaited = None
        self._due.clear()
        self._wishes.clear()

    def keep(self, journal: Journal, write: Callable[[Journal], None], then: Deed) -> None:
        """Write into a journal; `then` follows, unless it is forgotten meanwhile."""
        awaited = self._awaited = object()

        def written(error: OSError | None) -> None:
            self._written(journal, error)
            if self._awaited is awaited:
                self._awaited = None
                then()
                self.go_on()

        writing = AtOnce() if isinstance(journal, NoJournal) else self.writing
        writing.do(partial(write, journal), written)

    def _do_next(self) -> bool:
        if self._wishes:
            self._due.clear()
        deeds = self._wishes or self._due
        if not deeds:
            return self._by_itself()
        deeds.popleft()()
        return True
