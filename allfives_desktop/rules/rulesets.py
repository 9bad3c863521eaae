"""The named rulesets: sets of option values, each told as its difference from All Fives (spec 9).

Imports next to nothing, so that they can be listed at no cost.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from allfives_desktop.rules.options import Options, OptionValue


class Ruleset:
    """A name, a title, the numbers of players a screen offers, and what it changes."""

    __slots__ = ("name", "players_allowed", "set", "title")

    def __init__(
        self,
        name: str,
        title: str,
        players_allowed: tuple[int, ...],
        changes: Mapping[str, OptionValue],
    ) -> None:
        self.name = name
        self.title = title
        self.players_allowed = players_allowed
        self.set = changes

    def options(self, **overrides: object) -> Options:
        """All 36 values, with `overrides` over the ruleset's. Raises OptionError."""
        from allfives_desktop.rules.options import options_from

        return options_from({**self.set, **overrides})


_POINTS_ONLY: Mapping[str, OptionValue] = {"capture": False, "game_fives": "none"}
_ALL_FOURS: Mapping[str, OptionValue] = {
    **_POINTS_ONLY,
    "turn_up_points": "jack1",
    "max_runs": 5,
    "best_of": 1,
}
_AUCTION: Mapping[str, OptionValue] = {
    **_POINTS_ONLY,
    "players": 4,
    "trump": "auction",
    "beg": False,
    "best_of": 1,
}

RULESETS: Mapping[str, Ruleset] = {
    ruleset.name: ruleset
    for ruleset in (
        Ruleset("all_fives", "All Fives", (2, 3, 4), {}),
        Ruleset("all_fives_three", "All Fives, three-handed cut-throat", (3,), {"players": 3}),
        Ruleset(
            "all_fives_partners", "Partnership All Fives", (4,), {"players": 4, "partners": True}
        ),
        Ruleset(
            "all_fives_plus_five",
            "All Fives, five of trumps 10 on capture",
            (2, 3, 4),
            {"capture_five": 10},
        ),
        Ruleset("five_for_five", "Five for Five", (2, 3, 4), {"five_end_bonus": 5}),
        Ruleset("all_tens", "All Tens", (2, 3, 4), {"capture_ten": 20}),
        Ruleset("all_fives_strict", "All Fives, strict following", (2, 3, 4), {"follow": "strict"}),
        Ruleset(
            "all_fours_7",
            "Classic All Fours to 7",
            (2, 3, 4),
            {**_ALL_FOURS, "target": 7, "skunk_line": 4},
        ),
        Ruleset(
            "all_fours_11",
            "Classic All Fours to 11",
            (2, 3, 4),
            {**_ALL_FOURS, "target": 11, "skunk_line": 6},
        ),
        Ruleset(
            "trinidad",
            "Trinidad All Fours",
            (2, 4),
            {
                **_POINTS_ONLY,
                "players": 4,
                "partners": True,
                "direction": "anticlockwise",
                "deal_batch": "choice",
                "turn_up_points": "trinidad",
                "gift_may_win": True,
                "max_runs": 5,
                "after_run": "keep_all",
                "calls": True,
                "hang_jack": 3,
                "target": 14,
                "skunk_line": 7,
                "best_of": 1,
            },
        ),
        Ruleset(
            "pitch",
            "Pitch, each for himself",
            (2, 3, 4),
            {**_AUCTION, "target": 7, "skunk_line": 4},
        ),
        Ruleset(
            "setback",
            "Setback (partnership Pitch)",
            (4,),
            {**_AUCTION, "partners": True, "target": 11, "skunk_line": 6},
        ),
        Ruleset(
            "california_jack",
            "California Jack",
            (2,),
            {
                **_POINTS_ONLY,
                "trump": "stock_top",
                "beg": False,
                "low_to": "captor",
                "target": 10,
                "skunk_line": 5,
                "best_of": 1,
            },
        ),
    )
}
