"""State and action in, state and events out."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from allfives_desktop.rules.actions import (
    Action,
    Batch,
    Beg,
    Bid,
    Call,
    Cut,
    Deal,
    Discard,
    Expose,
    Give,
    Pass,
    Play,
    Proceed,
    Run,
    Stand,
)
from allfives_desktop.rules.auction import apply_bid, apply_pass
from allfives_desktop.rules.begging import (
    apply_beg,
    apply_discard,
    apply_give,
    apply_run,
    apply_stand,
)
from allfives_desktop.rules.dealing import apply_batch, apply_cut, apply_deal
from allfives_desktop.rules.ending import go_on
from allfives_desktop.rules.events import Event
from allfives_desktop.rules.law import law_of
from allfives_desktop.rules.legality import Violation, why_not
from allfives_desktop.rules.opening import open_cut, open_game, open_hand, opening_standing
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.play import apply_call, apply_expose, apply_play
from allfives_desktop.rules.state import State


class Outcome(NamedTuple):
    """What an action leads to; the events in the order they happened."""

    state: State
    events: tuple[Event, ...]


class IllegalAction(ValueError):  # noqa: N818 - the contract's name
    """An action that the rules refuse."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(violation.value)
        self.violation = violation


def new_match(options: Options) -> State:
    """A match of which nothing has happened yet."""
    law = law_of(options)
    if options.first_dealer == "cut":
        return open_cut(law, opening_standing(law))
    return open_game(law, opening_standing(law, dealer=0))


def start_hand(
    options: Options,
    *,
    dealer: int,
    scores: tuple[int, ...] | None = None,
    games: tuple[int, ...] | None = None,
    batch: int | None = None,
    game: int = 0,
    hand: int = 0,
) -> State:
    """A hand out of the middle of a match, about to be dealt. `scores` and `games` are nothing
    when left out. `batch` is a choice already made; without it the dealer chooses if the options
    say so. `game` and `hand` only label the deck."""
    law = law_of(options)
    opening = opening_standing(law, dealer=dealer)
    standing = opening._replace(
        game=game,
        hand=hand,
        scores=opening.scores if scores is None else tuple(scores),
        games_won=opening.games_won if games is None else tuple(games),
        batch=batch,
    )
    return open_game(law, standing) if batch is None else open_hand(law, standing)


def apply(state: State, action: Action) -> Outcome:
    """Does an action and all that follows of itself. Raises IllegalAction."""
    check(state, action)
    events: list[Event] = []
    return Outcome(state_after(state, action, events), tuple(events))


def check(state: State, action: Action) -> None:
    """Raises IllegalAction for one that the rules refuse."""
    violation = why_not(state, action)
    if violation is not None:
        raise IllegalAction(violation)


def state_after(state: State, action: Action, events: list[Event] | None = None) -> State:
    """What an action leads to that is known to be legal; `events` is added to, if given."""
    if events is None:
        events = []
    match action:
        case Play():
            return apply_play(state, action, events)
        case Cut():
            return apply_cut(state, action, events)
        case Batch():
            return apply_batch(state, action, events)
        case Deal():
            return apply_deal(state, action, events)
        case Stand():
            return apply_stand(state, action, events)
        case Beg():
            return apply_beg(state, action, events)
        case Give():
            return apply_give(state, action, events)
        case Run():
            return apply_run(state, events)
        case Discard():
            return apply_discard(state, action, events)
        case Pass():
            return apply_pass(state, action, events)
        case Bid():
            return apply_bid(state, action, events)
        case Expose():
            return apply_expose(state, action, events)
        case Call():
            return apply_call(state, action, events)
        case Proceed():
            return go_on(state, events)
        case _:
            assert_never(action)
