"""Actions and packs as text (spec 6, 12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

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
    PlayerAction,
    Proceed,
    Run,
    Stand,
)
from allfives_desktop.rules.cards import PACK, Card, card


class NotationError(ValueError):
    """Text that stands for no action, or for no cards."""


def format_action(action: PlayerAction) -> str:
    """An action as in a record: "1 play AS". Discards are in pack order."""
    return f"{action.seat} {format_words(action)}"


def format_words(action: PlayerAction) -> str:
    """An action without its seat: "play AS"."""
    match action:
        case Play():
            return f"play {action.card.code}"
        case Stand():
            return "stand"
        case Beg():
            return "beg"
        case Give():
            return "give"
        case Run():
            return "run"
        case Discard():
            return " ".join(["discard", *(each.code for each in action.cards)])
        case Pass():
            return "pass"
        case Bid():
            return f"bid {action.level}"
        case Batch():
            return f"batch {action.size}"
        case Expose():
            return f"expose {action.card.code}"
        case Call():
            return f"call {action.card.code}"
        case _:
            assert_never(action)


def parse_action(text: str) -> PlayerAction:
    """The action written `text`, to the letter. Raises NotationError; legality is not looked at."""
    seat, verb, *arguments = text.split(" ") if " " in text else ("", "")
    action = _action(_digit(seat, text), verb, arguments) if seat else None
    if action is None:
        raise NotationError(f"not an action: {text[:80]!r}")
    return action


def _action(seat: int, verb: str, arguments: list[str]) -> PlayerAction | None:
    match verb, arguments:
        case "stand", []:
            return Stand(seat)
        case "beg", []:
            return Beg(seat)
        case "give", []:
            return Give(seat)
        case "run", []:
            return Run(seat)
        case "pass", []:
            return Pass(seat)
        case "bid", [level]:
            return Bid(seat, _digit(level, level))
        case "batch", [size]:
            return Batch(seat, _digit(size, size))
        case "play", [code]:
            return Play(seat, _card(code))
        case "expose", [code]:
            return Expose(seat, _card(code))
        case "call", [code]:
            return Call(seat, _card(code))
        case "discard", [_, *_]:
            return Discard(seat, tuple(map(_card, arguments)))
        case _:
            return None


def _digit(text: str, whole: str) -> int:
    if len(text) != 1 or text not in "0123456789":
        raise NotationError(f"not a digit in {whole[:80]!r}")
    return int(text)


def _card(code: str) -> Card:
    try:
        return card(code)
    except ValueError as error:
        raise NotationError(str(error)) from error


def format_cards(cards: Iterable[Card]) -> str:
    """Cards without spaces between them: "9CAH"."""
    return "".join(each.code for each in cards)


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards written one after the other. Raises NotationError."""
    return tuple(_card(text[at : at + 2]) for at in range(0, len(text), 2))


def parse_deck(text: str) -> tuple[Card, ...]:
    """A full pack of 104 characters, top card first. Raises NotationError."""
    deck = parse_cards(text)
    if len(deck) != len(PACK) or len(set(deck)) != len(PACK):
        raise NotationError("not a full pack")
    return deck


def format_line(action: Action) -> str:
    """Any action, chance included: "act 0 play AS", "deal QCJS...", "cut 9SQD" or "proceed"."""
    match action:
        case Cut():
            return f"cut {format_cards(action.cards)}"
        case Deal():
            return f"deal {format_cards(action.deck)}"
        case Proceed():
            return "proceed"
        case _:
            return f"act {format_action(action)}"


def parse_line(text: str) -> Action:
    """The action of such a line. Raises NotationError; legality is not looked at."""
    kind, _, rest = text.partition(" ")
    match kind:
        case "cut":
            return Cut(parse_cards(rest))
        case "deal":
            return Deal(parse_cards(rest))
        case "act":
            return parse_action(rest)
        case "proceed" if not rest:
            return Proceed()
    raise NotationError(f"not an action: {text[:80]!r}")
