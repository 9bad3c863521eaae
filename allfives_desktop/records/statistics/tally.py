"""What one match comes to: a multiset of small facts, so that tallies add up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from allfives_desktop.rules.events import ScoreKind

if TYPE_CHECKING:
    from allfives_desktop.rules.options import Options

VERSION: Final = 1  # of what is counted; raise it with any change of the facts
COST_VERSION: Final = 2  # of how decisions are judged; costs of another cannot be compared


class Family(StrEnum):
    """Which of the four games of the family the rules make, whatever the match is called."""

    ALL_FIVES = "all_fives"
    ALL_FOURS = "all_fours"
    PITCH = "pitch"
    CALIFORNIA_JACK = "california_jack"


class End(StrEnum):
    """How a match came out for the person; OPEN: under way, or left."""

    WON = "won"
    LOST = "lost"
    OPEN = "open"


class Choice(StrEnum):
    """What the person's own seat decided before the play, with its outcome."""

    STOOD = "stood"
    BEGGED_GIFT = "begged_gift"
    BEGGED_RUN = "begged_run"
    GAVE = "gave"
    RAN = "ran"
    BID_MADE = "bid_made"
    BID_SET = "bid_set"
    LED_FREE = "led_free"


class Fact(StrEnum):
    """Facts that need no more words."""

    HANDS = "hands"
    GAMES_WON = "games.own"
    GAMES_LOST = "games.others"
    SKUNKS_MADE = "skunks.own"
    SKUNKS_TAKEN = "skunks.others"


OWN: Final = "own"
OTHERS: Final = "others"
WHO: Final = (OWN, OTHERS)


def times(who: str, kind: ScoreKind) -> str:
    """How often a side scored in this way; `who` is one of WHO."""
    return f"times.{who}.{kind}"


def points(who: str, kind: ScoreKind) -> str:
    """The points scored in this way."""
    return f"points.{who}.{kind}"


def chosen(choice: Choice) -> str:
    """How often the person's decision came to this."""
    return f"choice.{choice}"


def points_after(choice: Choice, who: str) -> str:
    """The points of the hands in which it came to this."""
    return f"choice.{choice}.{who}"


@dataclass(frozen=True, slots=True)
class Tally:
    """One match so far. `games` are the games won by the person's side and by the best other."""

    end: End
    games: tuple[int, int]
    counts: Mapping[str, int]

    def as_mapping(self) -> dict[str, Any]:
        """Only values that JSON has; `tally_from` makes the tally of it again."""
        return {"end": self.end.value, "games": list(self.games), "counts": dict(self.counts)}


@dataclass(frozen=True, slots=True)
class Cost:
    """What the person's decisions in a match have lost together, against the best there was:
    `points` to the end of the hand, and `chance` to win the game, 0 to 1 each."""

    decisions: int
    points: float
    chance: float
    version: int = COST_VERSION


@dataclass(frozen=True, slots=True)
class MatchTally:
    """A match and what it was played under. `number` tells matches apart and orders them. `ended`
    is when it was over, in seconds since 1970; `cost` is known once it has been reviewed."""

    number: int
    ruleset: str
    family: Family
    level: str
    undos: int
    tally: Tally
    hints: int = 0
    ended: int | None = None
    cost: Cost | None = None

    @property
    def is_over(self) -> bool:
        """Whether it was played to its end."""
        return self.tally.end is not End.OPEN

    @property
    def is_helped(self) -> bool:
        """Whether a decision was ever taken back in it, or a hint given."""
        return self.undos + self.hints > 0


def tally_from(value: Any) -> Tally:
    """Raises ValueError for anything `Tally.as_mapping` does not make."""
    match value:
        case {"end": str(end), "games": [int(own), int(others)], "counts": dict(counts)} if all(
            isinstance(key, str) and isinstance(count, int) for key, count in counts.items()
        ):
            return Tally(End(end), (own, others), counts)
    raise ValueError("not a tally")


def family_of(options: Options) -> Family:
    """The family of a set of rules."""
    if options.trump == "auction":
        return Family.PITCH
    if options.trump == "stock_top":
        return Family.CALIFORNIA_JACK
    return Family.ALL_FIVES if options.capture else Family.ALL_FOURS
