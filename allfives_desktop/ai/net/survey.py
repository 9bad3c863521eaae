"""Decisions looked at as `rollout` looks at them: all actions tried out on many deals by the net.

With the same seed and number of deals the best action is the one that `rollout` would do.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from allfives_desktop.ai.belief import Belief, Deal
from allfives_desktop.ai.equity import End
from allfives_desktop.ai.evaluation import Ledger, Opinion, Survey, places_of
from allfives_desktop.ai.judges import MakingJudge
from allfives_desktop.ai.judges_play import CardJudge
from allfives_desktop.ai.kernel import NO_SUIT, SUIT_OF
from allfives_desktop.ai.kernel_position import Position
from allfives_desktop.ai.net.lanes import CARD_OF, PLACE_OF, Numbers
from allfives_desktop.ai.net.network import Weights
from allfives_desktop.ai.net.players import TRUSTED_AS, card_scores, worlds_for
from allfives_desktop.ai.net.playing import play_out
from allfives_desktop.ai.net.rollouts import alike, endings_of, laid, spread
from allfives_desktop.ai.net.shipped import weights_for
from allfives_desktop.ai.net.worlds import worlds_of
from allfives_desktop.ai.pimc import judge_of
from allfives_desktop.ai.player import Budget
from allfives_desktop.ai.tally import Tally
from allfives_desktop.ai.world import suit_number
from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.view import SeatView


def net_survey(
    view: SeatView, budget: Budget, *, also: Sequence[PlayerAction] = ()
) -> Survey | None:
    """What becomes of every action when the net plays on; None where no net plays."""
    weights = weights_for(view.options)
    if weights is None:
        return None
    judge = judge_of(view)
    places = places_of(view, judge, also)
    rng = Random(budget.seed)  # noqa: S311 - no secret
    if isinstance(judge, MakingJudge):
        return Survey(places, _of_makings(view, weights, judge, budget, rng))
    exact = None if view.stock_size else _exact(view, judge)
    return Survey(places, exact or _of_cards(view, weights, judge, budget, rng))


def _exact(view: SeatView, judge: CardJudge) -> Ledger | None:
    """Where the stock is used up there is one deal, and everything may be worked out on it."""
    if view.options.trump != "stock_top":
        return None
    deal = Belief(view).deal(Random(0))  # noqa: S311 - there is one deal
    values = judge.exact_values(deal)
    if values is None:
        return None
    ends = [[end] for end in judge.ends(deal, range(len(judge.candidates)))]
    best = max(range(len(values)), key=values.__getitem__)
    return Ledger(judge.equity, ends, best, Opinion(values, 1.0, is_certain=True))


def _of_cards(
    view: SeatView, weights: Weights, judge: CardJudge, budget: Budget, rng: Random
) -> Ledger:
    cards, equity = judge.cards, judge.equity
    count = worlds_for(budget, judge.plays * len(cards))
    ends = _ends_of_cards(view, weights, judge, count, rng)
    values = np.array([[end.value(equity) for end in row] for row in ends]).sum(axis=1)
    opinion = None
    if view.trump is not None and (view.stock_size or not equity.is_close):
        scores = card_scores(view, weights, cards)
        if view.options.trump == "stock_top":
            values = scores
            opinion = Opinion((scores * equity.a_point()).tolist(), 1.0)
        else:
            values = values + TRUSTED_AS * scores
            opinion = Opinion(scores.tolist(), TRUSTED_AS / (TRUSTED_AS + count))
    return Ledger(equity, ends, int(np.argmax(values)), opinion)


def _ends_of_cards(
    view: SeatView, weights: Weights, judge: CardJudge, count: int, rng: Random
) -> list[list[End]]:
    """By card and deal."""
    cards = judge.cards
    worlds = worlds_of(view, weights, count, rng)
    trump = suit_number(view.trump)
    suits = np.tile([SUIT_OF[card] if trump == NO_SUIT else trump for card in cards], count)
    tables = spread(view, worlds, suits, len(cards))
    tables.play(PLACE_OF[suits, np.tile(cards, count)])
    courses = _courses(suits, play_out(weights, tables))
    deals = [
        judge.position(Deal(hands, stock, []))
        for hands, stock in zip(worlds.hands.tolist(), worlds.stock.tolist(), strict=True)
    ]
    ends: list[list[End]] = [[] for _ in cards]
    for number, course in enumerate(courses):
        deal, at = divmod(number, len(cards))
        ends[at].append(_replayed(deals[deal].copy(), [cards[at], *course]))
    return ends


def _of_makings(
    view: SeatView, weights: Weights, judge: MakingJudge, budget: Budget, rng: Random
) -> Ledger:
    many = len(judge.candidates)
    endings = endings_of(view, judge, worlds_for(budget, judge.plays * many), rng)
    played = [End(each) if isinstance(each, Tally) else None for each in endings]
    for rows, positions in alike(endings):
        suits, tables = laid(positions)
        courses = _courses(suits, play_out(weights, tables))
        for row, position, course in zip(rows, positions, courses, strict=True):
            played[row] = _replayed(position, course)
    ends = [[end for end in played[at::many] if end is not None] for at in range(many)]
    values = [sum([end.value(judge.equity) for end in row]) for row in ends]
    return Ledger(judge.equity, ends, int(np.argmax(values)))


def _courses(suits: Numbers, moves: Sequence[Numbers]) -> list[list[int]]:
    """By table, the cards of the pack that were played there."""
    return np.array([CARD_OF[suits, places] for places in moves]).T.tolist() or [[] for _ in suits]


def _replayed(position: Position, cards: Sequence[int]) -> End:
    """Changes the position; the end of the game ends the hand."""
    for card in cards:
        position.play(card)
        if position.is_over:
            break
    return End(position.tally, position=position)
