"""What a computer player can tell about a decision: worths, and reasons as records.

Plain values: `hints` makes them, and who speaks to people phrases them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.cards import Card


@dataclass(frozen=True, slots=True)
class Worth:
    """What an action is worth to the seat's side.

    `points`: by how many points the side gains on the others from here to the end of the hand (with
    more than two sides, on their mean). `margin`: half the width of the 95 % interval, for the best
    action of its own mean, for every other of its distance from the best. `chance`: to win the
    game, 0 to 1.
    """

    action: PlayerAction
    points: float
    margin: float
    chance: float


class Why(StrEnum):
    """Why an action is the best.

    The first two groups are certain from what the seat sees. Those of the third compare two actions
    over the same sampled deals: something good happens in a `share` of them after the best, and in
    `other` of them after the action `than`.
    """

    # Of a play: what happens in this trick.
    FORCED = "forced"  # there is nothing else to do
    GOES_OUT = "goes_out"  # the trick wins the game at once
    TAKES_TRUMP = "takes_trump"  # `card`, another side's, for `count` points
    TAKES_JACK = "takes_jack"  # another side's jack of trumps
    TAKES_GAME = "takes_game"  # `count` of Game lies in the trick
    BRINGS_HOME = "brings_home"  # the card itself scores, and its side takes the trick
    FEEDS_PARTNER = "feeds_partner"  # the same, in the partner's trick
    LEAVES_PARTNER = "leaves_partner"  # the partner's trick, and a higher card is kept
    KEEPS_OUT = "keeps_out"  # `card` might have gone to the others with this trick
    THROWS_LEAST = "throws_least"  # the trick is lost, and the card costs nothing
    DRAWS_TRUMPS = "draws_trumps"  # a trump lead, which the others hold trumps for
    TRUMPS_IN = "trumps_in"  # a trump on a plain lead
    CHEAPEST = "cheapest"  # wins as surely as `card` would, which is kept
    SURE_TRICK = "sure_trick"  # nobody can take it
    VOIDS = "voids"  # the last card of its suit in a hand with trumps
    HARMLESS = "harmless"  # the card counts nothing, whoever takes it
    COUNTS_LEAST = "counts_least"  # it counts, but less than all else that may be played
    HIGHEST_LEFT = "highest_left"  # no other seat holds a higher card of its suit
    SPARES_TRUMPS = "spares_trumps"  # a plain card, where a trump could be played
    TAKES_STOCK = "takes_stock"  # the winner draws `card`
    # Before play.
    STRONG_SUIT = "strong_suit"  # `count` of the suit, `card` the highest
    WEAK_SUIT = "weak_suit"  # only `count` of the suit
    GIFT_WINS = "gift_wins"  # the gift would end the game for whoever begs
    GIFT_LOSES = "gift_loses"  # the gift would end the game for the others
    TURN_UP = "turn_up"  # a turn-up scores for the dealer; `share` of the unseen cards do
    KEEPS_TRUMPS = "keeps_trumps"  # all `count` trumps stay in the hand
    KEEPS_GAME = "keeps_game"  # the hand keeps `count` of Game in plain cards
    THROWS_SMALL = "throws_small"  # what is thrown out counts nothing
    TAKES_OVER = "takes_over"  # the dealer takes the standing bid
    SHOWS_CARD = "shows_card"  # a card shown can be called for by the others
    NO_ACE = "no_ace"  # the next bid is four, and the ace of the best suit is not held
    # Where nothing else can be told.
    NO_DIFFERENCE = "no_difference"  # nothing else is worse for sure
    PLAYS_BETTER = "plays_better"  # by so many points, played out from here
    # Compared over deals.
    SAVES_TRUMP = "saves_trump"  # `card` of the hand scores for its own side
    SAVES_JACK = "saves_jack"  # the same of the jack of trumps
    SAVES_GAME = "saves_game"  # the same of a plain card that counts for Game
    CATCHES_TRUMP = "catches_trump"  # `card` scores for us, and is not of the hand
    CATCHES_JACK = "catches_jack"  # the same of the jack of trumps
    CATCHES_GAME = "catches_game"  # the same of a plain card that counts for Game
    MAKES_HIGH = "makes_high"
    MAKES_LOW = "makes_low"
    MAKES_GAME = "makes_game"
    DENIES_GAME = "denies_game"  # no other side makes it
    MAKES_BID = "makes_bid"  # our bid is made; `other` is 0 before play
    SETS_BID = "sets_bid"  # theirs is not
    BID_FAILS = "bid_fails"  # the bid `than` is not made; `other` is 0
    WINS_NOW = "wins_now"  # we win the game in this hand
    STOPS_OUT = "stops_out"  # they do not win it in this hand
    GIFT_LIKELY = "gift_likely"  # the dealer answers a beg with the gift; `other` is 0
    OUTBIDS = "outbids"  # another side does not get to pitch
    FORCES = "forces"  # the called card goes to us


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason; what its values mean is told by `why`, and what has no meaning is left out.

    `points` is how much it weighs, in points of the hand.
    """

    why: Why
    points: float
    card: Card | None = None
    count: int = 0
    share: float = 0.0
    other: float = 0.0
    than: PlayerAction | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do: the worths, best first, and reasons for the first of them, the weightiest first.

    In an aside `Pass` stands for letting the others play on.
    """

    worths: tuple[Worth, ...]
    reasons: tuple[Reason, ...]

    @property
    def best(self) -> Worth:
        """What to do."""
        return self.worths[0]

    @property
    def next(self) -> Worth | None:
        """The best of what else could be done; None where nothing else could."""
        return self.worths[1] if len(self.worths) > 1 else None
