"""Reasons for a decision before play: what the hand holds, and what becomes of bids and begs."""

from __future__ import annotations

from collections.abc import Iterator

from allfives_desktop.ai.evaluation import Survey, margin, mean
from allfives_desktop.ai.explain import Reason, Why
from allfives_desktop.ai.hints.course import Feature, makes_bid, pitches
from allfives_desktop.ai.hints.trick import GAME_PRICE
from allfives_desktop.ai.inference import unseen_cards
from allfives_desktop.ai.kernel import ACE, SUIT_BITS, SUIT_OF, bits, terms_of
from allfives_desktop.ai.promise import best_suit
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.stakes import law_of_view
from allfives_desktop.ai.world import suit_number
from allfives_desktop.rules.actions import Beg, Bid, Discard, Give, Pass, PlayerAction, Run, Stand
from allfives_desktop.rules.cards import PACK
from allfives_desktop.rules.law import HIGHEST_BID
from allfives_desktop.rules.scoring import gift_sides
from allfives_desktop.rules.view import SeatView

GAME_WON = 100.0
HELD = 0.2  # for each trump more or less than is usual
USUAL = {6: 1.5, 9: 2.2}
KEPT, SMALL, TURNED, LIKELY = 0.4, 0.2, 0.3, 0.25
COUNTS = 4


def making_reasons(view: SeatView, survey: Survey, best: PlayerAction) -> list[Reason]:
    """In no order."""
    match best:
        case Stand() | Give():
            return [*_strong(view, SUIT_OF[view.turned[-1].index])]
        case Beg() | Run():
            return [*_weak(view, SUIT_OF[view.turned[-1].index]), *_new_trumps(view, survey, best)]
        case Bid():
            return [*_of_bid(view, survey, best)]
        case Pass():
            return [*_of_pass(view, survey)]
        case Discard():
            return [*_of_discard(view, best)]
        case _:
            return []


def _held(view: SeatView, suit: int) -> list[int]:
    return bits(bits_of(view.hand_cards) & SUIT_BITS[suit])


def _more_than_usual(view: SeatView, suit: int) -> float:
    return len(_held(view, suit)) - len(view.hand_cards) / 4


def _strong(view: SeatView, suit: int) -> Iterator[Reason]:
    held = _held(view, suit)
    if _more_than_usual(view, suit) > 0:
        weight = HELD * _more_than_usual(view, suit) + HELD
        yield Reason(Why.STRONG_SUIT, weight, card=PACK[held[-1]], count=len(held))


def _weak(view: SeatView, suit: int) -> Iterator[Reason]:
    if _more_than_usual(view, suit) <= 1:
        weight = HELD * (2 - _more_than_usual(view, suit))
        yield Reason(Why.WEAK_SUIT, weight, card=PACK[13 * suit], count=len(_held(view, suit)))


def _new_trumps(view: SeatView, survey: Survey, best: PlayerAction) -> Iterator[Reason]:
    law = law_of_view(view)
    sides = gift_sides(law, view.dealer)
    own = law.side_of[view.seat]
    ends_game = any(view.scores[side] + 1 >= law.target for side in sides)
    if isinstance(best, Beg):
        if ends_game and own in sides and view.options.gift_may_win:
            yield Reason(Why.GIFT_WINS, GAME_WON)
        runs = len(view.turned)
        given = [
            end.position is not None and end.position.dead.bit_count() == runs
            for end in survey.ends(best)
        ]
        if mean([float(each) for each in given]) >= LIKELY:
            share = mean([float(each) for each in given])
            yield Reason(Why.GIFT_LIKELY, share / 2, share=share)
        return
    if ends_game and own not in sides:
        yield Reason(Why.GIFT_LOSES, GAME_WON)
    unseen = bits(unseen_cards(view))
    share = mean([float(law.turn_up_points[card % 13] > 0) for card in unseen])
    if share:
        yield Reason(Why.TURN_UP, TURNED, share=share)


def _of_bid(view: SeatView, survey: Survey, best: Bid) -> Iterator[Reason]:
    terms = terms_of(view.options)
    side = terms.side_of[view.seat]
    own = pitches(side)
    made = [float(makes_bid(end)) for end in survey.ends(best) if own(end)]
    if made and mean(made) - margin(made) > 0.5:
        yield Reason(Why.MAKES_BID, best.level * (mean(made) - 0.5), share=mean(made))
    suit, _ = best_suit(terms, view.seat, bits_of(view.hand_cards), 0)
    yield from _strong(view, suit)
    if best.level == view.bid and view.seat == view.dealer:
        yield Reason(Why.TAKES_OVER, KEPT, count=best.level)
    yield from _outbids(view, survey, best)


def _outbids(view: SeatView, survey: Survey, best: Bid) -> Iterator[Reason]:
    """How often another side pitches after a pass."""
    lower = Pass(view.seat)
    if lower not in view.legal:
        return
    own = pitches(terms_of(view.options).side_of[view.seat])
    pairs = list(zip(survey.ends(best), survey.ends(lower), strict=False))
    share = mean([float(own(end)) for end, _ in pairs])
    other = mean([float(own(end)) for _, end in pairs])
    if share - other > margin([float(own(a)) - float(own(b)) for a, b in pairs]):
        yield Reason(Why.OUTBIDS, (share - other) / 2, share=share, other=other, than=lower)


def _of_pass(view: SeatView, survey: Survey) -> Iterator[Reason]:
    terms = terms_of(view.options)
    own = pitches(terms.side_of[view.seat])
    yield from _fails(survey, own)
    levels = [each.level for each in view.legal if isinstance(each, Bid)]
    suit, promise = best_suit(terms, view.seat, bits_of(view.hand_cards), 0)
    if min(levels, default=0) == HIGHEST_BID and not promise.has_ace():
        yield Reason(Why.NO_ACE, 1.0, card=PACK[13 * suit + ACE])


def _fails(survey: Survey, own: Feature) -> Iterator[Reason]:
    """How often the best of the bids that would be left to the seat is set back."""
    for bid in [each.action for each in survey.worths if isinstance(each.action, Bid)]:
        failed = [float(not makes_bid(end)) for end in survey.ends(bid) if own(end)]
        if failed:
            if mean(failed) > margin(failed):
                points = mean(failed) * bid.level
                yield Reason(Why.BID_FAILS, points, share=mean(failed), than=bid)
            return


def _of_discard(view: SeatView, best: Discard) -> Iterator[Reason]:
    terms, trump = terms_of(view.options), suit_number(view.trump)
    thrown = bits_of(best.cards)
    kept = bits_of(view.hand_cards) & ~thrown
    trumps = bits_of(view.hand_cards) & SUIT_BITS[trump]
    if trumps and not trumps & thrown:
        yield Reason(Why.KEEPS_TRUMPS, KEPT, card=PACK[13 * trump], count=trumps.bit_count())
    values = terms.game[trump]
    game = sum([values[card] for card in bits(kept & ~SUIT_BITS[trump])])
    if game >= COUNTS:
        yield Reason(Why.KEEPS_GAME, GAME_PRICE * game / 2, count=game)
    if not any(values[card] for card in bits(thrown)):
        yield Reason(Why.THROWS_SMALL, SMALL)
