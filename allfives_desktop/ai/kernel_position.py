"""A hand under way on the kernel: plays, captures, draws, the count and the end of the game."""

from __future__ import annotations

from allfives_desktop.ai.kernel import FIVE, JACK, NO_SUIT, SUIT_BITS, SUIT_OF, Terms
from allfives_desktop.ai.tally import Tally

NO_BID = -1

Due = tuple[int, int]  # side, points


class Position:
    """All cards of a hand in play, hidden ones included; changed in place by `play`.

    `hands` and `played` are sets by seat; `won` are sets and `game` the Game totals by side;
    `trick` are the cards of the trick under way in order of play, `seat` plays next, `best` wins it
    so far and is held by `best_seat`. `stock` is drawn from its end. `dead` are cards that all know
    to be out of play. `tally` holds the scores, `dues` is how many of the count are in them.
    `trump` is NO_SUIT until a pitcher leads; `pitcher` is NO_BID but after an auction.
    """

    __slots__ = (
        "best",
        "best_seat",
        "bid",
        "dead",
        "dealer",
        "dues",
        "game",
        "hands",
        "highest",
        "is_over",
        "pitcher",
        "played",
        "seat",
        "stock",
        "tally",
        "terms",
        "trick",
        "trump",
        "won",
    )

    def __init__(
        self,
        terms: Terms,
        hands: list[int],
        *,
        trump: int,
        seat: int,
        dealer: int,
        tally: Tally,
        stock: list[int] | None = None,
        pitcher: int = NO_BID,
        bid: int = 0,
    ) -> None:
        self.terms = terms
        self.hands = hands
        self.trump = trump
        self.seat = seat
        self.dealer = dealer
        self.tally = tally
        self.stock = stock or []
        self.pitcher = pitcher
        self.bid = bid
        self.played = [0] * terms.players
        self.won = [0] * terms.sides
        self.game = [0] * terms.sides
        self.trick: list[int] = []
        self.best = 0
        self.best_seat = seat
        self.highest = 0
        self.is_over = False
        self.dead = 0
        self.dues = 0

    def copy(self) -> Position:
        """The same position, to play on by itself."""
        twin = object.__new__(Position)
        twin.terms = self.terms
        twin.hands = self.hands[:]
        twin.trump = self.trump
        twin.seat = self.seat
        twin.dealer = self.dealer
        twin.tally = self.tally.copy()
        twin.stock = self.stock[:]
        twin.pitcher = self.pitcher
        twin.bid = self.bid
        twin.played = self.played[:]
        twin.won = self.won[:]
        twin.game = self.game[:]
        twin.trick = self.trick[:]
        twin.best = self.best
        twin.best_seat = self.best_seat
        twin.highest = self.highest
        twin.is_over = self.is_over
        twin.dead = self.dead
        twin.dues = self.dues
        return twin

    def legal(self) -> int:
        """What the seat to play may play."""
        hand = self.hands[self.seat]
        if not self.trick:
            return hand
        return self.terms.legal(hand, SUIT_OF[self.trick[0]], self.trump, self.highest)

    def play(self, card: int) -> None:
        """A legal card of the seat to play, and all that follows of itself (spec 6)."""
        seat, bit, suit = self.seat, 1 << card, SUIT_OF[card]
        self.hands[seat] ^= bit
        self.played[seat] |= bit
        trick = self.trick
        if self.trump == NO_SUIT:
            self.trump = suit
        if not trick:
            self.best, self.best_seat = card, seat
            self.highest = bit if suit == self.trump else 0
        elif suit == self.trump:
            if bit > self.highest:
                self.best, self.best_seat, self.highest = card, seat, bit
        elif card > self.best and suit == SUIT_OF[self.best]:
            self.best, self.best_seat = card, seat
        trick.append(card)
        if len(trick) < self.terms.players:
            self.seat = self.terms.next_seat[seat]
        else:
            self._take(self.best_seat)

    def _take(self, winner: int) -> None:
        terms = self.terms
        side = terms.side_of[winner]
        captures, values = terms.captures[self.trump], terms.game[self.trump]
        points = game = taken = 0
        for card in self.trick:
            points += captures[card]
            game += values[card]
            taken |= 1 << card
        self.won[side] |= taken
        self.game[side] += game
        self.trick = []
        self.highest = 0
        self.seat = winner
        if points and self.tally.score(side, points):
            self.is_over = True
        elif self.stock:
            self.hands[winner] |= 1 << self.stock.pop()
            self.hands[terms.next_seat[winner]] |= 1 << self.stock.pop()
        elif not self.hands[winner]:
            self._count()

    def _count(self) -> None:
        self.is_over = True
        for side, points in count(self):
            self.dues += 1
            if self.tally.score(side, points):
                return
        self.tally.close()

    def trumps_played(self) -> int:
        """The trumps that have been in play, the trick under way included."""
        played = 0
        for cards in self.played:
            played |= cards
        return played & SUIT_BITS[self.trump]


def count(position: Position) -> list[Due]:
    """What is due after the last trick, in the order it is scored."""
    dues = _plain_count(position)
    if position.pitcher < 0:
        return dues
    side, bid = position.terms.side_of[position.pitcher], position.bid
    own = [due for due in dues if due[0] == side]
    others = [due for due in dues if due[0] != side]
    if sum([points for _, points in own]) < bid:
        return [(side, -bid), *others]
    return own + others if position.terms.pitcher_first else dues


def _plain_count(position: Position) -> list[Due]:
    terms, trump = position.terms, position.trump
    dues = []
    trumps = position.trumps_played()
    if trumps:
        low = trumps & -trumps
        dues.append((_holder(position, 1 << trumps.bit_length() - 1), 1))
        dues.append((_captor(position, low) if terms.is_captor_low else _holder(position, low), 1))
        jack = trumps & SUIT_BITS[trump] & (1 << 13 * trump + JACK)
        if jack:
            captor = _captor(position, jack)
            is_kept = captor == _holder(position, jack)
            dues.append((captor, 1 if is_kept else terms.hang_jack))
    best = best_at_game(terms, position.game, position.dealer)
    if best >= 0:
        dues.append((best, 1))
    five = trumps & (1 << 13 * trump + FIVE)
    if five and terms.bonus:
        dues.append((_captor(position, five), terms.bonus))
    return dues


def best_at_game(terms: Terms, totals: list[int], dealer: int) -> int:
    """The side that scores Game, -1 for none."""
    best = max(totals)
    side = totals.index(best)
    if totals.count(best) == 1:
        return side
    if not terms.is_elder_game:
        return -1
    by_age = [terms.side_of[seat] for seat in terms.rotation[dealer]]
    return next(each for each in by_age if totals[each] == best)


def _holder(position: Position, bit: int) -> int:
    for seat, cards in enumerate(position.played):
        if cards & bit:
            return position.terms.side_of[seat]
    raise ValueError("the card was not in play")


def _captor(position: Position, bit: int) -> int:
    for side, cards in enumerate(position.won):
        if cards & bit:
            return side
    raise ValueError("the card was not in play")
