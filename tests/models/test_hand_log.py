"""The hand log tells what happened, a sentence a row."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt

from allfives_desktop.models.hand_log import HandLog
from allfives_desktop.rules.cards import card
from allfives_desktop.rules.events import CardsDealt, CountMade, Event, MatchWon, Played, Stood
from allfives_desktop.text.phrases import Seats

SEATS = Seats(("You", "Computer"), (0, 1), 0)


def rows(log: HandLog) -> list[str]:
    return [log.index(row, 0).data() for row in range(log.rowCount())]


def test_a_sentence_a_row() -> None:
    log = HandLog()
    log.reset(SEATS, [Stood(1)])
    log.add(Played(1, card("5S")))
    assert rows(log) == ["Computer: I stand", "Computer: Five of spades"]


@pytest.mark.parametrize("silent", [CardsDealt(0, (None,)), CountMade((30, 20))])
def test_what_is_not_worth_a_sentence_makes_no_row(silent: Event) -> None:
    log = HandLog()
    log.reset(SEATS, [silent])
    log.add(silent)
    assert log.rowCount() == 0


def test_folding_a_match_equals_reading_it(match_events: list[Event]) -> None:
    folded, read = HandLog(), HandLog()
    folded.reset(SEATS, [])
    for event in match_events:
        folded.add(event)
    read.reset(SEATS, match_events)
    assert rows(folded) == rows(read)
    assert all(rows(read))
    assert isinstance(match_events[-1], MatchWon)
    assert "match" in rows(read)[-1]


def test_no_hidden_card_is_told(match_events: list[Event]) -> None:
    log = HandLog()
    log.reset(SEATS, match_events)
    assert not [row for row in rows(log) if "None" in row or "%" in row]


def test_other_names_are_told_anew(match_events: list[Event]) -> None:
    log = HandLog()
    log.reset(SEATS, match_events)
    before = log.rowCount()
    log.retell(Seats(("Ön", "Számítógép"), (0, 1), 0))
    assert log.rowCount() == before
    assert not [row for row in rows(log) if "Computer" in row]
    assert [row for row in rows(log) if "Számítógép" in row]


def test_it_keeps_the_promises_of_a_model(match_events: list[Event], qtmodeltester: Any) -> None:
    log = HandLog()
    log.reset(SEATS, match_events[:60])
    qtmodeltester.check(log)
    log.add(match_events[-1])
    assert log.rowCount(log.index(0, 0)) == 0
    assert log.data(QModelIndex()) is None
    assert log.index(0, 0).data(Qt.ItemDataRole.DecorationRole) is None
