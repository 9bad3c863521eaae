"""A disk that is slow, or hangs: nobody waits for it longer than a blink, and nothing is lost."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.actions import Action
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.session import writing
from allfives_desktop.session.match_session import MatchSession, Step
from allfives_desktop.session.matches import Matches
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.session.store import Store, StoredJournal, StoreError
from allfives_desktop.session.writing import Writer


class Disk:
    """Lets the store write, or makes it wait."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(writing, "BLINK", 0.04)
        self.answers = Event()
        self.answers.set()
        self.fault: Exception | None = None
        write_action, write_ply = Store.write_action, Store.write_ply

        def action(
            store: Store, match: int, ply: int, action: Action, *, ended: int | None = None
        ) -> None:
            self._wait()
            write_action(store, match, ply, action, ended=ended)

        def stand(store: Store, match: int, ply: int, *, undos: int) -> None:
            self._wait()
            write_ply(store, match, ply, undos=undos)

        monkeypatch.setattr(Store, "write_action", action)
        monkeypatch.setattr(Store, "write_ply", stand)

    def _wait(self) -> None:
        assert self.answers.wait(60)
        if self.fault is not None:
            raise self.fault


class Table:
    """A match under way, written by a thread."""

    def __init__(self, path: Path) -> None:
        self.store, self.writer = Store(path), Writer(path)
        self.session = MatchSession()
        self.matches = Matches(self.session, self.store, writer=self.writer)
        self.steps, self.told = list[Step](), list[str]()
        self.session.stepped.connect(self.steps.append)
        self.session.unsaved.connect(self.told.append)
        self.matches.unsaved.connect(self.told.append)
        self.writer.failed.connect(self.told.append)
        self.writer.late.connect(lambda: self.told.append("late"))
        self.writer.caught_up.connect(lambda: self.told.append("caught up"))

    def act(self) -> None:
        session = self.session
        if session.state.actor is None:
            session.proceed()
        else:
            session.submit(legal_actions(session.state)[0])

    def kept(self) -> tuple[Action, ...]:
        match = self.store.latest()
        assert match is not None
        return self.store.read(match).actions


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path, disk: Disk, setup: MatchSetup) -> Iterator[Table]:
    table = Table(tmp_path / "matches.sqlite")
    table.matches.begin(setup)
    qtbot.waitUntil(lambda: table.session.state.actor is not None)
    yield table
    disk.answers.set()
    table.writer.close()
    table.store.close()


def test_a_quick_disk_has_written_when_an_action_returns(table: Table, qtbot: QtBot) -> None:
    for _ in range(20):
        table.act()
        qtbot.waitUntil(lambda: not table.session.is_waiting)
        assert table.kept() == table.session.log
    assert table.told == []


def test_what_is_not_written_is_not_shown_and_the_event_loop_goes_on(
    table: Table, disk: Disk, qtbot: QtBot
) -> None:
    before, shown, beats = table.session.log, len(table.steps), list[int]()
    disk.answers.clear()
    table.act()
    assert table.session.is_waiting
    ticker = QTimer(interval=1)
    ticker.timeout.connect(lambda: beats.append(1))
    ticker.start()
    qtbot.waitUntil(lambda: len(beats) > 30)
    assert (table.session.log, len(table.steps)) == (before, shown)
    assert table.kept() == before
    table.act()  # nothing while it waits
    disk.answers.set()
    qtbot.waitUntil(lambda: not table.session.is_waiting)
    assert len(table.session.log) == len(before) + 1
    assert table.kept() == table.session.log


def test_undo_is_not_lost_while_something_is_written(
    table: Table, disk: Disk, qtbot: QtBot
) -> None:
    while not table.session.can_undo:
        table.act()
        qtbot.waitUntil(lambda: not table.session.is_waiting)
    disk.answers.clear()
    table.act()
    undos = table.session.undos
    table.session.undo()
    assert table.session.undos == undos
    disk.answers.set()
    qtbot.waitUntil(lambda: table.session.undos == undos + 1)
    qtbot.waitUntil(lambda: not table.session.is_waiting)
    assert table.kept() == table.session.log


def test_play_goes_on_without_a_disk_that_hangs_and_is_kept_when_it_answers(
    table: Table, disk: Disk, qtbot: QtBot
) -> None:
    kept = table.kept()
    disk.answers.clear()
    table.writer.patience.setInterval(30)
    table.act()
    qtbot.waitUntil(lambda: not table.session.is_waiting)
    assert table.told == ["late"]
    for _ in range(10):
        table.act()
        assert not table.session.is_waiting
    assert len(table.session.log) > len(kept) + 10
    assert table.kept() == kept
    disk.answers.set()
    qtbot.waitUntil(lambda: "caught up" in table.told)
    assert table.told == ["late", "caught up"]
    assert table.kept() == table.session.log
    table.act()
    qtbot.waitUntil(lambda: not table.session.is_waiting)
    assert table.kept() == table.session.log


def test_a_disk_that_hangs_and_then_refuses_leaves_no_gap(
    table: Table, disk: Disk, qtbot: QtBot
) -> None:
    kept = table.kept()
    disk.answers.clear()
    table.writer.patience.setInterval(30)
    table.act()
    qtbot.waitUntil(lambda: table.told == ["late"])
    table.act()
    disk.fault = StoreError("no room")
    disk.answers.set()
    qtbot.waitUntil(lambda: "caught up" in table.told)
    assert table.told == ["late", "no room", "caught up"]
    assert table.kept() == kept
    disk.fault = None
    table.act()
    qtbot.waitUntil(lambda: not table.session.is_waiting)
    assert table.kept() == table.session.log


def test_a_full_disk_is_told_once_and_play_goes_on(table: Table, disk: Disk, qtbot: QtBot) -> None:
    before = len(table.session.log)
    disk.fault = StoreError("no room")
    for _ in range(5):
        table.act()
        qtbot.waitUntil(lambda: not table.session.is_waiting)
    assert len(table.session.log) > before + 4
    assert table.told == ["no room"]
    assert not table.session.is_saved


def test_where_there_is_room_again_all_of_the_match_is_saved(
    table: Table, disk: Disk, qtbot: QtBot
) -> None:
    table.session.saved_again.connect(lambda: table.told.append("saved"))
    disk.fault = StoreError("no room")
    table.act()
    qtbot.waitUntil(lambda: not table.session.is_waiting)
    table.session.undo()
    table.act()
    qtbot.waitUntil(lambda: not table.session.is_waiting)
    assert table.kept() != table.session.log
    disk.fault = None
    table.act()
    qtbot.waitUntil(lambda: not table.session.is_waiting)
    assert table.told == ["no room", "saved"]
    assert table.session.is_saved
    assert table.kept() == table.session.log


@pytest.mark.parametrize("is_resumed", [False, True])
def test_a_folder_that_is_taken_away_is_told_and_the_match_saved_in_a_new_one(
    disk: Disk, qtbot: QtBot, tmp_path: Path, setup: MatchSetup, is_resumed: bool
) -> None:
    table = Table(tmp_path / "data" / "matches.sqlite")
    table.session.saved_again.connect(lambda: table.told.append("saved"))
    table.matches.begin(setup)
    for _ in range(6):
        qtbot.waitUntil(lambda: not table.session.is_waiting)
        table.act()
    qtbot.waitUntil(lambda: not table.session.is_waiting)
    if is_resumed:
        assert table.matches.resume()
    shutil.rmtree(tmp_path / "data")
    for _ in range(6):
        table.act()
        qtbot.waitUntil(lambda: not table.session.is_waiting)
    table.session.undo()
    qtbot.waitUntil(lambda: not table.session.is_waiting)
    first, *others = table.told
    assert first.startswith(str(tmp_path / "data"))
    assert others == ["saved"]
    found = Store(table.store.path)
    match = found.latest()
    assert match is not None
    assert found.read(match).actions == table.session.log
    found.close()
    table.writer.close()
    table.store.close()


def test_a_match_that_could_not_be_begun_on_disk_is_saved_later(
    table: Table, disk: Disk, setup: MatchSetup, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    create, full = Store.create, [True]

    def refuse(store: Store, first: MatchSetup, actions: Sequence[Action]) -> StoredJournal:
        if full:
            raise StoreError("no room")
        return create(store, first, actions)

    monkeypatch.setattr(Store, "create", refuse)
    table.matches.begin(setup)
    qtbot.waitUntil(lambda: table.session.state.actor is not None)
    assert table.told == ["no room"]
    full.clear()
    table.act()
    qtbot.waitUntil(lambda: table.session.is_saved)
    assert table.kept() == table.session.log


def test_another_match_does_not_wait_for_the_one_before(
    table: Table, disk: Disk, setup: MatchSetup, qtbot: QtBot
) -> None:
    disk.answers.clear()
    table.act()
    old = table.store.latest()
    table.matches.begin(setup)
    assert table.session.log == ()
    disk.answers.set()
    qtbot.waitUntil(lambda: table.session.state.actor is not None)
    assert table.kept() == table.session.log
    assert table.store.latest() != old


def test_what_is_left_is_written_at_the_end(table: Table, disk: Disk) -> None:
    disk.answers.clear()
    table.act()
    QTimer.singleShot(0, disk.answers.set)
    before = len(table.kept())
    disk.answers.set()
    table.writer.close()
    assert len(table.kept()) == before + 1
