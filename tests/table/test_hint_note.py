"""The hint on the table: at the card or button meant, for as long as the decision waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from allfives_desktop.ai.explain import Hint, Reason, Why, Worth
from allfives_desktop.rules.actions import Discard, Pass, Play, PlayerAction
from allfives_desktop.rules.state import Phase
from tests.table.conftest import items
from tests.table.test_asides import open_aside, shown_by_opponent, to_our_play

if TYPE_CHECKING:
    from tests.table.conftest import Played

PATIENCE = 20_000


def hint_for(action: PlayerAction, *others: PlayerAction) -> Hint:
    worths = tuple(Worth(each, 1.5 - at, 0.4, 0.6) for at, each in enumerate((action, *others)))
    return Hint(worths, (Reason(Why.SURE_TRICK, 1.0), Reason(Why.HARMLESS, 0.5)))


def give(played: Played, hint: Hint) -> None:
    played.table.hint_note.toggle()
    played.table.hint_note.show(hint)


def pointed_at(played: Played) -> list[QQuickItem]:
    scene = items(played.view.rootObject())
    return [item for item in scene if item.property("suggested")]


def hint_button(played: Played) -> QQuickItem:
    scene = items(played.view.rootObject())
    return next(item for item in scene if item.objectName() == "hintButton")


def first_play(played: Played) -> Play:
    return next(each for each in played.session.view().legal if isinstance(each, Play))


def test_a_card_is_pointed_at_and_the_hint_is_spoken_once(played: Played, qtbot: QtBot) -> None:
    said: list[str] = []
    played.table.hint_note.announced.connect(said.append)
    played.begin(beg=False)
    to_our_play(played, qtbot)
    best = first_play(played)
    give(played, hint_for(best))
    (card,) = pointed_at(played)
    assert card.property("face") == best.card.code
    words = played.table.tableau.words.words
    assert words.hint.startswith("Hint: ")
    assert words.hint_why.count("\n") == 1
    assert "+1.5" in words.hint_worth
    assert len(said) == 1
    assert words.hint in said[0]


def test_the_hint_goes_with_the_decision(played: Played, qtbot: QtBot) -> None:
    played.begin(beg=False)
    to_our_play(played, qtbot)
    best = first_play(played)
    give(played, hint_for(best))
    over: list[bool] = []
    played.table.hint_note.over.connect(lambda: over.append(True))
    played.director.submit(best)
    qtbot.waitUntil(lambda: bool(over))
    assert not played.table.tableau.words.words.hint
    assert not pointed_at(played)


def test_a_hint_that_comes_too_late_is_not_shown(played: Played, qtbot: QtBot) -> None:
    played.begin(beg=False)
    to_our_play(played, qtbot)
    best = first_play(played)
    played.table.hint_note.toggle()
    played.director.submit(best)
    qtbot.waitUntil(lambda: not played.director.is_accepting or len(played.session.log) > 3)
    to_our_play(played, qtbot)
    played.table.hint_note.show(hint_for(best))
    assert not played.table.tableau.words.words.hint


@pytest.mark.parametrize("how", ["escape", "again", "press"])
def test_a_hint_is_put_away(played: Played, qtbot: QtBot, how: str) -> None:
    played.begin(beg=False)
    to_our_play(played, qtbot)
    give(played, hint_for(first_play(played)))
    words = played.table.tableau.words
    ways: dict[str, Callable[[], object]] = {
        "escape": lambda: QTest.keyClick(played.view, Qt.Key.Key_Escape),
        "again": played.table.hint_note.toggle,
        "press": played.table.choices.putHintAway,
    }
    ways[how]()
    qtbot.waitUntil(lambda: not words.words.hint)
    assert not pointed_at(played)


def test_the_button_asks_for_a_hint(played: Played, qtbot: QtBot) -> None:
    wanted: list[bool] = []
    played.table.hint_note.wanted.connect(lambda: wanted.append(True))
    played.begin(beg=False)
    to_our_play(played, qtbot)
    assert hint_button(played).isVisible()
    played.click(hint_button(played))
    qtbot.waitUntil(lambda: bool(wanted))


def test_buttons_are_pointed_at(played: Played, qtbot: QtBot) -> None:
    played.begin()
    qtbot.waitUntil(lambda: bool(played.director.is_accepting), timeout=PATIENCE)
    view = played.session.view()
    assert view.phase in (Phase.BEG, Phase.ANSWER)
    last = view.legal[-1]
    give(played, hint_for(last))
    (button,) = pointed_at(played)
    assert button.property("index") == len(view.legal) - 1
    assert button.objectName() == "actionButton"


def test_discards_are_pointed_at(played: Played, qtbot: QtBot) -> None:
    played.begin()

    def discarding() -> bool:
        if not played.is_open():
            return False
        state = played.session.state
        if state.phase is Phase.DISCARD and state.actor == 0:
            return True
        if state.actor is None:
            played.director.proceed()
        else:
            played.director.submit(played.session.view().legal[-1])
        return False

    qtbot.waitUntil(discarding, timeout=PATIENCE)
    view = played.session.view()
    best = Discard(0, view.hand_cards[: len(view.hand_cards) - 6])
    give(played, hint_for(best, Discard(0, view.hand_cards[6:])))
    faces = {item.property("face") for item in pointed_at(played)}
    assert faces == {card.code for card in best.cards}


def test_out_of_turn_the_button_to_play_on_is_pointed_at(played: Played, qtbot: QtBot) -> None:
    shown_by_opponent(played, qtbot)
    assert open_aside(played)
    give(played, hint_for(Pass(0)))
    (button,) = pointed_at(played)
    assert button.property("label") == "Play on"


def test_another_language_says_the_same(
    played: Played, qtbot: QtBot, speak: Callable[[str], None]
) -> None:
    played.begin(beg=False)
    to_our_play(played, qtbot)
    give(played, hint_for(first_play(played)))
    words = played.table.tableau.words
    speak("hu")
    played.table.retranslate("hu")
    assert words.words.hint.startswith("Tipp: ")
    assert "Ezt az ütést senki sem veheti el." in words.words.hint_why
    assert words.words.hint_label == "Tipp"
    assert len(pointed_at(played)) == 1


def test_where_no_hint_can_be_had_that_is_said(played: Played, qtbot: QtBot) -> None:
    played.begin(beg=False)
    to_our_play(played, qtbot)
    played.table.hint_note.toggle()
    played.table.hint_note.fail()
    assert played.table.tableau.words.words.detail == "No hint could be found."
