"""Alpha-beta over a two-handed hand with all cards on the table, on bits.

The value is that of the points still to be made: those of one side less those of the other, with
the target out of reach. It adds up trick by trick, but for Game:

    value(leader) = max over leads, min over answers of
                    +- points of the trick +- value(winner leads the rest)

Cards have new places: trumps keep theirs, by strength, in the bits 0 to 12, so that the points of
any set of trumps are one look-up; the plain cards in play follow, suit by suit, without gaps.

Pruning:

- A trump above all the other side's trumps goes home in any case. The other trumps bring a side at
  most all and at least nothing: bounds from four look-ups.
- d is the lead in Game, R what is still to come. Once |d| > R Game is settled and d is set to
  R + 1, so that positions that differ only in how clearly are one in the table.
- Cards next to one another among those in play, in one hand and of the same worth, are one card.
- The table holds bounds at trick boundaries. Winners are tried high first, losers low first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

TRUMPS = 0x1FFF
INFINITE = 999

# (side, its hand, the other hand, its lead in Game, Game to come, alpha, beta) -> value
Lead = Callable[[int, int, int, int, int, int, int], int]
# (side, its hand with the card, the other hand, the card led, lead, to come, alpha, beta) -> value
Answer = Callable[[int, int, int, int, int, int, int, int], int]


@dataclass(frozen=True, slots=True)
class Board:
    """Two hands on new places. `worth` are tables of what a set of trumps brings, by side; `suit`,
    `game` and `kind` tell of each card, by its bit, the cards of its suit, its Game value and a
    number that cards of one suit and one worth share. `tie` is what an even Game brings a side."""

    worth: tuple[Sequence[int], Sequence[int]]
    suit: dict[int, int]
    game: dict[int, int]
    kind: dict[int, int]
    tie: tuple[int, int]
    is_strict: bool
    must_trump: bool

    def different(self, cards: int, others: int) -> list[int]:
        """One of each run of equal cards, high to low; `others` are the other hand's."""
        kind, result, above, last = self.kind, [], 0, -1
        while cards:
            card = 1 << cards.bit_length() - 1
            cards ^= card
            own = kind[card]
            if own != last or others & (above - 2 * card):
                result.append(card)
                last = own
            above = card
        return result

    def answers(self, led: int, hand: int) -> int:
        """What may be played to a lead of the suit `led`."""
        own, trumps = hand & led, hand & TRUMPS
        if led == TRUMPS:
            return own or hand
        if own:
            return own if self.is_strict else own | trumps
        return trumps if self.must_trump and trumps else hand

    def game_point(self, side: int, ahead: int) -> int:
        """What Game brings a side that is ahead by so much at the end."""
        return 1 if ahead > 0 else -1 if ahead < 0 else self.tie[side]


def searcher(board: Board, nodes: list[int]) -> tuple[Lead, Answer]:  # noqa: C901 - see below
    """The search on a board: the value of having the lead, and of having led a card.

    It counts the positions it enters in `nodes[0]`.

    One closure, because looking names up in an object takes a third longer.
    """
    worth, suit, game, tie = board.worth, board.suit, board.game, board.tie
    different, answers = board.different, board.answers
    table: dict[tuple[int, int, int, int], tuple[int, int]] = {}

    def bounds(side: int, trumps: int, theirs: int, ahead: int, to_come: int) -> tuple[int, int]:
        high, low = ahead + to_come, ahead - to_come
        high = 1 if high > 0 else -1 if high < 0 else tie[side]
        low = 1 if low > 0 else -1 if low < 0 else tie[side]
        own_worth, their_worth, both = worth[side], worth[1 - side], trumps | theirs
        if trumps > theirs:
            places = theirs.bit_length()
            sure = trumps >> places << places
            return low + own_worth[sure] - their_worth[both ^ sure], high + own_worth[both]
        places = trumps.bit_length()
        sure = theirs >> places << places
        return low - their_worth[both], high + own_worth[both ^ sure] - their_worth[sure]

    def last(side: int, card: int, other: int, ahead: int, to_come: int) -> int:
        """The last trick."""
        taken = (card | other) & TRUMPS
        if other > card if other & suit[card] else other & TRUMPS:
            ahead -= to_come
            points = -worth[1 - side][taken]
        else:
            ahead += to_come
            points = worth[side][taken]
        return points + (1 if ahead > 0 else -1 if ahead < 0 else tie[side])

    def lead(
        side: int, hand: int, other: int, ahead: int, to_come: int, alpha: int, beta: int
    ) -> int:
        nodes[0] += 1
        if not hand & hand - 1:
            return last(side, hand, other, ahead, to_come)
        if ahead > to_come:
            ahead = to_come + 1
        elif ahead < -to_come:
            ahead = -to_come - 1
        low, high = bounds(side, hand & TRUMPS, other & TRUMPS, ahead, to_come)
        if high <= alpha or high == low:
            return high
        if low >= beta:
            return low
        key = (hand, other, side, ahead)
        found = table.get(key)
        if found is not None:
            low, high = found
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        alpha, beta = max(alpha, low), min(beta, high)
        floor, best = alpha, -INFINITE
        cards = different(hand, other)
        winners = [card for card in cards if other & suit[card] < card]
        losers = [card for card in reversed(cards) if other & suit[card] > card]
        for card in winners + losers:
            value = answer(side, hand, other, card, ahead, to_come, alpha, beta)
            if value > best:
                best = value
                if best >= beta:
                    break
                alpha = max(alpha, best)
        if best >= beta:
            low = best
        elif best <= floor:
            high = best
        else:
            low = high = best
        table[key] = (low, high)
        return best

    def answer(
        side: int,
        hand: int,
        other: int,
        card: int,
        ahead: int,
        to_come: int,
        alpha: int,
        beta: int,
    ) -> int:
        led = suit[card]
        replies = different(answers(led, other), hand)
        if led == TRUMPS:
            winners = [reply for reply in replies if TRUMPS >= reply > card]
        else:
            winners = [r for r in replies if (r > card if r & led else r & TRUMPS)]
        left, counted, worst = hand ^ card, game[card], INFINITE
        for reply in winners:
            value = counted + game[reply]
            taken = worth[1 - side][(card | reply) & TRUMPS]
            result = -taken - lead(
                1 - side,
                other ^ reply,
                left,
                value - ahead,
                to_come - value,
                -taken - beta,
                -taken - alpha,
            )
            if result < worst:
                worst = result
                if worst <= alpha:
                    return worst
                beta = min(beta, worst)
        for reply in reversed(replies):
            if reply in winners:
                continue
            value = counted + game[reply]
            taken = worth[side][(card | reply) & TRUMPS]
            result = taken + lead(
                side,
                left,
                other ^ reply,
                ahead + value,
                to_come - value,
                alpha - taken,
                beta - taken,
            )
            if result < worst:
                worst = result
                if worst <= alpha:
                    return worst
                beta = min(beta, worst)
        return worst

    return lead, answer
