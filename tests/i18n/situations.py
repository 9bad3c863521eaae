"""Matches brought to every moment that has words of its own, and the texts a scene then shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Final

from PySide6.QtQuick import QQuickItem
from PySide6.QtWidgets import QApplication

from allfives_desktop.app import Program
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
PLAYERS: Final = (2, 3, 4)
MATCHES: Final = 3
LONGEST: Final = 600
NAMES: Final = ("You", "West", "North", "East")
# Short games: what is said to 61 is said to 21 as well.
HIGHEST: Final = 21
SKUNKED: Final = {"skunk": True, "skunk_line": HIGHEST - 1}


@dataclass(frozen=True, slots=True)
class Situation:
    """A match up to a decision or a rest; what comes next is `action`, or going on if None."""

    setup: MatchSetup
    log: tuple[Action, ...]
    action: PlayerAction | None


def situations(players: Iterable[int] = PLAYERS) -> list[Situation]:
    """For each kind of event, by us and by others, the moment that needs the longest sentence."""
    longest: dict[tuple[object, ...], tuple[int, Situation]] = {}
    for setup in setups(players):
        for situation, events in course(setup):
            for key, length in needs(situation, events):
                if length > longest.get(key, (0,))[0]:
                    longest[key] = length, situation
    return list({id(one): one for _, one in longest.values()}.values())


def setups(players: Iterable[int]) -> Iterator[MatchSetup]:
    """Every ruleset for every number of players, as short games."""
    for count, (name, ruleset) in product(players, RULESETS.items()):
        if count in ruleset.players_allowed:
            partners = count == 4 and bool(ruleset.set.get("partners", False))
            options = ruleset.options(players=count, partners=partners)
            if options.target > HIGHEST:
                options = options.changed(target=HIGHEST, **SKUNKED)
            seats = (Seat("", None), *(Seat("", "greedy"),) * (count - 1))
            for number in range(MATCHES if count == 2 else 1):
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
    action, options = situation.action, situation.setup.options
    sides = tuple(map(options.side_of, range(options.players)))
    seats = Seats(NAMES[: options.players], sides, 0)
    ours = getattr(action, "seat", 0) == 0
    yield ("asked", options.trump, type(action), ours, options.players), 1
    for event in events:
        kind = event.kind if isinstance(event, Scored) else type(event)
        ours = getattr(event, "side", getattr(event, "seat", 0)) == 0
        yield (kind, ours, options.sides), 1 + len(told(event, seats))


# The table


def lay(program: Program, situation: Situation) -> None:
    """Bring the table to a moment."""
    program.session.begin(situation.setup, NoJournal(), log=situation.log)
    QApplication.processEvents()


def go_on(program: Program, situation: Situation) -> None:
    """Let happen what comes next, to its end."""
    if situation.action is None:
        program.session.proceed()
    else:
        program.session.submit(situation.action)
    director = program.table.director
    for _ in range(400):
        if not director.property("busy"):
            break
        director.hurry()
        QApplication.processEvents()


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
