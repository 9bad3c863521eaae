"""What has become of a hand that was played out: the features that reasons compare."""

from __future__ import annotations

from collections.abc import Callable

from allfives_desktop.ai.equity import End
from allfives_desktop.ai.kernel import JACK
from allfives_desktop.ai.kernel_position import Position, best_at_game, count
from allfives_desktop.ai.tally import NOBODY

Feature = Callable[[End], bool]

HIGH, LOW, GAME, OTHER, SET = "high", "low", "game", "other", "set"


def takes(side: int, card: int) -> Feature:
    """Whether a side has captured a card."""

    def is_taken(end: End) -> bool:
        return end.position is not None and bool(end.position.won[side] >> card & 1)

    return is_taken


def makes_high(side: int) -> Feature:
    """Whether a side scores High."""
    return lambda end: (HIGH, side) in scored(end.position)


def makes_low(side: int) -> Feature:
    """Whether a side scores Low."""
    return lambda end: (LOW, side) in scored(end.position)


def makes_game(side: int) -> Feature:
    """Whether a side scores Game."""
    return lambda end: (GAME, side) in scored(end.position)


def denies_game(side: int) -> Feature:
    """Whether no other side scores Game in a hand that is counted."""

    def is_denied(end: End) -> bool:
        if counted(end.position) is None:
            return False
        return not any(kind == GAME and who != side for kind, who in scored(end.position))

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


def scored(position: Position | None) -> list[tuple[str, int]]:
    """What was scored in the count, and by which side: the end of the game ends the count too."""
    position = counted(position)
    if position is None:
        return []
    dues = _dues(position)
    if position.pitcher >= 0:
        pitching = position.terms.side_of[position.pitcher]
        own = [due for due in dues if due[1] == pitching]
        others = [due for due in dues if due[1] != pitching]
        if any(points < 0 for _, points in count(position)):
            dues = [(SET, pitching), *others]
        elif position.terms.pitcher_first:
            dues = own + others
    return dues[: position.dues]


def _dues(position: Position) -> list[tuple[str, int]]:
    """Named as `count` has them, before anything is said of a bid."""
    terms, trumps = position.terms, position.trumps_played()
    dues = []
    if trumps:
        low = trumps & -trumps
        dues.append((HIGH, _holder(position, 1 << trumps.bit_length() - 1)))
        dues.append(
            (LOW, _captor(position, low) if terms.is_captor_low else _holder(position, low))
        )
        if jack := trumps & 1 << 13 * position.trump + JACK:
            dues.append((OTHER, _captor(position, jack)))
    best = best_at_game(terms, position.game, position.dealer)
    if best >= 0:
        dues.append((GAME, best))
    return dues


def _holder(position: Position, bit: int) -> int:
    seat = next(seat for seat, cards in enumerate(position.played) if cards & bit)
    return position.terms.side_of[seat]


def _captor(position: Position, bit: int) -> int:
    return next(side for side, cards in enumerate(position.won) if cards & bit)
