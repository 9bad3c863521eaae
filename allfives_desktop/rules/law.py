"""What a set of options means at the table: look-up tables, worked out once a match."""

from __future__ import annotations

from dataclasses import dataclass, field

from allfives_desktop.rules.cards import PACK, Rank
from allfives_desktop.rules.options import Options

HAND_SIZE = 6
RUN_SIZE = 3
HIGHEST_BID = 4

_COURT_VALUES = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}
_TURN_UP_POINTS = {
    "none": {},
    "jack1": {Rank.JACK: 1},
    "trinidad": {Rank.ACE: 1, Rank.SIX: 2, Rank.JACK: 3},
    "tobago": {Rank.ACE: 1, Rank.TWO: 2, Rank.JACK: 3},
}


@dataclass(frozen=True, slots=True)
class Law:
    """Points are tuples by card strength, seats are tuples by seat. Two are equal when their
    options are."""

    options: Options
    sides: int = field(compare=False)
    side_of: tuple[int, ...] = field(compare=False)
    next_seat: tuple[int, ...] = field(compare=False)
    rotation: tuple[tuple[int, ...], ...] = field(compare=False)  # by dealer, eldest first
    run_limit: int = field(compare=False)
    turn_up_points: tuple[int, ...] = field(compare=False)
    capture_values: tuple[int, ...] = field(compare=False)
    plain_values: tuple[int, ...] = field(compare=False)  # Game, plain suits
    trump_values: tuple[int, ...] = field(compare=False)  # Game, trumps
    target: int = field(compare=False)
    ends_at_once: bool = field(compare=False)
    games_needed: int = field(compare=False)


def law_of(options: Options) -> Law:
    seats = range(options.players)
    return Law(
        options=options,
        sides=options.sides,
        side_of=tuple(map(options.side_of, seats)),
        next_seat=tuple(map(options.next_seat, seats)),
        rotation=tuple(_rotation(options, dealer) for dealer in seats),
        run_limit=min(options.max_runs, runs_that_fit(options.players)),
        turn_up_points=_by_strength(_TURN_UP_POINTS[options.turn_up_points]),
        capture_values=_capture_values(options),
        plain_values=_game_values(five=options.game_fives == "all"),
        trump_values=_game_values(five=options.game_fives != "none"),
        target=options.target,
        ends_at_once=options.out_rule == "first_event",
        games_needed=options.best_of // 2 + 1,
    )


def runs_that_fit(players: int) -> int:
    """How many runs the pack holds: each takes three cards a seat and one to turn (spec 4)."""
    left = len(PACK) - HAND_SIZE * players - 1
    return left // (RUN_SIZE * players + 1)


def _rotation(options: Options, dealer: int) -> tuple[int, ...]:
    seats = [options.next_seat(dealer)]
    while seats[-1] != dealer:
        seats.append(options.next_seat(seats[-1]))
    return tuple(seats)


def _capture_values(options: Options) -> tuple[int, ...]:
    if not options.capture:
        return _by_strength({})
    tens_and_fives = {Rank.TEN: options.capture_ten, Rank.FIVE: options.capture_five}
    return _by_strength(_COURT_VALUES | tens_and_fives)


def _game_values(*, five: bool) -> tuple[int, ...]:
    return _by_strength(_COURT_VALUES | {Rank.TEN: 10, Rank.FIVE: 5 if five else 0})


def _by_strength(points: dict[Rank, int]) -> tuple[int, ...]:
    return tuple(points.get(rank, 0) for rank in Rank)
