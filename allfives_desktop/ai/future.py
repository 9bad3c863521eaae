"""A sampled deal played on from the making of trumps to the end of the hand, by rules of thumb.

It is a copy of the phases before play (spec 5) on bits, with every seat's later decisions made by
`promise` and every card played by the quick policy.
"""

from __future__ import annotations

from allfives_desktop.ai.belief import Deal
from allfives_desktop.ai.kernel import NO_SUIT, SUIT_OF, Terms
from allfives_desktop.ai.kernel_position import NO_BID, Position
from allfives_desktop.ai.promise import BID_AT, GIVE_AT, Promise, best_suit, kept_six
from allfives_desktop.ai.tally import Tally
from allfives_desktop.ai.world import tally_of
from allfives_desktop.rules.law import HAND_SIZE, HIGHEST_BID, RUN_SIZE, Law
from allfives_desktop.rules.scoring import gift_sides
from allfives_desktop.rules.view import SeatView

Ending = Position | Tally


class Future:
    """What becomes of one sampled deal. Its methods end in a position about to be played or, where
    the hand is thrown in or the game over, in the scores as they are then."""

    __slots__ = (
        "_dead",
        "_dealer",
        "_hands",
        "_law",
        "_rest",
        "_runs",
        "_suit",
        "_tally",
        "_terms",
    )

    def __init__(self, view: SeatView, terms: Terms, law: Law, deal: Deal) -> None:
        self._terms = terms
        self._law = law
        self._dealer = view.dealer
        self._hands = deal.hands[:]
        self._rest = deal.rest[:]
        self._tally = tally_of(view)
        self._runs = view.runs
        self._dead = sum([1 << card.index for card in view.turned])
        self._suit = SUIT_OF[view.turned[-1].index] if view.turned else NO_SUIT

    def stand(self) -> Ending:
        """The suit turned is trumps."""
        return self._play(self._suit)

    def answer(self) -> Ending:
        """The dealer answers a beg as a sensible one would."""
        sides = gift_sides(self._law, self._dealer)
        target, scores = self._terms.target, self._tally.scores
        if any(scores[side] + 1 >= target for side in sides):
            return self.run()
        promise = Promise(
            self._terms, self._dealer, self._hands[self._dealer], self._suit, self._dead
        )
        hope = sum(self._law.turn_up_points) / len(self._law.turn_up_points)
        return self.give() if promise.lead() >= GIVE_AT + hope else self.run()

    def give(self) -> Ending:
        """The dealer gives one."""
        for side in gift_sides(self._law, self._dealer):
            if self._tally.score(side, 1):
                return self._tally
        return self._play(self._suit)

    def run(self) -> Ending:
        """The dealer runs the cards until another suit is turned."""
        rejected = self._suit
        while self._runs < self._law.run_limit:
            turned = self._run_once()
            points = self._law.turn_up_points[turned % 13]
            if points and self._tally.score(self._terms.side_of[self._dealer], points):
                return self._tally
            if SUIT_OF[turned] != rejected:
                return self._with_discards(SUIT_OF[turned])
        if self._terms.options.runs_exhausted == "redeal":
            return self._tally
        return self._with_discards(rejected)

    def _run_once(self) -> int:
        self._runs += 1
        for seat in self._terms.rotation[self._dealer]:
            for _ in range(RUN_SIZE):
                self._hands[seat] |= 1 << self._rest.pop()
        turned = self._rest.pop()
        self._dead |= 1 << turned
        return turned

    def _with_discards(self, trump: int) -> Ending:
        after = self._terms.options.after_run
        if after == "discard_to_six" or (after == "keep_nine" and self._runs >= 2):
            self._hands = [kept_six(hand, trump) for hand in self._hands]
        return self._play(trump)

    def discard(self, trump: int, seat: int, kept: int) -> Ending:
        """A seat keeps these; the seats that have not thrown out yet do so by rule of thumb."""
        self._hands[seat] = kept
        self._hands = [
            kept_six(hand, trump) if hand.bit_count() > HAND_SIZE else hand for hand in self._hands
        ]
        return self._play(trump)

    def bidding(self, view: SeatView, level: int) -> Ending:
        """A seat bids `level`, 0 to pass; the seats after it speak by rule of thumb."""
        bid = level or view.bid
        pitcher = (
            view.seat
            if level
            else next((seat for seat, each in reversed(view.bids) if each is not None), NO_BID)
        )
        seat = view.seat
        while seat != self._dealer and bid < HIGHEST_BID:
            seat = self._terms.next_seat[seat]
            spoken = self._bid_of(seat, bid)
            if spoken:
                bid, pitcher = spoken, seat
        if pitcher == NO_BID:
            if self._terms.options.all_pass == "redeal":  # noqa: S105 - no password
                return self._tally
            pitcher = self._terms.rotation[self._dealer][0]
        return self._pitch(pitcher, bid)

    def _bid_of(self, seat: int, standing: int) -> int:
        """What a seat bids over the standing bid, 0 for a pass."""
        options = self._terms.options
        is_dealer = seat == self._dealer
        lowest: int = options.bid_min
        if standing:
            lowest = standing if is_dealer and options.dealer_steal else standing + 1
        _, promise = best_suit(self._terms, seat, self._hands[seat], self._dead)
        may = lowest < HIGHEST_BID or (lowest == HIGHEST_BID and promise.has_ace())
        if may and promise.points() >= BID_AT[lowest]:
            return lowest
        is_forced = is_dealer and not standing and options.all_pass == "dealer_forced"  # noqa: S105
        return lowest if is_forced else 0

    def _pitch(self, pitcher: int, bid: int) -> Ending:
        return self._play(NO_SUIT, seat=pitcher, pitcher=pitcher, bid=bid)

    def _play(
        self, trump: int, *, seat: int | None = None, pitcher: int = NO_BID, bid: int = 0
    ) -> Position:
        eldest = self._terms.rotation[self._dealer][0]
        position = Position(
            self._terms,
            self._hands,
            trump=trump,
            seat=eldest if seat is None else seat,
            dealer=self._dealer,
            tally=self._tally,
            pitcher=pitcher,
            bid=bid,
        )
        position.dead = self._dead
        return position
