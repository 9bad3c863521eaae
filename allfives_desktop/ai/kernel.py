"""The rules of play as arithmetic on bits: what search and rollouts run on.

A card is its index in `PACK`, 0 to 51; a set of cards is an int whose bit i is card i. A suit is
0 to 3 in pack order, so the cards of suit s are the bits 13 s to 13 s + 12, low to high, and of two
sets of one suit the one with the higher top card is the greater number.

`Terms` are the rules in force, looked up instead of asked; `Position` is a hand under way, changed
in place. What they do is what `rules/` does, which the tests hold them to.
"""

from __future__ import annotations

from functools import lru_cache

from allfives_desktop.rules.cards import PACK
from allfives_desktop.rules.law import law_of
from allfives_desktop.rules.options import Options

SUIT_BITS = tuple(0x1FFF << 13 * suit for suit in range(4))
WHOLE_PACK = (1 << len(PACK)) - 1
SUIT_OF = tuple(index // 13 for index in range(52))
NO_SUIT = -1
TEN, JACK, ACE, FIVE = 8, 9, 12, 3  # strengths

Totals = tuple[tuple[int, ...], ...]


class Terms:
    """The rules of play under a set of options.

    `captures[trump][card]` is what its captor scores at once, `game[trump][card]` what it counts
    towards Game. Shared and never changed: get them from `terms_of`.
    """

    __slots__ = (
        "bonus",
        "captures",
        "draws",
        "ends_at_once",
        "game",
        "hang_jack",
        "is_captor_low",
        "is_elder_game",
        "is_strict",
        "may_undertrump",
        "must_trump",
        "next_seat",
        "options",
        "pitcher_first",
        "players",
        "rotation",
        "side_of",
        "sides",
        "target",
    )

    def __init__(self, options: Options) -> None:
        law = law_of(options)
        self.options = options
        self.players = options.players
        self.sides = law.sides
        self.side_of = law.side_of
        self.next_seat = law.next_seat
        self.rotation = law.rotation
        self.target = law.target
        self.ends_at_once = law.ends_at_once
        self.is_strict = options.follow == "strict"
        self.must_trump = options.void_must_trump
        self.may_undertrump = options.undertrump
        self.hang_jack = options.hang_jack
        self.is_captor_low = options.low_to == "captor"
        self.is_elder_game = options.game_tie == "elder"
        self.pitcher_first = options.pitcher_first
        self.bonus = options.five_end_bonus
        self.draws = options.trump == "stock_top"
        self.captures = _by_trump(law.capture_values, (0,) * 13)
        self.game = _by_trump(law.trump_values, law.plain_values)

    def legal(self, hand: int, led: int, trump: int, highest: int) -> int:
        """What may be played from a hand to a trick in which suit `led` was led and `highest` is
        the highest trump as a bit, 0 for none (spec 7)."""
        own = hand & SUIT_BITS[led]
        if led == trump:
            return own or hand
        trumps = hand & SUIT_BITS[trump]
        if own:
            result = own if self.is_strict else own | trumps
        else:
            result = trumps if self.must_trump and trumps else hand
        if highest and not self.may_undertrump:
            return result & ~(SUIT_BITS[trump] & (highest - 1)) or result
        return result


def _by_trump(trumps: tuple[int, ...], plain: tuple[int, ...]) -> Totals:
    """Values by trump suit and card, from those by strength."""
    return tuple(
        tuple((trumps if SUIT_OF[card] == trump else plain)[card % 13] for card in range(52))
        for trump in range(4)
    )


terms_of = lru_cache(maxsize=16)(Terms)


def bits(cards: int) -> list[int]:
    """The indexes of a set of cards, low to high."""
    result = []
    while cards:
        low = cards & -cards
        result.append(low.bit_length() - 1)
        cards ^= low
    return result
