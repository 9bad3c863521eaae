"""Row 10: the hidden cards dealt anew among the places that a seat does not see; its answer, with
the same seed, has to stay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final

from allfives_desktop.ai.bench.measure import Asked, Figure, Unit, exactly
from allfives_desktop.ai.bench.row import Sample, Samples, Series
from allfives_desktop.ai.bench.walks import hand
from allfives_desktop.ai.ladder import Level
from allfives_desktop.ai.player import Budget
from allfives_desktop.ai.roster import built_in
from allfives_desktop.rules.cards import Card
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Cards, Phase, State
from allfives_desktop.rules.view import SeatView, view_of

ASKED: Final = Asked(0, is_most=True, fewest=10_000)
ALL: Final = "all levels"
# How many decisions of a kind there are in a block.
KINDS: Final = Counter(
    {
        Phase.BATCH: 2,
        Phase.BEG: 4,
        Phase.ANSWER: 4,
        Phase.DISCARD: 3,
        Phase.BID: 4,
        Phase.PLAY: 8,
    }
)
BLOCK: Final = KINDS.total()
QUICK: Final = 2500
QUICK_EXPERT: Final = 100


class SwapsRow:
    """Every kind of decision at every level."""

    name = "swaps"
    lacks = ""
    seconds = 60.0
    series = tuple(
        Series(level.value, BLOCK, QUICK_EXPERT if level is Level.EXPERT else QUICK, 10_000)
        for level in Level
    )

    def block(self, series: str, number: int) -> list[Sample]:
        player, samples = built_in(series), list[Sample]()
        for at, (view, twin) in enumerate(_pairs(number)):
            seen, swapped = (player.choose(each, Budget(at)).action for each in (view, twin))
            samples.append((float(seen != swapped),))
        return samples

    def figures(self, samples: Samples) -> list[Figure]:
        found = {name: [sample[0] for sample in samples[name]] for name in samples}
        figures = [
            Figure(
                f"answers of {name} that differ",
                exactly(sum(told)),
                Unit.NUMBER,
                len(told),
                "swaps",
            )
            for name, told in found.items()
        ]
        everything = [each for told in found.values() for each in told]
        told = exactly(sum(everything))
        return [
            Figure("answers that differ", told, Unit.NUMBER, len(everything), "swaps", ASKED),
            *figures,
        ]


@lru_cache(maxsize=2)
def _pairs(number: int) -> list[tuple[SeatView, SeatView]]:
    """What a seat sees, and what it sees once the hidden cards are swapped."""
    rng = Random(f"swaps/{number}")  # noqa: S311 - no secret
    pairs = []
    for state in _decisions(rng):
        seat = state.actor or 0
        pairs.append((view_of(state, seat), view_of(swapped(state, seat, rng), seat)))
    return pairs


def _decisions(rng: Random) -> Iterator[State]:
    """So many of each kind, each out of a hand of its own."""
    for phase in KINDS.elements():
        yield _decision(phase, rng)


def _decision(phase: Phase, rng: Random) -> State:
    options = [ruleset.options() for ruleset in RULESETS.values()]
    possible = [each for each in options if _has(each, phase)]
    while True:
        met = list(_met(rng.choice(possible), phase, rng))
        if met:
            return rng.choice(met)


def _met(options: Options, phase: Phase, rng: Random) -> Iterator[State]:
    """In one hand, which is left where cards are played and none of them is wanted."""
    for state in hand(options, rng):
        if state.phase is phase:
            yield state
        elif state.phase is Phase.PLAY:
            return


def _has(options: Options, phase: Phase) -> bool:
    """Whether there is such a decision under these rules."""
    match phase:
        case Phase.BATCH:
            return options.deal_batch == "choice"
        case Phase.BEG | Phase.ANSWER:
            return options.beg
        case Phase.DISCARD:
            return options.beg and options.after_run != "keep_all"
        case Phase.BID:
            return options.trump == "auction"
        case _:
            return True


def swapped(state: State, seat: int, rng: Random) -> State:
    """The same to the seat, with the cards that it cannot see in each other's places."""
    seen = _seen(view_of(state, seat))
    table, dealing = state.table, state.dealing
    groups = [*table.hands, table.stock, dealing.undealt, *dealing.discards]
    hidden = [card for group in groups for card in group if card not in seen]
    others = hidden[:]
    rng.shuffle(others)
    places = dict(zip(hidden, others, strict=True))

    def moved(cards: Cards) -> Cards:
        return tuple(places.get(card, card) for card in cards)

    hands = tuple(tuple(sorted(moved(each))) for each in table.hands)
    return state._replace(
        table=table._replace(hands=hands, stock=moved(table.stock)),
        dealing=dealing._replace(
            undealt=moved(dealing.undealt),
            discards=tuple(map(moved, dealing.discards)),
        ),
    )


def _seen(view: SeatView) -> set[Card]:
    """All cards whose place the seat knows."""
    laid = [*view.trick, *view.drawn, *view.exposed]
    laid += [play for _, trick in view.tricks for play in trick]
    top = () if view.stock_top is None else (view.stock_top,)
    return {*view.hand_cards, *view.turned, *view.own_discards, *top, *(card for _, card in laid)}
