"""Row 12: how the strongest level bids in Pitch for four, each for himself."""

from __future__ import annotations

from typing import Final

from allfives_desktop.ai.bench.entrants import entrant
from allfives_desktop.ai.bench.measure import Asked, Figure, Unit
from allfives_desktop.ai.bench.row import Sample, Samples, Series
from allfives_desktop.ai.effect_report import Estimate
from allfives_desktop.ai.intervals import share
from allfives_desktop.ai.ladder import Level
from allfives_desktop.ai.simulate import Plan, Seating, simulate
from allfives_desktop.rules.cards import Rank
from allfives_desktop.rules.events import ScoreKind
from allfives_desktop.rules.law import HIGHEST_BID
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import State

ACELESS: Final = Asked(0.01, is_most=True)
SET_BACK: Final = Asked(0.35, is_most=True)
SERIES: Final = "hands"


class PitchRow:
    """Single hands from 0-0, the same level in every seat."""

    name = "pitch"
    lacks = ""
    seconds = 20.0
    series = (Series(SERIES, 20, 2000, 20_000),)

    def block(self, series: str, number: int) -> list[Sample]:  # noqa: ARG002 - there is only one
        options, expert = RULESETS["pitch"].options(), entrant(Level.EXPERT.value)
        seating = Seating((expert.name,) * options.players, (expert.make(),) * options.players)
        count = self.series[0].block
        plan = Plan(options, seating, count, f"bench pitch/{number}", single_hands=True)
        return [bid_of(played.ends[-1]) for played in simulate(plan) if played.is_finished]

    def figures(self, samples: Samples) -> list[Figure]:
        columns = zip(*samples[SERIES], strict=True)
        fours, aceless, pitched, set_back = (int(sum(column)) for column in columns)
        figures = [
            _share("of four without the ace, of all bids", aceless, pitched, ACELESS),
            _share("set back, of all bids", set_back, pitched, SET_BACK),
        ]
        if fours:
            figures.append(_share("without the ace, of bids of four", aceless, fours, ACELESS))
        return figures


def bid_of(state: State) -> Sample:
    """Of a hand that is over: bids of four, those without the ace of the suit, bids played, bids
    set back; each 0 or 1. Nobody bids over four, so it is the pitcher's."""
    if state.pitcher is None or not state.bid:
        return 0, 0, 0, 0
    own = [card for _, trick in state.tricks for seat, card in trick if seat == state.pitcher]
    has_ace = any(card.suit is state.trump and card.rank is Rank.ACE for card in own)
    is_four = state.bid == HIGHEST_BID
    is_set_back = any(event.kind is ScoreKind.SETBACK for event in state.scored)
    return int(is_four), int(is_four and not has_ace), 1, int(is_set_back)


def _share(name: str, hits: int, of: int, asked: Asked) -> Figure:
    found = share(hits, of) if of else Estimate(0.0)
    return Figure(name, found, Unit.SHARE, of, "bids", asked)
