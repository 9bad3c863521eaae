"""Cards shown out of turn, calls for them, a settled hand played out, and the last trick again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.actions import Call, Expose, Play
from allfives_desktop.rules.cards import Card
from allfives_desktop.rules.claim import is_settled
from allfives_desktop.rules.legality import why_not
from allfives_desktop.rules.state import Phase
from tests.table.conftest import items

if TYPE_CHECKING:
    from tests.table.conftest import Played

PATIENCE = 20_000
OPPONENT = 3  # plays after seat 0 in Trinidad


def to_our_play(played: Played, qtbot: QtBot, *, tricks: int = 0) -> None:
    """Play on by the first button or card until we are to play, after that many tricks."""
    session = played.session

    def reached() -> bool:
        if not played.is_open():
            return False
        state = session.state
        if state.phase is Phase.PLAY and state.actor == 0 and len(state.tricks) >= tricks:
            return True
        if state.actor is None:
            played.director.proceed()
        else:
            played.director.submit(session.view().legal[0])
        return False

    qtbot.waitUntil(reached, timeout=PATIENCE)


def play_first(played: Played) -> None:
    (action, *_) = played.session.view().legal
    played.director.submit(action)


def label(item: QQuickItem) -> str:
    return str(item.property("label"))


def item_of(played: Played, card: Card) -> QQuickItem:
    scene = items(played.view.rootObject())
    return next(item for item in scene if item.property("face") == card.code)


def open_aside(played: Played) -> bool:
    return played.is_open() and played.session.state.actor not in (0, None)


def shown_by_opponent(played: Played, qtbot: QtBot) -> Card:
    """The opponent's card lies open when it is to follow our lead; it is one it may play then."""
    played.begin("trinidad", seed="ASIDE", target=60)
    to_our_play(played, qtbot)
    session = played.session
    while session.state.trick:
        play_first(played)
        to_our_play(played, qtbot)
    led = next(a.card for a in session.view().legal if isinstance(a, Play))
    hand = session.state.hands[OPPONENT]
    card = next((each for each in hand if each.suit is led.suit), hand[0])
    session.submit(Expose(OPPONENT, card))
    qtbot.waitUntil(played.is_open, timeout=PATIENCE)
    played.director.submit(Play(0, led))
    qtbot.waitUntil(lambda: open_aside(played), timeout=PATIENCE)
    return card


def test_a_click_calls_an_open_card(played: Played, qtbot: QtBot) -> None:
    card = shown_by_opponent(played, qtbot)
    assert [label(button).split(":")[0] for button in played.buttons()] == ["Call", "Play on"]
    assert why_not(played.session.state, Call(0, card)) is None
    played.click(item_of(played, card))
    assert Call(0, card) in played.session.log
    qtbot.waitUntil(lambda: Play(OPPONENT, card) in played.session.log, timeout=PATIENCE)


def test_a_call_can_be_left(played: Played, qtbot: QtBot) -> None:
    shown_by_opponent(played, qtbot)
    before = len(played.session.log)
    played.click(played.buttons()[-1])
    qtbot.waitUntil(lambda: len(played.session.log) > before, timeout=PATIENCE)
    action = played.session.log[before]
    assert isinstance(action, Play)
    assert action.seat == OPPONENT


def test_a_card_is_shown_out_of_turn(played: Played, qtbot: QtBot) -> None:
    played.begin("trinidad", seed="SHOW", target=60)
    to_our_play(played, qtbot)
    play_first(played)
    played.director.wish_to_show()
    qtbot.waitUntil(lambda: open_aside(played), timeout=PATIENCE)
    item = played.cards()[0]
    face = str(item.property("face"))
    played.click(item, left=0.15)
    ((seat, card),) = played.session.state.exposed
    assert (seat, card.code) == (0, face)
    qtbot.waitUntil(played.is_open, timeout=PATIENCE)
    assert item_of(played, card).property("open")


def test_pressing_a_card_while_another_decides_offers_to_show_it(
    played: Played, qtbot: QtBot
) -> None:
    played.begin("trinidad", seed="SHOW", target=60)
    to_our_play(played, qtbot)
    played.opponent.silent = True
    play_first(played)
    qtbot.waitUntil(lambda: bool(played.director.property("interruptible")), timeout=PATIENCE)
    item = played.cards()[0]
    played.click(item, left=0.15)
    qtbot.waitUntil(lambda: open_aside(played), timeout=PATIENCE)
    show, play_on = played.buttons()
    assert label(show) == f"Show: {item.property('name')}"
    assert label(play_on) == "Play on"
    played.click(show)
    assert len(played.session.state.exposed) == 1


def test_a_settled_hand_is_finished_on_a_button(played: Played, qtbot: QtBot) -> None:
    played.begin(seed="SETTLED")
    to_our_play(played, qtbot)
    while not (is_settled(played.session.view()) and len(played.session.view().hand_cards) > 1):
        assert played.buttons() == []
        play_first(played)
        to_our_play(played, qtbot)
    state = played.session.state
    assert [label(button) for button in played.buttons()] == ["Finish the hand"]
    QTest.keyClick(played.view, Qt.Key.Key_Return)
    assert played.session.state is state
    played.click(played.buttons()[0])
    assert played.session.state.phase is not Phase.PLAY
    qtbot.waitUntil(lambda: played.director.is_resting, timeout=PATIENCE)


def test_the_last_trick_lies_open_on_one_key(played: Played, qtbot: QtBot) -> None:
    played.begin("all_fives_three", seed="LAST")
    to_our_play(played, qtbot, tricks=1)
    words = played.table.tableau.words
    winner, trick = played.session.view().tricks[-1]
    played.table.show_last_trick()
    rows = played.table.tableau.last_trick.rows.rows
    assert [row.value for row in rows] == [card.code for _, card in trick]
    assert words.words.last_trick == f"Last trick: {played.table.tableau.seats.names[winner]}"
    played.table.show_last_trick()
    assert words.words.last_trick == ""
    played.table.show_last_trick()
    play_first(played)
    qtbot.waitUntil(lambda: words.words.last_trick == "", timeout=PATIENCE)


def test_the_last_trick_and_the_last_count_never_cover_each_other(
    played: Played, qtbot: QtBot
) -> None:
    played.begin("all_fives_three", seed="LAST")
    qtbot.waitUntil(lambda: played_on_to_count(played), timeout=PATIENCE)
    to_our_play(played, qtbot, tricks=1)
    table, root = played.table, played.view.rootObject()

    def lies_open() -> list[str]:
        return [item.objectName() for item in items(root) if is_sheet(item) and item.isVisible()]

    table.show_last_count()
    table.show_last_trick()
    assert lies_open() == ["lastTrick"]
    table.show_last_count()
    assert lies_open() == ["sheet"]
    table.show_last_count()
    assert lies_open() == []


def is_sheet(item: QQuickItem) -> bool:
    return item.objectName() in ("lastTrick", "sheet")


def played_on_to_count(played: Played) -> bool:
    """Take one step towards the first count; whether it is told."""
    if played.table.tableau.sheet.is_shown:
        return True
    if played.is_open() and played.session.state.actor is not None:
        play_first(played)
    return False
