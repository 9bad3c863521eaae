"""The command line as a tree of records, read from the parsers that the program itself uses."""

import re
from argparse import Action, ArgumentParser, _HelpAction, _SubParsersAction
from dataclasses import dataclass
from importlib import import_module

from allfives_desktop.cli import window
from allfives_desktop.cli.parser import COMMANDS

COMMAND_LINE = re.compile(r"^  allfives (\w+) +(.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Parameter:
    """An option, or an argument when it has no flags. `value` is the metavar of what it takes,
    empty for a switch; `choices` are all values it takes, if they are few."""

    flags: tuple[str, ...]
    value: str
    choices: tuple[str, ...]
    help: str
    may_lack_value: bool = False
    may_repeat: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    """A word of the command line, what may follow it, and the words below it."""

    name: str
    help: str
    options: tuple[Parameter, ...]
    arguments: tuple[Parameter, ...]
    commands: tuple["Command", ...] = ()


def program() -> Command:
    """`allfives` itself, with every command below it."""
    parser = window.parser()
    abouts = dict(COMMAND_LINE.findall(parser.description or ""))
    top = _read("allfives", "", parser)
    below = tuple(_read(name, abouts[name], _parser_of(name)) for name in sorted(COMMANDS))
    return Command(top.name, top.help, top.options, top.arguments, below)


def _parser_of(name: str) -> ArgumentParser:
    parser = ArgumentParser(prog=f"allfives {name}")
    import_module(COMMANDS[name]).add_arguments(parser)
    return parser


def _read(name: str, about: str, parser: ArgumentParser) -> Command:
    parameters = [
        _parameter(action)
        for action in parser._actions
        if not isinstance(action, _SubParsersAction)
    ]
    return Command(
        name,
        about,
        tuple(parameter for parameter in parameters if parameter.flags),
        tuple(parameter for parameter in parameters if not parameter.flags),
        tuple(command for action in parser._actions for command in _below(action)),
    )


def _below(action: Action) -> list[Command]:
    if not isinstance(action, _SubParsersAction):
        return []
    abouts = {choice.dest: choice.help or "" for choice in action._get_subactions()}
    return [_read(name, abouts[name], parser) for name, parser in action.choices.items()]


def _parameter(action: Action) -> Parameter:
    flags = tuple(action.option_strings)
    choices = tuple(map(str, action.choices or ()))
    metavar = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
    return Parameter(
        flags,
        "" if action.nargs == 0 else metavar,
        choices,
        _help(action),
        may_lack_value=action.nargs == "?",
        may_repeat=action.nargs in ("+", "*") or type(action).__name__ == "_AppendAction",
    )


def _help(action: Action) -> str:
    if isinstance(action, _HelpAction):
        return "show this help message and exit"
    return (action.help or "").replace("%%", "%")
