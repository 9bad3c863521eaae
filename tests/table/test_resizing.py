"""A window made larger and smaller at any moment ends as a fresh one of that size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtQuick import QQuickItem
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.events import CardsDealt, Event, Scored, TrickTaken
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.session.journal import NoJournal
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace

if TYPE_CHECKING:
    from tests.table.conftest import Played

PATIENCE: Final = 20_000
TIMES: Final = 20
SIZES: Final = ((1280, 774), (800, 534), (700, 970), (900, 1370), (640, 480), (1000, 900))
# What a card or a peg is: neither has to be the one in the same row.
NAMING: Final = ("pile", "seat", "place", "face", "track", "kind", "hole")
MOMENTS: Final = {"deal": CardsDealt, "trick": TrickTaken, "walk": Scored}


def picture(played: Played) -> set[str]:
    """Where everything is and how large: cards and pegs by what they are, all else by its place.

    Words are left out: some pass, as points just won, and a fresh window does not say them.
    """
    root = played.view.rootObject()
    board = [(name, root.property(name)) for name in ("boardFace", "boardAspect", "faces")]
    return {*map(repr, board), *map(repr, _places(root, ""))}


def _places(item: QQuickItem, path: str) -> list[tuple[object, ...]]:
    item.ensurePolished()
    spot = item.mapToScene(item.boundingRect().topLeft())
    what = repr([item.property(name) for name in NAMING]) if _is_named(item) else path
    found: list[tuple[object, ...]] = [
        (
            what, round(spot.x(), 2), round(spot.y(), 2), round(item.width(), 2),
            round(item.height(), 2), round(item.scale(), 3), round(item.rotation(), 2),
        )
    ]  # fmt: skip
    if item.property("pile") is None:
        shown = [child for child in item.childItems() if child.isVisible()]
        plain = [child for child in shown if not child.inherits("QQuickText")]
        order = {id(child): at for at, child in enumerate(c for c in plain if not _is_named(c))}
        for child in plain:
            at = order.get(id(child), "")
            found += _places(child, f"{what}/{at}")
    return found


def _is_named(item: QQuickItem) -> bool:
    return item.property("pile") is not None or item.property("kind") is not None


def rest(played: Played, qtbot: QtBot) -> None:
    """All has come to its end; what was called out and the way of the last peg are forgotten."""

    def hurried() -> bool:
        played.director.hurry()
        return played.is_open() and not played.view.is_moving

    qtbot.waitUntil(hurried, timeout=PATIENCE)
    for plate in played.table.tableau.plates:
        plate.amend(bubble="")
    played.table.tableau.pegs.clear_trail()


def play_to(played: Played, qtbot: QtBot, moment: type[Event]) -> None:
    """Play until the motion of a moment has begun."""
    seen: list[Event] = []
    played.director.presented.connect(seen.append)

    def come() -> bool:
        if any(isinstance(event, moment) for event in seen) and played.view.is_moving:
            return True
        if played.director.property("accepting"):
            played.director.submit(legal_actions(played.session.state)[0])
        elif not any(isinstance(event, moment) for event in seen):
            played.director.hurry()
        return False

    qtbot.waitUntil(come, timeout=PATIENCE)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("moment", MOMENTS)
def test_resizing_ends_as_a_fresh_window(
    shown: Played, fresh: Callable[[], Played], qtbot: QtBot, moment: str, players: int
) -> None:
    shown.begin("all_fives", "RESIZE", players=players)
    play_to(shown, qtbot, MOMENTS[moment])
    rng = Random(moment)
    for _ in range(TIMES):
        shown.view.resize(*rng.choice(SIZES))
        QApplication.processEvents()
    for size in SIZES:
        shown.view.resize(*size)
        rest(shown, qtbot)
        other = fresh()
        other.view.resize(*size)
        other.session.begin(shown.session.setup, NoJournal(), log=shown.session.log)
        rest(other, qtbot)
        differing = picture(shown) ^ picture(other)
        assert not differing, f"{size}: {sorted(differing)[:12]}"


@pytest.fixture
def fresh(
    qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest, shown: Played
) -> Callable[[], Played]:
    """Call it for a new window, in which nothing moves."""

    def opened() -> Played:
        played = type(shown)(qtbot, tmp_path, Pace(MotionSpeed.OFF, Dwell.NONE))
        request.addfinalizer(played.close)
        return played

    return opened
