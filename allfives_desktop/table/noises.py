"""What a beat sounds like: pure, as its choreography is."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from allfives_desktop.rules.events import (
    CardsDealt,
    CardTurned,
    CutShown,
    Discarded,
    Drawn,
    Exposed,
    GameWon,
    HandEnded,
    HandStarted,
    MatchWon,
    Played,
    Scored,
    StockOpened,
    ThrownIn,
)
from allfives_desktop.table.cues import Beat, Cue, Gathered


class Noise(StrEnum):
    """The sounds of the table, by the names of their files."""

    SHUFFLE = "shuffle"
    DEAL = "deal"
    CARD = "card"
    TURN = "turn"
    TRICK = "trick"
    PEG = "peg"
    HAND = "hand"
    GAME = "game"
    MATCH = "match"


class Heard(NamedTuple):
    """A sound, and the milliseconds after the beginning of its beat."""

    noise: Noise
    after: int = 0


SLIDE: Final = 40  # milliseconds a card is heard to slide before its flat is
SHORTEST_GAP: Final = dict.fromkeys(Noise, 60) | {Noise.PEG: 12}


def heard(beat: Beat, cue: Cue) -> Heard | None:
    """The one sound of a beat. A peg that walks is none: it is heard in each hole it comes to."""
    match beat:
        case HandStarted() | ThrownIn():
            return Heard(Noise.SHUFFLE)
        case CardsDealt() | Drawn():
            return Heard(Noise.DEAL)
        case CutShown() | CardTurned() | StockOpened():
            return Heard(Noise.TURN)
        case Played() | Exposed() | Discarded():
            return Heard(Noise.CARD, max(cue.move.delay + cue.move.duration - SLIDE, 0))
        case Gathered():
            return Heard(Noise.TRICK)
        case Scored():
            stands_at_once = cue.peg == 0 and beat.before != beat.after
            return Heard(Noise.PEG) if stands_at_once else None
        case HandEnded():
            return Heard(Noise.HAND)
        case GameWon():
            return Heard(Noise.GAME)
        case MatchWon():
            return Heard(Noise.MATCH)
        case _:
            return None
