"""What can be chosen for a new match, so that nothing impossible is ever on offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from allfives_desktop.records.presets import Preset
from allfives_desktop.rules.options import OPTION, OptionError, Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.game import OPPONENT, Game

LENGTHS: Final = tuple(OPTION["best_of"].values)
# The dialog asks for these itself: they are no house rules.
ASKED: Final = ("players", "partners", "best_of")


class Seating(NamedTuple):
    """How many play, and whether the four of them are two pairs."""

    players: int
    partners: bool


class Rules(NamedTuple):
    """Rules on offer: a preset's under its name, or the game's own or last ones without."""

    name: str
    options: Options


@dataclass(frozen=True, slots=True)
class Possible:
    """The numbers of players a table seats, the computer's levels, and named house rules.

    `level_words` says a level as a person reads it.
    """

    seats: tuple[int, ...] = (2, 3, 4)
    levels: tuple[str, ...] = (OPPONENT,)
    presets: Sequence[Preset] = ()
    level_words: Callable[[str], str] = str

    @property
    def rulesets(self) -> tuple[str, ...]:
        """The games that can be seated, in the order of the rules."""
        return tuple(name for name in RULESETS if self._seated(name))

    def seatings(self, ruleset: str, options: Options) -> tuple[Seating, ...]:
        """The ways to sit down to a game; the game's own number comes in pairs or not as it says.

        A number that these rules exclude is left out.
        """
        standard = RULESETS[ruleset].options()
        found = [Seating(players, partners=False) for players in self._seated(ruleset)]
        found += [Seating(4, partners=True)] if 4 in self._seated(ruleset) else []
        if standard.players == 4:
            found = [one for one in found if one.players < 4 or one.partners is standard.partners]
        return tuple(one for one in found if _seated_at(options, one) is not None)

    def rules(self, ruleset: str, last: Game) -> tuple[Rules, ...]:
        """The game's own rules first, then those of `last` where they differ, then the presets."""
        named = [
            Rules(preset.name, preset.options())
            for preset in self.presets
            if preset.ruleset == ruleset and not preset.faults()
        ]
        standard = Rules("", RULESETS[ruleset].options())
        known = [house_rules(one.options) for one in (standard, *named)]
        is_new = last.ruleset == ruleset and house_rules(last.options) not in known
        found = [standard, *([Rules("", last.options)] if is_new else []), *named]
        return tuple(one for one in found if self.seatings(ruleset, one.options))

    def fitted(self, game: Game) -> Game:
        """The game itself, or what comes nearest of what can be chosen."""
        if game.ruleset not in self.rulesets or not self.seatings(game.ruleset, game.options):
            first = self.rulesets[0]
            game = replace(game, ruleset=first, options=RULESETS[first].options())
        seatings = self.seatings(game.ruleset, game.options)
        seating = Seating(game.options.players, game.options.partners)
        game = game if seating in seatings else seated(game, seatings[0])
        return replace(
            game,
            opponents=self._level(game.opponents),
            partner=self._level(game.partner),
        )

    def _level(self, level: str) -> str:
        """The level itself, or the usual one where it is not on offer."""
        usual = OPPONENT if OPPONENT in self.levels else self.levels[0]
        return level if level in self.levels else usual

    def _seated(self, ruleset: str) -> tuple[int, ...]:
        return tuple(n for n in RULESETS[ruleset].players_allowed if n in self.seats)


def seated(game: Game, seating: Seating) -> Game:
    """The game with another number of players, one of `Possible.seatings`."""
    return replace(game, options=game.options.changed(**seating._asdict()))


def house_rules(options: Options) -> dict[str, object]:
    """The values that the dialog does not ask for one by one."""
    return {key: value for key, value in options if key not in ASKED}


def _seated_at(options: Options, seating: Seating) -> Options | None:
    try:
        return options.changed(**seating._asdict())
    except OptionError:
        return None
