"""The exact worth of every card in a two-handed hand with all cards on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from allfives_desktop.ai.duel_search import INFINITE, TRUMPS, Board, searcher
from allfives_desktop.ai.kernel import FIVE, JACK, SUIT_BITS, SUIT_OF, Terms, bits
from allfives_desktop.ai.kernel_position import Position

NOT_AT_STAKE = -1

Worth = Sequence[int]


class Duel:
    """A two-handed position in play, without stock and auction, to be searched.

    Values are in points, the mover's less the other's, over all that is still to be made in the
    hand with the target out of reach. Raises ValueError for positions of another kind.
    """

    __slots__ = ("_board", "_nodes", "_places", "_position")

    def __init__(self, position: Position) -> None:
        if position.terms.players != 2 or position.stock or position.pitcher >= 0:
            raise ValueError("not a two-handed hand without stock and auction")
        self._position = position
        self._places = _places(position)
        self._board = _board(position, self._places)
        self._nodes = [0]

    @property
    def nodes(self) -> int:
        """How many positions the search has entered."""
        return self._nodes[0]

    def values(self) -> dict[int, int]:
        """The value of every legal card."""
        position, board = self._position, self._board
        hand, other = self._moved(position.hands[position.seat]), self._moved(self._theirs())
        legal = self._moved(position.legal())
        different = set(board.different(legal, other))
        value_of = self._following(hand, other) if position.trick else self._leading(hand, other)
        settled = _settled(position)
        values, value = {}, 0
        for card, place in sorted(self._places.items(), key=_by_place, reverse=True):
            if legal >> place & 1:
                if 1 << place in different:
                    value = settled + value_of(1 << place)
                values[card] = value
        return values

    def _theirs(self) -> int:
        """The other hand, with the card on the table."""
        position = self._position
        return position.hands[1 - position.seat] | sum([1 << card for card in position.trick])

    def _moved(self, cards: int) -> int:
        places, moved = self._places, 0
        for card in bits(cards):
            moved |= 1 << places[card]
        return moved

    def _game(self) -> tuple[int, int]:
        """The mover's lead in Game, and what is still to come."""
        position = self._position
        values = position.terms.game[position.trump]
        ahead = position.game[position.seat] - position.game[1 - position.seat]
        return ahead, sum([values[card] for card in self._places])

    def _leading(self, hand: int, other: int) -> Callable[[int], int]:
        side = self._position.seat
        ahead, to_come = self._game()
        lead, answer = searcher(self._board, self._nodes)
        if not hand & hand - 1:
            return lambda _: lead(side, hand, other, ahead, to_come, -INFINITE, INFINITE)
        return lambda card: answer(side, hand, other, card, ahead, to_come, -INFINITE, INFINITE)

    def _following(self, hand: int, other: int) -> Callable[[int], int]:
        side, board = self._position.seat, self._board
        ahead, to_come = self._game()
        lead, _ = searcher(board, self._nodes)
        led = 1 << self._places[self._position.trick[0]]
        left, suit = other ^ led, board.suit[led]

        def value_of(card: int) -> int:
            value = board.game[led] + board.game[card]
            is_won = card > led if card & suit else bool(card & TRUMPS)
            taker = side if is_won else 1 - side
            taken = board.worth[taker][(led | card) & TRUMPS]
            points, lead_in_game = (taken, ahead + value) if is_won else (-taken, ahead - value)
            if hand == card:
                return points + board.game_point(side, lead_in_game)
            rest = (to_come - value, -INFINITE, INFINITE)
            if is_won:
                return points + lead(side, hand ^ card, left, lead_in_game, *rest)
            return points - lead(taker, left, hand ^ card, -lead_in_game, *rest)

        return value_of


def _by_place(item: tuple[int, int]) -> int:
    return item[1]


def _places(position: Position) -> dict[int, int]:
    """The new place of every card in hands and on the table."""
    trump = position.trump
    cards = position.hands[0] | position.hands[1] | sum([1 << card for card in position.trick])
    places = {card: card - 13 * trump for card in bits(cards & SUIT_BITS[trump])}
    places.update(
        {card: place for place, card in enumerate(bits(cards & ~SUIT_BITS[trump]), start=13)}
    )
    return places


def _board(position: Position, places: dict[int, int]) -> Board:
    terms, trump = position.terms, position.trump
    suits = [0] * 4
    for card, place in places.items():
        suits[SUIT_OF[card]] |= 1 << place
    suits[trump] = TRUMPS
    low = _low_at_stake(position, places)
    worth = _worth(position, 0, low), _worth(position, 1, low)
    game = {1 << place: terms.game[trump][card] for card, place in places.items()}
    return Board(
        worth=worth,
        suit={1 << place: suits[SUIT_OF[card]] for card, place in places.items()},
        game=game,
        kind={bit: _kind(bit, card, game[bit], worth) for bit, card in _bits(places)},
        tie=_tie(position),
        is_strict=terms.is_strict,
        must_trump=terms.must_trump,
    )


def _bits(places: dict[int, int]) -> list[tuple[int, int]]:
    return [(1 << place, card) for card, place in places.items()]


def _kind(bit: int, card: int, game: int, worth: tuple[Worth, Worth]) -> int:
    """Plain cards of a suit differ in what they count for Game, trumps that count at all differ
    from all others."""
    if bit > TRUMPS:
        return 32 * SUIT_OF[card] + game
    return 128 + bit if game or worth[0][bit] or worth[1][bit] else 128


def _worth(position: Position, side: int, low: int) -> Worth:
    jack = 1 << 13 * position.trump + JACK
    own = position.hands[side]
    if position.trick and side != position.seat:
        own |= 1 << position.trick[0]
    return worth_of_trumps(position.terms, position.trump, is_jack_own=bool(own & jack), low=low)


@lru_cache(maxsize=256)
def worth_of_trumps(terms: Terms, trump: int, *, is_jack_own: bool, low: int) -> Worth:
    """What a side scores by taking a set of trumps, by the set as strengths: captures, the jack,
    the bonus for the five, and the trump of strength `low` where Low goes to its captor."""
    values = list(terms.captures[trump][13 * trump : 13 * trump + 13])
    values[JACK] += 1 if is_jack_own else terms.hang_jack
    values[FIVE] += terms.bonus
    if low != NOT_AT_STAKE:
        values[low] += 1
    sums = [0]
    for value in values:
        sums += [value + each for each in sums]
    return tuple(sums)


def _low_at_stake(position: Position, places: dict[int, int]) -> int:
    """The strength of the trump that will be Low, where it goes to its captor and is not taken."""
    lowest = _trumps_in_play(position)
    lowest &= -lowest
    if (
        not position.terms.is_captor_low
        or not lowest
        or lowest & (position.won[0] | position.won[1])
    ):
        return NOT_AT_STAKE
    return places[lowest.bit_length() - 1]


def _trumps_in_play(position: Position) -> int:
    """All trumps that have been or will be played."""
    hands = position.hands[0] | position.hands[1]
    return position.trumps_played() | hands & SUIT_BITS[position.trump]


def _tie(position: Position) -> tuple[int, int]:
    if not position.terms.is_elder_game:
        return 0, 0
    eldest = position.terms.rotation[position.dealer][0]
    return (1, -1) if eldest == 0 else (-1, 1)


def _settled(position: Position) -> int:
    """Points of the count that no play can change any more: the mover's less the other's."""
    terms, trumps = position.terms, _trumps_in_play(position)
    own = position.hands[position.seat] | position.played[position.seat]
    won = position.won
    if not trumps:
        return 0

    def goes_to_mover(bit: int, cards: int) -> int:
        return 1 if bit & cards else -1

    low = trumps & -trumps
    points = goes_to_mover(1 << trumps.bit_length() - 1, own)
    if not terms.is_captor_low:
        points += goes_to_mover(low, own)
    mine, theirs = won[position.seat], won[1 - position.seat]
    if terms.is_captor_low and low & (mine | theirs):
        points += goes_to_mover(low, mine)
    jack = trumps & 1 << 13 * position.trump + JACK
    if jack & (mine | theirs):
        is_kept = bool(jack & mine) == bool(jack & own)
        points += goes_to_mover(jack, mine) * (1 if is_kept else terms.hang_jack)
    five = trumps & 1 << 13 * position.trump + FIVE
    if five & (mine | theirs):
        points += goes_to_mover(five, mine) * terms.bonus
    return points
