"""The families of games that are measured apart, each by the ruleset that stands for it."""

from __future__ import annotations

from typing import Final

HOME: Final = "all_fives"
OTHERS: Final = (
    "all_fives_three",
    "all_fives_partners",
    "all_fours_11",
    "trinidad",
    "pitch",
    "california_jack",
)
FAMILIES: Final = (HOME, *OTHERS)
