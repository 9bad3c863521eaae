"""A kernel position out of what a seat has seen and a guess of what it has not."""

from __future__ import annotations

from collections.abc import Sequence

from allfives_desktop.ai.kernel import NO_SUIT, Terms, terms_of
from allfives_desktop.ai.kernel_position import NO_BID, Position
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.tally import Tally
from allfives_desktop.rules.cards import Suit
from allfives_desktop.rules.view import SeatView

SUIT_NUMBER = {suit: number for number, suit in enumerate(Suit)}


def suit_number(suit: Suit | None) -> int:
    """0 to 3, or NO_SUIT."""
    return NO_SUIT if suit is None else SUIT_NUMBER[suit]


def tally_of(view: SeatView) -> Tally:
    """The scores as the view shows them."""
    options = view.options
    return Tally(options.target, options.out_rule, view.scores, view.scored)


def position_of(view: SeatView, hands: Sequence[int], stock: Sequence[int] = ()) -> Position:
    """The position in play in which the seats hold these cards; the stock top card first.

    Only in play, or when trumps are about to be: `view.actor` plays next.
    """
    terms = terms_of(view.options)
    position = Position(
        terms,
        list(hands),
        trump=suit_number(view.trump),
        seat=_leader(view),
        dealer=view.dealer,
        tally=tally_of(view),
        stock=list(reversed(stock)),
        pitcher=NO_BID if view.pitcher is None else view.pitcher,
        bid=view.bid,
    )
    position.dead = bits_of(view.turned)
    _replay_tricks(view, position, terms)
    for seat, card in view.trick:
        position.hands[seat] |= 1 << card.index
    for _, card in view.trick:
        position.play(card.index)
    return position


def _leader(view: SeatView) -> int:
    """Who leads or has led to the trick under way."""
    if view.trick:
        return view.trick[0][0]
    if view.tricks:
        return view.tricks[-1][0]
    if view.actor is None:
        raise ValueError("nobody is to play")
    return view.actor


def _replay_tricks(view: SeatView, position: Position, terms: Terms) -> None:
    """Tricks taken count for Game and for who held and who captured what; their captures are in
    the scores already."""
    for winner, trick in view.tricks:
        side = terms.side_of[winner]
        values = terms.game[position.trump]
        for seat, card in trick:
            position.played[seat] |= 1 << card.index
            position.won[side] |= 1 << card.index
            position.game[side] += values[card.index]
