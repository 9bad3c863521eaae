"""`allfives rules list | show RULESET | check FILE | code CODE | effect`."""

import sys
from argparse import ArgumentParser, Namespace
from difflib import get_close_matches
from pathlib import Path

from allfives_desktop.cli import deal_code, effect
from allfives_desktop.cli.ruleset_list import print_rulesets
from allfives_desktop.cli.ruleset_page import print_json, print_page
from allfives_desktop.cli.sentences import fault_sentence, printable, shown
from allfives_desktop.records import presets
from allfives_desktop.records.faults import FaultError, FaultKind
from allfives_desktop.records.presets import Preset
from allfives_desktop.records.strict_json import MAX_BYTES
from allfives_desktop.rules.rulesets import RULESETS

SOUND, BROKEN, NO_PRESET = 0, 1, 2
STANDARD_INPUT = "-"
_NO_RULESET = 2


def add_arguments(parser: ArgumentParser) -> None:
    parser.description = "Named sets of rules, and files of house rules."
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    listing = commands.add_parser("list", help="name, players and title of every ruleset")
    listing.set_defaults(command=_list)
    showing = commands.add_parser("show", help="all rules of a ruleset")
    showing.add_argument("ruleset", metavar="RULESET")
    showing.add_argument("--json", action="store_true", help="for programs")
    showing.set_defaults(command=_show)
    checking = commands.add_parser(
        "check",
        help="whether a file of house rules can be played",
        description="Exit code: 0 it can be played, 1 it breaks a constraint, "
        "2 it is no file of house rules or names an unknown rule, value or ruleset.",
    )
    checking.add_argument("file", metavar="FILE", help="a preset; - for the standard input")
    checking.set_defaults(command=_check)
    decoding = commands.add_parser("code", help="the game, house rules and seed of a deal code")
    deal_code.add_arguments(decoding)
    decoding.set_defaults(command=deal_code.run)
    measuring = commands.add_parser("effect", help="what changed rules do to the game")
    effect.add_arguments(measuring)
    measuring.set_defaults(command=effect.run)


def run(arguments: Namespace) -> int:
    code: int = arguments.command(arguments)
    return code


def _list(_: Namespace) -> int:
    return print_rulesets()


def _show(arguments: Namespace) -> int:
    ruleset = RULESETS.get(arguments.ruleset)
    if ruleset is None:
        _complain(_unknown_ruleset(arguments.ruleset, list(RULESETS)))
        return _NO_RULESET
    if arguments.json:
        print_json(ruleset)
    else:
        print_page(ruleset)
    return SOUND


def _unknown_ruleset(name: str, known: list[str]) -> str:
    near = get_close_matches(name.casefold(), known, cutoff=0.5)
    hint = f"did you mean {' or '.join(near)}?" if near else "see: allfives rules list"
    return f'no ruleset "{shown(name)}"; {hint}'


def _check(arguments: Namespace) -> int:
    name = printable(arguments.file)
    try:
        preset = _read(arguments.file)
    except FaultError as error:
        _complain(f"{name}: not a preset: {fault_sentence(error.fault)}")
        return NO_PRESET
    except OSError as error:
        _complain(f"{name}: {error.strerror}")
        return NO_PRESET
    return _judge(name, preset)


def _judge(name: str, preset: Preset) -> int:
    faults = preset.faults()
    for fault in faults:
        print(f"{name}: cannot be played: {fault_sentence(fault)}")
    if not faults:
        print(f'{name}: "{shown(preset.name)}" ({preset.ruleset}) can be played')
        return SOUND
    breaks = all(fault.kind is FaultKind.BROKEN_CONSTRAINT for fault in faults)
    return BROKEN if breaks else NO_PRESET


def _read(file: str) -> Preset:
    if file == STANDARD_INPUT:
        return presets.decode(sys.stdin.buffer.read(MAX_BYTES + 1))
    return presets.load(Path(file))


def _complain(sentence: str) -> None:
    print(sentence, file=sys.stderr)
