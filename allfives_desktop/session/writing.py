"""Who writes to the disk: a thread of its own, for which nobody waits longer than a blink."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from allfives_desktop.session.journal import AtOnce
from allfives_desktop.session.store import Store, StoredJournal, StoreLost

if TYPE_CHECKING:
    from pathlib import Path

    from allfives_desktop.rules.actions import Action
    from allfives_desktop.session.journal import Job, Then

log = logging.getLogger(__name__)

BLINK: Final = 0.04  # seconds that the caller waits
PATIENCE: Final = 3000  # ms that whoever asked waits for a disk on which nothing gets done
GOODBYE: Final = 2.0  # seconds at the end of the program


class Writer(QObject):
    """Does each job in its thread. One that takes a blink is done when `do` returns; of a longer
    one `then` is called from the event loop, in the order of the jobs.

    Where nothing gets done for PATIENCE, `late` says so: from then on nobody waits, every `then`
    is called at once, and the jobs are done when the disk answers: `caught_up`. `failed` says why
    one of those could not be done. `store` is to be used by jobs alone.
    """

    late = Signal()
    caught_up = Signal()
    failed = Signal(str)
    _ended = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = Store(path)
        self._is_late = False
        self._queue: SimpleQueue[_Task | None] = SimpleQueue()
        self._tasks: deque[_Task] = deque()
        self._thread: Thread | None = None
        self._is_closed = False
        self._ended.connect(self._look)
        self.patience = QTimer(self)
        self.patience.setSingleShot(True)
        self.patience.setInterval(PATIENCE)
        self.patience.timeout.connect(self._go_on_without)

    def do(self, job: Job, then: Then) -> None:
        if self._is_closed:
            AtOnce().do(job, then)
            return
        task, is_first = _Task(job, then), not self._tasks
        self._tasks.append(task)
        self._start()
        self._queue.put(task)
        if self._is_late:
            task.tell(None)
        elif is_first:
            task.is_done.wait(BLINK)
        task.is_left = True
        self._look()  # it may have ended unheard

    def hangs(self) -> bool:
        """Whether the disk has done nothing for so long that it is waited for no more."""
        return self._is_late

    def close(self) -> None:
        """Do what is left, as far as the disk lets it be done soon, and no more."""
        self._is_closed = True
        self.patience.stop()
        thread, self._thread = self._thread, None
        if thread is not None:
            self._queue.put(None)
            thread.join(GOODBYE)

    def _start(self) -> None:
        if self._thread is None:
            # Not waited for at the end of the program: its disk may hang for ever.
            self._thread = Thread(target=self._work, name="writer", daemon=True)
            self._thread.start()

    def _look(self) -> None:
        """Tell of what has ended."""
        while self._tasks and self._tasks[0].is_done.is_set():
            task = self._tasks.popleft()
            self.patience.stop()
            if error := task.tell(task.error):
                self.failed.emit(str(error))
        if self._is_late and not self._tasks:
            self._is_late = False
            self.caught_up.emit()
        elif self._tasks and not (self._is_late or self.patience.isActive()):
            self.patience.start()

    def _go_on_without(self) -> None:
        if not self._tasks:
            return
        self._is_late = True
        self.late.emit()
        for task in tuple(self._tasks):
            task.tell(None)

    # In the thread

    def _work(self) -> None:
        while (task := self._queue.get()) is not None:
            task.run()
            if task.is_left and not self._is_closed:
                self._ended.emit()
        self.store.close()


class _Task:
    """A job, and whoever waits for it."""

    def __init__(self, job: Job, then: Then) -> None:
        self._job, self._then = job, then
        self._is_told = False
        self.is_done = Event()
        self.is_left = False  # nobody waits beside it for it to be done
        self.error: OSError | None = None

    def run(self) -> None:
        try:
            self._job()
        except OSError as error:
            self.error = error
        except Exception as error:
            log.exception("what was to be written was not")
            self.error = OSError(f"{type(error).__name__}: {error}")
        self.is_done.set()

    def tell(self, error: OSError | None) -> OSError | None:
        """Tell whoever asked, once; an error that came too late for that is given back."""
        if self._is_told:
            return error
        self._is_told = True
        self._then(error)
        return None


class LateJournal:
    """A journal that may still have to be made: `make` is the first job. What could not be written
    is tried again before anything that comes behind it, so that there is never a gap; the error is
    raised for the first of them. Where the whole file is lost, `anew` makes the match again in the
    next one, and all that was written is written once more."""

    def __init__(
        self, making: Callable[[], StoredJournal], anew: Callable[[], StoredJournal]
    ) -> None:
        self._making, self._anew = making, anew
        self._made: StoredJournal | None = None
        self._due: deque[Callable[[StoredJournal], None]] = deque()
        self._done: list[Callable[[StoredJournal], None]] = []

    @property
    def match(self) -> int | None:
        """The match in the store, once it is there."""
        return self._made.match if self._made else None

    @property
    def is_behind(self) -> bool:
        return bool(self._due)

    def make(self) -> None:
        """Raises OSError; it is tried again with the first action then."""
        self._made = self._making()

    def append(self, action: Action, *, ends: bool = False) -> None:
        self._write(lambda journal: journal.append(action, ends=ends))

    def stand_at(self, ply: int) -> None:
        self._write(lambda journal: journal.stand_at(ply))

    def note_hint(self) -> None:
        self._write(lambda journal: journal.note_hint())

    def _write(self, write: Callable[[StoredJournal], None]) -> None:
        was_behind = self.is_behind
        self._due.append(write)
        try:
            self._catch_up()
        except StoreLost:
            self._begin_anew()
            raise
        except OSError:
            if not was_behind:
                raise

    def _catch_up(self) -> None:
        journal = self._made = self._made or self._making()
        while self._due:
            self._due[0](journal)
            self._done.append(self._due.popleft())

    def _begin_anew(self) -> None:
        self._made, self._making = None, self._anew
        self._due.extendleft(reversed(self._done))
        self._done.clear()
