"""The names of the values of rule options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from allfives_desktop.text.filling import fill, listed

if TYPE_CHECKING:
    from allfives_desktop.rules.options import OptionValue

translate = QCoreApplication.translate


def value_name(key: str, value: OptionValue) -> str:
    """What a value of an option is called; a plain number is its own name."""
    if isinstance(value, bool):
        return translate("Option value", "on") if value else translate("Option value", "off")
    if key == "best_of":
        return _length(int(value))
    names = _NAMES[key]() if key in _NAMES else {}
    return names.get(value, str(value))


def value_names(key: str, values: tuple[OptionValue, ...]) -> str:
    """Several values as alternatives: 3, 5 or 7."""
    return or_listed([value_name(key, value) for value in values])


def or_listed(parts: list[str]) -> str:
    """One or more parts as alternatives."""
    *others, last = parts
    if not others:
        return last
    return fill(translate("Sentence", "%1 or %2", "alternatives"), listed(others), last)


def _length(games: int) -> str:
    if games == 1:
        return translate("Option value", "A single game")
    return fill(translate("Option value", "Best of %1"), games)


def _direction() -> dict[OptionValue, str]:
    return {
        "clockwise": translate("Option value", "Clockwise"),
        "anticlockwise": translate("Option value", "Anticlockwise"),
    }


def _first_dealer() -> dict[OptionValue, str]:
    return {
        "cut": translate("Option value", "The highest card cut"),
        "seat0": translate("Option value", "The first seat"),
    }


def _next_game_dealer() -> dict[OptionValue, str]:
    return {
        "rotate": translate("Option value", "The next in turn"),
        "recut": translate("Option value", "A new cut"),
    }


def _deal_batch() -> dict[OptionValue, str]:
    return {
        1: translate("Option value", "By ones"),
        3: translate("Option value", "By threes"),
        "choice": translate("Option value", "First dealer's choice"),
    }


def _trump() -> dict[OptionValue, str]:
    return {
        "turn_up": translate("Option value", "A card turned up"),
        "auction": translate("Option value", "Bidding"),
        "stock_top": translate("Option value", "The top of the stock"),
    }


def _turn_up_points() -> dict[OptionValue, str]:
    return {
        "none": translate("Option value", "None", "points"),
        "jack1": translate("Option value", "Jack 1"),
        "trinidad": translate("Option value", "Ace 1, six 2, jack 3"),
        "tobago": translate("Option value", "Ace 1, two 2, jack 3"),
    }


def _gift_to() -> dict[OptionValue, str]:
    return {
        "eldest": translate("Option value", "Eldest hand's side"),
        "all_opponents": translate("Option value", "Every other side"),
    }


def _runs_exhausted() -> dict[OptionValue, str]:
    return {
        "redeal": translate("Option value", "A new deal"),
        "keep_last": translate("Option value", "That suit is trumps"),
    }


def _after_run() -> dict[OptionValue, str]:
    return {
        "discard_to_six": translate("Option value", "Six, after a discard"),
        "keep_all": translate("Option value", "All that were dealt"),
        "keep_nine": translate("Option value", "Nine, six after more runs"),
    }


def _all_pass() -> dict[OptionValue, str]:
    return {
        "dealer_forced": translate("Option value", "The dealer must bid"),
        "redeal": translate("Option value", "A new deal, if the dealer passes"),
        "eldest_free": translate("Option value", "Eldest hand leads without a bid"),
    }


def _follow() -> dict[OptionValue, str]:
    return {
        "permissive": translate("Option value", "That suit or any trump"),
        "strict": translate("Option value", "That suit only"),
    }


def _game_fives() -> dict[OptionValue, str]:
    return {
        "all": translate("Option value", "All four"),
        "trump": translate("Option value", "The five of trumps"),
        "none": translate("Option value", "None", "fives"),
    }


def _game_tie() -> dict[OptionValue, str]:
    return {
        "nobody": translate("Option value", "Nobody"),
        "elder": translate("Option value", "The first from eldest hand"),
    }


def _low_to() -> dict[OptionValue, str]:
    return {
        "holder": translate("Option value", "Who played it"),
        "captor": translate("Option value", "Who won it"),
    }


def _out_rule() -> dict[OptionValue, str]:
    return {
        "first_event": translate("Option value", "Who is there first, at once"),
        "last_event": translate("Option value", "Who scored last in the hand"),
        "last_cross": translate("Option value", "Who came there last"),
        "highest": translate("Option value", "The best score after the hand"),
    }


_NAMES = {
    "direction": _direction,
    "first_dealer": _first_dealer,
    "next_game_dealer": _next_game_dealer,
    "deal_batch": _deal_batch,
    "trump": _trump,
    "turn_up_points": _turn_up_points,
    "gift_to": _gift_to,
    "runs_exhausted": _runs_exhausted,
    "after_run": _after_run,
    "all_pass": _all_pass,
    "follow": _follow,
    "game_fives": _game_fives,
    "game_tie": _game_tie,
    "low_to": _low_to,
    "out_rule": _out_rule,
}
