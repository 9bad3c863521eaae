"""`allfives rules effect`: what changed rules do to the game, measured on the same packs.

The players are imported when there is something to play: `allfives rules show` needs none.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace

from allfives_desktop.cli.requests import RequestError, options_of
from allfives_desktop.rules.options import Options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from allfives_desktop.ai.effect import Comparison
    from allfives_desktop.ai.effect_report import Effect

DONE, FAILED = 0, 2


def add_arguments(parser: ArgumentParser) -> None:
    parser.description = (
        "Plays games under the standard rules of a ruleset and under changed ones, the same packs "
        "and the player greedy in every seat, and tells what differs. Intervals are 95 %; a "
        "difference whose interval includes 0 is no clear difference."
    )
    parser.add_argument("--ruleset", metavar="NAME", default="all_fives")
    parser.add_argument(
        "--set",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="change one rule; may be given again (see: allfives rules show NAME)",
    )
    parser.add_argument(
        "--hands", metavar="N", type=_count, help="at least N hands under each set of rules (2000)"
    )
    parser.add_argument("--seed", metavar="TEXT", help="the same text gives the same result")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(arguments: Namespace) -> int:
    try:
        comparison = _comparison(arguments)
        effect = _measured(comparison)
        if not effect.rows:
            raise RequestError("no game came to an end under both rules")
    except RequestError as error:
        print(f"allfives rules effect: {error}", file=sys.stderr)
        return FAILED
    if arguments.json:
        _print_json(arguments.ruleset, comparison, effect)
    else:
        from allfives_desktop.cli.effect_page import print_page

        print_page(arguments.ruleset, changes(comparison.standard, comparison.changed), effect)
    return DONE


def changes(standard: Options, changed: Options) -> dict[str, bool | int | str]:
    """The options whose values differ, with the changed values."""
    before = dict(standard)
    return {key: value for key, value in changed if value != before[key]}


def _comparison(arguments: Namespace) -> Comparison:
    from allfives_desktop.ai.effect import HANDS, SEED, Comparison

    standard = options_of(arguments.ruleset, ())
    changed = options_of(arguments.ruleset, arguments.set)
    if standard == changed:
        raise RequestError(
            f"nothing is changed: give --set KEY=VALUE that differs from {arguments.ruleset}"
        )
    hands = arguments.hands or HANDS
    seed = SEED if arguments.seed is None else arguments.seed
    return Comparison(standard, changed, hands=hands, seed=seed)


def _measured(comparison: Comparison) -> Effect:
    from allfives_desktop.ai.effect import Tally, compare
    from allfives_desktop.cli.progress import ProgressBar

    bar = ProgressBar(comparison.hands)
    tally = Tally(comparison)
    for tally in compare(comparison):
        bar.show(min(tally.hands))
    bar.end()
    return tally.effect()


def _print_json(ruleset: str, comparison: Comparison, effect: Effect) -> None:
    from allfives_desktop.ai.effect_report import as_json

    contents = {
        "ruleset": ruleset,
        "set": changes(comparison.standard, comparison.changed),
        "seed": comparison.seed,
        "player": comparison.player,
        **as_json(effect),
    }
    print(json.dumps(contents, indent=2))


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number
