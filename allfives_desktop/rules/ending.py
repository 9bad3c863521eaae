"""How hands, games and matches end, and how they go on (spec 11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from allfives_desktop.rules.events import (
    Event,
    GameStarted,
    GameWon,
    HandEnded,
    MatchWon,
    Scored,
)
from allfives_desktop.rules.law import Law
from allfives_desktop.rules.opening import open_cut, open_game, open_hand
from allfives_desktop.rules.scoring import Due, award
from allfives_desktop.rules.state import Phase, Standing, State, new_state


def score(state: State, dues: Iterable[Due], events: list[Event]) -> State:
    """Scores what is due; the game may end on it."""
    standing = award(state.standing, dues, law=state.law, events=events)
    if standing is state.standing:
        return state
    law, phase, actor, _, dealing, table = state
    scored = new_state((law, phase, actor, standing, dealing, table))
    return scored if standing.winner is None else _end_game(scored, events)


def end_hand(state: State, events: list[Event]) -> State:
    """After a count that did not end the game at once."""
    winner = _winner_after_count(state.standing, state.law)
    if winner is not None:
        won = state._replace(standing=state.standing._replace(winner=winner))
        return _end_game(won, events)
    events.append(HandEnded(state.standing.scores))
    law, _, _, standing, dealing, table = state
    return new_state((law, Phase.HAND_OVER, None, standing, dealing, table))


def is_over(state: State) -> bool:
    """Whether the game, and perhaps the match, has ended."""
    return state.standing.winner is not None


def _winner_after_count(standing: Standing, law: Law) -> int | None:
    out = [side for side, score in enumerate(standing.scores) if score >= law.target]
    if len(out) < 2:
        return out[0] if out else None
    events = [event for event in standing.scored if event.side in out and event.points > 0]
    match law.options.out_rule:
        case "first_event":
            raise ValueError("a second side reached the target")
        case "last_event":
            return events[-1].side
        case "last_cross":
            return _crossings(events, law)[-1].side
        case "highest":
            return _highest(out, standing, _crossings(events, law))
        case _:
            assert_never(law.options.out_rule)


def _crossings(events: list[Scored], law: Law) -> list[Scored]:
    return [event for event in events if event.before < law.target <= event.after]


def _highest(out: list[int], standing: Standing, crossings: Sequence[Scored]) -> int:
    best = max(standing.scores)
    return next(
        event.side
        for event in crossings
        if event.side in out and standing.scores[event.side] == best
    )


def _end_game(state: State, events: list[Event]) -> State:
    standing, law = state.standing, state.law
    winner = standing.winner
    if winner is None:
        raise ValueError("nobody has won")
    games = _games_for(winner, standing, law)
    games_won = tuple(
        won + games if side == winner else won for side, won in enumerate(standing.games_won)
    )
    events.append(GameWon(winner, games, standing.scores, games_won))
    phase = Phase.GAME_OVER
    if games_won[winner] >= law.games_needed:
        events.append(MatchWon(winner))
        phase = Phase.MATCH_OVER
    return state._replace(phase=phase, actor=None, standing=standing._replace(games_won=games_won))


def _games_for(winner: int, standing: Standing, law: Law) -> int:
    others = [score for side, score in enumerate(standing.scores) if side != winner]
    is_skunk = law.options.skunk and max(others) < law.options.skunk_line
    return 2 if is_skunk else 1


def go_on(state: State, events: list[Event]) -> State:
    """From a finished hand to the next hand, from a finished game to the next game."""
    standing, law = state.standing, state.law
    dealer = law.next_seat[standing.dealer]
    if state.phase is Phase.HAND_OVER:
        following = standing._replace(hand=standing.hand + 1, dealer=dealer, scored=())
        return open_hand(law, following)
    following = standing._replace(
        game=standing.game + 1,
        hand=0,
        scores=(0,) * law.sides,
        scored=(),
        winner=None,
    )
    if law.options.next_game_dealer == "recut":
        return open_cut(law, following)
    events.append(GameStarted(following.game, dealer))
    return open_game(law, following._replace(dealer=dealer))
