"""Matches brought to every moment that has words of its own, and the texts a scene then shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from PySide6.QtQuick import QQuickItem

from allfives_desktop.app import TABLE_SEATS
from allfives_desktop.rules.actions import Action, PlayerAction
from allfives_desktop.rules.events import Event, Scored
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.journal import NoJournal
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.text.phrases import Seats, told

SEED: Final = "WORDS"
MATCHES: Final = 3
LONGEST: Final = 600
# Short games: what is said to 61 is said to 21 as well.
HIGHEST: Final = 21
SKUNKED: Final = {"skunk": True, "skunk_line": HIGHEST - 1}
SPOKEN: Final = Seats(("You", "Computer"), (0, 1), 0)


@dataclass(frozen=True, slots=True)
class Situation:
    """A match up to a decision or a rest; what comes next is `action`, or going on if None."""

    setup: MatchSetup
    log: tuple[Action, ...]
    action: PlayerAction | None


def situations() -> list[Situation]:
    """For each kind of event, by us and by others, the moment that needs the longest sentence."""
    longest: dict[tuple[object, ...], tuple[int, Situation]] = {}
    for setup in setups():
        for situation, events in course(setup):
            for key, length in needs(situation, events):
                if length > longest.get(key, (0,))[0]:
                    longest[key] = length, situation
    chosen: list[Situation] = []
    for _, situation in longest.values():
        if situation not in chosen:
            chosen.append(situation)
    return chosen


def setups() -> Iterator[MatchSetup]:
    seats = (Seat("", None), *(Seat("", "greedy"),) * (TABLE_SEATS - 1))
    for name, ruleset in RULESETS.items():
        if TABLE_SEATS in ruleset.players_allowed:
            changes: dict[str, object] = {"players": TABLE_SEATS, "partners": False}
            options = ruleset.options(**changes)
            if options.target > HIGHEST:
                options = options.changed(target=HIGHEST, **SKUNKED)
            for number in range(MATCHES):
                yield MatchSetup(name, options, seats, f"{SEED}{number}")


def course(setup: MatchSetup) -> Iterator[tuple[Situation, tuple[Event, ...]]]:
    """A match played at random: each moment, and what happened after it."""
    session, rng = MatchSession(), Random(setup.seed)
    events: list[Event] = []
    session.stepped.connect(lambda step: events.extend(step.events))
    session.begin(setup, NoJournal())
    for _ in range(LONGEST):
        if session.is_over:
            return
        events.clear()
        before, action = session.log, None
        if session.state.actor is None:
            session.proceed()
        else:
            action = rng.choice(legal_actions(session.state))
            session.submit(action)
        yield Situation(setup, before, action), tuple(events)


def needs(
    situation: Situation, events: tuple[Event, ...]
) -> Iterator[tuple[tuple[object, ...], int]]:
    """What is said in a moment, by kind, and how long it is."""
    action = situation.action
    whose = getattr(action, "seat", None)
    yield ("asked", situation.setup.options.trump, type(action), whose), 1
    for event in events:
        kind = event.kind if isinstance(event, Scored) else type(event)
        whose = getattr(event, "side", getattr(event, "seat", None))
        yield (kind, whose), 1 + len(told(event, SPOKEN))


# The scene


def items(item: QQuickItem) -> Iterator[QQuickItem]:
    """An item of a scene and all that is in it, where it is seen; a card counts as one."""
    if item.isVisible():
        yield item
        if item.property("pile") is None:
            for child in item.childItems():
                yield from items(child)


def texts(root: QQuickItem) -> list[QQuickItem]:
    """The texts that are seen, laid out."""
    seen = list(items(root))
    for item in seen:
        item.ensurePolished()
    return [item for item in seen if item.inherits("QQuickText") and item.property("text")]
