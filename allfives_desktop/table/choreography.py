"""From what happened to how it is shown: every duration of the table, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

from allfives_desktop.models.motion import Motion
from allfives_desktop.rules.events import (
    Begged,
    BidMade,
    CardsDealt,
    CardTurned,
    CountMade,
    CutShown,
    Discarded,
    Drawn,
    Event,
    Exposed,
    GameStarted,
    GameWon,
    Gave,
    HandStarted,
    MatchWon,
    Passed,
    PitcherMade,
    Played,
    Ran,
    Scored,
    ScoreKind,
    StockOpened,
    Stood,
    ThrownIn,
    TrickTaken,
    TrumpsMade,
)
from allfives_desktop.table.cues import Beat, Cue, Gathered
from allfives_desktop.table.pace import Dwell, Pace

DEAL_BATCH: Final = 180
BETWEEN_BATCHES: Final = 60
TURN_UP: Final = 240
PLAY: Final = 220
DRAW: Final = 140
GATHER: Final = 260
PACK_IN: Final = 260
LIFT: Final = 150
HOP: Final = 70
LONGEST_WALK: Final = 900
RISE: Final = 500
FADE: Final = 350
RETURN: Final = 150
HOVER: Final = 110
SHAKE: Final = 45
GAME_END: Final = 700
SKUNK_END: Final = 1100
MATCH_END: Final = 1800

READ_CALL: Final = 900
READ_CUT: Final = 1400
READ_TURN_UP: Final = 500
READ_TRICK: Final = 1200
READ_TRICK_FLOOR: Final = 600
READ_COUNT_LINE: Final = 500
READ_POINTS: Final = 300

THINKING_MARK: Final = 400
LONGEST_BEAT: Final = 6000

COUNTED: Final = frozenset(
    {
        ScoreKind.SETBACK,
        ScoreKind.HIGH,
        ScoreKind.LOW,
        ScoreKind.JACK,
        ScoreKind.HANG_JACK,
        ScoreKind.GAME,
        ScoreKind.FIVE,
    }
)


def beats(events: Iterable[Event]) -> Iterator[Beat]:
    """Events in the order they are shown: a trick is gathered after its points are told."""
    shown = [*events, None]
    trick: TrickTaken | None = None
    for event, following in pairwise(shown):
        if isinstance(event, TrickTaken):
            trick = event
        yield event  # type: ignore[misc]  # only the last of `shown` is None
        if trick and not (isinstance(following, Scored) and following.kind is ScoreKind.CAPTURE):
            yield Gathered(trick.seat, trick.side, draws=isinstance(following, Drawn))
            trick = None


def cue(beat: Beat, pace: Pace) -> Cue:
    """The timing of a beat."""
    match beat:
        case CutShown():
            return Cue(_moves(pace, PLAY), hold=pace.held(READ_CUT))
        case GameStarted() | HandStarted() | ThrownIn():
            return Cue(_moves(pace, PACK_IN))
        case CardsDealt():
            return Cue(_moves(pace, DEAL_BATCH), hold=pace.moved(BETWEEN_BATCHES))
        case CardTurned() | StockOpened():
            return Cue(_moves(pace, TURN_UP), hold=pace.held(READ_TURN_UP))
        case Stood() | Begged() | Gave() | Ran() | Passed() | BidMade() | PitcherMade():
            return Cue(hold=pace.held(READ_CALL))
        case Played() | Exposed() | Discarded():
            return Cue(_moves(pace, PLAY))
        case Drawn():
            return Cue(_moves(pace, DRAW))
        case TrumpsMade():
            return Cue(_moves(pace, LIFT))
        case TrickTaken():
            return Cue()
        case Gathered():
            return Cue(_moves(pace, GATHER))
        case CountMade():
            return Cue(hold=pace.held(READ_COUNT_LINE))
        case Scored():
            return _cue_score(beat, pace)
        case GameWon():
            length = SKUNK_END if beat.games > 1 else GAME_END
            return Cue(_moves(pace, length), hold=pace.held(READ_CALL))
        case MatchWon():
            return Cue(_moves(pace, MATCH_END), hold=pace.held(READ_CALL))
        case _:
            return Cue()


def hold_trick(cue: Cue, pace: Pace, *, draws: bool = False) -> Cue:
    """The cue of the last beat before a trick is gathered: it stays long enough to be read, less
    long where there are many, for cards are drawn after each."""
    hold = pace.held(READ_TRICK_FLOOR if draws else READ_TRICK)
    if pace.dwell is not Dwell.NONE:
        hold = max(hold, READ_TRICK_FLOOR)
    return cue._replace(hold=hold, until_click=pace.dwell is Dwell.CLICK)


def hop(points: int, pace: Pace) -> int:
    """Milliseconds a hole of a peg's walk, so that no walk is longer than it may be."""
    holes = max(abs(points), 1)
    return pace.moved(min(HOP, LONGEST_WALK // holes))


def _cue_score(scored: Scored, pace: Pace) -> Cue:
    hold = READ_COUNT_LINE if scored.kind in COUNTED else READ_POINTS
    return Cue(peg=hop(scored.points, pace), hold=pace.held(hold))


def _moves(pace: Pace, duration: int, delay: int = 0) -> Motion:
    return Motion(pace.moved(delay), pace.moved(duration))
