"""The figures of the book, out of the rules themselves: a text says {target}, never 61.

A marker is a name, or names and numbers with + and - between them: {king+ten}. A name is of the
chapter's ruleset, unless another's stands before it: {all_tens:ten}.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from allfives_desktop.rules.cards import PACK, Rank
from allfives_desktop.rules.law import HAND_SIZE, HIGHEST_BID, RUN_SIZE, Law, law_of, runs_that_fit
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS

MARKER: Final = re.compile(r"\{([a-z0-9_:+-]+)\}")
TERM: Final = re.compile(r"([+-]?)((?:\w+:)?\w+)")
VALUED: Final = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.FIVE)
TURNED: Final = (Rank.ACE, Rank.SIX, Rank.JACK)


def filled(text: str, ruleset: str) -> str:
    """The text with every marker replaced by its figure. Raises ValueError for an unknown one."""
    return MARKER.sub(lambda marker: str(_sum(marker[1], ruleset)), text)


@cache
def figures(ruleset: str) -> Mapping[str, int]:
    """Every figure of a ruleset by name: its number options, and what follows from them."""
    options = RULESETS[ruleset].options()
    law = law_of(options)
    return {
        **{key: value for key, value in options if type(value) is int},
        **_of_the_pack(options, law),
        **_of_the_cards(law),
        **_of_the_runs(options, law),
        "highest_bid": HIGHEST_BID,
        "games_needed": law.games_needed,
    }


def _of_the_pack(options: Options, law: Law) -> dict[str, int]:
    stock = len(PACK) - HAND_SIZE * options.players
    plain, trumps = sum(law.plain_values), sum(law.trump_values)
    return {
        "pack": len(PACK),
        "hand_size": HAND_SIZE,
        "stock": stock,
        "tricks": HAND_SIZE + (stock // options.players if options.trump == "stock_top" else 0),
        "suit_total": trumps,
        "pack_total": 3 * plain + trumps,
        "capture_total": sum(law.capture_values),
    }


def _of_the_cards(law: Law) -> dict[str, int]:
    """`ace`: on capture. `game_ace`: towards Game. `turned_ace`: for the dealer when turned up."""
    place = {rank: strength for strength, rank in enumerate(Rank)}
    found = {}
    for rank in VALUED:
        found[rank.name.lower()] = law.capture_values[place[rank]]
        found[f"game_{rank.name.lower()}"] = law.plain_values[place[rank]]
    for rank in TURNED:
        found[f"turned_{rank.name.lower()}"] = law.turn_up_points[place[rank]]
    return found


def _of_the_runs(options: Options, law: Law) -> dict[str, int]:
    found = {"run_size": RUN_SIZE, "runs": law.run_limit}
    for word, players in (("two", 2), ("three", 3), ("four", 4)):
        runs = min(options.max_runs, runs_that_fit(players))
        found[f"runs_{word}"] = runs
        found[f"longest_{word}"] = HAND_SIZE + RUN_SIZE * runs
    return found


def _sum(expression: str, ruleset: str) -> int:
    terms = TERM.findall(expression)
    if "".join(sign + term for sign, term in terms) != expression:
        raise ValueError(f"not a figure: {{{expression}}}")
    return sum(_value(term, ruleset) * (-1 if sign == "-" else 1) for sign, term in terms)


def _value(term: str, ruleset: str) -> int:
    if term.isdecimal():
        return int(term)
    other, _, name = term.rpartition(":")
    try:
        return figures(other or ruleset)[name]
    except KeyError:
        raise ValueError(f"no figure {term!r}") from None
