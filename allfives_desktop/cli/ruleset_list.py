"""`allfives rules list`. Imports next to nothing: it has a budget of CPU time."""

from allfives_desktop.rules.rulesets import RULESETS


def print_rulesets() -> int:
    width = max(map(len, RULESETS))
    for name, ruleset in RULESETS.items():
        players = ", ".join(map(str, ruleset.players_allowed))
        print(f"{name:{width}}  {players:7}  {ruleset.title}")
    return 0
