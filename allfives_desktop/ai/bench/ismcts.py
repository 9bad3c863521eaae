"""Row 3: the strongest player against OpenSpiel's search over information sets."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from allfives_desktop.ai.bench.entrants import strongest_entrant
from allfives_desktop.ai.bench.measure import Asked
from allfives_desktop.ai.bench.packs import Entrant, LeadRow, Matchup, Measure
from allfives_desktop.ai.bench.row import Series
from allfives_desktop.ai.player import OpenHanded
from allfives_desktop.rules.rulesets import RULESETS

PACKAGE: Final = "open_spiel"


class IsmctsRow(LeadRow):
    """Lacks OpenSpiel where that is not installed."""

    @property
    def lacks(self) -> str:  # type: ignore[override]
        return "" if find_spec(PACKAGE) else PACKAGE


def against_ismcts() -> IsmctsRow:
    options = RULESETS["all_fives"].options(beg=False)
    one = strongest_entrant()
    matchup = Matchup(options, one, Entrant("ISMCTS", _search), "bench ismcts")
    series = Series(f"{one.name} over ISMCTS", block=1, quick=40, full=1500)
    asked = Asked(0.25, floor=0.15, fewest=series.full)
    return IsmctsRow("ismcts", [Measure(series, matchup, asked)], seconds=45)


def _search() -> OpenHanded:
    from allfives_desktop.ai.bench.openspiel.bot import SearchPlayer

    return SearchPlayer()
