"""How everything in the viewer looks."""

from __future__ import annotations

from typing import NamedTuple

from allfives_desktop.models.hand_order import HandOrder
from allfives_desktop.table.appearance import Appearance, Scheme


class ViewerLook(NamedTuple):
    """Cards, board and cloth, the order of a hand, the colours round the table, and how large the
    letters on the table are: 1 as designed."""

    appearance: Appearance = Appearance()
    order: HandOrder = HandOrder.SUIT
    scheme: Scheme = Scheme.DARK
    letters: float = 1.0
