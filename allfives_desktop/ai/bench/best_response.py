"""Row 6: how much `net`, whose policy can be known exactly, loses to rollouts that know it."""

from __future__ import annotations

from allfives_desktop.ai.bench.entrants import entrant
from allfives_desktop.ai.bench.measure import Asked
from allfives_desktop.ai.bench.packs import Entrant, LeadRow, Matchup, Measure
from allfives_desktop.ai.bench.row import Series
from allfives_desktop.ai.player import Player
from allfives_desktop.rules.rulesets import RULESETS


def best_response() -> LeadRow:
    options = RULESETS["all_fives"].options(beg=False)
    matchup = Matchup(options, Entrant("probe", _probe), entrant("net"), "bench probe")
    series = Series("probe over net", block=5, quick=300, full=5000)
    return LeadRow("probe", [Measure(series, matchup, Asked(0.10, is_most=True))], seconds=35)


def _probe() -> Player:
    from allfives_desktop.ai.net.probe import Probe

    return Probe()
