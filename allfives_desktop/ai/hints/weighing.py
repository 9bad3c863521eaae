"""Reasons that compare two actions over the same deals (the last group of `Why`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from allfives_desktop.ai.equity import End
from allfives_desktop.ai.evaluation import Survey, margin, mean
from allfives_desktop.ai.explain import Reason, Why
from allfives_desktop.ai.hints.course import (
    Feature,
    denies_game,
    fails,
    holds_out,
    makes_bid,
    makes_game,
    makes_high,
    makes_low,
    takes,
    wins,
)
from allfives_desktop.ai.hints.trick import GAME_PRICE
from allfives_desktop.ai.inference import played_cards
from allfives_desktop.ai.kernel import FIVE, JACK, SUIT_OF, Terms, bits, terms_of
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.world import suit_number
from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.cards import PACK, Card
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView

LIGHTEST = 0.04  # points; what weighs less is not worth a word
RAREST = 0.08  # of the deals
GAME_AT_STAKE = 3.0  # points that winning the game in this hand weighs
COUNTS = 10  # for Game: what single plain cards are followed for


class Weighing:
    """Compares the best action of a survey with others."""

    def __init__(self, view: SeatView, survey: Survey) -> None:
        self._view = view
        self._survey = survey
        self._terms = terms_of(view.options)
        self._side = self._terms.side_of[view.seat]

    def reasons(self, best: PlayerAction, than: PlayerAction) -> list[Reason]:
        """All that happens more often after the best, beyond doubt."""
        pairs = list(zip(self._survey.ends(best), self._survey.ends(than), strict=False))
        found = []
        for why, points, feature, card in self._features():
            reason = _compared(pairs, why, points, feature, card, than)
            if reason is not None and reason.points >= LIGHTEST:
                found.append(reason)
        return found

    def _features(self) -> Iterator[tuple[Why, float, Feature, Card | None]]:
        side, view = self._side, self._view
        if view.phase in (Phase.PLAY, Phase.DISCARD) and view.trump is not None:
            yield from self._cards(suit_number(view.trump))
        yield Why.MAKES_HIGH, 1.0, makes_high(side), None
        yield Why.MAKES_LOW, 1.0, makes_low(side), None
        yield Why.MAKES_GAME, 1.0, makes_game(side), None
        if self._terms.sides > 2:
            yield Why.DENIES_GAME, 0.5, denies_game(side), None
        if view.pitcher is not None:
            is_own = self._terms.side_of[view.pitcher] == side
            yield (
                Why.MAKES_BID if is_own else Why.SETS_BID,
                2.0 * view.bid,
                makes_bid if is_own else fails,
                None,
            )
        yield Why.WINS_NOW, GAME_AT_STAKE, wins(side), None
        yield Why.STOPS_OUT, GAME_AT_STAKE, holds_out(side), None

    def _cards(self, trump: int) -> Iterator[tuple[Why, float, Feature, Card | None]]:
        """Every card still in play that scores by being taken, or counts much for Game."""
        gone = played_cards(self._view) & ~bits_of([card for _, card in self._view.trick])
        own = bits_of(self._view.hand_cards)
        for card in bits((1 << 52) - 1 & ~gone):
            points = _points(self._terms, card, trump)
            game = self._terms.game[trump][card]
            is_game = not points and game >= COUNTS
            if points or is_game:
                why = _why(SUIT_OF[card] == trump, card, is_own=bool(own >> card & 1))
                worth = points or GAME_PRICE * game
                yield why, worth, takes(self._side, card), PACK[card]


def _points(terms: Terms, card: int, trump: int) -> float:
    """What its captor scores for a card, at once and in the count."""
    if SUIT_OF[card] != trump:
        return 0.0
    points = float(terms.captures[trump][card])
    if card % 13 == JACK:
        points += (1 + terms.hang_jack) / 2
    return points + (terms.bonus if card % 13 == FIVE else 0)


def _why(is_trump: bool, card: int, *, is_own: bool) -> Why:
    if not is_trump:
        return Why.SAVES_GAME if is_own else Why.CATCHES_GAME
    if card % 13 == JACK:
        return Why.SAVES_JACK if is_own else Why.CATCHES_JACK
    return Why.SAVES_TRUMP if is_own else Why.CATCHES_TRUMP


def _compared(
    pairs: Sequence[tuple[End, End]],
    why: Why,
    points: float,
    feature: Feature,
    card: Card | None,
    than: PlayerAction,
) -> Reason | None:
    after_best = [float(feature(end)) for end, _ in pairs]
    after_other = [float(feature(end)) for _, end in pairs]
    more = [best - other for best, other in zip(after_best, after_other, strict=True)]
    if mean(more) <= max(RAREST, margin(more)):
        return None
    return Reason(
        why,
        points * mean(more),
        card=card,
        share=mean(after_best),
        other=mean(after_other),
        than=than,
    )
