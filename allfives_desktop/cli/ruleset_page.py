"""`allfives rules show`: all rules of a ruleset, for people and for programs."""

import json

from allfives_desktop.rules.options import OPTIONS, Option, spelled
from allfives_desktop.rules.rulesets import Ruleset


def print_json(ruleset: Ruleset) -> None:
    options = ruleset.options()
    contents = {
        "name": ruleset.name,
        "title": ruleset.title,
        "players_allowed": ruleset.players_allowed,
        "set": {key: value for key, value in options if key in ruleset.set},
        "options": dict(options),
    }
    print(json.dumps(contents, indent=2))


def print_page(ruleset: Ruleset) -> None:
    values = dict(ruleset.options())
    width = max(len(option.key) for option in OPTIONS)
    players = ", ".join(map(str, ruleset.players_allowed))
    print(f"{ruleset.title} ({ruleset.name}), players {players}")
    group = None
    for option in OPTIONS:
        if option.group is not group:
            group = option.group
            print(f"\n{group}")
        value = values[option.key]
        mark = "*" if value != option.default else " "
        notes = "".join(_notes(option, values))
        print(f"{mark} {option.key:{width}}  {spelled(value)}{notes}")
    print("\n* differs from All Fives, whose value stands in brackets")


def _notes(option: Option, values: dict[str, bool | int | str]) -> list[str]:
    notes = []
    if values[option.key] != option.default:
        notes.append(f" ({spelled(option.default)})")
    if not option.has_effect(values):
        notes.append(", without effect here")
    return notes
