"""Whether anything is still to be won in a hand, whatever cards its seats play (spec 7, 10, 11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from allfives_desktop.rules.actions import Play, PlayerAction
from allfives_desktop.rules.cards import Card, Rank, Suit
from allfives_desktop.rules.engine import apply
from allfives_desktop.rules.law import Law
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.scoring import game_totals
from allfives_desktop.rules.state import NOBODY, Phase, State

PATIENCE = 200

Outcome = tuple[tuple[int, ...], tuple[int, ...], int | None]  # scores, games, winner


class _Left(NamedTuple):
    """A card that is still to be won, and the side that holds or played it, if any does."""

    card: Card
    side: int


def is_settled(state: State, *, patience: int | None = PATIENCE) -> bool:
    """Whether every way to play the hand out leads to the same scores and the same winner.

    Looks at all hands. True is certain. With `patience`, the number of positions looked at, a
    settled hand that takes longer to prove is not found; without (None) the answer is exact.
    """
    if state.phase is not Phase.PLAY:
        return False
    return _Search(patience).is_settled(state)


def play_out(state: State) -> Iterator[PlayerAction]:
    """Legal plays, one after another, to the end of the hand."""
    while state.phase is Phase.PLAY:
        action = legal_actions(state)[0]
        yield action
        state = apply(state, action).state


class _Search:
    """Looks for two outcomes that differ."""

    def __init__(self, patience: int | None) -> None:
        self._patience = patience
        self._looked_at = 0
        self._seen: set[object] = set()
        self._outcome: Outcome | None = None

    def is_settled(self, state: State) -> bool:
        if _is_out_of_play(state):
            return True
        if any(self._differs(_ending(state, pick)) for pick in (0, -1)):
            return False
        return self._is_same_throughout(state)

    def _is_same_throughout(self, state: State) -> bool:
        if state.phase is not Phase.PLAY:
            return not self._differs(_outcome(state))
        if _is_out_of_play(state):
            return not self._differs(_ending(state, 0))
        key = _key(state)
        if key in self._seen:
            return True
        self._seen.add(key)
        self._looked_at += 1
        if self._patience is not None and self._looked_at > self._patience:
            return False
        return all(self._is_same_throughout(apply(state, each).state) for each in _unlike(state))

    def _differs(self, outcome: Outcome) -> bool:
        if self._outcome is None:
            self._outcome = outcome
        return outcome != self._outcome


def _outcome(state: State) -> Outcome:
    return state.scores, state.games_won, state.winner


def _ending(state: State, pick: int) -> Outcome:
    """The outcome when every seat plays its first (0) or its last (-1) legal card."""
    while state.phase is Phase.PLAY:
        state = apply(state, legal_actions(state)[pick]).state
    return _outcome(state)


def _key(state: State) -> object:
    """All that the rest of the hand hangs on."""
    table, side_of = state.table, state.law.side_of
    won = frozenset((card, side_of[winner]) for winner, trick in table.tricks for _, card in trick)
    scored = tuple((event.side, event.points) for event in state.scored)
    return table.hands, table.trick, table.called, state.actor, won, scored


# What is certain without looking further


def _is_out_of_play(state: State) -> bool:
    """Whether all that scores is certain to go where it goes; False does not mean that it is not.

    All cards left are played, so High is certain, and Low where its holder scores it.
    """
    if state.trump is None:
        return False
    left = _cards_left(state)
    trumps = [each for each in left if each.card.suit is state.trump]
    wanted = [each for each in trumps if _is_wanted(each.card, state)]
    if any(not _is_safe(each, trumps) for each in wanted):
        return False
    return _captures_cannot_end_it(state, wanted) and _is_game_certain(state, left, trumps)


def _cards_left(state: State) -> list[_Left]:
    table, side_of = state.table, state.law.side_of
    held = [_Left(card, side_of[seat]) for seat, hand in enumerate(table.hands) for card in hand]
    in_trick = [_Left(card, side_of[seat]) for seat, card in table.trick]
    return held + in_trick + [_Left(card, NOBODY) for card in table.stock]


def _is_safe(wanted: _Left, trumps: Sequence[_Left]) -> bool:
    """Whether no other side has a higher trump: then its own side wins it."""
    if wanted.side == NOBODY:
        return False
    return not any(
        each.side != wanted.side and each.card.strength > wanted.card.strength for each in trumps
    )


def _is_wanted(card: Card, state: State) -> bool:
    """Whether it scores something to win this trump, Game apart."""
    law = state.law
    options = law.options
    if law.capture_values[card.strength] or card.rank is Rank.JACK:
        return True
    if card.rank is Rank.FIVE and options.five_end_bonus:
        return True
    return options.low_to == "captor" and card is _lowest_trump(state)


def _lowest_trump(state: State) -> Card:
    played = [card for _, trick in state.tricks for _, card in trick]
    trumps = [*played, *(each.card for each in _cards_left(state))]
    return min(each for each in trumps if each.suit is state.trump)


def _captures_cannot_end_it(state: State, wanted: Sequence[_Left]) -> bool:
    """Whether the order in which the captures left are made is all the same."""
    law = state.law
    captures = _captures(wanted, law)
    if len(captures) < 2:
        return True
    scores = list(state.scores)
    for side, points in captures:
        scores[side] += points
    return law.ends_at_once and max(scores) < law.target


def _captures(wanted: Sequence[_Left], law: Law) -> list[tuple[int, int]]:
    """Sides and points of the trumps that score when they are taken."""
    values = [(each.side, law.capture_values[each.card.strength]) for each in wanted]
    return [(side, value) for side, value in values if value]


def _is_game_certain(state: State, left: Sequence[_Left], trumps: Sequence[_Left]) -> bool:
    """Whether the point for Game goes the same way however the free cards fall."""
    law = state.law
    totals = list(game_totals(state.tricks, trump=state.trump, law=law))
    free = 0
    for each in left:
        value = _game_value(each.card, state.trump, law)
        if each.card.suit is state.trump and _is_safe(each, trumps):
            totals[each.side] += value
        else:
            free += value
    best = max(totals)
    others = sorted(totals)[-2]
    return not free or best > others + free


def _game_value(card: Card, trump: Suit | None, law: Law) -> int:
    return (law.trump_values if card.suit is trump else law.plain_values)[card.strength]


# Which plays need not be looked at


def _unlike(state: State) -> Iterator[PlayerAction]:
    """The legal plays but for those that differ from another one in nothing."""
    order = sorted(each.card for each in _cards_left(state))
    below = {card: lower for lower, card in pairwise(order)}
    actions = [action for action in legal_actions(state) if isinstance(action, Play)]
    legal = {action.card for action in actions}
    for action in actions:
        like = below.get(action.card)
        if like is None or like not in legal or not _is_like(action.card, like, state):
            yield action


def _is_like(card: Card, other: Card, state: State) -> bool:
    """Whether two neighbours in a hand win and score the same."""
    trump, law = state.trump, state.law
    if trump is None or card.suit is not other.suit:
        return False
    if _game_value(card, trump, law) != _game_value(other, trump, law):
        return False
    return card.suit is not trump or not (_is_wanted(card, state) or _is_wanted(other, state))
