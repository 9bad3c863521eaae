"""What can be chosen for a new match, so that nothing impossible is ever on offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from allfives_desktop.rules.options import OPTION, OptionError, Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.game import OPPONENT, Game
from allfives_desktop.session.house_rules import NamedRules

LENGTHS: Final = tuple(OPTION["best_of"].values)
# The dialog asks for these itself: they are no house rules.
ASKED: Final = ("players", "partners", "best_of")


class Seating(NamedTuple):
    """How many play, and whether the four of them are two pairs."""

    players: int
    partners: bool


class Rules(NamedTuple):
    """Rules on offer: the player's own by name and key, or the game's own or last ones without."""

    name: str
    options: Options
    key: str = ""


@dataclass(frozen=True, slots=True)
class Possible:
    """The numbers of players a table seats, the computer's levels, and named house rules.

    `level_words` says a level as a person reads it.
    """

    seats: tuple[int, ...] = (2, 3, 4)
    levels: tuple[str, ...] = (OPPONENT,)
    named: Sequence[NamedRules] = ()
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
        """The game's own rules first, then those of `last` where they differ, then the named."""
        named = [
            Rules(rules.name, rules.options, rules.key)
            for rules in self.named
            if rules.ruleset == ruleset
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
            game = replace(game, ruleset=first, options=RULESETS[first].options(), preset="")
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


def chosen(rules: Sequence[Rules], game: Game) -> int:
    """The place of those the game is made of: by their key, else the first of the same rules."""
    wanted = house_rules(game.options)
    same = [at for at, one in enumerate(rules) if house_rules(one.options) == wanted]
    return next((at for at in same if rules[at].key == game.preset), same[0])


def house_rules(options: Options) -> dict[str, object]:
    """The values that the dialog does not ask for one by one."""
    return {key: value for key, value in options if key not in ASKED}


def _seated_at(options: Options, seating: Seating) -> Options | None:
    try:
        return options.changed(**seating._asdict())
    except OptionError:
        return None
