"""The whole program on a disk that does not answer for a while."""

from __future__ import annotations

from threading import Event

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.rules.actions import Action
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.session import writing
from allfives_desktop.session.store import Store, StoreError

PATIENCE = 30_000


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Event:
    """While it is not set, no action gets onto the disk."""
    answers, write = Event(), Store.write_action
    answers.set()

    def slow(
        store: Store, match: int, ply: int, action: Action, *, ended: int | None = None
    ) -> None:
        assert answers.wait(60)
        write(store, match, ply, action, ended=ended)

    monkeypatch.setattr(Store, "write_action", slow)
    monkeypatch.setattr(writing, "BLINK", 0.04)
    return answers


def notes(program: Program) -> list[str]:
    return [box.text() for box in program.window.findChildren(QMessageBox) if box.isVisible()]


def test_the_window_answers_and_play_goes_on(
    program: Program, answers: Event, qtbot: QtBot
) -> None:
    director, session, beats = program.table.director, program.session, list[int]()
    program.play.begin()
    qtbot.waitUntil(lambda: director.is_accepting, timeout=PATIENCE)
    before = session.log
    answers.clear()
    program.writer.patience.setInterval(1000)
    director.submit(legal_actions(session.state)[0])
    assert session.is_waiting
    ticker = QTimer(interval=1)
    ticker.timeout.connect(lambda: beats.append(1))
    ticker.start()
    headline = program.table.tableau.words.words
    qtbot.waitUntil(lambda: program.table.tableau.words.words.headline == "Being saved…")
    assert headline.headline != "Being saved…"
    assert len(beats) > 20
    assert not director.is_accepting
    assert session.log == before
    program.window.resize(900, 700)
    qtbot.waitUntil(lambda: not session.is_waiting, timeout=PATIENCE)
    assert ["does not answer" in note for note in notes(program)] == [True]
    qtbot.waitUntil(lambda: director.is_accepting, timeout=PATIENCE)
    assert len(session.log) > len(before)
    with pytest.raises(StoreError):
        program.store.latest()
    answers.set()
    qtbot.waitUntil(lambda: len(notes(program)) == 2, timeout=PATIENCE)
    match = program.store.latest()
    assert match is not None
    qtbot.waitUntil(lambda: program.store.read(match).actions == session.log)
