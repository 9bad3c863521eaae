"""What has become of a hand that was played out: the features that reasons compare."""

from __future__ import annotations

from collections.abc import Callable

from allfives_desktop.ai.equity import End
from allfives_desktop.ai.kernel_position import Position, best_at_game, count
from allfives_desktop.ai.tally import NOBODY

Feature = Callable[[End], bool]


def takes(side: int, card: int) -> Feature:
    """Whether a side has captured a card."""

    def is_taken(end: End) -> bool:
        return end.position is not None and bool(end.position.won[side] >> card & 1)

    return is_taken


def makes_high(side: int) -> Feature:
    """Whether a side has held the highest trump in play, in a hand that was counted."""
    return lambda end: _holds(end.position, side, highest=True)


def makes_low(side: int) -> Feature:
    """Whether a side makes Low, held or captured as the rules have it."""
    return lambda end: _holds(end.position, side, highest=False)


def makes_game(side: int) -> Feature:
    """Whether a side makes the point for Game."""

    def is_made(end: End) -> bool:
        position = counted(end.position)
        if position is None:
            return False
        return best_at_game(position.terms, position.game, position.dealer) == side

    return is_made


def denies_game(side: int) -> Feature:
    """Whether no other side makes the point for Game in a hand that was counted."""

    def is_denied(end: End) -> bool:
        position = counted(end.position)
        if position is None:
            return False
        return best_at_game(position.terms, position.game, position.dealer) in (side, NOBODY)

    return is_denied


def pitches(side: int) -> Feature:
    """Whether a seat of the side pitches."""

    def is_pitched(end: End) -> bool:
        position = end.position
        if position is None or position.pitcher < 0:
            return False
        return position.terms.side_of[position.pitcher] == side

    return is_pitched


def fails(end: End) -> bool:
    """Whether the pitcher is set back."""
    position = counted(end.position)
    return position is not None and any(points < 0 for _, points in count(position))


def makes_bid(end: End) -> bool:
    """Whether the pitcher makes what was bid; where the game ended before the count, too."""
    return not fails(end)


def wins(side: int) -> Feature:
    """Whether a side wins the game in this hand."""
    return lambda end: end.tally.winner == side


def holds_out(side: int) -> Feature:
    """Whether no other side wins the game in this hand."""
    return lambda end: end.tally.winner in (side, NOBODY)


def counted(position: Position | None) -> Position | None:
    """The position, if the hand has come to the count."""
    return position if position is not None and not any(position.hands) else None


def _holds(position: Position | None, side: int, *, highest: bool) -> bool:
    position = counted(position)
    trumps = position.trumps_played() if position is not None else 0
    if position is None or not trumps:
        return False
    bit = 1 << trumps.bit_length() - 1 if highest else trumps & -trumps
    if not highest and position.terms.is_captor_low:
        return bool(position.won[side] & bit)
    holder = next(seat for seat, cards in enumerate(position.played) if cards & bit)
    return position.terms.side_of[holder] == side
