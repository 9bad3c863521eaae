"""Why an option has no effect, and what binds options to each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from allfives_desktop.rules.options import Option
from allfives_desktop.text.filling import fill, listed
from allfives_desktop.text.option_values import value_name, value_names
from allfives_desktop.text.option_words import option_title

if TYPE_CHECKING:
    from allfives_desktop.rules.options import OptionValue

translate = QCoreApplication.translate


def constraint_sentence(identity: str) -> str:
    """A constraint of `rules.options.CONSTRAINTS`, by its id, as the player may break it."""
    sentences = {
        "c1": translate("Option constraint", "Partners need four players."),
        "c2": translate("Option constraint", "A stock to draw from needs two players."),
        "c3": translate(
            "Option constraint",
            "With bidding, captures score no points and the five of trumps no bonus.",
        ),
        "c4": translate(
            "Option constraint",
            "Where no card is turned up, nobody begs and nothing is scored for it.",
        ),
        "c5": translate("Option constraint", "The skunk line must not lie above the target."),
    }
    return sentences[identity]


def reason_not_applied(option: Option, values: Mapping[str, OptionValue]) -> str:
    """Why the option has no effect under these values of all options; "" when it has one."""
    for key, needed in option.applies.items():
        if values[key] not in needed:
            return _not_applied(key, values[key], needed)
    return ""


def reason_fixed(value: str) -> str:
    """Why an option cannot be set: the game knows one value only."""
    return fill(translate("Option reason", "Always so in this game: %1."), value)


def settings_named(changes: Mapping[str, OptionValue]) -> str:
    """Some options with a value each, in one line."""
    pattern = translate("Option reason", "%1: %2", "option, value")
    return listed(
        [fill(pattern, option_title(key), value_name(key, v)) for key, v in changes.items()]
    )


def _not_applied(key: str, value: OptionValue, needed: Sequence[OptionValue]) -> str:
    if value is False:
        sentence = translate("Option reason", "Does not apply because “%1” is off.")
        return fill(sentence, option_title(key))
    sentence = translate("Option reason", "Does not apply because of “%1”: %2. Needed: %3.")
    title, found = option_title(key), value_name(key, value)
    return fill(sentence, title, found, value_names(key, tuple(needed)))
