"""What stands on a table, to be held against a table that is laid anew."""

from __future__ import annotations

from allfives_desktop.models.cards_model import Pile
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.table.assembly import Table
from allfives_desktop.table.tableau import Tableau


def standing(tableau: Tableau) -> dict[str, object]:
    """All that stays: cards, pegs, scores, words and the count."""
    piles = {key: faces for key, faces in tableau.cards.layout().items() if key[0] is not Pile.OUT}
    words = tableau.words.words
    pegs = [tableau.pegs.holes(track) for track in range(tableau.options.sides)]
    counted = [(row.label, row.note, row.value) for row in tableau.count.rows]
    plates = [(plate.plate.name, plate.plate.dealer) for plate in tableau.plates]
    return {
        "piles": piles,
        "pegs": pegs,
        "count": counted,
        "plates": plates,
        "words": (words.trump, words.stock, words.match, words.standing),
        "groups": (words.your_hand, words.actions, words.trick),
    }


def laid_anew(table: Table, session: MatchSession) -> dict[str, object]:
    """What would stand there if the match were taken up now."""
    tableau = Tableau()
    tableau.pegs.lay_out(table._layout())
    tableau.lay(session.setup, session.view(), session.seen)
    return standing(tableau)
