"""What a new match is of and who plays it, and how that is remembered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from allfives_desktop.ai.ladder import USUAL
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.setup import MatchSetup

OPPONENT: Final = USUAL.value
LONGEST_NAME: Final = 24
MOST_SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Game:
    """The rules of a match, the names of its seats and the players of those without a person.

    `names` are in seat order, the person's first; "" or none where a seat goes by its place.
    `undo`: whether decisions may be taken back. `preset`: the file name of the player's own rules
    that were chosen, "" for none; the rules themselves are `options`.
    """

    ruleset: str
    options: Options
    names: tuple[str, ...] = ()
    opponents: str = OPPONENT
    partner: str = OPPONENT
    undo: bool = True
    preset: str = ""

    @property
    def levels(self) -> tuple[str, ...]:
        """The players of the seats from 1 on."""
        options = self.options
        own = options.side_of(0)
        return tuple(
            self.partner if options.side_of(seat) == own else self.opponents
            for seat in range(1, options.players)
        )


def game_of(setup: MatchSetup) -> Game:
    """The game of a match with the person in seat 0."""
    levels = [
        (setup.options.side_of(at) == setup.options.side_of(0), seat.player or OPPONENT)
        for at, seat in enumerate(setup.seats)
        if at
    ]
    return Game(
        setup.ruleset,
        setup.options,
        setup.names,
        opponents=next((level for ours, level in levels if not ours), OPPONENT),
        partner=next((level for ours, level in levels if ours), OPPONENT),
        undo=setup.undo,
    )


def as_mapping(game: Game) -> dict[str, Any]:
    """What `read` makes the game of again: only values that JSON has."""
    standard = dict(RULESETS[game.ruleset].options())
    return {
        "ruleset": game.ruleset,
        "set": {key: value for key, value in game.options if value != standard[key]},
        "names": list(game.names),
        "opponents": game.opponents,
        "partner": game.partner,
        "undo": game.undo,
        "preset": game.preset,
    }


def read(value: Mapping[str, Any]) -> Game:
    """The game that was remembered. Raises ValueError for anything `as_mapping` does not make."""
    match {"undo": True, "preset": "", **value}:
        case {
            "ruleset": str(ruleset),
            "set": dict(changes),
            "names": list(names),
            "opponents": str(opponents),
            "partner": str(partner),
            "undo": bool(undo),
            "preset": str(preset),
            **others,
        } if not others:
            options = _options(ruleset, changes)
            return Game(ruleset, options, _names(names), opponents, partner, undo, preset)
        case _:
            raise ValueError("not a game")


def is_game(value: Mapping[str, Any]) -> bool:
    """Whether `read` takes it."""
    try:
        read(value)
    except ValueError:
        return False
    return True


def _options(ruleset: str, changes: Mapping[str, Any]) -> Options:
    if ruleset not in RULESETS:
        raise ValueError(ruleset)
    return RULESETS[ruleset].options(**changes)


def _names(names: list[Any]) -> tuple[str, ...]:
    sound = all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in names)
    if not sound or len(names) > MOST_SEATS:
        raise ValueError("names")
    return tuple(names)
