"""What seats have said about their hands before play: stood, begged, given, bid.

A sampled deal in which eldest stood on a suit that promises nothing is possible, but not likely.
Each word that goes against a deal makes it `DOUBT` times as likely as the others; seats are taken
to speak by the rules of thumb of `promise`, so the doubt is mild.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from allfives_desktop.ai.inference import played_by
from allfives_desktop.ai.kernel import NO_SUIT, SUIT_OF, Terms, terms_of
from allfives_desktop.ai.promise import BID_AT, GIVE_AT, STAND_AT, Promise, best_suit
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.world import suit_number
from allfives_desktop.rules.events import ScoreKind
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView

DOUBT = 0.35

Claim = Callable[[int], bool]  # of the six cards a seat was dealt


class Testimony:
    """Claims about the first six cards of other seats, and how well a deal agrees with them."""

    __slots__ = ("_claims", "_played")

    def __init__(self, view: SeatView) -> None:
        self._played = [played_by(view, seat) for seat in range(view.options.players)]
        claims = _auction_claims(view) if view.options.trump == "auction" else _beg_claims(view)
        self._claims = [claim for claim in claims if claim[0] != view.seat]

    def believes(self, hands: list[int], rng: Random) -> bool:
        """Whether to accept a sampled deal; always, when nothing speaks against it."""
        for seat, claim in self._claims:
            if not claim(hands[seat] | self._played[seat]) and rng.random() > DOUBT:
                return False
        return True


def _beg_claims(view: SeatView) -> list[tuple[int, Claim]]:
    """Only while the hands are those first dealt: before a run."""
    options = view.options
    if not options.beg or view.runs or not view.turned or view.phase is Phase.BEG:
        return []
    terms = terms_of(options)
    eldest, dealer = terms.rotation[view.dealer][0], view.dealer
    suit, dead = SUIT_OF[view.turned[-1].index], bits_of(view.turned)

    def lead(seat: int, hand: int) -> float:
        return Promise(terms, seat, hand, suit, dead).lead()

    if view.phase is Phase.ANSWER:
        return [(eldest, lambda hand: lead(eldest, hand) < STAND_AT)]
    if any(event.kind is ScoreKind.GIFT for event in view.scored):
        return [
            (eldest, lambda hand: lead(eldest, hand) < STAND_AT),
            (dealer, lambda hand: lead(dealer, hand) >= GIVE_AT),
        ]
    return [(eldest, lambda hand: lead(eldest, hand) >= STAND_AT)]


def _auction_claims(view: SeatView) -> list[tuple[int, Claim]]:
    terms, trump = terms_of(view.options), suit_number(view.trump)
    return [
        (seat, _bid_claim(terms, seat, level, trump if seat == view.pitcher else NO_SUIT))
        for seat, level in view.bids
        if level is not None and not _was_forced(view, seat)
    ]


def _bid_claim(terms: Terms, seat: int, level: int, trump: int) -> Claim:
    def claim(hand: int) -> bool:
        if trump == NO_SUIT:
            promise = best_suit(terms, seat, hand, 0)[1]
        else:
            promise = Promise(terms, seat, hand, trump, 0)
        return promise.points() >= BID_AT[level]

    return claim


def _was_forced(view: SeatView, seat: int) -> bool:
    """A dealer who had to bid has said nothing."""
    passes = [level for who, level in view.bids if who != view.dealer]
    is_forced = view.options.all_pass == "dealer_forced"  # noqa: S105 - no password
    return is_forced and seat == view.dealer and all(level is None for level in passes)
