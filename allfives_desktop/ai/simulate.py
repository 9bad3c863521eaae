"""Matches and single hands between players, without a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from allfives_desktop.ai.player import Blind, Budget, Decision, OpenHanded, Player, stream
from allfives_desktop.rules.actions import Action, PlayerAction, Proceed
from allfives_desktop.rules.engine import check, new_match, start_hand, state_after
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.shuffle import chance
from allfives_desktop.rules.state import AT_REST, Phase, State
from allfives_desktop.rules.view import view_of

MAX_HANDS = 1000

_PROCEED = Proceed()

Chooser = Callable[[State, str, int], PlayerAction]  # (state, seed text, ply)


@dataclass(frozen=True, slots=True)
class Seating:
    """The player of every seat, and the name it plays under."""

    names: tuple[str, ...]
    players: tuple[Player | OpenHanded, ...]

    def rotated(self, by: int) -> Seating:
        """Everybody moves up `by` seats."""
        at = len(self.names) - by
        names, players = self.names, self.players
        return Seating(names[at:] + names[:at], players[at:] + players[:at])


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: `count` matches, or single hands from 0-0 whose dealer rotates.

    A match still going on after `max_hands` hands is broken off, and so is a hand thrown in that
    often. With `duplicate` every match or hand is played once for each way of rotating the
    players over the seats that makes a difference, with the same packs. Number i is played from
    the seed text "seed#i".
    """

    options: Options
    seating: Seating
    count: int
    seed: str
    single_hands: bool = False
    max_hands: int = MAX_HANDS
    duplicate: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """One match or hand. `seats` are the players' names by seat, `points` what each side scored
    in all its games; `winner` is the side that won the match, None for a hand or a match broken
    off. `log` holds every action, those of chance included; `ends` how it stood after each hand."""

    number: int
    rotation: int
    seats: tuple[str, ...]
    seed: str
    hands: int
    points: tuple[int, ...]
    winner: int | None
    is_finished: bool
    log: Sequence[Action] = field(repr=False)
    ends: Sequence[State] = field(repr=False)


def rotations(plan: Plan) -> tuple[int, ...]:
    """By how many seats the players move up for each playing of a pack."""
    if not plan.duplicate:
        return (0,)
    first: dict[tuple[str, ...], int] = {}
    for by in range(len(plan.seating.names)):
        first.setdefault(plan.seating.rotated(by).names, by)
    return tuple(first.values())


def simulate(plan: Plan) -> Iterator[Played]:
    """Plays all of a plan, one after the other. The same plan gives the same play, as far as
    its players keep their promise."""
    starts = _starts(plan)
    seatings = {by: plan.seating.rotated(by) for by in rotations(plan)}
    choosers = {by: _choosers(seating) for by, seating in seatings.items()}
    for number in range(plan.count):
        seed = f"{plan.seed}#{number}"
        for by, seating in seatings.items():
            course = _Course(seating.names, choosers[by], seed, plan=plan)
            course.run(starts[number % len(starts)])
            yield course.played(number, by)


def _starts(plan: Plan) -> list[State]:
    if not plan.single_hands:
        return [new_match(plan.options)]
    return [start_hand(plan.options, dealer=dealer) for dealer in range(plan.options.players)]


class _Course:
    """One match or hand under way."""

    def __init__(
        self, names: tuple[str, ...], choosers: Sequence[Chooser], seed: str, *, plan: Plan
    ) -> None:
        self._names = names
        self._seed = seed
        self._plan = plan
        self._choosers = choosers
        self._log: list[Action] = []
        self._ends: list[State] = []
        self._points = [0] * plan.options.sides
        self._state: State | None = None

    def run(self, state: State) -> None:
        """Plays from `state` to the end, or until the plan says to break off."""
        choosers, log, seed = self._choosers, self._log, self._seed
        while True:
            if state.actor is not None:
                action: Action = choosers[state.actor](state, seed, len(log))
            elif state.phase in AT_REST:
                self._rest(state)
                if self._is_at_end(state):
                    break
                action = _PROCEED
            elif state.deal >= self._plan.max_hands:
                break
            else:
                action = chance(state, seed)
            log.append(action)
            state = state_after(state, action)
        self._state = state

    def played(self, number: int, rotation: int) -> Played:
        """What has come out of it."""
        state = self._state
        if state is None:
            raise LookupError("nothing has been played yet")
        is_won = state.phase is Phase.MATCH_OVER and not self._plan.single_hands
        return Played(
            number=number,
            rotation=rotation,
            seats=self._names,
            seed=self._seed,
            hands=len(self._ends),
            points=tuple(self._points),
            winner=state.winner if is_won else None,
            is_finished=is_won or (self._plan.single_hands and state.phase in AT_REST),
            log=self._log,
            ends=self._ends,
        )

    def _rest(self, state: State) -> None:
        """A hand has ended; the scores of a game count when it is over or broken off."""
        self._ends.append(state)
        if state.phase is not Phase.HAND_OVER or self._is_at_end(state):
            for side, score in enumerate(state.scores):
                self._points[side] += score

    def _is_at_end(self, state: State) -> bool:
        if self._plan.single_hands or state.phase is Phase.MATCH_OVER:
            return True
        return len(self._ends) >= self._plan.max_hands


def _choosers(seating: Seating) -> list[Chooser]:
    named = zip(seating.names, seating.players, strict=True)
    return [_chooser(player, name, seat) for seat, (name, player) in enumerate(named)]


def _chooser(player: Player | OpenHanded, name: str, seat: int) -> Chooser:
    """How a seat decides: legally, or IllegalAction is raised. A blind player is spared the making
    of a view, and only one whose name says so is handed the state."""
    if isinstance(player, Blind):
        pick = player.pick

        def choose_blindly(state: State, seed: str, ply: int) -> PlayerAction:
            legal = legal_actions(state)
            if len(legal) == 1:
                return legal[0]
            return pick(legal, stream(seed, name, seat=seat, ply=ply))

        return choose_blindly

    decide = player.choose_open if isinstance(player, OpenHanded) else _by_view(player, seat)

    def choose(state: State, seed: str, ply: int) -> PlayerAction:
        budget = Budget(seed=stream(seed, name, seat=seat, ply=ply))
        action = decide(state, budget).action
        check(state, action)
        return action

    return choose


def _by_view(player: Player, seat: int) -> Callable[[State, Budget], Decision]:
    return lambda state, budget: player.choose(view_of(state, seat), budget)
