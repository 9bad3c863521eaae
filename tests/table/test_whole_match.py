"""A best of three from the cut to the last peg: by mouse alone, and by keys alone."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from allfives_desktop.models.cards_model import PACK_SIZE
from allfives_desktop.rules.actions import Play
from allfives_desktop.rules.state import Phase

if TYPE_CHECKING:
    from tests.table.conftest import Played

PATIENCE = 20_000


def next_decision(played: Played, qtbot: QtBot, before: int) -> None:
    """Wait until something can be done again, and something has been done."""

    def something_new() -> None:
        assert len(played.session.log) > before, played.session.state.phase
        assert played.is_open(), played.session.state.phase

    qtbot.waitUntil(something_new, timeout=PATIENCE)


def playable(played: Played) -> set[str]:
    legal = played.session.view().legal
    return {action.card.code for action in legal if isinstance(action, Play)}


def test_by_mouse(played: Played, qtbot: QtBot) -> None:
    rng = Random(1)
    played.begin()
    next_decision(played, qtbot, 0)
    while played.session.state.phase is not Phase.MATCH_OVER:
        before = len(played.session.log)
        phase = played.session.state.phase
        if phase is Phase.PLAY:
            legal = playable(played)
            cards = [item for item in played.cards() if item.property("face") in legal]
            played.click(rng.choice(cards), left=0.15)
        elif phase is Phase.DISCARD:
            for item in played.cards()[6:]:
                played.click(item, left=0.15)
                assert item.property("note") == "Chosen for discarding"
            played.click(played.buttons()[0])
        else:
            played.click(rng.choice(played.buttons()))
        next_decision(played, qtbot, before)
    assert max(played.session.state.games_won) == 2
    assert sum(len(pile) for pile in played.table.tableau.cards.layout().values()) == PACK_SIZE


def test_by_keys(played: Played, qtbot: QtBot) -> None:
    played.begin(seed="KEYS")
    played.view.setFocus()
    next_decision(played, qtbot, 0)
    while played.session.state.phase is not Phase.MATCH_OVER:
        before = len(played.session.log)
        phase = played.session.state.phase
        if phase is Phase.PLAY:
            legal = playable(played)
            faces = [str(item.property("face")) for item in played.cards()]
            digit = Qt.Key(Qt.Key.Key_1 + next(at for at, f in enumerate(faces) if f in legal))
            QTest.keyClick(played.view, digit)
            QTest.keyClick(played.view, digit)
        elif phase is Phase.DISCARD:
            for place in range(6, len(played.cards())):
                digit = Qt.Key(Qt.Key.Key_1 + place)
                QTest.keyClick(played.view, digit)
                QTest.keyClick(played.view, digit)
            played.table.view.focus_actions()
            QTest.keyClick(played.view, Qt.Key.Key_Return)
        else:
            played.table.view.focus_actions()
            QTest.keyClick(played.view, Qt.Key.Key_Space)
        next_decision(played, qtbot, before)
    assert max(played.session.state.games_won) == 2


def test_a_click_that_ends_a_motion_plays_nothing(shown: Played, qtbot: QtBot) -> None:
    shown.begin()
    qtbot.waitUntil(lambda: shown.view.is_moving, timeout=PATIENCE)
    before = len(shown.session.log)
    QTest.mouseClick(shown.view, Qt.MouseButton.LeftButton, pos=shown.view.rect().center())
    assert len(shown.session.log) == before


def test_cards_lie_where_a_fresh_window_lays_them(shown: Played, qtbot: QtBot) -> None:
    shown.begin()
    for width, height in ((1200, 700), (820, 560), (1000, 900), (900, 640)):
        qtbot.waitUntil(lambda: shown.view.is_moving or shown.is_open(), timeout=PATIENCE)
        shown.view.resize(width, height)

    def hurried_to_its_end() -> bool:
        shown.director.hurry()
        return shown.is_open()

    qtbot.waitUntil(hurried_to_its_end, timeout=PATIENCE)
    resized = [(item.x(), item.y(), item.rotation()) for item in shown.cards()]
    shown.view.resize(1300, 800)
    shown.view.resize(900, 640)
    assert [(item.x(), item.y(), item.rotation()) for item in shown.cards()] == resized


def test_wild_clicking_never_loses_a_card_or_plays_two(played: Played, qtbot: QtBot) -> None:
    rng = Random(7)
    played.begin(seed="WILD")
    buttons = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
    view = played.view
    for _ in range(400):
        pos = view.rect().topLeft()
        pos.setX(rng.randrange(view.width()))
        pos.setY(rng.randrange(view.height()))
        click = QTest.mouseDClick if rng.random() < 0.3 else QTest.mouseClick
        before = [action for action in played.session.log if getattr(action, "seat", 1) == 0]
        click(view, rng.choice(buttons), pos=pos)
        after = [action for action in played.session.log if getattr(action, "seat", 1) == 0]
        assert len(after) - len(before) <= 1
        piles = played.table.tableau.cards.layout()
        assert sum(len(pile) for pile in piles.values()) == PACK_SIZE
