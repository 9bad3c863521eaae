"""The worked cases of the rules, each under its id. ALLFIVES_GOLDEN names another file of cases."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from allfives_desktop.rules.actions import Deal
from allfives_desktop.rules.engine import IllegalAction, apply, start_hand
from allfives_desktop.rules.events import CountMade, Event, Scored
from allfives_desktop.rules.legality import legal_actions, why_not
from allfives_desktop.rules.notation import format_words, parse_action, parse_deck
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.shuffle import deck
from allfives_desktop.rules.state import Phase, State

DATA = Path(__file__).parent.parent / "data"
GOLDEN = json.loads(Path(os.environ.get("ALLFIVES_GOLDEN", DATA / "golden.json")).read_text())


def cards_left(state: State, decks: list[str]) -> tuple[State, list[Event]]:
    """Deal for as long as a deal is due."""
    events: list[Event] = []
    while state.phase is Phase.DEAL and decks:
        outcome = apply(state, Deal(parse_deck(decks.pop(0))))
        state, events = outcome.state, [*events, *outcome.events]
    return state, events


def check(state: State, expected: dict[str, Any]) -> None:
    if "phase" in expected:
        assert state.phase.value == expected["phase"]
    if "actor" in expected:
        assert state.actor == expected["actor"]
    if "legal" in expected:
        legal = {format_words(action) for action in legal_actions(state)}
        assert legal == set(expected["legal"])
    if "scores" in expected:
        assert list(state.scores) == expected["scores"]
    for seat, held in expected.get("hand", {}).items():
        assert {card.code for card in state.hands[int(seat)]} == set(held.split())
    for text in expected.get("illegal", ()):
        refuse(state, text)


def refuse(state: State, text: str) -> None:
    action = parse_action(text)
    assert why_not(state, action) is not None, text
    with pytest.raises(IllegalAction):
        apply(state, action)


@pytest.mark.parametrize("case", GOLDEN["cases"], ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    options = RULESETS[case["ruleset"]].options(**case["set"])
    start = case["start"]
    state = start_hand(
        options,
        dealer=start["dealer"],
        scores=tuple(start["scores"]),
        games=tuple(start["games"]),
        batch=start["batch"],
    )
    decks = [deal["deck"] for deal in case["deals"]]
    dealt = len(decks)
    state, events = cards_left(state, decks)
    checks = {each["before"]: each for each in case.get("checks", ())}
    for number, text in enumerate(case["actions"]):
        check(state, checks.get(number, {}))
        outcome = apply(state, parse_action(text))
        state, more = cards_left(outcome.state, decks)
        events += [*outcome.events, *more]
    check(state, checks.get(len(case["actions"]), {}))
    compare(state, events, case["expect"], used=dealt - len(decks))


def compare(state: State, events: list[Event], expect: dict[str, Any], *, used: int) -> None:
    scored = [event for event in events if isinstance(event, Scored)]
    found = {
        "events": [[e.kind.value, e.side, e.points, e.detail] for e in scored],
        "scores": list(state.scores),
        "status": state.phase.value,
        "winner": state.winner,
        "games": list(state.games_won),
        "next_dealer": state.next_dealer,
        "trick_winners": [winner for winner, _ in state.tricks],
        "decks_used": used,
    }
    if "game_totals" in expect:
        found["game_totals"] = totals_of(events)
    assert {key: found[key] for key in expect if key in found} == {
        key: value for key, value in expect.items() if key in found
    }


def totals_of(events: list[Event]) -> list[int] | None:
    counted = [event for event in events if isinstance(event, CountMade)]
    return list(counted[-1].totals) if counted else None


@pytest.mark.parametrize("vector", GOLDEN["vectors"]["shuffle"], ids=lambda v: v["label"])
def test_shuffle(vector: dict[str, str]) -> None:
    shuffled = deck(vector["seed"], vector["label"])
    assert "".join(card.code for card in shuffled) == vector["deck"]
