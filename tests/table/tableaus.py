"""Tableaus laid apart from the window, and what can be read off one."""

from __future__ import annotations

from allfives_desktop.models.cards_model import Pile
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.table.board_layout import BELOW_ZERO, BoardLayout
from allfives_desktop.table.tableau import Tableau


def new_tableau(setup: MatchSetup) -> Tableau:
    tableau = Tableau()
    options = setup.options
    below = BELOW_ZERO if options.trump == "auction" else 0
    tableau.pegs.lay_out(
        BoardLayout(
            options.target, options.sides, best_of=options.best_of, upright=True, below=below
        )
    )
    return tableau


def shown(tableau: Tableau) -> dict[str, object]:
    """What a player sees, but for words that pass."""
    piles = {key: faces for key, faces in tableau.cards.layout().items() if key[0] is not Pile.OUT}
    plates = [(p.plate.name, p.plate.dealer, p.plate.bid, p.plate.spoken) for p in tableau.plates]
    tallies = [(row.name, row.score, row.to_go, row.won) for row in tableau.tallies.rows]
    words = tableau.words.words
    holes = [tableau.pegs.holes(track) for track in range(tableau.options.sides)]
    rows = [(row.label, row.value) for row in tableau.count.rows]
    return {
        "piles": piles,
        "plates": plates,
        "tallies": tallies,
        "trump": words.trump,
        "stock": words.stock,
        "standing": words.standing,
        "pegs": holes,
        "count": rows,
        "sheet": words.sheet_title,
    }
