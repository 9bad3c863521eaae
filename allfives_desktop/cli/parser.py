"""Picks the command and hands it its arguments."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from importlib import import_module
from io import TextIOWrapper
from types import MappingProxyType
from typing import Protocol, cast


class Command(Protocol):
    """What the module of a command offers."""

    def add_arguments(self, parser: ArgumentParser) -> None: ...

    def run(self, arguments: Namespace) -> int: ...


COMMANDS: Mapping[str, str] = MappingProxyType(
    {
        "bench": "allfives_desktop.cli.bench",
        "review": "allfives_desktop.cli.review",
        "rules": "allfives_desktop.cli.rules",
        "simulate": "allfives_desktop.cli.simulate",
        "verify": "allfives_desktop.cli.verify",
    }
)


def run(arguments: list[str]) -> int:
    _print_anything()
    try:
        if arguments and arguments[0] in COMMANDS:
            return _run_command(arguments[0], arguments[1:])
        return _explain_window(arguments)
    except SystemExit as stop:  # argparse has printed its help or its complaint
        return int(stop.code or 0)


def _run_command(name: str, arguments: list[str]) -> int:
    command = cast("Command", import_module(COMMANDS[name]))
    parser = ArgumentParser(prog=f"allfives {name}", allow_abbrev=False)
    command.add_arguments(parser)
    return command.run(parser.parse_args(arguments))


def _explain_window(arguments: list[str]) -> int:
    from allfives_desktop.cli import window

    parser = window.parser()
    parser.parse_args(arguments)
    parser.print_help()
    return 0


def _print_anything() -> None:
    """A name in a file may hold letters the terminal cannot show."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
