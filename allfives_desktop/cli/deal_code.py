"""`allfives rules code`: what a deal code says."""

import sys
from argparse import ArgumentParser, Namespace

from allfives_desktop.cli.sentences import fault_sentence
from allfives_desktop.records.deal_code import CodedDeal, decode
from allfives_desktop.records.faults import FaultError
from allfives_desktop.records.presets import preset_of
from allfives_desktop.rules.options import spelled

SOUND, NO_CODE = 0, 2


def add_arguments(parser: ArgumentParser) -> None:
    parser.description = (
        "Prints the ruleset, the house rules that differ from it and the seed. "
        "Exit code: 0, or 2 with the group of the code that is wrong."
    )
    parser.add_argument(
        "code", metavar="CODE", nargs="+", help="in letters of either case, O for 0, I or L for 1"
    )


def run(arguments: Namespace) -> int:
    try:
        deal = decode(" ".join(arguments.code))
    except FaultError as error:
        print(f"not a deal code: {fault_sentence(error.fault)}", file=sys.stderr)
        return NO_CODE
    for name, value in _lines(deal):
        print(f"{name:7}  {value}".rstrip())
    return SOUND


def _lines(deal: CodedDeal) -> list[tuple[str, str]]:
    """The values that follow `--ruleset`, `--set` (each) and `--seed`."""
    changes = preset_of("", deal.ruleset, deal.options).set
    house_rules = " ".join(f"{key}={spelled(value)}" for key, value in changes.items())
    return [("ruleset", deal.ruleset), ("set", house_rules), ("seed", deal.seed)]
