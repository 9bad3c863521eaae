"""Writes the shell completions out of the parsers: python packaging/linux/make_completions.py

Into packaging/linux/completions: `allfives` for bash, `_allfives` for zsh, `allfives.fish`.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from allfives_desktop.ai.roster import BUILT_IN, CHEATER
from allfives_desktop.rules.options import OPTIONS
from allfives_desktop.rules.rulesets import RULESETS
from command_tree import Command, Parameter, program

FOLDER: Final = Path(__file__).parent / "completions"
MADE: Final = "# Made by packaging/linux/make_completions.py from the parsers of the program.\n"
RULESET_FLAG: Final = "--ruleset"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


def files() -> dict[str, str]:
    """Name -> content of every completion file."""
    tree = program()
    writers: dict[str, Callable[[Command], str]] = {
        "_allfives": zsh,
        "allfives": bash,
        "allfives.fish": fish,
    }
    return {name: write(tree) for name, write in writers.items()}


def values(parameter: Parameter) -> tuple[str, ...]:
    """The words to offer for a value; none where it is free text or a file."""
    if parameter.choices:
        return parameter.choices
    if RULESET_FLAG in parameter.flags or parameter.value == "RULESET":
        return tuple(RULESETS)
    if parameter.value == "LEVEL":
        return tuple(BUILT_IN)
    if parameter.value == "P":
        return (*BUILT_IN, CHEATER)
    if parameter.value == "KEY=VALUE":
        return tuple(f"{option.key}=" for option in OPTIONS)
    return ()


def takes_file(parameter: Parameter) -> bool:
    return parameter.value == "FILE"


def branches(command: Command, above: tuple[str, ...] = ()) -> Iterator[tuple[str, Command]]:
    """Every command with its path of words below `allfives`; the program's own path is empty."""
    yield " ".join(above), command
    for below in command.commands:
        yield from branches(below, (*above, below.name))


def words(command: Command) -> str:
    names = [below.name for below in command.commands]
    return " ".join([*names, *(flag for option in command.options for flag in option.flags)])


# bash


def bash(tree: Command) -> str:
    cases = "".join(_bash_case(path, command) for path, command in branches(tree))
    paths = " | ".join(f'"{path}"' for path, _ in branches(tree) if path)
    return f"""# bash completion for allfives                             -*- shell-script -*-
{MADE}
_allfives() {{
    local cur=${{COMP_WORDS[COMP_CWORD]}} prev="" path="" word
    [[ $COMP_CWORD -gt 1 ]] && prev=${{COMP_WORDS[COMP_CWORD - 1]}}
    COMPREPLY=()
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "${{path:+$path }}$word" in
            {paths}) path="${{path:+$path }}$word" ;;
        esac
    done
    case "$path" in
{cases}    esac
}}

_allfives_words() {{
    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$cur")
    [[ ${{#COMPREPLY[@]}} -eq 1 && ${{COMPREPLY[0]}} == *= ]] && compopt -o nospace
    return 0
}}

_allfives_files() {{
    compopt -o filenames
    mapfile -t COMPREPLY < <(compgen -f -- "$cur")
}}

complete -F _allfives allfives
"""


def _bash_case(path: str, command: Command) -> str:
    after = "".join(_bash_after(option) for option in command.options if option.value)
    inner = f'            case "$prev" in\n{after}            esac\n' if after else ""
    rest = f'_allfives_words "{words(command)}"'
    for argument in command.arguments:
        if takes_file(argument):
            offer = f'_allfives_words "{words(command)}"'
            rest = f"[[ $cur == -* ]] && {offer} || _allfives_files"
            if command.commands:
                rest = f"{offer}; [[ ${{#COMPREPLY[@]}} -gt 0 ]] || _allfives_files"
        else:
            offered = " ".join((words(command), *values(argument)))
            rest = f'_allfives_words "{offered}"'
    return f'        "{path}")\n{inner}            {rest}\n            ;;\n'


def _bash_after(option: Parameter) -> str:
    if takes_file(option):
        action = "_allfives_files; return"
    elif offered := values(option):
        action = f'_allfives_words "{" ".join(offered)}"; return'
    else:
        action = "return"
    if option.may_lack_value:
        action = f"[[ $cur == -* ]] || {{ {action}; }}"
    return f"                {' | '.join(option.flags)}) {action} ;;\n"


# zsh


def zsh(tree: Command) -> str:
    functions = "\n".join(_zsh_function(path, command) for path, command in branches(tree))
    return f'#compdef allfives\n{MADE}\n{functions}\n_allfives "$@"\n'


def _zsh_function(path: str, command: Command) -> str:
    name = "_".join(("_allfives", *path.split()))
    specs = [_zsh_option(option) for option in command.options]
    if not command.commands:
        specs += [_zsh_argument(argument) for argument in command.arguments]
        return f"{name}() {{\n    _arguments {_lines(specs)}\n}}\n"
    listed = " ".join(_zsh_quoted(f"{below.name}:{below.help}") for below in command.commands)
    calls = "".join(
        f"                {below.name}) {name}_{below.name} ;;\n" for below in command.commands
    )
    files = "; _files" if any(map(takes_file, command.arguments)) else ""
    specs += ["'1: :->command'", "'*:: :->arguments'"]
    return f"""{name}() {{
    local state line
    local -a commands=({listed})
    _arguments -C {_lines(specs)}
    case $state in
        command) _describe command commands{files} ;;
        arguments)
            case $line[1] in
{calls}            esac
            ;;
    esac
}}
"""


def _lines(specs: list[str]) -> str:
    return " \\\n        ".join(specs)


def _zsh_option(option: Parameter) -> str:
    about = option.help.replace("[", "(").replace("]", ")")
    repeat = "*" if option.may_repeat else ""
    separator = "::" if option.may_lack_value else ":"
    value = f"{separator}{option.value}:{_zsh_action(option)}" if option.value else ""
    specs = [_zsh_quoted(f"{repeat}{flag}[{about}]{value}") for flag in option.flags]
    return " ".join(specs)


def _zsh_argument(argument: Parameter) -> str:
    place = "*" if argument.may_repeat else "1"
    return _zsh_quoted(f"{place}:{argument.value}:{_zsh_action(argument)}")


def _zsh_action(parameter: Parameter) -> str:
    if takes_file(parameter):
        return "_files"
    offered = values(parameter)
    if any(word.endswith("=") for word in offered):
        return f"{{compadd -S '' -- {' '.join(offered)}}}"
    return f"({' '.join(offered)})" if offered else " "


def _zsh_quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


# fish


def fish(tree: Command) -> str:
    lines = [line for path, command in branches(tree) for line in _fish_lines(path, command)]
    return MADE + "complete -c allfives -f\n" + "".join(f"{line}\n" for line in lines)


def _fish_lines(path: str, command: Command) -> Iterator[str]:
    where = _fish_condition(path, command)
    for below in command.commands:
        yield f"complete -c allfives {where} -a {below.name} -d {_fish_quoted(below.help)}"
    for option in command.options:
        yield f"complete -c allfives {where} {_fish_option(option)}"
    for argument in command.arguments:
        if takes_file(argument):
            yield f"complete -c allfives {where} -F"
        else:
            yield f"complete -c allfives {where} -a {_fish_quoted(' '.join(values(argument)))}"


def _fish_condition(path: str, command: Command) -> str:
    seen = [f"__fish_seen_subcommand_from {word}" for word in path.split()]
    below = " ".join(command_below.name for command_below in command.commands)
    if below:
        seen.append(f"not __fish_seen_subcommand_from {below}")
    return f"-n {_fish_quoted('; and '.join(seen))}"


def _fish_option(option: Parameter) -> str:
    flags = [
        f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in option.flags
    ]
    about = [f"-d {_fish_quoted(option.help)}"] if option.help else []
    return " ".join([*flags, *_fish_value(option), *about])


def _fish_value(option: Parameter) -> list[str]:
    if not option.value:
        return []
    needs = [] if option.may_lack_value else ["-r"]
    if takes_file(option):
        return [*needs, "-F"]
    offered = values(option)
    return [*needs, f"-a {_fish_quoted(' '.join(offered))}"] if offered else needs


def _fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


if __name__ == "__main__":
    main()
