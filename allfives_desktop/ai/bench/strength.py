"""Rows of the strongest player's leads: 4 over PIMC, and over `greedy` in every ruleset; 5, what
begging by Monte Carlo is worth."""

from __future__ import annotations

from allfives_desktop.ai.bench.entrants import FixedWorlds, Halves, entrant, strongest_entrant
from allfives_desktop.ai.bench.measure import Asked
from allfives_desktop.ai.bench.packs import Entrant, LeadRow, Matchup, Measure
from allfives_desktop.ai.bench.row import Series
from allfives_desktop.ai.pimc import Pimc
from allfives_desktop.ai.roster import built_in
from allfives_desktop.rules.rulesets import RULESETS

WORLDS = 200


def against_pimc() -> LeadRow:
    """Row 4."""
    options = RULESETS["all_fives"].options(beg=False)
    pimc = Entrant(f"pimc {WORLDS}", lambda: FixedWorlds(Pimc(), WORLDS))
    one = strongest_entrant()
    matchup = Matchup(options, one, pimc, "bench pimc")
    series = Series(f"{one.name} over {pimc.name}", block=5, quick=200, full=5000)
    asked = Asked(0.10, fewest=series.full)
    return LeadRow("pimc", [Measure(series, matchup, asked)], seconds=45)


def begging() -> LeadRow:
    """Row 5: the making of trumps by Monte Carlo against the rule of thumb of `greedy`, the cards
    played by the net in every seat."""
    options = RULESETS["all_fives"].options()
    name = "Monte Carlo"
    one = Entrant(name, lambda: Halves(built_in("rollout"), built_in("net")))
    matchup = Matchup(options, one, entrant("net"), "bench begging")
    series = Series(f"{name} over a rule", block=20, quick=1000, full=8000)
    asked = Asked(0.12, fewest=series.full)
    return LeadRow("begging", [Measure(series, matchup, asked)], seconds=35)


def over_greedy() -> LeadRow:
    """The strongest level against `greedy` in every ruleset."""
    measures = []
    for ruleset in RULESETS.values():
        options = ruleset.options()
        one, other = entrant("expert"), entrant("greedy")
        matchup = Matchup(options, one, other, f"bench {ruleset.name}")
        series = Series(ruleset.name, block=4, quick=40, full=2000)
        measures.append(Measure(series, matchup, Asked(0.0, beyond=True)))
    return LeadRow("rulesets", measures, seconds=40)
