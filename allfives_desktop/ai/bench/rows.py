"""All rows of the table, by name, in its order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from allfives_desktop.ai.bench.best_response import best_response
from allfives_desktop.ai.bench.hints import HintsRow
from allfives_desktop.ai.bench.ismcts import against_ismcts
from allfives_desktop.ai.bench.levels import ladder
from allfives_desktop.ai.bench.pitch import PitchRow
from allfives_desktop.ai.bench.place import net_place, strongest_place
from allfives_desktop.ai.bench.row import Row
from allfives_desktop.ai.bench.solver import SolverRow
from allfives_desktop.ai.bench.start import StartRow
from allfives_desktop.ai.bench.strength import against_pimc, begging, over_greedy
from allfives_desktop.ai.bench.swaps import SwapsRow
from allfives_desktop.ai.bench.times import TimesRow

ROWS: Mapping[str, Callable[[], Row]] = MappingProxyType(
    {
        "place": strongest_place,
        "net": net_place,
        "ismcts": against_ismcts,
        "pimc": against_pimc,
        "begging": begging,
        "probe": best_response,
        "solver": SolverRow,
        "times": TimesRow,
        "start": StartRow,
        "swaps": SwapsRow,
        "levels": ladder,
        "pitch": PitchRow,
        "hints": HintsRow,
        "rulesets": over_greedy,
    }
)
