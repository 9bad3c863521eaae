"""Whether a seat can know that nothing is left to be won in a hand (spec 7, 10, 11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.cards import PACK, Card, Rank
from allfives_desktop.rules.engine import apply
from allfives_desktop.rules.law import HAND_SIZE, Law, law_of
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.scoring import game_totals
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.view import SeatView

DRAWN_TRICKS: Final = len(PACK) // 2 - HAND_SIZE  # with a stock, a card is drawn for each played


class _Left(NamedTuple):
    """A card that may still be won, and the sides one of which holds or has played it."""

    card: Card
    sides: frozenset[int]


def is_settled(view: SeatView) -> bool:
    """Whether, wherever the hidden cards lie, every way to play on leads to the same end.

    Hangs on nothing hidden from the seat. True is certain; not every settled hand is found.
    """
    if view.phase is not Phase.PLAY or view.trump is None or view.stock_size:
        return False
    law = law_of(view.options)
    unseen = _unseen(view)
    trumps = _trumps_left(view, law, unseen)
    wanted = [each for each in trumps if _is_wanted(each.card, view, law)]
    return (
        all(_is_safe(each, trumps) for each in wanted)
        and _captures_cannot_end_it(view, wanted, law)
        and _is_game_certain(view, law, trumps, unseen)
    )


def play_out(state: State) -> Iterator[PlayerAction]:
    """Legal plays, one after another, to the end of the hand."""
    while state.phase is Phase.PLAY:
        action = legal_actions(state)[0]
        yield action
        state = apply(state, action).state


# What is left


def _unseen(view: SeatView) -> list[Card]:
    """Cards that others may hold."""
    seen = {card for _, trick in (*view.tricks, (0, view.trick)) for _, card in trick}
    seen.update(view.hand_cards, view.turned, view.own_discards)
    return [card for card in PACK if card not in seen]


def _trumps_left(view: SeatView, law: Law, unseen: Sequence[Card]) -> list[_Left]:
    side_of = law.side_of
    own = frozenset({side_of[view.seat]})
    left = [_Left(card, own) for card in view.hand_cards]
    left += [_Left(card, frozenset({side_of[seat]})) for seat, card in view.trick]
    if holders := frozenset(side_of[seat] for seat in _holders_of_trumps(view)):
        left += [_Left(card, holders) for card in unseen]
    return [each for each in left if each.card.suit is view.trump]


def _holders_of_trumps(view: SeatView) -> set[int]:
    """The others that may hold trumps: with cards, and none that has failed to follow a trump.

    What a seat lacked before it drew from the stock says nothing.
    """
    holders = {seat for seat, size in enumerate(view.hand_sizes) if size and seat != view.seat}
    drawn = DRAWN_TRICKS if view.options.trump == "stock_top" else 0
    for trick in (*(trick for _, trick in view.tricks[drawn:]), view.trick):
        if trick and trick[0][1].suit is view.trump:
            holders -= {seat for seat, card in trick if card.suit is not view.trump}
    return holders


# What it scores


def _is_wanted(card: Card, view: SeatView, law: Law) -> bool:
    """Whether it may score something to win this trump, Game apart.

    All cards left are played, so High is certain, and Low where its holder scores it.
    """
    options = law.options
    if law.capture_values[card.strength] or card.rank is Rank.JACK:
        return True
    if card.rank is Rank.FIVE and options.five_end_bonus:
        return True
    return options.low_to == "captor" and _may_be_low(card, view)


def _may_be_low(card: Card, view: SeatView) -> bool:
    won = [each for _, trick in view.tricks for _, each in trick if each.suit is view.trump]
    return all(card.strength < each.strength for each in won)


def _is_safe(wanted: _Left, trumps: Sequence[_Left]) -> bool:
    """Whether no other side can have a higher trump: then its own side wins it."""
    higher = [each.sides for each in trumps if each.card.strength > wanted.card.strength]
    return not higher or len(wanted.sides.union(*higher)) == 1


def _captures_cannot_end_it(view: SeatView, wanted: Sequence[_Left], law: Law) -> bool:
    """Whether the order in which the captures left are made is all the same."""
    captures = [each for each in wanted if law.capture_values[each.card.strength]]
    if len(captures) < 2:
        return True
    scores = list(view.scores)
    for each in captures:
        for side in each.sides:
            scores[side] += law.capture_values[each.card.strength]
    return law.ends_at_once and max(scores) < law.target


def _is_game_certain(
    view: SeatView, law: Law, trumps: Sequence[_Left], unseen: Sequence[Card]
) -> bool:
    """Whether the point for Game goes the same way however the free cards fall."""
    totals = list(game_totals(view.tricks, trump=view.trump, law=law))
    sure = {each.card: each.sides for each in trumps if _is_safe(each, trumps)}
    free = 0
    for card in (*view.hand_cards, *(card for _, card in view.trick)):
        value = _game_value(card, view, law)
        if card in sure:
            totals[min(sure[card])] += value
        else:
            free += value
    hidden = sum(view.hand_sizes) - len(view.hand_cards)
    values = sorted((_game_value(card, view, law) for card in unseen), reverse=True)
    free += sum(values[:hidden])
    best, others = sorted(totals, reverse=True)[:2]
    return not free or best > others + free


def _game_value(card: Card, view: SeatView, law: Law) -> int:
    return (law.trump_values if card.suit is view.trump else law.plain_values)[card.strength]
