"""What the command line says to the window: parsed by `app`, explained by `--help`."""

from argparse import ArgumentParser, RawDescriptionHelpFormatter

from allfives_desktop import __version__

LANGUAGES = ("en", "pt", "pt_PT", "nl", "gl", "hu")
SPEEDS = ("slow", "normal", "fast", "very-fast", "off")
DEFAULT_LEVEL = "club"

_DESCRIPTION = """\
Opens the card table: a match of All Fives against the computer.

without a window:
  allfives simulate   play matches between computer players
  allfives verify     replay records of matches and name every difference
  allfives review     tell what each decision of a match has cost
  allfives rules      list, show, check or measure sets of rules
  allfives bench      measure how good the computer players are
Each of them explains itself: allfives verify --help
"""


def parser() -> ArgumentParser:
    """Options of the window: file, language, watch (a level or None), ruleset, set (a list of
    KEY=VALUE), seed, speed, matches, records (None where not given)."""
    result = ArgumentParser(
        prog="allfives",
        description=_DESCRIPTION,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    result.add_argument("--version", action="version", version=f"allfives {__version__}")
    result.add_argument(
        "file", metavar="FILE", nargs="?", help="a record of a match, or house rules, to open"
    )
    result.add_argument(
        "--language", choices=LANGUAGES, help="language of the window; the system's by default"
    )
    _add_match_options(result)
    _add_watch_options(result)
    return result


def _add_match_options(result: ArgumentParser) -> None:
    group = result.add_argument_group("the match")
    group.add_argument("--ruleset", metavar="NAME", help="see: allfives rules list")
    group.add_argument(
        "--set",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="change one rule; may be given again (see: allfives rules show NAME)",
    )
    group.add_argument("--seed", metavar="TEXT", help="the same text deals the same cards")
    group.add_argument("--speed", choices=SPEEDS, help="of cards and pegs")


def _add_watch_options(result: ArgumentParser) -> None:
    group = result.add_argument_group("watching")
    group.add_argument(
        "--watch",
        metavar="LEVEL",
        nargs="?",
        const=DEFAULT_LEVEL,
        help=f"the computer plays your seat too, as LEVEL ({DEFAULT_LEVEL} by default)",
    )
    group.add_argument("--matches", metavar="N", type=_count, help="stop after N matches")
    group.add_argument("--records", metavar="FILE", help="append each match to FILE (.jsonl)")


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number
